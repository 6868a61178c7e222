"""Characters: drawing them, selling them, and where they go afterwards."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.actions import Draw, Sell
from maniero.games.castelli.events import CardDrawn, CardSold
from maniero.games.castelli.names import MOST_SEATS
from maniero.games.castelli.state import ALL_SEATS, Castelli, character_of, under_deck
from maniero.kernel.action import Action
from maniero.kernel.bits import bit
from maniero.kernel.state import Aside, Ask, ByChance, Step

_USUAL: Final = 10  # Cards drawn at once, more are rare.


# ---- drawing


class DrawCard(ByChance[Castelli]):
    """Chance says which card ``to`` draws: of the shuffled deck, then of those under it in their order."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def options(self, s: Castelli) -> list[Action]:
        draw = s.box.actions.draw
        if not s.shuffled:
            return [draw[character_of(s.bottom[0])]]
        found: list[Action] = []
        for character, count in enumerate(s.deck):
            if count:
                found.append(draw[character])
        return found

    def weights(self, s: Castelli) -> list[int]:
        return [count for count in s.deck if count] if s.shuffled else [1]

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Draw)
        if s.shuffled:
            s.deck[action.character] -= 1
            s.shuffled -= 1
        else:
            s.bottom.pop(0)
        gain_card(s, self.to, action.character)
        if s.told is not None:
            s.told.append(CardDrawn(self.to, action.character))


class Deal(Step[Castelli]):
    """``to`` draws ``cards`` cards, or what there is."""

    def __init__(self, to: int, cards: int) -> None:
        super().__init__()
        self.to: Final = to
        self.cards: Final = cards

    def run(self, s: Castelli) -> None:
        if s.deck_size():
            deal(s, self.to, self.cards - 1)
            s.asks.append(DRAW_CARD[self.to])


def deal(s: Castelli, seat: int, cards: int) -> None:
    """Put on the stack that ``seat`` draws ``cards`` cards."""
    if cards > 0:
        s.asks.append(DEAL[seat][cards] if cards < _USUAL else Deal(seat, cards))


def gain_card(s: Castelli, seat: int, character: int) -> None:
    hand = s.lords[seat].hand
    hand.append(character)
    hand.sort()


# ---- playing and selling


def show_and_lay_aside(s: Castelli, seat: int, character: int) -> None:
    """A card that was played goes under the deck; all have seen it."""
    s.lords[seat].hand.remove(character)
    s.bottom.append(under_deck(character, ALL_SEATS))


def why_no_help(s: Castelli, seat: int, character: int) -> str:
    """The clause that keeps a seat from playing a steward or a guard in the turn of another."""
    if character not in s.lords[seat].hand:
        return "card.hand"
    return "card.one-for-others" if s.helped & bit(seat) else ""


def help_with(s: Castelli, seat: int, character: int) -> None:
    """A card is played in the turn of another."""
    s.helped |= bit(seat)
    show_and_lay_aside(s, seat, character)


def add_sales(s: Castelli, seat: int, found: list[Action]) -> None:
    last = -1
    for character in s.lords[seat].hand:
        if character != last:
            found.append(s.box.actions.sell[character])
        last = character


def why_not_sell(s: Castelli, seat: int, action: Sell) -> str:
    return "" if action.character in s.lords[seat].hand else "card.hand"


def sell(s: Castelli, seat: int, character: int) -> None:
    """The card goes under the deck unseen; the mine pays what it has."""
    lord = s.lords[seat]
    silver = min(s.box.sale, s.mine)
    lord.hand.remove(character)
    s.bottom.append(under_deck(character, int(bit(seat))))
    s.mine -= silver
    lord.silver += silver
    if s.told is not None:
        s.told.append(CardSold(seat, character, silver))


class SellBetweenTurns(Aside[Castelli]):
    """Before the next player has done anything the others may sell; nobody waits for them."""

    covert = True

    def options(self, s: Castelli) -> list[Action]:
        found: list[Action] = []
        add_sales(s, self.seat, found)
        return found

    def objection(self, s: Castelli, action: Action) -> str:
        return why_not_sell(s, self.seat, action) if isinstance(action, Sell) else "hidden.others"

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Sell)
        sell(s, self.seat, action.character)
        if s.lords[self.seat].hand:
            s.asks.append(self)


class SellAtTheEnd(Ask[Castelli]):
    """After the last turn: the last sales before the mine is evaluated."""

    def options(self, s: Castelli) -> list[Action]:
        found: list[Action] = []
        add_sales(s, self.seat, found)
        found.append(s.box.actions.done)
        return found

    def objection(self, s: Castelli, action: Action) -> str:
        if isinstance(action, Sell):
            return why_not_sell(s, self.seat, action)
        return "" if action is s.box.actions.done else "end.sales"

    def answer(self, s: Castelli, action: Action) -> None:
        if isinstance(action, Sell):
            sell(s, self.seat, action.character)
            if s.lords[self.seat].hand:
                s.asks.append(self)


# Questions hold only numbers, so one object of each serves all games.
DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
DEAL: Final = [[Deal(seat, cards) for cards in range(_USUAL)] for seat in range(MOST_SEATS)]
SELL_BETWEEN_TURNS: Final = [SellBetweenTurns(seat) for seat in range(MOST_SEATS)]
SELL_AT_THE_END: Final = [SellAtTheEnd(seat) for seat in range(MOST_SEATS)]
