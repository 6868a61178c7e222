"""One game with its record: who may say what, what it does, and how to take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.kernel.action import IllegalAction
from maniero.kernel.record import Record, Word, result_text
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED
from maniero.table.draws import Draws, new_seed, seed_hash

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.kernel.action import Action
    from maniero.kernel.catalogue import Game, View
    from maniero.kernel.events import Event
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State


class NotYourTurn(ValueError):
    """This seat is not asked now."""


class GameOver(ValueError):
    """No word can be said any more."""


class CannotUndo(ValueError):
    """There is nothing of this seat's to take back."""


class Table:
    """A game being played.

    ``words`` is the truth: state, events and scores are what replaying it gives.  Chance
    speaks by itself, and so does a seat that has only one word to say.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: dict[str, str] | None = None,
        seed: str | None = None,
        box: Box | None = None,
    ) -> None:
        self.game: Final = game
        self.names: Final = list(names)
        self.box: Final = box if box is not None else game.box()
        self.options: Final = game.resolve(len(self.names), options or {})
        self._draws: Final = Draws(seed or new_seed())
        self.words: list[Word] = []
        self.state: State = self._fresh()
        self.settle()

    def _fresh(self) -> State:
        state = self.game.new(len(self.names), self.options, self.box)
        state.told = []
        self._told_by: list[int] = []  # After each word: how many events have been told.
        return state

    # ---- playing

    def legal(self, seat: int) -> list[Action]:
        """What ``seat`` may say now."""
        return self.state.legal_for(seat) if seat >= 0 else []

    def play(self, seat: int, text: str) -> None:
        """Say a word for a seat; an error changes nothing."""
        if not self.state.asks:
            raise GameOver("the game is over")
        action = self.state.vocabulary().parse(text)
        clause = self.state.objection(seat, action) if seat >= 0 else NOT_ASKED
        if clause == NOT_ASKED and seat not in self.state.actors():
            raise NotYourTurn(f"seat {seat + 1} is not asked now")
        if clause:
            raise IllegalAction(text, clause)
        self._say(seat, action)
        self.settle()

    def _say(self, seat: int, action: Action) -> None:
        self.state.apply_for(seat, action)
        self.words.append(Word(seat, action.text))
        self._told_by.append(len(self.events))

    def settle(self) -> None:
        """Let chance and those without a choice speak, until somebody has to think."""
        while self.state.asks:
            if self.state.actor() == CHANCE:
                pick = self._draws.pick(len(self.words), self.state.weights())
                self._say(CHANCE, self.state.legal()[pick])
            elif not self._say_forced():
                return

    def _say_forced(self) -> bool:
        """Answer for a seat that has no choice, unless that would put its last moves beyond undo."""
        for seat in self.state.actors():
            options = self.state.legal_for(seat)
            if len(options) == 1 and (not self.undoable(seat) or self._stays_with(seat, options[0])):
                self._say(seat, options[0])
                return True
        return False

    def _stays_with(self, seat: int, action: Action) -> bool:
        after = self.state.copy()
        after.apply_for(seat, action)
        return seat in after.actors()

    # ---- taking back

    def undoable(self, seat: int) -> int:
        """How many of the last words ``seat`` may still take back: those since chance or another spoke."""
        many = 0
        while many < len(self.words) and self.words[-1 - many].seat == seat:
            many += 1
        return many

    def undo(self, seat: int, words: int = 1) -> None:
        """Take back the last words of ``seat``."""
        if not 1 <= words <= self.undoable(seat):
            raise CannotUndo("there is nothing left to take back")
        self.rewind(len(self.words) - words)

    def rewind(self, words: int) -> None:
        """Go back to the position after this many words, by playing them again."""
        kept = self.words[:words]
        self.words = []
        self.state = self._fresh()
        for word in kept:
            self._say(word.seat, self.state.vocabulary().parse(word.text))

    # ---- what can be seen

    @property
    def events(self) -> list[Event]:
        """Everything that was told so far."""
        told = self.state.told
        assert told is not None
        return told

    def told_since(self, words: int, viewer: int) -> list[Event]:
        """What ``viewer`` (NOBODY: a spectator) was told after the first ``words`` words."""
        start = self._told_by[words - 1] if words else 0
        seen = [event.seen_by(viewer) for event in self.events[start:]]
        return [event for event in seen if event is not None]

    def view(self, viewer: int = NOBODY) -> View:
        """The position as ``viewer`` sees it."""
        return self.game.view(self.state, viewer)

    # ---- the record

    @property
    def over(self) -> bool:
        return not self.state.asks

    def result(self) -> str:
        """Points and winners, or "" while the game goes on."""
        return result_text(self.state.points, self.state.winners()) if self.over else ""

    def record(self) -> Record:
        """The game so far; the seed is part of it only when the game is over."""
        return Record(
            self.game.id,
            self.game.rules,
            self.box.fingerprint,
            self.options,
            self.names,
            seed_hash(self._draws.seed),
            list(self.words),
            self._draws.seed if self.over else "",
            self.result(),
        )
