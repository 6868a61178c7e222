"""A bot that tries every action on imagined worlds and takes the one that looks best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maniero.bots.bot import Bot
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State, settle_chance

Value = Callable[[State, int], float]  # How good a position is for a seat.

WORLDS: Final = 2
DEPTH: Final = 2  # How deep questions that an action opens are looked into.


class GreedyBot(Bot):
    """One action deep, with the questions that it opens."""

    def __init__(self, value: Value) -> None:
        super().__init__()
        self._value: Final = value

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        options = world.legal()
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            imagined = world.imagine(seat, rng)
            luck = rng.word()  # The same for all, so that actions are compared and not their draws.
            for i, action in enumerate(options):
                totals[i] += self._after(imagined, seat, action, Rng(luck), DEPTH)
        return options[_best(totals, rng)]

    def _after(self, s: State, seat: int, action: Action, rng: Rng, depth: int) -> float:
        """What the position is worth after a word and the answers to all that it asks ``seat``."""
        open_before = len(s.asks)
        s = s.copy()
        s.apply(action)
        settle_chance(s, rng)
        while depth and s.actor() == seat and len(s.asks) > open_before:
            options = s.legal()
            luck = rng.word()
            values = [self._after(s, seat, option, Rng(luck), depth - 1) for option in options]
            s.apply(options[_best(values, rng)])
            settle_chance(s, rng)
        return self._value(s, seat)


def _best(values: list[float], rng: Rng) -> int:
    """The index of the highest value; among equals, any."""
    top = max(values)
    best = [i for i, value in enumerate(values) if value == top]
    return best[rng.below(len(best))]
