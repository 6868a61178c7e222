"""Fixtures of the server's tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.postgres import postgres, programs
from tests.server.redis import RedisServer, installed, redis
from tests.server.running import Running, running, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Running]:
    """A running server with an empty database."""
    async with running(settings(tmp_path)) as found:
        yield found


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    with postgres(bin) as url:
        yield url


@pytest.fixture(scope="module")
def redis_server() -> Iterator[RedisServer]:
    if not installed():
        pytest.skip("Redis is not installed (Debian: apt-get install redis-server)")
    with redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    return str(request.getfixturevalue("postgres_url"))
