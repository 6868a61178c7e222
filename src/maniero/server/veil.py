"""Covers how long an answer has taken, so that nobody learns from it what there was to choose."""

from __future__ import annotations

import asyncio
from math import ceil
from random import random
from time import monotonic
from typing import Final


class Veil:
    """On which beat an answer to a covert question is given.

    It falls when the question is asked, and its beat is drawn then: whoever answers, and whether there was
    a choice, it is not lifted before.  An answer that takes longer is given on the next whole beat.
    """

    def __init__(self, beat: float) -> None:
        self._beat: Final = beat
        self._fallen = monotonic()
        self._seq = -1
        self.beats = 1

    def fall(self, seq: int, out_of_turn: bool) -> None:
        """Something is asked after ``seq`` entries; out of turn, nobody can foresee when it is answered."""
        if seq != self._seq:
            self._seq = seq
            self._fallen = monotonic()
            self.beats = drawn() if out_of_turn else 1

    async def lifted(self) -> None:
        """Wait until an answer that is ready now may be given."""
        if self._beat > 0:
            passed = (monotonic() - self._fallen) / self._beat
            await asyncio.sleep(self.left(passed) * self._beat)

    def left(self, passed: float) -> float:
        """How many beats are left when so many have passed."""
        return max(self.beats, ceil(passed)) - passed


def drawn() -> int:
    """A number of beats, two in the mean.

    A coin is tossed on each beat.  However long it has taken, what is still to come is the same as at the
    start: there is no time by which everybody without a choice must have answered.
    """
    beats = 1
    while random() < 0.5:
        beats += 1
    return beats
