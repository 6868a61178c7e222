"""Courts and paths: patterns of the ground, and every path as a symbol."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, el, g, join, path, rect, use
from maniero.games.carcassonne.draw import ways
from maniero.games.carcassonne.draw.masonry import PEN, U, line, n1, px
from maniero.games.carcassonne.draw.shapes import HALF, SIDES, Ring, after, spin
from maniero.games.carcassonne.draw.ways import BREADTH, PLAZA, Way

_UNDER: Final = 70  # How far a path runs on under the building it leads into.
_BASES: Final = ("N", "NE", "NS", "NES", "NESW")
_KNOWN: Final = frozenset(
    {
        *(Way("through", exits) for exits in _BASES[1:]),
        *(Way("plaza", exits) for exits in _BASES),
        Way("gate", "N", 200),
        Way("gate", "N", -200),
    }
)

_GRASS: Final = (
    "M6 9l1.5 3 1.5-3M24 5l1.5 3 1.5-3M15 22l1.5 3 1.5-3M31 26l1.5 3 1.5-3M4 31l1.5 3 1.5-3",
    "M17 13h3M30 15h3M8 20h2.5M22 33h3",
)
_ROOF: Final = "M0 0q2.5 5 5 0q2.5 5 5 0M-2.5 5q2.5 5 5 0q2.5 5 5 0q2.5 5 5 0"
_BARE: Final = "M5 8h2M19 4h3M30 13h2M11 19l2 1M25 24h3M4 29h3M17 33h2M33 31l2 1"
_MEADOW: Final = "M10 14l2 4 2-4M40 8l2 4 2-4M26 34l2 4 2-4M50 44l2 4 2-4M8 50l2 4 2-4"


def _pattern(name: str, w: float, h: float, *body: Markup, turn: str | None = None) -> Markup:
    return el(
        "pattern", *body, id=name, width=w, height=h, patternUnits="userSpaceOnUse", patternTransform=turn
    )


def patterns() -> Markup:
    """The patterns of this game."""
    tiles = path(_ROOF, "none", "roof-2", 1, opacity=0.75)
    flags = path("M0 .5h24M0 9.5h24M7 .5v9M19 9.5v9", "none", "mine-2", 1, opacity=0.5)
    cobbles = path(
        "M0 1.5h4M5.5 1.5H9M-2 6h5M4.5 6H10", "none", "line-2", 1.1, stroke_linecap="round", opacity=0.6
    )
    ashlar = path("M0 .5h28M0 7.5h28M9 .5v7M23 7.5v7", "none", "wall-2", 1, opacity=0.5)
    return join(
        (
            _pattern("roof-h", 10, 10, tiles),
            _pattern("roof-v", 10, 10, tiles, turn="rotate(90)"),
            _pattern("flags", 24, 18, flags, path("M8.5 2.5h7v5h-7z", "stone", opacity=0.35)),
            _pattern(
                "lawn", 37, 37, *(path(d, "none", "court-2", 1.3, stroke_linecap="round") for d in _GRASS)
            ),
            _pattern("cobbles", 9, 9, cobbles),
            _pattern("bare", 37, 37, path(_BARE, "none", "line-2", 1.2, stroke_linecap="round", opacity=0.4)),
            _pattern("meadow", 60, 60, path(_MEADOW, "none", "hills-2", 1.5, stroke_linecap="round")),
            _pattern("ashlar", 28, 14, ashlar),
        )
    )


def definitions() -> Markup:
    """The ground of a tile `#s-court`, the ways that occur often, a plaza."""
    h = U / 2
    court = rect(-h, -h, U, U, 0, "court") + rect(-h, -h, U, U, 0, "url(#lawn)")
    known = sorted(_KNOWN)
    return join(
        (
            g(court, id="s-court"),
            g(plaza(PEN), id="s-plaza"),
            *(g(_drawn(way, PEN), id=_name(way)) for way in known),
        )
    )


def _name(way: Way) -> str:
    return f"s-{way.kind}-{way.exits}" + (f"-{way.depth}" if way.depth else "").replace("--", "-near-")


@cache
def _canonical(way: Way) -> tuple[Way, int]:
    """The way in its base position, and the quarter turns from there."""
    for turn in range(4):
        exits = "".join(side for side in SIDES if after(side, turn) in way.exits)
        if exits in _BASES:
            return way._replace(exits=exits), turn
    raise ValueError(f"a path cannot leave a tile through {way.exits!r}")


def draw(way: Way, pen: float) -> Markup:
    """A way: by name where the sprite has it in this ink, else drawn."""
    base, turn = _canonical(way)
    body = use(_name(base)) if pen == PEN and base in _KNOWN else _drawn(base, pen)
    if turn and pen == PEN and base in _KNOWN:
        return el("use", href=f"#{_name(base)}", transform=f"rotate({turn * 90})")
    return el("g", body, transform=f"rotate({turn * 90})") if turn else body


def _drawn(way: Way, pen: float) -> Markup:
    """Cobbles between two lines."""
    area, borders = _shape(way)
    d = line(area, True)
    return join(
        (
            path(d, "way"),
            path(d, "url(#cobbles)"),
            path("".join(map(line, borders)), "none", "outline", 1.4 * pen, stroke_linejoin="round"),
        )
    )


def _shape(way: Way) -> tuple[Ring, list[Ring]]:
    """The area of a way, and its lines against the courts."""
    exits = way.exits
    if way.kind == "gate":
        y = min(HALF, way.depth + _UNDER)
        left, right = ((-BREADTH, -HALF), (-BREADTH, y)), ((BREADTH, -HALF), (BREADTH, y))
        return (*left, *right[::-1]), [left, right]
    if way.kind == "plaza":
        lines = [ways.plaza_line(exits, side, exits[i - 1]) for i, side in enumerate(exits)]
    else:
        lines = [ways.through_line(side, exits[i - 1], len(exits) > 2) for i, side in enumerate(exits)]
    ring = tuple(p for border in [*lines[1:], lines[0]] for p in border[::-1])
    return ring, lines


def plaza(pen: float) -> Markup:
    """Paving with a star."""
    r = PLAZA * U / 1000
    star = "".join(
        f"M0 0L{n1(r * 0.62 * sin(a * pi / 4 - 0.34))} {n1(-r * 0.62 * cos(a * pi / 4 - 0.34))}"
        f"L{n1(r * 0.84 * sin(a * pi / 4))} {n1(-r * 0.84 * cos(a * pi / 4))}z"
        for a in range(8)
    )
    return join(
        (
            circle(0, 0, r, "plaster-2", "outline", 1.5 * pen),
            circle(0, 0, r * 0.84, "way", "line-2", 1),
            path(star, "cloth", opacity=0.8),
            circle(0, 0, r * 0.2, "plaster", "outline", pen),
        )
    )


def plaza_at(exits: str) -> tuple[float, float]:
    """Where the plaza of these paths lies, in pixels of a tile."""
    return px(ways.plaza_middle(exits))


def door_at(way: Way) -> tuple[tuple[int, int], int]:
    """Where the door of a gate is on a tile, and its quarter turns from a path out of the south."""
    turn = SIDES.index(way.exits)
    return spin((0, way.depth), turn), (turn + 2) % 4
