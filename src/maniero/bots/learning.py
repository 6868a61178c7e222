"""How the weights of a game's judge are learned, and the file that keeps them.

A game says what there is to weigh and by which method; ``maniero train`` does the rest.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, Final

from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot
from maniero.bots.search.judge import Judge
from maniero.bots.search.plans import Planner

Weights = dict[str, float]  # By name; what is left out weighs nothing.


def planner(judge: Judge) -> Bot:
    """Who plays while something is learned, when a game does not say: quick, and nothing but its judge."""
    return PlannerBot(Planner(judge, beam=6, keep=1))


class Learning:
    """The names of the weights, the judge that they make, and who plays with it."""

    def __init__(
        self,
        names: list[str],
        judge: Callable[[Weights], Judge],
        player: Callable[[Judge], Bot] = planner,
    ) -> None:
        self.names: Final = names
        self.judge: Final = judge
        self.player: Final = player


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
    ) -> None:
        super().__init__(names, judge, player)
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
    ) -> None:
        super().__init__(names, judge, player)
        self.scale: Final = scale  # A margin that is nearly decisive.
        self.least: Final = least  # What a weight of nothing is changed by.


def parse_weights(text: str) -> Weights:
    """The numbers of a file of weights, in a table of this name or in none."""
    found = tomllib.loads(text)
    table: dict[str, Any] = found.get("weights", found)
    return {name: float(number) for name, number in table.items()}


def dump_weights(weights: Weights, before: str = "") -> str:
    """The text of such a file; what stands above the first number of the file ``before`` is kept."""
    head: list[str] = []
    for line in before.splitlines():
        if "=" in line and not line.startswith("#"):
            break
        head.append(line)
    if not before:
        head = ["[weights]"]
    kept = [f'"{name}" = {round(number, 4)}' for name, number in weights.items()]
    return "\n".join([*head, *kept]) + "\n"
