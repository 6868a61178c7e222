"""Inns: one more each phase, on spaces of any colour, and regions that score as larger ones."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import InnLaidOut, MinesPaid
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    dealt,
    depot,
    ended,
    gained,
    give,
    in_depot,
    inns,
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


@clause("burgundy", "inns.module", "inns.phase")
def test_every_phase_brings_an_inn_and_the_others_stay() -> None:
    s = dealt(2, inns="yes")
    assert seen(s)["inns"] == 1
    for phase in "ABCD":
        s = table(2, phase=phase, round=5, whole=True, inns="yes")
        inns(s, "ABCDE".index(phase) + 1)
        told = ended(s)
        assert len(of_kind(told, InnLaidOut)) == 1
        assert seen(s)["inns"] == "ABCDE".index(phase) + 2


@clause("burgundy", "inns.phase", "phase.clear")
def test_an_inn_stays_when_the_black_depot_is_cleared() -> None:
    s = table(2, round=5, whole=True, inns="yes")
    depot(s, BLACK, "ship")
    inns(s, 1)
    ended(s)
    assert in_depot(s, BLACK) == []
    assert seen(s)["inns"] == 2


@clause("burgundy", "inns.buy", "purchase.silver")
def test_an_inn_is_bought_for_two_silver_and_goes_to_a_key_space() -> None:
    s = table(inns="yes")
    give(s, silver=2)
    depot(s, BLACK, "ship")
    inns(s, 2)
    play(s, "buy-black")
    assert words(s) == ["tile-ship", "tile-inn"]
    play(s, "tile-inn")
    assert (player(s)["storage"], player(s)["silver"], seen(s)["inns"]) == (["inn"], 0, 1)


@clause("burgundy", "inns.buy", "purchase.once")
def test_an_inn_is_the_purchase_of_the_turn() -> None:
    s = table(inns="yes")
    give(s, silver=4)
    inns(s, 2)
    play(s, "buy-black", "tile-inn")
    refused(s, "buy-black", "purchase.once")


@clause("burgundy", "inns.buy", "monastery.6")
def test_workers_pay_for_an_inn_with_monastery_6() -> None:
    s = table(inns="yes")
    give(s, tiles="C4:monastery6", silver=1, workers=1)
    inns(s, 1)
    assert gained(s, "buy-black", "pay-1-1", "tile-inn") == {"silver": -1, "workers": -1}
    assert player(s)["storage"] == ["inn"]


@clause("burgundy", "inns.buy", "take.depot")
def test_no_die_takes_an_inn() -> None:
    s = table(dice="1 6", inns="yes")
    give(s, workers=6)
    inns(s, 1)
    assert words(s, "take-") == []


@clause("burgundy", "inns.place")
@pytest.mark.parametrize(
    ("die", "space"), [(3, "C3"), (1, "C4"), (2, "D3"), (5, "D5"), (4, "E3"), (6, "B3"), (5, "C1")]
)
def test_an_inn_goes_on_a_space_of_any_colour_with_its_number(die: int, space: str) -> None:
    s = table(dice=f"{die} {die}", inns="yes")
    give(s, tiles="C2:cow2", storage="inn")
    if space == "B3":
        give(s, tiles="C3:bank")
    play(s, f"place-{die}-{space}", "tile-inn")
    assert tile_on(s, space) == "inn"


@clause("burgundy", "inns.place", "place.adjacent", "workers.change")
def test_an_inn_needs_the_number_and_a_neighbour() -> None:
    s = table(dice="3 3", inns="yes")
    give(s, storage="inn")
    refused(s, "place-3-E3", "workers.change")
    refused(s, "place-3-G1", "place.adjacent")
    give(s, workers=1)
    assert gained(s, "place-3-E3", "tile-inn") == {"workers": -1}


@clause("burgundy", "inns.place", "monastery.11")
def test_no_monastery_changes_the_die_for_an_inn_for_nothing() -> None:
    s = table(dice="3 3", inns="yes")
    give(s, tiles="C4:monastery11 F3:monastery9 G3:monastery10", storage="inn")
    refused(s, "place-3-E3", "workers.change")
    give(s, storage="inn mine", workers=0)
    play(s, "place-3-E3")
    assert words(s) == ["tile-mine"]  # Free for the mine alone.


@clause("burgundy", "inns.once")
def test_one_inn_in_a_region() -> None:
    s = table(dice="1 6", inns="yes")
    give(s, tiles="D3:inn", storage="inn")
    refused(s, "place-1-D2", "inns.once")
    give(s, tiles="D2:ship E1:bank")
    refused(s, "place-6-D1", "inns.once")
    play(s, "place-6-F1", "tile-inn")  # Another region.
    assert tile_on(s, "F1") == "inn"


@clause("burgundy", "inns.size", "inns.nothing")
def test_the_rulebooks_example_a_region_of_four_with_an_inn_gives_fifteen() -> None:
    for tiles, last in (("E4:cow2 F3:pig2 G2:goat2", "inn"), ("E4:inn F3:pig2 G2:goat2", "sheep2")):
        s = table(2, 2, dice="3 3", inns="yes")
        give(s, tiles=tiles, storage=last)
        points = scored(play(s, "place-3-G1", f"tile-{last}"))
        assert points["region.size"] == 15
        assert points["region.phase"] == 10
        assert points.get("livestock.points", 0) == (0 if last == "inn" else 2)


@clause("burgundy", "inns.size")
def test_a_region_never_scores_as_more_than_eight() -> None:
    s = table(2, 10, dice="6 6", castle="A4", inns="yes")
    town = "A2:market B3:carpenter C4:church D2:warehouse D3:boarding D4:bank D5:cityhall"  # And D1.
    give(s, tiles=town, storage="inn")
    assert scored(play(s, "place-6-D1", "tile-inn"))["region.size"] == 36


@clause("burgundy", "inns.nothing", "mine.silver")
def test_an_inn_on_a_mine_space_is_no_mine() -> None:
    s = table(2, round=5, whole=True, inns="yes")
    give(s, 0, tiles="E3:inn F2:mine")
    assert [event.silver for event in of_kind(ended(s), MinesPaid)] == [1]


@clause("burgundy", "inns.nothing", "castle.action", "ship.marker")
def test_an_inn_sets_nothing_off() -> None:
    for die, space in ((6, "B3"), (2, "D3")):
        s = table(dice=f"{die} {die}", inns="yes")
        give(s, tiles="C3:bank", storage="inn")
        depot(s, 1, goods="3")
        play(s, f"place-{die}-{space}", "tile-inn")
        assert "end" in words(s)
        assert (player(s)["bridge"], player(s)["goods"]) == (0, {})


@clause("burgundy", "inns.nothing", "colour.first")
def test_an_inn_helps_to_fill_a_colour() -> None:
    s = table(2, dice="3 3", inns="yes")
    give(s, tiles="E3:mine F2:mine", storage="inn")
    points = scored(play(s, "place-3-G1", "tile-inn"))
    assert points == {"region.size": 10, "region.phase": 10, "colour.first": 5}


@clause("burgundy", "inns.nothing", "place.adjacent")
def test_tiles_may_be_placed_beside_an_inn() -> None:
    s = table(dice="1 1", inns="yes")
    give(s, tiles="E3:inn", storage="mine")
    play(s, "place-1-F2", "tile-mine")
    assert tile_on(s, "F2") == "mine"
