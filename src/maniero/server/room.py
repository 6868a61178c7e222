"""How many sockets may be open: those of players and those of spectators are counted apart.

So no crowd of spectators, from wherever it comes, takes the room of somebody who plays.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from maniero.server.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maniero.server.rates import Caller

SOON: Final = 10  # Seconds after which it is worth while to try again.

PLAYERS: Final = {"guest": 30, "address": 400, "all": 4000}
SPECTATORS: Final = {"guest": 30, "address": 200, "all": 2000, "table": 200}


class Room:
    """Open sockets, by whose they are."""

    def __init__(self, scale: float) -> None:
        self._most: Final = {
            (plays, of): max(1, int(most * scale))
            for plays, limits in ((True, PLAYERS), (False, SPECTATORS))
            for of, most in limits.items()
        }
        self._open: Final[Counter[tuple[bool, str, str]]] = Counter()

    @contextmanager
    def taken(self, plays: bool, caller: Caller, table: str) -> Iterator[None]:
        """Room for one more while the block lasts; Problem when there is none."""
        names = {"guest": caller.guest, "address": caller.address, "all": "", "table": table}
        counted = [(plays, of, name) for of, name in names.items() if (plays, of) in self._most]
        for key in counted:
            if self._open[key] >= self._most[key[:2]]:
                raise Problem("too-many", detail=key[1], wait=SOON)
        self._open.update(counted)
        try:
            yield
        finally:
            self._open.subtract(counted)
            for key in counted:
                if not self._open[key]:
                    del self._open[key]
