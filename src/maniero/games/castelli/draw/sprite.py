"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.games.castelli.draw import (
    cards,
    grounds,
    hand,
    heraldry,
    own,
    panels,
    reach,
    rim,
    store,
    strip,
    things,
    tiles,
    wall,
)
from maniero.kit import sprite as sprites

ICONS: Final = (
    "wood",
    "grain",
    "rock",
    "silver",
    "card",
    "mine",
    "village",
    "city",
    "castle",
    "tree",
    "vp",
    "mark-forest",
    "people",
    "turn",
    "maniero",
)


@cache
def definitions() -> Markup:
    """Everything the pictures use by name."""
    return sprites.definitions(
        grounds=("grain", "bricks", "no"),
        symbols=ICONS,
        faces=(
            grounds.patterns(),
            grounds.definitions(),
            heraldry.definitions(),
            things.definitions(),
            rim.definitions(),
            reach.definitions(),
            cards.definitions(),
            icons.tinted("tent", "red", "cloth", "cloth-2"),
            icons.tinted("shield", "0", "cloth", "cloth-2"),
            icons.tinted("keep", "0", "neutral", "neutral-2"),
            icons.owned("keep"),
        ),
        outlines=[
            part.outlines()
            for part in (grounds, hand, heraldry, own, panels, rim, store, strip, things, tiles, wall)
        ],
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
