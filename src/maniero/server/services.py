"""What all tables of a server share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from maniero.server.metrics import Metrics
    from maniero.server.settings import Settings
    from maniero.server.store import Store
    from maniero.server.thinker_pool import Thinkers


class Services:
    """Settings, store, thinkers and figures, and a bell."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self.game_over: Final = asyncio.Event()  # Rings when a game of a tournament is over.
