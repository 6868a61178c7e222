"""Trying an action out: what it promises is what happens when a copy does it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from maniero.kernel.action import Action
from maniero.kernel.events import Event
from maniero.kernel.state import State

S = TypeVar("S", bound=State)


class Trial(Generic[S]):
    """An action of a seat, done on a copy that listens.

    It ends where chance or a person would be asked next, so that nothing is drawn; and of
    what happened only that is told which the seat itself would be told.
    """

    def __init__(self, s: S, seat: int, action: Action) -> None:
        self.before: Final = s
        self.seat: Final = seat
        after = s.copy()
        after.told = []
        after.apply_for(seat, action)
        self.after: Final = after
        told: list[Event] = []
        for event in after.told:
            seen = event.seen_by(seat)
            if seen is not None:
                told.append(seen)
        self.told: Final = told

    def then(self, action: Action) -> Trial[S]:
        """The seat goes on with another action."""
        return Trial(self.after, self.seat, action)

    def points(self) -> int:
        """What the seat has more, or less, afterwards."""
        return self.after.points[self.seat] - self.before.points[self.seat]
