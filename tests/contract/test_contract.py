"""What every game keeps, whatever its rules."""

from __future__ import annotations

import importlib
import json

import pytest

from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED, playout
from tests.contract.games import Case, cases, now_and_then, said, walk

every_game = pytest.mark.parametrize("case", cases())


def seen(case: Case, state: object) -> list[object]:
    """The views of all seats and of a spectator."""
    return [case.game.view(state, viewer) for viewer in (*range(case.seats), NOBODY)]


@every_game
def test_a_game_ends_and_somebody_always_has_an_option(case: Case) -> None:
    for state in walk(case):
        assert (state.legal() == []) == (state.actor() == NOBODY)
        assert state.actors() == [] if state.actor() == NOBODY else state.actor() in state.actors()
    assert state.winners()


@every_game
def test_legal_words_are_in_the_order_of_the_vocabulary_without_repeats(case: Case) -> None:
    for state in walk(case):
        ids = [action.id for action in state.legal()]
        assert ids == sorted(set(ids))


@every_game
def test_chance_has_a_positive_weight_for_each_of_its_words(case: Case) -> None:
    for state in walk(case):
        if state.actor() == CHANCE:
            weights = state.weights()
            assert len(weights) == len(state.legal())
            assert min(weights) > 0


@every_game
def test_a_word_is_legal_exactly_when_no_clause_forbids_it(case: Case) -> None:
    clauses = case.game.clauses()
    for state in now_and_then(case):
        legal = set(state.legal())
        for action in state.vocabulary().actions:
            clause = state.objection(state.actor(), action)
            assert (clause == "") == (action in legal), (action, clause)
            assert clause == "" or clause in clauses, f"{action}: no clause {clause!r}"


@every_game
def test_who_is_not_asked_has_no_words(case: Case) -> None:
    for state in now_and_then(case):
        for seat in set(range(case.seats)) - set(state.actors()):
            assert state.legal_for(seat) == []
            assert state.objection(seat, state.vocabulary().actions[-1]) == NOT_ASKED


@every_game
def test_every_word_parses_back_to_itself(case: Case) -> None:
    vocabulary = case.new().vocabulary()
    for number, action in enumerate(vocabulary.actions):
        assert action.id == number
        assert vocabulary.parse(action.text) is action
        assert action.text.isascii()
        assert not set(action.text) & set(" /?#&%\n")


@every_game
def test_a_copy_is_independent_and_silent(case: Case) -> None:
    for state in now_and_then(case, every=151):
        before = seen(case, state)
        copy = state.copy()
        assert seen(case, copy) == before
        assert copy.told is None
        playout(copy, Rng(7))
        assert seen(case, state) == before


@every_game
def test_the_score_sheet_explains_every_point(case: Case) -> None:
    sheet = importlib.import_module("maniero.kernel.sheet")
    clauses = case.game.clauses()
    for state in now_and_then(case):
        lines = sheet.score_sheet(state.told, case.seats)
        assert [sum(line.points[seat] for line in lines) for seat in range(case.seats)] == state.points
        assert all(line.clause in clauses for line in lines)


@every_game
def test_no_component_is_lost_or_made(case: Case) -> None:
    census = importlib.import_module(f"tests.games.{case.game.id}.census").census
    first = census(case.new())
    for state in walk(case):
        assert census(state) == first


@every_game
def test_an_imagined_world_looks_the_same_to_the_one_who_imagines_it(case: Case) -> None:
    """One test for two promises: the view hides enough, and imagining changes no more than that."""
    for state in now_and_then(case):
        for viewer in (*range(case.seats), NOBODY):
            dream = state.imagine(viewer, Rng(case.seed))
            assert case.game.view(dream, viewer) == case.game.view(state, viewer)
            assert dream.actors() == state.actors()
            assert dream.legal_for(viewer) == state.legal_for(viewer)
            if not case.game.secrets:  # Then what one imagines is what all see.
                assert seen(case, dream) == seen(case, state)


@every_game
def test_views_are_json(case: Case) -> None:
    for state in now_and_then(case, every=101):
        for view in seen(case, state):
            assert json.loads(json.dumps(view)) == view


@every_game
def test_events_told_to_others_give_nothing_away(case: Case) -> None:
    """What a seat is told of a word must follow from what it sees, not from hidden things."""
    rng, state = Rng(case.seed), case.new()
    while state.actor() != NOBODY:
        assert state.told is not None
        start = len(state.told)
        state.apply(said(state, rng))
        for event in state.told[start:]:
            for viewer in (*range(case.seats), NOBODY):
                shown = event.seen_by(viewer)
                assert shown is None or type(shown) is type(event)


@every_game
def test_the_same_words_give_the_same_position(case: Case) -> None:
    rng, state, again = Rng(case.seed), case.new(), case.new()
    while state.actor() != NOBODY:
        action = said(state, rng)
        state.apply(action)
        again.apply_for(again.actor(), again.vocabulary().parse(action.text))
    assert seen(case, again) == seen(case, state)
    assert again.points == state.points
