"""What is seen when something is pointed at: what a castle would see there, how strong each player is."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, el, g, join, n, path, rect, text, use
from maniero.art.pieces import flat_marker
from maniero.art.shapes import Point
from maniero.games.castelli.draw.geometry import HALF, PITCH, at, places
from maniero.games.castelli.draw.things import RADIUS, castle, tag
from maniero.games.castelli.view import CastelliView, OctagonView

_OUT: Final = PITCH * (1 - HALF)  # Half an octagon.
_AROUND: Final = 26  # From the middle of a settlement to its points.


def look(*body: str, seat: int = 0, x: float = 0, y: float = 0) -> Markup:
    """Seen only while the thing it lies in is pointed at, in focus or chosen; in the colours of a seat."""
    colours = f" seat-{seat}" if seat else ""
    return g(*body, x=x, y=y, class_=f"look{colours}", display="none", pointer_events="none")


# ------------------------------------------------------------ what a castle sees
def definitions() -> Markup:
    """A bar across an octagon and one down it, rings round settlements, a castle that is not there yet."""
    across, down = f"M{n(-_OUT)} 0h{n(2 * _OUT)}", f"M0 {n(-_OUT)}v{n(2 * _OUT)}"
    ghosts = (
        g(circle(0, 0, 12.5, "plaster"), el("g", castle(seat), class_="ghost"), id=f"ghost-{seat + 1}")
        for seat in range(4)
    )
    return join((_bar("bar-across", across), _bar("bar-down", down), *map(_ring, RADIUS), *ghosts))


def _bar(name: str, d: str) -> Markup:
    return g(
        path(d, "none", "outline", 10.4, opacity=".55"),
        path(d, "none", "plaster", 8.4),
        el("path", d=d, fill="none", stroke="var(--c)", stroke_width=4),
        id=name,
    )


def _ring(kind: str) -> Markup:
    r = RADIUS[kind] + 2.6
    return g(
        circle(0, 0.6, r, "none", "outline", 7),
        circle(0, 0.6, r, "none", "plaster", 4.8),
        el("circle", cx=0, cy=0.6, r=r, fill="none", stroke="var(--c)", stroke_width=2.4),
        use(f"s-{kind}"),
        id=f"ring-{kind}",
    )


def lines(view: CastelliView) -> Markup:
    """Rows, columns, and the points of each settlement: parts of what is seen from the sites."""
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    out = []
    for octagon in view["octagons"]:
        rows.setdefault(octagon["row"], []).append(octagon["column"])
        columns.setdefault(octagon["column"], []).append(octagon["row"])
        if octagon["settlement"] is not None:
            out.append(_seen(octagon["name"], *_settled(octagon), view["gives"][octagon["settlement"]]))
    for row, some in rows.items():
        out.append(_line(f"row-{row}", tuple(at(row, column) for column in some), "bar-across"))
    for column, some in columns.items():
        out.append(_line(f"column-{column}", tuple(at(row, column) for row in some), "bar-down"))
    return el("defs", *out)


@lru_cache(maxsize=256)
def _line(name: str, spots: tuple[Point, ...], bar: str) -> Markup:
    """A line through all octagons of a row or column; it runs under the tiles between them."""
    return g(*(use(bar, x, y) for x, y in spots), id=f"line-{name}")


def _settled(octagon: OctagonView) -> tuple[str, float, float, int]:
    """The settlement of an octagon: what it is, where, and at which angle there is room beside it."""
    x, y = at(octagon["row"], octagon["column"])
    things = tuple(
        (
            area["sides"],
            area["amount"],
            sum(area["kind"] == site["site"].rstrip("12") for site in octagon["sites"]),
        )
        for area in octagon["areas"]
        if area["kind"] != "mine"
    )
    return octagon["settlement"] or "", round(x, 1), round(y, 1), _free(things)


@lru_cache(maxsize=256)
def _free(areas: tuple[tuple[str, int, int], ...]) -> int:
    """The angle, in degrees, that is farthest from all that lies around a settlement."""
    spots = [spot for area in areas for part in places(*area, True)[:2] for spot in part]

    def room(turn: int) -> float:
        x, y = _AROUND * cos(radians(turn)), _AROUND * sin(radians(turn))
        return min(((px - x) ** 2 + (py - y) ** 2 for px, py in spots), default=0)

    return max(range(0, 360, 15), key=room)


@lru_cache(maxsize=256)
def _seen(name: str, kind: str, x: float, y: float, turn: int, points: int) -> Markup:
    """A settlement that a castle sees: a ring round it, and its points."""
    dx, dy = round(22.5 * cos(radians(turn)), 1), round(21.5 * sin(radians(turn)), 1)
    return g(use(f"ring-{kind}"), tag(f"+{points}", dx, dy, 11.5), x=x, y=y, id=f"seen-{name}")


def seen_from(view: CastelliView, octagon: OctagonView, seat: int, spot: Point) -> Markup:
    """Row and column of an octagon, the settlements there, and a castle of ``seat`` on its site."""
    row, column = octagon["row"], octagon["column"]
    settled = tuple(
        each["name"]
        for each in view["octagons"]
        if each["settlement"] is not None and (each["row"] == row or each["column"] == column)
    )
    return _seen_from(row, column, settled, seat, octagon["worth"], spot)


@lru_cache(maxsize=2048)
def _seen_from(row: int, column: int, settled: tuple[str, ...], seat: int, worth: int, spot: Point) -> Markup:
    x, y = at(row, column)
    names = [f"line-row-{row}", f"line-column-{column}", *(f"seen-{name}" for name in settled)]
    seen = g(*map(use, names), x=round(-x - spot[0], 1), y=round(-y - spot[1], 1))
    total = tag(f"+{worth}", 0, 24 if spot[1] > 0 else -25.5)  # Away from the middle.
    return look(seen, use(f"ghost-{seat + 1}"), total, seat=seat + 1)


# ------------------------------------------------------------ influence
@lru_cache(maxsize=4096)
def strengths(influence: tuple[int, ...], x: float, y: float) -> Markup:
    """The influence of each player who has some, side by side or two by two."""
    some = [(seat, points) for seat, points in enumerate(influence) if points]
    if not some:
        return Markup("")
    across = min(2, len(some))
    down = -(-len(some) // 2)
    w, h = across * 31 + 4, down * 19 + 3
    out = [rect(-w / 2, -h / 2, w, h, 10, "plaster", "outline", 1.3)]
    for i, (seat, points) in enumerate(some):
        left, top = (i % 2 - (across - 1) / 2) * 31, (i // 2 - (down - 1) / 2) * 19
        out.append(flat_marker(seat + 1, left - 7.5, top, 13))
        out.append(text(str(points), left + 8, top + 4.6, 13, "pip", weight=800))
    return look(*out, x=x, y=y)
