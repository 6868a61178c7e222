"""The store's part for coming back: which games wait for the server, how games came out, component files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import String, and_, cast, exists, insert, literal, not_, or_, select, update

from maniero.server.store.errors import Conflict
from maniero.server.store.models import boxes, seats, tables
from maniero.server.store.rows import BOT, INVITED, OPEN, STOOD_IN

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from maniero.server.store.store import Store

PAGE: Final = 100  # Tables that are looked for at once.


class GoingStore:
    """What a server asks when it comes back."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def waiting(self, before: int, after: str = "", limit: int = PAGE) -> list[str]:
        """Games that the server itself has to take further and that stand still since ``before``, by id.

        ``after`` is the last of the page before.
        """
        going = and_(tables.c.started.is_not(None), or_(tables.c.covert, _bot_asked()))
        unbegun = and_(tables.c.started.is_(None), not_(_free_seat()))
        query = (
            select(tables.c.id)
            .where(tables.c.ended.is_(None), tables.c.id > after, tables.c.updated <= before)
            .where(or_(going, unbegun))
            .order_by(tables.c.id)
            .limit(limit)
        )
        async with self._store.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def mark_covert(self, table: str, covert: bool) -> None:
        """Whether the server has to answer for somebody, where that was not known."""
        async with self._store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(covert=covert))

    # ---- how games came out

    async def unknown_results(self, limit: int) -> list[str]:
        """Games that are over and of which nobody has worked out the result."""
        query = (
            select(tables.c.id)
            .where(tables.c.ended.is_not(None), tables.c.result.is_(None))
            .order_by(tables.c.ended.desc())
            .limit(limit)
        )
        async with self._store.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def keep_result(self, table: str, result: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(result=result))

    # ---- component files

    async def box(self, fingerprint: str) -> str | None:
        async with self._store.reading() as connection:
            return await connection.scalar(select(boxes.c.text).where(boxes.c.fingerprint == fingerprint))

    async def keep_box(self, fingerprint: str, game: str, text: str) -> None:
        """Keep a component file, unless it is known."""
        if await self.box(fingerprint) is not None:
            return
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(boxes).values(fingerprint=fingerprint, game=game, text=text))
        except Conflict:
            pass  # Another process was faster.


def _bot_asked() -> ColumnElement[bool]:
    """A seat that a bot plays stands in ``asked``, which is "0" or "0,2"."""
    comma = literal(",")
    seat = comma + cast(seats.c.seat, String) + comma
    asked = comma + tables.c.asked + comma
    bot = or_(seats.c.kind == BOT, seats.c.state == STOOD_IN)
    return exists().where(and_(seats.c.table == tables.c.id, bot, asked.contains(seat)))


def _free_seat() -> ColumnElement[bool]:
    return exists().where(and_(seats.c.table == tables.c.id, seats.c.state.in_([OPEN, INVITED])))
