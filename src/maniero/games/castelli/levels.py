"""How the four levels of opponents play."""

from __future__ import annotations

from typing import Final

from maniero.bots import levels
from maniero.bots.apprentice import ApprenticeBot
from maniero.bots.bot import Bot
from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.rollouts import CastelliRollouts
from maniero.games.castelli.scout import Scout
from maniero.games.castelli.value import own_value, value
from maniero.games.castelli.weights import house_weights

TURNS: Final = 4  # Played on before a plan is judged: with four seats, until it is the own turn again.
TRUST: Final = 20


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    """A beginner minds only their own things; those above the builder look at the ground."""
    if level == APPRENTICE:
        return ApprenticeBot(own_value, lapse=4)
    if level == BUILDER:
        return levels.opponent(level, value)
    judge = CastelliJudge(house_weights())
    if level == ARCHITECT and seats == 2:  # A few rollouts find nothing that its look at the ground does not.
        return PlannerBot(Scout(judge, beam=6, keep=1))
    keep, nodes = (6, 3_000) if level == ARCHITECT else (8, 30_000)
    rollouts = CastelliRollouts(judge, TURNS, scale=0.0)
    return RolloutBot(Scout(judge, beam=6, keep=keep), rollouts, nodes, TRUST)
