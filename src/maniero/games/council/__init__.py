"""The Council of Four, by Simone Luciani and Daniele Tascini (Cranio Creations, 2015)."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Game
from maniero.games.council.components import CouncilBox
from maniero.games.council.learning import LEARNING
from maniero.games.council.levels import opponent
from maniero.games.council.picks import picks
from maniero.games.council.setup import OPTIONS, new_game
from maniero.games.council.value import value
from maniero.games.council.view import view

COUNCIL: Final = Game(
    id="council",
    title="The Council of Four",
    seat_counts=[2, 3, 4],
    minutes=75,
    rules=1,
    options=OPTIONS,
    package=__name__,
    box=CouncilBox,
    new_game=new_game,
    view=view,
    picks=picks,
    value=value,
    opponent=opponent,
    learning=LEARNING,
)
