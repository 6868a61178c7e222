"""What a record proves: its draws, the luck in them, its moves, its names and its end."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

import pytest

from maniero.games import GAMES, find
from maniero.kernel.luck import Luck
from maniero.kernel.record import Move, Record, parse_record
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from maniero.table import ReplayError, Table, luck_hash, offers, replay, resume, verify
from maniero.table.simulate import Simulation
from tests.table.forging import changed, closed

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = "5e" * 32
NUMBERS = ["1a" * 32, "2b" * 32]
LUCK = [Luck(seat, luck_hash(number), number) for seat, number in enumerate(NUMBERS)]


def finished(id: str = "castles", luck: list[Luck] = LUCK, choice: int = 3) -> Table:
    game, rng = find(id), Rng(choice)
    table = Table(game, [f"Player {n}" for n in range(game.usual_seats)], seed=SEED, luck=luck)
    while not table.over:
        seat = table.state.actors()[0]
        options = table.legal(seat)
        table.play(seat, options[rng.below(len(options))].text)
    return table


@pytest.mark.parametrize("id", GAMES)
def test_a_game_with_luck_is_verified(id: str) -> None:
    table = finished(id)
    record = parse_record(table.record().dump())
    assert verify(record) == sum(move.seat == CHANCE for move in table.moves)
    assert [offer.place for offer in offers(record)] == [
        place for place, move in enumerate(record.moves) if move.seat == CHANCE
    ]


def test_every_number_changes_the_game() -> None:
    first = [move.text for move in finished().moves]
    other = [Luck(0, luck_hash("3c" * 32), "3c" * 32), LUCK[1]]
    withheld = [LUCK[0], Luck(1, LUCK[1].hash, "")]
    for luck in (other, withheld, [LUCK[0]], []):
        assert [move.text for move in finished(luck=luck).moves] != first


def test_the_bytes_that_are_hashed_are_those_of_the_notation() -> None:
    """As docs/notation.md says them, without the code of the table."""
    record = finished().record()

    def sha(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    def link(before: str, text: str) -> str:
        return hmac.new(SEED.encode(), f"{before}\n{text}\n".encode(), "sha256").hexdigest()

    header = dict(line.split(": ", 1) for line in record.dump().split("\n\n")[0].splitlines()[1:])
    assert header["seed-hash"] == sha(f"maniero seed {SEED}")
    assert header["luck"] == " ".join(
        f"{n}={sha(f'maniero luck {number}')}/{number}" for n, number in enumerate(NUMBERS, start=1)
    )
    key = bytes.fromhex(sha(f"maniero game\nseed: {SEED}\nluck: {header['luck']}\n"))
    for place, words, weights in offers(record):
        drawn = int.from_bytes(hmac.new(key, f"maniero draw {place}".encode(), "sha256").digest())
        lots = [word for word, weight in zip(words, weights, strict=True) for _ in range(weight)]
        assert record.moves[place].text == lots[drawn % len(lots)]
    agreed = [f"{name}: {header[name]}" for name in ("game", "rules", "components", "options")]
    agreed += [f"seats: {len(record.names)}", f"seed-hash: {header['seed-hash']}", f"luck: {header['luck']}"]
    head = link("maniero chain", "\n".join(agreed))
    for move in record.moves:
        head = link(head, f"{'*' if move.seat == CHANCE else move.seat + 1} {move.text}")
    assert header["chain"] == link(head, f"seats: {header['seats']}\nresult: {header['result']}")


def _other_move(record: Record) -> Record:
    """The last move of a person becomes another one that is allowed."""
    for place in reversed(range(len(record.moves))):
        mover = record.moves[place].seat
        state = replay(changed(record, moves=record.moves[:place], result=""))
        for action in state.legal_for(mover) if mover != CHANCE else []:
            moves = [*record.moves[:place], Move(mover, action.text), *record.moves[place + 1 :]]
            try:
                after = replay(changed(record, moves=moves, result=""))
            except ReplayError:
                continue
            if action.text != record.moves[place].text and not after.asks:
                points, winners = after.points, after.winners()
                won = " ".join(str(seat + 1) for seat in winners)
                return changed(record, moves=moves, result=f"{' '.join(map(str, points))}, won by {won}")
    raise AssertionError("there is no other move")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda r: changed(r, names=["Mallory", *r.names[1:]]), "the chain does not close"),
        (lambda r: changed(r, chain=""), "the chain does not close"),
        (lambda r: changed(r, chain="00" * 32), "the chain does not close"),
        (_other_move, "the chain does not close"),
        (lambda r: changed(r, moves=r.moves[:-1], result=""), "the chain does not close"),
        (lambda r: closed(changed(r, moves=r.moves[:-1], result="")), "before the end of the game"),
        (lambda r: changed(r, luck=[]), "drawn was|may not say"),
        (lambda r: changed(r, luck=r.luck[:1]), "drawn was|may not say"),
        (lambda r: changed(r, luck=[r.luck[0], Luck(1, r.luck[1].hash, "")]), "drawn was|may not say"),
        (lambda r: changed(r, luck=[r.luck[0], Luck(1, r.luck[1].hash, "9f" * 32)]), "number of seat 2"),
        (lambda r: changed(r, luck=[Luck(0, "9f" * 32, r.luck[0].number), r.luck[1]]), "number of seat 1"),
        (lambda r: changed(r, version=1, luck=[], chain=""), "drawn was|may not say"),
    ],
)
def test_a_forged_record_is_refused(change: Callable[[Record], Record], reason: str) -> None:
    with pytest.raises(ReplayError, match=reason):
        verify(change(finished().record()))


def test_a_simulated_game_cannot_be_passed_off_as_one_with_luck() -> None:
    """Its draws do not depend on the numbers: whoever wrote it has chosen the game."""
    game = find("castles")
    bots = [game.bot("random")] * game.usual_seats
    names = [f"Player {n}" for n in range(game.usual_seats)]
    record = Simulation(game, bots, names, 7, {}).play_recorded(0)
    assert verify(record) > 0
    with pytest.raises(ReplayError, match="simulated"):
        verify(closed(changed(record, luck=LUCK)))


@pytest.mark.parametrize(
    "change",
    [
        lambda r: changed(r, names=["Mallory", *r.names[1:]]),
        _other_move,
    ],
)
def test_a_record_that_was_closed_anew_is_refused_by_who_has_kept_a_head(
    change: Callable[[Record], Record],
) -> None:
    table = finished()
    record = table.record()
    forged = closed(change(record))
    assert verify(forged) >= 0  # Nothing in the record itself tells.
    kept = table.closing()
    assert verify(record, seen=[kept, record.seed_hash, *table.chain.heads]) > 0
    with pytest.raises(ReplayError, match="was seen in another game"):
        verify(forged, seen=[kept])


def test_old_records_have_no_chain_to_look_into() -> None:
    record = finished(luck=[]).record()
    old = parse_record(changed(record, version=1, chain="").dump())
    assert old.dump().startswith("Maniero record 1\n")
    assert verify(old) == verify(record)
    with pytest.raises(ReplayError, match="version 1 has no chain"):
        verify(old, seen=[old.seed_hash])


@pytest.mark.parametrize("id", GAMES)
def test_a_head_that_was_shown_stays_a_head(id: str) -> None:
    """Heads are shown of moves that nobody can take back, also when several take back one after the other."""
    game, rng = find(id), Rng(4)
    table = Table(game, [f"Player {n}" for n in range(game.usual_seats)], seed=SEED, luck=LUCK)
    shown: dict[int, str] = {}
    for number in range(200):
        lasting = table.lasting()
        assert shown.setdefault(lasting, table.chain.heads[lasting]) == table.chain.heads[lasting]
        assert all(table.chain.heads[moves] == head for moves, head in shown.items())
        if table.over:
            break
        last = table.moves[-1].seat
        if number % 3 == 2 and last != CHANCE:
            table.undo(last, table.undoable(last))
        else:
            seat = table.state.actors()[0]
            options = table.legal(seat)
            table.play(seat, options[rng.below(len(options))].text)
    assert len(shown) > 1
    again = resume(game, table.names, table.options, SEED, table.moves, luck=LUCK)
    assert again.chain.heads == table.chain.heads


def test_a_head_does_not_tell_what_was_drawn() -> None:
    """It is keyed with the seed: who guesses the word cannot see whether it is right."""
    one = Table(find("castles"), ["A", "B"], seed=SEED)
    head = one.chain.heads[0]
    guess = hashlib.sha256(f"{head}\n* {one.moves[0].text}\n".encode()).hexdigest()
    assert one.chain.heads[1] != guess
