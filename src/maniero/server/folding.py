"""From a log, which only grows, to the words of the record: those that were not taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.kernel.record import Word
from maniero.server.store.rows import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

UNDO: Final = "undo-"


def undo_entry(seat: int, words: int) -> Entry:
    """The entry by which ``seat`` takes back the last words."""
    return Entry(seat, f"{UNDO}{words}")


def undone(entry: Entry) -> int:
    """How many words an entry takes back; 0 for a word."""
    many = entry.text.removeprefix(UNDO)
    return int(many) if many != entry.text and many.isdecimal() else 0


def fold(entries: Iterable[Entry]) -> list[Word]:
    """The words that are left."""
    words: list[Word] = []
    for entry in entries:
        if many := undone(entry):
            del words[-many:]
        else:
            words.append(Word(entry.seat, entry.text))
    return words


def lengths(entries: Iterable[Entry]) -> list[int]:
    """How many words were left before the first entry and after each."""
    found = [0]
    for entry in entries:
        found.append(length_after(found[-1], entry))
    return found


def length_after(words: int, entry: Entry) -> int:
    many = undone(entry)
    return words - many if many else words + 1


def unchanged(found: Sequence[int], seen: int) -> int:
    """How many of the first words are still those that a page saw when the log had ``seen`` entries."""
    return min(found[seen:]) if 0 <= seen < len(found) else 0
