"""Ships of the solo game: they clear the depots, and goods may be traded for a black tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.burgundy.actions import Give, Skip
from maniero.games.burgundy.events import DepotsCleared, GoodsTraded
from maniero.games.burgundy.expansions.solo import ALONE
from maniero.games.burgundy.names import BLACK, DEPOTS, GOODS, TILE_BLACK
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, any_tile
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action
from maniero.kernel.bags import count, one, size
from maniero.kernel.state import Ask, Step


class ClearDepots(Step[Burgundy]):
    """What a ship leaves in the depots goes; then goods may be traded."""

    def run(self, s: Burgundy) -> None:
        gone: i64 = 0
        for depot in range(DEPOTS):
            gone += s.depot_goods[depot]
            s.depot_goods[depot] = 0
        if gone and s.told is not None:
            s.told.append(DepotsCleared(ALONE, gone))
        if size(s.dukes[ALONE].goods) >= s.box.solo.trade and any_tile(s, BLACK, ALL_COLOURS):
            s.asks.append(TRADE)


class TradeGoods(Ask[Burgundy]):
    """Goods for a black tile, or not."""

    inside = True

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.skip, s.box.actions.trade]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.trade"

    def answer(self, s: Burgundy, action: Action) -> None:
        if not isinstance(action, Skip):
            s.asks.append(TakeBlackTile(ALONE, BLACK, ALL_COLOURS))
            s.asks.append(HandOver(s.box.solo.trade))


class HandOver(Step[Burgundy]):
    """So many goods go; which, where there is a choice."""

    def __init__(self, goods: int) -> None:
        super().__init__()
        self.goods: Final = goods

    def run(self, s: Burgundy) -> None:
        duke = s.dukes[ALONE]
        if size(duke.goods) > self.goods:
            s.asks.append(GiveGood(self.goods))
        else:
            if s.told is not None:
                s.told.append(GoodsTraded(ALONE, duke.goods))
            duke.goods = 0


class GiveGood(Ask[Burgundy]):
    """A good of which kind is given."""

    inside = True

    def __init__(self, goods: int) -> None:
        super().__init__(ALONE)
        self.goods: Final = goods  # To be given, this one included.

    def options(self, s: Burgundy) -> list[Action]:
        goods = s.dukes[ALONE].goods
        return [s.box.actions.give[good] for good in range(len(GOODS)) if count(goods, good)]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.trade"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Give)
        given: i64 = one(action.good)
        s.dukes[ALONE].goods -= given
        if s.told is not None:
            s.told.append(GoodsTraded(ALONE, given))
        if self.goods > 1:
            s.asks.append(HandOver(self.goods - 1))


class TakeBlackTile(ChooseTile):
    """A tile of the black depot that lies face down from now on."""

    def stored(self, tile: int) -> int:
        return TILE_BLACK


CLEAR_DEPOTS: Final = ClearDepots()
TRADE: Final = TradeGoods(ALONE)
