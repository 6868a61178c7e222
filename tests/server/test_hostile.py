"""Honest people play on under siege: no foreign change, no failure of the server, no traceback."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest

from maniero.server.socket import PATIENCE
from tests.server.hostile import Siege
from tests.server.running import Running, running, settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.anyio


@pytest.fixture
def heard(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """All that is logged, also what uvicorn keeps to itself."""
    loggers = [logging.getLogger(name) for name in ("uvicorn", "maniero", "asyncio")]
    apart = [logger for logger in loggers if not logger.propagate]
    for logger in apart:
        logger.addHandler(caplog.handler)
    yield caplog
    for logger in apart:
        logger.removeHandler(caplog.handler)


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_short_siege(tmp_path: Path, seed: int, heard: pytest.LogCaptureFixture) -> None:
    async with running(settings(tmp_path, statement_timeout=60.0)) as house:
        siege = Siege(house.host, seed)
        await siege.run(3)
    assert not siege.wrong
    assert siege.moves
    assert siege.frames
    assert siege.statuses.total()
    errors = [record for record in heard.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not errors, [record.getMessage() for record in errors]


async def test_a_page_that_goes_while_it_is_shown_the_door(
    house: Running, heard: pytest.LogCaptureFixture
) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "open")
        for _ in range(5):
            async with anna.page(table) as page:
                for _ in range(PATIENCE - 1):
                    await page.ask("error", t="cheat")
                await page.send(t="cheat")
                page.line.transport.close()
        live = await house.server.house.table(table)
        async with asyncio.timeout(10):
            while live.people.watchers:
                await asyncio.sleep(0.01)
    assert not [record.getMessage() for record in heard.records if record.exc_info]
