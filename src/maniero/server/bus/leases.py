"""One owner for the bots of each table, known by a key in Redis that expires when its server dies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from maniero.server.bus.link import Link
    from maniero.server.metrics import Metrics

TAKE: Final = """
local owner = redis.call('get', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
return 1
"""
KEEP: Final = """
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('pexpire', KEYS[1], ARGV[2])
"""
RELEASE: Final = """
if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
return 1
"""


class RedisLeases:
    """The tables whose bots this server plays for.

    While Redis is away every server plays for the bots it sees: an entry of a log is still written once.
    """

    def __init__(self, link: Link, server: str, lasts: float, metrics: Metrics) -> None:
        self._link: Final = link
        self._server: Final = server
        self._lasts: Final = int(lasts * 1000)
        self._metrics: Final = metrics
        self._held: Final[set[str]] = set()

    def held(self, table: str) -> bool:
        return table in self._held

    async def take(self, table: str) -> bool:
        refused = await self._link.run(TAKE, self._key(table), self._server, self._lasts) == 0
        if refused:
            self._held.discard(table)
        else:
            self._held.add(table)
        self._metrics.leases = len(self._held)
        return not refused

    async def keep(self) -> None:
        held = sorted(self._held)
        keys = [self._key(table) for table in held]
        answers = await self._link.run_for(KEEP, keys, self._server, self._lasts)
        # Somebody else's by now, or gone with a Redis that was started again: to be taken anew.
        self._held.difference_update(table for table, kept in zip(held, answers, strict=False) if kept == 0)
        self._metrics.leases = len(self._held)

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            self._metrics.leases = len(self._held)
            await self._link.run(RELEASE, self._key(table), self._server)

    def _key(self, table: str) -> str:
        return self._link.key("bots", table)
