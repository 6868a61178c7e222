"""Whole games at random: what must hold in every position, and how it is shown."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from maniero.games.carcassonne import components
from maniero.games.carcassonne.events import TilePlaced, TurnStarted
from maniero.games.carcassonne.picks import picks
from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.view import view
from maniero.kernel.clauses import Clause, read_clauses
from maniero.kernel.rng import Rng
from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import CHANCE, NOBODY, playout
from tests.clauses import clause
from tests.games.carcassonne.agreement import castle_of
from tests.games.carcassonne.census import census
from tests.games.carcassonne.flood import GROUND, empty_areas, name
from tests.games.carcassonne.positions import BOX, PIECES


@cache
def clauses() -> dict[str, Clause]:
    return read_clauses(str(Path(components.__file__).parent / "clauses.toml"))


def walk(seed: int) -> Iterator[Castle]:
    """Every position of a game at random; one object, that goes on changing."""
    s = new_game(BOX, 2, {"first": "random"})
    s.told = []
    rng = Rng(seed, 11)
    yield s
    while s.actor() != NOBODY:
        options = s.legal()
        s.apply(options[rng.weighted(s.weights()) if s.actor() == CHANCE else rng.below(len(options))])
        yield s


@clause("carcassonne", "setup.tiles", "setup.bonus", "setup.followers")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_component_is_lost_or_made(seed: int) -> None:
    for s in walk(seed):
        assert census(s) == PIECES
        for builder in s.builders:
            assert 0 <= builder.supply <= 6
            assert builder.held == sorted(builder.held)


@pytest.mark.parametrize("seed", [4, 5])
def test_a_word_is_legal_exactly_when_there_is_no_objection(seed: int) -> None:
    for number, s in enumerate(walk(seed)):
        if number % 13 or s.actor() == NOBODY:
            continue
        legal = set(s.legal())
        for action in s.vocabulary().actions:
            objection = s.objection(s.actor(), action)
            assert (objection == "") == (action in legal), (action, objection)
            assert objection == "" or objection in clauses()


@clause("carcassonne", "hidden.others")
def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    for s in walk(6):
        for seat in {0, 1} - {s.actor()}:
            assert s.legal_for(seat) == []
            assert s.objection(seat, s.vocabulary().actions[-1]) == "hidden.others"


@clause("carcassonne", "end.when", "turn.order")
@pytest.mark.parametrize("seed", [7, 8, 9])
def test_a_game_has_60_tiles_and_the_players_take_turns(seed: int) -> None:
    *_, s = walk(seed)
    assert s.told is not None
    placed = [event.seat for event in s.told if isinstance(event, TilePlaced)]
    assert len(placed) + s.removed == 60
    assert s.left == 0
    again = [event for event in s.told if isinstance(event, TurnStarted) and event.again]
    assert sum(one == other for one, other in itertools.pairwise(placed)) == len(again)


@pytest.mark.parametrize("seed", [10, 11])
def test_the_score_sheet_adds_up_to_the_points(seed: int) -> None:
    *_, s = walk(seed)
    assert s.told is not None
    lines = score_sheet(s.told, 2)
    assert s.points == [sum(line.points[seat] for line in lines) for seat in (0, 1)]
    assert {line.clause for line in lines} <= set(clauses())


def test_a_copy_is_independent_and_silent() -> None:
    for number, s in enumerate(walk(12)):
        if number % 41:
            continue
        before = json.dumps(view(s, 0))
        copy = s.copy()
        assert copy.told is None
        assert json.dumps(view(copy, 0)) == before
        playout(copy, Rng(1))
        assert json.dumps(view(s, 0)) == before
        dream = s.imagine(0, Rng(2))
        assert json.dumps(view(dream, 0)) == before


def test_the_view_shows_the_castle() -> None:
    for number, s in enumerate(walk(13)):
        if number % 17:
            continue
        shown = view(s, NOBODY)
        assert json.loads(json.dumps(shown)) == shown
        castle = castle_of(s)
        laid = {q["name"]: (q["tile"]["name"], q["turn"]) for q in shown["squares"] if q["tile"]}
        assert laid == {name(where): (tile.tile, tile.turn) for where, tile in castle.items()}
        assert shown["empty_area"] == empty_areas(GROUND, castle)[0]
        assert sum(shown["pile"].values()) == shown["left"]
        assert len(shown["zones"]) == len(GROUND.zones(castle))
        fits = {f"place-{q['name']}-{turn}" for q in shown["squares"] for turn in q["fits"]}
        assert fits == {action.text for action in s.legal() if action.text.startswith("place")}
        assert len(shown["followers"]) == sum(sum(z["followers"]) for z in shown["zones"])


def test_the_worth_of_a_zone_is_what_it_scores() -> None:
    for number, s in enumerate(walk(14)):
        if number % 29:
            continue
        each = {"path": 1, "tower": 2, "house": 1}
        for zone in view(s, 0)["zones"]:
            if zone["kind"] == "court":
                assert zone["worth"] == 3 * zone["markets"]
            else:
                wells = zone["kind"] == "path" and zone["wells"] > 0
                assert zone["worth"] == zone["size"] * (2 if wells else each[zone["kind"]])
            mine, others = zone["followers"]
            assert zone["leader"] == (None if mine == others else int(others > mine))


def test_no_two_words_are_the_same_clicks() -> None:
    for s in walk(15):
        if s.actor() < 0:
            continue
        clicks = [tuple(sorted(picks(s, s.actor(), action))) for action in s.legal()]
        some = [click for click in clicks if click]
        assert len(set(some)) == len(some)
        zones = [click[0] for click in some if click[0].startswith("zone")]
        if zones:
            assert set(zones) <= {f"zone-{zone['name']}" for zone in view(s, 0)["zones"]}
