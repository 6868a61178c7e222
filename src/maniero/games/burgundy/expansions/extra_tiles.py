"""Four extra tiles: the bridge (monastery 27), workers for silver (28), the crane and the geese.

The geese are livestock like any other (``rules.placing.herd``); so is the crane a building, and
what it scores at the end stands with the monasteries.
"""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Copy, Hire, Skip
from maniero.games.burgundy.events import CraneUsed, WorkersHired
from maniero.games.burgundy.monasteries import HIRING, ON_TOP, has
from maniero.games.burgundy.names import BASE_BUILDINGS, CRANE, MONASTERY_OF, MOST_SEATS, TILES
from maniero.games.burgundy.rules.acting import use_building
from maniero.games.burgundy.rules.gains import gain_workers
from maniero.games.burgundy.state import Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.state import Ask

TILE_ON_TOP: Final = TILES.index(f"monastery{ON_TOP}")
assert MONASTERY_OF[TILE_ON_TOP] == ON_TOP


class ExtraTiles(Expansion):
    def __init__(self, white_castles: bool) -> None:
        self.white_castles: Final = white_castles  # Are there; then the crane may work as one.

    # ---- the bridge

    def placed(self, s: Burgundy, seat: int, tile: int, space: int) -> None:
        if tile == TILE_ON_TOP:
            lift(s)

    def marker_moved(self, s: Burgundy) -> None:
        lift(s)

    # ---- workers for silver

    def offers(self, s: Burgundy, seat: int, moment: int, found: list[Action]) -> None:
        if not why_not_hire(s, seat):
            found.append(s.box.actions.hire)

    def objection(self, s: Burgundy, seat: int, moment: int, action: Action) -> str | None:
        return why_not_hire(s, seat) if isinstance(action, Hire) else None

    def acts(self, s: Burgundy, seat: int, moment: int, action: Action) -> None:
        if isinstance(action, Hire):
            s.dukes[seat].silver -= s.box.extra.hire_silver
            if s.told is not None:
                s.told.append(WorkersHired(seat, s.box.extra.hire_silver, s.box.extra.hire_workers))
            gain_workers(s, seat, s.box.extra.hire_workers)

    # ---- the crane

    def building_used(self, s: Burgundy, seat: int, building: int) -> None:
        if building == CRANE:
            s.asks.append(CHOOSE_COPY[self.white_castles][seat])


def lift(s: Burgundy) -> None:
    """Markers of who has monastery 27 are on top of their stacks; team mates keep their order."""
    s.order.sort(key=lambda seat: (-s.bridge[seat], not has(s.dukes[seat], ON_TOP)))


def why_not_hire(s: Burgundy, seat: int) -> str:
    duke = s.dukes[seat]
    allowed = has(duke, HIRING) and s.turn == seat and duke.silver >= s.box.extra.hire_silver
    return "" if allowed else "monastery.28"


class ChooseCopy(Ask[Burgundy]):
    """As which building the crane works, if as any."""

    inside = True

    def __init__(self, seat: int, white_castles: bool) -> None:
        super().__init__(seat)
        self.buildings: Final = BASE_BUILDINGS + 1 if white_castles else BASE_BUILDINGS

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.skip, *s.box.actions.copy_of[: self.buildings]]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "extra.crane"

    def answer(self, s: Burgundy, action: Action) -> None:
        if not isinstance(action, Skip):
            assert isinstance(action, Copy)
            if s.told is not None:
                s.told.append(CraneUsed(self.seat, action.building))
            use_building(s, self.seat, action.building)


CHOOSE_COPY: Final = [
    [ChooseCopy(seat, white_castles) for seat in range(MOST_SEATS)] for white_castles in (False, True)
]
