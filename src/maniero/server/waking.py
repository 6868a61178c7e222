"""Games that nobody but the server can take further are found and go on: after a start, and now and then."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from maniero.server.ending import end
from maniero.server.problems import Problem
from maniero.server.store import GoingStore, StoreError
from maniero.server.store.store import now
from maniero.server.troubles import PASSING

if TYPE_CHECKING:
    from maniero.server.house import House
    from maniero.server.services import Services

LOGGER: Final = logging.getLogger(__name__)
AT_ONCE: Final = 32  # Tables that are opened for their bots; more would only wait for each other.
LATEST: Final = 2**62  # After every change.
RESULTS: Final = 20  # Games of before that are replayed at one look, to see how they came out.


class Waking:
    """Opens tables for their bots, not too many at once."""

    def __init__(self, services: Services, house: House) -> None:
        self._services: Final = services
        self._store: Final = GoingStore(services.store)
        self._house: Final = house
        self._room: Final = asyncio.Semaphore(AT_ONCE)
        self._going: Final[dict[str, asyncio.Task[None]]] = {}

    async def go_on(self) -> None:
        """Look for ever: at first for all that wait, then for those that have stood still for a while."""
        quiet, results_left = 0.0, True
        while True:
            try:
                await self.look(quiet)
                quiet = self._services.settings.quiet
                results_left = results_left and await self._work_out_results()
            except StoreError as error:
                LOGGER.error("tables cannot be looked for: %s", error)
            await asyncio.sleep(self._services.settings.look)

    async def look(self, quiet: float) -> None:
        """Wake every game that waits for the server and has stood still for so many seconds, page by page."""
        # The last change of a game that was played fast may be a little ahead of the clock.
        before, last = now() - int(1000 * quiet) if quiet else LATEST, ""
        while page := await self._store.waiting(before, last):
            for id in page:
                if id not in self._going and not self._house.drives(id) and self._services.troubles.due(id):
                    await self._room.acquire()
                    self._going[id] = asyncio.create_task(self._wake(id), name=f"waking {id}")
            last = page[-1]

    async def _wake(self, id: str) -> None:
        """Open a table and let its bots play until a person is asked; one that fails stops no other."""
        try:
            if await self._services.leases.take(id):
                await self._house.drive(id)
        except Problem as problem:
            if problem.code not in PASSING:
                self._services.troubles.tell(id, problem)
        except Exception as error:
            self._services.troubles.tell(id, error)
        finally:
            if not self._house.drives(id):
                await self._services.leases.release(id)
            del self._going[id]
            self._room.release()

    async def _work_out_results(self) -> bool:
        """How games of before came out; whether there may be more of them."""
        ids = await self._store.unknown_results(RESULTS)
        for id in ids:
            result = ""
            try:
                result = await self._house.result(id)
            except Problem as problem:
                if problem.code == "store":
                    raise StoreError(problem.detail) from problem
                LOGGER.info("the result of table %s is not known: %s", id, problem.detail)
            except Exception:
                LOGGER.exception("the result of table %s", id)
            await self._store.keep_result(id, result)
        return len(ids) == RESULTS

    async def close(self) -> None:
        await end(list(self._going.values()))
