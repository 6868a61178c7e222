"""All tables of a server: opened when somebody asks for them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Final

from maniero.kernel.luck import luck_text
from maniero.server import limits
from maniero.server.live import LiveTable
from maniero.server.new_tables import (
    Wish,
    alone,
    check_id,
    game_of,
    hints_at_first,
    moved_on,
    new_row,
    seated,
)
from maniero.server.old_tables import OldTable, is_old, old_table, title
from maniero.server.problems import Problem
from maniero.server.room import SOON
from maniero.server.seating import rename
from maniero.server.store import Entry, SeatRow, StoreError, TableRow
from maniero.server.store.rows import BOT, HUMAN, OPEN
from maniero.server.waking import Waking

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from maniero.server.guests import Guest
    from maniero.server.services import Services
    from maniero.server.summaries import SeatSummary, TableSummary

SWEEP: Final = 1.0  # Seconds between two looks for tables that nobody uses.
IDLE: Final = 600.0  # Seconds after which such a table is forgotten.
PAUSE: Final = 5.0  # Seconds after which somebody who has asked for a table has opened it.
BRIEF: Final = 2.0  # The same for one that was opened only for its bots.


class House:
    """The tables in memory and how new ones are set."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._tables: Final[dict[str, LiveTable]] = {}
        self._waking: Final = Waking(services, self)

    async def table(self, id: str) -> LiveTable:
        """The table with this id, as it is in the store now."""
        check_id(id)
        live = await self._open(id)
        live.wanted = monotonic()
        return live

    async def _open(self, id: str) -> LiveTable:
        live = self._tables.get(id)
        if live is None:
            self._make_room()
            # Put there at once: whoever asks next waits for the same table, not for another copy.
            live = self._tables[id] = LiveTable(id, self._services)
        try:
            await live.catch_up()
        except BaseException:
            if not live.busy and self._tables.get(id) is live:
                del self._tables[id]
            raise
        finally:
            self._services.metrics.live_tables = len(self._tables)
        return live

    def live(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""
        return self._tables

    def _make_room(self) -> None:
        """When memory is full, forget the table that was not used for the longest time."""
        if len(self._tables) < max(1, int(limits.LIVE_TABLES * self._services.settings.rates)):
            return
        unused = [live for live in self._tables.values() if not live.busy and live.used < monotonic() - PAUSE]
        if not unused:
            raise Problem("too-many", detail="tables", wait=SOON)
        del self._tables[min(unused, key=lambda live: live.used).id]

    # ---- games that wait for the server

    async def wake(self) -> None:
        """Take every game further that waits for a bot and that nobody drives."""
        await self._waking.look(0.0)

    async def wake_stalled(self) -> None:
        """Do so at the start, and then for ever with games that stand still."""
        await self._waking.go_on()

    def drives(self, id: str) -> bool:
        """A bot of this process is at work at the table."""
        live = self._tables.get(id)
        return live is not None and live.answering.busy

    async def drive(self, id: str) -> None:
        """Let the bots of a table play until a person is asked."""
        await (await self._open(id)).answering.drive()

    async def result(self, id: str) -> str:
        """How a finished game came out."""
        live = await self._open(id)
        async with live.settled():
            return live.ready().result()

    async def sweep(self) -> None:
        """Forget tables that nobody uses, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            at = monotonic()
            for id, live in list(self._tables.items()):
                if live.used < at - BRIEF and live.wanted < at - IDLE and not live.busy:
                    del self._tables[id]
            self._services.metrics.live_tables = len(self._tables)

    async def close(self) -> None:
        await self._waking.close()
        for live in list(self._tables.values()):
            await live.close()

    # ---- new tables

    async def create(
        self,
        guest: Guest,
        game_id: str,
        wishes: Sequence[Wish],
        options: dict[str, str],
        private: bool,
        hints: bool | None = None,
    ) -> LiveTable:
        """A new table as its host wants it."""
        row = new_row(game_of(game_id), len(wishes), options, private, guest.id)
        row.hints = hints_at_first(wishes) if hints is None else hints
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
            row.parent, row.hints = id, old.row.hints
            try:
                found = await self._services.store.add_rematch(row, moved_on(row.id, old.people.places))
            except StoreError as error:
                raise Problem("store", detail=str(error)) from error
            await self.table(found)
            old.people.tell({"t": "rematch", "table": found})
            old.say("rematch", next=found)
            return found

    async def fork(self, guest: Guest, id: str, moves: int, seat: int, words: Sequence[str] = ()) -> str:
        """Another try from the middle of a finished game, with the same draws, alone against bots.

        ``words``: what the seat says there.
        """
        old = await self.table(id)
        async with old.settled():
            table = old.ready()
            if not table.over:
                raise Problem("not-over")
            if not 0 <= moves < len(table.moves) or not 0 <= seat < len(table.names):
                raise Problem("not-found")
            row = new_row(old.game, len(table.names), old.row.options, True, guest.id, old.box)
            row.seed, row.parent, row.forked = old.row.seed, id, moves
            row.luck, row.hints = luck_text(table.luck), True
            entries = [Entry(move.seat, move.text) for move in table.moves[:moves]]
            if words:
                entries = [Entry(move.seat, move.text) for move in old.said_at(moves, seat, words)]
            return (await self._add(row, alone(row.id, old.people.places, seat, guest), entries)).id

    async def _add(
        self, row: TableRow, places: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> LiveTable:
        try:
            await self._services.store.add_table(row, places, entries)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        return await self.table(row.id)

    async def rename(self, guest: str, name: str) -> None:
        """A guest's new name, at the tables where they sit now, here and at other servers."""
        self._services.bus.publish("rename", guest=guest, name=name)
        await self.rename_here(guest, name)

    async def rename_here(self, guest: str, name: str) -> None:
        for live in list(self._tables.values()):
            if live.people.seats_of(guest):
                await live.catch_up()
                await rename(live, guest, name)

    # ---- lists

    async def open_tables(self, guest: str) -> list[TableSummary]:
        rows = [row for row in await self._services.store.open_tables() if not is_old(row)]
        return await self._summaries(rows, guest)

    async def tables_of(self, guest: str) -> list[TableSummary]:
        """The guest's games: those where it is their turn first, finished ones last."""
        mine = await self._summaries(await self._services.store.tables_of(guest), guest)
        return sorted(mine, key=lambda table: (table["over"], not table["my_turn"]))

    async def summary(self, id: str, guest: str) -> TableSummary:
        live = await self.table(id)
        return summarise(live.row, live.people.places, guest)

    async def old_table(self, id: str) -> OldTable:
        """A table that today's rules cannot open."""
        return await old_table(self._services.store, id)

    async def _summaries(self, rows: Sequence[TableRow], guest: str) -> list[TableSummary]:
        places = await self._services.store.seats_of([row.id for row in rows])
        return [summarise(row, places[row.id], guest) for row in rows]


def summarise(row: TableRow, places: Sequence[SeatRow], guest: str) -> TableSummary:
    """A table as a guest sees it in a list."""
    mine = [place.seat for place in places if place.kind == HUMAN and place.guest == guest]
    seats = [seat_summary(place, place.seat in mine) for place in places]
    return {
        "table": row.id,
        "game": row.game,
        "title": title(row.game),
        "seats": seats,
        "open": sum(seat["open"] for seat in seats),
        "my_turn": not is_old(row)
        and (any(seat in row.asked for seat in mine) or _waits_for(row, places, mine)),
        "over": row.ended is not None,
        "started": row.started is not None,
        "updated": datetime.fromtimestamp(row.updated / 1000, UTC).isoformat(timespec="seconds"),
        "hotseat": len(mine) > 1,
        "tournament": row.tournament or "",
        "old": is_old(row),
    }


def _waits_for(row: TableRow, places: Sequence[SeatRow], mine: Sequence[int]) -> bool:
    """Whether a full table waits for the number that my page adds to its draws: I have only to open it."""
    full = row.started is None and not any(place.free for place in places)
    return full and any(not places[seat].number for seat in mine)


def seat_summary(place: SeatRow, mine: bool) -> SeatSummary:
    """A seat in a list."""
    return {
        "name": place.name,
        "kind": place.kind,
        "bot": place.bot if place.kind == BOT else "",
        "open": place.state == OPEN,
        "mine": mine,
    }
