"""How often, counted for all servers together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.server.rates import ALLOWANCES, Rates

if TYPE_CHECKING:
    from maniero.server.bus.link import Link

# A bucket as in the memory of one process: what is left, and when that was.  By Redis' clock.
TAKE: Final = """
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('time')
local now = time[1] + time[2] / 1000000
local kept = redis.call('hmget', KEYS[1], 'left', 'at')
local left = math.min(burst, (tonumber(kept[1]) or burst) + (now - (tonumber(kept[2]) or now)) * rate)
local passed = left >= 1 and 1 or 0
redis.call('hset', KEYS[1], 'left', tostring(left - passed), 'at', string.format('%.6f', now))
redis.call('pexpire', KEYS[1], math.ceil(burst / rate * 1000))
return passed
"""


class SharedRates(Rates):
    """Counts in Redis, and in the memory of this process while Redis is away."""

    def __init__(self, scale: float, link: Link) -> None:
        super().__init__(scale)
        self._link: Final = link

    async def take(self, kind: str, caller: str) -> bool:
        rate, burst = ALLOWANCES[kind]
        key = self._link.key("rate", kind, caller)
        passed = await self._link.run(TAKE, key, rate * self._scale, max(1.0, burst * self._scale))
        return await super().take(kind, caller) if passed is None else bool(passed)
