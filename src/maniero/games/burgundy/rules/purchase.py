"""The purchase of a turn: from the black depot, or with monastery 6 from any."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Pay
from maniero.games.burgundy.events import TileBought
from maniero.games.burgundy.monasteries import BUY_ANYWHERE, has
from maniero.games.burgundy.names import BLACK
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, any_tile, is_too_full
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action
from maniero.kernel.state import Ask


def why_not_buy(s: Burgundy, seat: int, depot: int) -> str:
    """The clause that forbids buying from a depot now, or ""."""
    if s.bought:
        return "purchase.once"
    if s.turn != seat:
        return "purchase.turn"
    duke = s.dukes[seat]
    anywhere = has(duke, BUY_ANYWHERE)
    if depot != BLACK and not anywhere:
        return "purchase.black"
    if duke.silver + (duke.workers if anywhere else 0) < s.box.purchase:
        return "purchase.silver"
    if is_too_full(s, seat):
        return "shields.room"
    return "" if any_tile(s, depot, ALL_COLOURS) else "purchase.empty"


def shops(s: Burgundy, seat: int) -> list[int]:
    """The depots where ``seat`` may buy now; mostly none, so that is found out first."""
    duke = s.dukes[seat]
    if s.bought or s.turn != seat or duke.silver + duke.workers < s.box.purchase:
        return []
    if not has(duke, BUY_ANYWHERE):
        return [] if why_not_buy(s, seat, BLACK) else [BLACK]
    return [depot for depot in range(BLACK + 1) if not why_not_buy(s, seat, depot)]


def buy(s: Burgundy, seat: int, depot: int) -> None:
    """Pay, then choose a tile; who has monastery 6 is asked how to pay."""
    s.bought = True
    s.asks.append(ChooseTile(seat, depot, ALL_COLOURS))
    if has(s.dukes[seat], BUY_ANYWHERE):
        s.asks.append(PayForTile(seat, depot))
    else:
        pay(s, seat, depot, s.box.purchase, 0)


def pay(s: Burgundy, seat: int, depot: int, silver: int, workers: int) -> None:
    duke = s.dukes[seat]
    duke.silver -= silver
    duke.workers -= workers
    if s.told is not None:
        s.told.append(TileBought(seat, depot, silver, workers))


class PayForTile(Ask[Burgundy]):
    """Monastery 6: silver and workers in any mixture."""

    inside = True

    def __init__(self, seat: int, depot: int) -> None:
        super().__init__(seat)
        self.depot: Final = depot

    def options(self, s: Burgundy) -> list[Action]:
        return [payment for payment in s.box.actions.pay if not self.objection(s, payment)]

    def objection(self, s: Burgundy, action: Action) -> str:
        duke = s.dukes[self.seat]
        if not isinstance(action, Pay):
            return "monastery.6"
        return "" if action.silver <= duke.silver and action.workers <= duke.workers else "purchase.silver"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Pay)
        pay(s, self.seat, self.depot, action.silver, action.workers)
