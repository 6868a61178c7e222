"""How the weights of the judge are learned."""

from __future__ import annotations

from typing import Final

from maniero.bots.learning import Fitting
from maniero.bots.search.judge import Judge
from maniero.bots.weights import Weights
from maniero.games.council.features import NAMES, features
from maniero.games.council.judge import CouncilJudge
from maniero.games.council.value import worth


def judge_with(weights: Weights) -> Judge:
    return CouncilJudge([weights.get(name, 0.0) for name in NAMES])


LEARNING: Final = Fitting(NAMES, judge_with, features, worth, ahead=4)  # Two turns of each.
