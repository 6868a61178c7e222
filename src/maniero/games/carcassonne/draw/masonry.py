"""Houses and towers from above, as symbols: one for each plan. The light falls from the upper left."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, el, g, icon, join, path, rect, use
from maniero.games.carcassonne.draw.shapes import Building, Point, Ring, plans

U: Final = 74  # Side of a tile as drawn; boards and hands scale it.
PEN: Final = 1.2  # Ink of the symbols: on the board a tile is smaller than drawn.
_TONE: Final = {"W": 0.12, "S": 0.36, "E": 0.62}  # How dark a slope is; the north side has full light.
_PARAPET: Final = 16


def n1(value: float) -> str:
    """A number to a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("0") or "0"


def px(p: Point) -> tuple[float, float]:
    """A point of a plan in pixels of a tile."""
    return p[0] * U / 1000, p[1] * U / 1000


def line(points: Ring, close: bool = False) -> str:
    """A line through points of a plan."""
    spots = [f"{n1(x)} {n1(y)}" for x, y in map(px, points)]
    return f"M{'L'.join(spots)}{'z' if close else ''}"


def definitions() -> Markup:
    """By plan: houses `#s-house-NAME`, towers `#s-tower-NAME`, shades `#s-shade-NAME`; and furniture."""
    out = []
    for plan in plans():
        outline = path(
            line(plan.outline, True), "shade", transform="translate(3 4)", id=f"s-shade-{plan.name}"
        )
        clip = el("clipPath", el("path", d=line(plan.outline, True)), id=f"c-{plan.name}")
        out += [outline, clip]
        out += [
            g(house(plan, PEN), id=f"s-house-{plan.name}"),
            g(tower(plan, PEN), id=f"s-tower-{plan.name}"),
        ]
    furniture = {
        "turret": turret(PEN),
        "chimney": _chimney(PEN),
        "dormer": _dormer(PEN),
        "door": door(PEN),
        "end-house": end_house(PEN),
        "end-tower": end_tower(PEN),
    }
    return join(out) + join(g(body, id=f"s-{name}") for name, body in furniture.items())


# ------------------------------------------------------------ houses
def house(plan: Building, pen: float) -> Markup:
    """A roof: tiles, slopes in four tones, ridges, eaves."""
    flat = "".join(line(ring, True) for side, ring in plan.faces if side in "NS")
    steep = "".join(line(ring, True) for side, ring in plan.faces if side in "EW")
    out = [path(line(plan.outline, True), "roof")]
    out += [path(d, f"url(#roof-{name})") for name, d in (("h", flat), ("v", steep)) if d]
    for side, dark in _TONE.items():
        d = "".join(line(ring, True) for look, ring in plan.faces if look == side)
        if d:
            out.append(path(d, "roof-2", opacity=dark))
    ridges = "".join(line(ring) for ring in plan.ridges)
    out.append(path(ridges, "none", "roof-2", 3.2 * pen, stroke_linecap="round"))
    out.append(path(ridges, "none", "roof", 1.2 * pen, stroke_linecap="round", opacity=0.9))
    return join(out) + _eaves(plan, pen)


def _eaves(plan: Building, pen: float) -> Markup:
    d = "".join(line(ring) for ring in plan.inner)
    return path(d, "none", "outline", 1.5 * pen, stroke_linejoin="round") if d else NOTHING


def _chimney(pen: float) -> Markup:
    return join(
        (
            path("M-1 4h9l3 3.5H2z", "shade"),
            rect(-4, -4, 8, 8, 1, "stone"),
            rect(1.4, -4, 2.6, 8, 0, "stone-2"),
            rect(-1.8, -1.8, 3.6, 3.6, 0.5, "hole"),
            rect(-4, -4, 8, 8, 1, "none", "outline", 1.1 * pen),
        )
    )


def _dormer(pen: float) -> Markup:
    """A window in the roof that looks south."""
    return join(
        (
            path("M-4.5-4.5H4.5V3.5H-4.5z", "roof", "outline", 1.1 * pen),
            path("M0-4.5H4.5V3.5H0z", "roof-2", opacity=0.6),
            path("M0-4.5V3.5", "none", "outline", 0.8 * pen),
            path("M-4.5 3.5h9v2.6h-9z", "plaster", "outline", pen),
        )
    )


def end_house(pen: float) -> Markup:
    """Where a house ends at the north side of a tile."""
    return path(f"M-36-{n1(U / 2 - 0.8)}H36", "none", "outline", 2 * pen)


# ------------------------------------------------------------ towers
def _parapet(d: str, pen: float) -> Markup:
    """A wall with merlons along a line; half of it is cut off."""
    return join(
        (
            path(d, "none", "outline", _PARAPET, stroke_linejoin="round"),
            path(d, "none", "stone", _PARAPET - 2.6 * pen, stroke_linejoin="round"),
            path(d, "none", "stone-2", 10, stroke_dasharray="4 5", stroke_linejoin="round"),
            path(d, "none", "stone", 3, stroke_linejoin="round"),
        )
    )


def tower(plan: Building, pen: float) -> Markup:
    """Flagstones inside a parapet."""
    outline, inner = line(plan.outline, True), "".join(line(ring) for ring in plan.inner)
    floor = path(outline, "stone-2") + path(outline, "url(#flags)")
    if not inner:
        return floor
    wall = el("g", _parapet(inner, pen), clip_path=f"url(#c-{plan.name})")
    return floor + wall + _eaves(plan, pen)


def turret(pen: float, r: float = 10.5) -> Markup:
    """A round tower from above: parapet and a slate cone."""
    wide = r * 1.36
    merlon = n1(wide * 0.87 * pi / 8)

    def slice_(a: float, b: float) -> str:
        start, end = (r * sin(a), -r * cos(a)), (r * sin(b), -r * cos(b))
        return f"M0 0L{n1(start[0])} {n1(start[1])}A{r} {r} 0 0 1 {n1(end[0])} {n1(end[1])}z"

    rays = "".join(f"M0 0L{n1(r * sin(a * pi / 4))} {n1(-r * cos(a * pi / 4))}" for a in range(8))
    return join(
        (
            circle(1.5, 3.5, wide, "shade"),
            circle(0, 0, wide, "stone", "outline", 1.4 * pen),
            circle(0, 0, wide * 0.87, "none", "stone-2", wide * 0.2, stroke_dasharray=f"{merlon} {merlon}"),
            circle(0, 0, r, "slate"),
            path(slice_(pi * 0.3, pi * 1.05), "slate-2"),
            path(slice_(pi * 1.05, pi * 1.3), "slate-2", opacity=0.5),
            path(rays, "none", "outline", 0.8 * pen, opacity=0.5),
            circle(0, 0, r, "none", "outline", 1.3 * pen),
            circle(0, 0, r * 0.2, "gold", "outline", pen),
        )
    )


def end_tower(pen: float) -> Markup:
    """Where a tower ends at the north side of a tile."""
    h, deep = U / 2, U / 2 - _PARAPET / 2
    band = f"M{-h} {-h}H{h}L{deep} {-deep}H{-deep}z"
    return join(
        (
            path(band, "stone", "outline", 1.3 * pen, stroke_linejoin="round"),
            path(f"M{-deep} {n1(-h + 3.4)}H{deep}", "none", "stone-2", 3.6, stroke_dasharray="4 5"),
            path(f"M{-h} {n1(-h + 1)}H{h}", "none", "outline", 2 * pen),
        )
    )


def door(pen: float) -> Markup:
    """The door of a building for a path from the south."""
    return join(
        (
            path("M-7 1.5V-5a7 7 0 0 1 14 0v6.5z", "plaster", "outline", 1.3 * pen),
            path("M-4 1.5V-4.5a4 4 0 0 1 8 0v6z", "hole"),
            path("M-7.5 1.2h15v3.2h-15z", "stone", "outline", 1.1 * pen),
        )
    )


# ------------------------------------------------------------ what stands in courts
def yard_definitions() -> Markup:
    """Bushes, market stalls and wells."""
    return join(g(draw(PEN), id=f"s-{name}") for name, draw in YARD.items())


def bush(pen: float) -> Markup:
    return join(
        (
            circle(0.6, 1.8, 5.2, "shade"),
            circle(0, 0, 5.2, "leaf"),
            path("M1-5A5.2 5.2 0 0 1-1.6 4.9 5.7 5.7 0 0 0 1-5z", "leaf-2"),
            circle(0, 0, 5.2, "none", "outline", 1.1 * pen),
        )
    )


def _shadow(y: float, rx: float, ry: float) -> Markup:
    return el("ellipse", cy=y, rx=rx, ry=ry, fill="var(--shade)")


def stall(pen: float) -> Markup:
    return _shadow(11.5, 15, 4.5) + icon("court", 0, 0, 29, 1.25 * pen)


def well(pen: float) -> Markup:
    return _shadow(10.5, 12.5, 4) + icon("well", 0, 0, 26, 1.25 * pen)


YARD: Final = {"bush": bush, "stall": stall, "well": well}


def furniture(name: str, at: Point, k: float = 1, turn: float = 0) -> Markup:
    """A symbol on a point of a tile."""
    x, y = px(at)
    if turn:
        return el("use", href=f"#s-{name}", transform=f"translate({n1(x)} {n1(y)})rotate({turn:g})")
    return use(f"s-{name}", round(x, 1), round(y, 1), k)
