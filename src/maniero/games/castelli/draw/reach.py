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

Settled = tuple[str, float, float, int, int]  # Kind, x and y; the angle where there is room; its points.


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
    grounds = (_ground(some, many) for some in (1, 2) for many in (1, 2))
    return join((_bar("bar-across", across), _bar("bar-down", down), *map(_ring, RADIUS), *ghosts, *grounds))


def _ground(across: int, down: int) -> Markup:
    """What so many strengths stand on."""
    w, h = across * 31 + 4, down * 19 + 3
    return rect(-w / 2, -h / 2, w, h, 10, "plaster", "outline", 1.3, id=f"strengths-{across}-{down}")


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
    """Rows and columns with the settlements that a castle sees there."""
    through: dict[str, list[Point]] = {}
    settled: dict[str, list[Settled]] = {}
    for octagon in view["octagons"]:
        for line in (f"row-{octagon['row']}", f"column-{octagon['column']}"):
            through.setdefault(line, []).append(at(octagon["row"], octagon["column"]))
            if octagon["settlement"] is not None:
                seen = _settled(octagon, octagon["settlement"], view["gives"][octagon["settlement"]])
                settled.setdefault(line, []).append(seen)
    drawn = (_line(name, tuple(spots), tuple(settled.get(name, ()))) for name, spots in through.items())
    return el("defs", *drawn)


@lru_cache(maxsize=1024)
def _line(name: str, spots: tuple[Point, ...], settled: tuple[Settled, ...]) -> Markup:
    """A line through all octagons of a row or column; it runs under the tiles between them."""
    bar = "bar-across" if name.startswith("row") else "bar-down"
    return g(*(use(bar, x, y) for x, y in spots), *(_seen(*each) for each in settled), id=f"line-{name}")


def _settled(octagon: OctagonView, kind: str, points: int) -> Settled:
    x, y = at(octagon["row"], octagon["column"])
    sites = [site["site"].rstrip("12") for site in octagon["sites"]]
    things = tuple(
        (area["sides"], area["amount"], sites.count(area["kind"]))
        for area in octagon["areas"]
        if area["kind"] != "mine"
    )
    return kind, x, y, _free(things), points


@lru_cache(maxsize=256)
def _free(areas: tuple[tuple[str, int, int], ...]) -> int:
    """The angle, in degrees, that is farthest from all that lies around a settlement."""
    spots = [spot for area in areas for part in places(*area, True)[:2] for spot in part]

    def room(turn: int) -> float:
        x, y = _AROUND * cos(radians(turn)), _AROUND * sin(radians(turn))
        return min(((px - x) ** 2 + (py - y) ** 2 for px, py in spots), default=0)

    return max(range(0, 360, 15), key=room)


@lru_cache(maxsize=256)
def _seen(kind: str, x: float, y: float, turn: int, points: int) -> Markup:
    """A settlement that a castle sees: a ring round it, and its points."""
    dx, dy = round(22.5 * cos(radians(turn)), 1), round(21.5 * sin(radians(turn)), 1)
    return g(use(f"ring-{kind}"), tag(f"+{points}", dx, dy, 11.5), x=x, y=y)


@lru_cache(maxsize=2048)
def seen_from(row: int, column: int, seat: int, worth: int, spot: Point) -> Markup:
    """Row and column of an octagon, and a castle of ``seat`` on its site."""
    x, y = at(row, column)
    seen = use(f"line-row-{row}") + use(f"line-column-{column}")
    total = tag(f"+{worth}", 0, 24 if spot[1] > 0 else -25.5)  # Away from the middle.
    moved = g(seen, x=round(-x - spot[0], 1), y=round(-y - spot[1], 1))
    return look(moved, use(f"ghost-{seat + 1}"), total, seat=seat + 1)


# ------------------------------------------------------------ influence
@lru_cache(maxsize=4096)
def strengths(influence: tuple[int, ...], x: float, y: float) -> Markup:
    """The influence of each player who has some, side by side or two by two."""
    some = [(seat, points) for seat, points in enumerate(influence) if points]
    if not some:
        return Markup("")
    across = min(2, len(some))
    down = -(-len(some) // 2)
    out = [use(f"strengths-{across}-{down}")]
    for i, (seat, points) in enumerate(some):
        left, top = (i % 2 - (across - 1) / 2) * 31, (i // 2 - (down - 1) / 2) * 19
        out.append(flat_marker(seat + 1, left - 7.5, top, 13))
        out.append(text(str(points), left + 8, top + 4.6, 13, "pip", weight=800))
    return look(*out, x=x, y=y)
