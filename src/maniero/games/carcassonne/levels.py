"""How the four levels of opponents play."""

from __future__ import annotations

from maniero.bots import levels
from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot
from maniero.bots.search.plans import Planner
from maniero.games.carcassonne.judge import CastleJudge, read_weights
from maniero.games.carcassonne.lookahead import Lines, Lookahead
from maniero.games.carcassonne.value import value

BEAM = 8


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    if level == levels.APPRENTICE:
        return levels.opponent(level, value)
    judge = CastleJudge(read_weights())
    if level == levels.BUILDER:
        return PlannerBot(Planner(judge, BEAM, keep=1))
    if level == levels.ARCHITECT:
        return Lookahead(Planner(judge, BEAM, keep=6), Lines(judge, turns=2, late=0, killers=5), 1_500)
    return Lookahead(Planner(judge, BEAM, keep=10), Lines(judge, turns=2, late=6, killers=6), 30_000)
