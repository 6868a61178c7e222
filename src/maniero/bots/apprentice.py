"""A bot that plays as a beginner does: it takes what looks good now, and sometimes its mind wanders."""

from __future__ import annotations

from typing import Final

from maniero.bots.bot import Bot
from maniero.bots.greedy import GreedyBot, Value
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State


class ApprenticeBot(Bot):
    """Greedy, but for one answer in so many."""

    def __init__(self, value: Value, lapse: int = 8) -> None:
        super().__init__()
        self._greedy: Final = GreedyBot(value)
        self._lapse: Final = lapse

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        if rng.below(self._lapse) == 0:
            options = world.legal()
            return options[rng.below(len(options))]
        return self._greedy.choose(world, seat, rng)
