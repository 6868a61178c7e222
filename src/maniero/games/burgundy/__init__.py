"""The Castles of Burgundy, by Stefan Feld (alea / Ravensburger, edition of 2019), with all its expansions."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Game
from maniero.games.burgundy.bundles import BUNDLES
from maniero.games.burgundy.components import LATER, BurgundyBox
from maniero.games.burgundy.learning import LEARNING
from maniero.games.burgundy.levels import opponent
from maniero.games.burgundy.names import SEATS
from maniero.games.burgundy.picks import picks
from maniero.games.burgundy.setup import OPTIONS, new_game
from maniero.games.burgundy.value import value
from maniero.games.burgundy.view import view

BURGUNDY: Final = Game(
    id="burgundy",
    title="The Castles of Burgundy",
    seat_counts=SEATS,
    usual_seats=2,
    minutes=90,
    rules=1,
    options=OPTIONS,
    bundles=BUNDLES,
    package=__name__,
    box=BurgundyBox,
    later=LATER,
    new_game=new_game,
    view=view,
    picks=picks,
    value=value,
    opponent=opponent,
    learning=LEARNING,
    secrets=False,
)
