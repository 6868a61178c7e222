"""Several changes in one transaction: otherwise each would wait for the disk, one after the other.

Those that come while another transaction is on its way are written together afterwards.  Nobody is told of a
change before it is on the disk, and one that cannot be made takes no other with it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from maniero.server.store.errors import Conflict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from contextlib import AbstractAsyncContextManager

    from sqlalchemy.ext.asyncio import AsyncConnection

    Change = Callable[[AsyncConnection], Awaitable[Any]]
    Waiting = tuple[Change, asyncio.Future[Any]]
    Writing = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

MOST: Final = 50  # Changes in one transaction.


class Batching:
    """Changes that wait for the next transaction."""

    def __init__(self, writing: Writing) -> None:
        self._writing: Final = writing
        self._waiting: Final[list[Waiting]] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, change: Change) -> Any:
        """Make a change, which is on the disk then; it may be tried twice, with others and alone."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all(), name="writing a batch")
        return await done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_some()
        finally:
            self._writer = None

    async def _write_some(self) -> None:
        taken: list[Waiting] = []
        try:
            async with self._writing() as connection:
                taken = self._take()
                results = [await change(connection) for change, _ in taken]
        except Conflict as conflict:
            if len(taken) == 1:
                _fail(taken, conflict)
            else:
                await self._write_each(taken)
        except Exception as error:
            _fail(taken or self._take(), error)
        else:
            for waiting, result in zip(taken, results, strict=True):
                _finish(waiting, result)

    async def _write_each(self, taken: list[Waiting]) -> None:
        """One of them cannot be made: each by itself tells which."""
        for waiting in taken:
            try:
                async with self._writing() as connection:
                    result = await waiting[0](connection)
            except Exception as error:
                _fail([waiting], error)
            else:
                _finish(waiting, result)

    def _take(self) -> list[Waiting]:
        taken = self._waiting[:MOST]
        del self._waiting[:MOST]
        return taken


def _finish(waiting: Waiting, result: object) -> None:
    if not waiting[1].done():  # Who waited may have been stopped meanwhile.
        waiting[1].set_result(result)


def _fail(taken: list[Waiting], error: Exception) -> None:
    for _, done in taken:
        if not done.done():
            done.set_exception(error)
