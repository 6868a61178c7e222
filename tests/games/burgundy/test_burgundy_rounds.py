"""Phases and rounds: what is cleared and filled, the dice, the order of turns, the mines."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import DiceRolled, MinesPaid, RoundStarted, TurnStarted
from maniero.games.burgundy.names import NONE
from maniero.kernel.events import Event
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    bag,
    bridge,
    dealt,
    depot,
    give,
    go_on,
    goods_in,
    in_depot,
    new,
    objection,
    of_kind,
    play,
    player,
    refused,
    seen,
    table,
    words,
)


def turns(told: list[Event]) -> list[int]:
    return [event.seat for event in of_kind(told, TurnStarted)]


# ---- a new phase


@clause("burgundy", "phase.clear")
def test_tiles_left_on_the_board_go_and_goods_stay() -> None:
    s = table(2, round=5, whole=True)
    depot(s, 1, "market market", goods="1 4 4")
    depot(s, 3, "goat2 bank", goods="6")
    depot(s, BLACK, "ship ship castle mine")
    play(s, "end", "end")
    assert seen(s)["phase"] == "B"
    assert in_depot(s, 1) == ["ship"]  # The new one; the building is still to be drawn.
    assert in_depot(s, 3) == []
    assert in_depot(s, BLACK) == []
    assert goods_in(s, 1) == {"1": 1, "4": 2}
    assert goods_in(s, 3) == {"6": 1}


@clause("burgundy", "phase.clear")
def test_tiles_that_were_cleared_do_not_come_back() -> None:
    s = dealt(4, seed=2)
    rng = Rng(2)
    gone: set[str] = set()
    for phase in "ABCDE":
        assert seen(s)["phase"] == phase
        monasteries = {tile for number in range(1, 8) for tile in in_depot(s, number) if "monastery" in tile}
        assert len(monasteries) >= 4
        assert not gone & monasteries  # There is one of each.
        gone |= monasteries
        for _ in range(20):
            play(s, "end")
            go_on(s, rng)
    assert len(gone) == 26  # With four players all come.


@clause("burgundy", "phase.fill")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_is_filled_again(seats: int) -> None:
    s = table(seats, round=5, phase="C", whole=True)
    for seat in range(seats):
        assert s.turn == seat
        play(s, "end")
    go_on(s, Rng(3))
    assert seen(s)["phase"] == "D"
    assert seen(s)["round"] == 1
    assert [len(in_depot(s, number)) for number in range(1, 7)] == [seats] * 6
    assert len(in_depot(s, BLACK)) == {2: 4, 3: 6, 4: 8}[seats]


@clause("burgundy", "phase.fill")
def test_the_black_depot_takes_tiles_with_the_black_back_only() -> None:
    s = dealt(4)
    for _ in range(4):
        play(s, "end")
    black = [0] * len(s.black)
    for name in in_depot(s, BLACK):
        black[s.vocabulary().parse(f"tile-{name}").tile] += 1  # type: ignore[attr-defined]
    assert [left + there for left, there in zip(s.black, black, strict=True)] == s.box.black


@clause("burgundy", "phase.goods")
def test_five_goods_are_laid_out_and_one_goes_each_round() -> None:
    s = new(2)
    play(s, *["good-1"] * 3, *["good-2"] * 3)
    while not words(s, "good-"):
        play(s, words(s)[0])
    play(s, "good-3", "good-4", "good-3", "good-6", "good-1")
    assert seen(s)["round_goods"] == [3, 4, 3, 6, 1]
    left = [[4, 3, 6, 1], [3, 6, 1], [6, 1], [1], []]
    for number, rest in enumerate(left):
        assert seen(s)["round"] == number + 1
        play(s, "roll-1-1", "roll-1-1", "white-2")
        assert seen(s)["round_goods"] == rest
        play(s, "end", "end")
    assert seen(s)["phase"] == "B"
    assert goods_in(s, 2) == {"3": 2, "4": 1, "6": 1, "1": 1}


# ---- the dice


@clause("burgundy", "round.roll")
def test_all_roll_two_dice_before_the_first_turn() -> None:
    s = table(3, whole=True)
    s.round_goods = [0]
    play(s, "end", "end", "end")
    assert seen(s)["round"] == 2
    assert s.actor() == CHANCE
    assert len(words(s)) == 21
    assert s.weights() == [2 if word[5] != word[7] else 1 for word in words(s)]
    told = play(s, "roll-2-5", "roll-4-4", "roll-1-6", "white-3")
    assert [(event.seat, event.low, event.high) for event in of_kind(told, DiceRolled)] == [
        (0, 2, 5),
        (1, 4, 4),
        (2, 1, 6),
    ]
    assert [player(s, seat)["dice"] for seat in range(3)] == [[2, 5], [4, 4], [1, 6]]
    assert turns(told) == [0]


@clause("burgundy", "round.white")
def test_the_white_die_brings_a_good_to_the_depot_of_its_number() -> None:
    s = table(2, whole=True)
    s.round_goods = [4, 2]
    depot(s, 6, goods="1")
    play(s, "end", "end", "roll-1-1", "roll-1-1")
    assert words(s) == [f"white-{die}" for die in range(1, 7)]
    assert s.weights() == [1] * 6
    told = play(s, "white-6")
    assert goods_in(s, 6) == {"1": 1, "5": 1}
    assert seen(s)["round_goods"] == [3]
    assert seen(s)["white"] == 6
    assert [(event.white, event.good) for event in of_kind(told, RoundStarted)] == [(6, 4)]


@clause("burgundy", "round.white", "turn.dice")
def test_the_white_die_is_not_for_actions() -> None:
    s = table(2, whole=True)
    s.round_goods = [4]
    play(s, "end", "end", "roll-1-2", "roll-1-1", "white-6")
    depot(s, 6, "ship", goods="5")
    refused(s, "take-6-6", "turn.dice")
    refused(s, "workers-6", "turn.dice")
    assert player(s)["dice"] == [1, 2]


# ---- the order of turns


@clause("burgundy", "round.order")
@pytest.mark.parametrize(
    ("spaces", "order"),
    [("0 0 0 0", "1 2 3 4"), ("2 0 1 0", "1 3 4 2"), ("0 3 3 6", "4 3 2 1"), ("1 1 1 1", "3 1 4 2")],
)
def test_turns_go_along_the_bridge_and_down_each_stack(spaces: str, order: str) -> None:
    s = table(4, whole=True)
    s.round_goods = [0, 0]
    play(s, "end", "end", "end", "end")
    bridge(s, "0 0 0 0", "1 2 3 4")
    play(s, *["roll-1-1"] * 4, "white-1")
    bridge(s, spaces, order)  # In the middle of the round: it holds from the next.
    told = play(s, "end", "end", "end", "end")
    assert turns(told) == [1, 2, 3]
    told = play(s, *["roll-1-1"] * 4, "white-1", "end", "end", "end", "end")
    assert turns(told) == [int(seat) - 1 for seat in order.split()]
    assert [event.seat for event in of_kind(told, DiceRolled)] == turns(told)


@clause("burgundy", "round.order-fixed", "ship.marker")
def test_a_ship_changes_the_order_of_the_next_round_only() -> None:
    s = table(4, dice="2 2", whole=True)
    s.round_goods = [0]
    play(s, "end")
    assert s.turn == 1
    give(s, 1, dice="2 5", storage="ship ship")
    play(s, "place-2-D3", "tile-ship", "place-5-D5", "tile-ship")
    assert seen(s)["bridge"] == [1, 0, 2, 3]
    told = play(s, "end")
    assert turns(told) == [2]
    give(s, 2, dice="2 5", storage="ship")
    play(s, "place-2-D3", "tile-ship")
    assert seen(s)["bridge"] == [1, 2, 0, 3]
    told = play(s, "end", "end")
    assert turns(told) == [3]  # All had one turn each.
    told = play(s, *["roll-1-1"] * 4, "white-1", "end", "end", "end", "end")
    assert turns(told) == [1, 2, 0, 3]


@clause("burgundy", "round.order")
def test_every_player_has_one_turn_a_round_and_there_are_25_rounds() -> None:
    s = dealt(3, seed=5)
    rng, count = Rng(5), [0, 0, 0]
    while s.actor() != NOBODY:
        count[s.turn] += 1
        play(s, "end")
        go_on(s, rng)
    assert count == [25, 25, 25]


@clause("burgundy", "hidden.others")
def test_who_is_not_asked_may_say_nothing() -> None:
    s = table(3, dice="2 5")
    for seat in (1, 2):
        assert s.legal_for(seat) == []
        assert objection(s, "workers-2", seat) == "hidden.others"
        assert objection(s, "end", seat) == "hidden.others"
    assert objection(s, "workers-2", 0) == ""
    fresh = new(2)
    assert objection(fresh, "end", 0) == "hidden.others"
    assert objection(fresh, "end", CHANCE) == "hidden.others"


# ---- the end of a phase


@clause("burgundy", "mine.silver", "end.phase")
def test_every_mine_pays_a_silver_at_the_end_of_a_phase() -> None:
    s = table(2, round=5, whole=True)
    give(s, 0, tiles="E3:mine F2:mine", silver=3, workers=1)
    give(s, 1, silver=2)
    told = play(s, "end", "end")
    assert [(event.seat, event.silver, event.workers) for event in of_kind(told, MinesPaid)] == [(0, 2, 0)]
    assert [player(s, seat)["silver"] for seat in range(2)] == [5, 2]
    assert player(s)["workers"] == 1


@clause("burgundy", "mine.silver")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_mines_pay_nothing_between_the_rounds_of_a_phase(number: int) -> None:
    s = table(2, round=number, whole=True)
    give(s, 0, tiles="E3:mine")
    told = play(s, "end", "end")
    assert of_kind(told, MinesPaid) == []
    assert player(s)["silver"] == 0


@clause("burgundy", "mine.silver")
def test_a_mine_has_no_effect_when_placed() -> None:
    s = table(dice="4 4")
    give(s, storage="mine")
    told = play(s, "place-4-E3", "tile-mine")
    assert [type(event).__name__ for event in told] == ["TilePlaced"]
    assert player(s)["silver"] == 0
    assert s.turn == 0


@clause("burgundy", "end.phase")
def test_unused_dice_and_the_white_die_do_not_outlive_the_phase() -> None:
    s = table(2, round=5, dice="3 4", whole=True)
    play(s, "end", "end")
    assert seen(s)["phase"] == "B"
    assert seen(s)["round"] == 1
    assert [player(s, seat)["dice"] for seat in range(2)] == [[], []]
    assert s.turn == NONE
    assert s.goods == bag(" ".join(f"{good} " * 7 for good in range(1, 7)))  # Goods come last.
    assert all(word.startswith("draw-") for word in words(s))
