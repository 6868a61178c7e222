"""Politics cards: drawing them, and the deck that starts again from the discards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.council.actions import Draw
from maniero.games.council.events import CardDrawn, DeckReshuffled
from maniero.games.council.names import CARDS, MOST_SEATS
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bags import count, one
from maniero.kernel.state import NOBODY, ByChance, Step


class DrawCard(ByChance[Council]):
    """Chance says which card ``to`` draws, face down."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def options(self, s: Council) -> list[Action]:
        out: list[Action] = []
        for kind in range(len(CARDS)):
            if count(s.deck, kind):
                out.append(s.box.actions.draw[kind])
        return out

    def weights(self, s: Council) -> list[int]:
        out: list[int] = []
        for kind in range(len(CARDS)):
            left = count(s.deck, kind)
            if left:
                out.append(left)
        return out

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Draw)
        card: i64 = one(action.kind)
        s.deck -= card
        s.players[self.to].hand += card
        if s.told is not None:
            s.told.append(CardDrawn(self.to, action.kind))
        reshuffle_if_empty(s)


class Deal(Step[Council]):
    """``to`` draws ``cards`` cards, or what there is."""

    def __init__(self, to: int, cards: int) -> None:
        super().__init__()
        self.to: Final = to
        self.cards: Final = cards

    def run(self, s: Council) -> None:
        reshuffle_if_empty(s)
        if s.deck == 0:
            return
        if self.cards > 1:
            deal(s, self.to, self.cards - 1)
        s.asks.append(DRAW_CARD[self.to])


# Questions hold only numbers, so one object of each serves all games.
DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
DEAL: Final = [[Deal(seat, cards) for cards in range(10)] for seat in range(MOST_SEATS)]


def deal(s: Council, seat: int, cards: int) -> None:
    """Put on the stack that ``seat`` draws ``cards`` cards."""
    if cards:
        s.asks.append(DEAL[seat][cards] if cards < 10 else Deal(seat, cards))


def reshuffle_if_empty(s: Council) -> None:
    """When the deck runs out the discards are the deck."""
    if s.deck == 0 and s.discards:
        s.deck = s.discards
        s.discards = 0
        if s.told is not None:
            s.told.append(DeckReshuffled(NOBODY))
