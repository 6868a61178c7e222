"""Pruning: old games and all that belongs to them are deleted, a few at a time, while servers go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import and_, delete, false, func, or_, select

from maniero.server.store.engine import be_the_writer, known_version, newest_version
from maniero.server.store.errors import StoreError
from maniero.server.store.models import METADATA, chat, guests, places, seats, tables, tournaments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Select, Table
    from sqlalchemy.ext.asyncio import AsyncEngine

AT_ONCE: Final = 50  # Games in one transaction, so that nobody waits long.


class Pruned(NamedTuple):
    """How much was deleted, or would be."""

    games: int
    tournaments: int
    guests: int


class Old:
    """What is old: over since before a time or, if that is wanted, not touched since."""

    def __init__(self, before: int, unfinished: bool) -> None:
        self._before: Final = before
        self._unfinished: Final = unfinished

    def games(self) -> Select[Any]:
        """Old games outside of tournaments."""
        talk = select(chat.c.number).where(and_(chat.c.table == tables.c.id, chat.c.at >= self._before))
        abandoned = and_(tables.c.ended.is_(None), tables.c.updated < self._before, ~talk.exists())
        old = or_(tables.c.ended < self._before, abandoned if self._unfinished else false())
        return select(tables.c.id).where(and_(tables.c.tournament.is_(None), old))

    def tournaments(self) -> Select[Any]:
        """Old tournaments; one stays as long as any of its games is used."""
        used = and_(tables.c.tournament == tournaments.c.id, tables.c.updated >= self._before)
        abandoned = and_(
            tournaments.c.ended.is_(None),
            tournaments.c.updated < self._before,
            ~select(tables.c.id).where(used).exists(),
        )
        old = or_(tournaments.c.ended < self._before, abandoned if self._unfinished else false())
        return select(tournaments.c.id).where(old)

    def guests(self) -> Select[Any]:
        """Guests who have no seat and no table but old ones."""
        theirs = tables.c.tournament.in_(self.tournaments())
        kept_tables = and_(tables.c.id.not_in(self.games()), or_(tables.c.tournament.is_(None), ~theirs))
        kept_tournaments = tournaments.c.id.not_in(self.tournaments())
        needed: list[ColumnElement[bool]] = [
            _some(seats, and_(seats.c.guest == guests.c.id, seats.c.table == tables.c.id, kept_tables)),
            _some(
                places,
                and_(
                    places.c.guest == guests.c.id,
                    places.c.tournament == tournaments.c.id,
                    kept_tournaments,
                ),
            ),
            _some(tables, and_(tables.c.host == guests.c.id, kept_tables)),
            _some(tournaments, and_(tournaments.c.host == guests.c.id, kept_tournaments)),
        ]
        return select(guests.c.id).where(and_(guests.c.created < self._before, ~or_(*needed)))


def _some(table: Table, where: ColumnElement[bool]) -> ColumnElement[bool]:
    return select(*table.primary_key.columns).where(where).correlate(guests).exists()


async def prune(engine: AsyncEngine, before: int, unfinished: bool, dry_run: bool) -> Pruned:
    """Delete what is older than ``before``, or only count it."""
    old = Old(before, unfinished)
    async with engine.connect() as connection:
        if await connection.run_sync(known_version) != newest_version():
            raise StoreError("this database is not of this version of Maniero: start the server once")
        if dry_run:
            found = (old.games(), old.tournaments(), old.guests())
            counts = [select(func.count()).select_from(each.subquery()) for each in found]
            return Pruned(*[int(await connection.scalar(count) or 0) for count in counts])
    return Pruned(
        await _delete_all(engine, tables, old.games()),
        await _delete_all(engine, tournaments, old.tournaments()),
        await _delete_all(engine, guests, old.guests()),
    )


async def _delete_all(engine: AsyncEngine, table: Table, which: Select[Any]) -> int:
    """Delete rows until there are none; those that a server is writing just now are no longer old."""
    count = 0
    while True:
        async with engine.begin() as connection:
            await connection.run_sync(be_the_writer)
            some = which.limit(AT_ONCE).with_for_update(of=table, skip_locked=True)
            ids = list((await connection.scalars(some)).all())
            if ids:
                await connection.run_sync(_delete, table, ids)
        if not ids:
            return count
        count += len(ids)


def _delete(connection: Connection, table: Table, ids: Sequence[str]) -> None:
    """Delete rows with all that refers to them; a tournament with its games."""
    if table is tournaments:
        games = connection.scalars(select(tables.c.id).where(tables.c.tournament.in_(ids))).all()
    for other in METADATA.sorted_tables:
        for key in other.foreign_keys:
            if key.column.table is table:
                connection.execute(delete(other).where(key.parent.in_(ids)))
    if table is tournaments:
        _delete(connection, tables, games)
    connection.execute(delete(table).where(table.c.id.in_(ids)))
