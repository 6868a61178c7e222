"""Outlines: closed paths of which pieces, tiles and halos are made."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin

from maniero.art.kit import n

Point = tuple[float, float]


def polygon(points: list[Point], r: float = 0) -> str:
    """A closed outline with corners rounded by r."""
    out = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % len(points)]
        a, b = hypot(ax - x, ay - y), hypot(bx - x, by - y)
        start = f"{n(x + (ax - x) * r / a)} {n(y + (ay - y) * r / a)}"
        end = f"{n(x + (bx - x) * r / b)} {n(y + (by - y) * r / b)}"
        out.append(f"{'L' if i else 'M'}{start}Q{n(x)} {n(y)} {end}")
    return "".join(out) + "z"


def regular(sides: int, radius: float, r: float = 0, turn: float = 0) -> str:
    """A regular polygon around the origin; `turn` in parts of a side, 0 puts a corner on top."""
    step = 2 * pi / sides
    corners = [(radius * sin(step * (i + turn)), -radius * cos(step * (i + turn))) for i in range(sides)]
    return polygon(corners, r)


@cache
def hexagon(side: float, r: float = 3) -> str:
    """A hexagon with a corner on top."""
    return regular(6, side, r)


@cache
def octagon(s: float, r: float = 3) -> str:
    """A regular octagon in a square of width 2s, a side on top."""
    return regular(8, s / cos(pi / 8), r, 0.5)


def disc(radius: float) -> str:
    """A disc cut with a knife: sixteen sides."""
    return regular(16, radius, radius * 0.2)


@cache
def box(w: float, h: float, r: float = 4, x: float | None = None, y: float | None = None) -> str:
    """A rectangle, centred unless x, y say otherwise."""
    left, top = (-w / 2 if x is None else x), (-h / 2 if y is None else y)
    return polygon([(left, top), (left + w, top), (left + w, top + h), (left, top + h)], r)


def shield(size: float) -> str:
    """A heraldic shield, centred."""
    k = size / 24
    right = f"c0 {n(5.2 * k)} {n(-3.4 * k)} {n(8.6 * k)} {n(-8.8 * k)} {n(10.4 * k)}"
    left = f"c{n(-5.4 * k)} {n(-1.8 * k)} {n(-8.8 * k)} {n(-5.2 * k)} {n(-8.8 * k)} {n(-10.4 * k)}"
    return f"M{n(-8.8 * k)} {n(-9 * k)}H{n(8.8 * k)}v{n(8.4 * k)}{right}{left}z"


def crenels(x: float, y: float, w: float, h: float, pitch: float = 15, deep: float = 4) -> str:
    """A rectangle whose four sides are battlements looking inwards."""
    sides = ((w, 1, 0), (h, 0, 1), (w, -1, 0), (h, 0, -1))
    return f"M{n(x)} {n(y)}" + "".join(_battlement(*side, pitch, deep) for side in sides) + "z"


def _battlement(length: float, dx: int, dy: int, pitch: float, deep: float) -> str:
    count = max(1, round(length / pitch))
    a = length / count / 2
    px, py = -dy * deep, dx * deep
    half = f"l{n(dx * a / 2)} {n(dy * a / 2)}"
    return f"{half}l{n(px)} {n(py)}l{n(dx * a)} {n(dy * a)}l{n(-px)} {n(-py)}{half}" * count
