"""Tables that cannot go on: each is told once, and tried again later and later."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

LOGGER: Final = logging.getLogger(__name__)
FIRST: Final = 5.0  # Seconds until the next try.
LONGEST: Final = 600.0
# What is no fault of a table: another server is at work, the store does not answer, memory is full.
PASSING: Final = ("stale", "store", "too-many")


class Troubles:
    """What went wrong at which table, and when it is tried again."""

    def __init__(self) -> None:
        self._found: Final[dict[str, tuple[str, float, float]]] = {}  # Error, pause, time of the next try.

    def tell(self, table: str, error: Exception) -> None:
        """Log it with the table, unless that was done; nothing tries again before a pause."""
        told, pause, _again = self._found.get(table, ("", FIRST / 2, 0.0))
        if repr(error) != told:
            LOGGER.error("table %s cannot go on: %r", table, error, exc_info=error)
        pause = min(2 * pause, LONGEST)
        self._found[table] = (repr(error), pause, monotonic() + pause)

    def over(self, table: str) -> None:
        """It goes on."""
        self._found.pop(table, None)

    def due(self, table: str) -> bool:
        """Nothing is wrong with it, or it is time to try again."""
        return table not in self._found or self._found[table][2] <= monotonic()
