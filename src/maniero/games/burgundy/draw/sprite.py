"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.art.boards import patterns
from maniero.art.kit import join, outline
from maniero.art.pieces import marker_symbols
from maniero.games.burgundy.draw import bridge, centre, depots, holdings, offer, tiles
from maniero.games.burgundy.draw.board import printed

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
    "house",
    "die-3",
    "tree",
    "cypress",
    "check",
    "maniero",
    *(f"good-{kind}" for kind in range(1, 7)),
    *(f"seat-{n}" for n in range(1, 5)),
    *(f"mark-{tiles.TERRAIN[colour]}" for colour in tiles.COLOURS),
)


@cache
def definitions() -> Markup:
    """Everything the pictures use by name."""
    outlines = {
        **depots.outlines(),
        **bridge.outlines(),
        **centre.outlines(),
        **holdings.outlines(),
        **offer.outlines(),
    }
    return join(
        (
            patterns("grain", "waves", "bricks"),
            icons.symbols(ICONS),
            icons.owned("pawn"),
            marker_symbols(),
            tiles.definitions(),
            depots.definitions(),
            bridge.landscape(),
            centre.table_ground(),
            printed(),
            holdings.definitions(),
            *(outline(name, d) for name, d in outlines.items()),
        )
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
