"""How the four levels of opponents play."""

from __future__ import annotations

from functools import cache

from maniero.bots import levels
from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.glances import GlanceRollouts
from maniero.bots.search.plans import Planner
from maniero.bots.weights import Weights, read_weights
from maniero.games.castles.judge import CastlesJudge
from maniero.games.castles.mason import Mason
from maniero.games.castles.value import value

OPTIONS = 8  # For one answer, that plans are made with.


@cache
def house_weights() -> Weights:
    """Those in the package, by name."""
    return read_weights("maniero.games.castles")


@cache
def house_mason() -> Mason:
    """One for all opponents: he remembers nothing of a game."""
    return Mason(house_weights())


def judge_of(weights: dict[str, float]) -> CastlesJudge:
    """The judge that other weights would make."""
    return CastlesJudge(Mason(weights), OPTIONS)


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    if level == levels.APPRENTICE:
        return levels.opponent(level, value)
    mason = house_mason()
    if level == levels.BUILDER:
        return PlannerBot(Planner(CastlesJudge(mason, OPTIONS), beam=4, keep=1, samples=2))
    plans, nodes = (8, 16_000) if level == levels.ARCHITECT else (12, 60_000)
    planner = Planner(CastlesJudge(mason, OPTIONS), beam=8, keep=plans, samples=2)
    return RolloutBot(planner, GlanceRollouts(mason), nodes)
