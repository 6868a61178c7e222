"""Paths, towers, houses and keeps: when they are complete, and what they are worth."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.events import KeepMoved
from maniero.games.carcassonne.state import Castle
from tests.clauses import clause
from tests.games.carcassonne.positions import build, of_kind, play, player, scored, seen, stand, table, zone


@clause("carcassonne", "path.points", "path.complete")
def test_a_path_gives_a_point_for_each_tile_and_for_its_start_space() -> None:
    s = table()
    build(s, "A5 B01 0", "B5 B04 0")
    stand(s, 0, "A5-1")
    told = play(s, "draw-A03", "place-C5-2", "pass")  # It ends at a building.
    assert scored(told) == [(0, "path.points", 4)]


@clause("carcassonne", "path.points", "path.complete")
def test_a_path_between_two_start_spaces_counts_both() -> None:
    s = table()
    build(s, "A5 B01 0", "B5 B03 0", "C5 B04 0", "D5 B06 0", "E5 B07 0", "F5 B08 0", "G5 B10 0")
    build(s, "H5 C04 2", "H6 C04 0", "I6 C01 2", "I7 B02 1")
    stand(s, 0, "H6-1")
    told = play(s, "draw-B05", "place-I8-1", "pass")
    assert scored(told) == [(0, "path.wells", 28)]  # 12 tiles and 2 start spaces, with wells.


@clause("carcassonne", "path.wells")
@pytest.mark.parametrize(("last", "wells"), [("A03", 1), ("A04", 2)])
def test_wells_give_2_points_for_each_tile_however_many_they_are(last: str, wells: int) -> None:
    """The rulebook's example: 3 tiles and a start space with wells are 8 points."""
    s = table()
    build(s, "A5 B02 0", "B5 B01 0")
    stand(s, 1, "A5-1")
    told = play(s, f"draw-{last}", "place-C5-2", "pass")
    assert zone(s, "A5-1")["wells"] == wells
    assert scored(told) == [(1, "path.wells", 8)]


@clause("carcassonne", "path.complete")
def test_a_loop_is_complete() -> None:
    s = table()
    build(s, "D4 C01 3", "D5 C04 0", "E5 C04 1")
    stand(s, 0, "D5-1")
    assert zone(s, "D5-1")["open"] == 2
    told = play(s, "draw-C06", "place-E4-2", "pass")
    assert scored(told) == [(0, "path.points", 4)]


@clause("carcassonne", "path.complete")
def test_a_plaza_ends_three_paths_and_a_well_joins_them() -> None:
    s = table()
    build(s, "D5 D01 0", "F5 D04 0")
    assert [zone(s, f"D5-{part}")["open"] for part in (1, 2, 3)] == [1, 1, 1]
    assert len({zone(s, f"D5-{part}")["name"] for part in (1, 2, 3)}) == 3
    assert zone(s, "F5-1")["open"] == 3


@clause("carcassonne", "path.complete")
def test_a_path_ends_at_the_wall() -> None:
    s = table()
    build(s, "A6 Z18 0")
    told = play(s, "draw-B01", "place-A7-0", "claim-1")  # North the wall, south an empty square.
    assert scored(told) == []
    told = play(s, "draw-C01", "place-B7-1", "pass")  # On to the west: the path is still open.
    assert scored(told) == []
    told = play(s, "draw-A03", "place-B6-3", "pass")
    assert scored(told) == [(0, "path.points", 3)]


@clause("carcassonne", "path.complete")
def test_a_missing_tile_does_not_end_a_path() -> None:
    """The Italian text says so, but means the loop."""
    s = table()
    told = play(s, "draw-B02", "place-A5-0", "claim-1")
    assert scored(told) == []
    assert zone(s, "A5-1")["open"] == 1
    assert player(s)["supply"] == 5


@clause("carcassonne", "tower.points", "tower.complete")
def test_a_tower_of_four_tiles() -> None:
    """The rulebook's example: 4 tiles are 8 points."""
    s = table()
    build(s, "D4 Z12 1", "D5 Z12 2", "E5 Z09 3")
    stand(s, 0, "D4-1")
    assert zone(s, "D4-1")["open"] == 2
    told = play(s, "draw-Z10", "place-E4-0", "pass")
    assert scored(told) == [(0, "tower.points", 8)]


@clause("carcassonne", "tower.complete")
def test_a_tower_is_open_while_a_tile_is_missing() -> None:
    s = table()
    build(s, "D5 A02 2")  # Tower east, south and west; path north.
    stand(s, 0, "D5-1")
    told = play(s, "draw-Z18", "place-D6-0", "pass", "draw-Z01", "place-D4-0", "pass")
    assert scored(told) == []
    assert zone(s, "D5-1")["open"] == 1
    told = play(s, "draw-D01", "place-E5-0", "pass")  # A court closes the last side.
    assert scored(told) == [(0, "tower.points", 2)]


@clause("carcassonne", "tower.points", "tower.complete")
@pytest.mark.parametrize(("square", "turn"), [("F9", 1), ("I3", 3)])
def test_the_start_space_of_a_tower_counts(square: str, turn: int) -> None:
    s = table()
    told = play(s, "draw-A05", f"place-{square}-{turn}", "claim-1")
    assert scored(told) == [(0, "tower.points", 4)]


@clause("carcassonne", "house.points", "house.complete", "place.wall")
def test_a_house_of_one_tile_gives_1_point_and_is_not_joined_with_another() -> None:
    """The rulebook's example: two houses that are not connected."""
    s = table()
    build(s, "A5 B01 0")
    told = play(s, "draw-Z07", "place-A4-0", "claim-1")  # One house at the wall, one to the south.
    assert scored(told) == [(0, "house.points", 1)]
    assert zone(s, "A4-2")["open"] == 1
    assert not zone(s, "A4-2")["counted"]


@clause("carcassonne", "house.complete")
def test_houses_that_touch_at_a_corner_are_not_joined() -> None:
    s = table()
    build(s, "D5 Z08 0", "C6 Z02 2", "D6 Z18 0")
    assert zone(s, "D5-1")["name"] != zone(s, "C6-1")["name"]


@clause("carcassonne", "house.points", "house.complete")
@pytest.mark.parametrize(("square", "turn"), [("C9", 0), ("K4", 2)])
def test_the_start_space_of_a_house_counts(square: str, turn: int) -> None:
    s = table()
    told = play(s, "draw-A03", f"place-{square}-{turn}", "claim-1")
    assert scored(told) == [(0, "house.points", 2)]
    assert player(s)["keep"] == 2


@clause("carcassonne", "house.complete", "house.points")
def test_a_house_gives_1_point_for_each_tile_not_2() -> None:
    s = table()
    build(s, "C5 A03 2", "E5 A04 0", "D6 Z18 0", "D4 Z08 1")
    stand(s, 1, "D4-1")
    told = play(s, "draw-Z01", "place-D5-0", "pass")  # D6 shows a court: closed.
    assert scored(told) == [(1, "house.points", 4)]


@clause("carcassonne", "keep.first", "count.return")
def test_the_first_house_gets_the_keep() -> None:
    s = table()
    build(s, "A5 B01 0")
    told = play(s, "draw-Z08", "place-A4-0", "claim-1")
    assert of_kind(told, KeepMoved) == [{"seat": 0, "size": 1}]
    own = player(s)
    assert (own["keep"], own["supply"]) == (1, 6)
    assert own["keep_zone"] is not None
    assert zone(s, "A4-1")["name"] == "A4-1"
    assert player(s, 1)["keep"] == 0


@clause("carcassonne", "keep.first")
def test_towers_and_paths_get_no_keep_nor_does_a_house_nobody_leads() -> None:
    s = table()
    build(s, "C5 A03 2", "E5 A04 0", "D4 Z08 1", "D6 Z18 0")
    stand(s, 0, "C5-1")
    stand(s, 1, "E5-1")
    told = play(s, "draw-Z01", "place-D5-0", "pass")
    told += play(s, "draw-A05", "place-F9-1", "claim-1")
    assert scored(told) == [(1, "tower.points", 4)]
    assert of_kind(told, KeepMoved) == []
    assert [player(s, seat)["keep"] for seat in (0, 1)] == [0, 0]


@clause("carcassonne", "keep.larger")
def test_the_keep_moves_to_a_larger_house_only() -> None:
    s = table()
    build(s, "A5 B01 0")
    play(s, "draw-A03", "place-C9-0", "claim-1", "draw-Z18", "place-A6-0", "pass")
    assert keep_of(s) == (2, "S3")
    told = play(s, "draw-Z08", "place-A4-0", "claim-1", "draw-Z11", "place-A3-0", "pass")
    assert of_kind(told, KeepMoved) == []
    assert keep_of(s) == (2, "S3")  # Not to a smaller one,
    told = play(s, "draw-A04", "place-K4-2", "claim-1", "draw-B04", "place-B5-2", "pass")
    assert of_kind(told, KeepMoved) == []
    assert keep_of(s) == (2, "S3")  # nor to one of the same size.


@clause("carcassonne", "keep.larger")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_keep_moves_to_a_larger_house_whoever_completes_it(seat: int) -> None:
    s = table()
    build(s, "C5 A03 2", "E5 A04 0", "D4 Z08 1", "D6 Z18 0", "C9 A01 0")
    stand(s, seat, "D4-1")
    s.builders[seat].keep = 3
    s.builders[seat].keep_at = s.zones.root(s.zones.first[s.box.squares.index("C9")])
    assert keep_of(s, seat) == (3, "S3")
    told = play(s, "draw-Z01", "place-D5-0", "pass")
    assert of_kind(told, KeepMoved) == [{"seat": seat, "size": 4}]
    assert keep_of(s, seat) == (4, zone(s, "D5-1")["name"])


def keep_of(s: Castle, seat: int = 0) -> tuple[int, str]:
    """Size and zone of a seat's keep."""
    own = player(s, seat)
    assert own["keep_zone"] is not None
    return own["keep"], seen(s)["zones"][own["keep_zone"]]["name"]
