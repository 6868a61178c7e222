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
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED, Ask, Step


class DrawCard(Ask[Council]):
    """Chance says which card ``to`` draws, face down."""

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
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
            many = count(s.deck, kind)
            if many:
                out.append(many)
        return out

    def objection(self, s: Council, action: Action) -> str:
        fits = isinstance(action, Draw) and count(s.deck, action.kind) > 0
        return "" if fits else NOT_ASKED

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Draw)
        card: i64 = one(action.kind)
        s.deck -= card
        s.players[self.to].hand += card
        if s.told is not None:
            s.told.append(CardDrawn(self.to, action.kind))
        reshuffle_if_empty(s)


class Deal(Step[Council]):
    """``to`` draws ``many`` cards, or what there is."""

    def __init__(self, to: int, many: int) -> None:
        super().__init__()
        self.to: Final = to
        self.many: Final = many

    def run(self, s: Council) -> None:
        reshuffle_if_empty(s)
        if s.deck == 0:
            return
        if self.many > 1:
            deal(s, self.to, self.many - 1)
        s.asks.append(DRAW_CARD[self.to])


# Questions hold only numbers, so one object of each serves all games.
DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
DEAL: Final = [[Deal(seat, many) for many in range(10)] for seat in range(MOST_SEATS)]


def deal(s: Council, seat: int, many: int) -> None:
    """Put on the stack that ``seat`` draws ``many`` cards."""
    if many:
        s.asks.append(DEAL[seat][many] if many < 10 else Deal(seat, many))


def reshuffle_if_empty(s: Council) -> None:
    """When the deck runs out the discards are the deck."""
    if s.deck == 0 and s.discards:
        s.deck = s.discards
        s.discards = 0
        if s.told is not None:
            s.told.append(DeckReshuffled(NOBODY))
