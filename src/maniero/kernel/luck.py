"""Luck: the numbers that the people at a table add to its seed, as a record writes them.

    1=90ab.../77e0... 2=5d1c.../- 4=-/-

A seat counted from one, the hash that was given first, then the number itself.  ``-`` stands for
what did not come: seat 2 promised a number and kept it back, seat 4 was away.  Bots add nothing.
"""

from __future__ import annotations

from typing import Final

MISSING: Final = "-"
HEX: Final = frozenset("0123456789abcdef")


class Luck:
    """What one seat has added."""

    def __init__(self, seat: int, hash: str, number: str) -> None:
        self.seat: Final = seat
        self.hash: Final = hash  # "": none was given.
        self.number: Final = number  # "": none was given.


def is_hash(text: str) -> bool:
    """Whether this is 64 hexadecimal digits, in lower case."""
    return len(text) == 64 and HEX.issuperset(text)


def _is_part(text: str) -> bool:
    return text == MISSING or is_hash(text)


def luck_text(luck: list[Luck]) -> str:
    """How luck is written."""
    parts = [f"{each.seat + 1}={each.hash or MISSING}/{each.number or MISSING}" for each in luck]
    return " ".join(parts)


def read_luck(text: str, seats: int) -> list[Luck]:
    """Luck as it was written; ValueError with the reason when it is not."""
    luck: list[Luck] = []
    for part in text.split():
        seat, _equals, given = part.partition("=")
        hash, _slash, number = given.partition("/")
        if not (seat.isascii() and seat.isdigit() and len(seat) == 1 and 1 <= int(seat) <= seats):
            raise ValueError(f"must name seats from 1 to {seats}")
        if luck and luck[-1].seat >= int(seat) - 1:
            raise ValueError("must name each seat once, in their order")
        if not (_is_part(hash) and _is_part(number)):
            raise ValueError("must be a list of seat=hash/number, 64 hexadecimal digits each")
        if hash == MISSING and number != MISSING:
            raise ValueError("has a number without a hash")
        luck.append(Luck(int(seat) - 1, hash.replace(MISSING, ""), number.replace(MISSING, "")))
    return luck
