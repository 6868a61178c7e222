"""What all tables of a server share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from maniero.server.boxes import Boxes
from maniero.server.bus import Presence
from maniero.server.troubles import Troubles

if TYPE_CHECKING:
    from maniero.server.bus import Bus, Leases
    from maniero.server.metrics import Metrics
    from maniero.server.settings import Settings
    from maniero.server.store import Store
    from maniero.server.thinker_pool import Thinkers


class Services:
    """Settings, store, thinkers and figures, component files, troubles, the other servers, and a bell."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        bus: Bus,
        leases: Leases,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self.bus: Final = bus
        self.leases: Final = leases
        self.presence: Final = Presence()
        self.boxes: Final = Boxes(store)
        self.troubles: Final = Troubles()
        self.game_over: Final = asyncio.Event()  # Rings when a game of a tournament is over.
