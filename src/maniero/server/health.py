"""Whether a server can do its work: every part it needs is asked, and the first line says which one fails."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from maniero.server.store.errors import TOO_LONG, StoreError, failing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    # Raises StoreError with the reason when the part does not work.
    Check = Callable[[], Awaitable[None]]

LOGGER: Final = logging.getLogger(__name__)


async def failures(checks: Mapping[str, Check], limit: float) -> list[str]:
    """One line for each part that fails, or does not answer within ``limit`` seconds."""
    told = await asyncio.gather(*[_failure(name, check, limit) for name, check in checks.items()])
    return [line for line in told if line]


async def _failure(name: str, check: Check, limit: float) -> str:
    task = asyncio.ensure_future(check())
    await asyncio.wait([task], timeout=limit)  # And no longer, even if it cannot be stopped.
    if task.done():
        try:
            await task
        except StoreError as error:
            reason = str(error)
        else:
            return ""
    else:
        task.cancel()
        reason = TOO_LONG
    LOGGER.error("the %s fails: %s", name, reason)
    return f"the {name} {failing(reason)}"
