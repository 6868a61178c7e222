"""The score sheet: the fold of all points told, each with the clause that gave it."""

from __future__ import annotations

from typing import Final

from maniero.kernel.events import Event, PointsScored


class SheetLine:
    """What one clause gave to each seat."""

    def __init__(self, clause: str, points: list[int]) -> None:
        self.clause: Final = clause
        self.points: Final = points


def score_sheet(told: list[Event], seats: int) -> list[SheetLine]:
    """One line per clause, in the order in which the clauses first gave points."""
    lines: dict[str, SheetLine] = {}
    for event in told:
        if isinstance(event, PointsScored):
            line = lines.setdefault(event.clause, SheetLine(event.clause, [0] * seats))
            line.points[event.seat] += event.points
    return list(lines.values())
