"""How the four levels of opponents play."""

from __future__ import annotations

from typing import Final

from maniero.bots.apprentice import ApprenticeBot
from maniero.bots.bot import Bot
from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import PlannedRollouts
from maniero.bots.search.turns import LuckyPlanner, TurnPlanner
from maniero.games.council.judge import CouncilJudge, RuleOfThumb, house_weights

LAPSE: Final = 5  # One answer of the apprentice in so many is anything.
NODES: Final = {ARCHITECT: 400, MASTER: 14_000}  # Positions that an answer may try, for each two seats.
PLANS: Final = 8  # That are played on, where there are positions enough for them.
SCALE: Final = 30.0  # Points that are nearly decisive.
TRUST: Final = 6  # The learned value is good: a few rollouts do not refute it.


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    return thinking(level, seats, NODES.get(level, 0) * seats // 2)


def thinking(level: str, seats: int, nodes: int) -> Bot:
    """A level with so many positions to try, if it plays on what it has planned."""
    if level == APPRENTICE:
        return ApprenticeBot(RuleOfThumb().value, LAPSE)
    judge = CouncilJudge(house_weights())
    if level == BUILDER:  # Does not think on where a card or a permit is drawn.
        return PlannerBot(Planner(judge, beam=3, keep=1))
    keep = max(2, min(PLANS, nodes // 100))
    planner = TurnPlanner(judge, beam=8, keep=keep, samples=2, onward=TurnPlanner(judge, 3, 2, 1))
    everybody = LuckyPlanner(judge, beam=2, keep=1)
    # Played on until the own next turn is over.
    return RolloutBot(planner, PlannedRollouts(judge, everybody, seats, SCALE), nodes, TRUST)
