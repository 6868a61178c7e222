"""How the four levels of opponents play."""

from __future__ import annotations

from typing import Final

from maniero.bots import levels
from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot
from maniero.bots.search.plans import Planner
from maniero.games.carcassonne.judge import CastleJudge, house_weights
from maniero.games.carcassonne.lookahead import Lines, Lookahead
from maniero.games.carcassonne.value import value

BEAM: Final = 8
# The builder thinks of courts as people do at first: every market in them is as good as won.
BUILDERS_COURTS: Final = {
    "court": 0.85,
    "court_left": 0.0,
    "court_risk": 0.0,
    "court_base": 0.0,
    "court_end": 0.0,
}


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    if level == levels.APPRENTICE:
        return levels.opponent(level, value)
    weights = house_weights()
    if level == levels.BUILDER:
        return PlannerBot(Planner(CastleJudge({**weights, **BUILDERS_COURTS}), BEAM, keep=1))
    judge = CastleJudge(weights)
    if level == levels.ARCHITECT:
        return Lookahead(Planner(judge, BEAM, keep=6), Lines(judge, turns=2, late=0, killers=5), 1_500)
    return Lookahead(Planner(judge, BEAM, keep=10), Lines(judge, turns=2, late=4, killers=6), 40_000)
