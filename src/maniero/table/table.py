"""A table: one game between named players, kept as the list of their moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from maniero.kernel.action import IllegalAction
from maniero.kernel.record import VERSION, Move, Record, result_text
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED
from maniero.table.chain import Chain, opening
from maniero.table.draws import draws_of, new_seed, seed_hash

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game, View
    from maniero.kernel.action import Action
    from maniero.kernel.events import Event
    from maniero.kernel.facts import Box
    from maniero.kernel.luck import Luck
    from maniero.kernel.state import State


class NotYourTurn(ValueError):
    """This seat is not asked now."""


class GameOver(ValueError):
    """Nobody can move any more."""


class CannotUndo(ValueError):
    """There is nothing of this seat's to take back."""


class Trace(NamedTuple):
    """What is remembered of a move besides the move itself."""

    chosen: bool  # There was a choice, or nobody must learn that there was none; a step to take back.
    picks: list[str]  # The things on the picture that made it up.
    told: int  # How many events had been told after it.


class Table:
    """A game being played.

    ``moves`` is the truth: state, events and scores are what replaying it gives.  Chance
    moves by itself, and so does a seat that has only one thing to do.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: dict[str, str] | None = None,
        seed: str | None = None,
        box: Box | None = None,
        luck: Sequence[Luck] = (),
        *,
        discreet: bool = False,
    ) -> None:
        self.game: Final = game
        self.names: Final = list(names)
        self.box: Final = box if box is not None else game.box()
        self.options: Final = game.resolve(len(self.names), options or {})
        self.luck: Final = list(luck)
        self._seed: Final = seed or new_seed()
        self._draws: Final = draws_of(self._seed, self.luck)
        self.discreet: Final = discreet  # Covert questions are left to who keeps the table.
        self._restart()
        self.settle()

    def _restart(self) -> None:
        self.state: State = self.game.new(len(self.names), self.options, self.box)
        self.state.told = []
        self.moves: list[Move] = []
        self.traces: list[Trace] = []  # One for each move.
        self.chain = self._new_chain()

    def _new_chain(self) -> Chain:
        game, seats = self.game, len(self.names)
        agreed = opening(
            game.id, game.rules, self.box.fingerprint, self.options, seats, seed_hash(self._seed), self.luck
        )
        return Chain(self._seed, agreed)

    # ---- playing

    def legal(self, seat: int) -> list[Action]:
        """What ``seat`` may do now."""
        return self.state.legal_for(seat) if seat >= 0 else []

    def play(self, seat: int, word: str) -> None:
        """Move for a seat; an error changes nothing."""
        self.move(seat, self.checked(seat, word))

    def checked(self, seat: int, word: str) -> Action:
        """The action that a word means, when ``seat`` may take it now."""
        if not self.state.asks:
            raise GameOver("the game is over")
        action = self.state.vocabulary().parse(word)
        clause = self.state.objection(seat, action) if seat >= 0 else NOT_ASKED
        if clause == NOT_ASKED and seat not in self.state.actors():
            raise NotYourTurn(f"seat {seat + 1} is not asked now")
        if clause:
            raise IllegalAction(word, clause)
        return action

    def move(self, seat: int, action: Action) -> None:
        """Take an action that was checked, and all that follows by itself."""
        self._move(seat, action)
        self.settle()

    def _move(self, seat: int, action: Action) -> None:
        chosen = seat >= 0 and (self._asks_covertly(seat) or len(self.state.legal_for(seat)) > 1)
        picks = self.game.picks(self.state, seat, action) if seat >= 0 else []
        self.state.apply_for(seat, action)
        self.moves.append(Move(seat, action.text))
        self.traces.append(Trace(chosen, picks, len(self.events)))
        self.chain.add(seat, action.text)

    def settle(self) -> None:
        """Let chance and those without a choice move, until somebody has to think."""
        while self.state.asks:
            if self.state.actor() == CHANCE:
                pick = self._draws.pick(len(self.moves), self.state.weights())
                self._move(CHANCE, self.state.legal()[pick])
            elif not self._move_forced():
                return

    def _move_forced(self) -> bool:
        """Answer for a seat that has no choice, unless that would put its last moves beyond undo.

        Nor while somebody may act unasked: the answer would take that away at once.
        """
        for seat in self.state.actors() if not self.state.unasked() else []:
            if self._asks_covertly(seat):
                continue
            options = self.state.legal_for(seat)
            if len(options) == 1 and (not self.undoable(seat) or not self.state.is_final(seat, options[0])):
                self._move(seat, options[0])
                return True
        return False

    def _asks_covertly(self, seat: int) -> bool:
        return self.discreet and self.state.is_covert(seat)

    # ---- taking back

    def undoable(self, seat: int, kept: int = 0) -> int:
        """How many of the last moves ``seat`` may still take back: those since chance or another moved.

        The first ``kept`` moves stay: somebody else has made them for the seat.
        """
        own = 0
        while own < len(self.moves) - kept and self.moves[-1 - own].seat == seat:
            own += 1
        return own

    def lasting(self) -> int:
        """How many of the moves nobody can take back any more, even if others take back theirs first."""
        moves = len(self.moves)
        while not self.over and moves and self.moves[moves - 1].seat != CHANCE:
            moves -= 1
        return moves

    def undo_steps(self, seat: int, kept: int = 0) -> tuple[int, int]:
        """How many moves one step back takes, and the whole turn; forced moves go with the one before."""
        most = self.undoable(seat, kept)
        steps = [back for back in range(1, most + 1) if self.traces[-back].chosen]
        return (steps[0], steps[-1]) if steps else (0, 0)

    def undo(self, seat: int, moves: int = 1, kept: int = 0) -> None:
        """Take back the last moves of ``seat``."""
        if not 1 <= moves <= self.undoable(seat, kept):
            raise CannotUndo("there is nothing left to take back")
        self.rewind(self.moves[:-moves])

    def rewind(self, moves: Sequence[Move]) -> None:
        """Go to the position after these moves: from here when they begin with ours, else from the start."""
        wanted = list(moves)
        if not _begins_with(wanted, self.moves):
            self._restart()
        for move in wanted[len(self.moves) :]:
            self._move(move.seat, self.state.vocabulary().parse(move.text))

    # ---- what happened

    @property
    def events(self) -> list[Event]:
        """Everything that was told so far."""
        told = self.state.told
        assert told is not None
        return told

    def told_by(self, move: int) -> list[Event]:
        """The events that came of one move, counted from 0."""
        return self.events[self._told_before(move) : self.traces[move].told]

    def told_since(self, moves: int, viewer: int) -> list[Event]:
        """What ``viewer`` (NOBODY: a spectator) was told after the first ``moves`` moves."""
        seen = [event.seen_by(viewer) for event in self.events[self._told_before(moves) :]]
        return [event for event in seen if event is not None]

    def _told_before(self, move: int) -> int:
        return self.traces[move - 1].told if move else 0

    def last_move_of(self, seats: Sequence[int]) -> int:
        """After how many moves one of ``seats`` moved last; 0 when none did."""
        for moves in range(len(self.moves), 0, -1):
            if self.moves[moves - 1].seat in seats:
                return moves
        return 0

    def last_run(self) -> int:
        """After how many moves the last one who moved began to, chance left out."""
        start, mover = len(self.moves), CHANCE
        while start:
            seat = self.moves[start - 1].seat
            if seat != CHANCE:
                if mover not in (CHANCE, seat):
                    break
                mover = seat
            start -= 1
        return start

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

    def closing(self) -> str:
        """The hash that closes the chain, or "" while the game goes on."""
        return self.chain.closing(self.names, self.result()) if self.over else ""

    def record(self) -> Record:
        """The game so far; the seed is part of it only when the game is over."""
        return Record(
            self.game.id,
            self.game.rules,
            self.box.fingerprint,
            self.options,
            self.names,
            seed_hash(self._seed),
            list(self.moves),
            self._seed if self.over else "",
            self.result(),
            self.luck,
            self.closing(),
            VERSION,
        )


def _begins_with(moves: Sequence[Move], first: Sequence[Move]) -> bool:
    """Whether ``first`` are the first of ``moves``; each may have been read from the store on its own."""
    same = [(move.seat, move.text) for move in moves[: len(first)]]
    return same == [(move.seat, move.text) for move in first]


def resume(
    game: Game,
    names: Sequence[str],
    options: dict[str, str],
    seed: str,
    moves: Sequence[Move],
    box: Box | None = None,
    luck: Sequence[Luck] = (),
    *,
    discreet: bool = False,
) -> Table:
    """The table after the moves of its record."""
    table = Table(game, names, options, seed, box, luck, discreet=discreet)
    table.rewind(moves)
    return table
