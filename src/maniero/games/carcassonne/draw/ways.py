"""Paths on a tile: where they leave it, where they end, and their lines against the courts."""

from __future__ import annotations

from math import cos, isqrt, pi, sin
from typing import Final, NamedTuple

from maniero.games.carcassonne.draw.shapes import HALF, SIDES, Point, Ring, spin, turned

BREADTH: Final = 85  # Half of a path's width.
PLAZA: Final = 155  # Radius.
_OPPOSITE: Final = 2
_CURVE: Final = 8  # Pieces of a curve.


class Way(NamedTuple):
    """A path, or what several paths share.

    through: from side to side. plaza: every side leads to it. gate: into a building. stop: it just ends.
    """

    kind: str
    exits: str  # Sides, clockwise from the first.
    depth: int = 0  # gate: how far from the middle its door is, seen from the opposite side.


class Gate(NamedTuple):
    """Where a path meets the line of a building: a piece of the line and a point for each border."""

    exit: str
    first: tuple[int, Point]  # Met first along the line: the border where the side's gap ends.
    last: tuple[int, Point]


def start(side: str) -> Point:
    """Where the gap of a path begins, walking clockwise."""
    return spin((-BREADTH, -HALF), SIDES.index(side))


def end(side: str) -> Point:
    """Where it ends."""
    return spin((BREADTH, -HALF), SIDES.index(side))


def middle(side: str, share: float = 1) -> Point:
    """A point between the middle of the tile (0) and the middle of a side (1)."""
    return spin((0, round(-HALF * share)), SIDES.index(side))


def _arc(corner: Point, radius: float, a: float, b: float) -> list[Point]:
    """A quarter of a circle; angles in quarters, clockwise from the east."""
    angles = [(a + (b - a) * i / _CURVE) * pi / 2 for i in range(1, _CURVE)]
    return [(round(corner[0] + radius * cos(t)), round(corner[1] + radius * sin(t))) for t in angles]


def through_line(side: str, other: str, several: bool) -> Ring:
    """The border of a path from the gap of a side, walking inwards, to the exit before it."""
    turn = SIDES.index(side)
    apart = (turn - SIDES.index(other)) % 4
    between: list[Point] = []
    if apart == 1 and several:
        between = [(-BREADTH, -BREADTH)]
    elif apart == 1:
        between = _arc((-HALF, -HALF), HALF - BREADTH, 0, 1)
    elif apart == _OPPOSITE + 1 and several:
        between = [(-BREADTH, BREADTH), (BREADTH, BREADTH)]
    elif apart == _OPPOSITE + 1:
        between = _arc((HALF, -HALF), HALF + BREADTH, 2, 1)
    elif not apart:
        between = [
            (-BREADTH, BREADTH // 2),
            (-BREADTH // 2, BREADTH),
            (BREADTH // 2, BREADTH),
            (BREADTH, BREADTH // 2),
        ]
    return (start(side), *(spin(p, turn) for p in between), end(other))


def plaza_middle(exits: str) -> Point:
    """A plaza at the end of one path moves towards it."""
    return middle(exits, 0.16) if len(exits) == 1 else (0, 0)


def plaza_foot(exits: str, side: str, last: bool) -> Point:
    """Where a border of the path from a side meets the plaza."""
    deep = isqrt(PLAZA * PLAZA - BREADTH * BREADTH)
    x, y = plaza_middle(exits)
    dx, dy = spin((BREADTH if last else -BREADTH, -deep), SIDES.index(side))
    return x + dx, y + dy


def plaza_line(exits: str, side: str, other: str) -> Ring:
    """The border from the gap of a side round the plaza to the exit before it."""
    x, y = plaza_middle(exits)
    lean = BREADTH / PLAZA
    first = SIDES.index(side) * pi / 2 - lean
    last = SIDES.index(other) * pi / 2 + lean
    while last >= first:
        last -= 2 * pi
    pieces = max(2, round((first - last) / 0.5))
    angles = [first + (last - first) * i / pieces for i in range(1, pieces)]
    round_it = [(round(x + PLAZA * sin(t)), round(y - PLAZA * cos(t))) for t in angles]
    foot, back = plaza_foot(exits, side, last=False), plaza_foot(exits, other, last=True)
    return (start(side), foot, *round_it, back, end(other))


def gate(side: str, line: Ring) -> Gate | None:
    """Where a path from a side meets the line of a building, or None."""
    turn = SIDES.index(side)
    seen = turned(line, -turn)  # The path comes from the north now.
    first, last = _meets(seen, BREADTH), _meets(seen, -BREADTH)
    if first is None or last is None:
        return None
    return Gate(side, (first[0], spin(first[1], turn)), (last[0], spin(last[1], turn)))


def _meets(line: Ring, x: int) -> tuple[int, Point] | None:
    """The northernmost point of a line at this x, and the piece it is on."""
    best: tuple[int, Point] | None = None
    for i in range(len(line) - 1):
        (x1, y1), (x2, y2) = line[i], line[i + 1]
        if min(x1, x2) <= x <= max(x1, x2) and x1 != x2:
            y = round(y1 + (y2 - y1) * (x - x1) / (x2 - x1))
            if y > -HALF and (best is None or y < best[1][1]):
                best = i, (x, y)
    return best


def depth(door: Gate) -> int:
    """How far from the middle a door is, in the direction of its path: below 0 on the near side."""
    turn = SIDES.index(door.exit)
    return min(spin(p, -turn)[1] for _, p in (door.first, door.last))
