"""How much, how long and how often."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from time import monotonic
from typing import Final

NAME: Final = 24  # Characters of a name.
CHAT: Final = 300  # Characters of a line of chat.
FRAME: Final = 4096  # Bytes of a frame from a browser.
FRAME_REFUSED: Final = 65_536  # Longer ones end the connection before they are read.
BODY: Final = 16_384  # Bytes of a request.
PICK: Final = 80  # Characters of the name of a thing on the picture.
CONNECTIONS_OF_A_GUEST: Final = 30
CONNECTIONS_OF_A_TABLE: Final = 200


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

    def __init__(self, rate: float, burst: float, kept: int = 10_000) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._kept: Final = kept
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, caller: str) -> bool:
        bucket = self._buckets.pop(caller, None) or Bucket(self._rate, self._burst)
        self._buckets[caller] = bucket
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        return bucket.take()


def one_line(text: str, most: int) -> str:
    """A text as one printable line: no control or direction signs, single spaces, at most so long."""
    kept = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or _printable(sign))
    return " ".join(unicodedata.normalize("NFC", kept).split())[:most].strip()


def _printable(sign: str) -> bool:
    # Cc control, Cf format (direction, zero width), Cs surrogate, Co private, Cn not assigned.
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")
