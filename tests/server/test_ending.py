"""Tasks in the background end, also those that take being called off for a failure of the store."""

from __future__ import annotations

import asyncio

import pytest

from maniero.server.ending import end

pytestmark = pytest.mark.anyio


async def stubborn(times: list[int]) -> None:
    """Goes on after it was called off, as after an error of the store."""
    while len(times) < 2:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            times.append(1)
    await asyncio.sleep(60)


async def test_what_is_called_off_ends_even_if_it_took_that_for_a_failure() -> None:
    times: list[int] = []
    tasks = [asyncio.create_task(stubborn(times)), asyncio.create_task(asyncio.sleep(60))]
    await asyncio.sleep(0)
    await end(tasks)
    assert all(task.done() for task in tasks)
    assert len(times) == 2


async def test_what_has_ended_is_left_alone() -> None:
    task = asyncio.create_task(asyncio.sleep(0, "done"))
    await task
    await end([task])
    assert task.result() == "done"
