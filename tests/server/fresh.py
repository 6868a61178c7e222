"""Empty databases, as many as a test wants."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import asyncpg

if TYPE_CHECKING:
    from pathlib import Path


async def fresh_database(folder: Path, postgres_url: str = "") -> str:
    """The address of a new SQLite file, or of a new database of a PostgreSQL server."""
    name = f"fresh_{secrets.token_hex(6)}"
    if not postgres_url:
        return f"sqlite:///{folder / name}.sqlite3"
    line = await asyncpg.connect(postgres_url)
    await line.execute(f"CREATE DATABASE {name}")
    await line.close()
    return f"{postgres_url.rpartition('/')[0]}/{name}"
