"""Playing on at a glance, to the end of the game."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.judge import Judge, squash
from maniero.bots.search.policy import Policy, glance
from maniero.bots.search.rollouts import Rollouts
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, State, settle_chance


class GlanceRollouts(Rollouts):
    """Everybody answers at a glance until the game is over: fast, and the end needs no judge."""

    def __init__(self, policy: Policy, noise: float = 0.1, scale: float = 6.0, share: float = 0.3) -> None:
        super().__init__(Judge(), Judge(), 0, scale)
        self.policy: Final = policy
        self.noise: Final = noise  # Of the glances.
        self.share: Final = share  # How much the margin counts beside the win itself.

    def outcome(self, s: State, seat: int, chance: Rng) -> float:
        rng = Rng(chance.word(), 1)
        self.nodes += 1  # Also where the game is over, so that budgets come to an end.
        settle_chance(s, chance)
        while s.actor() != NOBODY:
            s.apply(glance(self.policy, s, rng, self.noise))
            self.nodes += 1
            settle_chance(s, chance)
        return result(s, seat, self.scale, self.share)


def result(s: State, seat: int, scale: float, share: float) -> float:
    """Of a finished game: the win, and a ``share`` of the margin; from 0 to 1."""
    winners = s.winners()
    win = 1.0 / len(winners) if seat in winners else 0.0
    best = max([s.points[other] for other in range(s.seats) if other not in s.team(seat)], default=0)
    return (1.0 - share) * win + share * squash(float(s.points[seat] - best), scale)
