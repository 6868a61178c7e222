"""The set-up that chance and the players decide: duchies, starting castles, goods."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Castle, ChooseDuchy, Offer
from maniero.games.burgundy.events import DuchyChosen
from maniero.games.burgundy.names import DUCHIES, TILE_CASTLE
from maniero.games.burgundy.rules.placing import lay
from maniero.games.burgundy.rules.rounds import START_PHASE, DrawGood
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action
from maniero.kernel.state import Ask, ByChance, Step

FIRST_DUCHY_TO_CHOOSE: Final = 2  # Duchies 3 to 10 are dealt to be chosen from.


class DealDuchy(ByChance[Burgundy]):
    """Which duchy is dealt next; every one once."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least: Final = least  # Duchies before this one stay in the box.

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.offer[duchy] for duchy in range(self.least, DUCHIES) if duchy not in s.offered]

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
    s.dukes[seat].duchy = s.box.duchies[duchy]
    if s.told is not None:
        s.told.append(DuchyChosen(seat, duchy + 1))


class Endow(Step[Burgundy]):
    """Workers by turn order, silver and goods for all."""

    def run(self, s: Burgundy) -> None:
        for i in range(s.seats - 1, -1, -1):
            seat = s.order[i]
            s.dukes[seat].workers = s.box.start_workers[i]
            s.dukes[seat].silver = s.box.start_silver
            for _ in range(s.box.start_goods):
                s.asks.append(DrawGood(seat))


class PlaceCastles(Step[Burgundy]):
    """The starting castles, in turn order; then phase A."""

    def __init__(self, chosen: bool) -> None:
        super().__init__()
        self.chosen: Final = chosen  # Any castle space, on every duchy.

    def run(self, s: Burgundy) -> None:
        s.asks.append(START_PHASE[0])
        for i in range(s.seats - 1, -1, -1):
            duke = s.dukes[s.order[i]]
            s.coloured[TILE_CASTLE] -= 1
            if len(duke.duchy.starts) == 1 and not self.chosen:
                lay(duke, TILE_CASTLE, duke.duchy.starts[0])
            else:
                s.asks.append(PlaceCastle(s.order[i]))


class PlaceCastle(Ask[Burgundy]):
    """Where the starting castle stands; it does nothing and completes nothing."""

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.castle[space] for space in s.dukes[self.seat].duchy.castles]

    def objection(self, s: Burgundy, action: Action) -> str:
        fits = isinstance(action, Castle) and action.space in s.dukes[self.seat].duchy.castles
        return "" if fits else "setup.castle"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Castle)
        lay(s.dukes[self.seat], TILE_CASTLE, action.space)
