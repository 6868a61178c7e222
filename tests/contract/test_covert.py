"""Whether there was anything to choose is nobody's business: questions that would tell it are covert."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY
from tests.contract.cases import Case
from tests.contract.forced import tells, with_bundles
from tests.contract.walks import random_move, take

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.contract.forced import Tell


def told(case: Case) -> Iterator[Tell]:
    """All tells of one random game, as one viewer after the other looks for them."""
    state, rng, number = case.new(), Rng(case.seed), case.seed
    while state.actor() != NOBODY:
        viewer = number % (case.seats + 1)
        yield from tells(state, [viewer if viewer < case.seats else NOBODY], 1, rng)
        take(state, random_move(state, rng))
        number += 1


@pytest.mark.parametrize("case", with_bundles(), ids=str)
def test_a_question_whose_only_answer_would_tell_something_is_covert(case: Case) -> None:
    open_tells = {type(tell.question).__name__ for tell in told(case) if not tell.question.covert}
    assert open_tells == set()


# What is asked in the usual game; the guard of Castelli needs the battle.
COVERT = {
    "council": {"PayForPermit", "PayForKing"},
    "castelli": {"UseSteward", "SellBetweenTurns"},
    "castles": {"UseTiles"},
}


@pytest.mark.parametrize("id", GAMES)
def test_the_experiment_finds_what_it_looks_for(id: str) -> None:
    game = GAMES[id]
    found: set[str] = set()
    for seed in range(3):
        found |= {type(tell.question).__name__ for tell in told(Case(game, max(game.seat_counts), {}, seed))}
    assert found >= COVERT.get(id, set())
    assert found or not game.secrets
