"""One picture of a whole position, for PNG, notebooks and documents: what frames it in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from maniero.art.css import inside
from maniero.art.kit import el, icon, join, rect, svg, text
from maniero.kit.panels import paper

if TYPE_CHECKING:
    from maniero.catalogue import Colours

W: Final = 1440
GAP: Final = 12  # Around the picture, and between its parts.
BETWEEN: Final = 8  # Panels below each other.
TITLE_H: Final = 54


def title(name: str, when: str, w: float) -> Markup:
    """The name of the game, and how far it is or whose turn it is."""
    return join(
        (
            paper(w, TITLE_H),
            icon("maniero", 29, 26, 36, 1.4),
            text(name, 56, 23, 17, "ink", "start", title=True),
            text(when, 56, 41, 13, "ink-2", "start", 500),
        )
    )


def whole(
    game_id: str, name: str, w: float, h: float, definitions: Markup, colours: Colours, *parts: Markup
) -> Markup:
    """The parts on the table: a picture that needs nothing else."""
    kind = f"maniero-{game_id}"
    return svg(
        w,
        h,
        el("style", Markup(inside(f".{kind}", colours))),
        el("defs", definitions),
        rect(0, 0, w, h, 0, "table"),
        rect(0, 0, w, h, 0, "url(#grain)"),
        *parts,
        label=name,
        class_=kind,
        width=w,
        height=h,
    )
