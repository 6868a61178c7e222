"""The landscapes of the games on a page."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from maniero.art.scenes import H, W, badge, card, castle, castle_emblem, definitions
from maniero.games import GAMES


@cache
def scene(game_id: str) -> Markup:
    """The card of a game; of any castle when the page speaks of no game."""
    game = GAMES.get(game_id)
    if game is None:
        return card(castle(W, H))
    drawing = game.drawing()
    return card(drawing.scene(W, H), drawing.scene_stays)


@cache
def emblem(game_id: str) -> Markup:
    """A game in a list, also one that is not in the catalogue any more."""
    game = GAMES.get(game_id)
    return badge(game.drawing().emblem() if game is not None else castle_emblem())


@cache
def scene_sprite() -> Markup:
    """What all of them use by name, for a page's sprite."""
    own = [Markup(game.drawing().scene_sprite()) for game in GAMES.values()]
    return Markup("").join([definitions(), *own])
