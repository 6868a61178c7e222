"""The Council of Four, by Simone Luciani and Daniele Tascini (Cranio Creations, 2015)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from maniero.catalogue import Drawing, Game, Text
from maniero.games.council.components import CouncilBox, load
from maniero.games.council.picks import picks
from maniero.games.council.setup import OPTIONS, new_game
from maniero.games.council.value import value
from maniero.games.council.view import CouncilView, view

if TYPE_CHECKING:
    from maniero.i18n import Language


def _text(language: Language, box: CouncilBox) -> Text:
    from maniero.games.council.text import CouncilText

    return CouncilText(language, box)


def _drawing() -> Drawing[CouncilView]:
    from maniero.games.council import draw

    return Drawing(
        board=draw.board,
        mine=draw.mine,
        mine_narrow=draw.mine_narrow,
        opponent=draw.opponent,
        picture=draw.picture,
        sprite=draw.sprite,
    )


COUNCIL: Final = Game(
    id="council",
    title="The Council of Four",
    seats=[2, 3, 4],
    minutes=75,
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
