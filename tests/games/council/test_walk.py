"""Whole games at random: what must hold in every position."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.state import Council
from maniero.kernel.bits import members
from maniero.kernel.rng import Rng
from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.council.positions import PIECES, everything

if TYPE_CHECKING:
    from maniero.kernel.events import Event


def walk(seats: int, seed: int) -> list[Council]:
    """Every position of a game played at random, with a liking for building."""
    s = COUNCIL.new(seats)
    assert isinstance(s, Council)
    rng = Rng(seed, seats)
    positions = []
    while s.actor() != NOBODY:
        positions.append(s.copy())
        options = s.legal()
        if s.actor() == CHANCE:
            s.apply(options[rng.weighted(s.weights())])
            continue
        liked = [a for a in options if a.text.startswith(("build", "king", "buy"))]
        s.apply((liked or options)[rng.below(len(liked or options))])
    positions.append(s)
    return positions


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_holds_in_every_position_of_a_game(seats: int, seed: int) -> None:
    for s in walk(seats, seed):
        assert everything(s) == PIECES
        seen_permits = 0
        for own in s.players:
            assert 0 <= own.coins <= 20
            assert own.assistants >= 0
            assert 0 <= own.nobility <= 20
            assert own.emporiums_left + members(own.built) == 10
            assert own.permits & own.used == 0
            assert seen_permits & (own.permits | own.used) == 0
            seen_permits |= own.permits | own.used
        won = sum(owner >= 0 for owner in s.tile_owner)
        assert s.king_rewards_taken == min(won, 5) == sum(len(own.king_rewards) for own in s.players)
        if len(s.asks) == 1:  # No action is going on.
            assert (s.ender >= 0) == any(own.emporiums_left == 0 for own in s.players)


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_a_word_is_legal_exactly_when_there_is_no_objection(seats: int, seed: int) -> None:
    clauses = COUNCIL.clauses()
    for s in walk(seats, seed)[::37]:
        if s.actor() == NOBODY:
            continue
        legal = {id(action) for action in s.legal()}
        for action in s.vocabulary().actions:
            objection = s.objection(s.actor(), action)
            assert (objection == "") == (id(action) in legal), action
            assert objection == "" or objection in clauses


@clause("council", "hidden.others")
@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (4, 8)])
def test_a_seat_that_is_not_asked_may_do_nothing(seats: int, seed: int) -> None:
    for s in walk(seats, seed)[::23]:
        for seat in range(seats):
            if seat != s.actor():
                assert s.legal_for(seat) == []
                assert {s.objection(seat, action) for action in s.vocabulary().actions[::50]} == {
                    "hidden.others"
                }


@clause("council", "end.last-turns", "end.finish-turn", "turn.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_after_one_last_turn_of_each_other_player(seats: int) -> None:
    for seed in range(3):
        turns = [(s.turn, s.ender) for s in walk(seats, seed) if s.turn >= 0]
        changes = [turns[0]] + [b for a, b in itertools.pairwise(turns) if a[0] != b[0]]
        ender = turns[-1][1]
        assert ender >= 0
        assert [turn for turn, known in changes if known >= 0] == [
            (ender + i) % seats for i in range(1, seats)
        ]
        assert all((b[0] - a[0]) % seats == 1 for a, b in itertools.pairwise(changes))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_adds_up_to_the_points(seats: int) -> None:
    s = COUNCIL.new(seats)
    told: list[Event] = []
    s.told = told
    rng = Rng(9, seats)
    while s.actor() != NOBODY:
        options = s.legal()
        s.apply(options[rng.weighted(s.weights()) if s.actor() == CHANCE else rng.below(len(options))])
    lines = score_sheet(told, seats)
    assert s.points == [sum(line.points[seat] for line in lines) for seat in range(seats)]
    assert {line.clause for line in lines} <= set(COUNCIL.clauses())
