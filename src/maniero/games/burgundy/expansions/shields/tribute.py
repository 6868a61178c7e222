"""Shields at the end of a phase: 14 and 15 place a tile, then each is paid for or given up."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Skip, Take, Tribute, Yield
from maniero.games.burgundy.events import TributePaid
from maniero.games.burgundy.expansions.shields.holding import shields_of
from maniero.games.burgundy.monasteries import has
from maniero.games.burgundy.names import BLACK, DEPOTS, MOST_SEATS, WILD
from maniero.games.burgundy.rules.direct import PlaceDirectly, placeable
from maniero.games.burgundy.shields import (
    BLACK_TILE_AT_PHASE_END,
    CLAUSES,
    POWER,
    TILE_AT_PHASE_END,
    WORKERS_PAY_TRIBUTE,
)
from maniero.games.burgundy.state import Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.state import Ask, Step


class ShieldsAtPhaseEnd(Expansion):
    def __init__(self, turns: list[int]) -> None:
        self.turns = turns  # Seats in the order of this round's turns.

    def copy(self) -> Expansion:
        return ShieldsAtPhaseEnd(self.turns)  # Replaced, never changed.

    def round_starts(self, s: Burgundy) -> None:
        self.turns = s.order[:]

    def phase_ends(self, s: Burgundy) -> None:
        """In the order of turns, each player or team once."""
        first: list[int] = []
        sides: list[int] = []
        for seat in self.turns:
            if s.side(seat) not in sides:
                sides.append(s.side(seat))
                first.append(seat)
        for seat in reversed(first):
            s.asks.append(LEVY[seat])
            s.asks.append(USE_BLACK_TILE[seat])
            s.asks.append(USE_TILE[seat])


# ---- shields 14 and 15


class UseTile(Step[Burgundy]):
    """Shield 14, if it is there and a tile fits."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Burgundy) -> None:
        if has(s.dukes[self.to], TILE_AT_PHASE_END) and depots_to_place_from(s, self.to):
            s.asks.append(CHOOSE_SHIELD_DEPOT[self.to])


class UseBlackTile(Step[Burgundy]):
    """Shield 15, if it is there and a tile fits."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Burgundy) -> None:
        if has(s.dukes[self.to], BLACK_TILE_AT_PHASE_END) and placeable(s, self.to, BLACK):
            s.asks.append(PlaceDirectly(self.to, BLACK, True, CLAUSES[BLACK_TILE_AT_PHASE_END - POWER]))


def depots_to_place_from(s: Burgundy, seat: int) -> list[int]:
    return [depot for depot in range(DEPOTS) if placeable(s, seat, depot)]


class ChooseShieldDepot(Ask[Burgundy]):
    """From which depot shield 14 takes a tile, if from any."""

    inside = True

    def options(self, s: Burgundy) -> list[Action]:
        takes = s.box.actions.take[WILD]
        return [*[takes[depot] for depot in depots_to_place_from(s, self.seat)], s.box.actions.skip]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else CLAUSES[TILE_AT_PHASE_END - POWER]

    def answer(self, s: Burgundy, action: Action) -> None:
        if not isinstance(action, Skip):
            assert isinstance(action, Take)
            clause = CLAUSES[TILE_AT_PHASE_END - POWER]
            s.asks.append(PlaceDirectly(self.seat, action.depot, False, clause))


# ---- tribute


class Levy(Step[Burgundy]):
    """Who has shields is asked for tribute."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Burgundy) -> None:
        if shields_of(s).held(s.side(self.to)):
            s.asks.append(PAY_TRIBUTE[self.to])


class PayTribute(Ask[Burgundy]):
    """How much is paid; for the rest, shields are given up."""

    def options(self, s: Burgundy) -> list[Action]:
        duke = s.dukes[self.seat]
        shields = len(shields_of(s).held(s.side(self.seat)))
        workers = duke.workers if has(duke, WORKERS_PAY_TRIBUTE) else 0
        found: list[Action] = []
        for silver in range(min(duke.silver, shields) + 1):
            found.extend(s.box.actions.tribute[silver][: min(workers, shields - silver) + 1])
        return found

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "shields.tribute"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Tribute)
        duke = s.dukes[self.seat]
        duke.silver -= action.silver
        duke.workers -= action.workers
        if s.told is not None and (action.silver or action.workers):
            s.told.append(TributePaid(self.seat, action.silver, action.workers))
        unpaid = len(shields_of(s).held(s.side(self.seat))) - action.silver - action.workers
        if unpaid:
            s.asks.append(GiveUp(self.seat, unpaid))


class GiveUp(Step[Burgundy]):
    """So many shields go; which, where there is a choice."""

    def __init__(self, to: int, shields: int) -> None:
        super().__init__()
        self.to: Final = to
        self.shields: Final = shields

    def run(self, s: Burgundy) -> None:
        shields = shields_of(s)
        held = shields.held(s.side(self.to))
        if len(held) > self.shields:
            s.asks.append(YieldShield(self.to, self.shields))
        else:
            for shield in held:
                shields.lose(s, self.to, shield)


class YieldShield(Ask[Burgundy]):
    """Which shield is given up."""

    inside = True

    def __init__(self, seat: int, shields: int) -> None:
        super().__init__(seat)
        self.shields: Final = shields  # To be given up, this one included.

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.give_up[shield - 1] for shield in shields_of(s).held(s.side(self.seat))]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "shields.yield"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Yield)
        shields_of(s).lose(s, self.seat, action.shield)
        if self.shields > 1:
            s.asks.append(GiveUp(self.seat, self.shields - 1))


USE_TILE: Final = [UseTile(seat) for seat in range(MOST_SEATS)]
USE_BLACK_TILE: Final = [UseBlackTile(seat) for seat in range(MOST_SEATS)]
CHOOSE_SHIELD_DEPOT: Final = [ChooseShieldDepot(seat) for seat in range(MOST_SEATS)]
LEVY: Final = [Levy(seat) for seat in range(MOST_SEATS)]
PAY_TRIBUTE: Final = [PayTribute(seat) for seat in range(MOST_SEATS)]
