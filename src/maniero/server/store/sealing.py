"""What is sealed stays: pieces of the transactions in which seats change hands and games begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, case, exists, or_, true, update

from maniero.server.store.errors import Conflict
from maniero.server.store.models import seats, tables

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from maniero.server.store.rows import SeatRow


def kept_hash(place: SeatRow) -> ColumnElement[str]:
    """The hash of a seat when its row changes: another guest gives another one, unless it is sealed."""
    sealed = exists().where(and_(tables.c.id == place.table, tables.c.sealed.is_not(None)))
    return case((or_(seats.c.guest == place.guest, sealed), seats.c.hash), else_="")


async def begin_with(connection: AsyncConnection, table: str, luck: str, known: int | None) -> None:
    """The game begins with this luck, and with no other.

    Conflict when the table is no longer as it was ``known``: a number may have been taken at another server.
    """
    same = tables.c.updated == known if known is not None else true()
    await hold(connection, table, and_(tables.c.started.is_(None), same), luck=luck)


async def hold(connection: AsyncConnection, table: str, when: ColumnElement[bool], **values: Any) -> None:
    """Change a table's row, or only lock it until the transaction ends; Conflict when it is too late."""
    here = update(tables).where(and_(tables.c.id == table, when))
    held = await connection.execute(here.values(values or {"seated": tables.c.seated}))
    if not held.rowcount:
        raise Conflict("the table has moved on")
