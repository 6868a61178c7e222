"""Events: facts that came of an action, told once, read by many.

The log prints them, the table animates them, the score sheet adds them up.  They hold ids,
never prose, and are never stored: a record is the list of moves, and replaying it tells the
same events again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact in the past tense; ``seat`` is whom it is about."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seen_by(self, viewer: int) -> Event | None:
        """What ``viewer`` (a seat, or NOBODY for a spectator) is told of it; None: nothing."""
        return self


class PointsScored(Event):
    """``seat`` scored ``count`` times ``each`` points, by the rule ``clause``."""

    def __init__(self, seat: int, clause: str, count: int, each: int) -> None:
        super().__init__(seat)
        self.clause: Final = clause
        self.count: Final = count
        self.each: Final = each

    @property
    def points(self) -> int:
        return self.count * self.each
