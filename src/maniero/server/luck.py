"""Luck: every person at a table adds a number to its draws before the game begins.

First all pages give the hash of their number, then, when the hashes are sealed, the numbers.  Who runs
the server has shown the hash of the seed before, so nobody can choose a number that suits them.  A page
that is away holds nobody up for longer than the grace: the record says whose number is missing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Literal

from maniero.kernel.luck import Luck, read_luck
from maniero.server.ending import end
from maniero.server.problems import Problem
from maniero.server.store import Conflict, LuckStore, StoreError
from maniero.server.store.rows import HUMAN
from maniero.server.store.store import now
from maniero.table import luck_hash

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from maniero.server.live import LiveTable
    from maniero.server.store import SeatRow, Store, TableRow

LOGGER: Final = logging.getLogger(__name__)
RETRY: Final = 1.0  # Seconds until a game tries again to begin when the store has failed.

Stage = Literal["hashes", "numbers", "drawn", ""]


def stage(row: TableRow) -> Stage:
    """What pages are asked for; "" where the draws are not theirs: an old game, or a try from the middle."""
    if row.forked is not None or (row.started is not None and not row.luck):
        return ""
    if row.started is not None:
        return "drawn"
    return "numbers" if row.sealed is not None else "hashes"


def luck_of(row: TableRow, seats: int) -> list[Luck]:
    """The luck of a game that has begun."""
    return read_luck(row.luck or "", seats)


class Gathering:
    """The luck of one table until its game begins.  All is done while the table is settled."""

    def __init__(self, live: LiveTable, store: Store, grace: float) -> None:
        self._live: Final = live
        self._store: Final = LuckStore(store)
        self._grace: Final = round(grace * 1000)
        self._due = 0  # When the grace ends.
        self._task: asyncio.Task[None] | None = None

    async def give(self, guest: str, seat: int, hash: str, number: str) -> None:
        """A page gives the hash of its number, or the number."""
        place = self._live.people.own(guest, seat)
        if hash in (place.hash, "") and number in (place.number, ""):
            return  # Another page of the same browser was faster.
        if self._live.table is not None:
            raise Problem("luck", detail="the game has begun")
        if hash:
            await self._give_hash(place, hash)
        else:
            await self._give_number(place, number)

    async def _give_hash(self, place: SeatRow, hash: str) -> None:
        if place.hash or self._live.row.sealed is not None:
            raise Problem("luck", detail="a hash cannot be changed, nor given after all others")
        await self._write(self._store.add_hash(place, hash, self._live.row.updated))
        place.hash = hash

    async def _give_number(self, place: SeatRow, number: str) -> None:
        if self._live.row.sealed is None:
            raise Problem("luck", detail="numbers are given when all hashes are there")
        if luck_hash(number) != place.hash:
            raise Problem("luck", detail="this is not the number of the hash")
        await self._write(self._store.add_number(place, number, self._live.row.updated))
        place.number = number

    async def luck(self) -> list[Luck] | None:
        """The luck of the game when it is time to begin; None: not yet."""
        row, places = self._live.row, self._live.people.places
        if row.luck is not None:
            return luck_of(row, len(places))  # Another try with the same draws.
        givers = [place for place in places if place.kind == HUMAN]
        if not givers:
            return []
        if row.sealed is None and (all(place.hash for place in givers) or self._over(await self._since())):
            await self._seal()
        if row.sealed is not None and (
            all(place.number for place in givers if place.hash) or self._over(row.sealed)
        ):
            return [Luck(place.seat, place.hash, place.number) for place in givers]
        self._wait()
        return None

    async def _since(self) -> int:
        """Since when all are seated."""
        row = self._live.row
        if row.seated is None:
            row.seated = now()
            await self._write(self._store.wait(row.id, row.seated, row.updated))
        return row.seated

    async def _seal(self) -> None:
        row = self._live.row
        row.sealed = now()
        await self._write(self._store.seal(row.id, row.sealed, row.updated))
        self._live.show_people()

    def _over(self, since: int) -> bool:
        self._due = since + self._grace
        return now() >= self._due

    async def _write(self, change: Coroutine[None, None, int]) -> None:
        """Change the store; when it refuses, or others have changed it too, it is read again."""
        try:
            written = await change
        except Conflict as error:
            self._live.forget()
            raise Problem("stale", detail=str(error)) from error
        except StoreError as error:
            self._live.forget()
            raise Problem("store", detail=str(error)) from error
        self._live.row.updated = written or self._live.row.updated
        if not written:
            self._live.forget()
        self._live.say("changed")

    # ---- the grace

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def _wait(self) -> None:
        if not self.busy:
            self._task = asyncio.create_task(self._begin_later(), name=f"luck at {self._live.id}")

    async def _begin_later(self) -> None:
        """Look again whenever a grace is over, until the game has begun."""
        while self._live.table is None:
            await asyncio.sleep(max(0.0, (self._due - now()) / 1000))
            try:
                await self._live.catch_up()
                async with self._live.settled():
                    if self._live.people.free():
                        return
                    await self._live.gather()
            except Problem as problem:
                LOGGER.warning("table %s cannot begin: %s %s", self._live.id, problem, problem.detail)
                if problem.code not in ("store", "stale"):
                    return
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        if self._task is not None:
            await end([self._task])
