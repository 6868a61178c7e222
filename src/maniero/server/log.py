"""A log only grows.  What follows from it: the moves of the record, and since when a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.kernel.record import Move
from maniero.server.store.rows import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

UNDO: Final = "undo-"


class Log:
    """The log of one table in memory."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries: Final = list(entries)
        self._lengths: Final = lengths(self.entries)
        # By seat: since which entry it is asked what it is asked now.  Where several are asked together,
        # others may have moved after a page saw its question: its answer still stands.
        self._since: dict[int, int] = {}

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def moves(self) -> list[Move]:
        """The moves that were not taken back."""
        return fold(self.entries)

    def unchanged(self, seen: int) -> int:
        """How many of the first moves are still those that a page saw when the log had ``seen`` entries."""
        return unchanged(self._lengths, seen)

    def fits(self, seat: int, seq: int) -> bool:
        """Whether an answer of ``seat`` to what it was asked at ``seq`` entries still fits its question."""
        return self._since.get(seat, self.seq) <= seq <= self.seq

    def append(self, entries: Sequence[Entry], before: Sequence[int], after: Sequence[int]) -> None:
        """Add entries; ``before`` and ``after`` are the seats that are asked before and after them."""
        self._since = self._asked_since(entries, before, after)
        for entry in entries:
            self.entries.append(entry)
            self._lengths.append(length_after(self._lengths[-1], entry))

    def _asked_since(
        self, entries: Sequence[Entry], before: Sequence[int], after: Sequence[int]
    ) -> dict[int, int]:
        """Since when each seat is asked; anew when it moved or moves were taken back."""
        if any(undone(entry) for entry in entries):
            return {}
        moved = {entry.seat for entry in entries}
        same = {seat: self._since.get(seat, self.seq) for seat in before if seat not in moved}
        return {seat: same.get(seat, self.seq + len(entries)) for seat in after}


def undo_entry(seat: int, moves: int) -> Entry:
    """The entry by which ``seat`` takes back the last moves."""
    return Entry(seat, f"{UNDO}{moves}")


def undone(entry: Entry) -> int:
    """How many moves an entry takes back; 0 for a move."""
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
    """How many moves were left before the first entry and after each."""
    after = [0]
    for entry in entries:
        after.append(length_after(after[-1], entry))
    return after


def length_after(moves: int, entry: Entry) -> int:
    taken = undone(entry)
    return moves - taken if taken else moves + 1


def unchanged(after: Sequence[int], seen: int) -> int:
    """How many of the first moves are still the same since the log had ``seen`` entries."""
    return min(after[seen:]) if 0 <= seen < len(after) else 0
