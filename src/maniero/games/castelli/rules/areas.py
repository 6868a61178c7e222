"""Areas: who has the most influence, and what that brings; the rim is an area with one tile."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.events import AreaLost, AreaWon, RimRewarded
from maniero.games.castelli.names import CARD, MARKET, MINE, NONE, SIDES, SILVER
from maniero.games.castelli.rules.cards import deal
from maniero.games.castelli.state import Castelli
from maniero.kernel.bits import bit
from maniero.kernel.first import clockwise
from maniero.kernel.state import NOBODY, Step


class SettleTile(Step[Castelli]):
    """The tile lies for good: shields reach octagons, and the rim rewards those who point outward."""

    def run(self, s: Castelli) -> None:
        tile, turn = s.tile(s.square), s.turned(s.square)
        rewarded: list[int] = []
        for side in range(len(SIDES)):
            seat = tile.facing[turn][side]
            if seat < s.seats and tile.points[turn][side]:
                area = s.layout.beside[s.square][side]
                if area != NONE:
                    s.lords[seat].reach |= bit(s.layout.areas[area].octagon)
                if s.layout.rim[s.square][side] != NONE:
                    rewarded.append(side)
        for side in reversed(rewarded):
            s.asks.append(REWARD[side])


class Reward(Step[Castelli]):
    """What is printed at the rim beside the tile."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side: Final = side

    def run(self, s: Castelli) -> None:
        seat = s.tile(s.square).facing[s.turned(s.square)][self.side]
        reward = s.layout.rim[s.square][self.side]
        if reward == CARD:
            gained = min(1, s.deck_size())
            deal(s, seat, 1)
        elif reward == SILVER:
            gained = mine_silver(s, seat, 1)
        else:
            gained = gain_resource(s, seat, reward, 1)
        if s.told is not None:
            s.told.append(RimRewarded(seat, s.square, reward, gained))


def mine_silver(s: Castelli, seat: int, silver: int) -> int:
    """Silver from the mine, as far as it goes; how much it was."""
    taken = min(silver, s.mine)
    s.mine -= taken
    s.lords[seat].silver += taken
    return taken


def gain_resource(s: Castelli, seat: int, resource: int, amount: int) -> int:
    """Up to the end of the track; how much it was."""
    stock = s.lords[seat].stock
    gained = min(amount, s.box.most_resources - stock[resource])
    stock[resource] += gained
    return gained


def is_due(s: Castelli, side: int) -> bool:
    """Whether the area on that side of the tile of this turn is evaluated now: all its tiles are face up."""
    number = s.layout.beside[s.square][side]
    if number == NONE:
        return False
    area = s.layout.areas[number]
    return area.kind != MINE and area.around & ~s.revealed == 0


def areas_due(s: Castelli) -> bool:
    """Whether an area is evaluated now that somebody has influence on."""
    for side in range(len(SIDES)):
        if is_due(s, side) and max(s.area_influence(s.layout.beside[s.square][side])):
            return True
    return False


class Evaluate(Step[Castelli]):
    """The area on one side of the tile, if it is its time; it never comes again."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side: Final = side

    def run(self, s: Castelli) -> None:
        if is_due(s, self.side):
            evaluate(s, s.layout.beside[s.square][self.side])


def evaluate(s: Castelli, number: int) -> None:
    """The most influence takes what is printed, or the silver of the mine; a tie shares it, rounded down."""
    area = s.layout.areas[number]
    influence = s.area_influence(number)
    most = max(influence)
    if most == 0:
        if s.told is not None:
            s.told.append(AreaLost(NOBODY, area.octagon, area.kind))
        return
    winners = [seat for seat in clockwise(s.turn, s.seats) if influence[seat] == most]
    amount = s.mine if area.kind == MINE else area.amount
    share = amount // len(winners)
    draws: list[int] = []  # Who draws cards, in order.
    for seat in winners:
        gained = share
        if area.kind == MINE:
            mine_silver(s, seat, share)
        elif area.kind == MARKET:
            gained = min(share, max(0, s.deck_size() - share * len(draws)))
            draws.append(seat)
        else:
            gained = gain_resource(s, seat, area.kind, share)
        if s.told is not None:
            s.told.append(AreaWon(seat, area.octagon, area.kind, amount, influence, len(winners), gained))
    for seat in reversed(draws):
        deal(s, seat, share)


SETTLE_TILE: Final = SettleTile()
REWARD: Final = [Reward(side) for side in range(len(SIDES))]
EVALUATE: Final = [Evaluate(side) for side in range(len(SIDES))]
