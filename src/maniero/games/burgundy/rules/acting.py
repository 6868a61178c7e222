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
    Pay,
    Place,
    Sell,
    Skip,
    Take,
    Tile,
    WithDie,
)
from maniero.games.burgundy.events import (
    SilverTaken,
    TileBought,
    TilePlaced,
    WorkersSpent,
    WorkersTaken,
)
from maniero.games.burgundy.monasteries import (
    BUY_ANYWHERE,
    EASY_TAKING,
    MORE_WORKERS,
    SILVER_WITH_WORKERS,
    STRONG_WORKERS,
    easy_placing,
    has,
)
from maniero.games.burgundy.names import (
    BANK,
    BLACK,
    BOARDING,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOUR_OF,
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
from maniero.games.burgundy.rules.goods import sail, sell
from maniero.games.burgundy.rules.placing import (
    fitting,
    lay,
    score_completed,
    score_livestock,
    why_not_place,
)
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, any_tile, tiles_in
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.action import Action
from maniero.kernel.bags import count
from maniero.kernel.bits import bit
from maniero.kernel.state import Ask


def workers_needed(duke: Duke, die: int, number: int, easy: bool) -> int:
    """Workers that turn a die showing ``die`` into ``number``; 6 lies next to 1."""
    if die == WILD:
        return 0
    apart = abs(die - number)
    apart = min(apart, 6 - apart)
    if easy and apart:
        apart -= 1
    return (apart + 1) // 2 if has(duke, STRONG_WORKERS) else apart


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

    # ---- what may be said

    def options(self, s: Burgundy) -> list[Action]:
        duke = s.dukes[self.seat]
        dice = [WILD]
        if self.turn:
            dice = duke.dice
            if len(dice) == 2 and dice[0] == dice[1]:
                dice = dice[:1]
        out: list[Action] = []
        if dice:
            if self.takes:
                self._takes(s, duke, dice, out)
            if self.places:
                self._places(s, duke, dice, out)
            if self.sells and duke.goods:
                self._sells(s, duke, dice, out)
            if self.workers:
                for die in dice:
                    out.append(s.box.actions.workers[die])
        if not s.bought:
            for depot in range(DEPOTS + 1):
                if not why_not_buy(s, duke, depot):
                    out.append(s.box.actions.buy[depot])
        out.append(s.box.actions.end if self.turn else s.box.actions.skip)
        return out

    def _takes(self, s: Burgundy, duke: Duke, dice: list[int], out: list[Action]) -> None:
        for die in dice:
            for depot in range(DEPOTS):
                if any_tile(s, depot, self.takes):
                    if workers_needed(duke, die, depot + 1, has(duke, EASY_TAKING)) <= duke.workers:
                        out.append(s.box.actions.take[die][depot])

    def _places(self, s: Burgundy, duke: Duke, dice: list[int], out: list[Action]) -> None:
        fits = fitting(duke)
        if not fits:
            return
        easy = [easy_placing(duke, colour) for colour in range(6)]
        for die in dice:
            for space in range(len(SPACES)):
                if fits & bit(space):
                    colour = duke.duchy.colours[space]
                    if workers_needed(duke, die, duke.duchy.dice[space], easy[colour]) <= duke.workers:
                        out.append(s.box.actions.place[die][space])

    def _sells(self, s: Burgundy, duke: Duke, dice: list[int], out: list[Action]) -> None:
        for die in dice:
            for good in range(len(GOODS)):
                if count(duke.goods, good) and workers_needed(duke, die, good + 1, False) <= duke.workers:
                    out.append(s.box.actions.sell[die][good])

    # ---- what may not

    def objection(self, s: Burgundy, action: Action) -> str:
        duke = s.dukes[self.seat]
        if isinstance(action, Buy):
            return "purchase.once" if s.bought else why_not_buy(s, duke, action.depot)
        if isinstance(action, End):
            return "" if self.turn else self.clause
        if isinstance(action, Skip):
            return "turn.end" if self.turn else ""
        if not isinstance(action, WithDie):
            return self.clause
        if self.turn and action.die not in duke.dice:
            return "turn.dice"
        if not self.turn and action.die != WILD:
            return self.clause
        return self._why_not_act(s, duke, action)

    def _why_not_act(self, s: Burgundy, duke: Duke, action: Action) -> str:
        if isinstance(action, Take):
            if not self.takes:
                return self.clause
            if not any_tile(s, action.depot, self.takes):
                return "take.depot" if self.takes == ALL_COLOURS else self.clause
            needed = workers_needed(duke, action.die, action.depot + 1, has(duke, EASY_TAKING))
        elif isinstance(action, Place):
            if not self.places:
                return self.clause
            reason = why_not_space(duke, action.space)
            if reason:
                return reason
            easy = easy_placing(duke, duke.duchy.colours[action.space])
            needed = workers_needed(duke, action.die, duke.duchy.dice[action.space], easy)
        elif isinstance(action, Sell):
            if not self.sells:
                return self.clause
            if not count(duke.goods, action.good):
                return "sell.goods"
            needed = workers_needed(duke, action.die, action.good + 1, False)
        else:
            return "" if self.workers else self.clause
        return "" if needed <= duke.workers else "workers.change"

    # ---- what it does

    def answer(self, s: Burgundy, action: Action) -> None:
        if isinstance(action, Buy):
            s.asks.append(self)
            self._buy(s, action.depot)
        elif isinstance(action, WithDie):
            if self.turn:
                s.asks.append(self)
                s.dukes[self.seat].dice.remove(action.die)
            self._act(s, action)
        elif self.turn:
            s.turn = NONE
            s.dukes[self.seat].dice.clear()

    def _act(self, s: Burgundy, action: Action) -> None:
        duke = s.dukes[self.seat]
        if isinstance(action, Take):
            self._spend(s, action.die, action.depot + 1, has(duke, EASY_TAKING))
            s.asks.append(ChooseTile(self.seat, action.depot, self.takes))
        elif isinstance(action, Place):
            easy = easy_placing(duke, duke.duchy.colours[action.space])
            self._spend(s, action.die, duke.duchy.dice[action.space], easy)
            s.asks.append(ChooseStored(self.seat, action.space))
        elif isinstance(action, Sell):
            self._spend(s, action.die, action.good + 1, False)
            sell(s, self.seat, action.good)
        else:
            take_workers(s, self.seat)

    def _spend(self, s: Burgundy, die: int, number: int, easy: bool) -> None:
        """Give up the workers that the change of the die needs."""
        duke = s.dukes[self.seat]
        needed = workers_needed(duke, die, number, easy)
        duke.workers -= needed
        if needed and s.told is not None:
            s.told.append(WorkersSpent(self.seat, needed, die, number))

    def _buy(self, s: Burgundy, depot: int) -> None:
        s.bought = True
        s.asks.append(ChooseTile(self.seat, depot, ALL_COLOURS))
        if has(s.dukes[self.seat], BUY_ANYWHERE):
            s.asks.append(PayForTile(self.seat, depot))
        else:
            pay(s, self.seat, depot, s.box.purchase, 0)


def why_not_space(duke: Duke, space: int) -> str:
    """The clause that keeps all stored tiles from a space: the reason of the nearest miss."""
    if not duke.storage:
        return "place.storage"
    found = "place.colour"
    for tile in duke.storage:
        reason = why_not_place(duke, tile, space)
        if reason != "place.colour":
            found = reason
        if not reason:
            return ""
    return found


def take_workers(s: Burgundy, seat: int) -> None:
    """The action "take workers", with what monasteries add to it."""
    duke = s.dukes[seat]
    workers = s.box.take_workers * (2 if has(duke, MORE_WORKERS) else 1)
    silver = 1 if has(duke, SILVER_WITH_WORKERS) else 0
    duke.workers += workers
    duke.silver += silver
    if s.told is not None:
        s.told.append(WorkersTaken(seat, workers, silver))


# ---- the purchase


def why_not_buy(s: Burgundy, duke: Duke, depot: int) -> str:
    """The clause that forbids buying from a depot; whether the purchase is still to be had is not asked."""
    anywhere = has(duke, BUY_ANYWHERE)
    if depot != BLACK and not anywhere:
        return "purchase.black"
    if duke.silver + (duke.workers if anywhere else 0) < s.box.purchase:
        return "purchase.silver"
    return "" if tiles_in(s, depot, ALL_COLOURS) else "purchase.empty"


def pay(s: Burgundy, seat: int, depot: int, silver: int, workers: int) -> None:
    duke = s.dukes[seat]
    duke.silver -= silver
    duke.workers -= workers
    if s.told is not None:
        s.told.append(TileBought(seat, depot, silver, workers))


class PayForTile(Ask[Burgundy]):
    """Monastery 6: silver and workers in any mixture."""

    def __init__(self, seat: int, depot: int) -> None:
        super().__init__(seat)
        self.depot: Final = depot

    def options(self, s: Burgundy) -> list[Action]:
        return [word for word in s.box.actions.pay if not self.objection(s, word)]

    def objection(self, s: Burgundy, action: Action) -> str:
        duke = s.dukes[self.seat]
        if not isinstance(action, Pay):
            return "monastery.6"
        return "" if action.silver <= duke.silver and action.workers <= duke.workers else "purchase.silver"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Pay)
        pay(s, self.seat, self.depot, action.silver, action.workers)


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
