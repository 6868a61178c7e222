"""How the four levels of opponents play."""

from __future__ import annotations

from maniero.bots import levels
from maniero.bots.apprentice import ApprenticeBot
from maniero.bots.bot import Bot
from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.rollouts import CastelliRollouts
from maniero.games.castelli.scout import Scout
from maniero.games.castelli.value import half_value, own_value
from maniero.games.castelli.weights import house_weights


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    """A beginner minds only their own things, a builder the others' by half; above them all count alike."""
    if level == APPRENTICE:
        return ApprenticeBot(own_value, lapse=4)
    if level == BUILDER:
        return levels.opponent(level, half_value)
    judge = CastelliJudge(house_weights())
    if level == ARCHITECT:
        return PlannerBot(Scout(judge, beam=6, keep=1))
    rollouts = CastelliRollouts(judge, turns=2, scale=0.0)
    return RolloutBot(Scout(judge, beam=6, keep=6), rollouts, nodes=16_000, trust=20)
