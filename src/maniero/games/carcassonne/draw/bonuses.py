"""Bonus tiles: their faces, and what the box of this game prints on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art import icons
from maniero.art.kit import NOTHING, circle, g, icon, join, path, rect, sign, text, use
from maniero.art.pieces import raised
from maniero.art.shapes import octagon
from maniero.games.carcassonne.nouns import Tr, bonus_name
from maniero.games.carcassonne.view import CastleView

_R: Final = 21  # Half the width of a bonus tile, face up.
_BACK: Final = 11  # The same, face down on a tower.

SYMBOLS: Final = {  # By number.
    1: "action",
    2: "tower",
    3: "house",
    4: "path",
    5: "tower",
    6: "house",
    7: "court",
    8: "keep-bonus",
    9: "vp",
}
_UNFINISHED: Final = frozenset({4, 5, 6})  # Zones not complete: a broken ring.
_MORE: Final = frozenset({1, 8})  # A turn, tiles of the keep.
_DOUBLED: Final = {2: "tower", 3: "house"}


class BonusTile(NamedTuple):
    """A bonus tile as it is printed; hashable."""

    number: int
    sign: str  # Below its symbol.
    effect: str  # What it does, in a few words.


def bonus_tile(view: CastleView, number: int, tr: Tr) -> BonusTile:
    """A bonus tile of this game."""
    gives = view["bonus_gives"].get(str(number), 1)  # One more turn.
    doubles = number in _DOUBLED and gives == 2 * view["points"][_DOUBLED[number]]
    return _printed(number, gives, doubles, tr)


@lru_cache(maxsize=1024)
def _printed(number: int, gives: int, doubles: bool, tr: Tr) -> BonusTile:
    below = "×2" if doubles else f"+{gives}" if number in _MORE else str(gives)
    double_tower, double_house = tr("a complete tower counts double"), tr("a complete house counts double")
    effects = {
        1: bonus_name(1, tr),
        2: double_tower if doubles else tr("a complete tower: {points} a tile"),
        3: double_house if doubles else tr("a complete house: {points} a tile"),
        4: tr("an open path: {points} a tile"),
        5: tr("an open tower: {points} a tile"),
        6: tr("an open house: {points} a tile"),
        7: tr("markets of one court: {points} each"),
        8: tr("keep {points} tiles larger"),
        9: tr("{points} points at the end"),
    }
    return BonusTile(number, below, effects[number].format(points=gives))


def bonus_face(tile: BonusTile, fresh: bool = False) -> Markup:
    """A bonus tile face up, centred; with a clock while it may not be used yet."""
    number = text(tile.sign, 0, _R * 0.91, 14, "pip", weight=800)
    return use(f"s-bonus-{tile.number}") + number + (_clock(_R - 2, -_R + 3) if fresh else NOTHING)


def _clock(x: float, y: float) -> Markup:
    return circle(x, y, 9, "paper", "outline", 1.2) + sign("clock", x, y, 15, "ink", 1.8)


def bonus_slot() -> Markup:
    """The place of a bonus tile that is not there."""
    return path(octagon(_R * 0.92, 2.5), "board", "line-2", 1.2, stroke_dasharray="4 3")


def definitions() -> Markup:
    """Bonus tiles `#s-bonus-1` without what is printed below their symbols, and their back."""
    keep = icons.tinted("keep", "bonus", "gold", "gold-2")
    back = raised(octagon(_BACK, 1.5), "cloth", "cloth-2", 2, 1.3)
    back += path(octagon(_BACK * 0.8, 1), "none", "gold", 1, opacity=0.9)
    back += icon("nobility", 0, 0, _BACK * 1.25, 0.9)
    faces = (g(_face(number), id=f"s-bonus-{number}") for number in SYMBOLS)
    return keep + join(faces) + g(back, id="s-bonus-back")


def outlines() -> dict[str, str]:
    """The outline of a bonus tile, for its halo."""
    return {"bonus": octagon(_R, 2.5)}


def _face(number: int) -> Markup:
    r = float(_R)
    ring = path(
        octagon(r * 0.86, 2),
        "none",
        "gold-2",
        1.4 if number in _UNFINISHED else 1,
        stroke_dasharray="4 3" if number in _UNFINISHED else None,
    )
    return join(
        (
            raised(octagon(r, 2.5), "plaster", "stone-2", 2.5, 1.4),
            ring,
            icon(SYMBOLS[number], 0, -r * 0.18, r * 1.12, 1.2),
            rect(-r * 0.55, r * 0.34, r * 1.1, r * 0.7, r * 0.35, "plaster", "outline", 1.1),
        )
    )
