"""A bag: a small multiset in one integer, so that copying and comparing it costs nothing.

Kind ``k`` (0 to 6) has eight bits at ``8 * k`` and may be there at most 127 times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_LANE: Final = 8
_KINDS: Final = 7
# A shift of the literal 1 is compiled to a shift of 32 bits; shifting this one down is not.
_LAST: Final = 1 << _LANE * (_KINDS - 1)
_TOP_BITS: Final = 0x80808080808080  # The spare bit of each of the seven lanes.


def one(kind: i64) -> i64:
    """A bag with a single thing of ``kind``."""
    return _LAST >> (_KINDS - 1 - kind) * _LANE


def count(bag: i64, kind: i64) -> i64:
    """How many of ``kind`` are in the bag."""
    return (bag >> (kind * _LANE)) & 0x7F


def holds(bag: i64, other: i64) -> bool:
    """Whether everything in ``other`` is in ``bag``."""
    return ((bag | _TOP_BITS) - other) & _TOP_BITS == _TOP_BITS


def size(bag: i64) -> int:
    """How many things are in the bag."""
    n: i64 = 0
    while bag:
        n += bag & 0x7F
        bag >>= _LANE
    return n


def kinds(bag: i64) -> i64:
    """Bit ``k`` is set when the bag holds a thing of kind ``k``."""
    found: i64 = 0
    bit: i64 = 1
    while bag:
        if bag & 0x7F:
            found |= bit
        bag >>= _LANE
        bit <<= 1
    return found


def unpack(bag: i64) -> list[int]:
    """The kinds in the bag, each as often as it is there, in ascending order."""
    out: list[int] = []
    kind = 0
    while bag:
        out.extend([kind] * (bag & 0x7F))
        bag >>= _LANE
        kind += 1
    return out
