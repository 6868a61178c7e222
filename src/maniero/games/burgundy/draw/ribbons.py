"""The ribbon at the foot of a tile that says in signs what it does.

The number in it is that of the box, which the sprite does not know: there the ribbon has room for it, and it
is written over the tile where the tile is drawn.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, icon, join, n, path, rect, text
from maniero.art.shapes import hexagon, shield

# By tile: a symbol, "#terrain" for a small tile, "#any", "#bonus", or letters; 0 stands for the number.
EFFECTS: Final = {
    "market": ("#river", "/", "#pasture"),
    "carpenter": ("#town",),
    "church": ("#mine", "#abbey", "#forest"),
    "warehouse": ("goods", "›", "silver"),
    "boarding": ("0", "worker"),
    "bank": ("0", "silver"),
    "cityhall": ("+", "#any"),
    "watchtower": ("0", "vp"),
    "monastery1": ("house", "=", "house"),
    "monastery2": ("mine", "›", "0", "worker"),
    "monastery3": ("goods", "›", "0", "silver"),
    "monastery4": ("goods", "›", "0", "worker"),
    "monastery5": ("ship", "+", "goods"),
    "monastery6": ("worker", "=", "silver"),
    "monastery7": ("cow", "+0", "vp"),
    "monastery8": ("worker", "±0"),
    "monastery9": ("#town", "±0"),
    "monastery10": ("#river", "#pasture", "±0"),
    "monastery11": ("#forest", "#mine", "#abbey", "±0"),
    "monastery12": ("die-3", "±0"),
    "monastery13": ("worker", "+0", "silver"),
    "monastery14": ("0", "worker"),
    "monastery15": ("0", "vp", "goods"),
    "monastery16": ("0", "vp", "warehouse"),
    "monastery17": ("0", "vp", "watchtower"),
    "monastery18": ("0", "vp", "carpenter"),
    "monastery19": ("0", "vp", "church"),
    "monastery20": ("0", "vp", "market"),
    "monastery21": ("0", "vp", "boarding-house"),
    "monastery22": ("0", "vp", "bank"),
    "monastery23": ("0", "vp", "city-hall"),
    "monastery24": ("0", "vp", "cow"),
    "monastery25": ("0", "vp", "goods"),
    "monastery26": ("0", "vp", "#bonus"),
    "monastery27": ("on-top", "bridge"),
    "monastery28": ("silver", "›", "0", "worker"),
    "monastery29": ("0", "vp", "white-castle"),
    "whitecastle": ("+", "die-4"),
    "crane": ("=", "house"),
    "inn": ("+1", "#any"),
}


def ribbon(tile: str, s: float) -> Markup:
    """The ribbon of a tile of side s, with room for its number."""
    items, h = EFFECTS[tile], s * 0.47
    total = s * sum(map(_width, items))
    pad = s * (0.13 if len(items) < 4 else 0.09)
    strip = rect(-total / 2 - pad, _y(s) - h / 2, total + 2 * pad, h, h / 2, "plaster", "outline", 1.1)
    signs = (_sign(item, x, s) for item, x in _placed(items, s) if not _is_number(item))
    return strip + join(signs)


def number_on(tile: str, number: int, s: float) -> Markup:
    """The number of a tile of side s, in its room on the ribbon."""
    return join(
        _letters(item.replace("0", str(number)), x, s)
        for item, x in _placed(EFFECTS[tile], s)
        if _is_number(item)
    )


def _y(s: float) -> float:
    """The middle of the ribbon."""
    return s * 0.47


def _placed(items: tuple[str, ...], s: float) -> list[tuple[str, float]]:
    """The signs side by side, each with its middle."""
    widths = [s * _width(item) for item in items]
    left = -sum(widths) / 2
    return [(item, left + sum(widths[:i]) + widths[i] / 2) for i, item in enumerate(items)]


def _is_symbol(item: str) -> bool:
    return item[0].isalpha()


def _is_number(item: str) -> bool:
    return item.endswith("0")


def _width(item: str) -> float:
    if item.startswith("#"):
        return 0.31
    return 0.42 if _is_symbol(item) else sum(0.3 if c.isdigit() else 0.25 for c in item)


def _sign(item: str, x: float, s: float) -> Markup:
    if item.startswith("#"):
        return _small_hex(item[1:], x, s)
    return icon(item, x, _y(s) - 0.2, s * 0.42, 0.95) if _is_symbol(item) else _letters(item, x, s)


def _small_hex(what: str, x: float, s: float) -> Markup:
    r, y = s * 0.15, _y(s)
    fill = {"any": "plaster", "bonus": "gold"}.get(what, what)
    shape = shield(s * 0.42) if what == "bonus" else hexagon(r, 0.8)
    drawn = path(shape, fill, "outline", 1, transform=f"translate({n(x)} {n(y)})")
    return drawn + circle(x, y - 0.6, r * 0.5, "plaster", "outline", 0.9) if what == "bonus" else drawn


def _letters(item: str, x: float, s: float) -> Markup:
    return text(item, x, _y(s) + s * 0.15, s * 0.42, "pip", weight=800)
