"""The store's part for tournaments.  A step is one transaction: outcomes, the next round, its tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import and_, exists, insert, not_, or_, select, update

from maniero.server.store.errors import Conflict
from maniero.server.store.models import pairings, places, tables, tournaments
from maniero.server.store.rows import HUMAN, INVITED, OPEN, PairingRow, SeatRow, TableRow, TournamentRow
from maniero.server.store.store import (
    LISTED,
    Store,
    change_place,
    change_seats,
    insert_table,
    now,
    table_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from maniero.server.store.rows import SeatChange


class Stored(NamedTuple):
    """All that is kept of a tournament."""

    row: TournamentRow
    places: list[SeatRow]
    pairings: list[PairingRow]  # By round and number.
    tables: dict[str, TableRow]  # Those of its games.


class NewGame(NamedTuple):
    """A game of the next round with its table."""

    pairing: PairingRow
    table: TableRow
    seats: list[SeatRow]


class TournamentStore:
    """Tournaments in the database of a server."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, row: TournamentRow, seats: Sequence[SeatRow]) -> None:
        values = vars(row) | {"options": json.dumps(row.options)}
        async with self._store.writing() as connection:
            await connection.execute(insert(tournaments).values(values))
            await connection.execute(insert(places), [_values(place) for place in seats])

    async def find(self, id: str) -> Stored | None:
        found = await self._all(tournaments.c.id == id)
        return found[0] if found else None

    async def of(self, guest: str) -> list[Stored]:
        """Tournaments in which the guest plays, the newest first."""
        mine = select(places.c.tournament).where(and_(places.c.guest == guest, places.c.kind == HUMAN))
        return await self._all(tournaments.c.id.in_(mine))

    async def company(self, tournament: str) -> set[str]:
        """The guests who play in a tournament."""
        query = select(places.c.guest).where(and_(places.c.tournament == tournament, places.c.kind == HUMAN))
        async with self._store.reading() as connection:
            return {guest for guest in (await connection.scalars(query)).all() if guest}

    async def open(self) -> list[Stored]:
        """Public tournaments with a place that anyone may take, the newest first."""
        free = select(places.c.tournament).where(places.c.state == OPEN)
        return await self._all(
            and_(
                tournaments.c.started.is_(None), tournaments.c.private.is_(False), tournaments.c.id.in_(free)
            )
        )

    async def due(self) -> list[str]:
        """Tournaments that have a step to take: all have come, or a game is over."""
        free = exists().where(
            and_(places.c.tournament == tournaments.c.id, places.c.state.in_([OPEN, INVITED]))
        )
        ended = exists().where(
            and_(
                pairings.c.tournament == tournaments.c.id,
                pairings.c.first_points.is_(None),
                pairings.c.table == tables.c.id,
                tables.c.ended.is_not(None),
            )
        )
        full = and_(tournaments.c.started.is_(None), not_(free))
        query = select(tournaments.c.id).where(and_(tournaments.c.ended.is_(None), or_(full, ended)))
        async with self._store.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def _all(self, which: ColumnElement[bool]) -> list[Stored]:
        query = select(tournaments).where(which).order_by(tournaments.c.updated.desc()).limit(LISTED)
        async with self._store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
            found = {row["id"]: Stored(_tournament(row), [], [], {}) for row in rows}
            for row in (await connection.execute(_with(places, found).order_by(places.c.seat))).mappings():
                values = dict(row)
                id = values.pop("tournament")
                found[id].places.append(SeatRow(table=id, **values))
            order = (pairings.c.round, pairings.c.number)
            for row in (await connection.execute(_with(pairings, found).order_by(*order))).mappings():
                found[row["tournament"]].pairings.append(PairingRow(**row))
            for row in (await connection.execute(_with(tables, found))).mappings():
                found[row["tournament"]].tables[row["id"]] = table_of(row)
        return list(found.values())

    # ---- changing

    async def save_place(self, place: SeatRow, was: SeatRow, seats: Sequence[SeatChange] = ()) -> bool:
        """Change a place together with ``seats`` of its games, unless one is no longer as it was."""
        try:
            async with self._store.writing() as connection:
                await change_place(connection, places, places.c.tournament, place, was)
                await change_seats(connection, seats)
                await connection.execute(
                    update(tournaments).where(tournaments.c.id == place.table).values(updated=now())
                )
        except Conflict:
            return False
        return True

    async def advance(
        self,
        id: str,
        known: Sequence[SeatRow],
        outcomes: Sequence[PairingRow],
        games: Sequence[NewGame],
        over: bool,
    ) -> None:
        """Keep outcomes, and set the next round with its tables.

        Conflict when somebody else has set it, or when a place is no longer as it is ``known``.
        """
        at = now()
        async with self._store.writing() as connection:
            for pairing in outcomes:
                key = {name: getattr(pairing, name) for name in ("tournament", "round", "number")}
                here = and_(*[pairings.c[name] == value for name, value in key.items()])
                await connection.execute(update(pairings).where(here).values(vars(pairing)))
            for game in games:
                await insert_table(connection, game.table, game.seats)
            if games:
                await connection.execute(insert(pairings), [vars(game.pairing) for game in games])
                await self._still(connection, id, known)
            values: dict[str, Any] = {"updated": at} | ({"ended": at} if over else {})
            if any(game.pairing.round == 0 for game in games):
                values["started"] = at
            await connection.execute(update(tournaments).where(tournaments.c.id == id).values(values))

    async def _still(self, connection: AsyncConnection, id: str, known: Sequence[SeatRow]) -> None:
        """Nobody has changed device since; who does it now waits, and finds the new tables."""
        here = select(places.c.link).where(places.c.tournament == id).order_by(places.c.seat)
        links = (await connection.scalars(here.with_for_update())).all()
        if list(links) != [place.link for place in known]:
            raise Conflict("a place has changed hands")


def _with(which: Any, found: dict[str, Stored]) -> Any:
    return select(which).where(which.c.tournament.in_(found))


def _values(place: SeatRow) -> dict[str, Any]:
    values = {name: value for name, value in vars(place).items() if name in places.c}
    return {"tournament": place.table, **values}


def _tournament(row: Any) -> TournamentRow:
    return TournamentRow(**(dict(row) | {"options": json.loads(row["options"])}))
