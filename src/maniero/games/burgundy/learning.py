"""How the weights of the judge are learned."""

from __future__ import annotations

from typing import Final

from maniero.bots.learning import Fitting
from maniero.games.burgundy.feature_names import NAMES, ROUNDS
from maniero.games.burgundy.features import features
from maniero.games.burgundy.judge import LearnedJudge
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.value import worth


def clock(s: Burgundy) -> int:
    """Rounds since the beginning."""
    return ROUNDS * max(s.phase, 0) + s.round


LEARNING: Final = Fitting(NAMES, LearnedJudge, features, worth, clock)
