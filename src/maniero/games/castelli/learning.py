"""How the weights of the judge are learned."""

from __future__ import annotations

from typing import Final

from maniero.bots import learning
from maniero.bots.search.judge import Judge
from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.weights import NAMES, Weights


def judge_with(weights: learning.Weights) -> Judge:
    return CastelliJudge(Weights(weights))


LEARNING: Final = learning.Tuning(NAMES, judge_with)
