"""The learned value: what is written by hand, corrected by weighed features."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.judge import Judge
from maniero.bots.weights import Weights, read_weights
from maniero.games.burgundy.feature_names import (
    ALWAYS,
    IN_PHASE,
    LACKING,
    LACKS,
    LEFT,
    LEFT_SQUARED,
    NAMES,
    PLAIN,
    ROUNDS,
    TIMED,
    Counted,
    rounds_left,
)
from maniero.games.burgundy.features import look
from maniero.games.burgundy.names import PHASES
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.value import value as value_by_hand
from maniero.games.burgundy.value import worth as worth_by_hand
from maniero.kernel.state import State


def house_weights() -> Weights:
    """By name of the feature, those that are not zero."""
    return read_weights("maniero.games.burgundy")


class Weighed(Counted):
    """Adds up what the features weigh at one time of the game."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__()
        self._weights: Final = weights  # By plain feature.
        self.total = 0.0

    def add(self, feature: int, x: float) -> None:
        self.total += self._weights[feature] * x


class LearnedJudge(Judge):
    """Own worth minus the best other's; where the weights were not learned for it, the value by hand.

    With less ``envy`` it would rather score than keep others from scoring.
    """

    def __init__(self, weights: dict[str, float], envy: float = 1.0) -> None:
        self._envy: Final = envy  # What a point of the best other counts.
        by_number = [weights.get(name, 0.0) for name in NAMES]
        # By phase and round: the clock is the same for all features, so it is in their weights.
        self._sums: Final = [
            Weighed(weights_at(by_number, phase, round))
            for phase in range(len(PHASES))
            for round in range(ROUNDS + 1)
        ]

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Burgundy)
        if s.sides != s.seats or s.seats == 1:
            return value_by_hand(s, seat)
        best = -1e9
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.worth(s, other))
        return self.worth(s, seat) - self._envy * best

    def worth(self, s: Burgundy, seat: int) -> float:
        """The points that a seat is expected to have at the end."""
        worth = worth_by_hand(s, seat)
        if not s.asks:
            return worth
        weighed = self._sums[max(s.phase, 0) * (ROUNDS + 1) + s.round]
        weighed.total = 0.0
        weighed.add(ALWAYS, 1.0)
        look(s, seat, weighed)
        return worth + weighed.total


def weights_at(weights: list[float], phase: int, round: int) -> list[float]:
    """By plain feature: what it weighs at this time, with all that is multiplied by the clock."""
    left, in_phase = rounds_left(phase, round)
    found = weights[:PLAIN]
    found[ALWAYS] += weights[LEFT] * left + weights[LEFT_SQUARED] * left * left + weights[IN_PHASE] * in_phase
    for feature in range(TIMED, PLAIN):
        found[feature] += weights[PLAIN + feature - TIMED] * left
    for i in range(LACKS):
        found[LACKING + i] += weights[2 * PLAIN - TIMED + i] * in_phase
    return found
