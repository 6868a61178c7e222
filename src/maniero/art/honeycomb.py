"""Hexagons with a corner on top: where they lie, and the lines between them."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import TYPE_CHECKING, Final

from maniero.art.kit import n

if TYPE_CHECKING:
    from maniero.art.shapes import Point

Points = tuple["Point", ...]

ROOT_3: Final = sqrt(3)  # A hexagon of side 1 is this wide and 2 high.
_NEAR: Final = 1.1  # Middles nearer than this, in widths, touch: places were read by eye.
_SIDES: Final = tuple((cos(side * pi / 3), sin(side * pi / 3)) for side in range(6))  # To each neighbour.


@cache
def settled(points: Points, s: float, turn: int = 0) -> Points:
    """The middles of hexagons of side s whose places are given in widths.

    Those that touch are put exactly beside each other. The whole is turned by so many sixths; its middle is
    x = 0, its upper end y = 0.
    """
    placed: dict[int, Point] = {}
    for first in range(len(points)):
        if first not in placed:
            placed[first] = points[first]
            _put_beside(first, points, placed)
    c, d = _SIDES[turn % 6]
    turned = [(c * x - d * y, d * x + c * y) for x, y in (placed[i] for i in range(len(points)))]
    xs, ys = [x for x, _ in turned], [y for _, y in turned]
    middle, top, width = (min(xs) + max(xs)) / 2, min(ys), ROOT_3 * s
    return tuple([(_exact((x - middle) * width), _exact(s + (y - top) * width)) for x, y in turned])


def _exact(x: float) -> float:
    """Without the dust of turning: what should be 0 is."""
    return round(x, 6) + 0.0


def _put_beside(first: int, points: Points, placed: dict[int, Point]) -> None:
    """Those that hang together with the first, each exactly one width from its neighbour."""
    edge = [first]
    for here in edge:
        for there in range(len(points)):
            dx, dy = points[there][0] - points[here][0], points[there][1] - points[here][1]
            if there not in placed and hypot(dx, dy) < _NEAR:
                c, d = _SIDES[round(atan2(dy, dx) / (pi / 3)) % 6]
                placed[there] = placed[here][0] + c, placed[here][1] + d
                edge.append(there)


def extent(points: Points, s: float) -> Point:
    """How wide and how high hexagons of side s with these middles are together."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(xs) - min(xs) + ROOT_3 * s, max(ys) - min(ys) + 2 * s


@cache
def beside(points: Points, s: float) -> tuple[tuple[int | None, ...], ...]:
    """For each hexagon of side s its neighbour on each side: to the right first, then clockwise."""
    step = ROOT_3 * s
    return tuple(
        [tuple([_at(points, x + step * c, y + step * d, s / 4) for c, d in _SIDES]) for x, y in points]
    )


def _at(points: Points, x: float, y: float, near: float) -> int | None:
    return next((i for i, (px, py) in enumerate(points) if abs(px - x) < near and abs(py - y) < near), None)


@cache
def lines(points: Points, groups: tuple[int, ...], s: float) -> tuple[str, str]:
    """Two paths: the lines round groups of hexagons, and those inside the groups."""
    around: list[str] = []
    inside: list[str] = []
    for i, ((x, y), neighbours) in enumerate(zip(points, beside(points, s), strict=True)):
        for side, other in enumerate(neighbours):
            if other is not None and other < i:
                continue
            a, b = side * pi / 3 - pi / 6, side * pi / 3 + pi / 6
            ends = x + s * cos(a), y + s * sin(a), s * (cos(b) - cos(a)), s * (sin(b) - sin(a))
            line = "M{} {}l{} {}".format(*map(_short, ends))
            same = other is not None and groups[other] == groups[i]
            (inside if same else around).append(line)
    return "".join(around), "".join(inside)


@cache
def cells(points: Points, chosen: tuple[int, ...], s: float) -> str:
    """One path of whole hexagons: those chosen, by number."""
    half, wide = s / 2, ROOT_3 * s / 2
    h, w, side = _short(half), _short(wide), _short(s)
    outline = f"l{w} {h}v{side}l-{w} {h}l-{w}-{h}v-{side}z"
    return "".join(f"M{_short(points[i][0])} {_short(points[i][1] - s)}{outline}" for i in chosen)


def _short(x: float) -> str:
    return n(round(x, 1))
