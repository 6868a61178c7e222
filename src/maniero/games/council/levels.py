"""How the four levels of opponents play."""

from __future__ import annotations

from typing import Final

from maniero.bots.apprentice import ApprenticeBot
from maniero.bots.bot import Bot
from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import Rollouts
from maniero.bots.search.turns import LuckyPlanner, PlannedRollouts, TurnPlanner
from maniero.games.council.judge import CouncilJudge, RuleOfThumb, read_weights

LAPSE: Final = 6  # One answer of the apprentice in so many is anything.
NODES: Final = {ARCHITECT: 2_500, MASTER: 20_000}  # Positions that an answer may try.
SCALE: Final = 15.0  # Points that are nearly decisive.


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    return thinking(level, NODES.get(level, 0))


def thinking(level: str, nodes: int) -> Bot:
    """A level with so many positions to try, if it plays on what it has planned."""
    if level == APPRENTICE:
        return ApprenticeBot(RuleOfThumb().value, LAPSE)
    judge = CouncilJudge(read_weights())
    if level == BUILDER:  # Does not think on where a card or a permit is drawn.
        return PlannerBot(Planner(judge, beam=6, keep=1, samples=2))
    planner = TurnPlanner(judge, beam=8, keep=8, samples=2, onward=TurnPlanner(judge, 3, 2, 1))
    if level == ARCHITECT:
        return RolloutBot(planner, Rollouts(judge, RuleOfThumb(), 3, SCALE), nodes)
    assert level == MASTER
    return RolloutBot(planner, PlannedRollouts(judge, LuckyPlanner(judge, 2, 1), 3, SCALE), nodes)
