"""What the server asks of its database, one method for each question."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import asynccontextmanager
from time import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import and_, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from maniero.server.store.engine import migrate, open_engine
from maniero.server.store.models import chat, guests, keys, log, seats, tables, team_chat
from maniero.server.store.rows import (
    HUMAN,
    OPEN,
    ChatRow,
    Entry,
    GuestRow,
    SeatRow,
    TableRow,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy import RowMapping, Select, Table
    from sqlalchemy.ext.asyncio import AsyncConnection

LISTED: Final = 50  # Tables in one list.
CHAT_KEPT: Final = 100  # Lines of chat a page is shown.


class StoreError(RuntimeError):
    """The database did not do what was asked of it."""


class Conflict(StoreError):
    """Somebody else has written this entry of a log: what is in memory is out of date."""


def now() -> int:
    return int(time() * 1000)


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        try:
            self._engine: Final = open_engine(url)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database cannot be opened: {error}") from error
        # SQLite lets one connection write at a time; waiting here is fairer than its polling.
        self._one_writer: Final = asyncio.Lock() if url.startswith("sqlite") else None

    async def open(self) -> None:
        try:
            await migrate(self._engine)
        except (SQLAlchemyError, OSError) as error:
            await self._engine.dispose()
            raise StoreError(f"the database cannot be opened: {_reason(error)}") from error

    async def close(self) -> None:
        await self._engine.dispose()

    async def check(self) -> None:
        """Fail when the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One look, for as long as the block lasts."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_reason(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on the disk when the block is left."""
        if self._one_writer is not None:
            await self._one_writer.acquire()
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(_reason(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_reason(error)) from error
        finally:
            if self._one_writer is not None:
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

    async def save_seat(self, place: SeatRow, was: str) -> bool:
        """Change a seat, unless its state is no longer ``was``; whether it was changed."""
        return await self.save_seats([(place, was)])

    async def save_seats(self, changes: Sequence[tuple[SeatRow, str]]) -> bool:
        """Change several seats in one transaction, or none."""
        try:
            async with self.writing() as connection:
                for place, was in changes:
                    same = and_(
                        seats.c.table == place.table, seats.c.seat == place.seat, seats.c.state == was
                    )
                    values = {"guest": place.guest, "name": place.name, "state": place.state}
                    if not (await connection.execute(update(seats).where(same).values(values))).rowcount:
                        raise Conflict(f"seat {place.seat} is no longer {was}")
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

    async def running(self) -> list[str]:
        """Tables whose game is not over and waits for nobody to sit down, the newest first."""
        full = or_(tables.c.started.is_not(None), tables.c.tournament.is_not(None))
        query = (
            select(tables.c.id).where(and_(full, tables.c.ended.is_(None))).order_by(tables.c.updated.desc())
        )
        async with self.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def rematch_of(self, table: str) -> str | None:
        query = select(tables.c.id).where(and_(tables.c.parent == table, tables.c.forked.is_(None)))
        async with self.reading() as connection:
            return await connection.scalar(query)

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(tables.c.updated.desc()).limit(LISTED))
            return [table_of(row) for row in rows.mappings()]

    # ---- the log

    async def log(self, table: str) -> list[Entry]:
        query = select(log.c.seat, log.c.entry).where(log.c.table == table).order_by(log.c.seq)
        async with self.reading() as connection:
            return [Entry(seat, entry) for seat, entry in (await connection.execute(query)).all()]

    async def append(
        self, table: str, seq: int, entries: Sequence[Entry], asked: Sequence[int], over: bool
    ) -> None:
        """Write entries ``seq``, ``seq + 1``, ... in one transaction; Conflict when one is there already."""
        at = now()
        async with self.writing() as connection:
            if entries:
                await connection.execute(insert(log), _log_rows(table, seq, entries))
            await connection.execute(
                update(tables)
                .where(tables.c.id == table)
                .values(
                    updated=at,
                    started=func.coalesce(tables.c.started, at),
                    ended=at if over else None,
                    asked=_asked(asked),
                )
            )

    # ---- chat

    async def add_chat(
        self, table: str, guest: str, name: str, line: str, team: int | None = None
    ) -> ChatRow:
        """A line for everybody, or for a team alone."""
        book, audience = _chat_of(table, team)
        at = now()
        async with self.writing() as connection:
            last = await connection.scalar(select(func.max(book.c.number)).filter_by(**audience))
            number = (last or 0) + 1
            await connection.execute(
                insert(book).values(number=number, guest=guest, name=name, text=line, at=at, **audience)
            )
        return ChatRow(number, guest, name, line, at, team)

    async def chat(self, table: str, team: int | None = None) -> list[ChatRow]:
        """The last lines for everybody, or those for a team alone, the oldest first."""
        book, audience = _chat_of(table, team)
        columns = [book.c.number, book.c.guest, book.c.name, book.c.text, book.c.at]
        query = select(*columns).filter_by(**audience).order_by(book.c.number.desc()).limit(CHAT_KEPT)
        async with self.reading() as connection:
            rows = [ChatRow(**row, team=team) for row in (await connection.execute(query)).mappings()]
        return rows[::-1]


def _reason(error: Exception) -> str:
    """The driver's own words, without the statement and its secrets."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)


async def insert_table(connection: AsyncConnection, row: TableRow, places: Sequence[SeatRow]) -> None:
    """A new table with its seats, as a part of a transaction."""
    values = vars(row) | {"options": json.dumps(row.options), "asked": _asked(row.asked)}
    await connection.execute(insert(tables).values(values))
    await connection.execute(insert(seats), [vars(place) for place in places])


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
