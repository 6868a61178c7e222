"""All tables of a server: opened when somebody asks for them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Final

from maniero.games import UnknownGame, find
from maniero.server.live import LiveTable
from maniero.server.new_tables import Wish, alone, game_of, moved_on, new_row, seated
from maniero.server.problems import Problem
from maniero.server.seating import rename
from maniero.server.store import Entry, SeatRow, StoreError, TableRow
from maniero.server.store.rows import BOT, HUMAN, OPEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.server.guests import Guest
    from maniero.server.services import Services
    from maniero.server.summaries import SeatSummary, TableSummary

LOGGER: Final = logging.getLogger(__name__)
SWEEP: Final = 60.0  # Seconds between two looks for tables that nobody uses.
IDLE: Final = 600.0  # Seconds after which such a table is forgotten.


class House:
    """The tables in memory and how new ones are set."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._tables: Final[dict[str, LiveTable]] = {}

    async def table(self, id: str) -> LiveTable:
        """The table with this id, from the store if need be."""
        live = self._tables.get(id)
        if live is None:
            # Put there at once: whoever asks next waits for the same table, not for another copy.
            live = self._tables[id] = LiveTable(id, self._services)
        try:
            async with live.settled():
                pass
        except BaseException:
            if not live.busy and self._tables.get(id) is live:
                del self._tables[id]
            raise
        finally:
            self._services.metrics.live_tables = len(self._tables)
        return live

    async def wake(self) -> None:
        """After a start: open the games where a bot is to move, so that they go on."""
        store = self._services.store
        ids = await store.running()
        places = await store.seats_of(ids)
        for id in ids:
            if any(place.played_by_bot for place in places[id]):
                try:
                    await self.table(id)
                except Problem as problem:
                    LOGGER.warning("table %s cannot be opened: %s %s", id, problem, problem.detail)

    async def sweep(self) -> None:
        """Forget tables that nobody uses, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            old = monotonic() - IDLE
            for id, live in list(self._tables.items()):
                if live.used < old and not live.busy:
                    del self._tables[id]
            self._services.metrics.live_tables = len(self._tables)

    async def close(self) -> None:
        for live in list(self._tables.values()):
            await live.close()

    # ---- new tables

    async def create(
        self, guest: Guest, game_id: str, wishes: Sequence[Wish], options: dict[str, str], private: bool
    ) -> LiveTable:
        """A new table as its host wants it."""
        row = new_row(game_of(game_id), len(wishes), options, private, guest.id)
        return await self._add(row, seated(row.id, wishes, guest))

    async def rematch(self, guest: Guest, id: str) -> str:
        """A new game with the same people; the second who asks comes to the same table."""
        old = await self.table(id)
        async with old.settled():
            if not old.people.seats_of(guest.id):
                raise Problem("not-your-seat")
            if not old.ready().over:
                raise Problem("not-over")
            if old.row.tournament is not None:
                raise Problem("in-tournament")
            next_table = await self._services.store.rematch_of(id)
            if next_table is not None:
                return next_table
            row = new_row(old.game, len(old.people.places), old.row.options, old.row.private, guest.id)
            row.parent = id
            live = await self._add(row, moved_on(row.id, old.people.places))
            old.people.tell({"t": "rematch", "table": live.id})
            return live.id

    async def fork(self, guest: Guest, id: str, moves: int, seat: int) -> str:
        """Another try from the middle of a finished game, with the same draws, alone against bots."""
        old = await self.table(id)
        async with old.settled():
            table = old.ready()
            if not table.over:
                raise Problem("not-over")
            if not 0 <= moves < len(table.moves) or not 0 <= seat < len(table.names):
                raise Problem("not-found")
            row = new_row(old.game, len(table.names), old.row.options, True, guest.id)
            row.seed, row.parent, row.forked = old.row.seed, id, moves
            entries = [Entry(move.seat, move.text) for move in table.moves[:moves]]
            return (await self._add(row, alone(row.id, len(table.names), seat, guest), entries)).id

    async def _add(
        self, row: TableRow, places: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> LiveTable:
        try:
            await self._services.store.add_table(row, places, entries)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        return await self.table(row.id)

    async def rename(self, guest: str, name: str) -> None:
        """A guest's new name, at the tables where they sit now."""
        for live in list(self._tables.values()):
            if live.people.seats_of(guest):
                await rename(live, guest, name)

    # ---- lists

    async def open_tables(self, guest: str) -> list[TableSummary]:
        return await self._summaries(await self._services.store.open_tables(), guest)

    async def tables_of(self, guest: str) -> list[TableSummary]:
        """The guest's games: those where it is their turn first, finished ones last."""
        mine = await self._summaries(await self._services.store.tables_of(guest), guest)
        return sorted(mine, key=lambda table: (table["over"], not table["my_turn"]))

    async def summary(self, id: str, guest: str) -> TableSummary:
        live = await self.table(id)
        return summarise(live.row, live.people.places, guest)

    async def _summaries(self, rows: Sequence[TableRow], guest: str) -> list[TableSummary]:
        places = await self._services.store.seats_of([row.id for row in rows])
        found: list[TableSummary] = []
        for row in rows:
            with suppress(UnknownGame):
                found.append(summarise(row, places[row.id], guest))
        return found


def summarise(row: TableRow, places: Sequence[SeatRow], guest: str) -> TableSummary:
    """A table as a guest sees it in a list."""
    mine = [place.seat for place in places if place.kind == HUMAN and place.guest == guest]
    seats = [seat_summary(place, place.seat in mine) for place in places]
    return {
        "table": row.id,
        "game": row.game,
        "title": find(row.game).title,
        "seats": seats,
        "open": sum(seat["open"] for seat in seats),
        "my_turn": any(seat in row.asked for seat in mine),
        "over": row.ended is not None,
        "started": row.started is not None,
        "updated": datetime.fromtimestamp(row.updated / 1000, UTC).isoformat(timespec="seconds"),
        "hotseat": len(mine) > 1,
        "tournament": row.tournament or "",
    }


def seat_summary(place: SeatRow, mine: bool) -> SeatSummary:
    """A seat in a list."""
    return {
        "name": place.name,
        "kind": place.kind,
        "bot": place.bot if place.kind == BOT else "",
        "open": place.state == OPEN,
        "mine": mine,
    }
