"""Squares of the castle: their names, and sets of them.

A name is "C4": a letter for the row from the north, a number for the column.  There are more
squares than bits in a word; so a set of them is two words, the second from square HALF on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HALF: Final = 38
_PRIME: Final = 67  # Every power of 2 up to 2**65 leaves another remainder here.
_BITS: Final = bytes([next((k for k in range(66) if 2**k % _PRIME == i), 0) for i in range(_PRIME)])
_ROWS: Final = "ABCDEFGHIJKLMNOP"
MOST_ROWS: Final = len(_ROWS)


def square_name(row: int, column: int) -> str:
    """The name of a square; both are counted from 0."""
    return f"{_ROWS[row]}{column + 1}"


def square_at(name: str) -> tuple[int, int]:
    """Row and column of a square, from 0."""
    return _ROWS.index(name[0]), int(name[1:]) - 1


def lowest(squares: i64) -> int:
    """The lowest number in one word of a set, which is not empty."""
    return _BITS[(squares & -squares) % _PRIME]
