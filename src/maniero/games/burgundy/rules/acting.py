"""Acting: what a die, a castle or a building lets a player do, and the purchase beside it.

One question serves all of them.  A turn has dice; an effect has none and allows a part of the
same actions, with any number.  The purchase of the turn is offered with every one of them,
since it may be made at any moment, also inside an action.
"""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Buy, End, Place, Sell, Skip, Take, Tile, WithDie, Workers
from maniero.games.burgundy.events import SilverTaken, TilePlaced, WorkersTaken
from maniero.games.burgundy.monasteries import (
    MORE_WORKERS,
    SILVER_WITH_WORKERS,
    added,
    free_placing,
    free_taking,
    usual_or,
    worker_reach,
)
from maniero.games.burgundy.names import (
    BANK,
    BOARDING,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOUR_OF,
    COLOURS,
    DEPOTS,
    FIRST_BUILDING,
    FIRST_MONASTERY,
    GOODS,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    MOST_SEATS,
    NONE,
    SHIP,
    SPACES,
    TILE_CASTLE,
    TILE_SHIP,
    WAREHOUSE,
    WATCHTOWER,
    WILD,
)
from maniero.games.burgundy.rules.dice import spend_workers, workers_for, workers_needed
from maniero.games.burgundy.rules.goods import sail, sell
from maniero.games.burgundy.rules.placing import (
    fitting,
    lay,
    score_completed,
    score_livestock,
    why_not_place,
    why_not_space,
)
from maniero.games.burgundy.rules.purchase import buy, why_not_buy
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, any_tile
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.action import Action
from maniero.kernel.bags import count
from maniero.kernel.bits import bit
from maniero.kernel.state import Ask

NO_DIE: Final = [WILD]


class Act(Ask[Burgundy]):
    """What to do next.  ``takes`` are the colours that may be taken, as bits."""

    def __init__(
        self, seat: int, turn: bool, takes: int, places: bool, sells: bool, workers: bool, clause: str
    ) -> None:
        super().__init__(seat)
        self.turn: Final = turn  # With the dice of the turn; else once, without a die.
        self.takes: Final = takes
        self.places: Final = places
        self.sells: Final = sells
        self.workers: Final = workers
        self.clause: Final = clause  # Which says what may be done.

    # ---- what may be done

    def options(self, s: Burgundy) -> list[Action]:
        duke = s.dukes[self.seat]
        dice = self._dice(duke)
        found: list[Action] = []
        if dice:
            reach = worker_reach(s, duke)
            if self.takes:
                self._add_takes(s, duke, dice, reach, found)
            if self.places:
                self._add_places(s, duke, dice, reach, found)
            if self.sells and duke.goods:
                self._add_sells(s, duke, dice, reach, found)
            if self.workers:
                for die in dice:
                    found.append(s.box.actions.workers[die])
        for depot in range(DEPOTS + 1):
            if not why_not_buy(s, duke, depot):
                found.append(s.box.actions.buy[depot])
        found.append(s.box.actions.end if self.turn else s.box.actions.skip)
        return found

    def _dice(self, duke: Duke) -> list[int]:
        """The numbers that may be used, each once."""
        if not self.turn:
            return NO_DIE
        dice = duke.dice
        return dice[:1] if len(dice) == 2 and dice[0] == dice[1] else dice

    def _add_takes(self, s: Burgundy, duke: Duke, dice: list[int], reach: int, found: list[Action]) -> None:
        free = free_taking(s, duke)
        depots = [depot for depot in range(DEPOTS) if not self._why_not_take(s, depot)]
        for die in dice:
            for depot in depots:
                if workers_needed(die, depot + 1, free, reach) <= duke.workers:
                    found.append(s.box.actions.take[die][depot])

    def _add_places(self, s: Burgundy, duke: Duke, dice: list[int], reach: int, found: list[Action]) -> None:
        spaces = fitting(duke)
        if not spaces:
            return
        duchy = duke.duchy
        free = [free_placing(s, duke, colour) for colour in range(len(COLOURS))]
        for die in dice:
            for space in range(len(SPACES)):
                if spaces & bit(space):
                    needed = workers_needed(die, duchy.dice[space], free[duchy.colours[space]], reach)
                    if needed <= duke.workers:
                        found.append(s.box.actions.place[die][space])

    def _add_sells(self, s: Burgundy, duke: Duke, dice: list[int], reach: int, found: list[Action]) -> None:
        goods = [good for good in range(len(GOODS)) if not self._why_not_sell(duke, good)]
        for die in dice:
            for good in goods:
                if workers_needed(die, good + 1, 0, reach) <= duke.workers:
                    found.append(s.box.actions.sell[die][good])

    def objection(self, s: Burgundy, action: Action) -> str:
        duke = s.dukes[self.seat]
        if isinstance(action, Buy):
            return why_not_buy(s, duke, action.depot)
        if isinstance(action, End):
            return "" if self.turn else self.clause
        if isinstance(action, Skip):
            return "turn.end" if self.turn else ""
        if not isinstance(action, WithDie) or action.die not in self._dice(duke):
            return self.clause
        reason = self._why_not_act(s, duke, action)
        if reason:
            return reason
        return "" if workers_for(s, duke, action) <= duke.workers else "workers.change"

    def _why_not_act(self, s: Burgundy, duke: Duke, action: WithDie) -> str:
        """The clause that forbids an action whatever the die, or ""."""
        if isinstance(action, Take):
            return self._why_not_take(s, action.depot)
        if isinstance(action, Place):
            return why_not_space(duke, action.space) if self.places else self.clause
        if isinstance(action, Sell):
            return self._why_not_sell(duke, action.good)
        return "" if self.workers else self.clause

    def _why_not_take(self, s: Burgundy, depot: int) -> str:
        if any_tile(s, depot, self.takes):
            return ""
        return "take.depot" if self.takes == ALL_COLOURS else self.clause

    def _why_not_sell(self, duke: Duke, good: int) -> str:
        if not self.sells:
            return self.clause
        return "" if count(duke.goods, good) else "sell.goods"

    # ---- what it does

    def answer(self, s: Burgundy, action: Action) -> None:
        if isinstance(action, Buy):
            s.asks.append(self)
            buy(s, self.seat, action.depot)
        elif isinstance(action, WithDie):
            if self.turn:
                s.asks.append(self)
                s.dukes[self.seat].dice.remove(action.die)
            self._act(s, action)
        elif self.turn:
            s.turn = NONE
            s.dukes[self.seat].dice.clear()

    def _act(self, s: Burgundy, action: WithDie) -> None:
        spend_workers(s, self.seat, action)
        if isinstance(action, Take):
            s.asks.append(ChooseTile(self.seat, action.depot, self.takes))
        elif isinstance(action, Place):
            s.asks.append(ChooseStored(self.seat, action.space))
        elif isinstance(action, Sell):
            sell(s, self.seat, action.good)
        elif isinstance(action, Workers):
            take_workers(s, self.seat)


def workers_taken(s: Burgundy, duke: Duke) -> tuple[int, int]:
    """Workers and silver that the action "take workers" gives."""
    return usual_or(s, duke, MORE_WORKERS, s.box.take_workers), added(s, duke, SILVER_WITH_WORKERS)


def take_workers(s: Burgundy, seat: int) -> None:
    """The action "take workers"."""
    duke = s.dukes[seat]
    workers, silver = workers_taken(s, duke)
    duke.workers += workers
    duke.silver += silver
    if s.told is not None:
        s.told.append(WorkersTaken(seat, workers, silver))


# ---- placing, and what it sets off


class ChooseStored(Ask[Burgundy]):
    """Which stored tile goes to ``space``."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def options(self, s: Burgundy) -> list[Action]:
        duke = s.dukes[self.seat]
        fits = [tile for tile in duke.storage if not why_not_place(duke, tile, self.space)]
        return [s.box.actions.tile[tile] for tile in sorted(set(fits))]

    def objection(self, s: Burgundy, action: Action) -> str:
        duke = s.dukes[self.seat]
        if not isinstance(action, Tile) or action.tile not in duke.storage:
            return "place.storage"
        return why_not_place(duke, action.tile, self.space)

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Tile)
        s.dukes[self.seat].storage.remove(action.tile)
        place(s, self.seat, action.tile, self.space)


def place(s: Burgundy, seat: int, tile: int, space: int) -> None:
    """Lay the tile, score what it completes, and set off its effect."""
    lay(s.dukes[seat], tile, space)
    if s.told is not None:
        s.told.append(TilePlaced(seat, tile, space))
    if COLOUR_OF[tile] == LIVESTOCK:
        score_livestock(s, seat, tile, space)
    score_completed(s, seat, space)
    if tile == TILE_SHIP:
        sail(s, seat)
    elif tile == TILE_CASTLE:
        s.asks.append(CASTLE_ACTION[seat])
    elif FIRST_BUILDING <= tile < FIRST_MONASTERY:
        use_building(s, seat, tile - FIRST_BUILDING)


def use_building(s: Burgundy, seat: int, building: int) -> None:
    """What a building does, once, when it is placed."""
    duke = s.dukes[seat]
    if building == BOARDING:
        duke.workers += s.box.boarding
        if s.told is not None:
            s.told.append(WorkersTaken(seat, s.box.boarding, 0))
    elif building == BANK:
        duke.silver += s.box.bank
        if s.told is not None:
            s.told.append(SilverTaken(seat, s.box.bank))
    elif building == WATCHTOWER:
        s.score(seat, "building.watchtower", 1, s.box.watchtower)
    else:
        s.asks.append(BUILDING_ACTION[building][seat])


def _effects(takes: list[int], places: bool, sells: bool, clause: str) -> list[Act]:
    """The question of a building for each seat; ``takes`` are colours."""
    colours = sum(1 << colour for colour in takes)
    return [Act(seat, False, colours, places, sells, False, clause) for seat in range(MOST_SEATS)]


# Questions hold only numbers, so one object of each serves all games.
TURN: Final = [Act(seat, True, ALL_COLOURS, True, True, True, "turn.dice") for seat in range(MOST_SEATS)]
CASTLE_ACTION: Final = [
    Act(seat, False, ALL_COLOURS, True, True, True, "castle.action") for seat in range(MOST_SEATS)
]
BUILDING_ACTION: Final[dict[int, list[Act]]] = {
    MARKET: _effects([SHIP, LIVESTOCK], False, False, "building.market"),
    CARPENTER: _effects([BUILDING], False, False, "building.carpenter"),
    CHURCH: _effects([MINE, MONASTERY, CASTLE], False, False, "building.church"),
    WAREHOUSE: _effects([], False, True, "building.warehouse"),
    CITY_HALL: _effects([], True, False, "building.cityhall"),
}
