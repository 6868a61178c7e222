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
from maniero.server.bot_driver import BotDriver
from maniero.server.log import Log, undo_entry
from maniero.server.people import People
from maniero.server.problems import Problem
from maniero.server.store import Conflict, Entry, SeatRow, StoreError, TableRow, TournamentStore
from maniero.server.store.rows import TAKEN
from maniero.server.store.store import now
from maniero.server.thinker_pool import Question, luck
from maniero.table import CannotUndo, GameOver, NotYourTurn, Table, resume

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from maniero.catalogue import Game
    from maniero.kernel.state import State
    from maniero.server.services import Services

LOGGER: Final = logging.getLogger(__name__)


class LiveTable:
    """A table in memory.  Everything is read and changed inside ``settled``."""

    def __init__(self, id: str, services: Services) -> None:
        self.id: Final = id
        self._services: Final = services
        self._lock: Final = asyncio.Lock()
        self._known = False  # True while what is in memory is what is in the store.
        self._bots: Final = BotDriver(self, services.thinkers, services.settings.beat)
        self.used = monotonic()
        self.row: TableRow
        self.game: Game
        self.people: Final = People([])
        self.log = Log()
        self.table: Table | None = None  # None until all seats are taken.
        self.frames: Final[dict[object, str]] = {}  # Positions made since the last change, for equal eyes.

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

    async def _read(self) -> None:
        """Take everything from the store, and begin the game when all have sat down."""
        store = self._services.store
        try:
            row = await store.table(self.id)
            if row is None:
                raise Problem("not-found")
            self.people.places = await store.seats(self.id)
            if row.tournament is not None:
                self.people.company = await TournamentStore(store).company(row.tournament)
            self.log = Log(await store.log(self.id))
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        self.row = row
        self.game = _playable(row)
        self.frames.clear()
        self.table = None
        self.people.teams = [team for team in self.state().teams() if len(team) > 1]
        self._known = True
        if row.started is not None or not self.people.free():
            self.table = self._resumed()
            await self._begin()

    def _resumed(self) -> Table:
        names = [place.name for place in self.people.places]
        table = resume(self.game, names, self.row.options, self.row.seed, self.log.moves())
        table.discreet = True
        return table

    async def _begin(self) -> None:
        """Let chance and those without a choice move, after a start, a fork or a restart."""
        assert self.table is not None
        before = len(self.table.moves)
        self.table.settle()
        if self.row.started is None or len(self.table.moves) > before:
            await self._commit(self._new_entries(before))
        else:
            self._wake_bots()

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
        self.log.append(entries, self.row.asked, asked)
        self.row.updated = now()
        self.row.started = self.row.started or self.row.updated
        self.row.asked = asked
        self.row.ended = self.row.updated if over else None
        if over and self.row.tournament is not None:
            self._services.game_over.set()
        self.show()
        self._wake_bots()

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
        """A seat for which no person decides: a bot's, or one with no choice that nobody must notice."""
        for seat in self.asked:
            if self._driven(seat):
                return seat
        return None

    def _driven(self, seat: int) -> bool:
        return self.people.places[seat].played_by_bot or self.state().covert_answer(seat) is not None

    def _wake_bots(self) -> None:
        if self._bot_seat() is not None:
            self._bots.wake()

    async def bot_question(self) -> Question | None:
        """What a bot is asked now; None when only people are asked."""
        async with self.settled():
            seat, table = self._bot_seat(), self.table
            if seat is None or table is None:
                return None
            only = table.state.covert_answer(seat)
            return Question(
                self.id,
                self.seq,
                self.game.id,
                len(table.names),
                table.options,
                list(table.moves),
                seat,
                self.people.places[seat].bot,
                luck(self.row.seed, seat, len(table.moves)),
                table.state.is_covert(seat),
                only.text if only is not None else "",
            )

    async def bot_play(self, question: Question, word: str) -> None:
        """A bot moves; what is not allowed becomes any word that is, so that the game goes on."""
        seat = question.seat
        async with self.settled():
            # The player may have returned, or moves were taken back while the bot thought.
            if self.table is None or not self.log.fits(seat, question.seq):
                return
            legal = [action.text for action in self.table.legal(seat)]
            if legal and self._driven(seat):
                chosen = word if word in legal else legal[question.luck % len(legal)]
                await self._play(self.table, seat, chosen)

    # ---- people

    async def change_place(self, place: SeatRow, **values: Any) -> None:
        """Change who sits at a place."""
        await self.change_places(SeatRow(**(vars(place) | values)))

    async def change_places(self, *changed: SeatRow) -> None:
        """Change who sits where, in the store, then in memory; the game goes on or begins by it."""
        changes = [(place, self.people.places[place.seat].state) for place in changed]
        try:
            done = await self._services.store.save_seats(changes)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        if not done:
            self._known = False
            raise Problem("stale")
        for place in changed:
            self.people.places[place.seat] = place
            if self.table is not None:
                self.table.names[place.seat] = place.name
        self.show()
        self.show_people()
        if self.table is None and not self.people.free():
            self.table = self._resumed()
            await self._begin()
        else:
            self._wake_bots()

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
        """Somebody has come, gone or changed."""
        self.people.show(self.row.host)

    @property
    def busy(self) -> bool:
        """Somebody looks, or a bot is at work."""
        return bool(self.people.watchers) or self._bots.busy

    async def close(self) -> None:
        await self._bots.close()


def _playable(row: TableRow) -> Game:
    """The game of a table, when it can still be played by today's rules and components."""
    try:
        game = find(row.game)
    except UnknownGame:
        raise Problem("old-rules") from None
    if row.rules != game.rules or row.components != game.box().fingerprint:
        raise Problem("old-rules")
    return game
