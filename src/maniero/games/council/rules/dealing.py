"""The set-up that chance decides: map, tokens, permits, councils, first player, neutral emporiums."""

from __future__ import annotations

from typing import Final

from maniero.games.council.actions import Councillor, Neutral, Sides, Token
from maniero.games.council.events import NeutralBuilt
from maniero.games.council.names import COLOURS, COUNCILLORS
from maniero.games.council.rules.cards import deal
from maniero.games.council.rules.councils import seated
from maniero.games.council.rules.permits import pile
from maniero.games.council.rules.turn import START_TURN
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bags import count, one
from maniero.kernel.bits import bit
from maniero.kernel.first import clockwise
from maniero.kernel.state import NOBODY, Ask, ByChance, Step


class ChooseSides(ByChance[Council]):
    """Which side of each region board."""

    def options(self, s: Council) -> list[Action]:
        return list(s.box.actions.sides)

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Sides)
        lay_map(s, action.number)


def lay_map(s: Council, number: int) -> None:
    """Lay the region boards, with the king in the purple city."""
    s.city_map = s.box.maps[number]
    s.king = s.city_map.king


class LayToken(ByChance[Council]):
    """Which reward token lies in ``city``."""

    def __init__(self, city: int) -> None:
        super().__init__()
        self.city: Final = city

    def options(self, s: Council) -> list[Action]:
        return [action for action in s.box.actions.token if action.token not in s.tokens]

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Token)
        s.tokens[self.city] = action.token


class LayTokens(Step[Council]):
    """A token in every city but the purple one, which is known when the map lies."""

    def run(self, s: Council) -> None:
        for city in range(len(s.tokens) - 1, -1, -1):
            if city != s.city_map.king:
                s.asks.append(LayToken(city))


class SeatCouncillor(ByChance[Council]):
    """Which councillor stands on a place of a council; the others stay beside the board."""

    def __init__(self, council: int, place: int) -> None:
        super().__init__()
        self.council: Final = council
        self.place: Final = place

    def options(self, s: Council) -> list[Action]:
        return [action for action in s.box.actions.councillor if count(s.free, action.colour)]

    def weights(self, s: Council) -> list[int]:
        left = [int(count(s.free, colour)) for colour in range(len(COLOURS))]
        return [councillors for councillors in left if councillors]

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Councillor)
        s.free -= one(action.colour)
        council = s.councils[self.council]
        s.councils[self.council] = seated(council, self.place, action.colour)


class Endow(Step[Council]):
    """Coins, assistants and cards by turn order; then the first turn."""

    def run(self, s: Council) -> None:
        s.asks.append(START_TURN[s.first])
        if s.seats == 2:
            for region in range(len(s.piles) - 1, -1, -1):
                s.asks.append(PlaceNeutral(region))
        in_order = clockwise(s.first, s.seats)
        for order in range(s.seats - 1, -1, -1):
            seat = in_order[order]
            s.players[seat].coins = min(s.box.start_coins[order], s.box.most_coins)
            s.players[seat].assistants = s.box.start_assistants[order]
            deal(s, seat, s.box.start_cards)


class PlaceNeutral(ByChance[Council]):
    """Two players: a permit drawn from a pile says where neutral emporiums stand.

    It goes back into the pile, which is shuffled.
    """

    def __init__(self, region: int) -> None:
        super().__init__()
        self.region: Final = region

    def options(self, s: Council) -> list[Action]:
        return [s.box.actions.neutral[permit] for permit in pile(s, self.region)]

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Neutral)
        for city in s.box.permits[action.permit].cities:
            s.neutral |= bit(city)
        if s.told is not None:
            s.told.append(NeutralBuilt(NOBODY, action.permit))


def seat_all(asks: list[Ask[Council]], councils: int) -> None:
    """Put on the stack that every place of every council is filled."""
    for council in range(councils - 1, -1, -1):
        for place in range(COUNCILLORS - 1, -1, -1):
            asks.append(SeatCouncillor(council, place))
