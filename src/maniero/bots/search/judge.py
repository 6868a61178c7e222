"""Who says how good a position is."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from maniero.kernel.action import Action
from maniero.kernel.state import State

Value = Callable[[State, int], float]  # How good a position is for a seat.


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """How good a position is for a seat: its margin over the best other in points, present and expected.

    Only positions where no move is half done are judged.  A judge may remember what it works out.
    One that ``foresees`` judges positions where chance speaks too, so nobody draws for it.
    """

    foresees: bool = False

    def value(self, s: State, seat: int) -> float:
        return 0.0

    def worth_trying(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        """Those of the options that a search should look at: never empty, in the same order."""
        return options


class ByValue(Judge):
    """Judges by a function."""

    def __init__(self, function: Value) -> None:
        self._function: Final = function

    def value(self, s: State, seat: int) -> float:
        return self._function(s, seat)


def squash(margin: float, scale: float) -> float:
    """A margin as a chance between 0 and 1."""
    x = margin / scale
    if x > 20.0:
        return 1.0
    if x < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
