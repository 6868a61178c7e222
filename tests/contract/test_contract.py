"""What every game keeps, whatever its rules."""

from __future__ import annotations

import importlib
import json

import pytest

from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED, Aside, playout
from tests.contract.walks import Walk


def test_a_game_ends_and_whoever_is_asked_has_an_option(walk: Walk) -> None:
    for here in walk:
        state = here.state
        assert (here.legal == []) == (state.actor() == NOBODY) == (state.actors() == []), here
        assert state.actor() in state.actors() or state.actor() == NOBODY, here
        assert all(state.legal_for(seat) for seat in [*state.actors(), *state.unasked()]), here
    assert walk.last.winners() or walk.case.seats == 1  # Who plays alone may lose.


def test_legal_words_are_in_the_order_of_the_vocabulary_without_repeats(walk: Walk) -> None:
    for here in walk:
        for words in [here.legal, *map(here.state.legal_for, here.state.unasked())]:
            ids = [action.id for action in words]
            assert ids == sorted(set(ids)), here


def test_chance_has_a_positive_weight_for_each_of_its_words(walk: Walk) -> None:
    for here in walk:
        if here.state.actor() == CHANCE:
            weights = here.state.weights()
            assert len(weights) == len(here.legal), here
            assert min(weights) > 0, here


def test_a_word_is_legal_exactly_when_no_clause_forbids_it(walk: Walk) -> None:
    clauses = walk.case.game.clauses()
    for here in walk.now_and_then():
        for seat in [*here.state.actors(), *here.state.unasked()]:
            legal = set(here.state.legal_for(seat))
            for action in here.state.vocabulary().actions:
                clause = here.state.objection(seat, action)
                assert (clause == "") == (action in legal), (here, action, clause)
                assert clause == "" or clause in clauses, f"{here}: {action}: no clause {clause!r}"


def test_who_is_not_asked_has_no_words_but_those_that_need_no_question(walk: Walk) -> None:
    for here in walk.now_and_then():
        for seat in here.state.unasked():
            assert isinstance(here.state.question(seat), Aside), here
        for seat in set(here.viewers) - {*here.state.actors(), *here.state.unasked()}:
            assert here.state.question(seat) is None, here
            assert here.state.legal_for(seat) == [], here
            assert here.state.objection(seat, here.state.vocabulary().actions[-1]) == NOT_ASKED, here


def test_nobody_waits_for_those_who_act_unasked(walk: Walk) -> None:
    """What they may do is over as soon as somebody who is asked has answered, and does not put that off."""
    for here in walk.positions:
        aside = here.state.unasked()
        if here.move is None or not aside:
            continue
        after = walk.positions[here.number + 1].state
        if here.move.seat in aside:
            assert after.actors() == here.state.actors(), here
            assert all(after.question(seat) is here.state.question(seat) for seat in after.actors()), here
        else:
            assert all(after.question(seat) is not here.state.question(seat) for seat in aside), here


def test_a_copy_is_independent_and_silent(walk: Walk) -> None:
    """Also of the position it was made from: all positions of a walk are copies of one that went on."""
    for here in walk.now_and_then(one_in=20):
        copy = here.state.copy()
        assert copy.told is None
        assert here.seen(copy) == here.views, here
        playout(copy, Rng(7))
        assert here.seen() == here.views, here


def test_the_score_sheet_explains_every_point(walk: Walk) -> None:
    clauses = walk.case.game.clauses()
    for here in walk.now_and_then():
        lines = score_sheet(walk.heard[: here.told], walk.case.seats)
        sums = [sum(line.points[seat] for line in lines) for seat in range(walk.case.seats)]
        assert sums == here.state.points, here
        assert all(line.clause in clauses for line in lines), here


def test_no_component_is_lost_or_made(walk: Walk) -> None:
    census = importlib.import_module(f"tests.games.{walk.case.game.id}.census").census
    first = census(walk.positions[0].state)
    for here in walk.positions:
        assert census(here.state) == first, here


def test_views_are_json(walk: Walk) -> None:
    for here in walk.now_and_then(one_in=5):
        assert json.loads(json.dumps([*here.views.values()])) == [*here.views.values()], here


def test_the_same_words_give_the_same_position(walk: Walk) -> None:
    """Also when each is said for its seat, as at a table, and not for whoever is asked first."""
    again = walk.case.new()
    for seat, action in walk.moves:
        again.apply_for(seat, again.vocabulary().parse(action.text))
    end = walk.positions[-1]
    assert end.seen(again) == end.seen(walk.last) == end.views
    assert again.points == walk.last.points


def test_all_options_share_one_vocabulary(walk: Walk) -> None:
    usual = walk.case.game.new(walk.case.game.usual_seats).vocabulary()
    assert {here.state.vocabulary() for here in walk} == {usual}


@pytest.mark.parametrize("id", GAMES)
def test_every_word_parses_back_to_itself(id: str) -> None:
    vocabulary = GAMES[id].new(GAMES[id].usual_seats).vocabulary()
    for number, action in enumerate(vocabulary.actions):
        assert action.id == number
        assert vocabulary.parse(action.text) is action
        assert action.text.isascii()
        assert not set(action.text) & set(" /?#&%\n")
