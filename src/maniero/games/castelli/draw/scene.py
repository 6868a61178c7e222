"""The card of Castelli: a stretch of the board, with a castle above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.art import icons
from maniero.art.kit import circle, el, g, icon, join, path, rect
from maniero.art.scenes.land import cloud, curtain, tower
from maniero.art.shapes import octagon

if TYPE_CHECKING:
    from markupsafe import Markup

ICONS: Final = ("wood", "grain", "rock", "village", "city")


def scene(w: int, h: int) -> Markup:
    """A castle on a rock, a city and a village in its sight, fields and woods below."""
    m, base = w / 2, h - 54.0
    rock = f"M{m - 96:g} {h - 30}L{m - 58:g} {base:g}H{m + 60:g}L{m + 96:g} {h - 30}z"
    shade = f"M{m + 20:g} {base:g}H{m + 60:g}L{m + 96:g} {h - 30}H{m + 44:g}z"
    woods = f"M{m + 20:g} {h - 37}Q{m + 80:g} {h - 48} {w} {h - 44}V{h}H{m - 30:g}z"
    way = f"M{m + 20:g} {h - 37}L{m - 30:g} {h}"
    return join(
        (
            rect(0, 0, w, h, 0, "sky"),
            circle(w - 40, 30, 15, "sun"),
            cloud(48, 30, 0.9),
            cloud(w - 60, 58, 0.7),
            path(f"M0 {h - 70}Q60 {h - 100} 130 {h - 76}T{w} {h - 84}V{h}H0z", "hills-2"),
            path(rock, "mine", "outline", 1.5),
            path(shade, "mine-2", opacity=".5"),
            curtain(m - 44, m + 44, base, 24),
            tower(m - 44, base, 22, 36),
            tower(m + 44, base, 22, 36),
            tower(m, base, 26, 33, "slate", 1, "cloth"),
            path(f"M{m - 7:g} {base:g}v-8a7 7 0 0 1 14 0v8z", "hole", "outline", 1.4),
            path(f"M0 {h - 34}Q70 {h - 50} 140 {h - 36}T{w} {h - 44}V{h}H0z", "straw", "outline", 1.5),
            path(woods, "leaf", "outline", 1.5),
            path(way, "none", "outline", 6),
            path(way, "none", "way", 3.4),
            _foot("village", 36, h - 40, 1.05),
            _foot("city", w - 40, h - 46, 1.1),
            icon("grain", 78, h - 20, 27, 1.3),
            icon("grain", 100, h - 15, 22, 1.3),
            icon("wood", w - 92, h - 20, 27, 1.3),
            icon("rock", m - 70, h - 48, 22, 1.3),
        )
    )


def _foot(kind: str, x: float, y: float, k: float) -> Markup:
    """A village or a city on its round foot."""
    ground = ("gold", "gold-2") if kind == "city" else ("plaster", "stone-2")
    return g(
        el("ellipse", cx=0, cy=17, rx=17, ry=5, fill="var(--shade)"),
        circle(0, 3, 16, ground[1], "outline", 1.4),
        circle(0, 0, 16, ground[0], "outline", 1.4),
        icon(kind, 0, -1, 26, 1.2),
        x=x,
        y=y,
        k=k,
    )


def emblem() -> Markup:
    """A city in an octagon of grain and rock."""
    land = octagon(20, 3)
    return join(
        (
            path(land, "straw", "outline", 1.4),
            path("M-14-14 14 14 8 20H-8L-20 8V-8z", "mine"),
            path("M-14-14 14 14", "none", "outline", 4),
            path("M-14-14 14 14", "none", "way", 2),
            path(land, "none", "outline", 1.4),
            icon("city", 0, -1, 28, 1.3),
        )
    )


def scene_sprite() -> Markup:
    """What both use by name, besides what every landscape uses."""
    return icons.symbols(ICONS)
