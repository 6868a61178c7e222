"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.games.carcassonne.draw import (
    bonuses,
    ground,
    hand,
    masonry,
    pieces,
    store,
    strip,
    targets,
    tile,
    wall,
)
from maniero.games.carcassonne.draw.board import definitions as board_definitions
from maniero.games.carcassonne.draw.board import outlines as board_outlines
from maniero.kit import sprite as sprites

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
    return sprites.definitions(
        grounds=("grain", "waves"),
        symbols=ICONS,
        faces=(
            ground.patterns(),
            ground.definitions(),
            masonry.definitions(),
            masonry.yard_definitions(),
            tile.definitions(),
            wall.definitions(),
            pieces.definitions(),
            bonuses.definitions(),
            board_definitions(),
        ),
        outlines=(
            board_outlines(),
            pieces.outlines(),
            bonuses.outlines(),
            store.outlines(),
            hand.outlines(),
            targets.outlines(),
            strip.outlines(),
        ),
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
