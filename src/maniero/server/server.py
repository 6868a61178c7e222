"""Everything the requests share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games import correct
from maniero.server.advice import Advice
from maniero.server.analysis import Analyses
from maniero.server.bus.joining import join
from maniero.server.guests import Guests
from maniero.server.hearing import Hearing
from maniero.server.house import House
from maniero.server.metrics import Metrics
from maniero.server.room import Room
from maniero.server.secret import checked
from maniero.server.services import Services
from maniero.server.store import Store
from maniero.server.thinker_pool import THINKER, Thinkers
from maniero.server.tournaments import Tournaments

if TYPE_CHECKING:
    from maniero.server.health import Check
    from maniero.server.rates import Caller
    from maniero.server.settings import Settings


class Server:
    """The parts of a server, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self._secret: Final = checked(settings.secret)
        correct(settings.components)
        self.metrics: Final = Metrics()
        self.store: Final = Store(settings.database(), settings.statement_timeout)
        self.thinkers: Final = Thinkers(
            settings.deep_thinkers, settings.think_limit, self.metrics, (*THINKER, *settings.components)
        )
        joined = join(settings, self.metrics)
        self.bus: Final = joined.bus
        services = Services(settings, self.store, self.thinkers, self.metrics, joined.bus, joined.leases)
        self._boxes: Final = services.boxes
        self.house: Final = House(services)
        self.hearing: Final = Hearing(services, self.house)
        self.tournaments: Final = Tournaments(services, self.house)
        self.rates: Final = joined.rates
        self.advice: Final = Advice(self.thinkers)
        self.analyses: Final = Analyses(services)
        self.room: Final = Room(settings.rates)
        self.checks: Final[dict[str, Check]] = {"database": self.store.check}  # What /health asks.
        self.guests: Guests  # As soon as the store is open.
        self._opened = False

    async def open(self) -> None:
        """Open the store; whoever starts the server may do so first, to hear of errors."""
        if self._opened:
            return
        await self.store.open()
        self._opened = True
        await self.bus.open(await self.store.key("servers"))
        await self._boxes.keep()
        self.guests = Guests(self.store, self._secret or await self.store.key("cookies"))

    async def spend_opening(self, table: str, caller: Caller) -> None:
        """Who asks for a table that is not in memory brings it there: not too many of them."""
        if table not in self.house.live():
            await self.rates.spend("open", caller)

    async def close(self) -> None:
        await self.advice.close()
        await self.analyses.close()
        await self.house.close()
        await self.thinkers.close()
        await self.bus.close()
        await self.store.close()
