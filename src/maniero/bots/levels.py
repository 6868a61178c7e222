"""The four levels of opponents, and how a game without ideas of its own would play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maniero.bots.apprentice import ApprenticeBot
from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.judge import ByValue
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import Rollouts

APPRENTICE: Final = "apprentice"  # Plays like a beginner, quickly.
BUILDER: Final = "builder"  # A sound planner of its own turn.
ARCHITECT: Final = "architect"  # Looks ahead.
MASTER: Final = "master"  # The best there is.
LEVELS: Final = (APPRENTICE, BUILDER, ARCHITECT, MASTER)

# Processor seconds that a turn may take at a table with people; elsewhere the number of positions decides.
SECONDS: Final = {APPRENTICE: 0.25, BUILDER: 0.25, ARCHITECT: 0.5, MASTER: 2.0}


def opponent(level: str, value: Callable[[Any, int], float], scale: float = 15.0) -> Bot:
    """An opponent that knows nothing of its game but the value of positions."""
    if level == APPRENTICE:
        return ApprenticeBot(value)
    judge = ByValue(value)
    if level == BUILDER:
        return PlannerBot(Planner(judge, beam=6, keep=1, samples=2))
    turns, nodes, keep = (2, 3_000, 6) if level == ARCHITECT else (3, 20_000, 10)
    return RolloutBot(
        Planner(judge, beam=8, keep=keep, samples=2), Rollouts(judge, judge, turns, scale), nodes
    )
