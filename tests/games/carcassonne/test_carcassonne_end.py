"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.events import EmptyAreaScored, GameEnded, TurnStarted
from maniero.games.carcassonne.names import NONE
from maniero.games.carcassonne.pile import pile_of
from maniero.games.carcassonne.rules.laying import largest_empty_area, lay
from maniero.games.carcassonne.state import Castle
from maniero.kernel.state import NOBODY
from tests.clauses import clause
from tests.games.carcassonne.agreement import castle_of
from tests.games.carcassonne.flood import GROUND, empty_areas
from tests.games.carcassonne.positions import (
    BOX,
    build,
    end,
    give,
    kind_of,
    left,
    of_kind,
    play,
    player,
    scored,
    seen,
    stand,
    table,
    words,
    zone,
)


def with_keeps(first: int, second: int) -> Castle:
    """A castle where the keeps stand in houses of these sizes; 0: none."""
    s = table()
    build(s, "K4 A03 2", "A5 B01 0", "A4 Z08 0")
    for builder, size, square in zip(s.builders, (first, second), ("K4", "A4"), strict=True):
        builder.keep = size
        builder.keep_at = s.zones.root(s.zones.first[BOX.squares.index(square)]) if size else NONE
    return s


def area(s: Castle) -> int:
    return empty_areas(GROUND, castle_of(s))[0]


@clause("carcassonne", "end.when")
def test_the_last_tile_is_played_like_any_other_and_then_the_game_ends() -> None:
    s = table()
    left(s, "B01", "A05")
    told = play(s, "draw-B01", "place-A5-0", "pass")
    assert not seen(s)["over"]
    told = play(s, "draw-A05", "place-F9-1", "claim-1")
    assert scored(told)[0] == (1, "tower.points", 4)  # Counted before the end.
    assert len(of_kind(told, GameEnded)) == 1
    assert seen(s)["over"]
    assert s.actor() == NOBODY
    assert words(s) == []


@clause("carcassonne", "end.when")
def test_no_turn_begins_after_the_last_tile() -> None:
    s = table()
    left(s, "B01")
    told = play(s, "draw-B01", "place-A5-0", "pass")
    assert seen(s)["over"]
    assert of_kind(told, TurnStarted) == []
    assert seen(s)["turn"] == 0


@clause("carcassonne", "end.last-tile")
def test_a_last_tile_that_fits_nowhere_ends_the_game_with_the_final_scoring() -> None:
    s = table()
    build(s, "D1 D01 3", "C9 C04 0", "F9 D03 1", "K4 D02 2", "I3 D06 3")
    give(s, 0, 9)
    left(s, "Z01")
    told = play(s, "draw-Z01")
    assert seen(s)["over"]
    assert scored(told) == [(0, "bonus.9", 5)]


@clause("carcassonne", "end.bonus-left")
def test_tiles_left_on_the_wall_are_gone_before_the_final_scoring() -> None:
    s = table()
    give(s, 0, 9)
    s.points = [28, 0]
    end(s)
    assert player(s)["points"] == 33  # On a tower, but nothing lies there any more.
    assert seen(s)["over"]
    assert not any(tower["bonus"] for tower in seen(s)["towers"])


@clause("carcassonne", "end.bonus-left", "wall.exact")
def test_a_tile_taken_in_the_last_turn_still_counts() -> None:
    s = table()
    build(s, "A5 B01 0")
    s.points = [31, 0]
    left(s, "A05")
    told = play(s, "draw-A05", "place-A4-0", "claim-1", "bonus-9")
    assert scored(told) == [(0, "tower.points", 2), (0, "bonus.9", 5)]


@clause("carcassonne", "end.keep")
@pytest.mark.parametrize(("keeps", "winner"), [((3, 2), 0), ((2, 5), 1), ((1, 0), 0), ((0, 1), 1)])
def test_the_largest_keep_wins_the_largest_empty_area(keeps: tuple[int, int], winner: int) -> None:
    s = with_keeps(*keeps)
    told = end(s)
    assert scored(told) == [(winner, "end.keep", area(s))]
    assert of_kind(told, EmptyAreaScored) == [{"seat": winner, "squares": area(s)}]
    assert seen(s)["empty_area"] == area(s) == 72


@clause("carcassonne", "end.keep")
def test_the_largest_empty_area_has_11_squares() -> None:
    """The rulebook's example; 60 tiles lie in the castle, 16 squares are empty."""
    s = table()
    eleven = ["I3", "I4", "J3", "J4", "J5", "J6", "J7", "J8", "K3", "K4", "K5"]
    other = ["A3", "A4", "C9", "D9", "E9"]
    for square, name in enumerate(BOX.squares):
        if name not in [*eleven, *other, "F9"]:
            lay(s, kind_of("Z18"), square, 0)  # Of which there is only one; but all fit together.
    s.builders[1].keep = 4
    s.pile = pile_of(BOX.actions.draw, [int(tile.name == "Z18") for tile in BOX.tiles])
    s.left = 1
    s.told = []
    for word in ("draw-Z18", "place-F9-0", "pass"):
        s.apply(s.vocabulary().parse(word))
    assert s.tiles.count(NONE) == 16
    assert scored(s.told) == [(1, "end.keep", 11)]


@clause("carcassonne", "end.keep")
def test_empty_squares_that_touch_at_a_corner_are_two_areas() -> None:
    s = table()
    for square in range(len(BOX.squares)):
        if BOX.squares[square] not in ("D4", "E5", "G7", "G8"):
            s.tiles[square] = 0
    assert largest_empty_area(s) == 2


@clause("carcassonne", "end.keep-tie")
@pytest.mark.parametrize("keeps", [(3, 3), (0, 0)])
def test_even_keeps_win_nothing(keeps: tuple[int, int]) -> None:
    s = with_keeps(*keeps)
    told = end(s)
    assert scored(told) == []
    assert [event["seat"] for event in of_kind(told, EmptyAreaScored)] == [NOBODY]


@clause("carcassonne", "bonus.8")
@pytest.mark.parametrize(
    ("keeps", "tiles", "winner"), [((3, 4), 1, 0), ((3, 5), 1, NOBODY), ((3, 6), 1, 1), ((3, 6), 2, 0)]
)
def test_tile_8_makes_a_keep_2_tiles_larger(keeps: tuple[int, int], tiles: int, winner: int) -> None:
    s = with_keeps(*keeps)
    give(s, 0, *[8] * tiles)
    told = end(s)
    assert [event["seat"] for event in of_kind(told, EmptyAreaScored)] == [winner]
    assert player(s)["keep"] == 3  # The house itself has not grown.


@clause("carcassonne", "bonus.8-keep")
@pytest.mark.parametrize(("keeps", "winner"), [((0, 1), 1), ((0, 0), NOBODY)])
def test_tile_8_does_nothing_without_a_keep(keeps: tuple[int, int], winner: int) -> None:
    s = with_keeps(*keeps)
    give(s, 0, 8)
    told = end(s)
    assert [event["seat"] for event in of_kind(told, EmptyAreaScored)] == [winner]


@clause("carcassonne", "bonus.9", "bonus.twice")
@pytest.mark.parametrize("tiles", [1, 2])
def test_tile_9_gives_5_points(tiles: int) -> None:
    s = table()
    give(s, 1, *[9] * tiles)
    end(s)
    assert [player(s, seat)["points"] for seat in (0, 1)] == [0, 5 * tiles]


@clause("carcassonne", "end.incomplete")
def test_incomplete_zones_give_nothing() -> None:
    s = table()
    build(s, "A5 B08 0", "B5 B09 0")
    stand(s, 0, "A5-1", "A5-2", "A5-3")
    assert scored(end(s)) == []
    assert player(s)["supply"] == 3


@clause("carcassonne", "bonus.twice")
def test_tiles_of_different_kinds_add_up() -> None:
    s = with_keeps(2, 3)
    build(s, "D1 Z18 0")
    stand(s, 0, "D1-1")
    give(s, 0, 8, 9, 7)
    told = end(s, "zone-S1")
    assert [clause for _, clause, _ in scored(told)] == ["end.keep", "bonus.7", "bonus.9"]
    assert player(s)["points"] == area(s) + 8 + 5


@clause("carcassonne", "end.winner", "end.tie")
@pytest.mark.parametrize(("points", "winners"), [([40, 39], [0]), ([7, 104], [1]), ([61, 61], [0, 1])])
def test_the_most_points_win_and_equal_points_share_the_win(points: list[int], winners: list[int]) -> None:
    s = table()
    s.points = points
    end(s)
    assert s.winners() == winners


@clause("carcassonne", "end.tie")
def test_nothing_breaks_a_tie() -> None:
    s = with_keeps(4, 4)
    build(s, "D1 Z18 0")
    s.points = [50, 50]
    s.builders[0].supply, s.builders[1].supply = 6, 6
    give(s, 0, 1, 2)
    end(s)
    assert zone(s, "D1-1")["leader"] is None
    assert s.winners() == [0, 1]
