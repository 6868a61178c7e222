"""How much and how long."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME: Final = 24  # Characters of a name.
CHAT: Final = 300  # Characters of a line of chat.
FRAME: Final = 4096  # Bytes of a frame from a browser.
FRAME_REFUSED: Final = 65_536  # Longer ones end the connection before they are read.
BODY: Final = 16_384  # Bytes of a request.
PICK: Final = 80  # Characters of the name of a thing on the picture.
LIVE_TABLES: Final = 2000  # Tables in memory.


def one_line(text: str, most: int) -> str:
    """A text as one printable line: no control or direction signs, single spaces, at most so long."""
    kept = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or _printable(sign))
    return " ".join(unicodedata.normalize("NFC", kept).split())[:most].strip()


def _printable(sign: str) -> bool:
    # Cc control, Cf format (direction, zero width), Cs surrogate, Co private, Cn not assigned.
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")
