"""``maniero backup``, ``restore`` and ``prune``: looking after the database of a server."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import make_url

from maniero.cli.errors import CommandError, told
from maniero.cli.terminal import say
from maniero.server.settings import Settings
from maniero.server.store import StoreError
from maniero.server.store.backup import read_backup, write_backup
from maniero.server.store.engine import open_engine
from maniero.server.store.errors import DRIVER_ERRORS, reason
from maniero.server.store.pruning import prune as prune_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine

    from sqlalchemy.ext.asyncio import AsyncEngine

HOURS: Final = {"h": 1, "d": 24, "w": 7 * 24}


def backup(database_url: str, file: Path, force: bool) -> None:
    """Write all that is in a database into a file; a server may go on meanwhile."""

    async def work() -> None:
        async with _opened(database_url) as engine, engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            rows = await connection.run_sync(write_backup, file, force)
        say(f"{rows} rows are kept in {file}")

    _run(work())


def restore(database_url: str, file: Path, force: bool) -> None:
    """Put all that is in a backup into an empty database."""

    async def work() -> None:
        async with _opened(database_url, new=True) as engine, engine.begin() as connection:
            rows = await connection.run_sync(read_backup, file, force)
        say(f"{rows} rows are restored from {file}")

    _run(work())


def prune(database_url: str, older_than: str, unfinished: bool, dry_run: bool) -> None:
    """Delete old games; servers may go on meanwhile."""
    before = int((time() - seconds(older_than)) * 1000)

    async def work() -> None:
        async with _opened(database_url) as engine:
            done = await prune_store(engine, before, unfinished, dry_run)
        would = "would be" if dry_run else "are"
        say(f"{done.games} games, {done.tournaments} tournaments and {done.guests} guests {would} deleted")

    _run(work())


def seconds(age: str) -> float:
    """``90d``, ``12h`` or ``4w``."""
    number, unit = age[:-1], age[-1:]
    if unit not in HOURS or not (number.isascii() and number.isdigit()) or len(number) > 5:
        raise CommandError(f"an age is written like 90d, 12h or 4w, not {age!r}")
    return int(number) * HOURS[unit] * 3600.0


def _run(work: Coroutine[None, None, None]) -> None:
    with told():
        asyncio.run(work)


@asynccontextmanager
async def _opened(database_url: str, new: bool = False) -> AsyncIterator[AsyncEngine]:
    """The database, without limits of time; a file that is not there is made only for a ``new`` one."""
    url = Settings(database_url=database_url).database()
    file = make_url(url).database if url.startswith("sqlite") else None
    if file and not new and not Path(file).exists():
        raise CommandError(f"there is no database {file}")
    try:
        engine = open_engine(url)
    except (OSError, ValueError) as error:
        raise StoreError(f"the database cannot be opened: {error}") from None
    try:
        yield engine
    except DRIVER_ERRORS as error:
        raise StoreError(reason(error)) from error
    finally:
        await engine.dispose()
