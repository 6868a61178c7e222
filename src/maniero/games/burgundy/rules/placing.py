"""Tiles in the duchy: where one fits, and what it scores when it lies there."""

from __future__ import annotations

from maniero.games.burgundy.events import ColourCompleted, RegionCompleted
from maniero.games.burgundy.monasteries import CLAUSES, MORE_FOR_LIVESTOCK, SAME_BUILDINGS, added, has
from maniero.games.burgundy.names import (
    ANIMAL_OF,
    ANIMALS,
    ANY,
    BUILDING,
    BUILDING_OF,
    COLOUR_OF,
    GEESE,
    HEADS_OF,
    LARGEST_REGION,
    LIVESTOCK,
    MONASTERY_OF,
    NONE,
    TILE_INN,
    TILE_MINE,
)
from maniero.games.burgundy.shields import ANYWHERE, DOUBLE_BONUS_TILES, LARGER_REGIONS, ONE_PASTURE
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bits import bit

# ---- where tiles fit


def room_for(duke: Duke, tile: int) -> int:
    """The spaces where a tile may be placed whatever the die, as bits."""
    duchy = duke.duchy
    near = duchy.all if has(duke, ANYWHERE) else duke.near
    spaces = duchy.colour_mask[COLOUR_OF[tile]] & near & ~duke.filled
    if not spaces:
        return 0
    if tile == TILE_INN:
        return spaces & ~_regions_with_inns(duke)
    if COLOUR_OF[tile] == BUILDING and not has(duke, SAME_BUILDINGS):
        spaces &= ~duke.towns[BUILDING_OF[tile]]
    return spaces


def _regions_with_inns(duke: Duke) -> int:
    spaces = 0
    for space, tile in enumerate(duke.tiles):
        if tile == TILE_INN:
            spaces |= duke.duchy.region[space]
    return spaces


def fitting(duke: Duke, tiles: list[int]) -> int:
    """The spaces where one of these tiles may be placed, as bits; tiles of any colour left out."""
    spaces = 0
    for tile in tiles:
        if COLOUR_OF[tile] != ANY:
            spaces |= room_for(duke, tile)
    return spaces


def fitting_any(duke: Duke, tiles: list[int]) -> int:
    """The same for the tiles of any colour: no monastery makes their placing easier."""
    spaces = 0
    for tile in tiles:
        if COLOUR_OF[tile] == ANY:
            spaces |= room_for(duke, tile)
    return spaces


def why_not_place(duke: Duke, tile: int, space: int) -> str:
    """The clause that keeps a tile from a space, whatever the die."""
    here = 1 << space
    if not here & duke.duchy.all:
        return "place.adjacent"  # On no duchy of this game.
    if room_for(duke, tile) & here:
        return ""
    if duke.filled & here:
        return "place.empty"
    if not duke.duchy.colour_mask[COLOUR_OF[tile]] & here:
        return "place.colour"
    if not duke.near & here and not has(duke, ANYWHERE):
        return "place.adjacent"
    return "inns.once" if tile == TILE_INN else "place.once-per-town"


def why_not_space(duke: Duke, tiles: list[int], space: int) -> str:
    """The clause that keeps all these tiles from a space: the reason of the nearest miss."""
    if not tiles:
        return "place.storage"
    nearest = "place.colour"
    for tile in tiles:
        reason = why_not_place(duke, tile, space)
        if not reason:
            return ""
        if reason != "place.colour":
            nearest = reason
    return nearest


# ---- what lies there


def lay(duke: Duke, tile: int, space: int) -> None:
    """The tile lies in the duchy; nothing else happens."""
    duke.tiles[space] = tile
    duke.filled |= 1 << space
    duke.near |= duke.duchy.near[space]
    if MONASTERY_OF[tile] != NONE:
        duke.powers |= bit(MONASTERY_OF[tile])
    elif BUILDING_OF[tile] != NONE:
        duke.towns[BUILDING_OF[tile]] |= duke.duchy.region[space]
    elif tile == TILE_MINE:
        duke.mines += 1


# ---- what it scores


def score_livestock(s: Burgundy, seat: int, tile: int, space: int) -> None:
    """Its own animals, and those of its kind already on the same pasture."""
    duke = s.dukes[seat]
    more = added(s, duke, MORE_FOR_LIVESTOCK)
    animals, herds = herd(duke, ANIMAL_OF[tile], space, more)
    s.score(seat, "livestock.points", animals, 1)
    s.score(seat, CLAUSES[MORE_FOR_LIVESTOCK], herds, more)


def herd(duke: Duke, kind: int, space: int, more: int) -> tuple[int, int]:
    """Animals and tiles that score for a kind on the pasture of a space; each tile for so much ``more``.

    Geese score with every kind, and when they come themselves with the best other one.
    """
    pasture = duke.duchy.colour_mask[LIVESTOCK] if has(duke, ONE_PASTURE) else duke.duchy.region[space]
    animals = [0] * len(ANIMALS)
    herds = [0] * len(ANIMALS)
    there = 0
    while pasture:
        tile = duke.tiles[there]
        if pasture & 1 and tile != NONE and ANIMAL_OF[tile] != NONE:
            animals[ANIMAL_OF[tile]] += HEADS_OF[tile]
            herds[ANIMAL_OF[tile]] += 1
        pasture >>= 1
        there += 1
    if kind == GEESE:
        kind = 0
        for other in range(1, GEESE):
            if animals[other] + more * herds[other] > animals[kind] + more * herds[kind]:
                kind = other
    return animals[kind] + animals[GEESE], herds[kind] + herds[GEESE]


def is_complete(duke: Duke, space: int) -> bool:
    """Whether the region of a space is full."""
    region = duke.duchy.region[space]
    return duke.filled & region == region


def has_colour(duke: Duke, colour: int) -> bool:
    """Whether all spaces of a colour are full."""
    whole = duke.duchy.colour_mask[colour]
    return duke.filled & whole == whole


def region_size(s: Burgundy, duke: Duke, space: int) -> int:
    """The size for which a region scores: inns and shield 17 make it larger."""
    size = duke.duchy.region_size[space]
    if s.expansions:
        if duke.duchy.region[space] & _regions_with_inns(duke):
            size += s.box.inn_size
        if has(duke, LARGER_REGIONS):
            size += 1
    return min(size, LARGEST_REGION)


def score_completed(s: Burgundy, seat: int, space: int) -> None:
    """A region that is full now, and a colour of which every space is full now."""
    duke = s.dukes[seat]
    if not is_complete(duke, space):
        return
    size = region_size(s, duke, space)
    colour = duke.duchy.colours[space]
    if s.told is not None:
        s.told.append(RegionCompleted(seat, colour, size))
    s.score(seat, "region.size", 1, s.box.region_points[size - 1])
    s.score(seat, "region.phase", 1, s.box.phase_points[s.phase])
    if has_colour(duke, colour):
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
    duke = s.dukes[seat]
    duke.bonus_tiles += 1
    times = 2 if has(duke, DOUBLE_BONUS_TILES) else 1
    if order == 0:
        s.score(seat, "colour.first", times, s.box.board(s.seats).first_points)
    else:
        s.score(seat, "colour.second", times, s.box.board(s.seats).second_points)
