"""Shield 5: a ship also takes all goods of one kind, from all depots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.burgundy.actions import Load, Skip
from maniero.games.burgundy.events import KindLoaded
from maniero.games.burgundy.monasteries import has
from maniero.games.burgundy.names import DEPOTS, GOODS, MOST_SEATS
from maniero.games.burgundy.rules.gains import goods_spaces
from maniero.games.burgundy.shields import A_KIND_OF_GOODS, CLAUSES, POWER
from maniero.games.burgundy.state import Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.bags import count, kinds, one
from maniero.kernel.bits import members
from maniero.kernel.state import Ask, Step


class ShieldsOnShips(Expansion):
    def ship_loads(self, s: Burgundy, seat: int) -> None:
        if has(s.dukes[seat], A_KIND_OF_GOODS):
            s.asks.append(OFFER_KINDS[seat])


def loadable(s: Burgundy, seat: int) -> list[int]:
    """Kinds that lie in a depot and can be stored."""
    stored: i64 = kinds(s.dukes[seat].goods)
    lying: i64 = 0
    for goods in s.depot_goods:
        lying |= kinds(goods)
    if members(stored) >= goods_spaces(s):
        lying &= stored
    return [good for good in range(len(GOODS)) if lying >> good & 1]


class OfferKinds(Step[Burgundy]):
    """Ask, if there is anything to take."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Burgundy) -> None:
        if loadable(s, self.to):
            s.asks.append(LOAD_KIND[self.to])


class LoadKind(Ask[Burgundy]):
    """Which kind, if any."""

    inside = True

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.skip, *[s.box.actions.load[good] for good in loadable(s, self.seat)]]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else CLAUSES[A_KIND_OF_GOODS - POWER]

    def answer(self, s: Burgundy, action: Action) -> None:
        if isinstance(action, Skip):
            return
        assert isinstance(action, Load)
        taken: i64 = 0
        for depot in range(DEPOTS):
            here: i64 = count(s.depot_goods[depot], action.good)
            s.depot_goods[depot] -= one(action.good) * here
            taken += here
        s.dukes[self.seat].goods += one(action.good) * taken
        if s.told is not None:
            s.told.append(KindLoaded(self.seat, action.good, taken))


OFFER_KINDS: Final = [OfferKinds(seat) for seat in range(MOST_SEATS)]
LOAD_KIND: Final = [LoadKind(seat) for seat in range(MOST_SEATS)]
