"""Opening a database: its driver, its promises about the disk, its limits of time, its newest schema."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from maniero.server.store.errors import StoreError
from maniero.server.store.private_files import make_private_file

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6D616E69
PATIENT: Final = 30.0  # Seconds to wait for a database where nobody waits for us.


def open_engine(url: str, limit: float = 0) -> AsyncEngine:
    """An engine whose commits are on the disk when they return.

    A statement may take ``limit`` seconds, 0: as long as it wants.  OSError when its file can have no place.
    """
    wait = limit or PATIENT
    if not url.startswith("sqlite"):
        milliseconds = str(int(limit * 1000))
        # The server gives up by itself too: what nobody waits for must not go on and hold locks.
        own = {"statement_timeout": milliseconds, "lock_timeout": milliseconds, "application_name": "maniero"}
        return create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_timeout=wait,
            pool_pre_ping=True,
            connect_args={"timeout": wait, "server_settings": own},
        )
    file = make_url(url).database
    if file and not Path(file).parent.is_dir():
        raise FileNotFoundError(f"there is no folder {Path(file).parent}")
    if file and not file.startswith((":", "file:")):  # Not in memory.
        make_private_file(file)
    try:
        # Here and not in a thread of the driver, which would complain on its own.
        with closing(sqlite3.connect(file or ":memory:")) as probe:
            probe.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise OSError(str(error)) from None
    engine = create_async_engine(
        url, pool_size=4, max_overflow=4, pool_timeout=wait, connect_args={"timeout": wait}
    )
    event.listen(engine.sync_engine, "connect", _durable)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _durable(connection: Any, record: object) -> None:
    """SQLite: a write-ahead log that is flushed at every commit, so that a killed server loses nothing."""
    connection.isolation_level = None  # Transactions begin where SQLAlchemy says, schema changes included.
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to the newest version."""
    async with engine.begin() as connection:
        await connection.run_sync(lock)
        await connection.run_sync(known_version)
        await connection.run_sync(upgrade)


def lock(connection: Connection) -> None:
    """One process at a time changes the schema: the others wait here, and then find everything done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    be_the_writer(connection)


def be_the_writer(connection: Connection) -> None:
    """SQLite lets one write: be the one before anything is looked at, so that it stays true."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA user_version = 0"))


def known_version(connection: Connection) -> str | None:
    """The version of the schema, None for an empty database; StoreError when it is newer than we are."""
    found = MigrationContext.configure(connection).get_current_revision()
    check_version(found, "database")
    return found


def check_version(revision: str | None, thing: str) -> None:
    known = ScriptDirectory.from_config(_config()).walk_revisions()
    if revision is not None and revision not in {each.revision for each in known}:
        raise StoreError(f"this {thing} was made by a newer version of Maniero")


def newest_version() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema to a version."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
