"""Who has a page open at another server."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Presence:
    """Guests at the tables of the other servers, for as long as those are heard of."""

    def __init__(self) -> None:
        self._here: Final[dict[str, dict[str, frozenset[str]]]] = {}  # By server and table.
        self._heard: Final[dict[str, float]] = {}  # By server: when it spoke last.

    def elsewhere(self, table: str) -> frozenset[str]:
        """The guests who look at a table from other servers."""
        return frozenset().union(*(tables.get(table, frozenset()) for tables in self._here.values()))

    def hear(self, server: str, tables: Mapping[str, Sequence[str]], whole: bool) -> set[str]:
        """A server says who is at some of its tables, or at all; the tables where that is new."""
        self._heard[server] = monotonic()
        known = self._here.setdefault(server, {})
        said = {table: frozenset(guests) for table, guests in tables.items()}
        if whole:
            said = dict.fromkeys(known, frozenset[str]()) | said
        changed = {table for table, guests in said.items() if known.get(table, frozenset()) != guests}
        for table in changed:
            if said[table]:
                known[table] = said[table]
            else:
                known.pop(table, None)
        return changed

    def pardon(self) -> None:
        """Nobody could be heard for a while: silence counts from now."""
        self._heard.update(dict.fromkeys(self._heard, monotonic()))

    def silent(self, patience: float) -> list[str]:
        """The servers that have said nothing for so long."""
        old = monotonic() - patience
        return [server for server, heard in self._heard.items() if heard < old]

    def forget(self, server: str) -> set[str]:
        """A server is gone; the tables where its guests were."""
        self._heard.pop(server, None)
        return set(self._here.pop(server, {}))
