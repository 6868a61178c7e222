"""Placing a tile: where it may lie, and what happens to one that fits nowhere."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.events import TileRemoved
from tests.clauses import clause
from tests.games.carcassonne.positions import build, left, of_kind, play, refused, seen, table, words, zone

BESIDE_STARTS = {"D1", "A5", "C9", "F9", "I8", "K4", "I3"}
# After these only squares that need a path can be built on: house, tower and court tiles fit nowhere.
ALL_PATHS = ["D1 D01 3", "C9 C04 0", "F9 D03 1", "K4 D02 2", "I3 D06 3"]


def squares(said: list[str]) -> set[str]:
    return {word.split("-")[1] for word in said}


@clause("carcassonne", "place.first")
def test_the_first_tile_lies_beside_a_start_space() -> None:
    s = table()
    play(s, "draw-A09")
    assert squares(words(s)) == BESIDE_STARTS
    for square in ("E5", "A4", "A6", "D2", "C1"):
        for turn in range(4):
            refused(s, f"place-{square}-{turn}", "place.first")


@clause("carcassonne", "place.adjacent")
def test_a_tile_lies_beside_another_or_beside_any_start_space() -> None:
    s = table()
    build(s, "A5 B01 0")
    play(s, "draw-A09")
    assert squares(words(s)) == (BESIDE_STARTS - {"A5"}) | {"A4", "A6", "B5"}


@clause("carcassonne", "place.adjacent")
def test_touching_a_corner_is_not_enough() -> None:
    s = table()
    build(s, "A5 B01 0")
    play(s, "draw-A09")
    for square in ("B4", "B6"):
        for turn in range(4):
            refused(s, f"place-{square}-{turn}", "place.adjacent")


@clause("carcassonne", "place.paths")
def test_a_path_goes_on_in_a_path() -> None:
    s = table()
    build(s, "A5 B01 0")
    play(s, "draw-A03")  # House north, path south, courts east and west.
    for turn in (0, 1, 3):
        refused(s, f"place-B5-{turn}", "place.paths")
    assert "place-B5-2" in words(s)
    # Beside the courts of A5: any side but the path.
    refused(s, "place-A4-3", "place.paths")
    assert {"place-A4-0", "place-A4-1", "place-A4-2"} <= set(words(s))


@clause("carcassonne", "place.paths")
@pytest.mark.parametrize("tile", ["Z01", "Z11", "Z16", "Z18"])
@pytest.mark.parametrize("beside", ["B08 0", "B10 0", "B01 0"])
def test_houses_towers_and_courts_lie_side_by_side_in_any_way(tile: str, beside: str) -> None:
    s = table()
    build(s, f"A5 {beside}")
    play(s, f"draw-{tile}")
    turns = {"Z01": 1, "Z18": 1}.get(tile, 4)
    for square in ("A4", "A6"):
        assert [f"place-{square}-{turn}" for turn in range(turns)] == [
            w for w in words(s) if f"-{square}-" in w
        ]
    assert not any("-B5-" in word for word in words(s))


@clause("carcassonne", "place.paths")
def test_all_four_sides_must_agree() -> None:
    s = table()
    build(s, "A5 B01 0", "B5 D01 1", "A6 B02 0")
    play(s, "draw-C01")
    # North of B6 lies a path, west of it a court.
    assert [word for word in words(s) if "-B6-" in word] == ["place-B6-2"]
    for turn in (0, 1, 3):
        refused(s, f"place-B6-{turn}", "place.paths")


@clause("carcassonne", "place.start-path")
def test_a_path_start_space_is_continued_by_a_path() -> None:
    s = table()
    play(s, "draw-A03")
    assert [word for word in words(s) if "-A5-" in word] == ["place-A5-2"]
    assert [word for word in words(s) if "-I8-" in word] == ["place-I8-3"]
    refused(s, "place-A5-0", "place.start-path")


@clause("carcassonne", "place.start-path")
def test_a_path_does_not_lie_against_another_start_space() -> None:
    s = table()
    play(s, "draw-A03")
    for square, turn in {"D1": 1, "C9": 2, "F9": 3, "K4": 0, "I3": 1}.items():
        refused(s, f"place-{square}-{turn}", "place.start-path")
        assert len([word for word in words(s) if f"-{square}-" in word]) == 3


@clause("carcassonne", "place.start-path")
def test_a_tile_that_shows_something_else_may_lie_beside_a_start_space() -> None:
    s = table()
    play(s, "draw-Z08", "place-F9-1", "pass")  # A house against the tower of the start space.
    assert zone(s, "F9-1")["size"] == 1
    assert zone(s, "S4")["size"] == 1
    assert zone(s, "F9-1")["counted"]


@clause("carcassonne", "place.wall")
@pytest.mark.parametrize("tile", ["B02", "Z08", "Z11", "Z18"])  # Path, house, tower, court to the north.
def test_every_side_may_lie_against_the_wall(tile: str) -> None:
    s = table()
    build(s, "A5 B01 0")
    play(s, f"draw-{tile}")
    assert "place-A4-0" in words(s)


@clause("carcassonne", "place.empty")
def test_a_square_holds_one_tile() -> None:
    s = table()
    build(s, "A5 B01 0")
    play(s, "draw-B02")
    for turn in range(4):
        refused(s, f"place-A5-{turn}", "place.empty")


@clause("carcassonne", "place.same")
@pytest.mark.parametrize(
    ("tile", "turns"), [("Z01", 1), ("Z18", 1), ("Z06", 2), ("Z07", 2), ("Z13", 2), ("Z02", 4)]
)
def test_turns_that_look_the_same_are_one(tile: str, turns: int) -> None:
    s = table()
    play(s, f"draw-{tile}")
    assert [word for word in words(s) if "-D1-" in word] == [f"place-D1-{turn}" for turn in range(turns)]
    for turn in range(turns, 4):
        refused(s, f"place-D1-{turn}", "place.same")


@clause("carcassonne", "place.same")
def test_a_market_on_one_side_makes_turns_different() -> None:
    s = table()
    build(s, "A5 B01 0")
    play(s, "draw-B03")
    assert [word for word in words(s) if "-B5-" in word] == ["place-B5-0", "place-B5-2"]
    s = table()
    build(s, "A5 B03 0")
    play(s, "draw-B01")
    assert [word for word in words(s) if "-B5-" in word] == ["place-B5-0"]
    refused(s, "place-B5-2", "place.same")


@clause("carcassonne", "place.removed")
def test_a_tile_that_fits_nowhere_is_removed_and_another_drawn() -> None:
    s = table()
    build(s, *ALL_PATHS)
    told = play(s, "draw-Z01")
    assert len(of_kind(told, TileRemoved)) == 1
    assert (seen(s)["removed"], seen(s)["left"], seen(s)["tile"], seen(s)["turn"]) == (1, 54, None, 0)
    assert "draw-Z01" not in words(s)
    told = play(s, "draw-Z12", "draw-B01")
    assert seen(s)["removed"] == 2
    assert s.actor() == 0
    assert words(s, "place")


@clause("carcassonne", "place.removed", "end.last-tile")
def test_when_the_last_tile_cannot_be_placed_the_game_ends() -> None:
    s = table()
    build(s, *ALL_PATHS)
    left(s, "Z01", "Z02")
    play(s, "draw-Z02", "draw-Z01")
    assert seen(s)["over"]
    assert words(s) == []
    assert seen(s)["removed"] == 55
