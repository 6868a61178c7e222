"""From a log, which only grows, to the moves of the record: those that were not taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.kernel.record import Move
from maniero.server.store.rows import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

UNDO: Final = "undo-"


def undo_entry(seat: int, moves: int) -> Entry:
    """The entry by which ``seat`` takes back the last moves."""
    return Entry(seat, f"{UNDO}{moves}")


def undone(entry: Entry) -> int:
    """How taken moves an entry takes back; 0 for a move."""
    taken = entry.text.removeprefix(UNDO)
    return int(taken) if taken != entry.text and taken.isdecimal() else 0


def fold(entries: Iterable[Entry]) -> list[Move]:
    """The moves that are left."""
    moves: list[Move] = []
    for entry in entries:
        if taken := undone(entry):
            del moves[-taken:]
        else:
            moves.append(Move(entry.seat, entry.text))
    return moves


def lengths(entries: Iterable[Entry]) -> list[int]:
    """How taken moves were left before the first entry and after each."""
    found = [0]
    for entry in entries:
        found.append(length_after(found[-1], entry))
    return found


def length_after(moves: int, entry: Entry) -> int:
    taken = undone(entry)
    return moves - taken if taken else moves + 1


def unchanged(found: Sequence[int], seen: int) -> int:
    """How taken of the first moves are still those that a page saw when the log had ``seen`` entries."""
    return min(found[seen:]) if 0 <= seen < len(found) else 0
