"""White castles: buildings that give an action with the number of the white die."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import MOST_SEATS, WHITE_CASTLE
from maniero.games.burgundy.rules.acting import Act
from maniero.games.burgundy.rules.storage import ALL_COLOURS
from maniero.games.burgundy.state import BY_EFFECT, Burgundy, Expansion


class WhiteCastles(Expansion):
    def building_used(self, s: Burgundy, seat: int, building: int) -> None:
        if building == WHITE_CASTLE:
            s.asks.append(WHITE_ACTION[seat])


WHITE_ACTION: Final = [
    Act(seat, BY_EFFECT, ALL_COLOURS, True, True, True, "white.action", white=True)
    for seat in range(MOST_SEATS)
]
