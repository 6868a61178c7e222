"""Opening a database: its driver, its promises about the disk, its newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6D616E69


def open_engine(url: str) -> AsyncEngine:
    """An engine whose commits are on the disk when they return; OSError when its file can have no place."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    file = make_url(url).database
    if file and not Path(file).parent.is_dir():
        raise FileNotFoundError(f"there is no folder {Path(file).parent}")
    engine = create_async_engine(url, pool_size=4, max_overflow=4, connect_args={"timeout": 30})
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
        # One process at a time: the others wait here, and then find everything done.
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        else:
            await connection.execute(text("PRAGMA user_version = 0"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
