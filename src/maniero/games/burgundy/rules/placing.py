"""Tiles in the duchy: where one fits, and what it scores when it lies there."""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.burgundy.boards import NEAR
from maniero.games.burgundy.events import ColourCompleted, RegionCompleted
from maniero.games.burgundy.monasteries import CLAUSES, MORE_FOR_LIVESTOCK, SAME_BUILDINGS, added, has
from maniero.games.burgundy.names import (
    BUILDING,
    COLOUR_OF,
    FIRST_BUILDING,
    FIRST_HERD,
    FIRST_MONASTERY,
    HERDS,
    LIVESTOCK,
    NONE,
    SPACES,
    TILE_MINE,
)
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bits import bit


def room_for(duke: Duke, tile: int) -> i64:
    """The spaces where a tile may be placed whatever the die, as bits."""
    spaces: i64 = duke.duchy.colour_mask[COLOUR_OF[tile]]
    spaces &= duke.near & ~duke.filled
    if spaces and COLOUR_OF[tile] == BUILDING and not has(duke, SAME_BUILDINGS):
        standing: i64 = duke.buildings[tile - FIRST_BUILDING]
        if standing:
            for space in range(len(SPACES)):
                if standing & bit(space):
                    town: i64 = duke.duchy.region[space]
                    spaces &= ~town
    return spaces


def fitting(duke: Duke) -> i64:
    """The spaces where one of the stored tiles may be placed, as bits."""
    spaces: i64 = 0
    for tile in duke.storage:
        spaces |= room_for(duke, tile)
    return spaces


def why_not_place(duke: Duke, tile: int, space: int) -> str:
    """The clause that keeps a tile from a space, whatever the die."""
    if room_for(duke, tile) & bit(space):
        return ""
    if duke.filled & bit(space):
        return "place.empty"
    if COLOUR_OF[tile] != duke.duchy.colours[space]:
        return "place.colour"
    return "place.once-per-town" if duke.near & bit(space) else "place.adjacent"


def why_not_space(duke: Duke, space: int) -> str:
    """The clause that keeps all stored tiles from a space: the reason of the nearest miss."""
    if not duke.storage:
        return "place.storage"
    nearest = "place.colour"
    for tile in duke.storage:
        reason = why_not_place(duke, tile, space)
        if not reason:
            return ""
        if reason != "place.colour":
            nearest = reason
    return nearest


def lay(duke: Duke, tile: int, space: int) -> None:
    """The tile lies in the duchy; nothing else happens."""
    duke.tiles[space] = tile
    duke.filled |= bit(space)
    near: i64 = NEAR[space]
    duke.near |= near
    if tile >= FIRST_MONASTERY:
        duke.monasteries |= bit(tile - FIRST_MONASTERY + 1)
    elif tile >= FIRST_BUILDING:
        duke.buildings[tile - FIRST_BUILDING] |= 1 << space
    elif tile == TILE_MINE:
        duke.mines += 1


def score_livestock(s: Burgundy, seat: int, tile: int, space: int) -> None:
    """Its own animals, and those of its kind already on the same pasture."""
    duke = s.dukes[seat]
    pasture: i64 = duke.duchy.region[space]
    kind = (tile - FIRST_HERD) // len(HERDS)
    animals = 0
    herds = 0
    for there in range(len(SPACES)):
        other = duke.tiles[there]
        if other != NONE and pasture & bit(there) and COLOUR_OF[other] == LIVESTOCK:
            if (other - FIRST_HERD) // len(HERDS) == kind:
                animals += HERDS[(other - FIRST_HERD) % len(HERDS)]
                herds += 1
    s.score(seat, "livestock.points", animals, 1)
    s.score(seat, CLAUSES[MORE_FOR_LIVESTOCK], herds, added(s, duke, MORE_FOR_LIVESTOCK))


def score_completed(s: Burgundy, seat: int, space: int) -> None:
    """A region that is full now, and a colour of which every space is full now."""
    duke = s.dukes[seat]
    duchy = duke.duchy
    region: i64 = duchy.region[space]
    if duke.filled & region != region:
        return
    size = duchy.region_size[space]
    colour = duchy.colours[space]
    if s.told is not None:
        s.told.append(RegionCompleted(seat, colour, size))
    s.score(seat, "region.size", 1, s.box.region_points[size - 1])
    s.score(seat, "region.phase", 1, s.box.phase_points[s.phase])
    whole: i64 = duchy.colour_mask[colour]
    if duke.filled & whole == whole:
        score_colour(s, seat, colour)


def score_colour(s: Burgundy, seat: int, colour: int) -> None:
    """The first to complete a colour takes the large bonus tile, the second the small one."""
    order = s.completed[colour]
    if s.told is not None:
        s.told.append(ColourCompleted(seat, colour, order))
    if order > 1:
        return
    s.completed[colour] += 1
    s.owners[2 * colour + order] = seat
    s.dukes[seat].bonus_tiles += 1
    if order == 0:
        s.score(seat, "colour.first", 1, s.box.board(s.seats).first_points)
    else:
        s.score(seat, "colour.second", 1, s.box.board(s.seats).second_points)
