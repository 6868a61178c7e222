"""Hexagons in rows, a corner on top: where they lie, and the lines between them."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Final

from maniero.art.kit import n

if TYPE_CHECKING:
    from maniero.art.shapes import Point

ROOT_3: Final = sqrt(3)  # A hexagon of side 1 is this wide and 2 high.


@cache
def centres(rows: tuple[int, ...], s: float) -> list[Point]:
    """The middles of hexagons of side s, row by row, each row centred on x = 0; the first begins at y = 0."""
    return [
        ((column - (length - 1) / 2) * s * ROOT_3, s + row * 1.5 * s)
        for row, length in enumerate(rows)
        for column in range(length)
    ]


@cache
def lines(rows: tuple[int, ...], groups: tuple[int, ...], s: float) -> tuple[str, str]:
    """Two paths: the lines round groups of hexagons, and those inside the groups."""
    points = centres(rows, s)
    where = {(round(x), round(y)): i for i, (x, y) in enumerate(points)}
    around: list[str] = []
    inside: list[str] = []
    for i, (x, y) in enumerate(points):
        for side in range(6):
            angle = side * pi / 3
            step = ROOT_3 * s
            other = where.get((round(x + step * cos(angle)), round(y + step * sin(angle))))
            if other is not None and other < i:
                continue
            a, b = angle - pi / 6, angle + pi / 6
            ends = x + s * cos(a), y + s * sin(a), s * (cos(b) - cos(a)), s * (sin(b) - sin(a))
            line = "M{} {}l{} {}".format(*map(_short, ends))
            same = other is not None and groups[other] == groups[i]
            (inside if same else around).append(line)
    return "".join(around), "".join(inside)


@cache
def cells(rows: tuple[int, ...], chosen: tuple[int, ...], s: float) -> str:
    """One path of whole hexagons: those chosen, by number."""
    points = centres(rows, s)
    half, wide = s / 2, ROOT_3 * s / 2
    h, w, side = _short(half), _short(wide), _short(s)
    outline = f"l{w} {h}v{side}l-{w} {h}l-{w}-{h}v-{side}z"
    return "".join(f"M{_short(points[i][0])} {_short(points[i][1] - s)}{outline}" for i in chosen)


def _short(x: float) -> str:
    return n(round(x, 1))
