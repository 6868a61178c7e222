"""Shares and means with the intervals that hold in 95 of 100 cases."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, mean, stdev
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)
FEWEST: Final = 4  # Values that tell something about how much they differ.


class Interval(NamedTuple):
    low: float
    high: float


class Mean(NamedTuple):
    mean: float
    interval: Interval | None  # None: there are too few values.


def wilson(wins: float, games: int) -> Interval:
    """Of a share; a shared win counts its share."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Interval(max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))


def mean_of(values: list[float]) -> Mean:
    """With Student's interval."""
    middle = mean(values)
    if len(values) < FEWEST:
        return Mean(middle, None)
    spread = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Mean(middle, Interval(middle - spread, middle + spread))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the expansion around the normal one (from 3 on within 2 %)."""
    z2 = Z * Z
    first = (z2 + 1) / 4
    second = ((5 * z2 + 16) * z2 + 3) / 96
    third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384
    return Z * (1 + first / freedom + second / freedom**2 + third / freedom**3)
