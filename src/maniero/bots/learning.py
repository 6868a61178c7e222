"""How the weights of a game's judge are learned.

A game says what there is to weigh and by which method; ``maniero train`` does the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.judge import Judge
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import Rollouts
from maniero.bots.weights import Weights


def planner(judge: Judge) -> Bot:
    """Who plays while something is learned, when a game does not say: quick, and nothing but its judge."""
    return PlannerBot(Planner(judge, beam=6, keep=1))


def looking_ahead(judge: Judge) -> Bot:
    """Who plays the match that decides: weights that only help who does not look ahead are not better."""
    rollouts = Rollouts(judge, judge, turns=2, scale=15.0)
    return RolloutBot(Planner(judge, beam=6, keep=6), rollouts, nodes=1_500)


class Learning:
    """The names of the weights, the judge that they make, and who plays with it."""

    def __init__(
        self,
        names: list[str],
        judge: Callable[[Weights], Judge],
        player: Callable[[Judge], Bot],
        champion: Callable[[Judge], Bot],
    ) -> None:
        self.names: Final = names
        self.judge: Final = judge
        self.player: Final = player  # While something is learned.
        self.champion: Final = champion  # In the match that decides.


class Fitting(Learning):
    """Weights correct a worth that is written by hand, so that it says what it will be some time ahead.

    ``features`` of a side are by ``names``, and the first is 1 always.  ``clock`` counts the time; where
    there is none, turns are counted.
    """

    def __init__(
        self,
        names: list[str],
        judge: Callable[[Weights], Judge],
        features: Callable[[Any, int], list[float]],
        worth: Callable[[Any, int], float],
        clock: Callable[[Any], int] | None = None,
        ahead: int = 3,
        shrink: float = 0.04,
        player: Callable[[Judge], Bot] = planner,
        champion: Callable[[Judge], Bot] = looking_ahead,
    ) -> None:
        super().__init__(names, judge, player, champion)
        self.features: Final = features
        self.worth: Final = worth
        self.clock: Final = clock
        self.ahead: Final = ahead  # By the clock.
        self.shrink: Final = shrink  # How much better a weight must be than none.


class Tuning(Learning):
    """Weights are numbers of any kind, changed a little again and again towards those that win."""

    def __init__(
        self,
        names: list[str],
        judge: Callable[[Weights], Judge],
        scale: float = 30.0,
        least: float = 0.1,
        player: Callable[[Judge], Bot] = planner,
        champion: Callable[[Judge], Bot] = looking_ahead,
    ) -> None:
        super().__init__(names, judge, player, champion)
        self.scale: Final = scale  # A margin that is nearly decisive.
        self.least: Final = least  # What a weight of nothing is changed by.
