"""How long a text is, and names made to fit. Names come from strangers: nothing is taken for granted."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

ELLIPSIS = "…"
_NARROW = frozenset("ijlIft.,:;'|!()[]-` ")
_WIDE = frozenset("mwMW@%&")
_MARKS_KEPT = 2  # Accents kept on one letter.


def width(content: str, size: float) -> float:
    """About how wide a bold text is, on the safe side for the faces that systems have."""
    return size * sum(map(_em, content))


@lru_cache(maxsize=2048)
def _em(char: str) -> float:
    if char in _NARROW:
        return 0.37
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    if char in _WIDE:
        return 0.95
    if unicodedata.east_asian_width(char) in ("W", "F") or ord(char) > 0xFFFF:
        return 1.3
    return 0.73 if char.isupper() else 0.62


@lru_cache(maxsize=512)
def clean(name: str) -> str:
    """A name on one line: no control characters, no direction overrides, no towers of accents."""
    out: list[str] = []
    marks = 0
    for char in name:
        category = unicodedata.category(char)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > _MARKS_KEPT:
                continue
        elif category in ("Cc", "Cs", "Co", "Cn") or (category == "Cf" and char != "\u200d"):
            continue
        else:
            marks = 0
        out.append(" " if char.isspace() else char)
    return " ".join("".join(out).split())


@lru_cache(maxsize=512)
def fit(name: str, room: float, size: float) -> str:
    """A name cleaned and, where it is longer than `room` pixels, cut with an ellipsis."""
    content = clean(name)
    if width(content, size) <= room:
        return content
    left = room - width(ELLIPSIS, size)
    kept = []
    for char in content:
        left -= size * _em(char)
        if left < 0:
            break
        kept.append(char)
    return "".join(kept).rstrip("\u200d ") + ELLIPSIS


def shortened(names: list[str], letters: int = 40) -> list[str]:
    """Names for labels: cleaned, and none longer than a line."""
    return [name if len(name) <= letters else name[:letters] + ELLIPSIS for name in map(clean, names)]
