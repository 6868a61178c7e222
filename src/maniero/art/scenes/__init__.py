"""Landscapes for the pages: the panorama of the home page, and the frames of a game's own pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.art.boards import patterns
from maniero.art.icons import symbols
from maniero.art.kit import el
from maniero.art.scenes.castle import castle, castle_emblem
from maniero.art.scenes.panorama import panorama

if TYPE_CHECKING:
    from markupsafe import Markup

__all__ = ["H", "W", "badge", "card", "castle", "castle_emblem", "definitions", "panorama"]

W: Final = 272
H: Final = 148


def definitions() -> Markup:
    """What every landscape uses by name, for a page's sprite."""
    return patterns("waves", "grain", "rooftiles", "bricks") + symbols(
        ("tree", "cypress", "ship", "sheep", "cow")
    )


def card(body: str, stays: str = "xMidYMax") -> Markup:
    """The landscape on a card; ``stays``: which part is seen when a card is flatter than it."""
    box, ratio = f"0 0 {W} {H}", f"{stays} slice"
    return el("svg", body, viewBox=box, preserveAspectRatio=ratio, class_="scene", aria_hidden="true")


def badge(body: str) -> Markup:
    """A game in a list, 44 px."""
    return el("svg", body, viewBox="-24 -24 48 48", width="44", height="44", aria_hidden="true")
