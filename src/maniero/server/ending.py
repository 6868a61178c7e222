"""Ending what runs in the background."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

AGAIN: Final = 0.5  # Seconds after which a task is called off once more.


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Call tasks off until they have ended.

    Once is not enough: a task that is called off while it waits for the database may be told that the
    database has failed, and would then try again for ever.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
