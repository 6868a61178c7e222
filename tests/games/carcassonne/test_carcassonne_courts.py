"""Courts: how they are divided, and what their markets give at the end."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.events import CourtCounted
from maniero.games.carcassonne.state import Castle
from tests.clauses import clause
from tests.games.carcassonne.positions import (
    build,
    end,
    give,
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


def two_courts() -> Castle:
    """The rulebook's example: a large court with five markets, one of them on the start space, and
    a small one, divided from it by paths and a house.  White is seat 0."""
    s = table()
    build(s, "D1 Z18 0", "C1 Z08 0", "E1 Z11 2", "D2 B03 0", "C2 A03 0", "E2 C03 2")
    stand(s, 0, "D2-2", "E1-2")
    stand(s, 1, "D1-1", "C1-2")
    return s


@clause("carcassonne", "court.points", "court.start")
def test_each_market_gives_3_points_to_the_majority_of_merchants() -> None:
    s = two_courts()
    assert (zone(s, "D1-1")["markets"], zone(s, "D1-1")["followers"]) == (5, [1, 2])
    assert (zone(s, "D2-2")["markets"], zone(s, "D2-2")["followers"]) == (1, [1, 0])
    told = end(s)
    assert sorted(scored(told)) == [(0, "court.points", 3), (1, "court.points", 15)]
    assert [player(s, seat)["points"] for seat in (0, 1)] == [3, 15]
    assert {"seat": 1, "markets": 5, "rich": False} in of_kind(told, CourtCounted)


@clause("carcassonne", "bonus.7")
def test_with_tile_7_each_market_of_a_court_gives_4_points() -> None:
    s = two_courts()
    give(s, 1, 7)
    end(s)
    assert (s.actor(), words(s)) == (1, ["zone-S1", "pass"])
    told = play(s, "zone-S1")
    assert [player(s, seat)["points"] for seat in (0, 1)] == [3, 20]
    assert {"seat": 1, "markets": 5, "rich": True} in of_kind(told, CourtCounted)
    assert seen(s)["over"]


@clause("carcassonne", "bonus.7", "bonus.twice", "bonus.majority")
def test_tile_7_is_for_one_court_with_a_majority() -> None:
    s = two_courts()
    build(s, "F9 Z10 0", "H8 A09 2")  # Two more courts with a market.
    stand(s, 1, "F9-2", "H8-2")
    give(s, 1, 7, 7)
    end(s)
    assert words(s) == ["zone-F9-2", "zone-H8-2", "zone-S1", "pass"]
    assert s.objection(1, s.vocabulary().parse("zone-D2-2")) == "bonus.majority"  # There the other leads.
    play(s, "zone-F9-2")
    assert words(s) == ["zone-H8-2", "zone-S1", "pass"]  # Not the same court twice.
    play(s, "pass")
    assert player(s, 1)["points"] == 15 + 4 + 3
    assert seen(s)["over"]


@clause("carcassonne", "court.points")
def test_even_merchants_score_nothing() -> None:
    s = table()
    build(s, "D1 Z18 0", "C1 Z08 0")
    stand(s, 0, "D1-1")
    stand(s, 1, "C1-2")
    told = end(s)
    assert scored(told) == []


@clause("carcassonne", "court.points", "follower.strip")
def test_a_court_without_markets_gives_nothing() -> None:
    s = table()
    build(s, "A5 B01 0")
    stand(s, 0, "A5-2")
    give(s, 0, 7)
    assert scored(end(s)) == []
    assert seen(s)["over"]  # Nor is tile 7 of any use there.


@clause("carcassonne", "court.points")
def test_a_court_without_merchants_gives_nothing() -> None:
    s = table()
    build(s, "D1 Z18 0")
    assert scored(end(s)) == []


@clause("carcassonne", "court.points")
def test_a_court_counts_at_the_end_though_it_is_open() -> None:
    s = table()
    build(s, "E5 Z18 0")
    stand(s, 1, "E5-1")
    assert scored(end(s)) == [(1, "court.points", 3)]


@clause("carcassonne", "court.stay", "count.return")
def test_a_merchant_stays_to_the_end() -> None:
    s = table()
    build(s, "A5 B01 0")
    stand(s, 0, "A5-1", "A5-2")
    play(s, "draw-A03", "place-B5-2", "pass")  # The path is complete; the court is not counted.
    assert [follower["role"] for follower in seen(s)["followers"]] == ["merchant"]
    assert player(s)["supply"] == 5
    end(s)
    assert player(s)["supply"] == 5


@clause("carcassonne", "court.stay")
def test_a_merchant_in_a_court_that_is_closed_all_around_stays() -> None:
    s = table()
    build(s, "D6 Z02 0", "C5 Z01 0", "D4 Z06 0")
    play(s, "draw-Z03", "place-D5-2", "claim-2")  # The court lies to the north, against a house.
    assert (zone(s, "D5-2")["open"], zone(s, "D5-2")["counted"]) == (0, False)
    assert player(s)["supply"] == 5
    assert scored(end(s)) == [(0, "court.points", 3)]


@clause("carcassonne", "court.split")
def test_three_courts() -> None:
    """Paths, towers and houses part them."""
    s = table()
    build(s, "D5 D02 0")  # Three paths and a house.
    names = {zone(s, f"D5-{part}")["name"] for part in (5, 6, 7)}
    assert len(names) == 3
    s = table()
    build(s, "D5 Z06 0", "F5 Z18 0", "G5 Z11 2", "H5 Z08 0")
    assert zone(s, "D5-2")["name"] != zone(s, "D5-3")["name"]  # A house between them.
    assert zone(s, "F5-1")["name"] == zone(s, "G5-2")["name"] != zone(s, "H5-2")["name"]  # A tower, a house.


@clause("carcassonne", "court.split")
@pytest.mark.parametrize(
    ("tile", "parts"), [("B01", (2, 3)), ("A03", (3, 4)), ("A05", (3, 4)), ("C01", (2, 3))]
)
def test_a_path_parts_courts_even_on_one_tile(tile: str, parts: tuple[int, int]) -> None:
    s = table()
    build(s, f"E5 {tile} 0")
    assert zone(s, f"E5-{parts[0]}")["name"] != zone(s, f"E5-{parts[1]}")["name"]


@clause("carcassonne", "court.split")
def test_courts_go_on_beside_a_path_each_on_its_side() -> None:
    s = table()
    build(s, "A5 B01 0", "B5 B02 0", "C5 B03 0")
    assert zone(s, "A5-2")["name"] == zone(s, "B5-2")["name"] == zone(s, "C5-2")["name"]
    assert zone(s, "A5-3")["name"] == zone(s, "B5-3")["name"] == zone(s, "C5-3")["name"]
    assert zone(s, "A5-2")["name"] != zone(s, "A5-3")["name"]
    assert (zone(s, "A5-2")["markets"], zone(s, "A5-3")["markets"]) == (1, 0)
    # Where a path ends at a plaza the courts beside it are one.
    build(s, "D5 A09 2")
    assert zone(s, "A5-2")["name"] == zone(s, "A5-3")["name"]
    assert zone(s, "A5-2")["markets"] == 2
    # And a tile turned upside down keeps east and west apart.
    s = table()
    build(s, "A5 B03 0", "B5 B07 2")
    assert zone(s, "A5-2")["markets"] == 2  # East: the market of B03, and that of B07 turned round.


@clause("carcassonne", "court.split")
def test_courts_do_not_join_at_a_corner() -> None:
    s = table()
    build(s, "D5 Z18 0", "E6 Z08 2", "D6 Z01 0", "E5 Z15 0")
    assert zone(s, "D5-1")["name"] != zone(s, "E6-2")["name"]


@clause("carcassonne", "court.start")
def test_the_market_of_the_start_space_counts_in_the_court_that_joins_it() -> None:
    s = table()
    build(s, "D1 B01 0")
    assert zone(s, "D1-3") == zone(s, "S1")
    assert (zone(s, "D1-3")["markets"], zone(s, "D1-3")["size"]) == (1, 2)
    assert zone(s, "D1-2")["markets"] == 0
    stand(s, 0, "D1-3")
    assert scored(end(s)) == [(0, "court.points", 3)]


@clause("carcassonne", "court.start")
def test_the_market_of_the_start_space_is_lost_behind_something_else() -> None:
    s = table()
    build(s, "D1 Z08 3")  # A house against the court of the start space.
    assert zone(s, "D1-2")["markets"] == 1
    assert zone(s, "S1")["size"] == 1
    stand(s, 0, "D1-2")
    assert scored(end(s)) == [(0, "court.points", 3)]


@clause("carcassonne", "court.start")
def test_the_ground_beside_a_path_of_a_start_space_belongs_to_no_court() -> None:
    s = table()
    build(s, "A5 B01 0")
    assert zone(s, "A5-2")["size"] == zone(s, "A5-3")["size"] == 1
    assert zone(s, "A5-1")["size"] == 2
