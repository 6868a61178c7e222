"""The wall as printed: meadow and moat outside, the score track on it, its towers, bare ground inside."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.art.boards import frame
from maniero.art.kit import INK_2, circle, el, g, icon, join, path, rect, use
from maniero.art.shapes import box, polygon
from maniero.games.carcassonne.draw.castle import BAND, EDGE, LEDGE, TRACK, Castle, H, Spot, W
from maniero.games.carcassonne.draw.masonry import n1

CORNER: Final = 42  # Side of a tower in the sprite.
_NUMBER: Final = 11
_SHORE: Final = 30  # Width of the moat with its banks, as a line on both sides of the wall.
_MOAT: Final = 22
_KEEP_OFF: Final = 58  # Pixels from the castle where the meadow is free.
PILE: Final = 66  # Room that the pile of tiles needs on each side.


def poly(points: list[Spot]) -> str:
    """A closed outline."""
    return "M" + "L".join(f"{n1(x)} {n1(y)}" for x, y in points) + "z"


def battlement(points: list[Spot], pitch: float = 12, deep: float = 4.5) -> str:
    """A closed clockwise outline with merlons that stand outwards."""
    out = [f"M{n1(points[0][0])} {n1(points[0][1])}"]
    for i, (x1, y1) in enumerate(points):
        x2, y2 = points[(i + 1) % len(points)]
        length = hypot(x2 - x1, y2 - y1)
        count = max(1, round(length / pitch))
        each, ux, uy = length / count, (x2 - x1) / length, (y2 - y1) / length
        px, py = n1(uy * deep), n1(-ux * deep)
        back = f"{n1(-uy * deep)} {n1(ux * deep)}"
        step = f"{n1(ux * each / 2)} {n1(uy * each / 2)}"
        for k in range(count):
            at = (k + 0.25) * each
            out.append(f"L{n1(x1 + ux * at)} {n1(y1 + uy * at)}l{px} {py}l{step}l{back}")
        out.append(f"L{n1(x2)} {n1(y2)}")
    return "".join(out) + "z"


def definitions() -> Markup:
    """A tower of the wall, `#s-corner`, and the clip of the land."""
    h = CORNER / 2
    body = battlement([(-h, -h), (h, -h), (h, h), (-h, h)], 13, 4)
    land = el("rect", x=1, y=1, width=W - 2, height=H - EDGE - 2, rx=11)
    drawn = (
        path(body, "shade", transform="translate(3 5)"),
        path(body, "stone-2", "outline", 1.5, stroke_linejoin="round"),
        path(body, "wall", "outline", 1.5, stroke_linejoin="round", transform="translate(0-2.5)"),
        path(box(CORNER - 7, CORNER - 7, 2, -h + 3.5, -h + 1), "wall", "wall-2", 1.1),
    )
    flag = icons.tinted("banner", "start", "cloth", "cloth-2")
    return flag + g(*drawn, id="s-corner") + el("clipPath", land, id="c-land")


@lru_cache(maxsize=8)
def printed(castle: Castle) -> Markup:
    """The board without anything on it."""
    return join((_land(castle), _wall(castle), _yard(castle), _towers(castle), _numbers(castle)))


# ------------------------------------------------------------ outside
def _land(castle: Castle) -> Markup:
    ring = polygon(castle.ring(BAND + 0.04), 14)

    def bank(tone: str, w: float) -> Markup:
        return path(ring, "none", tone, w, stroke_linejoin="round")

    spot = pile_spot(castle)
    outside = (
        rect(3, 3, W - 6, H - EDGE - 6, 10, "url(#meadow)"),
        bank("outline", _SHORE + 2.4),
        bank("shore", _SHORE),
        bank("outline", _MOAT + 2),
        bank("sea", _MOAT),
        bank("url(#waves)", _MOAT),
        _scenery(castle, spot),
    )
    rim = rect(0, 0, W, H - EDGE, 12, "none", "outline", INK_2 * 0.8)
    return frame(W, H, "hills") + el("g", *outside, clip_path="url(#c-land)") + rim


@lru_cache(maxsize=8)
def _meadow(castle: Castle) -> list[tuple[float, Spot]]:
    """Free places on the meadow, the freest first: room round each in pixels."""
    ring = castle.ring(0)
    lines = [(ring[i - 1], ring[i]) for i in range(len(ring))]
    out = []
    for x in range(20, W - 10, 18):
        for y in range(22, H - EDGE - 10, 18):
            crossed = sum(
                (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
                for a, b in lines
            )
            if crossed % 2:
                continue
            room = min(_away(x, y, a, b) for a, b in lines) - _KEEP_OFF
            rim = min(x, y, W - x, H - EDGE - y)
            if room > 8:
                out.append((min(room, rim), (float(x), float(y))))
    out.sort(key=lambda place: (-place[0], place[1]))
    return out


def _away(x: float, y: float, a: Spot, b: Spot) -> float:
    """How far a point is from a line along one of the axes."""
    dx = max(min(a[0], b[0]) - x, 0, x - max(a[0], b[0]))
    dy = max(min(a[1], b[1]) - y, 0, y - max(a[1], b[1]))
    return hypot(dx, dy)


def pile_spot(castle: Castle) -> Spot:
    """Where the pile of tiles lies: the freest place outside."""
    meadow = _meadow(castle)
    return meadow[0][1] if meadow else (PILE, H - PILE)


def _scenery(castle: Castle, pile: Spot) -> Markup:
    """Hills, trees and cypresses where nothing else is."""
    taken: list[tuple[Spot, float]] = [(pile, PILE)]
    hills: list[Markup] = []
    trees: list[tuple[float, Markup]] = []
    places = sorted(_meadow(castle), key=lambda place: (place[1][0] * 31 + place[1][1] * 17) % 97)
    for room, at in places:
        large = room > 30
        size = 44 if large else 21
        if room < 9 or any(hypot(at[0] - x, at[1] - y) < size + r for (x, y), r in taken):
            continue
        taken.append((at, 28 if large else 19))
        if large:
            hills.append(_hill(*at, min(1.1, room / 44)))
        else:
            number = len(trees)
            trees.append(
                (at[1], icon("cypress" if number % 3 == 1 else "tree", *at, 26 + number % 4 * 2, 1.3))
            )
    return join(hills) + join(tree for _, tree in sorted(trees))


def _hill(x: float, y: float, k: float) -> Markup:
    return g(
        path("M-38 12Q-16-22 8 6Q20-14 42 12z", "hills-2"),
        path("M-38 12Q-16-22 8 6M4 1Q20-16 42 12", "none", "line-2", 1.2, opacity=0.7),
        x=x,
        y=y,
        k=round(k, 2),
    )


# ------------------------------------------------------------ wall
def _wall(castle: Castle) -> Markup:
    outer, walk = poly(castle.ring(BAND)), poly(castle.ring(LEDGE))
    bars = []
    for i, side in enumerate(castle.sides):
        low, high = castle.run(i)
        first, last = side.straight
        count = last - first + 1
        for j in range(count + 1 if count > 0 else 0):
            along = low + (high - low) * j / count
            (x1, y1), (x2, y2) = castle.on(i, along, LEDGE), castle.on(i, along, BAND)
            bars.append(f"M{n1(x1)} {n1(y1)}L{n1(x2)} {n1(y2)}")
    return join(
        (
            path(outer, "shade", transform="translate(3 5)"),
            path(battlement(castle.ring(BAND)), "wall", "outline", 1.5, stroke_linejoin="round"),
            path(outer, "url(#ashlar)"),
            path(walk, "none", "outline", 1.3, stroke_linejoin="round"),
            path(walk, "wall-2", opacity=0.55),
            path("".join(bars), "none", "wall-mark", 1, opacity=0.65),
        )
    )


def _numbers(castle: Castle) -> Markup:
    """The numbers of the straight track; every ten on a disc."""
    discs, numbers = [], []
    for side in castle.sides:
        for number in range(side.straight[0], side.straight[1] + 1):
            x, y = castle.space(number)
            if number % 10 == 0:
                discs.append(circle(x, y, round(castle.t * TRACK * 0.44, 1), "paper", "outline", 1.1))
            numbers.append(_number(number, x, y, number % 5 == 0))
    return join(discs) + _lettered(numbers)


def _number(number: int, x: float, y: float, bold: bool) -> Markup:
    weight = None if bold else 500
    return el("text", str(number), x=round(x, 1), y=round(y + 4.1, 1), class_="grow", font_weight=weight)


def _lettered(numbers: list[Markup]) -> Markup:
    return g(*numbers, fill="var(--ink)", font_size=_NUMBER, style=f"--fs:{_NUMBER}px")


def _towers(castle: Castle) -> Markup:
    """The towers with their two spaces; the first one carries the flag of the start."""
    out, numbers = [], []
    half = castle.body / 2
    for i, side in enumerate(castle.sides):
        x, y = castle.tower(side)
        ux, uy = side.out[0] + side.before[0], side.out[1] + side.before[1]
        h = half - 4
        out.append(use("s-corner", x, y, round(castle.body / CORNER, 3)))
        cut = f"M{n1(x - ux * h)} {n1(y - 2.5 - uy * h)}L{n1(x + ux * h)} {n1(y - 2.5 + uy * h)}"
        out.append(path(cut, "none", "wall-mark", 1, opacity=0.8))
        for second, number in enumerate(side.spaces):
            dx, dy = castle.corner(side, bool(second))
            numbers.append(_number(number, x + dx * half * 0.66, y + dy * half * 0.66 - 2.5, True))
        if not i:
            out.append(icon("banner-start", x + 1, y - 3, 20, 1.2))
    return join(out) + _lettered(numbers)


# ------------------------------------------------------------ inside
def _yard(castle: Castle) -> Markup:
    """Bare ground, a dashed line round every square, and the shade of the wall."""
    ground = poly(castle.ring(0))
    lines = []
    for column in range(1, castle.columns):
        x, y = castle.point(column, 0)
        lines.append(f"M{n1(x)} {n1(y)}V{n1(y + castle.rows * castle.t)}")
    for row in range(1, castle.rows):
        x, y = castle.point(0, row)
        lines.append(f"M{n1(x)} {n1(y)}H{n1(x + castle.columns * castle.t)}")
    dashes = path(
        "".join(lines), "none", "line-2", 1, stroke_dasharray="2 5", stroke_linecap="round", opacity=0.55
    )
    shade = path(ground, "none", "shade", 12, transform="translate(2 3)")
    return join(
        (
            path(ground, "board-2"),
            path(ground, "url(#bare)"),
            el("clipPath", el("path", d=ground), id="c-yard"),
            el("g", dashes, shade, clip_path="url(#c-yard)"),
            path(ground, "none", "outline", INK_2),
        )
    )
