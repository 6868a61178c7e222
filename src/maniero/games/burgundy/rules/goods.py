"""Goods: what ships take from the depots, and what is sold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.burgundy.actions import Goods, Keep
from maniero.games.burgundy.events import GoodsLoaded, GoodsSold, MarkerMoved
from maniero.games.burgundy.monasteries import (
    MORE_SILVER_FOR_GOODS,
    SECOND_DEPOT,
    WORKER_FOR_GOODS,
    added,
    has,
    usual_or,
)
from maniero.games.burgundy.names import DEPOTS, GOODS, MOST_SEATS
from maniero.games.burgundy.rules.gains import gain_silver, gain_workers, goods_spaces
from maniero.games.burgundy.shields import DOUBLE_GOODS, SILVER_FOR_EACH_GOOD
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.action import Action
from maniero.kernel.bags import count, kinds, one
from maniero.kernel.bits import members
from maniero.kernel.state import Ask, Step


def sell(s: Burgundy, seat: int, good: int) -> None:
    """Sell all goods of a kind: silver once, points for each."""
    duke = s.dukes[seat]
    tiles: i64 = count(duke.goods, good)
    duke.goods -= one(good) * tiles
    duke.sold += one(good) * tiles
    silver, workers = sale(s, duke, tiles)
    gain_silver(s, seat, silver)
    if s.told is not None:
        s.told.append(GoodsSold(seat, good, tiles, silver, workers))
    gain_workers(s, seat, workers)
    s.score(seat, "sell.points", tiles, points_for_good(s, duke))
    for expansion in s.expansions:
        expansion.sold(s, seat, good, tiles)


def sale(s: Burgundy, duke: Duke, tiles: int) -> tuple[int, int]:
    """Silver and workers that a sale of so many gives besides the points."""
    silver = (
        tiles if has(duke, SILVER_FOR_EACH_GOOD) else usual_or(s, duke, MORE_SILVER_FOR_GOODS, s.box.sale)
    )
    return silver, added(s, duke, WORKER_FOR_GOODS)


def points_for_good(s: Burgundy, duke: Duke) -> int:
    """Points for each good sold."""
    return s.box.board(s.seats).good_points * (2 if has(duke, DOUBLE_GOODS) else 1)


# ---- ships


def sail(s: Burgundy, seat: int) -> None:
    """A ship was placed: goods of a depot first, then the marker moves along the bridge."""
    s.asks.append(MOVE_MARKER[seat])
    for expansion in s.expansions:
        expansion.ship_loads(s, seat)
    choose_depot(s, seat)


def choose_depot(s: Burgundy, seat: int) -> None:
    """Ask from which depot a ship takes goods, if there are any."""
    for goods in s.depot_goods:
        if goods:
            s.asks.append(CHOOSE_DEPOT[seat])
            return


class MoveMarker(Step[Burgundy]):
    """One space towards the town, on top of the markers there."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Burgundy) -> None:
        seat = self.to
        s.bridge[seat] = min(s.bridge[seat] + 1, s.box.bridge_end)
        s.order.remove(seat)
        ahead = 0
        while ahead < len(s.order) and s.bridge[s.order[ahead]] > s.bridge[seat]:
            ahead += 1
        s.order.insert(ahead, seat)
        if s.told is not None:
            s.told.append(MarkerMoved(seat, s.bridge[seat]))
        for expansion in s.expansions:
            expansion.marker_moved(s)


class ChooseDepot(Ask[Burgundy]):
    """From which depot the ship takes all goods."""

    inside = True

    def options(self, s: Burgundy) -> list[Action]:
        return s.box.actions.any_goods[:]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if isinstance(action, Goods) else "ship.depot"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Goods)
        if has(s.dukes[self.seat], SECOND_DEPOT):
            s.asks.append(NextDepot(self.seat, action.depot))
        load(s, self.seat, action.depot)


class NextDepot(Step[Burgundy]):
    """Monastery 5: the ship may go on to a depot next to the first."""

    def __init__(self, to: int, depot: int) -> None:
        super().__init__()
        self.to: Final = to
        self.depot: Final = depot

    def run(self, s: Burgundy) -> None:
        if s.depot_goods[beside(self.depot, 1)] or s.depot_goods[beside(self.depot, -1)]:
            s.asks.append(ChooseNextDepot(self.to, self.depot))


def beside(depot: int, step: int) -> int:
    """The next depot around the board."""
    return (depot + step) % DEPOTS


class ChooseNextDepot(Ask[Burgundy]):
    """Monastery 5: which of the two depots beside the first, or none."""

    inside = True

    def __init__(self, seat: int, depot: int) -> None:
        super().__init__(seat)
        self.depot: Final = depot

    def options(self, s: Burgundy) -> list[Action]:
        near = sorted([beside(self.depot, -1), beside(self.depot, 1)])
        return [s.box.actions.skip, s.box.actions.goods[near[0]], s.box.actions.goods[near[1]]]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "monastery.5"

    def answer(self, s: Burgundy, action: Action) -> None:
        if isinstance(action, Goods):
            load(s, self.seat, action.depot)


def load(s: Burgundy, seat: int, depot: int) -> None:
    """Take all goods that fit; where there are too many kinds, ask which."""
    duke = s.dukes[seat]
    stored = kinds(duke.goods)
    new = kinds(s.depot_goods[depot]) & ~stored
    if members(stored) + members(new) <= goods_spaces(s):
        take_kinds(s, seat, depot, stored | new)
        return
    take_kinds(s, seat, depot, stored)
    if members(stored) < goods_spaces(s):
        s.asks.append(KeepGoods(seat, depot))


def take_kinds(s: Burgundy, seat: int, depot: int, wanted: i64) -> None:
    """All goods of these kinds (as bits) go from the depot to the store."""
    taken: i64 = 0
    for good in range(len(GOODS)):
        if wanted >> good & 1:
            taken += one(good) * count(s.depot_goods[depot], good)
    if taken:
        s.depot_goods[depot] -= taken
        s.dukes[seat].goods += taken
        if s.told is not None:
            s.told.append(GoodsLoaded(seat, depot, taken))


class KeepGoods(Ask[Burgundy]):
    """Not all kinds fit: which kind comes into the store."""

    inside = True

    def __init__(self, seat: int, depot: int) -> None:
        super().__init__(seat)
        self.depot: Final = depot

    def _new(self, s: Burgundy) -> i64:
        return kinds(s.depot_goods[self.depot]) & ~kinds(s.dukes[self.seat].goods)

    def options(self, s: Burgundy) -> list[Action]:
        new = self._new(s)
        return [s.box.actions.keep[good] for good in range(len(GOODS)) if new >> good & 1]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if isinstance(action, Keep) and self._new(s) >> action.good & 1 else "ship.kinds"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Keep)
        chosen: i64 = 1
        take_kinds(s, self.seat, self.depot, chosen << action.good)
        if members(kinds(s.dukes[self.seat].goods)) < goods_spaces(s):
            s.asks.append(self)


# Questions hold only numbers, so one object of each serves all games.
CHOOSE_DEPOT: Final = [ChooseDepot(seat) for seat in range(MOST_SEATS)]
MOVE_MARKER: Final = [MoveMarker(seat) for seat in range(MOST_SEATS)]
