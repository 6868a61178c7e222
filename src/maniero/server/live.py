"""One game being played: the single writer of its log.

Whatever changes the game goes the same way: parse, check seat, sequence and legality, apply,
settle, append in one transaction, and only then tell anybody.  When the store refuses, the
position in memory is thrown away and read again, and nothing is acknowledged.  Other servers may
write as well: what they have written is read from the store, and told here as if it had been done here.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.luck import luck_text
from maniero.kernel.state import CHANCE
from maniero.server.answering import Answering
from maniero.server.chat import Chat
from maniero.server.frames import Frames
from maniero.server.ledger import Ledger
from maniero.server.log import Log, fold, undo_entry
from maniero.server.luck import Gathering, luck_of, stage
from maniero.server.people import People
from maniero.server.problems import Problem
from maniero.server.store import Entry, GoingStore, SeatRow, StoreError, TableRow
from maniero.server.store.rows import TAKEN
from maniero.table import CannotUndo, GameOver, NotYourTurn, Table, resume

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from maniero.catalogue import Game
    from maniero.kernel.action import Action
    from maniero.kernel.facts import Box
    from maniero.kernel.luck import Luck
    from maniero.kernel.record import Move
    from maniero.kernel.state import State
    from maniero.server.luck import Stage
    from maniero.server.outgoing import PeopleFrame
    from maniero.server.people import Watcher
    from maniero.server.services import Services
    from maniero.server.store.rows import SeatChange

    SaveSeats = Callable[[Sequence[SeatChange]], Awaitable[bool]]


class LiveTable:
    """A table in memory.  Everything is read and changed inside ``settled``."""

    def __init__(self, id: str, services: Services) -> None:
        self.id: Final = id
        self._services: Final = services
        self._lock: Final = asyncio.Lock()
        self._known = False  # True while what is in memory is what is in the store.
        self._ledger: Final = Ledger(id, services)
        self._gathering: Final = Gathering(self, services.store, services.settings.luck_grace)
        self.answering: Final = Answering(self, services)
        self.used = monotonic()
        self.wanted = -inf  # When somebody but the server itself asked for it.
        self.row: TableRow
        self.game: Game
        self.box: Box
        grace = services.settings.stand_in_grace
        self.people: Final = People([], lambda: services.presence.elsewhere(id), grace)
        self._told: Stage = ""  # The stage of luck that pages were told of.
        self._later: asyncio.TimerHandle | None = None  # When somebody's grace ends.
        self.chat: Final = Chat(self, services.store)
        self.log = Log()
        self.table: Table | None = None  # None until the game begins.
        self.frames: Final = Frames()

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return self.log.seq

    @property
    def asked(self) -> list[int]:
        """Seats that are asked now."""
        if self.table is None:
            return []
        return [seat for seat in self.table.state.actors() if seat != CHANCE]

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Nobody else changes the table inside this block, and all that is seen in it is on the disk."""
        async with self._lock:
            self.used = monotonic()
            if not self._known:
                await self._read()
            yield

    def forget(self) -> None:
        """What is in memory may be out of date: read it again before it is used."""
        self._known = False

    async def catch_up(self) -> None:
        """Take what others have written, if there is anything."""
        async with self._lock:
            if not self._known or self.row.updated != await self._ledger.updated():
                await self._read()

    async def _read(self) -> None:
        """Take what is new from the store, and begin the game when all is there for it.

        The log in memory is the beginning of that in the store: only the rest is read.
        """
        stored = await self._ledger.read(self.seq)
        self.game, self.box = stored.game, stored.box
        asked, self.row = self.row.asked if self.table is not None else [], stored.row
        self.people.company = stored.company
        # Hashes may be sealed, and a game may begin, with nobody moved and nothing in the log.
        moved = self.people.seat(stored.places) or stage(stored.row) != self._told
        try:
            self._follow(asked, stored.entries)
            self.people.teams = [team for team in self.state().teams() if len(team) > 1]
        except Exception as error:  # Whatever the rules say to words that are not theirs.
            raise Problem("old-rules", detail=f"it cannot be replayed: {error!r}") from error
        self._known = True
        if stored.entries or moved:
            self.show()
        if moved:
            self.show_people()
        if self.table is None:
            await self.gather()
        else:
            await self._begin()

    async def gather(self) -> None:
        """When all have sat down, begin as soon as their luck is there."""
        if self.table is not None or self.people.free():
            return
        try:
            luck = await self._gathering.luck()
        except Problem as problem:
            if problem.code != "stale":
                raise
            await self._read()  # Another server was faster.
            return
        if luck is not None:
            self.table = self._resumed(self.log.moves(), luck)
            await self._begin()
            self.show_people()

    async def add_luck(self, guest: str, seat: int, hash: str, number: str) -> None:
        """A page gives the hash of its number, or the number."""
        async with self.settled():
            await self._gathering.give(guest, seat, hash, number)
        async with self.settled():  # With what was given at other servers meanwhile.
            await self.gather()

    def _follow(self, asked: Sequence[int], entries: Sequence[Entry]) -> None:
        """Bring the game to the end of its log, which has new entries since ``asked`` were asked."""
        moves = fold([*self.log.entries, *entries])
        luck = luck_of(self.row, len(self.people.places))
        if self.table is not None and luck_text(self.table.luck) != luck_text(luck):
            self.table = None  # Another server has begun it.
        if self.row.started is None:
            self.table = None
        elif self.table is None:
            self.table = self._resumed(moves, luck)
        else:
            self.table.names[:] = [place.name for place in self.people.places]
            self.table.rewind(moves)
        self.row.asked = self.asked
        if entries:
            self.log.append(entries, asked, self.asked)

    def _resumed(self, moves: Sequence[Move], luck: Sequence[Luck]) -> Table:
        names = [place.name for place in self.people.places]
        options, seed = self.row.options, self.row.seed
        return resume(self.game, names, options, seed, moves, self.box, luck, discreet=True)

    async def _begin(self) -> None:
        """Let chance and those without a choice move, after a start, a fork or a restart."""
        assert self.table is not None
        before = len(self.table.moves)
        self.table.settle()
        if self.row.started is not None and len(self.table.moves) == before:
            await self._mark_covert()
            self.answering.ask()
            return
        try:
            await self._commit(self._new_entries(before))
        except Problem as problem:
            if problem.code != "stale":
                raise
            await self._read()  # Another server has begun it.

    async def _mark_covert(self) -> None:
        """Of a game of an older version it was not written down whether the server has to answer."""
        covert = self.answering.covert
        if self.row.covert != covert:
            self.row.covert = covert
            await GoingStore(self._services.store).mark_covert(self.id, covert)

    def _new_entries(self, before: int) -> list[Entry]:
        assert self.table is not None
        return [Entry(move.seat, move.text) for move in self.table.moves[before:]]

    async def _commit(self, entries: Sequence[Entry]) -> None:
        """Write what has been done to the table; afterwards it may be told."""
        assert self.table is not None
        asked, over, covert = self.asked, self.table.over, self.answering.covert
        result = self.table.result() if over else None
        luck = luck_text(self.table.luck) if self.row.started is None else None
        known, self._known = self.row.updated, False
        try:
            written = await self._ledger.append(self.seq, entries, asked, over, known, covert, result, luck)
        except Problem:
            self.show()  # Everybody is shown the table again, or told that it cannot be read.
            raise
        self._known = bool(written)  # Not if somebody else has sat down or gone meanwhile.
        self.log.append(entries, self.row.asked, asked)
        self.row.updated = written or known
        self.row.started = self.row.started or self.row.updated
        self.row.luck = self.row.luck if luck is None else luck
        self.row.asked = asked
        self.row.ended = self.row.updated if over else None
        self.row.covert, self.row.result = covert, result
        self.say("changed")
        if over and self.row.tournament is not None:
            self._services.game_over.set()
            self.say("over")
        self.show()
        self.answering.ask()

    # ---- playing

    def ready(self) -> Table:
        """The game, once it has begun."""
        if self.table is None:
            raise Problem("not-started")
        return self.table

    async def play(self, guest: str, seat: int, seq: int, word: str) -> None:
        """A person moves."""
        async with self.settled():
            place = self.people.own(guest, seat)
            table = self.ready()
            if not self.log.fits(seat, seq):
                raise Problem("stale")
            if place.state != TAKEN:  # A bot stands in.
                raise Problem("not-your-turn")
            if table.state.is_out_of_turn(seat):
                self._checked(table, seat, word)
                self.answering.say(seat, seq, word)
            else:
                await self.move(seat, word)

    async def move(self, seat: int, word: str) -> None:
        """Somebody moves, whoever decides for the seat; the table is settled."""
        table = self.ready()
        before = len(table.moves)
        table.move(seat, self._checked(table, seat, word))
        await self._commit(self._new_entries(before))
        self._services.metrics.moves += 1

    @staticmethod
    def _checked(table: Table, seat: int, word: str) -> Action:
        """The action that a word means; a problem where the seat may not say it now."""
        try:
            return table.checked(seat, word)
        except GameOver:
            raise Problem("over") from None
        except NotYourTurn:
            raise Problem("not-your-turn") from None
        except NotationError:
            raise Problem("unknown-word") from None
        except IllegalAction as error:
            raise Problem("illegal", clause=error.clause) from None

    def said_at(self, moves: int, seat: int, words: Sequence[str]) -> list[Move]:
        """The moves of a try: so many of this game, then what ``seat`` says; a problem where it may not."""
        table, before = self.ready(), self.ready().moves[:moves]
        then = resume(
            self.game, table.names, table.options, self.row.seed, before, self.box, table.luck, discreet=True
        )
        for number, word in enumerate(words, moves):
            if number == len(then.moves):
                then.move(seat, self._checked(then, seat, word))
            elif (then.moves[number].seat, then.moves[number].text) != (seat, word):
                raise Problem("illegal")  # Something else has happened by itself.
        return then.moves

    async def undo(self, guest: str, seat: int, seq: int, moves: int) -> None:
        """A person takes moves back."""
        async with self.settled():
            self.people.own(guest, seat)
            table = self.ready()
            if seq != self.seq:
                raise Problem("stale")
            if table.over:
                raise Problem("over")
            try:
                table.undo(seat, moves, self.kept(seat))
            except CannotUndo:
                raise Problem("cannot-undo") from None
            await self._commit([undo_entry(seat, moves)])
            self._services.metrics.undone += 1

    def kept(self, seat: int) -> int:
        """How many of the first moves the person at ``seat`` cannot take back: a bot played for them."""
        place = self.people.places[seat]
        return len(self.ready().moves) if place.played_by_bot else self.log.unchanged(place.since)

    # ---- people

    async def change_place(self, place: SeatRow, **values: Any) -> None:
        """Change who sits at a place."""
        await self.change_places(SeatRow(**(vars(place) | values)))

    async def change_places(self, *changed: SeatRow, save: SaveSeats | None = None) -> None:
        """Change who sits where, in the store, then in memory; the game goes on or begins by it.

        ``save`` writes the seats together with more.
        """
        changes = [(place, self.people.places[place.seat]) for place in changed]
        try:
            done = await (save or self._services.store.save_seats)(changes)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        if not done:
            self._known = False
            raise Problem("stale")
        await self._read()
        self.say("changed")

    # ---- telling

    def state(self) -> State:
        """The position; before the start, the empty board."""
        if self.table is None:
            return self.game.new(len(self.people.places), self.row.options, self.box)
        return self.table.state

    def show(self) -> None:
        """Something has changed that pages show."""
        self.frames.clear()
        for watcher in self.people.watchers:
            watcher.show()

    def say(self, kind: str, **rest: Any) -> None:
        """Tell the other servers."""
        self._services.bus.publish(kind, table=self.id, **rest)

    def come(self, watcher: Watcher) -> None:
        """A page opens."""
        self.people.come(watcher)
        self._who_is_here()

    def go(self, watcher: Watcher) -> None:
        """A page is gone."""
        self.chat.go(watcher)
        self.people.go(watcher)
        self._who_is_here()

    def _who_is_here(self) -> None:
        self._services.bus.publish("here", tables={self.id: self.people.here()}, whole=False)
        self.show_people()

    def show_people(self) -> None:
        """Somebody has come, gone or changed; and again when a bot may stand in for who has gone."""
        self._told = stage(self.row)
        self.people.look_around()
        self.people.show()
        if self._later is not None:
            self._later.cancel()
        waits = [grace for place in self.people.places if (grace := self.people.grace(place.seat))]
        if waits and self.people.watchers:
            self._later = asyncio.get_running_loop().call_later(min(waits), self.show_people)

    def people_frame(self, watcher: Watcher) -> PeopleFrame:
        """Who sits where, as a page may see it."""
        return self.people.frame_for(watcher, self.row.host, stage(self.row), self.row.hints)

    @property
    def busy(self) -> bool:
        """Somebody looks, a bot is at work, or the game is about to begin."""
        at_work = self.answering.busy or self._gathering.busy or self._lock.locked()
        return at_work or bool(self.people.watchers)

    async def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
        await self._gathering.close()
        await self.answering.close()
