"""A bot that tries every word on imagined worlds and takes the one that looks best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maniero.bots.bot import Bot
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State, settle_chance

Value = Callable[[State, int], float]  # How good a position is for a seat.

WORLDS: Final = 3


class GreedyBot(Bot):
    """One move deep: a move is a word with the questions it opens."""

    def __init__(self, value: Value) -> None:
        super().__init__()
        self._value: Final = value

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        options = world.legal()
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            imagined = world.imagine(seat, rng)
            for i, action in enumerate(options):
                after = imagined.copy()
                after.apply(action)
                self._finish(after, seat, len(imagined.asks), rng)
                totals[i] += self._value(after, seat)
        return options[_best(totals, rng)]

    def _finish(self, s: State, seat: int, depth: int, rng: Rng) -> None:
        """Answer what the word has asked ``seat`` on top of the question it answered."""
        settle_chance(s, rng)
        while s.actor() == seat and len(s.asks) > depth:
            options = s.legal()
            values: list[float] = []
            for action in options:
                after = s.copy()
                after.apply(action)
                values.append(self._value(after, seat))
            s.apply(options[_best(values, rng)])
            settle_chance(s, rng)


def _best(values: list[float], rng: Rng) -> int:
    """The index of the highest value; among equals, any."""
    top = max(values)
    best = [i for i, value in enumerate(values) if value == top]
    return best[rng.below(len(best))]
