"""Replaying a record, and proving that its draws are those of its seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from maniero.games import UnknownGame, find
from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.options import OptionError
from maniero.kernel.record import SIMULATED, Record, RecordError, result_text
from maniero.kernel.state import CHANCE
from maniero.table.chain import chain_of
from maniero.table.draws import draws_of, luck_hash, seed_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from maniero.kernel.facts import Box
    from maniero.kernel.record import Move
    from maniero.kernel.state import State


class ReplayError(ValueError):
    """A record that can be read, but not replayed by the rules."""


class OldRecordError(ReplayError):
    """A record of other rules than those at hand: it can be read, but not checked."""


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
        raise OldRecordError(
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


class Offer(NamedTuple):
    """What chance could draw at a place of the record: words and their weights."""

    place: int
    words: list[str]
    weights: list[int]


def offers(record: Record, box: Box | None = None) -> Iterator[Offer]:
    """What chance could draw, wherever it drew."""
    positions = states(record, box)
    state = next(positions)
    for place, move in enumerate(record.moves):
        if move.seat == CHANCE and state.actor() == CHANCE:
            yield Offer(place, [action.text for action in state.legal()], state.weights())
        state = next(positions)


def verify(record: Record, box: Box | None = None, seen: Iterable[str] = ()) -> int:
    """Check the record, and work every draw out again from the seed; how many there were.

    ``seen`` are hashes that somebody has kept: the record must be the one they were shown for.
    """
    if not record.seed:
        raise ReplayError("the record has no seed: it is shown when the game is over")
    if seed_hash(record.seed) != record.seed_hash:
        raise ReplayError("the seed is not the one whose hash was published")
    replay(record, box)
    _verify_luck(record)
    draws = draws_of(record.seed, record.luck)
    drawn = 0
    for place, words, weights in offers(record, box):
        due, move = words[draws.pick(place, weights)], record.moves[place]
        if due != move.text:
            raise ReplayError(f"word {place + 1} on line {move.line}: drawn was {due!r}, not {move.text!r}")
        drawn += 1
    _verify_chain(record, list(seen))
    return drawn


def _verify_luck(record: Record) -> None:
    if record.luck and record.seed.startswith(SIMULATED):
        raise ReplayError("a simulated game draws from its seed alone: no luck can be in it")
    for each in record.luck:
        if each.number and luck_hash(each.number) != each.hash:
            raise ReplayError(f"the number of seat {each.seat + 1} is not the one whose hash was given")


def _verify_chain(record: Record, seen: list[str]) -> None:
    if record.version == 1:
        if seen:
            raise ReplayError("a record of version 1 has no chain: nothing can be found in it again")
        return
    chain = chain_of(record)
    closing = chain.closing(record.names, record.result)
    if record.chain != closing:
        raise ReplayError("the chain does not close: moves, names or result are not those of the game")
    if not record.result:
        raise ReplayError("the chain is closed before the end of the game: moves are missing")
    for hash in seen:
        if hash not in (record.seed_hash, closing) and hash not in chain.heads:
            raise ReplayError(f"{hash[:16]}… was seen in another game, or this one has another past")
