"""How often: of each kind so much for one guest, for one address, and for everybody together.

The figures leave room for a school class or a family behind one address.  A guest who asks too often is
refused before the address is charged, and an address before all are: nobody is made to pay for another.
"""

from __future__ import annotations

from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from maniero.server.problems import Problem
from maniero.server.recent import Recent

KEPT: Final = 10_000  # Callers of a kind that are remembered.


class Allowance(NamedTuple):
    """So many a second, and so many at once."""

    rate: float
    burst: float


class Caller(NamedTuple):
    """Who asks: a guest, and the address they come from."""

    guest: str
    address: str


ALLOWANCES: Final = {
    # Anything that is asked over HTTP, apart from files.
    "page/guest": Allowance(20, 200),
    "page/address": Allowance(200, 2000),
    "page/all": Allowance(1000, 10_000),
    # What changes something: a name, a seat, a table.
    "change/guest": Allowance(2, 30),
    "change/address": Allowance(30, 400),
    "change/all": Allowance(200, 4000),
    # What must be worked out: positions of the past, records, proofs, reasons, catching up.
    "look/guest": Allowance(10, 100),
    "look/address": Allowance(100, 2000),
    "look/all": Allowance(300, 4000),
    # What a thinker works on for seconds: hints, and analyses that are begun.
    "hint/guest": Allowance(0.2, 6),
    "hint/address": Allowance(2, 60),
    "hint/all": Allowance(10, 200),
    "analysis/guest": Allowance(0.02, 5),
    "analysis/address": Allowance(0.1, 20),
    "analysis/all": Allowance(0.5, 60),
    "chat/guest": Allowance(0.5, 6),
    "chat/address": Allowance(10, 120),
    "chat/all": Allowance(100, 1000),
    # New tables and tournaments.
    "table/guest": Allowance(0.2, 20),
    "table/address": Allowance(2, 160),
    "table/all": Allowance(20, 1000),
    # Tables that are brought into memory.
    "open/guest": Allowance(1, 40),
    "open/address": Allowance(10, 400),
    "open/all": Allowance(100, 2000),
    # New cookies.
    "guest/address": Allowance(2, 240),
    "guest/all": Allowance(50, 2000),
    # Sockets that are opened.
    "socket/guest": Allowance(2, 60),
    "socket/address": Allowance(20, 400),
    "socket/all": Allowance(200, 4000),
}


class Bucket:
    """Lets ``burst`` things through at once and ``rate`` a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        at = monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each caller; the longest unseen ones are forgotten."""

    def __init__(self, rate: float, burst: float, kept: int = KEPT) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final = Recent[str, Bucket](kept)

    def take(self, caller: str) -> bool:
        bucket = self._buckets.get(caller) or self._buckets.keep(caller, Bucket(self._rate, self._burst))
        return bucket.take()


class Rates:
    """Counts in the memory of this process."""

    def __init__(self, scale: float) -> None:
        self._scale: Final = scale
        self._buckets: Final = {
            kind: Buckets(rate * scale, max(1.0, burst * scale)) for kind, (rate, burst) in ALLOWANCES.items()
        }

    async def take(self, kind: str, caller: str) -> bool:
        """Whether a caller may do one more thing of a kind, as "look/guest", now."""
        return self._buckets[kind].take(caller)

    def wait(self, kind: str) -> int:
        """Seconds after which one more is allowed."""
        return ceil(1 / (ALLOWANCES[kind].rate * self._scale))

    async def spend(self, what: str, caller: Caller) -> None:
        """One more of what a caller may do; Problem when it is too much for the guest, the address or all."""
        for scope, who in (("guest", caller.guest), ("address", caller.address), ("all", "")):
            kind = f"{what}/{scope}"
            if kind in ALLOWANCES and not await self.take(kind, who):
                raise Problem("too-fast", detail=kind, wait=self.wait(kind))
