"""Followers: where they may stand, and how zones that grow together share them."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.events import FollowerPlaced
from maniero.games.carcassonne.names import FOLLOWERS
from tests.clauses import clause
from tests.games.carcassonne.positions import (
    build,
    objection,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    stand,
    table,
    words,
    zone,
)


@clause("carcassonne", "follower.part")
def test_one_follower_on_one_part_of_the_tile_just_placed() -> None:
    s = table()
    play(s, "draw-D02", "place-D1-3")  # Three paths from a plaza, a house, three courts.
    assert words(s) == [*(f"claim-{part}" for part in range(1, 8)), "pass"]
    refused(s, "claim-8", "follower.part")
    play(s, "claim-2")
    assert player(s)["supply"] == 5
    assert seen(s)["followers"] == [{"seat": 0, "square": "D1", "part": 1, "role": "herald"}]
    assert not words(s, "claim")  # One only: the next tile is drawn.
    play(s, "draw-B01", "place-A5-0")
    assert s.actor() == 1
    assert words(s) == ["claim-1", "claim-2", "claim-3", "pass"]  # Parts of A5, none of D1.
    for part in range(4, 9):
        refused(s, f"claim-{part}", "follower.part")
    for word in ("place-B5-0", "again", "double", "score-1", "zone-D1-1"):
        refused(s, word, "follower.part")


@clause("carcassonne", "follower.part")
def test_nobody_has_to_place_a_follower() -> None:
    s = table()
    play(s, "draw-B01", "place-A5-0", "pass")
    assert player(s)["supply"] == 6
    assert seen(s)["followers"] == []


@clause("carcassonne", "follower.part")
@pytest.mark.parametrize(("part", "role"), [(1, "herald"), (2, "squire"), (3, "knight"), (4, "merchant")])
def test_what_a_follower_is_follows_from_where_it_stands(part: int, role: str) -> None:
    s = table()
    told = play(s, "draw-B08", "place-A5-0", f"claim-{part}")
    assert [FOLLOWERS[event["kind"]] for event in of_kind(told, FollowerPlaced)] == [role]  # type: ignore[call-overload]
    assert seen(s)["followers"][0]["role"] == role


@clause("carcassonne", "follower.supply")
def test_without_a_follower_at_hand_none_can_be_placed() -> None:
    s = table()
    build(s, "D1 D04 3", "E1 D05 1", "F9 D03 1")
    stand(s, 0, "D1-1", "D1-2", "D1-3", "E1-3", "F9-1", "F9-2")
    assert player(s)["supply"] == 0
    play(s, "draw-B08", "place-A5-0")
    assert words(s) == ["pass"]
    for part in range(1, 6):
        refused(s, f"claim-{part}", "follower.supply")
    play(s, "pass", "draw-B01", "place-B5-0")
    assert "claim-2" in words(s)  # The other player has some.


@clause("carcassonne", "follower.supply")
def test_a_follower_that_came_back_can_be_used_again() -> None:
    s = table()
    build(s, "D1 D04 3", "E1 D05 1", "F9 D03 1", "A5 B01 0")
    stand(s, 0, "D1-1", "D1-2", "D1-3", "E1-3", "F9-1", "A5-1")
    play(s, "draw-A03", "place-B5-2", "pass")  # The path of A5 is complete.
    assert player(s)["supply"] == 1
    play(s, "draw-Z18", "place-A4-0", "pass", "draw-Z01", "place-C9-0")
    assert "claim-1" in words(s)


@clause("carcassonne", "follower.zone")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_follower_joins_a_zone_where_one_stands_whoever_owns_it(seat: int) -> None:
    """The house that is extended has a squire; a knight or a merchant may still come."""
    s = table()
    build(s, "C5 Z01 0")
    stand(s, seat, "C5-1")
    play(s, "draw-Z16", "place-D5-3")  # House north, tower west, court east and south.
    refused(s, "claim-2", "follower.zone")
    assert words(s) == ["claim-1", "claim-3", "pass"]


@clause("carcassonne", "follower.zone")
def test_no_merchant_joins_a_court_with_a_merchant() -> None:
    """The court that is extended has a merchant; a squire may still come."""
    s = table()
    build(s, "C5 Z18 0")
    stand(s, 1, "C5-1")
    play(s, "draw-Z04", "place-C6-1")  # House east and south, court west and north.
    refused(s, "claim-2", "follower.zone")
    assert words(s) == ["claim-1", "pass"]


@clause("carcassonne", "follower.zone")
def test_however_far_away_the_follower_is() -> None:
    s = table()
    build(s, "A5 B01 0", "B5 B02 0", "C5 B03 0", "D5 B04 0", "E5 B05 0", "F5 B06 0")
    stand(s, 1, "A5-1")
    play(s, "draw-B07", "place-G5-0")
    refused(s, "claim-1", "follower.zone")
    assert "claim-2" in words(s)


@clause("carcassonne", "follower.strip")
def test_a_merchant_may_stand_on_a_strip_and_where_there_is_no_market() -> None:
    s = table()
    told = play(s, "draw-A01", "place-A5-2", "claim-3")  # The strip on one side of a path.
    assert [event["part"] for event in of_kind(told, FollowerPlaced)] == [2]
    assert seen(s)["followers"][0]["role"] == "merchant"
    assert zone(s, "A5-3")["markets"] == 0
    assert zone(s, "A5-4")["followers"] == [0, 0]  # The strip on the other side is another court.


@clause("carcassonne", "zone.joined")
def test_a_tile_joins_zones_and_all_their_followers_count() -> None:
    s = table()
    build(s, "C5 A05 2", "D6 A05 3", "D4 A06 1")
    stand(s, 0, "C5-1", "D6-1")
    stand(s, 1, "D4-1")
    told = play(s, "draw-Z14", "place-D5-0")
    assert zone(s, "D5-1")["followers"] == [2, 1]
    refused(s, "claim-1", "follower.zone")
    told = play(s, "pass")
    assert scored(told) == [(0, "tower.points", 8)]


@clause("carcassonne", "zone.joined")
@pytest.mark.parametrize("kind", ["path", "house", "court"])
def test_paths_houses_and_courts_join_too(kind: str) -> None:
    tiles = {
        "path": (["C5 A03 0", "E5 D01 1"], ["C5-2", "E5-2"], "draw-B01", "place-D5-0", "D5-1"),
        "house": (["C5 A03 2", "E5 A04 0"], ["C5-1", "E5-1"], "draw-Z01", "place-D5-0", "D5-1"),
        "court": (["C5 Z08 0", "E5 Z11 2"], ["C5-2", "E5-2"], "draw-Z18", "place-D5-0", "D5-1"),
    }
    built, parts, draw, place, joined = tiles[kind]
    s = table()
    build(s, *built)
    # On E5 the path that leads north is the third part of the tile.
    north = (
        next(p for p in ("E5-1", "E5-2", "E5-3") if zone(s, p)["kind"] == kind) if kind != "path" else "E5-3"
    )
    stand(s, 0, parts[0])
    stand(s, 1, north)
    play(s, draw, place)
    assert zone(s, joined)["followers"] == [1, 1]
    assert zone(s, joined)["size"] == 3
    assert objection(s, f"claim-{joined[-1]}") == "follower.zone"
