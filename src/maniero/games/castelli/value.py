"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from maniero.games.castelli.state import Castelli


def value(s: Castelli, seat: int) -> float:
    """Own worth minus the best other's."""
    others = [worth(s, other) for other in range(s.seats) if other != seat]
    return worth(s, seat) - max(others)


def worth(s: Castelli, seat: int) -> float:
    lord = s.lords[seat]
    return float(s.points[seat]) + 1.0 * sum(lord.stock) + 0.5 * lord.silver + 1.5 * len(lord.hand)
