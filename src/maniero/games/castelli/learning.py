"""How the weights of the judge are learned."""

from __future__ import annotations

from typing import Final

from maniero.bots.learning import Tuning
from maniero.bots.search.judge import Judge
from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.weights import NAMES, Weights


def judge_with(weights: dict[str, float]) -> Judge:
    return CastelliJudge(Weights(weights))


LEARNING: Final = Tuning(NAMES, judge_with)
