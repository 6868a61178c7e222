"""Acting: what a die, a castle or a building lets a player do, and the purchase beside it.

One question serves all of them.  A turn has dice; an effect has none and allows a part of the
same actions, with any number.  The purchase of the turn is offered with every one of them,
since it may be made at any moment, also inside an action.
"""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import (
    Buy,
    End,
    Place,
    Sell,
    Skip,
    Take,
    TakeShield,
    Tile,
    WithDie,
    Workers,
)
from maniero.games.burgundy.events import SilverTaken, TilePlaced, WorkersTaken
from maniero.games.burgundy.expansions.teams import OfKeySpace, lies_in_both, take_out
from maniero.games.burgundy.monasteries import (
    MORE_WORKERS,
    SILVER_WITH_WORKERS,
    added,
    usual_or,
    worker_reach,
)
from maniero.games.burgundy.names import (
    BANK,
    BASE_BUILDINGS,
    BOARDING,
    BUILDING,
    BUILDING_OF,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOUR_OF,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    MOST_SEATS,
    NONE,
    SHIP,
    SPACES_OF_ONE,
    TILE_CASTLE,
    TILE_SHIP,
    WAREHOUSE,
    WATCHTOWER,
    WILD,
)
from maniero.games.burgundy.rules.dice import numbers_to_use, put_away, spend_workers, use
from maniero.games.burgundy.rules.gains import gain_silver, gain_workers
from maniero.games.burgundy.rules.goods import sail, sell
from maniero.games.burgundy.rules.placing import (
    lay,
    room_for,
    score_completed,
    score_livestock,
    why_not_place,
    why_not_space,
)
from maniero.games.burgundy.rules.purchase import buy, shops, why_not_buy
from maniero.games.burgundy.rules.reaching import (
    add_places,
    add_sells,
    add_takes,
    workers_for,
    workers_to_place,
)
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, any_tile, is_too_full, usable
from maniero.games.burgundy.state import BY_EFFECT, WITH_CASTLE, WITH_DICE, Burgundy, Duke
from maniero.kernel.action import Action
from maniero.kernel.bags import count
from maniero.kernel.state import Ask

NO_DIE: Final = [WILD]
NO_TILES: Final[list[int]] = []


class Act(Ask[Burgundy]):
    """What to do next.  ``takes`` are the colours that may be taken, as bits."""

    def __init__(
        self,
        seat: int,
        moment: int,
        takes: int,
        places: bool,
        sells: bool,
        workers: bool,
        clause: str,
        white: bool = False,
    ) -> None:
        super().__init__(seat)
        self.moment: Final = moment  # WITH_DICE, WITH_CASTLE or BY_EFFECT.
        self.turn: Final = moment == WITH_DICE  # Until it is ended; else once, without a die of one's own.
        self.inside = not self.turn
        self.takes: Final = takes
        self.places: Final = places
        self.sells: Final = sells
        self.workers: Final = workers
        self.clause: Final = clause  # Which says what may be done.
        self.white: Final = white  # With the white die, not with any number.

    # ---- what may be done

    def options(self, s: Burgundy) -> list[Action]:
        duke = s.dukes[self.seat]
        dice = self.dice(s)
        reach = worker_reach(s, duke)
        tiles = usable(s, self.seat) if self.places else NO_TILES
        found: list[Action] = []
        if dice:
            if self.takes and not is_too_full(s, self.seat):
                add_takes(s, duke, dice, reach, self.takes, found)
            if tiles:
                add_places(s, duke, tiles, dice, reach, 0, found)
            if self.sells and duke.goods:
                add_sells(s, duke, dice, reach, found)
            if self.workers:
                for die in dice:
                    found.append(s.box.actions.workers[die])
        for depot in shops(s, self.seat):
            found.append(s.box.actions.buy[depot])
        found.append(s.box.actions.end if self.turn else s.box.actions.skip)
        if s.expansions:
            if tiles and duke.duchy.spaces > SPACES_OF_ONE:
                add_places(s, duke, tiles, dice, reach, SPACES_OF_ONE, found)
            for expansion in s.expansions:
                expansion.offers(s, self.seat, self.moment, found)
        return found

    def dice(self, s: Burgundy) -> list[int]:
        """The numbers that may be used, each once."""
        if self.white:
            return [s.white]
        if not self.turn:
            return NO_DIE
        return numbers_to_use(s, self.seat)

    def objection(self, s: Burgundy, action: Action) -> str:
        if isinstance(action, Buy):
            return why_not_buy(s, self.seat, action.depot)
        if isinstance(action, End):
            return "" if self.turn else self.clause
        if isinstance(action, Skip):
            return "turn.end" if self.turn else ""
        if not isinstance(action, WithDie):
            return self._objection_of_expansions(s, action)
        if action.die not in self.dice(s):
            return self.clause
        duke = s.dukes[self.seat]
        reason = self._why_not_act(s, duke, action)
        if reason:
            return reason
        return "" if workers_for(s, self.seat, action) <= duke.workers else "workers.change"

    def _objection_of_expansions(self, s: Burgundy, action: Action) -> str:
        for expansion in s.expansions:
            reason = expansion.objection(s, self.seat, self.moment, action)
            if reason is not None:
                return reason
        return self.clause

    def _why_not_act(self, s: Burgundy, duke: Duke, action: WithDie) -> str:
        """The clause that forbids an action whatever the die, or ""."""
        if isinstance(action, Take):
            return self._why_not_take(s, action.depot)
        if isinstance(action, Place):
            tiles = usable(s, self.seat)
            return why_not_space(duke, tiles, action.space) if self.places else self.clause
        if isinstance(action, Sell):
            return self._why_not_sell(duke, action.good)
        return "" if self.workers else self.clause

    def _why_not_take(self, s: Burgundy, depot: int) -> str:
        if not any_tile(s, depot, self.takes):
            return "take.depot" if self.takes == ALL_COLOURS else self.clause
        return "shields.room" if is_too_full(s, self.seat) else ""

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
                use(s, self.seat, action.die)
            self._act(s, action)
        elif isinstance(action, (End, Skip)):
            if self.turn:
                s.turn = NONE
                put_away(s, self.seat)
        else:
            if self.turn or not isinstance(action, TakeShield):  # A castle's shield is its action.
                s.asks.append(self)
            for expansion in s.expansions:
                expansion.acts(s, self.seat, self.moment, action)

    def _act(self, s: Burgundy, action: WithDie) -> None:
        if isinstance(action, Place):
            s.asks.append(ChooseStored(self.seat, action.die, action.space))
            return
        workers = workers_for(s, self.seat, action)
        if isinstance(action, Take):
            spend_workers(s, self.seat, workers, action.die, action.depot + 1)
            s.asks.append(ChooseTile(self.seat, action.depot, self.takes))
        elif isinstance(action, Sell):
            spend_workers(s, self.seat, workers, action.die, action.good + 1)
            sell(s, self.seat, action.good)
        elif isinstance(action, Workers):
            take_workers(s, self.seat)


def workers_taken(s: Burgundy, duke: Duke) -> tuple[int, int]:
    """Workers and silver that the action "take workers" gives."""
    return usual_or(s, duke, MORE_WORKERS, s.box.take_workers), added(s, duke, SILVER_WITH_WORKERS)


def take_workers(s: Burgundy, seat: int) -> None:
    """The action "take workers"."""
    workers, silver = workers_taken(s, s.dukes[seat])
    gain_silver(s, seat, silver)
    if s.told is not None:
        s.told.append(WorkersTaken(seat, workers, silver))
    gain_workers(s, seat, workers)


# ---- placing, and what it sets off


class ChooseStored(Ask[Burgundy]):
    """Which stored tile goes to ``space``; the workers are paid then: how many depends on the tile."""

    inside = True

    def __init__(self, seat: int, die: int, space: int) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.space: Final = space

    def options(self, s: Burgundy) -> list[Action]:
        duke = s.dukes[self.seat]
        found: list[Action] = []
        for tile in sorted(set(usable(s, self.seat))):
            if room_for(duke, tile) >> self.space & 1 and self._workers(s, duke, tile) <= duke.workers:
                found.append(s.box.actions.tile[tile])
        return found

    def _workers(self, s: Burgundy, duke: Duke, tile: int) -> int:
        return workers_to_place(s, duke, self.die, COLOUR_OF[tile], self.space)

    def objection(self, s: Burgundy, action: Action) -> str:
        duke = s.dukes[self.seat]
        if not isinstance(action, Tile) or action.tile not in usable(s, self.seat):
            return "place.storage"
        reason = why_not_place(duke, action.tile, self.space)
        if reason:
            return reason
        return "" if self._workers(s, duke, action.tile) <= duke.workers else "workers.change"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Tile)
        duke = s.dukes[self.seat]
        workers = self._workers(s, duke, action.tile)
        spend_workers(s, self.seat, workers, self.die, duke.duchy.dice[self.space])
        if s.sides != s.seats and lies_in_both(s, self.seat, action.tile):
            s.asks.append(PlaceFrom(self.seat, action.tile, self.space))
        else:
            take_out(s, self.seat, action.tile)
            place(s, self.seat, action.tile, self.space)


class PlaceFrom(OfKeySpace):
    """A team has the tile twice: which one is placed."""

    def __init__(self, seat: int, tile: int, space: int) -> None:
        super().__init__(seat, tile)
        self.space: Final = space

    def answer(self, s: Burgundy, action: Action) -> None:
        self.chosen(s, action).remove(self.tile)
        place(s, self.seat, self.tile, self.space)


def place(s: Burgundy, seat: int, tile: int, space: int) -> None:
    """Lay the tile, score what it completes, and set off its effect."""
    lay(s.dukes[seat], tile, space)
    if s.told is not None:
        s.told.append(TilePlaced(seat, tile, space))
    for expansion in s.expansions:
        if expansion.takes_over(s, tile, space):
            return
    if COLOUR_OF[tile] == LIVESTOCK:
        score_livestock(s, seat, tile, space)
    score_completed(s, seat, space)
    for expansion in s.expansions:
        expansion.placed(s, seat, tile, space)
    if tile == TILE_SHIP:
        sail(s, seat)
    elif tile == TILE_CASTLE:
        s.asks.append(CASTLE_ACTION[seat])
    elif BUILDING_OF[tile] != NONE:
        use_building(s, seat, BUILDING_OF[tile])


def use_building(s: Burgundy, seat: int, building: int) -> None:
    """What a building does, once, when it is placed."""
    if building == BOARDING:
        if s.told is not None:
            s.told.append(WorkersTaken(seat, s.box.boarding, 0))
        gain_workers(s, seat, s.box.boarding)
    elif building == BANK:
        gain_silver(s, seat, s.box.bank)
        if s.told is not None:
            s.told.append(SilverTaken(seat, s.box.bank))
    elif building == WATCHTOWER:
        s.score(seat, "building.watchtower", 1, s.box.watchtower)
    elif building < BASE_BUILDINGS:
        s.asks.append(BUILDING_ACTION[building][seat])
    for expansion in s.expansions:
        expansion.building_used(s, seat, building)


def actions(moment: int, clause: str) -> list[Act]:
    """Any of the four actions, for each seat."""
    return [Act(seat, moment, ALL_COLOURS, True, True, True, clause) for seat in range(MOST_SEATS)]


def _effects(takes: list[int], places: bool, sells: bool, clause: str) -> list[Act]:
    """The question of a building for each seat; ``takes`` are colours."""
    colours = sum(1 << colour for colour in takes)
    return [Act(seat, BY_EFFECT, colours, places, sells, False, clause) for seat in range(MOST_SEATS)]


# Questions hold only numbers, so one object of each serves all games.
TURN: Final = actions(WITH_DICE, "turn.dice")
CASTLE_ACTION: Final = actions(WITH_CASTLE, "castle.action")
BUILDING_ACTION: Final[dict[int, list[Act]]] = {
    MARKET: _effects([SHIP, LIVESTOCK], False, False, "building.market"),
    CARPENTER: _effects([BUILDING], False, False, "building.carpenter"),
    CHURCH: _effects([MINE, MONASTERY, CASTLE], False, False, "building.church"),
    WAREHOUSE: _effects([], False, True, "building.warehouse"),
    CITY_HALL: _effects([], True, False, "building.cityhall"),
}
