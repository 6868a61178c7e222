"""The line to Redis.  Nobody waits for it while it is cut, and the host is told once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError, RedisError

from maniero.server.settings import SettingsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redis.commands.core import AsyncScript

LOGGER: Final = logging.getLogger(__name__)
PATIENCE: Final = 2.0  # Seconds an answer may take.
FAILURES: Final = (RedisError, OSError, TimeoutError)


class Link:
    """One server's line to Redis."""

    def __init__(self, url: str) -> None:
        try:
            self.redis: Final = Redis.from_url(
                url,
                decode_responses=True,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                # Once more where a connection was cut while nobody used it.
                retry=Retry(NoBackoff(), 1, supported_errors=(ConnectionError,)),
            )
        except ValueError as error:
            raise SettingsError(f"this Redis URL cannot be used: {error}") from None
        self.name = ""  # Of the servers that belong together; begins every key.
        self._scripts: Final[dict[str, AsyncScript]] = {}
        self._up: bool | None = None  # None: not tried yet.

    @property
    def up(self) -> bool:
        return bool(self._up)

    def key(self, *parts: str) -> str:
        return ":".join(("maniero", self.name, *parts))

    async def try_out(self) -> None:
        """Whether Redis answers, before anybody relies on it."""
        try:
            await self.redis.ping()
        except FAILURES as error:
            self.lost(error)
        else:
            self.found()

    async def run(self, script: str, key: str, *values: str | float) -> Any:
        """The answer of a script about one key; None while Redis is away."""
        if not self.up:
            return None
        try:
            known = self._scripts.get(script)
            if known is None:
                known = self._scripts[script] = self.redis.register_script(script)
            return await known(keys=[key], args=list(values))
        except FAILURES as error:
            self.lost(error)
            return None

    async def run_for(self, script: str, keys: Sequence[str], *values: str | float) -> list[Any]:
        """The answers of a script about several keys, in one go; [] while Redis is away."""
        if not self.up or not keys:
            return []
        try:
            async with self.redis.pipeline(transaction=False) as line:
                for key in keys:
                    line.eval(script, 1, key, *values)
                return await line.execute()
        except FAILURES as error:
            self.lost(error)
            return []

    def lost(self, error: Exception) -> None:
        if self._up is not False:
            LOGGER.error("Redis does not answer, servers now hear of each other only by the store: %s", error)
        self._up = False

    def found(self) -> None:
        if self._up is False:
            LOGGER.warning("Redis is back")
        self._up = True

    async def close(self) -> None:
        await self.redis.aclose()
