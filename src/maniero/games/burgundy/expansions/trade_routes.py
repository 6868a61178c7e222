"""Trade routes: goods sold are laid on one's route, and pay where their kind fits."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Route
from maniero.games.burgundy.events import GoodLaid
from maniero.games.burgundy.extras import PRINTED_SEATS, ROUTE_ACTION
from maniero.games.burgundy.names import NONE, ROUTE_SPACES, ROUTES
from maniero.games.burgundy.rules.acting import actions, use_building
from maniero.games.burgundy.state import BY_EFFECT, Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.state import ByChance, Step


class TradeRoutes(Expansion):
    def __init__(self, tiles: list[list[int]], laid: list[list[int]]) -> None:
        self.tiles = tiles  # By player or team: its tiles from left to right.
        self.laid = laid  # By player or team: kinds of the goods on the route, from left to right.

    def copy(self) -> Expansion:
        return TradeRoutes(self.tiles, [goods[:] for goods in self.laid])  # Tiles change in the set-up only.

    def prepares(self, s: Burgundy) -> None:
        s.asks.append(DEAL_ROUTES)

    def sold(self, s: Burgundy, seat: int, good: int, tiles: int) -> None:
        s.asks.append(LayGoods(seat, good, tiles))

    def lay(self, s: Burgundy, seat: int, good: int) -> None:
        """A good comes to the next space, if there is one, and may pay."""
        side = s.side(seat)
        slot = len(self.laid[side])
        if slot == len(self.tiles[side]) * ROUTE_SPACES:
            return
        self.laid[side].append(good)
        tiles = self.tiles[side]
        bonus = bonus_of(s, tiles, slot) if good_of(s, tiles, slot) == good else NONE
        if s.told is not None:
            s.told.append(GoodLaid(seat, good, slot, bonus))
        if bonus == ROUTE_ACTION:
            s.asks.append(BONUS_ACTION[seat])
        elif bonus != NONE:
            use_building(s, seat, bonus)


def good_of(s: Burgundy, tiles: list[int], slot: int) -> int:
    """The kind of goods that a space of a route pays for."""
    return s.box.routes.goods[_space(tiles, slot)]


def bonus_of(s: Burgundy, tiles: list[int], slot: int) -> int:
    """The building whose effect it gives, or ROUTE_ACTION."""
    return s.box.routes.bonuses[_space(tiles, slot)]


def _space(tiles: list[int], slot: int) -> int:
    """The number of a space in the box, by its place in a route."""
    return tiles[slot // ROUTE_SPACES] * ROUTE_SPACES + slot % ROUTE_SPACES


def routes_of(s: Burgundy) -> TradeRoutes:
    for expansion in s.expansions:
        if isinstance(expansion, TradeRoutes):
            return expansion
    raise ValueError("no trade routes in this game")


class LayGoods(Step[Burgundy]):
    """Goods just sold are laid one by one; the bonus of one comes before the next."""

    def __init__(self, to: int, good: int, left: int) -> None:
        super().__init__()
        self.to: Final = to
        self.good: Final = good
        self.left: Final = left

    def run(self, s: Burgundy) -> None:
        if self.left > 1:
            s.asks.append(LayGoods(self.to, self.good, self.left - 1))
        routes_of(s).lay(s, self.to, self.good)


class DealRoutes(Step[Burgundy]):
    """All tiles of one player or team, then those of the next in turn order."""

    def run(self, s: Burgundy) -> None:
        each = s.box.routes.each[s.seats - PRINTED_SEATS[0]] * (s.seats // s.sides)
        for i in range(s.sides - 1, -1, -1):
            for _ in range(each):
                s.asks.append(DealRoute(s.side(s.order[i])))


class DealRoute(ByChance[Burgundy]):
    """Which tile comes next on the route."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def options(self, s: Burgundy) -> list[Action]:
        dealt = routes_of(s).tiles
        return [s.box.actions.route[tile] for tile in range(ROUTES) if not any(tile in of for of in dealt)]

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Route)
        routes = routes_of(s)
        routes.tiles = [tiles[:] for tiles in routes.tiles]  # Copies share them.
        routes.tiles[self.to].append(action.tile)


DEAL_ROUTES: Final = DealRoutes()
BONUS_ACTION: Final = actions(BY_EFFECT, "routes.action")
