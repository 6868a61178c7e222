"""The card of The Council of Four, and its emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.art.icons import symbol, tinted
from maniero.art.kit import INK, g, icon, join, mark, n, path, rect
from maniero.art.scenes.land import cottage, curtain, sky, tower
from maniero.art.shapes import box

if TYPE_CHECKING:
    from markupsafe import Markup

COUNCIL: Final = {"pink": "pip", "orange": "pip", "blue": "pip", "purple": "c-white"}  # Robe, charge on it.


def _road(d: str) -> Markup:
    return (
        path(d, "none", "outline", 8)
        + path(d, "none", "way", 5.4)
        + path(d, "none", "wall-mark", 1.1, stroke_dasharray="5 6")
    )


def _balcony(x: float, y: float, w: float, h: float) -> Markup:
    """Four councillors in their arches behind a stone rail."""
    step = (w - 20) / len(COUNCIL)
    wall = f"M0 {h}V14Q0 4 10 4H{w - 10}Q{w} 4 {w} 14V{h}z"
    courses = f"M0 20H{w}M0 40H{w}M{n(w * 0.1)} 20v20M{n(w * 0.4)} 20v20M{n(w * 0.75)} 20v20"
    out = [path(wall, "stone", "outline", INK), path(courses, "none", "stone-2", 1.1)]
    r = step / 2 - 4
    for i, (colour, charge) in enumerate(COUNCIL.items()):
        at = 10 + step * (i + 0.5)
        arch = f"M{n(at - r)} {h - 24}V38a{n(r)} {n(r)} 0 0 1 {n(2 * r)} 0V{h - 24}z"
        out.append(path(arch, "hole", "outline", 1.3))
        out.append(icon(f"councillor-{colour}", at, h - 42, 36, 1.3))
        out.append(mark(colour, at, h - 31.5, 11, charge))
    rails = "".join(
        f"M{n(4 + i * 13)} {h - 20}q-4 4 0 8q-2.5 4-2 7h7q.5-3-2-7q4-4 0-8z" for i in range(int(w / 13))
    )
    out += [
        rect(-4, h - 27, w + 8, 7, 2, "stone", "outline", 1.3),
        path(rails, "stone", "outline", 1.1),
        rect(-4, h - 5, w + 8, 8, 2, "stone", "outline", 1.3),
    ]
    return g(*out, x=x, y=y)


def scene(w: int, h: int) -> Markup:
    """A council on its balcony above a land of cities and roads."""
    return join(
        (
            sky(w, h, ((120, 26, 0.8), (222, 38, 0.9)), (48, 30, 17)),
            path(f"M0 70Q60 40 130 62T{w} 56V{h}H0z", "leaf", opacity=".5"),
            path(f"M0 84Q80 60 150 78T{w} 74V{h}H0z", "hills-2"),
            _road(f"M-10 92Q40 70 76 78T150 70T228 74T{w + 10} 60"),
            g(cottage(-18, 0, 0.9), tower(4, 0, 15, 30, "roof", 1), cottage(24, 0, 0.8, "slate"), x=34, y=84),
            g(tower(-14, 0, 16, 22), curtain(-8, 22, 0, 14), tower(24, 0, 18, 30, "slate", 1), x=236, y=76),
            g(tower(0, 0, 12, 22, "slate", 0), cottage(15, 0, 0.6), x=132, y=62, k=0.9),
            rect(-4, h - 22, w + 8, 30, 0, "stone-2", "outline", INK),
            _balcony(w / 2 - 92, h - 88, 184, 92),
        )
    )


def emblem() -> Markup:
    return path(box(40, 40, 6), "hills-2", "outline", 1.4) + icon("councillor-purple", 0, 1, 33, 1.3)


def scene_sprite() -> Markup:
    """What both use by name, besides what every landscape uses."""
    return join(tinted("councillor", c, f"c-{c}", f"c-{c}-2") + symbol(f"mark-{c}") for c in COUNCIL)
