"""Two pasts of one table that somebody cannot tell apart: with one answer to a question, and with several."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from typing import TYPE_CHECKING, Any, NamedTuple

from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, State, settle_chance
from maniero.server.log import Log
from maniero.server.veil import Veil
from tests.contract.forced import is_forced
from tests.contract.walks import Move, random_move, take

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from maniero.catalogue import Game
    from maniero.server.live import LiveTable
    from tests.server.running import Page, Running

GAMES_TRIED = 200
TELLINGS = 30  # How often another past is tried for one question.
MOVES = 160  # Later in a game too much has been shown of what was hidden.


class Twins(NamedTuple):
    """Two pasts that look the same to ``viewer``, and a word that ``seat`` may answer in both."""

    game: Game
    pasts: tuple[list[Move], list[Move]]  # Without a choice, and with one.
    seat: int
    word: str

    @property
    def opener(self) -> int:
        """Whose word led to the question; CHANCE when it was drawn."""
        return self.pasts[0][-1].seat


def twins(id: str, question: str, recent: int, undone: bool) -> Twins:
    """The first ones that random games for two come to.

    Draws differ in the ``recent`` moves; ``undone``: the answer can be taken back.
    """
    game = GAMES[id]
    for number in range(GAMES_TRIED):
        rng = Rng(number)
        for state, past in _walk(game, rng):
            for seat in state.actors():
                if type(state.question(seat)).__name__ == question and is_forced(state, seat):
                    told = _other_past(game, state, past, recent, seat, rng)
                    [word] = state.legal_for(seat)
                    if told and state.is_final(seat, word) != undone:
                        return Twins(game, (past, told), seat, word.text)
    raise LookupError(f"no game of {id} came to two worlds of {question}")


def _walk(game: Game, rng: Rng) -> Iterator[tuple[State, list[Move]]]:
    """The positions of a random game, each with the moves that led there."""
    state, past = game.new(2), list[Move]()
    while state.actor() != NOBODY and len(past) < MOVES:
        yield state, list(past)
        past.append(random_move(state, rng))
        take(state, past[-1])


def _other_past(
    game: Game, state: State, past: Sequence[Move], recent: int, seat: int, rng: Rng
) -> list[Move]:
    """A past in which ``seat`` has a choice, and which looks the same to the other; [] if none is found."""
    dreams = (state.imagine(1 - seat, rng) for _ in range(TELLINGS))
    if any(_same_after(game, state, dream, seat) for dream in dreams):  # Else there is hardly such a past.
        for _ in range(TELLINGS):
            told = _retold(game, past, len(past) - recent, 1 - seat, rng)
            if told and _same_after(game, state, _after(game, told), seat):
                return told
    return []


def _after(game: Game, past: Sequence[Move]) -> State:
    state = game.new(2)
    for move in past:
        take(state, move)
    return state


def _retold(game: Game, past: Sequence[Move], since: int, viewer: int, rng: Rng) -> list[Move]:
    """The same game to ``viewer``, with other draws where it did not see them; [] if it cannot be."""
    told = list(past[: max(0, since)])
    one, other = _after(game, told), _after(game, told)
    for move in past[len(told) :]:
        take(one, move)
        for tried in (random_move(other, rng) if move.seat == CHANCE else move, move):
            after = other.copy()
            if after.objection(tried.seat, tried.action) == "":
                take(after, tried)
                if game.view(after, viewer) == game.view(one, viewer):
                    break
        else:
            return []
        other = after
        told.append(tried)
    return told


def _same_after(game: Game, one: State, other: State, seat: int) -> bool:
    """Whether the only answer in one world is one of several in the other, and shows nothing."""
    [word] = one.legal_for(seat)
    if is_forced(other, seat) or other.objection(seat, word):
        return False
    seen = []
    for state in (one.copy(), other.copy()):
        state.apply_for(seat, word)
        settle_chance(state, Rng(1))
        seen.append(game.view(state, 1 - seat))
    return bool(seen[0] == seen[1])


async def remember(house: Running, table: str, past: Sequence[Move]) -> LiveTable:
    """Let this have been the game so far; the pages of another past have gone."""
    live = await house.server.house.table(table)
    while live.people.watchers:
        await asyncio.sleep(0.005)
    file = house.server.settings.database_url.removeprefix("sqlite:///")
    async with live.settled():
        rewrite(file, table, past)
        live.log, live.table = Log(), None
        live.forget()
    await live.catch_up()
    return live


def rewrite(file: str, table: str, past: Sequence[Move]) -> None:
    """Give a table another past, behind the server's back."""
    rows = [(table, seq, move.seat, move.action.text, seq) for seq, move in enumerate(past)]
    with sqlite3.connect(file) as connection:
        connection.execute('DELETE FROM log WHERE "table" = ?', [table])
        connection.executemany('INSERT INTO log ("table", seq, seat, entry, at) VALUES (?, ?, ?, ?, ?)', rows)
    connection.close()


class WatchedVeil(Veil):
    """A veil without a clock: it is lifted when all pages have shown the question, and keeps how it moved."""

    def __init__(self) -> None:
        super().__init__(0.0)
        self.shown = asyncio.Event()
        self.moved: list[str] = []

    def fall(self, seq: int, out_of_turn: bool) -> None:
        super().fall(seq, out_of_turn)
        self.moved.append("falls out of turn" if out_of_turn else "falls")

    async def lifted(self) -> None:
        await self.shown.wait()
        self.moved.append("is lifted")


def without_hash(text: str) -> str:
    """What was sent, apart from the head of the chain: it is keyed, so that it tells nothing of it."""
    return re.sub('"hash":"[0-9a-f]{64}"', '"hash":""', text)


class Ears:
    """A page, and every frame that came to it, as it came."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []

    async def listen(self) -> dict[str, Any]:
        before = len(self.page.received)
        frame = await self.page.receive()
        self.heard.append(without_hash(self.page.received[before:]))
        return frame

    async def until(self, kind: str) -> None:
        while (await self.listen())["t"] != kind:
            pass

    async def until_seq(self, seq: int) -> None:
        while self.page.position["seq"] < seq:
            await self.listen()

    async def settle(self) -> None:
        """Until nothing is on its way; of all that came, the first position counts, which is whole.

        How often a page is told while it opens who else comes is a matter of luck: all have come before this.
        """
        for _ in range(2):  # What was to be sent before the first answer is there before the second.
            await self.page.send(t="tip", pick="board")
            await self.until("tip")
        self.heard = [text for text in self.heard if json.loads(text)["t"] == "position"][:1]
