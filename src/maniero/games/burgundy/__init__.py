"""The Castles of Burgundy, by Stefan Feld (alea / Ravensburger, edition of 2019): the base game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from maniero.catalogue import Drawing, Game, Text
from maniero.games.burgundy.components import BurgundyBox, load
from maniero.games.burgundy.names import SEATS
from maniero.games.burgundy.picks import picks
from maniero.games.burgundy.setup import OPTIONS, new_game
from maniero.games.burgundy.value import value
from maniero.games.burgundy.view import BurgundyView, view

if TYPE_CHECKING:
    from maniero.i18n import Language


def _text(language: Language, box: BurgundyBox) -> Text:
    from maniero.games.burgundy.text import BurgundyText

    return BurgundyText(language, box)


def _drawing() -> Drawing[BurgundyView]:
    from maniero.games.burgundy import draw

    return Drawing(
        board=draw.board,
        mine=draw.mine,
        mine_narrow=draw.mine_narrow,
        mine_strip=draw.mine_strip,
        opponent=draw.opponent,
        picture=draw.picture,
        sprite=draw.sprite,
    )


BURGUNDY: Final = Game(
    id="burgundy",
    title="The Castles of Burgundy",
    seats=SEATS,
    minutes=90,
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
