"""The councils: electing councillors, and the cards and coins that satisfy them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.council.actions import Elect, Pay, Send
from maniero.games.council.events import CouncillorElected, CouncilSatisfied, KingMoved
from maniero.games.council.names import COUNCILLORS, JOKER, KING, NONE
from maniero.games.council.rules.bonuses import gain_coins, gain_permit
from maniero.games.council.rules.building import build
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bags import count, holds, kinds, one
from maniero.kernel.state import Ask

_BITS: Final = 3  # Of a colour in a council.
_COLOUR: Final = (1 << _BITS) - 1
_FALLS: Final = _BITS * (COUNCILLORS - 1)
_ALL: Final = (1 << _BITS * COUNCILLORS) - 1


def colours_of(council: int) -> list[int]:
    """The four colours from the end where councillors come in to the end where they fall."""
    return [council >> _BITS * place & _COLOUR for place in range(COUNCILLORS)]


def seated(council: int, place: int, colour: int) -> int:
    """The council with ``colour`` on a place that was empty."""
    return council | colour << _BITS * place


def bag_of(council: int) -> i64:
    """The colours of a council as a bag."""
    bag: i64 = 0
    left: i64 = council
    for _ in range(COUNCILLORS):
        bag += one(left & _COLOUR)
        left >>= _BITS
    return bag


def pushed(council: int, colour: int) -> int:
    """The council when a councillor has come in and the last one has fallen."""
    return (council << _BITS | colour) & _ALL


def elect(s: Council, seat: int, action: Elect, coins: int) -> None:
    """Push a councillor in; the one at the other end joins those beside the board."""
    council = s.councils[action.council]
    fallen = council >> _FALLS
    s.councils[action.council] = pushed(council, action.colour)
    s.free += one(fallen) - one(action.colour)
    gained = gain_coins(s, seat, coins)
    if s.told is not None:
        sent = isinstance(action, Send)
        s.told.append(CouncillorElected(seat, action.colour, action.council, fallen, gained, sent))


# ---- satisfying a council


def fitting(hand: i64, council: int) -> int:
    """How many councillors have a card of their colour in the hand, each card for one of them."""
    councillors: i64 = council
    fit = 0
    for _ in range(COUNCILLORS):
        colour = councillors & _COLOUR
        if count(hand, colour):
            hand -= one(colour)
            fit += 1
        councillors >>= _BITS
    return fit


def spare_coins(s: Council, seat: int, council: int) -> int:
    """Coins left when ``seat`` satisfies the council as cheaply as its cards can; below 0: it cannot."""
    player = s.players[seat]
    fit = fitting(player.hand, s.councils[council])
    least = s.box.least_price[fit][min(count(player.hand, JOKER), COUNCILLORS)]
    return NONE if least == NONE else player.coins - least


def price(s: Council, payment: Pay) -> int:
    """Coins to pay beside the cards."""
    return s.box.council_price[payment.size - 1] + s.box.joker_price * payment.jokers


def why_not_pay(s: Council, payment: Pay, council: i64, hand: i64, coins: int, reserve: int) -> str:
    """The cards must be in hand and fit the colours of the council; the coins must do for it and the way."""
    if not holds(hand, payment.cards):
        return "council.afford"
    if not payment.fits(council):
        return "council.cards" if kinds(payment.coloured) & ~kinds(council) else "council.one-each"
    left = coins - price(s, payment)
    if left < 0:
        return "council.price"
    return "" if reserve <= left else "king.way"


class PayCouncil(Ask[Council]):
    """Which cards to play against the council; ``reserve`` coins are needed for the way."""

    inside = True
    covert = True

    def __init__(self, seat: int, council: int, reserve: int) -> None:
        super().__init__(seat)
        self.council: Final = council
        self.reserve: Final = reserve

    def options(self, s: Council) -> list[Action]:
        council = bag_of(s.councils[self.council])
        player = s.players[self.seat]
        hand = player.hand
        coins = player.coins
        out: list[Action] = []
        for payment in s.box.actions.payments(council):
            if not why_not_pay(s, payment, council, hand, coins, self.reserve):
                out.append(payment)
        return out

    def objection(self, s: Council, action: Action) -> str:
        if not isinstance(action, Pay):
            return "king.council" if self.council == KING else "buy.council"
        player = s.players[self.seat]
        council = bag_of(s.councils[self.council])
        return why_not_pay(s, action, council, player.hand, player.coins, self.reserve)

    def pay(self, s: Council, action: Action) -> None:
        """Cards to the discards, coins off the wealth track."""
        assert isinstance(action, Pay)
        player = s.players[self.seat]
        player.hand -= action.cards
        s.discards += action.cards
        player.coins -= price(s, action)
        if s.told is not None:
            s.told.append(CouncilSatisfied(self.seat, self.council, action.cards, price(s, action)))


class PayForPermit(PayCouncil):
    """The cards for a permit of the council's region."""

    def __init__(self, seat: int, council: int, permit: int) -> None:
        super().__init__(seat, council, 0)
        self.permit: Final = permit

    def answer(self, s: Council, action: Action) -> None:
        self.pay(s, action)
        gain_permit(s, self.seat, self.permit, free=False)


class PayForKing(PayCouncil):
    """The cards for the king's help: he walks to ``city`` and the emporium is built there."""

    def __init__(self, seat: int, city: int, way: int) -> None:
        super().__init__(seat, KING, way)
        self.city: Final = city

    def answer(self, s: Council, action: Action) -> None:
        self.pay(s, action)
        s.players[self.seat].coins -= self.reserve
        if s.told is not None:
            s.told.append(KingMoved(self.seat, s.king, self.city, self.reserve))
        s.king = self.city
        build(s, self.seat, self.city, NONE)
