"""Carcassonne: The Castle, by Reiner Knizia with the system of Klaus-Jürgen Wrede (Hans im Glück, 2003)."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Game
from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.learning import LEARNING
from maniero.games.carcassonne.levels import opponent
from maniero.games.carcassonne.picks import picks
from maniero.games.carcassonne.setup import OPTIONS, new_game
from maniero.games.carcassonne.value import value
from maniero.games.carcassonne.view import view

CARCASSONNE: Final = Game(
    id="carcassonne",
    title="Carcassonne: The Castle",
    seat_counts=[2],
    minutes=45,
    rules=1,
    options=OPTIONS,
    package=__name__,
    box=CastleBox,
    new_game=new_game,
    view=view,
    picks=picks,
    value=value,
    opponent=opponent,
    learning=LEARNING,
    secrets=False,
)
