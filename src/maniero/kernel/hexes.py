"""Boards of hexagons in rows, points upwards: who lies next to whom, and what hangs together."""

from __future__ import annotations


def neighbours(rows: list[int]) -> list[int]:
    """Spaces next to each space, as bits.  ``rows`` are the lengths of rows that differ by one;
    spaces are numbered row by row."""
    starts = [sum(rows[:row]) for row in range(len(rows))]
    near = [0] * sum(rows)
    for row, length in enumerate(rows):
        for column in range(length):
            here = starts[row] + column
            if column + 1 < length:
                join(near, here, here + 1)
            if row + 1 < len(rows):
                # Below a shorter row lie two more to its right, below a longer one two to its left.
                left = column if rows[row + 1] > length else column - 1
                for below in (left, left + 1):
                    if 0 <= below < rows[row + 1]:
                        join(near, here, starts[row + 1] + below)
    return near


def join(near: list[int], a: int, b: int) -> None:
    """Let two spaces be neighbours."""
    near[a] |= 1 << b
    near[b] |= 1 << a


def connected(near: list[int], start: int, among: int) -> int:
    """The spaces of ``among`` that hang together with ``start``, itself included, as bits."""
    found = 1 << start
    edge = [start]
    for here in edge:
        for there in range(len(near)):
            if near[here] & among & ~found & 1 << there:
                found |= 1 << there
                edge.append(there)
    return found
