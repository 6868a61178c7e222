"""Fixtures of the server's tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import Running, running, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Running]:
    """A running server with an empty database."""
    async with running(settings(tmp_path)) as found:
        yield found
