"""The parts that join a server to others, or that do without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from maniero import need
from maniero.server.bus.bus import Alone
from maniero.server.rates import Rates

if TYPE_CHECKING:
    from maniero.server.bus.bus import Bus, Leases
    from maniero.server.metrics import Metrics
    from maniero.server.settings import Settings


class Joined(NamedTuple):
    """What a server shares with the others."""

    bus: Bus
    leases: Leases
    rates: Rates


def join(settings: Settings, metrics: Metrics) -> Joined:
    """As the settings say; Redis' package is loaded only where it is used."""
    if not settings.redis_url:
        alone = Alone()
        return Joined(alone, alone, Rates(settings.rates))
    need("redis")
    from maniero.server.bus.leases import RedisLeases
    from maniero.server.bus.link import Link
    from maniero.server.bus.rates import SharedRates
    from maniero.server.bus.redis_bus import RedisBus

    link = Link(settings.redis_url)
    bus = RedisBus(link, settings.heartbeat)
    leases = RedisLeases(link, bus.server, settings.patience, metrics)
    return Joined(bus, leases, SharedRates(settings.rates, link))
