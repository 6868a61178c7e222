"""Everybody's chances to win: a position is played on a little, several times, and judged where that ends."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from maniero.bots.search.judge import ByValue, Value
from maniero.bots.search.plans import finish_move
from maniero.bots.search.rollouts import Rollouts
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, State, settle_chance

TURNS: Final = 2  # Turns that are played on before it is judged.
SAMPLES: Final = 6  # How often.
ANSWERS: Final = 60  # After which it is judged in any case.
ALONE: Final = 3  # Times as often where somebody plays alone: each time it is won or lost, nothing between.
TO_THE_END: Final = 1_000  # Answers of a game for one, which is won or lost only at its end.
SPREAD: Final = 0.3  # Of the points of a game: how far the worth of sides drifts apart by luck until its end.
LEAST: Final = 2.0  # Points by which everything may be wrong.


def drift(points: float, left: float) -> float:
    """How far two sides may still drift apart: in a game of so many points, of which this share is left."""
    return LEAST + SPREAD * points * sqrt(left)


class Chances:
    """Of the seats of a game.  They know all that the position does, so they are for games that are over."""

    def __init__(self, value: Value, samples: int = SAMPLES) -> None:
        judge = ByValue(value)
        self._value: Final = value
        self._judge: Final = judge
        self._policy: Final = Rollouts(judge, judge, TURNS, 0.0)
        self._samples: Final = samples

    def of(self, s: State, seed: int, far: float) -> list[float]:
        """By seat, those of a team the same; the sides' sum to 1.  A seat alone: its chance to win at all.

        ``far`` is what is won or lost by luck until the end, in points (``drift``).
        """
        totals = [0.0] * s.seats
        tries = 1 if not s.asks else self._samples * (ALONE if s.seats == 1 else 1)
        for sample in range(tries):
            after = s.copy()
            self._play_on(after, Rng(seed, sample))
            shares = won(after) if not after.asks else self._judged(after, far)
            for seat in range(s.seats):
                totals[seat] += shares[seat]
        return [total / tries for total in totals]

    def margin(self, s: State, seat: int, seed: int) -> float:
        """What ``seat`` is ahead by, in points, when it is played on."""
        total = 0.0
        for sample in range(self._samples):
            after = s.copy()
            self._play_on(after, Rng(seed, sample))
            total += self._value(after, seat)
        return total / self._samples

    def _play_on(self, s: State, rng: Rng) -> None:
        """For some turns, everybody with moves that look good; to the end where somebody plays alone."""
        left = TURNS
        last = NOBODY
        for _ in range(TO_THE_END if s.seats == 1 else ANSWERS):
            settle_chance(s, rng)
            actor = s.actor()
            if actor == NOBODY:
                return
            if actor != last and not s.is_inside():
                last = actor
                left -= 1
                if left < 0:
                    return
            s.apply(self._policy.answer(s, actor, rng))
        if s.is_inside():
            finish_move(s, s.actor(), self._judge, rng)

    def _judged(self, s: State, far: float) -> list[float]:
        """What the judge thinks of the sides, as shares."""
        sides = s.teams()
        worth = [self._value(s, side[0]) for side in sides]
        top = max(worth)
        weights = [exp((each - top) / far) for each in worth]
        whole = sum(weights)
        return by_seat(s, sides, [weight / whole for weight in weights])


def won(s: State) -> list[float]:
    """The shares of a game that is over; a game that all have lost is nobody's more than another's."""
    winners = s.winners()
    sides = s.teams()
    best = [side for side in sides if side[0] in winners]
    if s.seats > 1 and not best:
        best = sides
    return by_seat(s, sides, [1.0 / len(best) if side in best else 0.0 for side in sides])


def by_seat(s: State, sides: list[list[int]], shares: list[float]) -> list[float]:
    found = [0.0] * s.seats
    for number in range(len(sides)):
        for seat in sides[number]:
            found[seat] = shares[number]
    return found
