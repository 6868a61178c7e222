"""The store's part for luck: hashes first, and when they are sealed, the numbers.

Each change gives the new ``updated`` of the table, or 0 when others have changed it too since it was
``known``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, func, update

from maniero.server.store.errors import Conflict
from maniero.server.store.models import seats, tables
from maniero.server.store.sealing import hold
from maniero.server.store.store import Store, touch

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from maniero.server.store.rows import SeatRow


class LuckStore:
    """The luck of tables in the database of a server."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def wait(self, table: str, at: int, known: int) -> int:
        """All seats are taken: since now the table waits for luck."""
        async with self._store.writing() as connection:
            return await touch(connection, table, known, seated=func.coalesce(tables.c.seated, at))

    async def add_hash(self, place: SeatRow, hash: str, known: int) -> int:
        """The first hash of the guest on a seat; Conflict when there is one, or it is too late."""
        same = and_(_is(place), seats.c.guest == place.guest, seats.c.hash == "")
        async with self._store.writing() as connection:
            await hold(connection, place.table, tables.c.sealed.is_(None))
            if not (await connection.execute(update(seats).where(same).values(hash=hash))).rowcount:
                raise Conflict(f"seat {place.seat} has given a hash")
            return await touch(connection, place.table, known)

    async def seal(self, table: str, at: int, known: int) -> int:
        """No hash is taken any more; Conflict when they are sealed already."""
        async with self._store.writing() as connection:
            await hold(connection, table, tables.c.sealed.is_(None), sealed=at)
            return await touch(connection, table, known)

    async def add_number(self, place: SeatRow, number: str, known: int) -> int:
        """The number to a sealed hash; Conflict when the game has begun."""
        async with self._store.writing() as connection:
            await hold(connection, place.table, tables.c.started.is_(None))
            await connection.execute(update(seats).where(_is(place)).values(number=number))
            return await touch(connection, place.table, known)


def _is(place: SeatRow) -> ColumnElement[bool]:
    return and_(seats.c.table == place.table, seats.c.seat == place.seat)
