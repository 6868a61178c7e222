"""Castles, by Harald Bilz after an idea of Marco Pozzi (Heidelberger Spieleverlag / Post Scriptum, 2012)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from maniero.catalogue import Drawing, Game, Text
from maniero.games.castles.components import CastlesBox, load
from maniero.games.castles.picks import picks
from maniero.games.castles.setup import OPTIONS, new_game
from maniero.games.castles.value import value
from maniero.games.castles.view import CastlesView, view

if TYPE_CHECKING:
    from maniero.i18n import Language


def _text(language: Language, box: CastlesBox) -> Text:
    from maniero.games.castles.text import CastlesText

    return CastlesText(language, box)


def _drawing() -> Drawing[CastlesView]:
    from maniero.games.castles import draw

    return Drawing(
        board=draw.board,
        mine=draw.mine,
        mine_narrow=draw.mine_narrow,
        mine_strip=draw.mine_strip,
        opponent=draw.opponent,
        picture=draw.picture,
        sprite=draw.sprite,
    )


CASTLES: Final = Game(
    id="castles",
    title="Castles",
    seats=[2, 3, 4],
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
)
