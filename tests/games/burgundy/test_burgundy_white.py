"""White castles: a ninth kind of building, and actions with the white die."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.names import TILES
from maniero.games.burgundy.state import Burgundy
from tests.clauses import clause
from tests.games.burgundy.positions import (
    depot,
    ended,
    gained,
    give,
    new,
    play,
    player,
    refused,
    scored,
    seen,
    table,
    tile_on,
    words,
)


def placed(storage: str = "", goods: str = "", workers: int = 0, tiles: str = "") -> Burgundy:
    """A white castle was placed on C3; the white die shows 5, and a 1 is left."""
    s = table(dice="3 1", white="yes")
    s.white = 5
    give(s, tiles=tiles, storage=f"whitecastle {storage}", goods=goods, workers=workers)
    for number in range(1, 7):
        depot(s, number, "mine")
    play(s, "place-3-C3", "tile-whitecastle")
    return s


@clause("burgundy", "white.module")
def test_six_white_castles_are_beige_two_black_and_monastery_29_is_yellow() -> None:
    without, s = new(2), new(2, white="yes")
    for tile, name in enumerate(TILES[: len(s.coloured)]):
        more = (s.coloured[tile] - without.coloured[tile], s.black[tile] - without.black[tile])
        assert more == {"whitecastle": (6, 2), "monastery29": (1, 0)}.get(name, (0, 0)), name


@clause("burgundy", "white.action")
def test_a_white_castle_gives_an_action_with_the_number_of_the_white_die() -> None:
    s = placed(storage="ship castle", goods="4 5")
    assert words(s) == ["take-5-5", "place-5-D5", "sell-5-5", "workers-5", "skip"]
    assert gained(s, "workers-5") == {"workers": 2}
    assert seen(s)["white"] == 5
    assert words(s, "workers") == ["workers-1"]  # It was one action; the other die is still there.


@clause("burgundy", "white.action")
@pytest.mark.parametrize(
    ("said", "workers"),
    [
        ("take-5-6 tile-mine", 1),
        ("take-5-1 tile-mine", 2),
        ("sell-5-4", 1),
        ("place-5-D3 tile-ship", 3),
    ],
)
def test_workers_change_the_number_for_the_action_and_not_the_die(said: str, workers: int) -> None:
    s = placed(storage="ship", goods="4", workers=3)
    play(s, *said.split())
    assert player(s)["workers"] == 3 - workers
    assert seen(s)["white"] == 5


@clause("burgundy", "white.action")
def test_an_action_with_the_white_die_needs_the_workers() -> None:
    s = placed(workers=1)
    refused(s, "take-5-1", "workers.change")


@clause("burgundy", "white.action", "monastery.12")
def test_the_free_change_of_monasteries_works_with_the_white_die() -> None:
    s = placed(tiles="C4:monastery12")
    assert gained(s, "take-5-6", "tile-mine") == {}


@clause("burgundy", "white.action")
def test_the_action_of_a_white_castle_may_be_left_unused_and_is_then_lost() -> None:
    s = placed()
    play(s, "skip")
    assert words(s) == ["take-1-1", "workers-1", "end"]


@clause("burgundy", "white.action", "monastery.14")
def test_taking_workers_with_the_white_die_is_an_action_like_others() -> None:
    s = placed(tiles="C4:monastery14")
    assert gained(s, "workers-5") == {"workers": 4}


@clause("burgundy", "white.kind", "place.colour")
def test_a_white_castle_goes_on_building_spaces_and_not_on_castle_spaces() -> None:
    s = table(dice="6 3", white="yes")
    give(s, tiles="C3:bank", storage="whitecastle")
    refused(s, "place-6-B3", "place.colour")
    assert tile_on(placed(), "C3") == "whitecastle"


@clause("burgundy", "white.kind", "place.once-per-town", "monastery.1")
def test_one_white_castle_in_a_town() -> None:
    s = table(dice="1 5", white="yes")
    give(s, tiles="E4:whitecastle", storage="whitecastle")
    refused(s, "place-1-E5", "place.once-per-town")
    give(s, tiles="C4:monastery1")
    play(s, "place-1-E5", "tile-whitecastle")
    assert tile_on(s, "E5") == "whitecastle"


@clause("burgundy", "white.kind")
def test_a_carpenter_takes_white_castles_and_a_church_does_not() -> None:
    for building, taken in (("carpenter", True), ("church", False)):
        s = table(dice="3 1", white="yes")
        give(s, storage=building)
        depot(s, 2, "whitecastle")
        play(s, "place-3-C3", f"tile-{building}")
        assert ("take-x-2" in words(s)) == taken


@clause("burgundy", "white.kind", "region.size")
def test_a_white_castle_fills_a_town_like_any_building() -> None:
    s = table(dice="3 1", white="yes")
    give(s, storage="whitecastle")
    assert scored(play(s, "place-3-C3", "tile-whitecastle")) == {"region.size": 1, "region.phase": 10}


@clause("burgundy", "monastery.29")
def test_monastery_29_four_points_for_each_white_castle() -> None:
    s = table(2, phase="E", round=5, whole=True, white="yes")
    give(s, 0, tiles="C4:monastery29 C3:whitecastle E4:whitecastle B3:castle")
    give(s, 1, tiles="C3:whitecastle", storage="monastery29")
    told = ended(s)
    assert scored(told) == {"monastery.29": 8}
    assert scored(told, 1) == {}
