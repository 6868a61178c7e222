"""What the store has of one table: read as far as it is new, written by the table alone."""

from __future__ import annotations

import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from maniero.server.problems import Problem
from maniero.server.store import Conflict, Entry, SeatRow, StoreError, TableRow, TournamentStore
from maniero.server.store.news import updated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game
    from maniero.kernel.facts import Box
    from maniero.server.services import Services

LOGGER: Final = logging.getLogger(__name__)
AGAIN: Final = 1.0  # Seconds until a store that has failed is asked again; nobody waits for it meanwhile.


class Stored(NamedTuple):
    """A table as it is in the store, and the end of its log."""

    row: TableRow
    places: list[SeatRow]
    company: set[str]  # Guests who play in the same tournament.
    entries: list[Entry]
    game: Game
    box: Box


class Ledger:
    """The pages of the store that belong to one table; what goes wrong with them is a Problem."""

    def __init__(self, table: str, services: Services) -> None:
        self._table: Final = table
        self._services: Final = services
        self._unsaved = False  # The store did not take the last change: see that it does before going on.
        self._ask_again = 0.0  # When a store that has failed is asked again.

    async def updated(self) -> int:
        """When the table was changed last."""
        try:
            return await updated(self._services.store, self._table)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error

    async def read(self, since: int) -> Stored:
        """The table, and its log after the first ``since`` entries.

        The row comes first, so that what is written meanwhile is seen to be new the next time.
        """
        store = self._services.store
        if monotonic() < self._ask_again:
            raise Problem("store", detail="it has just failed")
        try:
            if self._unsaved:
                await store.check()
                self._unsaved = False
            row = await store.table(self._table)
            if row is None:
                raise Problem("not-found")
            places = await store.seats(self._table)
            company: set[str] = set()
            if row.tournament is not None:
                company = await TournamentStore(store).company(row.tournament)
            entries = await store.log(self._table, since)
            return Stored(row, places, company, entries, *await self._services.boxes.of(row))
        except StoreError as error:
            self._ask_again = monotonic() + AGAIN
            raise Problem("store", detail=str(error)) from error

    async def append(self, seq: int, entries: Sequence[Entry], *rest: Any) -> int:
        """Write on; what the store answers."""
        try:
            return await self._services.store.append(self._table, seq, entries, *rest)
        except Conflict as error:
            self._services.metrics.conflicts += 1
            raise Problem("stale", detail=str(error)) from error
        except StoreError as error:
            self._services.metrics.conflicts += 1
            LOGGER.error("table %s could not be written: %s", self._table, error)
            self._unsaved = True
            raise Problem("store", detail=str(error)) from error
