"""How the four levels of opponents play."""

from __future__ import annotations

from maniero.bots import levels
from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot
from maniero.bots.search.plans import Planner
from maniero.games.carcassonne.judge import CastleJudge, read_weights
from maniero.games.carcassonne.value import value


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    if level == levels.APPRENTICE:
        return levels.opponent(level, value)
    judge = CastleJudge(read_weights())
    return PlannerBot(Planner(judge, beam=8, keep=1))
