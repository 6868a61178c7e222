"""The set-up: duchies, starting castles, workers, silver, goods, the bridge and the depots."""

from __future__ import annotations

import pytest

from maniero.games.burgundy import BURGUNDY
from maniero.games.burgundy.actions import Draw
from maniero.games.burgundy.events import DuchyChosen, PhaseStarted, RegionCompleted
from maniero.games.burgundy.names import COLOUR_OF, COLOURS, TILE_CASTLE
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.options import OptionError
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    bag,
    dealt,
    depot,
    give,
    in_depot,
    new,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    table,
    tile_on,
    words,
)


def deal(s: Burgundy, *goods: int) -> None:
    play(s, *[f"good-{good}" for good in goods])


# ---- duchies


@clause("burgundy", "setup.duchy")
@pytest.mark.parametrize("duchy", range(1, 11))
def test_all_players_get_the_duchy_that_was_agreed(duchy: int) -> None:
    s = new(4, duchy=str(duchy))
    assert [player(s, seat)["duchy"] for seat in range(4)] == [str(duchy)] * 4


@clause("burgundy", "setup.random")
def test_random_duchies_are_dealt_in_turn_order_each_once() -> None:
    s = new(3, duchy="random", first="2")
    while words(s, "good-"):
        play(s, words(s)[0])
    assert s.actor() == CHANCE
    assert words(s) == [f"offer-{n}" for n in range(1, 11)]
    assert s.weights() == [1] * 10
    play(s, "offer-7")
    refused(s, "offer-7", "hidden.others")
    told = play(s, "offer-3", "offer-9")
    assert [(event.seat, event.duchy) for event in of_kind(told, DuchyChosen)] == [
        (1, "7"),
        (2, "3"),
        (0, "9"),
    ]
    assert [player(s, seat)["duchy"] for seat in range(3)] == ["9", "7", "3"]


@clause("burgundy", "setup.chosen")
def test_each_player_chooses_one_of_two_duchies_in_turn_order() -> None:
    s = new(2, duchy="chosen", first="2")
    while words(s, "good-"):
        play(s, words(s)[0])
    seen_words = []
    while s.actor() == CHANCE and words(s, "offer-"):
        seen_words.append(words(s))
        play(s, words(s)[-1])
    assert seen_words[0] == [f"offer-{n}" for n in range(3, 11)]
    assert seen_words[-1] == [f"offer-{n}" for n in range(3, 8)]
    while s.actor() == CHANCE:
        play(s, words(s)[0])
    assert s.actor() == 1
    assert words(s) == ["duchy-9", "duchy-10"]
    refused(s, "duchy-8", "setup.chosen")
    refused(s, "castle-D4", "setup.chosen")
    play(s, "duchy-10")
    assert s.actor() == 0
    assert words(s) == ["duchy-7", "duchy-8"]
    play(s, "duchy-7")
    assert [player(s, seat)["duchy"] for seat in range(2)] == ["7", "10"]


@clause("burgundy", "setup.chosen")
def test_duchies_are_chosen_after_all_other_preparations() -> None:
    """So the goods are known to who chooses (the last page of the rulebook)."""
    s = new(3, duchy="chosen")
    while s.actor() == CHANCE:
        play(s, words(s)[0])
    assert words(s, "duchy-")
    assert [sum(player(s, seat)["goods"].values()) for seat in range(3)] == [3, 3, 3]


@clause("burgundy", "setup.castle", "setup.chosen")
def test_starting_castles_are_placed_after_all_other_preparations() -> None:
    s = new(3, duchy="6")
    while s.actor() == CHANCE:
        play(s, words(s)[0])
    assert words(s, "castle-")
    assert [sum(player(s, seat)["goods"].values()) for seat in range(3)] == [3, 3, 3]


# ---- the starting castle


@clause("burgundy", "setup.castle")
@pytest.mark.parametrize("duchy", ["1", "2"])
def test_the_starting_castle_stands_in_the_middle_of_duchies_1_and_2(duchy: str) -> None:
    s = dealt(2, duchy=duchy)
    for seat in range(2):
        assert [there["name"] for there in player(s, seat)["spaces"] if there["tile"]] == ["D4"]
        assert tile_on(s, "D4", seat) == "castle"


@clause("burgundy", "setup.castle")
@pytest.mark.parametrize(
    ("duchy", "castles"),
    [
        (3, "B3 D4 F1 F5"),
        (4, "A1 C5 E2 G4"),
        (5, "C2 D5 E2 F4"),
        (6, "A3 D4 G1 G4"),
        (7, "A2 A3 G2 G3"),
        (8, "B2 B4 F2 F4"),
        (9, "A3 D1 D6 G2"),
        (10, "A4 D7 G1 G4"),
    ],
)
def test_the_starting_castle_stands_on_any_castle_space_of_the_other_duchies(
    duchy: int, castles: str
) -> None:
    s = new(2, duchy=str(duchy), first="2")
    while s.actor() == CHANCE:
        play(s, words(s)[0])
    assert s.actor() == 1
    assert words(s) == [f"castle-{space}" for space in castles.split()]
    refused(s, "castle-A1" if duchy != 4 else "castle-A2", "setup.castle")
    last = castles.rsplit(maxsplit=1)[-1]
    play(s, f"castle-{last}")
    assert tile_on(s, last, 1) == "castle"
    while s.actor() == CHANCE:
        play(s, words(s)[0])
    assert s.actor() == 0
    assert words(s) == [f"castle-{space}" for space in castles.split()]


@clause("burgundy", "setup.castle")
def test_starting_castles_come_from_the_dark_green_pile() -> None:
    s = dealt(4)
    assert s.coloured[TILE_CASTLE] == 14 - 4 - 2  # Four to start with, two in the depots.


@clause("burgundy", "setup.castle-idle")
@pytest.mark.parametrize("duchy", ["1", "2", "3"])
def test_the_starting_castle_does_nothing_and_completes_nothing(duchy: str) -> None:
    s = new(2, duchy=duchy)
    s.told = []
    while s.turn < 0:
        s.apply(s.vocabulary().parse("castle-D4" if "castle-D4" in words(s) else words(s)[0]))
    assert tile_on(s, "D4") == "castle"
    assert s.points == [0, 0]  # D4 is a region of one space in all three.
    assert of_kind(s.told, RegionCompleted) == []
    assert player(s)["bonus_tiles"] == 0


@clause("burgundy", "setup.castle-idle", "colour.first")
def test_the_starting_castle_counts_for_the_colour() -> None:
    s = table(duchy=2, dice="3 6", phase="C")
    give(s, tiles="A4:castle D1:castle F5:mine", storage="castle")
    told = play(s, "place-3-G4", "tile-castle")
    assert scored(told) == {"region.size": 1, "region.phase": 6, "colour.first": 7}


# ---- what each player gets


@clause("burgundy", "setup.first", "setup.workers", "setup.bridge")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_says_who_starts_and_the_others_follow_clockwise(seats: int) -> None:
    for first in range(1, seats + 1):
        s = new(seats, first="random")
        assert s.actor() == CHANCE
        assert words(s) == [f"first-{seat + 1}" for seat in range(seats)]
        assert s.weights() == [1] * seats
        play(s, f"first-{first}")
        clockwise = [(first - 1 + i) % seats for i in range(seats)]
        assert seen(s)["bridge"] == clockwise
        assert [player(s, seat)["bridge"] for seat in range(seats)] == [0] * seats
        assert [player(s, seat)["workers"] for seat in clockwise] == [1, 2, 3, 4][:seats]


@clause("burgundy", "setup.first")
def test_the_start_player_may_be_agreed_and_must_sit_at_the_table() -> None:
    assert seen(new(3, first="3"))["bridge"] == [2, 0, 1]
    with pytest.raises(OptionError, match="option first cannot be '4' with 3 players; it is for 4"):
        BURGUNDY.new(3, {"first": "4"})


@clause("burgundy", "setup.silver")
def test_each_player_has_one_silver() -> None:
    s = dealt(4)
    assert [player(s, seat)["silver"] for seat in range(4)] == [1, 1, 1, 1]
    assert s.points == [0, 0, 0, 0]


@clause("burgundy", "setup.goods")
def test_each_player_has_three_goods_drawn_by_chance() -> None:
    s = new(2, first="2")
    assert s.actor() == CHANCE
    assert words(s) == [f"good-{good}" for good in range(1, 7)]
    assert s.weights() == [7] * 6
    deal(s, 1, 1, 4, 2, 3, 1)
    assert player(s, 1)["goods"] == {"1": 2, "4": 1}
    assert player(s, 0)["goods"] == {"1": 1, "2": 1, "3": 1}
    assert s.goods == bag("1 " * 4 + "2 " * 6 + "3 " * 6 + "4 " * 6 + "5 " * 7 + "6 " * 7)


@clause("burgundy", "setup.goods")
def test_a_kind_of_goods_that_is_all_drawn_is_drawn_no_more() -> None:
    s = new(3)
    deal(s, *[5] * 7)
    assert words(s) == ["good-1", "good-2", "good-3", "good-4", "good-6"]
    refused(s, "good-5", "hidden.others")


@clause("burgundy", "setup.bonus-tiles")
@pytest.mark.parametrize(("seats", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_each_colour_has_two_bonus_tiles(seats: int, first: int, second: int) -> None:
    assert seen(dealt(seats))["colours"] == [
        {"colour": colour, "first": first, "second": second, "owners": []} for colour in COLOURS
    ]


@clause("burgundy", "setup.depots", "phase.fill")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_places_are_filled_for_phase_a(seats: int) -> None:
    s = dealt(seats)
    assert [len(in_depot(s, number)) for number in range(1, 7)] == [seats] * 6
    assert len(in_depot(s, BLACK)) == {2: 4, 3: 6, 4: 8}[seats]
    for shown in seen(s)["depots"]:
        for there in shown["places"]:
            assert there["tile"] is not None
    for place, tile in enumerate(s.depots):
        assert tile < 0 or COLOUR_OF[tile] == s.box.board(seats).places[0][place]


@clause("burgundy", "setup.three")
@pytest.mark.parametrize(
    ("phase", "tile"), [(0, "castle"), (1, "mine"), (2, "castle"), (3, "mine"), (4, "castle")]
)
def test_with_three_players_a_place_of_depot_6_changes(phase: int, tile: str) -> None:
    s = table(3, phase="ABCDE"[phase - 1] if phase else "A", round=5, whole=True)
    if phase == 0:
        s = dealt(3)
    else:
        for _ in range(3):
            play(s, "end")
    assert seen(s)["phase"] == "ABCDE"[phase]
    assert tile in in_depot(s, 6)
    assert ({"castle", "mine"} - {tile}).isdisjoint(in_depot(s, 6))


@clause("burgundy", "setup.three")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_other_numbers_of_players_it_does_not_change(seats: int) -> None:
    s = table(seats, phase="A", round=5, whole=True)
    for _ in range(seats):
        play(s, "end")
    assert seen(s)["phase"] == "B"
    assert ("castle" in in_depot(s, 6)) == (seats == 4)
    assert "mine" not in in_depot(s, 6)


@clause("burgundy", "setup.supply")
def test_silver_and_workers_never_run_out() -> None:
    s = table(dice="3 3")
    give(s, tiles="D3:ship D5:ship", storage="boarding bank", workers=26, silver=24)
    depot(s, 1, "bank")
    play(s, "place-3-C3", "tile-boarding", "place-3-E4", "tile-bank")
    assert player(s)["workers"] == 30
    assert player(s)["silver"] == 26


@clause("burgundy", "phase.fill")
def test_tiles_are_drawn_by_their_number_in_the_pile() -> None:
    s = new(4)
    deal(s, *[1, 2, 3] * 4)
    assert of_kind(s.told or [], PhaseStarted)
    options = {action.tile: weight for action, weight in zip(s.legal(), s.weights(), strict=True)}  # type: ignore[attr-defined]
    assert all(isinstance(action, Draw) for action in s.legal())
    assert options == {tile: s.coloured[tile] for tile in options}
    assert {COLOURS[COLOUR_OF[tile]] for tile in options} == {"monastery"}  # Depot 1, place 1.
    assert len(options) == 20
