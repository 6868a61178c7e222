"""What the server asks of its database, one method for each question."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import asynccontextmanager
from time import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import and_, case, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from maniero.server.store.batching import Batching
from maniero.server.store.engine import migrate, open_engine
from maniero.server.store.errors import DRIVER_ERRORS, Conflict, StoreError, reason
from maniero.server.store.models import chat, guests, keys, log, seats, tables, team_chat
from maniero.server.store.patience import connected
from maniero.server.store.rows import (
    HUMAN,
    OPEN,
    ChatRow,
    Entry,
    GuestRow,
    SeatChange,
    SeatRow,
    TableRow,
)
from maniero.server.store.sealing import begin_with, hold, kept_hash

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy import ColumnElement, RowMapping, Select, Table
    from sqlalchemy.ext.asyncio import AsyncConnection

LISTED: Final = 50  # Tables in one list.
CHANGING: Final = ("guest", "name", "link", "state", "since")  # What changes of a seat.
CHAT_KEPT: Final = 100  # Lines of chat a page is shown.
READERS: Final = 6  # Who looks at the same time, so that there is always a connection for who writes.
QUEUE: Final = 6  # So many times the limit of time may be waited for one's turn to look.
HEALTH: Final = "health"  # The key that is written to see whether writing works.


def now() -> int:
    return int(time() * 1000)


class Store:
    """The database of a server."""

    def __init__(self, url: str, limit: float = 0) -> None:
        try:
            self._engine: Final = open_engine(url, limit)
        except (SQLAlchemyError, OSError, ValueError) as error:
            raise StoreError(f"the database cannot be opened: {error}") from error
        self._limit: Final = limit  # Seconds for one look or one transaction; 0: no limit.
        # SQLite lets one connection write at a time; waiting here is fairer than its polling.
        self._one_writer: Final = asyncio.Lock() if url.startswith("sqlite") else None
        self._readers: Final = asyncio.Semaphore(READERS)
        self._batching: Final = Batching(self.writing)

    async def open(self) -> None:
        try:
            await migrate(self._engine)
        except (*DRIVER_ERRORS, StoreError) as error:
            await self._engine.dispose()
            raise StoreError(f"the database cannot be opened: {reason(error)}") from error

    async def close(self) -> None:
        await self._engine.dispose()

    async def check(self) -> None:
        """Fail when the database does not take what is written."""
        at = {"value": str(now())}
        async with self.writing() as connection:
            changed = await connection.execute(update(keys).where(keys.c.name == HEALTH).values(at))
            if not changed.rowcount:
                await connection.execute(insert(keys).values(name=HEALTH, **at))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One look, for as long as the block lasts."""
        try:
            # When very many come at once, as after a restart, it is not the database that keeps them waiting.
            await asyncio.wait_for(self._readers.acquire(), QUEUE * self._limit or None)
            try:
                async with connected(self._engine, self._limit) as connection:
                    yield connection
            finally:
                self._readers.release()
        except DRIVER_ERRORS as error:
            raise StoreError(reason(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on the disk when the block is left."""
        try:
            async with (
                self._one_at_a_time(),
                connected(self._engine, self._limit) as connection,
                connection.begin(),
            ):
                yield connection
        except IntegrityError as error:
            raise Conflict(reason(error)) from error
        except DRIVER_ERRORS as error:
            raise StoreError(reason(error)) from error

    @asynccontextmanager
    async def _one_at_a_time(self) -> AsyncIterator[None]:
        if self._one_writer is None:
            yield
            return
        await asyncio.wait_for(self._one_writer.acquire(), self._limit or None)
        try:
            yield
        finally:
            self._one_writer.release()

    # ---- keys and guests

    async def key(self, name: str) -> str:
        """A secret that is made once and then kept."""
        secret = await self._key(name)
        if secret is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(keys).values(name=name, value=secrets.token_hex(32)))
            except Conflict:
                pass  # Another process was faster: its key is as good.
            secret = await self._key(name)
        assert secret is not None
        return secret

    async def _key(self, name: str) -> str | None:
        async with self.reading() as connection:
            secret = await connection.scalar(select(keys.c.value).where(keys.c.name == name))
            return str(secret) if secret is not None else None

    async def guest(self, id: str) -> GuestRow | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == id))).mappings().first()
        return GuestRow(**row) if row is not None else None

    async def save_guest(self, guest: GuestRow) -> None:
        """Keep a guest's name and language."""
        try:
            await self._save_guest(guest)
        except Conflict:  # The same new guest, twice at once: now there is a row to change.
            await self._save_guest(guest)

    async def _save_guest(self, guest: GuestRow) -> None:
        values = {"name": guest.name, "language": guest.language}
        async with self.writing() as connection:
            changed = await connection.execute(update(guests).where(guests.c.id == guest.id).values(values))
            if not changed.rowcount:
                await connection.execute(insert(guests).values(id=guest.id, created=guest.created, **values))

    # ---- tables and seats

    async def add_table(
        self, row: TableRow, places: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        """A new table with its seats, and with the first entries of its log when it is a fork."""
        async with self.writing() as connection:
            await insert_table(connection, row, places)
            if entries:
                await connection.execute(insert(log), _log_rows(row.id, 0, entries))

    async def table(self, id: str) -> TableRow | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
        return table_of(row) if row is not None else None

    async def seats(self, table: str) -> list[SeatRow]:
        query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        async with self.reading() as connection:
            return [SeatRow(**row) for row in (await connection.execute(query)).mappings()]

    async def save_seats(self, changes: Sequence[SeatChange]) -> bool:
        """Change seats in one transaction, or none where one is no longer as it was; whether it was done."""
        try:
            async with self.writing() as connection:
                await change_seats(connection, changes)
        except Conflict:
            return False
        return True

    async def open_tables(self) -> list[TableRow]:
        """Public tables with a seat that anyone may take, the newest first."""
        free = select(seats.c.table).where(seats.c.state == OPEN)
        return await self._tables(
            select(tables).where(
                and_(tables.c.started.is_(None), tables.c.private.is_(False), tables.c.id.in_(free))
            )
        )

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Tables where the guest sits, the newest first."""
        mine = select(seats.c.table).where(and_(seats.c.guest == guest, seats.c.kind == HUMAN))
        return await self._tables(select(tables).where(tables.c.id.in_(mine)))

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables at once."""
        places: dict[str, list[SeatRow]] = {id: [] for id in ids}
        query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
        async with self.reading() as connection:
            for row in (await connection.execute(query)).mappings():
                places[row["table"]].append(SeatRow(**row))
        return places

    async def rematch_of(self, table: str) -> str | None:
        async with self.reading() as connection:
            found = await connection.scalar(_rematch_of(table))
        return str(found) if found is not None else None

    async def add_rematch(self, row: TableRow, places: Sequence[SeatRow]) -> str:
        """The table that follows ``row.parent``: this one, or one that somebody else has set meanwhile."""
        assert row.parent is not None
        async with self.writing() as connection:
            await touch(connection, row.parent)  # Whoever comes second waits here, and then finds the first.
            found = await connection.scalar(_rematch_of(row.parent))
            if found is None:
                await insert_table(connection, row, places)
        return found or row.id

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(tables.c.updated.desc()).limit(LISTED))
            return [table_of(row) for row in rows.mappings()]

    # ---- the log

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a log, all or those after the first ``since``."""
        here = and_(log.c.table == table, log.c.seq >= since)
        query = select(log.c.seat, log.c.entry).where(here).order_by(log.c.seq)
        async with self.reading() as connection:
            return [Entry(seat, entry) for seat, entry in (await connection.execute(query)).all()]

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[Entry],
        asked: Sequence[int],
        over: bool,
        known: int | None = None,
        covert: bool = False,
        result: str | None = None,
        luck: str | None = None,
    ) -> int:
        """Write entries ``seq``, ``seq + 1``, ... in one transaction; Conflict when one is there already.

        ``luck`` is given when the game begins: Conflict when the table is not as it was ``known``.  The new
        ``updated`` of the table, or 0 when others have changed it too since then.
        """
        at = now()

        async def change(connection: AsyncConnection) -> int:
            if luck is not None:
                await begin_with(connection, table, luck, known)
            if entries:
                await connection.execute(insert(log), _log_rows(table, seq, entries))
            return await touch(
                connection,
                table,
                known,
                started=func.coalesce(tables.c.started, at),
                ended=at if over else None,
                asked=_asked(asked),
                covert=covert,
                result=result,
            )

        if self._one_writer is not None:
            written: int = await self._batching.write(change)
            return written
        async with self.writing() as connection:
            return await change(connection)

    # ---- chat

    async def add_chat(
        self, table: str, guest: str, name: str, line: str, team: int | None = None
    ) -> ChatRow:
        """A line for everybody, or for a team alone."""
        book, audience = _chat_of(table, team)
        at = now()
        async with self.writing() as connection:
            await hold(connection, table, true())  # Of several who speak at once each gets a number.
            last = await connection.scalar(select(func.max(book.c.number)).filter_by(**audience))
            number = (last or 0) + 1
            await connection.execute(
                insert(book).values(number=number, guest=guest, name=name, text=line, at=at, **audience)
            )
        return ChatRow(number, guest, name, line, at, team)

    async def chat(self, table: str, team: int | None = None, since: int = 0) -> list[ChatRow]:
        """The last lines after number ``since``, for everybody or for a team alone, the oldest first."""
        book, audience = _chat_of(table, team)
        columns = [book.c.number, book.c.guest, book.c.name, book.c.text, book.c.at]
        query = select(*columns).filter_by(**audience).where(book.c.number > since)
        query = query.order_by(book.c.number.desc()).limit(CHAT_KEPT)
        async with self.reading() as connection:
            rows = [ChatRow(**row, team=team) for row in (await connection.execute(query)).mappings()]
        return rows[::-1]


async def insert_table(connection: AsyncConnection, row: TableRow, places: Sequence[SeatRow]) -> None:
    """A new table with its seats, as a part of a transaction."""
    values = vars(row) | {"options": json.dumps(row.options), "asked": _asked(row.asked)}
    await connection.execute(insert(tables).values(values))
    await connection.execute(insert(seats), [vars(place) for place in places])


async def touch(connection: AsyncConnection, table: str, known: int | None = None, **values: Any) -> int:
    """Change a table's row.  Its ``updated`` grows with every change, so that readers see if they are behind.

    The new one, or 0 when others have changed the table since it was ``known``.
    """
    this = update(tables).where(tables.c.id == table)
    at = now()
    if known is not None:
        at = max(at, known + 1)
        same = this.where(tables.c.updated == known)
        if (await connection.execute(same.values(updated=at, **values))).rowcount:
            return at
    later = case((tables.c.updated < at, at), else_=tables.c.updated + 1)
    await connection.execute(this.values(updated=later, **values))
    return 0


def _rematch_of(table: str) -> Select[Any]:
    return select(tables.c.id).where(and_(tables.c.parent == table, tables.c.forked.is_(None)))


async def change_seats(connection: AsyncConnection, changes: Sequence[SeatChange]) -> None:
    """Change seats, as a part of a transaction; Conflict when one is no longer as it was."""
    for place, was in changes:
        await change_place(connection, seats, seats.c.table, place, was)
    for table in {place.table for place, _was in changes}:
        await touch(connection, table)


async def change_place(
    connection: AsyncConnection, rows: Table, whose: ColumnElement[str], place: SeatRow, was: SeatRow
) -> None:
    """Change a seat or a place.  Whoever takes it renews its link, so of two who do one fails."""
    same = and_(
        whose == place.table, rows.c.seat == place.seat, rows.c.state == was.state, rows.c.link == was.link
    )
    values = {name: getattr(place, name) for name in CHANGING if name in rows.c}
    if rows is seats:
        values["hash"] = kept_hash(place)
    if not (await connection.execute(update(rows).where(same).values(values))).rowcount:
        raise Conflict(f"seat {place.seat} is no longer {was.state}")


def _chat_of(table: str, team: int | None) -> tuple[Table, dict[str, Any]]:
    """Where a chat is kept, and what tells it from others there."""
    return (chat, {"table": table}) if team is None else (team_chat, {"table": table, "team": team})


def _asked(asked: Sequence[int]) -> str:
    return ",".join(map(str, asked))


def table_of(row: RowMapping) -> TableRow:
    asked = [int(seat) for seat in row["asked"].split(",") if seat]
    return TableRow(**(dict(row) | {"options": json.loads(row["options"]), "asked": asked}))


def _log_rows(table: str, seq: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    at = now()
    return [
        {"table": table, "seq": seq + i, "seat": entry.seat, "entry": entry.text, "at": at}
        for i, entry in enumerate(entries)
    ]
