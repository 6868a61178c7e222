"""Evolution: weights that are changed a little play those changed the other way; the winners lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from maniero.training.games import Duel, Dueled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

    from maniero.bots.learning import Tuning
    from maniero.bots.weights import Weights

    Numbers = NDArray[np.float64]

DUELS: Final = 24  # Of one step: each a direction of its own, two games of one seed.
CHANGE: Final = 0.15  # How much a weight is changed, as a share of itself.
RATE: Final = 0.05  # How far a step leads, in the same measure.
MEMORY: Final = (0.9, 0.99)  # Adam's, of directions and of their sizes.


class Evolution:
    """Weights on their way."""

    def __init__(self, tuning: Tuning, weights: Weights, seed: int) -> None:
        self._tuning: Final = tuning
        self._start: Final = np.array([weights.get(name, 0.0) for name in tuning.names])
        # Weights are measured by what they were in the beginning, so that all are changed alike.
        self._unit: Final = np.maximum(np.abs(self._start), tuning.least)
        self._at: Numbers = np.zeros(len(tuning.names))
        self._mean: Numbers = np.zeros(len(tuning.names))
        self._square: Numbers = np.zeros(len(tuning.names))
        self._steps = 0
        self._seed: Final = seed
        self._random: Final = np.random.default_rng(seed)

    def weights(self, change: Numbers | float = 0.0) -> Weights:
        numbers = self._start + self._unit * (self._at + change)
        return {name: round(float(x), 6) for name, x in zip(self._tuning.names, numbers, strict=True)}

    def step(self, run: Callable[[list[Duel]], Iterable[Dueled]]) -> float:
        """Play the duels of one step, and go where they lead; the mean size of the margins."""
        changes = self._random.normal(0.0, CHANGE, (DUELS, len(self._at)))
        first = self._seed + self._steps * DUELS
        duels = [
            Duel(first + i, self.weights(change), self.weights(-change)) for i, change in enumerate(changes)
        ]
        played = sorted(run(duels))  # By seed, whoever was ready first.
        gains = np.tanh(np.array([each.margin for each in played]) / self._tuning.scale)
        self._go(gains @ changes / (DUELS * CHANGE))
        return float(np.mean([abs(each.margin) for each in played]))

    def _go(self, slope: Numbers) -> None:
        """One step of Adam, uphill."""
        self._steps += 1
        self._mean = MEMORY[0] * self._mean + (1 - MEMORY[0]) * slope
        self._square = MEMORY[1] * self._square + (1 - MEMORY[1]) * slope**2
        mean = self._mean / (1 - MEMORY[0] ** self._steps)
        size = np.sqrt(self._square / (1 - MEMORY[1] ** self._steps))
        self._at = self._at + RATE * mean / (size + 1e-8)
