"""Counting: who scores a completed zone, when, in which order, and what comes back."""

from __future__ import annotations

from maniero.games.carcassonne.events import FollowerReturned, ZoneCounted
from maniero.games.carcassonne.names import MOST_PARTS
from maniero.kernel.state import NOBODY
from tests.clauses import clause
from tests.games.carcassonne.positions import (
    BOX,
    build,
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


@clause("carcassonne", "count.when")
def test_only_what_is_complete_is_counted_and_at_once() -> None:
    s = table()
    told = play(s, "draw-B08", "place-A5-0", "claim-1")  # A path with an open end.
    assert scored(told) == []
    told = play(s, "draw-Z18", "place-D1-0", "claim-1")  # A court is not counted.
    assert scored(told) == []
    told = play(s, "draw-A03", "place-B5-2")
    assert scored(told) == []  # First the follower, then the counting.
    told = play(s, "pass")
    assert scored(told) == [(0, "path.points", 3)]


@clause("carcassonne", "count.when")
def test_a_court_closed_all_around_is_not_counted_before_the_end() -> None:
    s = table()
    build(s, "C5 Z01 0", "D6 Z02 0")
    told = play(s, "draw-Z03", "place-D5-1", "claim-2")  # Its court lies to the west.
    told += play(s, "draw-Z06", "place-D4-0", "pass")
    told += play(s, "draw-Z08", "place-C6-2", "pass")
    assert [event for event in scored(told) if "court" in event[1]] == []
    assert player(s)["supply"] == 5


@clause("carcassonne", "count.majority")
def test_more_followers_win_the_whole_zone() -> None:
    s = table()
    build(s, "C5 A05 2", "D6 A05 3", "D4 A06 1")
    stand(s, 0, "C5-1")
    stand(s, 1, "D6-1", "D4-1")
    told = play(s, "draw-Z14", "place-D5-0", "pass")
    assert scored(told) == [(1, "tower.points", 8)]
    assert [player(s, seat)["supply"] for seat in (0, 1)] == [6, 6]


@clause("carcassonne", "count.tie", "zone.joined", "count.return")
def test_even_followers_score_nothing_and_go_back() -> None:
    """The rulebook's two towers joined by a tile that completes them."""
    s = table()
    build(s, "C5 A05 2", "E5 A05 0")
    stand(s, 0, "C5-1")
    stand(s, 1, "E5-1")
    told = play(s, "draw-Z13", "place-D5-0", "pass")
    assert scored(told) == []
    assert [player(s, seat)["points"] for seat in (0, 1)] == [0, 0]
    place = BOX.squares.index("C5") * MOST_PARTS
    assert of_kind(told, ZoneCounted) == [
        {"seat": NOBODY, "place": place, "kind": 1, "size": 3, "doubled": False}
    ]
    assert sorted(event["seat"] for event in of_kind(told, FollowerReturned)) == [0, 1]
    assert [player(s, seat)["supply"] for seat in (0, 1)] == [6, 6]
    assert seen(s)["followers"] == []


@clause("carcassonne", "count.anyone")
def test_it_does_not_matter_who_completes_a_zone() -> None:
    s = table()
    build(s, "A5 B01 0")
    stand(s, 1, "A5-1")
    told = play(s, "draw-A03", "place-B5-2", "pass")
    assert scored(told) == [(1, "path.points", 3)]
    assert player(s, 1)["supply"] == 6


@clause("carcassonne", "count.anyone")
def test_a_tile_beside_a_zone_completes_it_too() -> None:
    s = table()
    build(s, "C5 A05 2")  # A tower with its one side to the south.
    stand(s, 1, "C5-1")
    told = play(s, "draw-Z18", "place-D5-0", "pass")
    assert scored(told) == [(1, "tower.points", 2)]


@clause("carcassonne", "count.each-once")
def test_a_tile_with_two_parts_of_a_zone_counts_once() -> None:
    s = table()
    build(s, "D5 Z07 0", "C5 Z04 1", "C6 Z05 2", "E6 C04 3", "E5 C05 0")
    stand(s, 0, "C5-1")
    play(s, "draw-Z06", "place-D6-0")
    assert zone(s, "D5-1") == zone(s, "D5-2")
    told = play(s, "pass")
    assert scored(told) == [(0, "house.points", 6)]
    assert player(s)["keep"] == 6


@clause("carcassonne", "count.each-once")
def test_a_path_that_crosses_a_plaza_tile_twice_counts_it_once() -> None:
    s = table()
    # Out of the plaza of D5 to the east, round by E6, and back into its south side.
    build(s, "D5 D01 0", "D6 C01 0", "E6 C04 1")
    stand(s, 0, "D6-1")
    play(s, "draw-C04", "place-E5-2")
    assert zone(s, "D5-1") == zone(s, "D5-2")
    told = play(s, "pass")
    assert scored(told) == [(0, "path.points", 4)]


@clause("carcassonne", "path.complete")
def test_a_plaza_parts_the_paths_that_meet_there_and_a_well_does_not() -> None:
    s = table()
    build(s, "D5 D01 0", "H5 D04 0")
    assert len({zone(s, f"D5-{part}")["name"] for part in (1, 2, 3)}) == 3
    assert (zone(s, "H5-1")["kind"], zone(s, "H5-2")["kind"]) == ("path", "court")
    build(s, "H4 B01 1", "H6 B02 1", "I5 B03 0")
    assert {zone(s, name)["name"] for name in ("H4-1", "H6-1", "I5-1")} == {zone(s, "H5-1")["name"]}


@clause("carcassonne", "count.when", "count.return")
def test_what_was_counted_is_not_counted_again() -> None:
    s = table()
    build(s, "A5 B01 0")
    stand(s, 0, "A5-1")
    play(s, "draw-A03", "place-B5-2", "pass")
    told = play(s, "draw-Z18", "place-A4-0", "pass", "draw-Z08", "place-B4-1", "pass")
    assert scored(told) == []
    assert zone(s, "A5-1")["counted"]


@clause("carcassonne", "count.return")
def test_followers_go_back_only_from_what_is_complete() -> None:
    s = table()
    build(s, "A5 B08 0", "D1 Z18 0")
    stand(s, 0, "A5-1", "A5-2", "D1-1")
    told = play(s, "draw-A03", "place-B5-2", "pass")
    assert [(event["square"], event["part"]) for event in of_kind(told, FollowerReturned)] == [(2, 0)]
    assert player(s)["supply"] == 4
    assert [(f["square"], f["role"]) for f in seen(s)["followers"]] == [("A5", "squire"), ("D1", "merchant")]


@clause("carcassonne", "count.quick")
def test_place_score_and_take_back_in_one_turn() -> None:
    """The rulebook's path of one tile: 1 point for the herald."""
    s = table()
    build(s, "J7 Z18 0")
    play(s, "draw-A03", "place-J8-3")  # The path leads east into the wall.
    told = play(s, "claim-2")
    assert scored(told) == [(0, "path.points", 1)]
    assert player(s)["supply"] == 6
    assert seen(s)["followers"] == []


@clause("carcassonne", "count.quick")
def test_a_quick_tower_of_two_tiles() -> None:
    """The rulebook's tower: 4 points for the knight."""
    s = table()
    build(s, "C5 A05 2")
    told = play(s, "draw-Z11", "place-D5-0", "claim-1")
    assert scored(told) == [(0, "tower.points", 4)]
    assert player(s)["supply"] == 6


def test_one_follower_scores_one_zone_only() -> None:
    s = table()
    build(s, "C5 A05 2")
    told = play(s, "draw-Z08", "place-D5-0", "claim-1")  # A house against the tower: both are complete.
    assert scored(told) == [(0, "house.points", 1)]
    assert zone(s, "C5-1")["counted"]


@clause("carcassonne", "count.order", "wall.order")
def test_who_placed_the_tile_is_counted_first() -> None:
    s = table()
    build(s, "C5 A05 2")
    stand(s, 1, "C5-1")
    s.points = [11, 10]
    told = play(s, "draw-Z08", "place-D5-0", "claim-1", "bonus-9")
    # Both end on the tower 12/13; the one who placed the tile takes what lies there.
    assert scored(told) == [(0, "house.points", 1), (1, "tower.points", 2)]
    assert (player(s, 0)["fresh"], player(s, 1)["fresh"]) == ([9], [])
    assert [player(s, seat)["points"] for seat in (0, 1)] == [12, 12]


@clause("carcassonne", "count.order")
def test_the_active_player_chooses_the_order_of_own_zones() -> None:
    for word, bonus in (("score-n", True), ("score-1", False)):
        s = table()
        build(s, "B5 A05 2", "C5 Z13 0")
        stand(s, 0, "B5-1")
        s.points = [9, 0]
        play(s, "draw-Z08", "place-D5-0", "claim-1")
        assert words(s) == ["score-1", "score-n"]
        for other in ("score-2", "score-3", "score-e", "score-s", "pass", "plain", "place-E5-0"):
            refused(s, other, "count.order")
        play(s, word, *(["bonus-9"] if bonus else []))  # 9 and 4 are 13, and 14; or 10, and 14.
        assert player(s)["points"] == 14
        assert player(s)["bonuses"] + player(s)["fresh"] == ([9] if bonus else [])
        assert seen(s)["turn"] == 1


@clause("carcassonne", "count.order")
def test_the_active_player_chooses_the_order_of_the_others_zones_too() -> None:
    for word, bonus in (("score-n", True), ("score-w", False)):
        s = table()
        build(s, "B5 A05 2", "C5 Z13 0", "D4 A03 1")
        stand(s, 1, "B5-1", "D4-1")
        s.points = [0, 9]
        play(s, "draw-Z08", "place-D5-0", "claim-1")
        assert s.actor() == 0  # The own house was counted; now the order of the other's.
        assert player(s)["points"] == 1
        assert words(s) == ["score-n", "score-w"]
        refused(s, "score-1", "count.order")
        play(s, word, *(["bonus-9"] if bonus else []))
        assert player(s, 1)["points"] == 14
        assert player(s, 1)["fresh"] + player(s, 1)["bonuses"] == ([9] if bonus else [])
