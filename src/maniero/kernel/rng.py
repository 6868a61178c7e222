"""A small seeded generator whose numbers are the same everywhere.

The algorithm is sfc32 (Doty-Humphrey, public domain).  All words stay below 2**32 and all
products below 2**63, so compiled and interpreted runs draw the same dice, and the compiled
one never boxes an integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFF_FFFF
_WARM_UP: Final = 12


class Rng:
    """One stream of random numbers.  Give every use its own stream."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        """``seed`` has up to 63 bits; streams of one seed are independent of each other."""
        self._a: i64 = seed & _MASK
        self._b: i64 = (seed >> 32) & _MASK
        self._c: i64 = stream & _MASK
        self._count: i64 = 1
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self._a + self._b + self._count) & _MASK
        self._count = (self._count + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        rotated: i64 = ((self._c << 21) | (self._c >> 11)) & _MASK
        self._c = (rotated + t) & _MASK
        return t

    def below(self, n: i64) -> i64:
        """A number in ``range(n)``; ``n`` must be small (the bias is n / 2**32)."""
        return (self.word() * n) >> 32

    def weighted(self, weights: list[int]) -> i64:
        """An index, drawn in proportion to its weight."""
        total: i64 = 0
        for w in weights:
            total += w
        r: i64 = self.below(total)
        i: i64 = 0
        for w in weights:
            r -= w
            if r < 0:
                return i
            i += 1
        raise ValueError("all weights are zero")

    def shuffle(self, items: list[int]) -> None:
        """Shuffle ``items`` in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
