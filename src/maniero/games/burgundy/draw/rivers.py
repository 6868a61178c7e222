"""Rivers between the islands of a duchy for one player: from shore to shore, under no other space."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Final

from maniero.art.honeycomb import ROOT_3, Points, beside
from maniero.art.kit import join, n, path

if TYPE_CHECKING:
    from markupsafe import Markup

    from maniero.art.shapes import Point

Pairs = tuple[tuple[int, int], ...]

_STEPS: Final = 12  # At so many points of its course a river is looked at.
_CLEAR: Final = 0.62  # So many widths from their middles it passes other spaces.
_BEND: Final = 0.35  # How far it goes straight out from a shore, as part of its length.


class _Shore:
    """Where a river can begin: the middle of a free side, and the way out from there."""

    def __init__(self, middle: Point, side: int, s: float) -> None:
        self.way: Final = cos(side * pi / 3), sin(side * pi / 3)
        self.at: Final = tuple(m + w * s * ROOT_3 / 2 for m, w in zip(middle, self.way, strict=True))


Course = tuple[tuple[float, ...], ...]  # The four points of a curve.


def _course(a: _Shore, b: _Shore) -> Course:
    far = hypot(b.at[0] - a.at[0], b.at[1] - a.at[1]) * _BEND
    bends = [tuple(p + w * far for p, w in zip(shore.at, shore.way, strict=True)) for shore in (a, b)]
    return a.at, bends[0], bends[1], b.at


def _along(course: Course) -> list[Point]:
    """Points of the curve."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = course
    found = []
    for step in range(1, _STEPS):
        t = step / _STEPS
        u = 1 - t
        w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        found.append(
            (w[0] * ax + w[1] * bx + w[2] * cx + w[3] * dx, w[0] * ay + w[1] * by + w[2] * cy + w[3] * dy)
        )
    return found


def _length(course: Course) -> float:
    return sum(hypot(x - a, y - b) for (x, y), (a, b) in pairwise(_along(course)))


def _hidden(course: Course, others: list[Point], s: float) -> int:
    """How many points of the course lie under other spaces, or too near to them."""
    near = _CLEAR * ROOT_3 * s
    return sum(any(hypot(x - a, y - b) < near for a, b in others) for x, y in _along(course))


@cache
def _courses(points: Points, links: Pairs, s: float) -> list[Course]:
    """The shortest course of each river that can be seen from shore to shore."""
    free = [[side for side, other in enumerate(sides) if other is None] for sides in beside(points, s)]
    found = []
    for a, b in links:
        others = [point for i, point in enumerate(points) if i not in (a, b)]
        ways = [
            _course(_Shore(points[a], one, s), _Shore(points[b], other, s))
            for one in free[a]
            for other in free[b]
        ]
        found.append(
            min(sorted(ways, key=_length)[:12], key=lambda way: (_hidden(way, others, s), _length(way)))
        )
    return found


def _curve(course: Course) -> str:
    start, *rest = (f"{n(round(x, 1))} {n(round(y, 1))}" for x, y in course)
    return f"M{start}C{' '.join(rest)}"


@cache
def rivers(points: Points, links: Pairs, s: float) -> Markup:
    """All rivers, to be drawn under the spaces of side s."""
    k = s / 42
    d = "".join(map(_curve, _courses(points, links, s)))
    return join(
        (
            path(d, "none", "outline", 15 * k, opacity=".16", transform=f"translate(0 {n(4 * k)})"),
            path(d, "none", "outline", 14 * k),
            path(d, "none", "sea", 11 * k),
            path(d, "none", "sea-2", 1.2, stroke_dasharray="5 4", opacity=".8"),
        )
    )
