"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.games.burgundy.draw import (
    black,
    bridge,
    centre,
    depots,
    estate,
    heaps,
    holdings,
    keys,
    offer,
    posts,
    routes,
    shields,
    tiles,
)
from maniero.games.burgundy.draw.board import printed
from maniero.kit import sprite as sprites

ICONS: Final = (
    "vp",
    "silver",
    "worker",
    "goods",
    "ship",
    "castle",
    "mine",
    "monastery",
    "cow",
    "sheep",
    "pig",
    "goat",
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding-house",
    "bank",
    "city-hall",
    "watchtower",
    "white-castle",
    "crane",
    "goose",
    "inn",
    "bridge",
    "on-top",
    "border-post",
    "house",
    "die-1",
    "die-3",
    "die-4",
    "die-6",
    "tree",
    "cypress",
    "check",
    "maniero",
    *(f"good-{kind}" for kind in range(1, 7)),
    *(f"seat-{n}" for n in range(1, 5)),
    *(f"mark-{tiles.TERRAIN[colour]}" for colour in tiles.COLOURS),
    "mark-inn",
)


@cache
def definitions() -> Markup:
    """Everything the pictures use by name."""
    return sprites.definitions(
        grounds=("grain", "waves", "bricks"),
        symbols=ICONS,
        faces=(
            icons.owned("pawn"),
            tiles.definitions(),
            shields.definitions(),
            routes.definitions(),
            depots.definitions(),
            heaps.definitions(),
            black.definitions(),
            bridge.landscape(),
            centre.table_ground(),
            printed(),
            estate.definitions(),
        ),
        outlines=(
            depots.outlines(),
            heaps.outlines(),
            black.outlines(),
            bridge.outlines(),
            centre.outlines(),
            holdings.outlines(),
            keys.outlines(),
            offer.outlines(),
            shields.outlines(),
            posts.outlines(),
            routes.outlines(),
        ),
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
