"""The set-up that chance and the players decide: duchies, starting castles, goods."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Castle, ChooseDuchy, Offer
from maniero.games.burgundy.events import DuchyChosen
from maniero.games.burgundy.names import DUCHIES, NONE, TILE_CASTLE
from maniero.games.burgundy.rules.placing import lay
from maniero.games.burgundy.rules.rounds import START_PHASE, DrawGood
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action
from maniero.kernel.state import Ask, ByChance, Step


class DealDuchy(ByChance[Burgundy]):
    """Which duchy is dealt next; every one once."""

    def __init__(self, least: int, end: int) -> None:
        super().__init__()
        self.least: Final = least  # Of those from here
        self.end: Final = end  # to before this one.

    def options(self, s: Burgundy) -> list[Action]:
        duchies = range(self.least, self.end)
        return [s.box.actions.offer[duchy] for duchy in duchies if duchy not in s.offered]

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Offer)
        s.offered.append(action.duchy)


class GiveDuchies(Step[Burgundy]):
    """The duchies dealt go to the seats in turn order."""

    def run(self, s: Burgundy) -> None:
        for i, seat in enumerate(s.order):
            settle_in(s, seat, s.offered[i])


class OfferDuchies(Step[Burgundy]):
    """Each player, in turn order, chooses one of two duchies."""

    def run(self, s: Burgundy) -> None:
        for i in range(s.seats - 1, -1, -1):
            s.asks.append(PickDuchy(s.order[i], s.offered[2 * i], s.offered[2 * i + 1]))


class PickDuchy(Ask[Burgundy]):
    """One of the two duchies dealt."""

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.low: Final = min(one, other)
        self.high: Final = max(one, other)

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.duchy[self.low], s.box.actions.duchy[self.high]]

    def objection(self, s: Burgundy, action: Action) -> str:
        fits = isinstance(action, ChooseDuchy) and action.duchy in (self.low, self.high)
        return "" if fits else "setup.chosen"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, ChooseDuchy)
        settle_in(s, self.seat, action.duchy)


def settle_in(s: Burgundy, seat: int, duchy: int) -> None:
    duke = s.dukes[seat]
    duke.duchy = s.box.duchies[duchy]
    duke.tiles = [NONE] * duke.duchy.spaces
    if s.told is not None:
        s.told.append(DuchyChosen(seat, DUCHIES[duchy]))


class Endow(Step[Burgundy]):
    """Workers by turn order, silver and goods for all."""

    def run(self, s: Burgundy) -> None:
        workers, silver, goods = s.box.start_workers, s.box.start_silver, s.box.start_goods
        if s.sides != s.seats:
            workers, silver, goods = s.box.teams.workers, s.box.teams.silver, s.box.teams.goods
        elif s.seats == 1:
            workers, silver, goods = [s.box.solo.workers], s.box.solo.silver, s.box.solo.goods
        for i in range(s.sides - 1, -1, -1):  # The first seats in turn order are of different sides.
            seat = s.order[i]
            s.dukes[seat].workers = workers[i]
            s.dukes[seat].silver = silver
            for _ in range(goods):
                s.asks.append(DrawGood(seat))


class PlaceCastles(Step[Burgundy]):
    """The starting castles, in turn order; then phase A."""

    def __init__(self, anywhere: bool) -> None:
        super().__init__()
        self.anywhere: Final = anywhere  # Any castle space, on every duchy.

    def run(self, s: Burgundy) -> None:
        s.asks.append(START_PHASE[0])
        for i in range(s.sides - 1, -1, -1):
            duke = s.dukes[s.order[i]]
            s.coloured[TILE_CASTLE] -= 1
            if len(duke.duchy.starts) == 1 and not self.anywhere:
                lay(duke, TILE_CASTLE, duke.duchy.starts[0])
            else:
                s.asks.append(PlaceCastle(s.order[i], self.anywhere))


class PlaceCastle(Ask[Burgundy]):
    """Where the starting castle stands; it does nothing and completes nothing."""

    def __init__(self, seat: int, anywhere: bool) -> None:
        super().__init__(seat)
        self.anywhere: Final = anywhere

    def _spaces(self, s: Burgundy) -> list[int]:
        duchy = s.dukes[self.seat].duchy
        return duchy.castles if self.anywhere else duchy.starts

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.castle[space] for space in self._spaces(s)]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if isinstance(action, Castle) and action.space in self._spaces(s) else "setup.castle"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Castle)
        lay(s.dukes[self.seat], TILE_CASTLE, action.space)
