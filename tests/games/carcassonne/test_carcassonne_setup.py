"""The set-up and the order of a turn."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.setup import OPTIONS, new_game
from maniero.kernel.options import OptionError, resolve
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.carcassonne.positions import (
    BOX,
    build,
    give,
    objection,
    play,
    player,
    refused,
    seen,
    stand,
    table,
    words,
)


@clause("carcassonne", "setup.first")
def test_chance_says_who_begins() -> None:
    s = new_game(BOX, 2, resolve(OPTIONS, {}, 2))
    assert s.actor() == CHANCE
    assert words(s) == ["first-1", "first-2"]
    assert s.weights() == [1, 1]
    assert seen(s)["turn"] == -1
    s.apply(s.vocabulary().parse("first-2"))
    assert seen(s)["turn"] == 1
    assert set(words(s)) == {f"draw-{tile.name}" for tile in BOX.tiles}


@clause("carcassonne", "setup.first")
@pytest.mark.parametrize("first", ["1", "2"])
def test_the_host_may_say_who_begins(first: str) -> None:
    s = new_game(BOX, 2, resolve(OPTIONS, {"first": first}, 2))
    assert seen(s)["turn"] == int(first) - 1
    play(s, "draw-A09")
    assert s.actor() == int(first) - 1


def test_nobody_else_can_begin() -> None:
    with pytest.raises(OptionError):
        resolve(OPTIONS, {"first": "3"}, 2)


@clause("carcassonne", "setup.tiles")
def test_every_tile_is_drawn_as_often_as_there_are_of_it() -> None:
    s = table()
    assert seen(s)["left"] == 60
    assert dict(zip(words(s), s.weights(), strict=True)) == {
        f"draw-{tile.name}": tile.count for tile in BOX.tiles
    }
    play(s, "draw-A05", "place-A5-2", "pass")
    assert dict(zip(words(s), s.weights(), strict=True))["draw-A05"] == 1
    play(s, "draw-A05", "place-I8-3", "pass")
    assert "draw-A05" not in words(s)
    assert objection(s, "draw-A05", CHANCE) != ""
    assert seen(s)["left"] == 58


@clause("carcassonne", "setup.bonus")
def test_a_bonus_tile_on_every_tower_but_the_first() -> None:
    towers = seen(table())["towers"]
    assert [tower["bonus"] for tower in towers] == [False] + [True] * 13
    assert seen(table())["bonuses"] == {str(number): 2 for number in range(1, 10)}  # 5 stay unseen.


@clause("carcassonne", "setup.bonus")
def test_every_bonus_tile_is_as_likely_as_there_are_unseen_ones() -> None:
    s = table()
    give(s, 0, 4, 4, 7)
    build(s, "A5 B01 0")
    s.points = [31, 0]
    play(s, "draw-A05", "place-A4-0", "claim-1")
    assert dict(zip(words(s), s.weights(), strict=True)) == {
        f"bonus-{number}": 1 if number == 7 else 2 for number in range(1, 10) if number != 4
    }
    assert objection(s, "bonus-4", CHANCE) != ""


@clause("carcassonne", "setup.followers")
def test_six_followers_a_keep_and_a_marker_on_0() -> None:
    for seat in (0, 1):
        own = player(table(), seat)
        assert (own["supply"], own["points"], own["keep"], own["keep_zone"]) == (6, 0, 0, None)
        assert own["bonuses"] == own["fresh"] == []
    assert seen(table())["followers"] == []


@clause("carcassonne", "turn.order")
def test_draw_place_follower_count_and_then_the_other_player() -> None:
    s = table()
    build(s, "A5 B01 0", "B5 A05 2")  # The path is complete; the tower waits.
    stand(s, 0, "B5-1")
    assert s.actor() == CHANCE
    play(s, "draw-Z11")
    assert (s.actor(), seen(s)["turn"]) == (0, 0)
    assert {word.split("-")[0] for word in words(s)} == {"place"}
    play(s, "place-C5-0")  # The tower is complete; it is counted after the follower.
    assert (s.actor(), player(s)["points"]) == (0, 0)
    assert words(s) == ["claim-2", "pass"]
    play(s, "claim-2")
    assert player(s)["points"] == 4
    assert (s.actor(), seen(s)["turn"]) == (CHANCE, 1)
    play(s, "draw-B02")
    assert s.actor() == 1


@clause("carcassonne", "turn.order", "place.tile")
def test_a_tile_must_be_placed_before_anything_else() -> None:
    s = table()
    play(s, "draw-B02")
    for word in ("pass", "claim-1", "again", "double", "score-1", "zone-S2", "draw-B01"):
        refused(s, word, "place.tile")


@clause("carcassonne", "hidden.others")
def test_only_who_is_asked_may_speak() -> None:
    s = table()
    assert s.legal_for(0) == s.legal_for(1) == []
    assert objection(s, "place-A5-0", 0) == "hidden.others"
    assert objection(s, "place-A5-0") == "hidden.others"  # Chance places no tiles.
    play(s, "draw-B01")
    assert s.legal_for(1) == []
    assert s.legal_for(NOBODY) == []
    assert objection(s, "place-A5-0", 1) == "hidden.others"
    assert objection(s, "place-A5-0", CHANCE) == "hidden.others"
    assert objection(s, "place-A5-0", 0) == ""


@clause("carcassonne", "hidden.others")
def test_all_see_the_same() -> None:
    s = table()
    give(s, 1, 5)
    play(s, "draw-B01")
    shown = [{**seen(s, viewer), "viewer": 0} for viewer in (0, 1, NOBODY)]
    assert shown[0] == shown[1] == shown[2]
    assert (seen(s, 1)["viewer"], seen(s, NOBODY)["viewer"]) == (1, None)
