"""Databases of earlier versions: kept ones, and today's brought back to an older schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData

from maniero.server.settings import with_driver
from maniero.server.store.engine import MIGRATIONS, open_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from maniero.server.store import Store

KEPT = sorted((Path(__file__).parent / "kept").glob("*.sql"))


async def load(url: str, kept: Path) -> None:
    """Put a kept database in the place of whatever is there."""
    engine = open_engine(with_driver(url))
    async with engine.begin() as connection:
        await connection.run_sync(_empty)
        for statement in kept.read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                await connection.exec_driver_sql(statement)
    await engine.dispose()


def _empty(connection: Connection) -> None:
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


async def downgrade(store: Store, version: str) -> None:
    """Bring the schema back to an older version."""

    def back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.downgrade(config, version)

    async with store.writing() as connection:
        await connection.run_sync(back)
