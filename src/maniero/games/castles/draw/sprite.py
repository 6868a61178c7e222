"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.art.boards import patterns
from maniero.art.kit import join, outline
from maniero.art.pieces import marker_symbols
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

ICONS: Final = ("vp", "maniero", "turn")


@cache
def definitions() -> Markup:
    """Everything the pictures use by name."""
    outlines = {
        name: d
        for part in (common, hand, own, panels, signs, squares, strip)
        for name, d in part.outlines().items()
    }
    return join(
        (
            patterns("grain", "no"),
            masonry.patterns(),
            icons.symbols(ICONS),
            marker_symbols(),
            tile.definitions(),
            wall.definitions(),
            openings.definitions(),
            scenery.definitions(),
            signs.definitions(),
            squares.definitions(),
            *(outline(name, d) for name, d in outlines.items()),
        )
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
