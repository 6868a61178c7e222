"""Bonus tiles 1, 2 and 3, during the game."""

from __future__ import annotations

from maniero.games.carcassonne.events import BonusUsed, TurnStarted, ZoneCounted
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.carcassonne.positions import (
    build,
    give,
    left,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    stand,
    table,
    words,
)


@clause("carcassonne", "bonus.1", "bonus.1-when")
def test_tile_1_gives_another_turn() -> None:
    s = table()
    give(s, 0, 1)
    play(s, "draw-B01")
    refused(s, "again", "place.tile")
    play(s, "place-A5-0")
    refused(s, "again", "follower.part")
    play(s, "pass")
    assert (s.actor(), words(s)) == (0, ["again", "pass"])  # At the end of the turn.
    for word in ("double", "claim-1", "place-B5-0", "zone-S2"):
        refused(s, word, "bonus.1")
    told = play(s, "again")
    assert of_kind(told, BonusUsed) == [{"seat": 0, "number": 1}]
    assert of_kind(told, TurnStarted) == [{"seat": 0, "again": True}]
    assert player(s)["bonuses"] == []
    play(s, "draw-Z18", "place-A4-0", "pass")
    assert seen(s)["turn"] == 1  # One more turn, no more.


@clause("carcassonne", "bonus.1")
def test_tile_1_may_wait() -> None:
    s = table()
    give(s, 0, 1)
    told = play(s, "draw-B01", "place-A5-0", "pass", "pass")
    assert of_kind(told, TurnStarted) == [{"seat": 1, "again": False}]
    assert player(s)["bonuses"] == [1]
    play(s, "draw-B02", "place-B5-0", "pass")
    assert seen(s)["turn"] == 0  # The other player has none and is not asked.
    play(s, "draw-B03", "place-C5-0", "pass")
    assert words(s) == ["again", "pass"]


@clause("carcassonne", "bonus.1-when")
def test_tile_1_comes_after_all_counting() -> None:
    s = table()
    give(s, 0, 1)
    build(s, "A5 B01 0")
    s.points = [31, 0]
    play(s, "draw-A05", "place-A4-0", "claim-1")
    assert (s.actor(), player(s)["points"]) == (CHANCE, 33)
    play(s, "bonus-7")
    assert words(s) == ["again", "pass"]
    assert (player(s)["bonuses"], player(s)["fresh"]) == ([1], [7])
    play(s, "again")
    assert (player(s)["bonuses"], player(s)["fresh"]) == ([7], [])  # It is the next turn.


@clause("carcassonne", "bonus.1-when")
def test_two_tiles_1_give_two_turns() -> None:
    s = table()
    give(s, 0, 1, 1)
    play(s, "draw-B01", "place-A5-0", "pass", "again")
    play(s, "draw-B02", "place-B5-0", "pass", "again")
    assert player(s)["bonuses"] == []
    play(s, "draw-B03", "place-C5-0", "pass")
    assert seen(s)["turn"] == 1


@clause("carcassonne", "bonus.1-when")
def test_tile_1_does_nothing_when_no_tile_is_left() -> None:
    s = table()
    give(s, 0, 1)
    left(s, "B01")
    play(s, "draw-B01", "place-A5-0", "pass")
    assert seen(s)["over"]


@clause("carcassonne", "bonus.2")
def test_tile_2_doubles_a_completed_tower() -> None:
    s = table()
    give(s, 0, 2)
    play(s, "draw-A05", "place-F9-1", "claim-1")
    assert (s.actor(), words(s)) == (0, ["double", "plain"])
    for word in ("pass", "again", "claim-2", "score-1"):
        refused(s, word, "bonus.2")
    told = play(s, "double")
    # 2 tiles, 4 points each: the half of it is told as the bonus tile's.
    assert scored(told) == [(0, "tower.points", 4), (0, "bonus.2", 4)]
    assert of_kind(told, ZoneCounted)[0]["doubled"] is True
    assert player(s)["bonuses"] == []
    assert player(s)["supply"] == 6


@clause("carcassonne", "bonus.2")
def test_tile_2_may_wait_and_helps_no_house() -> None:
    s = table()
    give(s, 0, 2)
    told = play(s, "draw-A05", "place-F9-1", "claim-1", "plain")
    assert scored(told) == [(0, "tower.points", 4)]
    assert player(s)["bonuses"] == [2]
    told = play(s, "draw-B01", "place-A5-0", "pass", "draw-A03", "place-C9-0", "claim-1")
    assert scored(told) == [(0, "house.points", 2)]
    told = play(s, "draw-B02", "place-B5-0", "pass", "draw-A04", "place-C5-2", "pass")
    assert player(s)["bonuses"] == [2]


@clause("carcassonne", "bonus.3")
def test_tile_3_doubles_a_completed_house_but_not_the_keep() -> None:
    s = table()
    give(s, 0, 3)
    play(s, "draw-A03", "place-C9-0", "claim-1")
    assert (s.actor(), words(s)) == (0, ["double", "plain"])
    refused(s, "pass", "bonus.3")
    told = play(s, "double")
    assert sum(points for _, _, points in scored(told)) == 4
    assert (player(s)["bonuses"], player(s)["keep"]) == ([], 2)
    told = play(s, "draw-B01", "place-A5-0", "pass", "draw-A04", "place-K4-2", "claim-1")
    assert scored(told) == [(0, "house.points", 2)]  # It worked once.


@clause("carcassonne", "bonus.3")
def test_tile_3_helps_no_tower_and_no_path() -> None:
    s = table()
    give(s, 0, 3)
    build(s, "A5 B01 0")
    stand(s, 0, "A5-1")
    told = play(s, "draw-A05", "place-B5-2", "pass")  # The path is complete.
    told += play(s, "draw-B03", "place-D1-0", "pass", "draw-A05", "place-F9-1", "claim-1")
    assert scored(told) == [(0, "path.points", 3), (0, "tower.points", 4)]
    assert player(s)["bonuses"] == [3]


@clause("carcassonne", "bonus.several")
def test_several_tiles_in_one_turn() -> None:
    s = table()
    give(s, 0, 1, 2, 3)
    build(s, "B5 A05 2", "C5 Z13 0")
    stand(s, 0, "B5-1")
    told = play(s, "draw-Z08", "place-D5-0", "claim-1", "score-n", "double", "double", "again")
    assert [event["number"] for event in of_kind(told, BonusUsed)] == [2, 3, 1]
    assert player(s)["points"] == 8 + 2
    assert player(s)["bonuses"] == []
    assert seen(s)["turn"] == 0


@clause("carcassonne", "bonus.majority", "count.tie")
def test_a_tower_without_a_majority_cannot_be_doubled() -> None:
    s = table()
    give(s, 0, 2)
    build(s, "C5 A05 2", "E5 A05 0")
    stand(s, 0, "C5-1")
    stand(s, 1, "E5-1")
    told = play(s, "draw-Z13", "place-D5-0", "pass")
    assert scored(told) == []
    assert player(s)["bonuses"] == [2]


@clause("carcassonne", "bonus.majority")
def test_a_tower_the_other_player_leads_in_cannot_be_doubled() -> None:
    s = table()
    give(s, 0, 2)
    build(s, "C5 A05 2", "D6 A05 3", "D4 A06 1")
    stand(s, 0, "C5-1")
    stand(s, 1, "D6-1", "D4-1")
    told = play(s, "draw-Z14", "place-D5-0", "pass")
    assert scored(told) == [(1, "tower.points", 8)]
    assert player(s)["bonuses"] == [2]


@clause("carcassonne", "bonus.own-turn")
def test_no_bonus_tile_in_the_other_players_turn() -> None:
    s = table()
    give(s, 1, 1, 2, 3)
    build(s, "C5 A05 2", "D6 A03 3")
    stand(s, 1, "C5-1", "D6-1")
    told = play(s, "draw-Z18", "place-D5-0", "pass", "score-n")
    assert sorted(scored(told)) == [(1, "house.points", 1), (1, "tower.points", 2)]
    assert player(s, 1)["bonuses"] == [1, 2, 3]
    assert s.actor() == CHANCE


@clause("carcassonne", "bonus.twice")
def test_a_tower_is_doubled_once_and_the_second_tile_serves_another() -> None:
    s = table()
    give(s, 0, 2, 2)
    build(s, "C5 A05 2", "D6 A05 3")
    stand(s, 0, "C5-1", "D6-1")
    told = play(s, "draw-Z18", "place-D5-0", "pass", "score-n", "double")
    assert sum(points for _, _, points in scored(told)) == 4
    assert words(s) == ["double", "plain"]  # For the other tower.
    told = play(s, "double")
    assert sum(points for _, _, points in scored(told)) == 4
    s = table()
    give(s, 0, 2, 2)
    told = play(s, "draw-A05", "place-F9-1", "claim-1", "double")
    assert sum(points for _, _, points in scored(told)) == 8
    assert player(s)["bonuses"] == [2]
    assert s.actor() == CHANCE
