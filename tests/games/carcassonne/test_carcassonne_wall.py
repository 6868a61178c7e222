"""The wall: markers on the track, and the bonus tiles on its towers."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.events import BonusTaken
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.carcassonne.positions import (
    BOX,
    build,
    of_kind,
    play,
    player,
    refused,
    seen,
    stand,
    table,
    words,
)

QUICK = ("draw-A05", "place-A4-0", "claim-1")  # A tower of one tile at the wall: 2 points.


@clause("carcassonne", "wall.exact")
def test_a_marker_that_ends_on_33_takes_the_tile() -> None:
    """The rulebook's example: 2 points lead to 33."""
    s = table()
    build(s, "A5 B01 0")
    s.points = [31, 0]
    play(s, *QUICK)
    assert s.actor() == CHANCE
    told = play(s, "bonus-6")
    assert of_kind(told, BonusTaken) == [{"seat": 0, "number": 6, "tower": 4}]
    assert player(s)["points"] == 33
    assert (player(s)["fresh"], player(s)["bonuses"]) == ([6], [])
    assert not seen(s)["towers"][4]["bonus"]
    assert seen(s)["bonuses"]["6"] == 1


@clause("carcassonne", "wall.exact")
@pytest.mark.parametrize("space", [space for tower in BOX.towers[1:] for space in tower])
def test_both_spaces_of_every_tower_take(space: int) -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [space - 2, 0]
    play(s, *QUICK, "bonus-1")
    assert player(s)["fresh"] == [1]


@clause("carcassonne", "wall.exact", "setup.bonus")
@pytest.mark.parametrize("space", [2, 11, 14, 31, 34, 36, 59, 82, 85, 96, 99])
def test_no_other_space_takes_anything(space: int) -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [space - 2, 0]
    play(s, *QUICK)
    assert words(s, "draw")
    assert sum(tower["bonus"] for tower in seen(s)["towers"]) == 13


@clause("carcassonne", "wall.exact")
def test_a_tile_is_taken_once() -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [30, 31]
    play(s, *QUICK, "bonus-2", "draw-A05", "place-A3-0", "claim-1")
    assert [player(s, seat)["points"] for seat in (0, 1)] == [32, 33]
    assert player(s, 1)["fresh"] == []
    assert words(s, "draw")


@clause("carcassonne", "wall.exact")
def test_each_counted_zone_is_a_move_of_its_own() -> None:
    s = table()
    build(s, "B5 A05 2", "C5 Z13 0")
    stand(s, 0, "B5-1")
    s.points = [17, 0]
    # 17 and 1 are 18: a tile; and 4 are 22, past the tower 20/21.
    play(s, "draw-Z08", "place-D5-0", "claim-1", "score-1", "bonus-3")
    assert (player(s)["points"], player(s)["fresh"]) == (22, [3])


@clause("carcassonne", "wall.passed")
def test_a_tile_that_was_passed_stays_for_the_other_player() -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [30, 31]
    play(s, "draw-A05", "place-F9-1", "claim-1")  # 4 points: from 30 past 32 and 33 to 34.
    assert (player(s)["points"], player(s)["fresh"]) == (34, [])
    assert seen(s)["towers"][4]["bonus"]
    play(s, "draw-A05", "place-A4-0", "claim-1", "bonus-8")
    assert (player(s, 1)["points"], player(s, 1)["fresh"]) == (33, [8])


@clause("carcassonne", "wall.second-lap", "wall.passed")
@pytest.mark.parametrize("space", [112, 113, 133, 195, 213])
def test_on_a_second_lap_nothing_is_taken(space: int) -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [space - 2, 0]
    play(s, *QUICK)
    assert words(s, "draw")
    assert player(s)["fresh"] == []
    assert all(tower["bonus"] for tower in seen(s)["towers"][1:])


@clause("carcassonne", "points.past-99")
@pytest.mark.parametrize("points", [98, 99])
def test_points_go_on_past_99(points: int) -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [points, 0]
    play(s, *QUICK)
    assert player(s)["points"] == points + 2
    assert words(s, "draw")


@clause("carcassonne", "wall.order")
def test_the_marker_of_who_placed_the_tile_moves_first() -> None:
    s = table(turn=1)
    build(s, "C5 A05 2")
    stand(s, 0, "C5-1")
    s.points = [10, 11]  # Both will end on the tower 12/13.
    told = play(s, "draw-Z08", "place-D5-0", "claim-1", "bonus-4")
    assert [event["seat"] for event in of_kind(told, BonusTaken)] == [1]
    assert [player(s, seat)["points"] for seat in (0, 1)] == [12, 12]
    assert player(s, 0)["fresh"] + player(s, 0)["bonuses"] == []


@clause("carcassonne", "wall.order", "wall.exact")
def test_the_other_players_marker_takes_too() -> None:
    s = table()
    build(s, "C5 A05 2")
    stand(s, 1, "C5-1")
    s.points = [0, 31]
    play(s, "draw-Z18", "place-D5-0", "pass", "bonus-5")
    assert player(s, 1)["bonuses"] + player(s, 1)["fresh"] == [5]


@clause("carcassonne", "bonus.next-turn")
def test_a_tile_cannot_be_used_in_the_turn_it_is_taken() -> None:
    s = table()
    build(s, "B5 A05 2", "C5 Z13 0")
    stand(s, 0, "B5-1")
    s.points = [11, 0]
    # The house leads to 12 and takes a tile 2; the tower then counts 4, without being asked.
    play(s, "draw-Z08", "place-D5-0", "claim-1", "score-1", "bonus-2")
    assert (player(s)["points"], player(s)["fresh"]) == (16, [2])
    play(s, "draw-Z18", "place-E5-0", "pass", "draw-A05", "place-F9-1", "claim-1")
    assert words(s) == ["double", "plain"]
    play(s, "double")
    assert player(s)["points"] == 24
    assert player(s)["bonuses"] == []


@clause("carcassonne", "bonus.next-turn", "bonus.1")
def test_tile_1_cannot_be_used_in_the_turn_it_is_taken_but_in_the_extra_turn_it_may() -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [31, 0]
    play(s, *QUICK, "bonus-1")
    assert seen(s)["turn"] == 1  # Not asked whether to go on.
    play(s, "draw-Z18", "place-A3-0", "pass", "draw-Z01", "place-C9-0", "pass")
    assert words(s) == ["again", "pass"]


@clause("carcassonne", "bonus.next-turn")
def test_the_extra_turn_is_the_next_turn() -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [31, 0]
    s.builders[0].held = [1]
    s.bonuses[0] -= 1
    s.towers[13] = False
    play(s, *QUICK, "bonus-2", "again")
    assert player(s)["bonuses"] == [2]
    play(s, "draw-A05", "place-A3-0", "claim-1")
    assert words(s) == ["double", "plain"]
    refused(s, "pass", "bonus.2")


@clause("carcassonne", "bonus.next-turn")
def test_a_tile_taken_in_the_others_turn_can_be_used_in_the_own_next_one() -> None:
    s = table()
    build(s, "C5 A05 2", "A5 B01 0")
    stand(s, 1, "C5-1")
    s.points = [0, 31]
    play(s, "draw-Z18", "place-D5-0", "pass", "bonus-2")
    assert player(s, 1)["bonuses"] == [2]  # The own turn has begun.
    play(s, "draw-A05", "place-A4-0", "claim-1", "double")
    assert player(s, 1)["points"] == 37
