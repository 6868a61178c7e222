"""The Dilemma: a tile in hand."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import TileLaid
from maniero.games.castelli.names import NONE
from maniero.games.castelli.state import Castelli
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.castelli.positions import (
    end,
    fresh,
    hand,
    play,
    player,
    quietly,
    refused,
    scored,
    seen,
    silver,
    table,
    tile_of,
    turn_up,
    words,
)


def held(s: Castelli, seat: int = 0, viewer: int = NOBODY) -> str | None:
    tile = player(s, seat, viewer)["held"]
    return tile["name"] if tile else None


@clause("castelli", "dilemma.module", "setup.first")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_a_starting_tile(seats: int) -> None:
    s = fresh(seats, dilemma="yes", first="2")
    assert (s.actor(), words(s)) == (CHANCE, ["start-s1", "start-s2", "start-s3", "start-s4"])
    play(s, "start-s3")
    assert words(s) == ["start-s1", "start-s2", "start-s4"]
    assert [lord.held == NONE for lord in s.lords].index(False) == 1  # From the first player on.
    for _ in range(seats - 1):
        play(s, words(s)[0])
    assert (s.actor(), s.turn) == (1, 1)
    assert sorted(held(s, seat) or "" for seat in range(seats))[-1] == ("s3" if seats < 4 else "s4")


@clause("castelli", "dilemma.module")
def test_the_tile_in_hand_may_be_laid_instead_and_the_other_is_kept() -> None:
    s = table(4, dilemma="yes")
    play(s, "open-B2", "tile-h05")
    assert words(s) == [f"{verb}-{turn}" for verb in ("lay", "swap") for turn in range(4)]
    told = play(s, "swap-2")
    assert [(e.tile, e.turn, e.swapped) for e in told if isinstance(e, TileLaid)] == [
        (tile_of("s1"), 2, True)
    ]
    assert held(s) == "h05"
    assert s.lords[3].stock == [0, 0, 1]  # s1 is blue, red, green, yellow: green 6 north, B1 rock.


@clause("castelli", "dilemma.module")
def test_the_tile_that_was_turned_up_may_be_laid_as_ever() -> None:
    s = table(4, dilemma="yes")
    turn_up(s, "B2 h05")
    assert held(s) == "s1"
    assert s.lords[0].stock == [0, 0, 1]


@clause("castelli", "dilemma.module")
def test_another_tile_in_hand_is_changed_again_and_a_laid_one_does_not_come_back() -> None:
    s = table(2, dilemma="yes")
    play(s, "open-B2", "tile-h05", "swap-0", "end")
    turn_up(s, "D2 h06")
    play(s, "end", "open-F2", "tile-h07", "swap-1")
    assert (held(s), held(s, 1)) == ("h07", "s2")
    assert "start" not in " ".join(words(s))
    assert [s.tile(square).name for square in (4, 6)] == ["s1", "h05"]


@clause("castelli", "dilemma.module")
def test_without_the_dilemma_there_is_nothing_to_lay_instead() -> None:
    s = table(4)
    assert held(s) is None
    play(s, "open-B2", "tile-h05")
    refused(s, "swap-0", "dilemma.module")


@clause("castelli", "dilemma.open", "tile.silver", "tile.card")
def test_card_and_silver_are_those_of_the_tile_that_is_laid() -> None:
    s = table(2, dilemma="yes")
    play(s, "open-B2", "tile-h29", "swap-0")  # A starting tile has neither.
    assert (silver(s), s.actor()) == ([0, 0], 0)
    play(s, "end")
    turn_up(s, "D2 h06")
    play(s, "end", "open-F2", "tile-h07", "swap-0")  # Now h29 is laid.
    assert silver(s) == [1, 0]
    play(s, "draw-king3")
    assert hand(s) == "king3"


@clause("castelli", "dilemma.open")
def test_tiles_in_hand_are_open() -> None:
    s = table(3, dilemma="yes")
    play(s, "open-B2", "tile-h05", "swap-0")
    for viewer in (0, 1, 2, NOBODY):
        assert [held(s, seat, viewer) for seat in range(3)] == ["h05", "s2", "s3"]
        assert "h05" not in [tile["name"] for tile in seen(s, viewer)["unseen"]]


@clause("castelli", "dilemma.open")
def test_a_tile_in_hand_is_not_turned_up() -> None:
    s = table(3, dilemma="yes")
    play(s, "open-B2", "tile-h05", "swap-0", "end", "open-D2")
    assert "tile-h05" not in words(s)
    assert len(words(s)) == 31


@clause("castelli", "dilemma.kept")
def test_the_own_starting_tile_brings_five_points_another_tile_nothing() -> None:
    s = table(3, dilemma="yes")
    play(s, "open-B2", "tile-h01", "swap-0", "end")
    s.mine = 0
    told = end(s)
    assert [scored(told, seat).get("dilemma.kept", 0) for seat in range(3)] == [0, 5, 5]


@clause("castelli", "dilemma.kept", "setup.tiles")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dilemma_ends_with_the_last_tile_too(seats: int) -> None:
    s = table(seats, dilemma="yes")
    for _ in range(s.layout.squares):
        quietly(s, words(s, "open")[0])
        play(s, words(s, "open")[0], words_of_chance(s), "swap-0")
        quietly(s)
        play(s, "end")
    while s.asks:
        play(s, "done")
    assert seen(s)["left"] == 0
    assert [held(s, seat, 0) is not None for seat in range(seats)] == [True] * seats


def words_of_chance(s: Castelli) -> str:
    """The tile that comes first among those nobody has seen."""
    return f"tile-{seen(s)['unseen'][0]['name']}"
