"""How the four levels of opponents play."""

from __future__ import annotations

from typing import Final

from maniero.bots.apprentice import ApprenticeBot
from maniero.bots.bot import Bot
from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.judge import ByValue, Judge
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import PlannedRollouts, Rollouts
from maniero.games.burgundy.judge import LearnedJudge, house_weights
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.value import value as value_by_hand
from maniero.kernel.state import State

SCALE: Final = 20.0  # A margin that is nearly decisive.
ENVY: Final = 0.7  # Of the master: points of its own count a little more than those it takes from others.


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    if level == APPRENTICE:
        return ApprenticeBot(value)
    if level == BUILDER:
        return PlannerBot(Planner(ByValue(value), beam=6, keep=1))
    judge: Judge = LearnedJudge(house_weights())
    if seats == 1:  # Playing on greedily says less than the plan itself: nobody else has a say.
        return PlannerBot(Planner(ByValue(value), beam=12, keep=1, samples=2))
    if level == ARCHITECT:
        return RolloutBot(Planner(judge, beam=6, keep=4), Rollouts(judge, judge, 1, SCALE), nodes=500)
    judge = LearnedJudge(house_weights(), ENVY)
    # Plain margins: with less envy they are not about zero, where a scale tells them apart.
    rollouts = PlannedRollouts(judge, Planner(judge, beam=1, keep=1), 2, 0.0)
    return RolloutBot(Planner(judge, beam=16, keep=8, samples=4), rollouts, nodes=30_000, trust=6)


def value(s: State, seat: int) -> float:
    assert isinstance(s, Burgundy)
    return value_by_hand(s, seat)
