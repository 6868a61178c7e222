"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.art.boards import patterns
from maniero.art.kit import join, outline
from maniero.art.pieces import marker_symbols
from maniero.games.carcassonne.draw import ground, hand, masonry, pieces, store, strip, targets, tile, wall
from maniero.games.carcassonne.draw.board import definitions as board_definitions
from maniero.games.carcassonne.draw.board import outlines as board_outlines

ICONS: Final = (
    "vp",
    "action",
    "nobility",
    "path",
    "well",
    "tower",
    "house",
    "court",
    "castle",
    "tree",
    "cypress",
    "clock",
    "turn",
    "maniero",
)


@cache
def definitions() -> Markup:
    """Everything the pictures use by name."""
    outlines = board_outlines() | pieces.outlines() | store.outlines() | hand.outlines() | targets.outlines()
    outlines |= strip.outlines()
    return join(
        (
            patterns("grain", "waves"),
            ground.patterns(),
            icons.symbols(ICONS),
            marker_symbols(),
            ground.definitions(),
            masonry.definitions(),
            masonry.yard_definitions(),
            tile.definitions(),
            wall.definitions(),
            pieces.definitions(),
            board_definitions(),
            *(outline(name, d) for name, d in outlines.items()),
        )
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
