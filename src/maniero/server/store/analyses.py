"""The store's part for analyses of games: what one server has worked out, all of them tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select, update

from maniero.server.store.errors import Conflict
from maniero.server.store.models import analyses
from maniero.server.store.store import now

if TYPE_CHECKING:
    from maniero.server.store.store import Store


class AnalysisStore:
    """Analyses in the database of a server, as JSON."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def get(self, table: str) -> str | None:
        async with self._store.reading() as connection:
            found = await connection.scalar(select(analyses.c.text).where(analyses.c.table == table))
        return str(found) if found is not None else None

    async def save(self, table: str, text: str) -> None:
        try:
            await self._save(table, text)
        except Conflict:  # Two at once: now there is a row to change.
            await self._save(table, text)

    async def _save(self, table: str, text: str) -> None:
        values = {"text": text, "at": now()}
        async with self._store.writing() as connection:
            this = update(analyses).where(analyses.c.table == table)
            if not (await connection.execute(this.values(values))).rowcount:
                await connection.execute(insert(analyses).values(table=table, **values))
