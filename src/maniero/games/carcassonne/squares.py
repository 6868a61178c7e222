"""Squares of the castle by name, "C4": a letter for the row from the north, a number for the column."""

from __future__ import annotations

from typing import Final

_ROWS: Final = "ABCDEFGHIJKLMNOP"
MOST_ROWS: Final = len(_ROWS)


def square_name(row: int, column: int) -> str:
    """The name of a square; both are counted from 0."""
    return f"{_ROWS[row]}{column + 1}"


def square_at(name: str) -> tuple[int, int]:
    """Row and column of a square, from 0."""
    return _ROWS.index(name[0]), int(name[1:]) - 1
