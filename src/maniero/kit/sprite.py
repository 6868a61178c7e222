"""The sprite of a game: every face that occurs often, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.art import icons
from maniero.art.boards import patterns
from maniero.art.kit import join, outline
from maniero.art.pieces import marker_symbols

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from markupsafe import Markup


def definitions(
    grounds: Iterable[str],
    symbols: Iterable[str],
    faces: Iterable[Markup],
    outlines: Iterable[Mapping[str, str]],
) -> Markup:
    """Everything the pictures of a game use by name.

    ``grounds`` are patterns of the house, ``symbols`` names of icons, ``faces`` what the game
    itself defines, ``outlines`` the shapes of its halos.
    """
    return join(
        (
            patterns(*grounds),
            icons.symbols(symbols),
            marker_symbols(),
            *faces,
            *(outline(name, d) for shapes in outlines for name, d in shapes.items()),
        )
    )
