"""What a tile sets off in the solo game: points, its effect, a tile for a full colour, in any order."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import OrderEffect, OrderPoints, OrderTile
from maniero.games.burgundy.events import ColourCompleted, RegionCompleted, SoloEnded
from maniero.games.burgundy.expansions.solo import ALONE
from maniero.games.burgundy.expansions.solo.ships import CLEAR_DEPOTS
from maniero.games.burgundy.expansions.solo.target import MEET_TARGET, solo_of
from maniero.games.burgundy.monasteries import BUILDING_SCORED, CLAUSES, SCORING
from maniero.games.burgundy.names import (
    BLACK,
    BUILDING,
    BUILDING_OF,
    CASTLE,
    COLOUR_OF,
    CRANE,
    LIVESTOCK,
    MONASTERY,
    MONASTERY_OF,
    SHIP,
)
from maniero.games.burgundy.rules.acting import CASTLE_ACTION, use_building
from maniero.games.burgundy.rules.direct import PlaceDirectly, placeable
from maniero.games.burgundy.rules.goods import choose_depot
from maniero.games.burgundy.rules.placing import has_colour, is_complete, region_size, score_livestock
from maniero.games.burgundy.state import Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.state import Ask, Step

# As bits, in the order of their words.
POINTS: Final = 1  # Of a region that is full.
EFFECT: Final = 2  # Of the tile.
TILE: Final = 4  # From the black depot, for a colour that is full.
LOST_COLOUR: Final = 3  # In place of who was first: nobody gets a bonus tile here.


class SoloPlacing(Expansion):
    """All that a tile sets off, one thing after another."""

    def takes_over(self, s: Burgundy, tile: int, space: int) -> bool:
        duke = s.dukes[ALONE]
        if duke.filled == duke.duchy.all:
            s.asks.clear()
            if s.told is not None:
                s.told.append(SoloEnded(ALONE, True))
            return True
        due = EFFECT if has_effect(tile) else 0
        if is_complete(duke, space):
            due |= POINTS
            colour = duke.duchy.colours[space]
            if s.told is not None:
                s.told.append(RegionCompleted(ALONE, colour, region_size(s, duke, space)))
            if has_colour(duke, colour):
                due |= TILE
                duke.bonus_tiles += 1
                if s.told is not None:
                    s.told.append(ColourCompleted(ALONE, colour, LOST_COLOUR))
        if due:
            s.asks.append(SetOff(tile, space, due))
        return True


def has_effect(tile: int) -> bool:
    """Also of a monastery with nothing to score yet: what is done before may change that."""
    if COLOUR_OF[tile] == MONASTERY:
        return MONASTERY_OF[tile] in SCORING
    return COLOUR_OF[tile] in (BUILDING, SHIP, LIVESTOCK, CASTLE)


class SetOff(Step[Burgundy]):
    """One thing is done by itself; of several, the player says which comes next."""

    def __init__(self, tile: int, space: int, due: int) -> None:
        super().__init__()
        self.tile: Final = tile
        self.space: Final = space
        self.due: Final = due

    def run(self, s: Burgundy) -> None:
        if self.due in (POINTS, EFFECT, TILE):
            do(s, self.tile, self.space, self.due)
        elif self.due:
            s.asks.append(ChooseOrder(self.tile, self.space, self.due))


class ChooseOrder(Ask[Burgundy]):
    """What comes next of all that a tile sets off."""

    inside = True

    def __init__(self, tile: int, space: int, due: int) -> None:
        super().__init__(ALONE)
        self.tile: Final = tile
        self.space: Final = space
        self.due: Final = due

    def options(self, s: Burgundy) -> list[Action]:
        found: list[Action] = []
        if self.due & POINTS:
            found.append(s.box.actions.order_points)
        if self.due & EFFECT:
            found.append(s.box.actions.order_effect)
        if self.due & TILE:
            found.append(s.box.actions.order_tile)
        return found

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.order"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, (OrderPoints, OrderEffect, OrderTile))
        chosen = (
            POINTS if isinstance(action, OrderPoints) else EFFECT if isinstance(action, OrderEffect) else TILE
        )
        s.asks.append(SetOff(self.tile, self.space, self.due & ~chosen))
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
    count = solo.monastery_points(s, monastery)
    if not count:
        return
    s.score(ALONE, CLAUSES[monastery], count, s.box.monasteries[monastery])
    if monastery in BUILDING_SCORED and s.dukes[ALONE].towns[CRANE]:
        solo.crane_counted = True
    s.asks.append(MEET_TARGET)


class ScorePhase(Step[Burgundy]):
    """The points of the phase come after those of the size: a second gain."""

    def run(self, s: Burgundy) -> None:
        s.score(ALONE, "region.phase", 1, s.box.phase_points[s.phase])
        s.asks.append(MEET_TARGET)


SCORE_PHASE: Final = ScorePhase()
