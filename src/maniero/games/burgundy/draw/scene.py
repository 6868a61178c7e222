"""The card of The Castles of Burgundy: tiles of a duchy, and two dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.art.honeycomb import ROOT_3
from maniero.art.icons import symbols
from maniero.art.kit import INK, el, g, icon, join, path, rect
from maniero.art.pieces import die, raised
from maniero.art.shapes import box, hexagon

if TYPE_CHECKING:
    from markupsafe import Markup

_SIDE: Final = 37
_ROWS: Final = (
    ("castle", "cow", "market", "ship", "mine"),
    ("watchtower", "monastery", "castle", "ship", "sheep", "bank"),
    ("pig", "mine", "church", "ship", "city-hall"),
)
_TERRAIN: Final = {
    "castle": "forest",
    "ship": "river",
    "mine": "mine",
    "monastery": "abbey",
    "cow": "pasture",
    "sheep": "pasture",
    "pig": "pasture",
}
ICONS: Final = tuple(dict.fromkeys(name for row in _ROWS for name in row))


def _tile(name: str, side: float, depth: float = 3) -> Markup:
    terrain = _TERRAIN.get(name, "town")
    return join(
        (
            raised(hexagon(side, side * 0.09), terrain, f"{terrain}-2", depth),
            path(hexagon(side * 0.9, side * 0.07), "none", "plaster", 1, opacity=".55"),
            icon(name, 0, 0, side * 1.12, 1.35),
        )
    )


def _die(value: int, turn: int, x: float, y: float) -> Markup:
    shade = path(box(46, 46, 9), "shade", transform="translate(2 6)")
    thrown = die(value, 42, "seat-1", "seat-1-2", "seat-1-on")
    return g(el("g", shade, thrown, transform=f"rotate({turn})"), x=x, y=y)


def scene(w: int, h: int) -> Markup:
    """Three rows of tiles from edge to edge."""
    out = [rect(0, 0, w, h, 0, "board-2"), rect(0, 0, w, h, 0, "url(#grain)")]
    for r, row in enumerate(_ROWS):
        for c, name in enumerate(row):
            x = w / 2 + (c - (len(row) - 1) / 2) * _SIDE * ROOT_3 * 1.02
            out.append(g(_tile(name, _SIDE - 1.5), x=x, y=h / 2 + (r - 1) * _SIDE * 1.54))
    return join((*out, _die(5, -9, w - 44, h - 36), _die(2, 11, w - 96, h - 27)))


def emblem() -> Markup:
    tile = path(hexagon(22, 2), "forest", "outline", INK)
    return tile + icon("castle", 0, 0, 26, 1.3)


def scene_sprite() -> Markup:
    """What both use by name, besides what every landscape uses."""
    return symbols(ICONS)
