"""A set of small numbers in one integer: bit ``k`` is set when ``k`` is in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A shift of the literal 1 is compiled to a shift of 32 bits; shifting this one down is not.
_HIGHEST: Final = 1 << 61


def bit(number: int) -> i64:
    """The set with ``number`` alone; a set holds numbers below 62."""
    down: i64 = 61 - number
    if down < 0 or number < 0:
        raise ValueError(f"a set has no room for {number}")
    return _HIGHEST >> down


def members(numbers: i64) -> int:
    """How many numbers are in the set."""
    count: i64 = 0
    while numbers:
        count += 1
        numbers &= numbers - 1
    return count


def numbers(chosen: i64) -> list[int]:
    """The numbers in the set, in ascending order."""
    found: list[int] = []
    number = 0
    while chosen:
        if chosen & 1:
            found.append(number)
        chosen >>= 1
        number += 1
    return found
