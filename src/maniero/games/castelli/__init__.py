"""Castelli, by Günter Burkhardt (Queen Games, 2011)."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Game, Series
from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.learning import LEARNING
from maniero.games.castelli.levels import opponent
from maniero.games.castelli.picks import picks
from maniero.games.castelli.series import boards, deciders
from maniero.games.castelli.setup import OPTIONS, new_game
from maniero.games.castelli.value import value
from maniero.games.castelli.view import view

CASTELLI: Final = Game(
    id="castelli",
    title="Castelli",
    seat_counts=[2, 3, 4],
    minutes=45,
    rules=1,
    options=OPTIONS,
    package=__name__,
    box=CastelliBox,
    new_game=new_game,
    view=view,
    picks=picks,
    value=value,
    opponent=opponent,
    learning=LEARNING,
    series=Series(boards=boards, deciders=deciders),
)
