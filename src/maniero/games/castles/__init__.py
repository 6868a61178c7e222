"""Castles, by Harald Bilz after an idea of Marco Pozzi (Heidelberger Spieleverlag / Post Scriptum, 2012)."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Game
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.learning import LEARNING
from maniero.games.castles.levels import opponent
from maniero.games.castles.picks import picks
from maniero.games.castles.setup import OPTIONS, new_game
from maniero.games.castles.value import value
from maniero.games.castles.view import view

CASTLES: Final = Game(
    id="castles",
    title="Castles",
    seat_counts=[2, 3, 4],
    minutes=45,
    rules=1,
    options=OPTIONS,
    package=__name__,
    box=CastlesBox,
    new_game=new_game,
    view=view,
    picks=picks,
    value=value,
    opponent=opponent,
    learning=LEARNING,
)
