"""Landscapes for the pages: the panorama of the home page, and a small picture for each game's card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from maniero.art.boards import patterns
from maniero.art.icons import symbols, tinted
from maniero.art.kit import el, join
from maniero.art.scenes import burgundy, carcassonne, castles, council
from maniero.art.scenes.panorama import panorama

if TYPE_CHECKING:
    from collections.abc import Callable

    from markupsafe import Markup

__all__ = ["H", "W", "caption", "definitions", "emblem", "panorama", "scene"]

W: Final = 272
H: Final = 148
_ICONS: Final = ("tree", "cypress", "ship", "sheep", "cow", *burgundy.ICONS, *carcassonne.ICONS)
_SCENES: Final[dict[str, Callable[[int, int], Markup]]] = {
    "burgundy": burgundy.burgundy,
    "carcassonne": carcassonne.carcassonne,
    "castles": castles.castles,
    "council": council.council,
}
_CORNER: Final = {"carcassonne": "xMinYMin"}  # Which part stays when a card is flatter than its scene.
_EMBLEMS: Final[dict[str, Callable[[], Markup]]] = {
    "burgundy": burgundy.burgundy_emblem,
    "carcassonne": carcassonne.carcassonne_emblem,
    "castles": castles.castles_emblem,
    "council": council.council_emblem,
}


def definitions() -> Markup:
    """What the scenes use by name, for a page's sprite."""
    councillors = (tinted("councillor", c, f"c-{c}", f"c-{c}-2") for c in council.COUNCIL)
    return join(
        (
            patterns("waves", "grain", "rooftiles", "bricks"),
            symbols(dict.fromkeys(_ICONS)),
            *councillors,
            symbols(f"mark-{c}" for c in council.COUNCIL),
        )
    )


@cache
def scene(game_id: str) -> Markup:
    """The picture on a game's card."""
    return el(
        "svg",
        _SCENES.get(game_id, council.castle)(W, H),
        viewBox=f"0 0 {W} {H}",
        preserveAspectRatio=f"{_CORNER.get(game_id, 'xMidYMax')} slice",
        class_="scene",
        aria_hidden="true",
    )


@cache
def emblem(game_id: str) -> Markup:
    """The game in a list, 44 px."""
    body = _EMBLEMS.get(game_id, council.castle_emblem)()
    return el("svg", body, viewBox="-24 -24 48 48", width="44", height="44", aria_hidden="true")


def caption(game_id: str, tr: Callable[[str], str]) -> str:
    """What a game is about, in a line below its scene; "" where there is none."""
    captions = {
        "burgundy": tr("Roll two dice, take tiles and fill your duchy along the Loire."),
        "carcassonne": tr("Build the castle inside its wall and race along it for points."),
        "castles": tr("Everyone builds at once, with stones that never quite fit."),
        "council": tr("Win over the councils and link your emporiums."),
    }
    return captions.get(game_id, "")
