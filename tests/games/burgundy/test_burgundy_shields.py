"""Shields: how they are taken, hung on castles, paid for and scored.  What each does is in _shield_powers."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import MinesPaid, ShieldLost, ShieldTaken, TributePaid
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    dealt,
    depot,
    gained,
    give,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    table,
    words,
)

POINTS = [12] * 6 + [8] * 6 + [4] * 6  # Of shields 1 to 18.


@clause("burgundy", "shields.module")
@pytest.mark.parametrize(
    ("seats", "in_depots"), [(2, [1] * 6), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_shields_lie_in_the_depots(seats: int, in_depots: list[int]) -> None:
    s = dealt(seats, shields="yes")
    lying = [there["shields"] for there in seen(s)["depots"]]
    assert [len(shields) for shields in lying] == in_depots
    assert len({shield for shields in lying for shield in shields}) == sum(in_depots)
    assert [there["shields"] for there in seen(dealt(seats, seed=2, shields="yes"))["depots"]] != lying


@clause("burgundy", "shields.gone")
def test_shields_are_not_replaced() -> None:
    s = table(2, dice="5 5", round=5, whole=True, shields="yes")
    depot(s, 5, shields="7")
    depot(s, 6, shields="8")
    play(s, "shield-7", "castle-D4", "end", "end", "tribute-0-0")
    assert seen(s)["phase"] == "B"
    assert [there["shields"] for there in seen(s)["depots"]] == [[], [], [], [], [], [8]]


# ---- taking one


@clause("burgundy", "shields.take")
def test_doubles_take_a_shield_from_the_depot_of_their_number_instead_of_both_actions() -> None:
    s = table(dice="5 5", shields="yes")
    depot(s, 5, shields="7 9")
    depot(s, 4, shields="8")
    assert words(s, "shield-") == ["shield-7", "shield-9"]
    refused(s, "shield-8", "workers.change")
    refused(s, "shield-10", "shields.take")
    told = play(s, "shield-7", "castle-D4")
    assert [(event.shield, event.replaced) for event in of_kind(told, ShieldTaken)] == [(7, 0)]
    assert words(s) == ["end"]
    assert player(s)["dice"] == []
    assert seen(s)["depots"][4]["shields"] == [9]
    assert player(s)["shields"] == [{"number": 7, "space": "D4", "points": 8}]


@clause("burgundy", "shields.take")
def test_a_shield_needs_both_dice_unused() -> None:
    s = table(dice="5 5", shields="yes")
    depot(s, 5, shields="7")
    play(s, "workers-5")
    refused(s, "shield-7", "shields.dice")


@clause("burgundy", "shields.take", "purchase.any-moment")
def test_who_takes_a_shield_may_still_buy() -> None:
    s = table(dice="5 5", shields="yes")
    give(s, silver=2)
    depot(s, 5, shields="7")
    depot(s, BLACK, "ship")
    play(s, "shield-7", "castle-D4", "buy-black", "tile-ship")
    assert player(s)["storage"] == ["ship"]


@clause("burgundy", "shields.dice", "workers.change")
def test_the_rulebooks_example_two_workers_turn_a_three_into_a_five() -> None:
    s = table(dice="3 5", shields="yes")
    give(s, workers=2)
    depot(s, 5, shields="7")
    assert gained(s, "shield-7", "castle-D4") == {"workers": -2}


@clause("burgundy", "shields.dice")
def test_workers_may_change_both_dice() -> None:
    s = table(dice="1 2", shields="yes")
    give(s, workers=2)
    depot(s, 6, shields="7")
    refused(s, "shield-7", "workers.change")
    give(s, workers=3)
    assert gained(s, "shield-7", "castle-D4") == {"workers": -3}  # 1 to 6, and 2 to 1 to 6.


@clause("burgundy", "shields.dice", "monastery.8", "monastery.12")
def test_monastery_8_helps_and_monastery_12_does_not() -> None:
    s = table(dice="3 5", shields="yes")
    give(s, tiles="C4:monastery12", workers=1)
    depot(s, 5, shields="7")
    refused(s, "shield-7", "workers.change")
    give(s, tiles="B4:monastery8")
    assert gained(s, "shield-7", "castle-D4") == {"workers": -1}


@clause("burgundy", "shields.dice", "shield.16")
def test_shield_16_may_make_the_doubles() -> None:
    s = table(dice="3 5", shields="yes")
    give(s, shields="16:D4", tiles="B3:castle")
    depot(s, 5, shields="7")
    play(s, "set-3-5", "shield-7", "castle-B3")
    assert [shield["number"] for shield in player(s)["shields"]] == [7, 16]


# ---- castles


@clause("burgundy", "shields.place")
def test_a_shield_goes_on_a_castle_of_the_own_duchy_the_starting_one_too() -> None:
    s = table(dice="5 5", shields="yes", white="yes")
    give(s, tiles="B3:castle C3:whitecastle C4:monastery1")
    give(s, 1, tiles="A3:castle")
    depot(s, 5, shields="7")
    play(s, "shield-7")
    assert words(s) == ["castle-B3", "castle-D4"]
    refused(s, "castle-C3", "shields.place")


@clause("burgundy", "shields.place")
def test_a_shield_that_was_there_is_out_of_the_game() -> None:
    s = table(2, dice="5 5", phase="E", round=5, whole=True, shields="yes")
    give(s, shields="1:D4", silver=1)
    depot(s, 5, shields="7")
    told = play(s, "shield-7", "castle-D4")
    assert [(event.shield, event.replaced) for event in of_kind(told, ShieldTaken)] == [(7, 1)]
    assert [shield["number"] for shield in player(s)["shields"]] == [7]
    play(s, "end", "end")
    assert scored(play(s, "tribute-1-0")) == {"shield.7": 8}


# ---- the tribute


@clause("burgundy", "shields.tribute", "shields.order", "mine.silver")
def test_the_tribute_comes_before_the_mines_pay() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, tiles="E3:mine F2:mine B3:castle", shields="7:D4 8:B3", silver=1)
    play(s, "end", "end")
    assert words(s) == ["tribute-0-0", "tribute-1-0"]
    refused(s, "tribute-2-0", "shields.tribute")
    told = play(s, "tribute-1-0", "yield-8")
    assert [(event.silver, event.workers) for event in of_kind(told, TributePaid)] == [(1, 0)]
    assert [event.silver for event in of_kind(told, MinesPaid)] == [2]  # Without shield 8 again.
    assert player(s)["silver"] == 2


@clause("burgundy", "shields.tribute")
@pytest.mark.parametrize("phase", "ABCDE")
def test_every_phase_asks_for_the_tribute_the_last_one_too(phase: str) -> None:
    s = table(2, phase=phase, round=5, whole=True, shields="yes")
    give(s, shields="9:D4", silver=3)
    play(s, "end", "end")
    assert words(s) == ["tribute-0-0", "tribute-1-0"]


@clause("burgundy", "shields.tribute")
def test_who_has_no_shield_is_asked_for_nothing() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, silver=3)
    play(s, "end", "end")
    assert seen(s)["phase"] == "B"
    assert player(s)["silver"] == 3


@clause("burgundy", "shields.yield")
def test_shields_that_are_not_paid_for_are_lost_and_the_owner_chooses_which() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, tiles="B3:castle A3:castle", shields="7:D4 9:B3 12:A3", silver=3)
    play(s, "end", "end", "tribute-1-0")
    assert words(s) == ["yield-7", "yield-9", "yield-12"]
    refused(s, "yield-1", "shields.yield")
    play(s, "yield-9")
    assert words(s) == ["yield-7", "yield-12"]
    told = play(s, "yield-12")
    assert [event.shield for event in of_kind(told, ShieldLost)] == [12]
    assert [shield["number"] for shield in player(s)["shields"]] == [7]
    assert player(s)["silver"] == 2


@clause("burgundy", "shields.yield")
def test_where_all_must_go_nobody_is_asked_which() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, tiles="B3:castle", shields="7:D4 9:B3")
    told = play(s, "end", "end", "tribute-0-0")
    assert [event.shield for event in of_kind(told, ShieldLost)] == [7, 9]
    assert player(s)["shields"] == []


@clause("burgundy", "shields.order")
def test_players_settle_their_shields_in_the_order_of_the_last_round() -> None:
    s = table(3, round=5, whole=True, shields="yes")
    for seat, shield in ((0, 7), (1, 9), (2, 12)):
        give(s, seat, shields=f"{shield}:D4", silver=1)
    play(s, "end", "end", "end")
    asked = []
    while words(s, "tribute"):
        asked.append(s.actor())
        play(s, "tribute-1-0")
    assert asked == [0, 1, 2]


@clause("burgundy", "shields.order", "region.phase")
def test_a_region_completed_at_the_end_of_a_phase_scores_for_that_phase() -> None:
    s = table(2, round=5, phase="B", whole=True, shields="yes")
    give(s, tiles="E3:mine F2:mine", shields="14:D4")
    depot(s, 3, "mine")
    play(s, "end", "end", "take-x-3", "tile-mine")
    assert scored(play(s, "place-x-G1"))["region.phase"] == 8


@clause("burgundy", "purchase.turn", "shield.14")
def test_nothing_can_be_bought_or_hired_at_the_end_of_a_phase() -> None:
    s = table(2, round=5, whole=True, shields="yes", extra="yes")
    give(s, tiles="C3:bank C4:monastery28", shields="14:D4", silver=5)
    depot(s, 3, "castle")
    depot(s, BLACK, "ship")
    play(s, "end", "end", "take-x-3", "tile-castle", "place-x-B3")
    assert "workers-x" in words(s)  # The castle's action.
    refused(s, "buy-black", "purchase.turn")
    refused(s, "hire", "monastery.28")


# ---- the end


@clause("burgundy", "shields.points")
@pytest.mark.parametrize("shield", range(1, 19))
def test_at_the_end_every_shield_gives_its_points(shield: int) -> None:
    s = table(2, phase="E", round=5, whole=True, shields="yes")
    give(s, shields=f"{shield}:D4", silver=1)
    play(s, "end", "end")
    times = 2 if shield == 13 else 1
    assert scored(play(s, "tribute-1-0")) == {f"shield.{shield}": POINTS[shield - 1] * times}


@clause("burgundy", "shields.points", "shields.yield")
def test_a_shield_lost_at_the_end_gives_no_points() -> None:
    s = table(2, phase="E", round=5, whole=True, shields="yes")
    give(s, shields="1:D4", silver=1)
    play(s, "end", "end")
    assert scored(play(s, "tribute-0-0")) == {"end.silver": 1}


@clause("burgundy", "shields.monasteries", "shield.9", "monastery.3")
def test_where_shield_and_monastery_speak_of_the_same_the_shield_alone_counts() -> None:
    s = table(dice="4 4", shields="yes")
    give(s, tiles="C4:monastery3", shields="9:D4", goods="4")
    assert gained(s, "sell-4-4") == {"points": 4, "silver": 1}


@clause("burgundy", "shields.room", "shield.4")
def test_who_loses_shield_4_keeps_the_tiles_and_takes_none_until_there_is_room() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, shields="4:D4", storage="ship mine castle bank", silver=0)
    play(s, "end", "end", "tribute-0-0")
    assert player(s)["shields"] == []
    assert player(s)["storage"] == ["ship", "mine", "castle", "bank"]
    s = table(dice="4 4", shields="yes")
    give(s, storage="ship mine castle bank", silver=2)
    depot(s, 4, "bank")
    depot(s, BLACK, "ship")
    refused(s, "take-4-4", "shields.room")
    refused(s, "buy-black", "shields.room")
    play(s, "place-4-E3", "tile-mine", "take-4-4", "tile-bank")  # Three are left: room is made as usual.
    assert words(s) == ["drop-castle", "drop-ship", "drop-bank"]


@clause("burgundy", "shields.tribute", "end.silver")
def test_final_points_are_counted_after_the_last_tribute() -> None:
    s = table(2, phase="E", round=5, whole=True, shields="yes")
    give(s, shields="9:D4", silver=3)
    play(s, "end", "end")
    assert scored(play(s, "tribute-1-0"))["end.silver"] == 2
    assert seen(s)["over"]
