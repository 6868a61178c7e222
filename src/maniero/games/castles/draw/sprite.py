"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.games.castles.draw import (
    common,
    hand,
    masonry,
    openings,
    own,
    panels,
    scenery,
    signs,
    squares,
    strip,
    tile,
    wall,
)
from maniero.kit import sprite as sprites

ICONS: Final = ("vp", "maniero", "turn")


@cache
def definitions() -> Markup:
    """Everything the pictures use by name."""
    faces = (masonry.patterns(), *(part.definitions() for part in (tile, wall, openings, scenery)))
    return sprites.definitions(
        grounds=("grain", "no"),
        symbols=ICONS,
        faces=(*faces, signs.definitions(), squares.definitions()),
        outlines=[part.outlines() for part in (common, hand, own, panels, signs, squares, strip)],
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
