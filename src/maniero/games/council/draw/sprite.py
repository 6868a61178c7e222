"""The sprite of the game: every face that occurs often, once."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.games.council.draw import bonuses, councils, faces, hand, land, skyline, tracks
from maniero.games.council.draw.board import printed
from maniero.kit import sprite as sprites

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
    return sprites.definitions(
        grounds=("grain", "waves", "bricks"),
        symbols=ICONS,
        faces=(
            icons.owned("emporium"),
            bonuses.token_frame(),
            *(bonuses.permit_frame(region) for region in bonuses.REGIONS),
            faces.definitions(),
            skyline.definitions(),
            councils.definitions(),
            tracks.spaces(),
            land.printed(),
            printed(),
        ),
        outlines=(land.outlines(), councils.outlines(), tracks.outlines(), hand.outlines()),
    )


def sprite() -> Markup:
    """The sprite for a page that shows pictures of the game: put it once before them."""
    return icons.sprite(definitions())
