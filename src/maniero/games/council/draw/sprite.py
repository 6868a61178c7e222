"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.art.boards import patterns
from maniero.art.kit import join, outline
from maniero.art.pieces import marker_symbols
from maniero.games.council.draw import bonuses, councils, faces, hand, map, skyline, tracks
from maniero.games.council.draw.board import printed

ICONS: Final = (
    "vp",
    "coin",
    "assistant",
    "card",
    "nobility",
    "action",
    "city",
    "permit",
    "replay",
    "crown",
    "king",
    "councillor",
    "emporium",
    "emporium-neutral",
    "ship",
    "tree",
    "rock",
    "check",
    "maniero",
    *(f"seat-{n}" for n in range(1, 5)),
    *(f"mark-{colour}" for colour in faces.CARDS),
)


@cache
def definitions() -> Markup:
    """Everything the pictures use by name."""
    outlines = {**map.outlines(), **councils.outlines(), **tracks.outlines(), **hand.outlines()}
    return join(
        (
            patterns("grain", "waves", "bricks"),
            icons.symbols(ICONS),
            icons.owned("emporium"),
            marker_symbols(),
            bonuses.token_frame(),
            *(bonuses.permit_frame(region) for region in faces.REGIONS),
            faces.definitions(),
            skyline.definitions(),
            councils.definitions(),
            tracks.spaces(),
            tracks.wealth_track(),
            map.land(),
            printed(),
            *(outline(name, d) for name, d in outlines.items()),
        )
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
