"""Replaying a record, and proving that its draws are those of its seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games import UnknownGame, find
from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.options import OptionError
from maniero.kernel.record import Record, RecordError, result_text
from maniero.kernel.state import CHANCE
from maniero.table.draws import draws_of, seed_hash

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maniero.kernel.facts import Box
    from maniero.kernel.record import Move
    from maniero.kernel.state import State


class ReplayError(ValueError):
    """A record that can be read, but not replayed by the rules."""


def states(record: Record, box: Box | None = None) -> Iterator[State]:
    """The position before the first move and after each; one object, that goes on changing."""
    state = _first_state(record, box)
    yield state
    for number, move in enumerate(record.moves, start=1):
        where = f"word {number} on line {move.line}"
        try:
            action = state.vocabulary().parse(move.text)
        except NotationError as error:
            raise RecordError(move.line, f"{error} (word {number})") from None
        except IllegalAction as error:
            raise _forbidden(where, move, error.clause) from None
        if not state.asks:
            raise ReplayError(f"{where}: {move.text!r} comes after the end of the game")
        clause = state.objection(move.seat, action)
        if clause:
            raise _forbidden(where, move, clause)
        state.apply_for(move.seat, action)
        yield state


def _forbidden(where: str, move: Move, clause: str) -> ReplayError:
    speaker = "chance" if move.seat == CHANCE else f"seat {move.seat + 1}"
    return ReplayError(f"{where}: {speaker} may not say {move.text!r} here (rule {clause})")


def _first_state(record: Record, box: Box | None) -> State:
    try:
        game = find(record.game)
    except UnknownGame as error:
        raise ReplayError(str(error)) from None
    if record.rules != game.rules:
        raise ReplayError(
            f"the record is of version {record.rules} of the rules; this is version {game.rules}"
        )
    used = box if box is not None else game.box()
    if record.components != used.fingerprint:
        raise ReplayError("the record was played with another component file: give it with --components")
    try:
        state = game.new(len(record.names), record.options, used)
    except OptionError as error:
        raise ReplayError(str(error)) from None
    state.told = []
    return state


def replay(record: Record, box: Box | None = None) -> State:
    """The last position of a record, checked against the result it claims."""
    for state in states(record, box):
        last = state
    if record.result:
        if last.asks:
            raise ReplayError("the record names a result, but its words end before the game does")
        result = result_text(last.points, last.winners())
        if result != record.result:
            raise ReplayError(f"the record says {record.result!r}, but the words give {result!r}")
    return last


def verify(record: Record, box: Box | None = None) -> int:
    """Check the record, and work every draw out again from the seed; how many there were."""
    if not record.seed:
        raise ReplayError("the record has no seed: it is shown when the game is over")
    if seed_hash(record.seed) != record.seed_hash:
        raise ReplayError("the seed is not the one whose hash was published")
    replay(record, box)
    draws = draws_of(record.seed)
    drawn = 0
    positions = states(record, box)
    state = next(positions)
    for index, move in enumerate(record.moves):
        if move.seat == CHANCE and state.actor() == CHANCE:
            due = state.legal()[draws.pick(index, state.weights())].text
            if due != move.text:
                raise ReplayError(
                    f"word {index + 1} on line {move.line}: drawn was {due!r}, not {move.text!r}"
                )
            drawn += 1
        state = next(positions)
    return drawn
