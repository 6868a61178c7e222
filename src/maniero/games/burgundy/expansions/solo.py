"""The solo game: a target of points to be reached again and again, until the duchy is full.

``points`` is the counter of the solo game: it goes back to nothing when it reaches the target.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.burgundy.actions import (
    Add,
    Give,
    OrderEffect,
    OrderPoints,
    OrderTile,
    Skip,
)
from maniero.games.burgundy.events import (
    ColourCompleted,
    DepotsCleared,
    GoodsTraded,
    PointsBought,
    RegionCompleted,
    SoloEnded,
    TargetReached,
    TileRemoved,
)
from maniero.games.burgundy.monasteries import BUILDING_SCORED, CLAUSES, SCORING, scored_by
from maniero.games.burgundy.names import (
    BLACK,
    BUILDING,
    BUILDING_OF,
    CASTLE,
    COLOUR_OF,
    CRANE,
    DEPOT_PLACES,
    DEPOTS,
    GOODS,
    LIVESTOCK,
    MONASTERY,
    MONASTERY_OF,
    NONE,
    SHIP,
    TILE_BLACK,
    WATCHTOWER,
)
from maniero.games.burgundy.rules.acting import CASTLE_ACTION, actions, use_building
from maniero.games.burgundy.rules.direct import PlaceDirectly, placeable
from maniero.games.burgundy.rules.goods import choose_depot
from maniero.games.burgundy.rules.placing import (
    has_colour,
    is_complete,
    region_size,
    score_livestock,
)
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, any_tile
from maniero.games.burgundy.state import BY_EFFECT, Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.bags import count, one, size
from maniero.kernel.state import NOBODY, Ask, Step

ALONE: Final = 0  # The seat.

# What a tile just placed sets off, as bits, in the order of their words.
POINTS: Final = 1  # Of a region that is full.
EFFECT: Final = 2  # Of the tile.
TILE: Final = 4  # From the black depot, for a colour that is full.
LOST_COLOUR: Final = 3  # In place of who was first: nobody gets a bonus tile here.


class Solo(Expansion):
    """The first expansion of a solo game."""

    def __init__(self, target: int, removed: int, crane_counted: bool) -> None:
        self.target = target  # Points to be reached.
        self.removed = removed  # The depot that lost a tile in this round, or NONE.
        self.crane_counted = crane_counted  # It has stood for a building of a monastery.

    def copy(self) -> Expansion:
        return Solo(self.target, self.removed, self.crane_counted)

    def round_starts(self, s: Burgundy) -> None:
        """The white die removes a tile: of its depot, or of the next that has one."""
        self.removed = NONE
        for step in range(DEPOTS):
            depot = (s.white - 1 + step) % DEPOTS
            for place in range(depot * DEPOT_PLACES, (depot + 1) * DEPOT_PLACES):
                if s.depots[place] != NONE:
                    self.removed = depot
                    if s.told is not None:
                        s.told.append(TileRemoved(NOBODY, s.depots[place], depot))
                    s.depots[place] = NONE
                    return

    def takes_over(self, s: Burgundy, tile: int, space: int) -> bool:
        duke = s.dukes[ALONE]
        if duke.filled == duke.duchy.all:
            s.asks.clear()
            if s.told is not None:
                s.told.append(SoloEnded(ALONE, True))
            return True
        todo = EFFECT if has_effect(s, self, tile) else 0
        if is_complete(duke, space):
            todo |= POINTS
            colour = duke.duchy.colours[space]
            if s.told is not None:
                s.told.append(RegionCompleted(ALONE, colour, region_size(s, duke, space)))
            if has_colour(duke, colour):
                todo |= TILE
                duke.bonus_tiles += 1
                if s.told is not None:
                    s.told.append(ColourCompleted(ALONE, colour, LOST_COLOUR))
        if todo:
            s.asks.append(SetOff(tile, space, todo))
        return True

    def sold(self, s: Burgundy, seat: int, good: int, tiles: int) -> None:
        s.asks.append(MEET_TARGET)

    def building_used(self, s: Burgundy, seat: int, building: int) -> None:
        if building == WATCHTOWER:
            s.asks.append(MEET_TARGET)

    def monastery_points(self, s: Burgundy, monastery: int) -> int:
        """How much there is of what a monastery scores when it is placed."""
        duke = s.dukes[ALONE]
        crane = monastery in BUILDING_SCORED and duke.towns[CRANE] and not self.crane_counted
        return scored_by(duke, monastery) + (1 if crane else 0)

    def reset(self, s: Burgundy) -> None:
        """The counter goes back, the target comes nearer, and there is an action besides."""
        s.score(ALONE, "solo.reset", s.points[ALONE], -1)
        self.target = max(self.target - s.box.solo.step, s.box.solo.least)
        s.asks.append(EXTRA_ACTION[ALONE])
        if s.told is not None:
            s.told.append(TargetReached(ALONE, self.target))


def solo_of(s: Burgundy) -> Solo:
    solo = s.expansions[0]
    assert isinstance(solo, Solo)
    return solo


# ---- what a tile sets off


def has_effect(s: Burgundy, solo: Solo, tile: int) -> bool:
    if tile == TILE_BLACK:
        return False
    if COLOUR_OF[tile] == MONASTERY:
        monastery = MONASTERY_OF[tile]
        return monastery in SCORING and solo.monastery_points(s, monastery) > 0
    return COLOUR_OF[tile] in (BUILDING, SHIP, LIVESTOCK, CASTLE)


class SetOff(Step[Burgundy]):
    """One thing is done by itself; of several, the player says which comes next."""

    def __init__(self, tile: int, space: int, todo: int) -> None:
        super().__init__()
        self.tile: Final = tile
        self.space: Final = space
        self.todo: Final = todo

    def run(self, s: Burgundy) -> None:
        if self.todo in (POINTS, EFFECT, TILE):
            do(s, self.tile, self.space, self.todo)
        elif self.todo:
            s.asks.append(ChooseOrder(self.tile, self.space, self.todo))


class ChooseOrder(Ask[Burgundy]):
    """What comes next of all that a tile sets off."""

    def __init__(self, tile: int, space: int, todo: int) -> None:
        super().__init__(ALONE)
        self.tile: Final = tile
        self.space: Final = space
        self.todo: Final = todo

    def options(self, s: Burgundy) -> list[Action]:
        found: list[Action] = []
        if self.todo & POINTS:
            found.append(s.box.actions.order_points)
        if self.todo & EFFECT:
            found.append(s.box.actions.order_effect)
        if self.todo & TILE:
            found.append(s.box.actions.order_tile)
        return found

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.order"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, (OrderPoints, OrderEffect, OrderTile))
        chosen = (
            POINTS if isinstance(action, OrderPoints) else EFFECT if isinstance(action, OrderEffect) else TILE
        )
        s.asks.append(SetOff(self.tile, self.space, self.todo & ~chosen))
        do(s, self.tile, self.space, chosen)


def do(s: Burgundy, tile: int, space: int, what: int) -> None:
    """One of the things that a tile sets off."""
    if what == POINTS:
        s.asks.append(SCORE_PHASE)
        points = s.box.region_points[region_size(s, s.dukes[ALONE], space) - 1]
        s.score(ALONE, "region.size", 1, points)
        s.asks.append(MEET_TARGET)
    elif what == EFFECT:
        use(s, tile, space)
    elif placeable(s, ALONE, BLACK):
        s.asks.append(PlaceDirectly(ALONE, BLACK, True, "solo.colour"))


def use(s: Burgundy, tile: int, space: int) -> None:
    """The effect of a tile."""
    colour = COLOUR_OF[tile]
    if colour == LIVESTOCK:
        score_livestock(s, ALONE, tile, space)
        s.asks.append(MEET_TARGET)
    elif colour == SHIP:
        s.asks.append(CLEAR_DEPOTS)
        choose_depot(s, ALONE)
    elif colour == CASTLE:
        s.asks.append(CASTLE_ACTION[ALONE])
    elif colour == BUILDING:
        use_building(s, ALONE, BUILDING_OF[tile])
    else:
        score_monastery(s, MONASTERY_OF[tile])


def score_monastery(s: Burgundy, monastery: int) -> None:
    """Monasteries score at once, for what there is."""
    solo = solo_of(s)
    s.score(ALONE, CLAUSES[monastery], solo.monastery_points(s, monastery), s.box.monasteries[monastery])
    if monastery in BUILDING_SCORED and s.dukes[ALONE].towns[CRANE]:
        solo.crane_counted = True
    s.asks.append(MEET_TARGET)


class ScorePhase(Step[Burgundy]):
    """The points of the phase come after those of the size: a second gain."""

    def run(self, s: Burgundy) -> None:
        s.score(ALONE, "region.phase", 1, s.box.phase_points[s.phase])
        s.asks.append(MEET_TARGET)


# ---- the target


class MeetTarget(Step[Burgundy]):
    """After a gain: the target may be reached, or points bought."""

    def run(self, s: Burgundy) -> None:
        if s.points[ALONE] >= solo_of(s).target:
            solo_of(s).reset(s)
        elif s.dukes[ALONE].silver:
            s.asks.append(ADD_POINTS)


class AddPoints(Ask[Burgundy]):
    """How many points to buy, a silver each."""

    def _most(self, s: Burgundy) -> int:
        return min(s.dukes[ALONE].silver, solo_of(s).target - s.points[ALONE])

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.skip, *s.box.actions.add[: self._most(s)]]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.buy"

    def answer(self, s: Burgundy, action: Action) -> None:
        if isinstance(action, Skip):
            return
        assert isinstance(action, Add)
        s.dukes[ALONE].silver -= action.points
        if s.told is not None:
            s.told.append(PointsBought(ALONE, action.points))
        s.score(ALONE, "solo.buy", action.points, 1)
        if s.points[ALONE] >= solo_of(s).target:
            solo_of(s).reset(s)


# ---- ships


class ClearDepots(Step[Burgundy]):
    """What a ship leaves in the depots goes; then goods may be traded."""

    def run(self, s: Burgundy) -> None:
        gone: i64 = 0
        for depot in range(DEPOTS):
            gone += s.depot_goods[depot]
            s.depot_goods[depot] = 0
        if gone and s.told is not None:
            s.told.append(DepotsCleared(ALONE, gone))
        if size(s.dukes[ALONE].goods) >= s.box.solo.trade and any_tile(s, BLACK, ALL_COLOURS):
            s.asks.append(TRADE)


class TradeGoods(Ask[Burgundy]):
    """Goods for a black tile, or not."""

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.skip, s.box.actions.trade]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.trade"

    def answer(self, s: Burgundy, action: Action) -> None:
        if not isinstance(action, Skip):
            s.asks.append(TakeBlackTile(ALONE, BLACK, ALL_COLOURS))
            s.asks.append(HandOver(s.box.solo.trade))


class HandOver(Step[Burgundy]):
    """So many goods go; which, where there is a choice."""

    def __init__(self, goods: int) -> None:
        super().__init__()
        self.goods: Final = goods

    def run(self, s: Burgundy) -> None:
        duke = s.dukes[ALONE]
        if size(duke.goods) > self.goods:
            s.asks.append(GiveGood(self.goods))
        else:
            if s.told is not None:
                s.told.append(GoodsTraded(ALONE, duke.goods))
            duke.goods = 0


class GiveGood(Ask[Burgundy]):
    """A good of which kind is given."""

    def __init__(self, goods: int) -> None:
        super().__init__(ALONE)
        self.goods: Final = goods  # To be given, this one included.

    def options(self, s: Burgundy) -> list[Action]:
        goods = s.dukes[ALONE].goods
        return [s.box.actions.give[good] for good in range(len(GOODS)) if count(goods, good)]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.trade"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Give)
        given: i64 = one(action.good)
        s.dukes[ALONE].goods -= given
        if s.told is not None:
            s.told.append(GoodsTraded(ALONE, given))
        if self.goods > 1:
            s.asks.append(HandOver(self.goods - 1))


class TakeBlackTile(ChooseTile):
    """A tile of the black depot that lies face down from now on."""

    def stored(self, tile: int) -> int:
        return TILE_BLACK


SCORE_PHASE: Final = ScorePhase()
MEET_TARGET: Final = MeetTarget()
ADD_POINTS: Final = AddPoints(ALONE)
EXTRA_ACTION: Final = actions(BY_EFFECT, "solo.action")
CLEAR_DEPOTS: Final = ClearDepots()
TRADE: Final = TradeGoods(ALONE)
