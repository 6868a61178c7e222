"""Carcassonne: The Castle, by Reiner Knizia with the system of Klaus-Jürgen Wrede (Hans im Glück, 2003)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from maniero.catalogue import Drawing, Game, Text
from maniero.games.carcassonne.components import CastleBox, load
from maniero.games.carcassonne.picks import picks
from maniero.games.carcassonne.setup import OPTIONS, new_game
from maniero.games.carcassonne.value import value
from maniero.games.carcassonne.view import CastleView, view

if TYPE_CHECKING:
    from maniero.i18n import Language


def _text(language: Language, box: CastleBox) -> Text:
    from maniero.games.carcassonne.text import CarcassonneText

    return CarcassonneText(language, box)


def _drawing() -> Drawing[CastleView]:
    from maniero.games.carcassonne import draw

    return Drawing(
        board=draw.board,
        mine=draw.mine,
        mine_narrow=draw.mine_narrow,
        mine_strip=draw.mine_strip,
        opponent=draw.opponent,
        picture=draw.picture,
        sprite=draw.sprite,
    )


CARCASSONNE: Final = Game(
    id="carcassonne",
    title="Carcassonne: The Castle",
    seats=[2],
    minutes=45,
    rules=1,
    options=OPTIONS,
    folder=Path(__file__).parent,
    load=load,
    new_game=new_game,
    view=view,
    picks=picks,
    value=value,
    text=_text,
    drawing=_drawing,
    secrets=False,
)
