"""A table that remembers, word by word, what pages want to know: choices, things touched, events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.kernel.state import CHANCE
from maniero.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.kernel.action import Action
    from maniero.kernel.catalogue import Game
    from maniero.kernel.events import Event
    from maniero.kernel.record import Word
    from maniero.kernel.state import State


class WatchedTable(Table):
    """The referee's table with a memory of how each word came about."""

    choices: list[int]  # For each word: among how many it was chosen; 1 when it was forced or drawn.
    touched: list[list[str]]  # For each word: the things on the picture that made it up.

    def _fresh(self) -> State:
        self.choices = []
        self.touched = []
        return super()._fresh()

    def _say(self, seat: int, action: Action) -> None:
        self.choices.append(len(self.state.legal_for(seat)) if seat >= 0 else 1)
        self.touched.append(self.game.picks(self.state, seat, action) if seat >= 0 else [])
        super()._say(seat, action)

    def told_by(self, word: int) -> list[Event]:
        """The events that came of a word, counted from 0."""
        return self.events[self._told_by[word - 1] if word else 0 : self._told_by[word]]

    def undo_steps(self, seat: int) -> tuple[int, int]:
        """How many words one step back takes, and the whole turn; forced words go with the one before."""
        found = [k for k in range(1, self.undoable(seat) + 1) if self.choices[-k] > 1]
        return (found[0], found[-1]) if found else (0, 0)

    def last_word_of(self, seats: Sequence[int]) -> int:
        """After how many words one of ``seats`` spoke last; 0 when none did."""
        for many in range(len(self.words), 0, -1):
            if self.words[many - 1].seat in seats:
                return many
        return 0

    def last_run(self) -> int:
        """After how many words the last one who spoke began to, chance left out."""
        start, speaker = len(self.words), CHANCE
        while start:
            seat = self.words[start - 1].seat
            if seat != CHANCE:
                if speaker not in (CHANCE, seat):
                    break
                speaker = seat
            start -= 1
        return start


def resume(
    game: Game, names: Sequence[str], options: dict[str, str], seed: str, words: Sequence[Word]
) -> WatchedTable:
    """The table after the words of its record."""
    table = WatchedTable(game, names, options, seed)
    table.words = list(words)
    table.rewind(len(words))
    return table
