"""Bonus tiles 4, 5 and 6: incomplete zones in the final scoring."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.events import BonusUsed
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.state import Castle
from tests.clauses import clause
from tests.games.carcassonne.positions import (
    build,
    end,
    give,
    left,
    objection,
    of_kind,
    play,
    player,
    scored,
    seen,
    stand,
    table,
    words,
)


def unfinished() -> Castle:
    """A path of 3 with its start space and a well, a tower of 2, a house of 3, all of seat 0 and open."""
    s = table()
    build(s, "A5 B02 0", "B5 B04 0", "E5 Z13 0", "F5 Z09 0", "H5 Z01 0", "H6 Z04 3", "I5 Z06 0")
    stand(s, 0, "A5-1", "E5-1", "H5-1")
    return s


@clause("carcassonne", "bonus.4", "bonus.4-wells", "end.incomplete")
def test_tile_4_gives_a_point_for_each_tile_of_an_incomplete_path() -> None:
    s = unfinished()
    give(s, 0, 4)
    end(s)
    assert (s.actor(), words(s)) == (0, ["zone-S2", "pass"])
    told = play(s, "zone-S2")
    assert scored(told) == [(0, "bonus.4", 3)]  # Two tiles and the start space; the well adds nothing.
    assert of_kind(told, BonusUsed) == [{"seat": 0, "number": 4}]
    assert seen(s)["over"]


@clause("carcassonne", "bonus.5", "end.incomplete")
def test_tile_5_gives_2_points_for_each_tile_of_an_incomplete_tower() -> None:
    s = unfinished()
    give(s, 0, 5)
    end(s)
    assert words(s) == ["zone-E5-1", "pass"]
    told = play(s, "zone-E5-1")
    assert scored(told) == [(0, "bonus.5", 4)]


@clause("carcassonne", "bonus.6", "end.incomplete")
def test_tile_6_gives_a_point_for_each_tile_of_an_incomplete_house() -> None:
    s = unfinished()
    give(s, 0, 6)
    end(s)
    assert words(s) == ["zone-H5-1", "pass"]
    told = play(s, "zone-H5-1")
    assert scored(told) == [(0, "bonus.6", 3)]
    assert player(s)["keep"] == 0  # An incomplete house has no keep.


@clause("carcassonne", "bonus.4", "bonus.5", "bonus.6")
@pytest.mark.parametrize(("number", "own"), [(4, "zone-S2"), (5, "zone-E5-1"), (6, "zone-H5-1")])
def test_each_tile_is_for_its_own_kind_of_zone(number: int, own: str) -> None:
    s = unfinished()
    give(s, 0, number)
    end(s)
    for word in {"zone-S2", "zone-E5-1", "zone-H5-1", "zone-E5-2", "zone-S1", "zone-K3-8"} - {own}:
        assert word not in words(s)
        empty_house = number == 6 and word == "zone-E5-2"  # The right kind, but nobody leads there.
        assert objection(s, word) == ("bonus.majority" if empty_house else f"bonus.{number}")
    for word in ("again", "claim-1", "double", "place-D1-0"):
        assert objection(s, word) == f"bonus.{number}"
    told = play(s, "pass")
    assert scored(told) == []
    assert seen(s)["over"]


@clause("carcassonne", "bonus.majority")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_only_who_leads_in_a_zone_can_use_a_tile_on_it(number: int) -> None:
    s = unfinished()
    give(s, 1, number)
    end(s)
    assert seen(s)["over"]  # There is nothing to ask.
    assert player(s, 1)["points"] == 0


@clause("carcassonne", "bonus.majority")
def test_even_followers_are_no_majority() -> None:
    s = table()
    build(s, "C5 A05 2", "D6 A05 3")
    stand(s, 0, "C5-1")
    stand(s, 1, "D6-1")
    build(s, "D5 Z14 0")  # Joined; open to the west.
    give(s, 0, 5)
    give(s, 1, 5)
    told = end(s)
    assert seen(s)["over"]
    assert scored(told) == []


@clause("carcassonne", "bonus.4", "end.incomplete")
def test_a_completed_path_is_not_counted_again() -> None:
    s = table()
    build(s, "A5 B01 0")
    stand(s, 0, "A5-1")
    give(s, 0, 4)
    play(s, "draw-A03", "place-B5-2", "pass")
    end(s)
    assert seen(s)["over"]
    assert player(s)["points"] == 3


@clause("carcassonne", "bonus.twice")
def test_two_equal_tiles_need_two_zones() -> None:
    s = unfinished()
    build(s, "I8 B01 1", "D1 B03 0")
    stand(s, 0, "I8-1", "D1-1")
    give(s, 0, 4, 4)
    end(s)
    assert words(s) == ["zone-D1-1", "zone-S2", "zone-S5", "pass"]
    told = play(s, "zone-S2")
    assert words(s) == ["zone-D1-1", "zone-S5", "pass"]
    assert objection(s, "zone-S2") != ""
    told += play(s, "zone-S5")
    assert scored(told) == [(0, "bonus.4", 3), (0, "bonus.4", 2)]


@clause("carcassonne", "bonus.twice")
def test_each_of_two_equal_tiles_is_asked_for() -> None:
    s = unfinished()
    give(s, 0, 4, 4)
    end(s)
    for nth in (1, 2):  # Kept records answer both questions.
        ask = s.question(0)
        assert isinstance(ask, ChooseFinal)
        assert (ask.number, ask.nth) == (4, nth)
        play(s, "pass")
    assert seen(s)["over"]


@clause("carcassonne", "bonus.several")
def test_all_tiles_of_both_players_in_order() -> None:
    s = unfinished()
    build(s, "I8 B01 1")
    stand(s, 1, "I8-1")
    give(s, 0, 4, 5, 6, 9)
    give(s, 1, 4)
    end(s)
    said = []
    while not seen(s)["over"]:
        said.append((s.actor(), words(s)[0]))
        play(s, words(s)[0])
    assert said == [(0, "zone-S2"), (0, "zone-E5-1"), (0, "zone-H5-1"), (1, "zone-S5")]
    assert [player(s, seat)["points"] for seat in (0, 1)] == [3 + 4 + 3 + 5, 2]


@clause("carcassonne", "bonus.5", "end.incomplete")
def test_a_completed_zone_is_refused_because_it_is_complete() -> None:
    s = table()
    give(s, 0, 5)
    build(s, "C5 Z09 0")
    stand(s, 0, "C5-1")
    left(s, "A05", "Z15")
    play(s, "draw-A05", "place-F9-1", "claim-1", "draw-Z15", "place-C9-2", "pass")
    assert words(s) == ["zone-C5-1", "pass"]
    assert objection(s, "zone-S4") == "bonus.5"


@clause("carcassonne", "bonus.7")
def test_a_court_without_a_market_is_refused_for_that() -> None:
    s = table()
    build(s, "D5 Z09 0", "D1 Z18 0")
    stand(s, 0, "D5-2", "D1-1")
    give(s, 0, 7)
    left(s, "Z15")
    play(s, "draw-Z15", "place-C9-2", "pass")
    assert words(s) == ["zone-S1", "pass"]
    assert objection(s, "zone-D5-2") == "bonus.7"  # The seat leads there.


@clause("carcassonne", "bonus.4")
def test_a_zone_goes_by_its_oldest_part_only() -> None:
    s = table()
    build(s, "A5 B02 0")
    stand(s, 0, "A5-1")
    give(s, 0, 4)
    left(s, "Z15")
    play(s, "draw-Z15", "place-C9-2", "pass")
    assert words(s) == ["zone-S2", "pass"]
    assert objection(s, "zone-A5-1") == "bonus.4"
