"""The log in words: what happened, who did it, the points it gave and the rule behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.kernel.events import Event, PointsScored

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from maniero.catalogue import Text
    from maniero.server.outgoing import LogLine


def log_lines(
    told: Iterable[tuple[int, Sequence[Event]]], viewer: int, names: Sequence[str], text: Text
) -> list[LogLine]:
    """The lines of some moves; ``told`` pairs the number of moves with the events of the last one."""
    lines: list[LogLine] = []
    for moves, events in told:
        lines += _lines_of_move(moves, events, viewer, names, text)
    return lines


def _lines_of_move(
    moves: int, events: Sequence[Event], viewer: int, names: Sequence[str], text: Text
) -> list[LogLine]:
    lines: list[LogLine] = []
    for told in events:
        event = told.seen_by(viewer)
        if event is None:
            continue
        if isinstance(event, PointsScored) and lines and _takes(lines[-1], event):
            lines[-1]["points"] += event.points
            lines[-1]["clause"] = event.clause
            continue
        sentence = text.event(event)
        if not sentence:
            continue
        seat = event.seat if event.seat >= 0 else None
        line: LogLine = {
            "moves": moves,
            "seat": seat,
            "text": f"{names[seat]} {sentence}" if seat is not None else sentence,
            "points": 0,
        }
        if isinstance(event, PointsScored):
            line["points"] = event.points
            line["clause"] = event.clause
        lines.append(line)
    return lines


def _takes(line: LogLine, event: PointsScored) -> bool:
    """Whether points belong to the line before: the same player, and no other rule gave it points."""
    return line["seat"] == event.seat and line.get("clause", event.clause) == event.clause
