"""A connection to the database for a limited time: one that hangs is cut off, and nobody waits for it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from maniero.server.store.errors import DRIVER_ERRORS, TOO_LONG, StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


@asynccontextmanager
async def connected(engine: AsyncEngine, limit: float) -> AsyncIterator[AsyncConnection]:
    """A connection that is had within ``limit`` seconds, and for as long; 0: without limits."""
    async with asyncio.timeout(limit or None):
        connection = await engine.connect()
    cut = False

    def cut_off() -> None:
        nonlocal cut
        cut = True
        raw.terminate()

    try:
        # SQLite limits itself.  PostgreSQL's driver would wait until a hung server agrees to stop.
        if limit and engine.dialect.name == "postgresql":
            raw: Any = (await connection.get_raw_connection()).driver_connection
            timer = asyncio.get_running_loop().call_later(limit, cut_off)
            try:
                yield connection
            finally:
                timer.cancel()
        else:
            yield connection
    except DRIVER_ERRORS:
        if cut:
            raise StoreError(TOO_LONG) from None
        raise
    finally:
        await connection.close()
