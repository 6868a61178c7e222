"""Everything the requests share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games import correct
from maniero.server.guests import Guests
from maniero.server.house import House
from maniero.server.limits import Buckets
from maniero.server.metrics import Metrics
from maniero.server.services import Services
from maniero.server.store import Store
from maniero.server.thinker_pool import THINKER, Thinkers
from maniero.server.tournaments import Tournaments

if TYPE_CHECKING:
    from maniero.server.settings import Settings


class Server:
    """The parts of a server, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        correct(settings.components)
        self.metrics: Final = Metrics()
        self.store: Final = Store(settings.database())
        self.thinkers: Final = Thinkers(
            settings.thinkers, settings.think_limit, self.metrics, (*THINKER, *settings.components)
        )
        services = Services(settings, self.store, self.thinkers, self.metrics)
        self.house: Final = House(services)
        self.tournaments: Final = Tournaments(services, self.house)
        self.change_rates: Final = Buckets(2 * settings.rates, 30 * settings.rates)
        self.look_rates: Final = Buckets(10 * settings.rates, 100 * settings.rates)
        self.chat_rates: Final = Buckets(0.5 * settings.rates, 6 * settings.rates)
        self.guests: Guests  # As soon as the store is open.
        self._opened = False

    async def open(self) -> None:
        """Open the store; whoever starts the server may do so first, to hear of errors."""
        if self._opened:
            return
        await self.store.open()
        self._opened = True
        self.guests = Guests(self.store, self.settings.secret or await self.store.key("cookies"))

    async def close(self) -> None:
        await self.house.close()
        await self.thinkers.close()
        await self.store.close()
