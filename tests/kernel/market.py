"""A toy game for the kernel's tests: two to four seats haggle at the same time.

Chance deals each seat a secret number of coins, 1 to 3.  Then all bid at once, each in its own
time: ``bid-n`` or ``raise`` (which asks for a bid again on top).  When all have bid, the highest
bid wins two points, and each who bid nothing one point.
"""

from __future__ import annotations

from typing import Any

from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOT_ASKED, Ask, State, Step

DEAL = [Action(f"deal-{n}") for n in (1, 2, 3)]
BID = [Action(f"bid-{n}") for n in range(4)]
RAISE = Action("raise")
WORDS = Vocabulary([*DEAL, *BID, RAISE])


class Market(State):
    def __init__(
        self, seats: int, points: list[int], asks: list[Ask[Any]], purses: list[int], bids: list[int]
    ) -> None:
        super().__init__(seats, points, asks)
        self.purses = purses
        self.bids = bids

    def vocabulary(self) -> Vocabulary:
        return WORDS

    def copy(self) -> Market:
        return Market(self.seats, self.points[:], self.asks[:], self.purses[:], self.bids[:])

    def imagine(self, seat: int, rng: Rng) -> Market:
        s = self.copy()
        for other in range(s.seats):
            if other != seat and s.purses[other]:
                s.purses[other] = rng.below(3) + 1
        return s

    def tiebreaks(self, seat: int) -> list[int]:
        return [self.purses[seat]]


class DealPurse(Ask[Market]):
    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to = to

    def options(self, s: Market) -> list[Action]:
        return list(DEAL)

    def weights(self, s: Market) -> list[int]:
        return [1, 2, 3]

    def objection(self, s: Market, action: Action) -> str:
        return "" if action in DEAL else NOT_ASKED

    def answer(self, s: Market, action: Action) -> None:
        s.purses[self.to] = DEAL.index(action) + 1


class MakeBid(Ask[Market]):
    """All seats are asked this together."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, together=True)

    def options(self, s: Market) -> list[Action]:
        return [*BID[: s.purses[self.seat] + 1], RAISE]

    def objection(self, s: Market, action: Action) -> str:
        return "" if action in self.options(s) else "bid.purse"

    def answer(self, s: Market, action: Action) -> None:
        if action is RAISE:
            s.asks.append(self)
            s.asks.append(Cheer())
        else:
            s.bids[self.seat] = BID.index(action)


class Cheer(Step[Market]):
    """A step on top of a question among others that are still open."""

    def run(self, s: Market) -> None:
        s.bids.append(-1)


class CloseMarket(Step[Market]):
    """Must wait until all have bid."""

    def run(self, s: Market) -> None:
        assert not s.asks
        top = max(s.bids[: s.seats])
        for seat in range(s.seats):
            s.score(seat, "market.top", s.bids[seat] == top, 2)
            s.score(seat, "market.modest", s.bids[seat] == 0, 1)


def new_market(seats: int = 3) -> Market:
    asks: list[Ask[Any]] = [CloseMarket()]
    asks += [MakeBid(seat) for seat in reversed(range(seats))]
    asks += [DealPurse(seat) for seat in reversed(range(seats))]
    return Market(seats, [0] * seats, asks, [0] * seats, [0] * seats)
