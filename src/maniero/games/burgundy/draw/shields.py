"""The eighteen shields: what each one does in signs, its number and its points.

They lie in depots and in rows; on a castle lies a badge, the shield without its letters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.honeycomb import ROOT_3
from maniero.art.kit import NOTHING, g, icon, join, path, pick, rect, text, use
from maniero.art.pieces import flat_marker, raised
from maniero.art.shapes import Point, box, hexagon
from maniero.games.burgundy.draw.labels import shield_label
from maniero.games.burgundy.draw.store import Shelf, Spots
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import PlayerView

SHIELDS: Final = 18
W: Final = 40  # Of a shield, as drawn in the sprite.
H: Final = 50
LEAST: Final = 0.88  # Smaller than this it cannot be read.
Shields = tuple[tuple[int, int], ...]  # Numbers and points.
Held = tuple[tuple[int, int, int | None], ...]  # And whose monasteries are shared.

_OUTLINE: Final = "M-20-25H20V5C20 14 12 20 0 24-12 20-20 14-20 5z"
_CHIEF: Final = "M-20-25H20v13.5H-20z"
_BADGE: Final = "M-12-12.5H12V2C12 8 7 11.5 0 14-7 11.5-12 8-12 2z"
_BADGE_W: Final = 24
_SHARES: Final = 6  # The shield that shares somebody's monasteries.
_TINCTURES: Final = ("gold", "silver", "wood")  # Of shields 1 to 6, 7 to 12, 13 to 18.


# ------------------------------------------------------------ what a shield does
def _at(d: str, fill: str, x: float, y: float, **attrs: str) -> Markup:
    return path(d, fill, "outline", 1.1, transform=f"translate({x:g} {y:g})", **attrs)


def _space(fill: str, x: float, y: float, r: float = 5.4) -> Markup:
    return _at(hexagon(r, 0.8), fill, x, y)


def _region(fill: str, spots: tuple[Point, ...], r: float) -> Markup:
    """Spaces side by side, in widths and rows from the middle."""
    return join(_space(fill, x * r * ROOT_3, y * r * 1.5, r) for x, y in spots)


def _twice(thing: Markup) -> Markup:
    """It counts double."""
    return g(thing, x=-4.5, y=-1.5) + g(thing, x=4.5, y=1.5)


def _and(large: str, *small: str) -> Markup:
    """A thing, and what it brings."""
    brought = join(
        icon(name, 6.5 - 6.5 * i, 6 + i, 11.5, 0.9) for i, name in reversed(list(enumerate(small)))
    )
    return icon(large, -2.5, -2.5, 19, 1) + brought


def _laid(what: Markup) -> Markup:
    """From a depot at once to a space."""
    arrow = _at("M-2-5h4V0h3.4L0 5.4-5.4 0H-2z", "plaster", 6, -5.5)
    return g(what, x=-4.5, y=-3.5) + arrow + _space("plaster", 5.5, 6.5)


_COAT: Final = _at("M-6-6.5H6V0c0 3.6-2.4 6-6 7.5C-3.6 6-6 3.6-6 0z", "cloth", 0, 0)
_BONUS: Final = _at("M-6-6.5H6V0c0 3.6-2.4 6-6 7.5C-3.6 6-6 3.6-6 0z", "abbey", 0, 0) + _at(
    "M-2.5 0a2.5 2.5 0 1 1 0 .01z", "plaster", 0, -0.5
)
_PAWN: Final = "M0-5.4a2.3 2.3 0 1 1-.01 0M-3.6 4.6c0-3.6 1.6-5.4 3.6-5.4s3.6 1.8 3.6 5.4z"
_PLUS: Final = "M-1.6-5h3.2v3.4H5v3.2H1.6V5h-3.2V1.6H-5v-3.2h3.4z"
_ENDLESS: Final = (
    "M0 0c1.6-3 3-4.2 4.8-4.2a4.2 4.2 0 0 1 0 8.4C3 4.2 1.6 3 0 0"
    "s-3-4.2-4.8-4.2a4.2 4.2 0 0 0 0 8.4C-3 4.2-1.6 3 0 0"
)
_GAP: Final = "M-3-4.5l1 1M-.5-1l1 1M2 2.5l1 1"
_SIGNS: Final = (
    _region("pasture", ((-0.5, -0.4), (0.5, -0.4), (0, 0.6)), 6.2) + icon("cow", 0, 0.5, 15, 0.95),
    icon("worker", -2.5, 0, 20, 1) + _at(_PLUS, "plaster", 7, -4.5),
    icon("silver", -4, -3, 16, 1) + icon("worker", 4.5, 3, 16, 1),
    _space("plaster", 0, 0, 12) + path(_ENDLESS, "none", "pip", 1.9),
    _and("ship", "goods"),
    icon("monastery", 0, -3, 18, 1) + _at(_PAWN, "neutral", -5.5, 7) + _at(_PAWN, "plaster", 5.5, 7),
    _twice(_BONUS),
    _and("mine", "silver", "silver"),
    _and("goods", "silver"),
    _and("monastery", "vp", "vp"),
    icon("castle", -2, -2, 19, 1) + g(_COAT, x=6, y=4.5),
    _and("goods", "vp", "vp"),
    _twice(_COAT),
    _laid(icon("die-3", 0, 0, 14, 1)),
    _laid(_space("black", 0, 0, 7.4)),
    icon("die-1", -4.5, -3.5, 13.5, 1) + icon("die-6", 4, 3.5, 15, 1),
    _region("town", ((-0.5, -0.33), (-0.5 - 0.5, 0.67), (0, 0.67)), 5.4) + _at(_PLUS, "plaster", 7, -4),
    _space("town", -7, -4.5, 6) + _space("river", 7, 5, 6) + _at(_GAP, "none", 0, 0),
)


def _tincture(number: int) -> str:
    return _TINCTURES[(number - 1) // 6]


def _shield(number: int) -> Markup:
    """A shield, `#s-shield-7`, with room for its points."""
    fill = _tincture(number)
    return g(
        raised(_OUTLINE, fill, f"{fill}-2", 2.5, 1.3),
        path(_CHIEF, "hole", "outline", 1.3),
        text(str(number), 0, -14, 12.6, "plaster", weight=800),
        g(_SIGNS[number - 1], y=-0.5),
        rect(-15.5, 11.5, 31, 14.5, 7.2, "plaster", "outline", 1.1),
        icon("vp", 7, 18.7, 12.5, 0.9),
        id=f"s-shield-{number}",
    )


def _badge(number: int) -> Markup:
    """The same without letters, `#s-badge-7`."""
    fill = _tincture(number)
    signs = g(_SIGNS[number - 1], k=0.8)
    return g(raised(_BADGE, fill, f"{fill}-2", 1.5, 1.2), signs, id=f"s-badge-{number}")


def definitions() -> Markup:
    """All of them for the sprite."""
    return join(part(number) for part in (_shield, _badge) for number in range(1, SHIELDS + 1))


def outlines() -> dict[str, str]:
    """The outline of a shield, for its halo."""
    return {"shield": box(W, H, 6)}


# ------------------------------------------------------------ as they are used
def badge(number: int, side: float, id: str | None = None) -> Markup:
    """The badge on a castle tile of this side, at its foot: the towers stay in sight."""
    return use(f"s-badge-{number}", 0, side * 0.42, side * 0.72 / _BADGE_W, id=id)


@lru_cache(maxsize=256)
def _whole(number: int, points: int) -> Markup:
    return use(f"s-shield-{number}") + text(str(points), -4.5, 23.2, 12.6, "pip", weight=800)


@lru_cache(maxsize=256)
def to_take(number: int, points: int, x: float, y: float, tr: Tr) -> Markup:
    """A shield in a depot."""
    label = shield_label(number, points, tr)
    return pick(f"shield-{number}", "shield", _whole(number, points), label=label, x=x, y=y, k=LEAST)


def held(player: PlayerView) -> Held:
    """The shields of a player in a form by which drawings are kept."""
    return tuple(
        [
            (shield["number"], shield["points"], player["rival"] if shield["number"] == _SHARES else None)
            for shield in player["shields"]
        ]
    )


def _whose(rival: int | None, x: float, y: float) -> Markup:
    """Whose monasteries are shared: a side is marked as its first seat."""
    return NOTHING if rival is None else flat_marker(rival + 1, x, y, 12)


@lru_cache(maxsize=256)
def row(shelf: Shelf, shields: Held, spots: Spots, tr: Tr) -> Markup:
    """The shields of a player, to look at."""
    return join(
        shelf.thing(
            f"shield-{number}",
            "shield",
            _whole(number, points),
            _whose(rival, 14, -8),
            id=f"held-{number}",
            label=shield_label(number, points, tr),
            x=x,
            y=y,
            k=LEAST,
        )
        for (number, points, rival), (x, y) in zip(shields, spots, strict=False)
    )


@lru_cache(maxsize=256)
def badges(shields: Held, x: float, y: float, tr: Tr) -> Markup:
    """The shields of a player in a panel: badges with their numbers."""
    return join(
        g(
            use(f"s-badge-{number}", k=0.8),
            text(str(number), 12, 4.5, 12.5, "ink", "start", 800),
            _whose(rival, 9, -7),
            x=x + i * 38,
            y=y,
            aria_label=shield_label(number, points, tr),
        )
        for i, (number, points, rival) in enumerate(shields)
    )
