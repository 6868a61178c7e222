"""The card of Castles: walls of four kinds that do not quite fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.art.kit import NOTHING, circle, g, icon, join, n, path, rect
from maniero.art.scenes.land import cloud
from maniero.art.shapes import box

if TYPE_CHECKING:
    from markupsafe import Markup

_S: Final = 29  # Of a tile.
_SITE: Final = (
    "grey grey red sand grey",
    "red white grey sand",
    ". sand . white",
)  # From the ground; a dot is sky.
_TOPS: Final = ((0, 2), (1, 3), (2, 2), (3, 3), (4, 1))  # By column: how many tiles stand there.


def _stones(kind: str) -> Markup:
    """One square of wall in its own bond."""
    h = _S / 2
    rows = 3 if kind in ("grey", "white") else 4
    step = _S / rows
    joints = [f"M{n(-h)} {n(-h + row * step)}H{n(h)}" for row in range(1, rows)]
    for row in range(rows):
        shift = (_S / 4 if row % 2 else 0) + (3 if kind == "sand" else 0)
        joints += [
            f"M{n(-h + 9 + shift + 15 * i)} {n(-h + row * step)}v{n(step)}"
            for i in range(2)
            if 9 + shift + 15 * i < _S
        ]
    return path(box(_S, _S, 0), f"w-{kind}") + path("".join(joints), "none", f"w-{kind}-3", 0.9, opacity=0.7)


def _teeth(kind: str) -> Markup:
    """Battlements on top of a column."""
    h = _S / 2
    d = "".join(f"M{n(-h + 1 + 10 * i)} 0v-6h7v6z" for i in range(3))
    return path(d, f"w-{kind}-0", "outline", 1.3)


def _gate() -> Markup:
    return join(
        (
            path("M-8 14.5V2a8 8 0 0 1 16 0v12.5z", "hole", "outline", 1.5),
            path("M-4 14V-4M0 14V-6M4 14V-4M-8 5H8M-8 10H8", "none", "w-grey-2", 1.3),
        )
    )


def _flag(fill: str, x: float, y: float) -> Markup:
    return g(
        path("M0 0v-24", "none", "outline", 1.8),
        path("M0-24h17l-5 5.5 5 5.5H0z", fill, "outline", 1.3),
        x=x,
        y=y,
    )


def _raining(x: float, y: float) -> Markup:
    drops = path(
        "M-10 12l-3 6M-2 12l-3 6M6 12l-3 6M13 12l-3 6", "none", "rain-2", 2.2, stroke_linecap="round"
    )
    return g(drops, x=x, y=y) + cloud(x - 4, y, 0.8)


def scene(w: int, h: int) -> Markup:
    """A castle under construction, a banner, and the place where it still rains in."""
    left, base = w / 2 - 2 * _S - 12, h - 17.0
    out = [
        rect(0, 0, w, h, 0, "air"),
        circle(w - 34, 30, 15, "ray"),
        path(f"M0 {h - 36}Q60 {h - 66} 130 {h - 42}T{w} {h - 52}V{h}H0z", "far"),
        path(f"M0 {h - 22}Q80 {h - 46} 150 {h - 30}T{w} {h - 34}V{h}H0z", "far-3"),
        cloud(34, 32, 0.9),
    ]
    for r, row in enumerate(_SITE):
        for c, kind in enumerate(row.split()):
            if kind != ".":
                out.append(g(_stones(kind), x=left + c * _S, y=base - (r + 0.5) * _S))
    for c, tall in _TOPS:
        kind = _SITE[tall - 1].split()[c]
        out.append(g(_teeth(kind), x=left + c * _S, y=base - tall * _S))
    edge = "".join(
        f"M{n(left + (c - 0.5) * _S)} {n(base)}v{n(-tall * _S)}h{_S}v{n(tall * _S)}" for c, tall in _TOPS
    )
    out += [
        path(edge, "none", "outline", 1.5),
        g(_gate(), x=left + 2 * _S, y=base - _S / 2),
        _flag("b-red", left + _S, base - 3 * _S - 6),
        _flag("b-blue", left + 3 * _S, base - 3 * _S - 6),
        _raining(left + 4 * _S + 6, base - 1.75 * _S),
        path(f"M0 {h - 17}H{w}V{h}H0z", "grass", "outline", 1.5),
        path("".join(f"M{10 + i * 24} {h - 6}l2-4m3 5 2-4" for i in range(12)), "none", "grass-2", 1.3),
        icon("tree", 24, h - 32, 36, 1.3),
        icon("cypress", 44, h - 30, 30, 1.3),
        icon("tree", w - 24, h - 33, 38, 1.3),
    ]
    return join(out)


def emblem() -> Markup:
    """A red wall with battlements and a banner."""
    wall = g(_stones("red"), y=5) + path(box(_S, _S, 0, -_S / 2, 5 - _S / 2), "none", "outline", 1.4)
    return wall + g(_teeth("red"), y=5 - _S / 2) + g(_flag("b-yellow", 2, -14), k=0.55)


def scene_sprite() -> Markup:
    """What both use by name, besides what every landscape uses."""
    return NOTHING
