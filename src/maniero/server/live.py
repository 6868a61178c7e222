"""One game being played: the single writer of its log.

Whatever changes the game goes the same way: parse, check seat, sequence and legality, apply,
settle, append in one transaction, and only then tell anybody.  When the store refuses, the
position in memory is thrown away and read again, and nothing is acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from maniero.games import UnknownGame, find
from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.state import CHANCE
from maniero.server.folding import fold, length_after, lengths, undo_entry, undone
from maniero.server.people import People, Watcher
from maniero.server.problems import Problem
from maniero.server.seating import own_name
from maniero.server.store import Conflict, Entry, SeatRow, Store, StoreError, TableRow
from maniero.server.store.rows import OPEN, STOOD_IN, TAKEN
from maniero.server.store.store import now
from maniero.server.thinking import NoAnswer, Question, Thinkers, luck
from maniero.table import CannotUndo, GameOver, NotYourTurn, Table, resume

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from maniero.catalogue import Game
    from maniero.kernel.state import State
    from maniero.server.metrics import Metrics
    from maniero.server.settings import Settings

LOGGER: Final = logging.getLogger(__name__)
RETRY: Final = 1.0  # Seconds after which a bot tries again when the store did not take its move.


class Services:
    """What all tables share."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics


class LiveTable:
    """A table in memory.  Everything is read and changed inside ``settled``."""

    def __init__(self, id: str, services: Services) -> None:
        self.id: Final = id
        self._services: Final = services
        self._lock: Final = asyncio.Lock()
        self._known = False  # What is in memory is what is in the store.
        self._driver: asyncio.Task[None] | None = None
        self.used = monotonic()
        self.row: TableRow
        self.game: Game
        self.people: Final = People([])
        self.entries: list[Entry] = []
        self.lengths: list[int] = [0]  # Moves that were left after so many entries.
        self.table: Table | None = None  # None until all seats are taken.
        # By seat: since which entry it is asked what it is asked now.  Where several are asked together,
        # others may have moved after a page saw its question: its answer still stands.
        self._since: dict[int, int] = {}
        self.frames: Final[dict[object, str]] = {}  # Positions made since the last change, for equal eyes.

    @property
    def seq(self) -> int:
        return len(self.entries)

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

    async def _read(self) -> None:
        """Take everything from the store, and begin the game when all have sat down."""
        store = self._services.store
        try:
            row = await store.table(self.id)
            if row is None:
                raise Problem("not-found")
            self.people.places = await store.seats(self.id)
            self.entries = await store.log(self.id)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        self.row = row
        self.game = _playable(row)
        self.frames.clear()
        self.lengths = lengths(self.entries)
        self._since = {}
        self.table = None
        self._known = True
        if row.started is not None or not self.people.free():
            self.table = self._resumed()
            await self._begin()

    def _resumed(self) -> Table:
        names = [place.name for place in self.people.places]
        return resume(self.game, names, self.row.options, self.row.seed, fold(self.entries))

    async def _begin(self) -> None:
        """Let chance and those without a choice move, after a start, a fork or a restart."""
        assert self.table is not None
        before = len(self.table.moves)
        self.table.settle()
        if self.row.started is None or len(self.table.moves) > before:
            await self._commit(self._new_entries(before))
        else:
            self._wake_bot()

    def _new_entries(self, before: int) -> list[Entry]:
        assert self.table is not None
        return [Entry(move.seat, move.text) for move in self.table.moves[before:]]

    async def _commit(self, entries: Sequence[Entry]) -> None:
        """Write what has been done to the table; afterwards it may be told."""
        assert self.table is not None
        asked, over = self.asked, self.table.over
        self._known = False
        try:
            await self._services.store.append(self.id, self.seq, entries, asked, over)
        except Conflict as error:
            self._services.metrics.conflicts += 1
            self.show()
            raise Problem("stale", detail=str(error)) from error
        except StoreError as error:
            self._services.metrics.conflicts += 1
            LOGGER.error("table %s could not be written: %s", self.id, error)
            raise Problem("store", detail=str(error)) from error
        self._known = True
        self._since = self._asked_since(asked, entries)
        for entry in entries:
            self.entries.append(entry)
            self.lengths.append(length_after(self.lengths[-1], entry))
        self.row.updated = now()
        self.row.started = self.row.started or self.row.updated
        self.row.asked = asked
        self.row.ended = self.row.updated if over else None
        self.show()
        self._wake_bot()

    def _asked_since(self, asked: list[int], entries: Sequence[Entry]) -> dict[int, int]:
        """Since when each seat is asked after these entries; anew when it moved or moves were undone."""
        anew = {entry.seat for entry in entries}
        seq = self.seq + len(entries)
        if any(undone(entry) for entry in entries):
            return {}
        before = {seat: self._since.get(seat, self.seq) for seat in self.row.asked if seat not in anew}
        return {seat: before.get(seat, seq) for seat in asked}

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
            if not self._since.get(seat, self.seq) <= seq <= self.seq:
                raise Problem("stale")
            if place.state != TAKEN:
                raise Problem("not-your-turn")
            await self._play(table, seat, word)

    async def _play(self, table: Table, seat: int, word: str) -> None:
        before = len(table.moves)
        try:
            table.play(seat, word)
        except GameOver:
            raise Problem("over") from None
        except NotYourTurn:
            raise Problem("not-your-turn") from None
        except NotationError:
            raise Problem("unknown-word") from None
        except IllegalAction as error:
            raise Problem("illegal", clause=error.clause) from None
        await self._commit(self._new_entries(before))
        self._services.metrics.moves += 1

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
                table.undo(seat, moves)
            except CannotUndo:
                raise Problem("cannot-undo") from None
            await self._commit([undo_entry(seat, moves)])
            self._services.metrics.undone += 1

    # ---- bots

    def _bot_seat(self) -> int | None:
        for seat in self.asked:
            if self.people.places[seat].played_by_bot:
                return seat
        return None

    def _wake_bot(self) -> None:
        if self._bot_seat() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"bots at {self.id}")

    async def _drive(self) -> None:
        """Play for the bots until a person is asked."""
        while True:
            try:
                if not await self._bot_move():
                    return
            except Problem as problem:
                LOGGER.warning("a bot at table %s could not move: %s %s", self.id, problem, problem.detail)
                await asyncio.sleep(RETRY)
            except Exception:
                LOGGER.exception("the bots at table %s have stopped", self.id)
                return

    async def _bot_move(self) -> bool:
        async with self.settled():
            seat, table, seq = self._bot_seat(), self.table, self.seq
            if seat is None or table is None:
                return False
            question = self._question(table, seat)
        word = await self._thought(question)
        async with self.settled():
            # The player may have returned, or another seat that was asked too has moved.
            still = self.table is not None and self._since.get(seat, self.seq) <= seq
            legal = [action.text for action in self.ready().legal(seat)] if still else []
            if legal and self.people.places[seat].played_by_bot:
                chosen = word if word in legal else legal[question.luck % len(legal)]
                await self._play(self.ready(), seat, chosen)
        return True

    def _question(self, table: Table, seat: int) -> Question:
        return Question(
            self.id,
            self.game.id,
            len(table.names),
            table.options,
            list(table.moves),
            seat,
            self.people.places[seat].bot,
            luck(self.row.seed, seat, len(table.moves)),
        )

    async def _thought(self, question: Question) -> str:
        """The bot's word, not before the beat is over; "" when the bot has failed."""
        beat = asyncio.create_task(asyncio.sleep(self._services.settings.beat))
        try:
            return await self._services.thinkers.ask(question)
        except NoAnswer:
            return ""
        finally:
            await beat

    # ---- people

    async def sit(self, guest: str, name: str, link: str | None) -> int:
        """Take the first open seat, or the seat of a link; which one it is."""
        async with self.settled():
            place = self._wanted(guest, link)
            if place.guest == guest and not place.free:
                return place.seat
            others = [other for other in self.people.places if other is not place]
            await self._change(place, guest=guest, name=own_name(name, others), state=TAKEN)
            if self.table is None and not self.people.free():
                self.table = self._resumed()
                await self._begin()
            return place.seat

    def _wanted(self, guest: str, link: str | None) -> SeatRow:
        if link is not None:
            return self.people.linked(link)
        for seat in self.people.seats_of(guest):
            return self.people.places[seat]
        for place in self.people.places:
            if place.state == OPEN:
                return place
        raise Problem("full")

    async def agree(self, guest: str, seat: int) -> None:
        """Agree that a bot stands in for somebody who is away."""
        async with self.settled():
            table = self.ready()
            if table.over:
                raise Problem("over")
            place = self.people.place(seat)
            if self.people.agree(guest, seat):
                await self._change(place, state=STOOD_IN)
                self._wake_bot()
            self.show_people()

    async def take_back(self, guest: str, seat: int) -> None:
        """Return to the own seat."""
        async with self.settled():
            place = self.people.own(guest, seat)
            if place.state == STOOD_IN:
                await self._change(place, state=TAKEN)

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest's seat a new name, unless several people share it or the game is over."""
        async with self.settled():
            mine = self.people.seats_of(guest)
            if len(mine) == 1 and (self.table is None or not self.table.over):
                await self._change(self.people.places[mine[0]], name=name)

    async def _change(self, place: SeatRow, **values: Any) -> None:
        """Change a seat in the store, then in memory."""
        changed = SeatRow(**(vars(place) | values))
        try:
            done = await self._services.store.save_seat(changed, place.state)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        if not done:
            self._known = False
            raise Problem("stale")
        self.people.places[place.seat] = changed
        if self.table is not None:
            self.table.names[place.seat] = changed.name
        self.show()
        self.show_people()

    # ---- telling

    def state(self) -> State:
        """The position; before the start, the empty board."""
        if self.table is None:
            return self.game.new(len(self.people.places), self.row.options)
        return self.table.state

    def show(self) -> None:
        """Something has changed that pages show."""
        self.frames.clear()
        for watcher in self.people.watchers:
            watcher.show()

    def show_people(self) -> None:
        for watcher in self.people.watchers:
            self.tell_people(watcher)

    def tell_people(self, watcher: Watcher) -> None:
        seats = self.people.news(watcher, self.row.host)
        watcher.tell({"t": "people", "seats": seats, "spectators": self.people.spectators()})

    def tell(self, frame: dict[str, Any]) -> None:
        for watcher in self.people.watchers:
            watcher.tell(frame)

    @property
    def busy(self) -> bool:
        """Somebody looks, or a bot is at work."""
        return bool(self.people.watchers) or (self._driver is not None and not self._driver.done())

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)


def _playable(row: TableRow) -> Game:
    """The game of a table, when it can still be played by today's rules and components."""
    try:
        game = find(row.game)
    except UnknownGame:
        raise Problem("old-rules") from None
    if row.rules != game.rules or row.components != game.box().fingerprint:
        raise Problem("old-rules")
    return game
