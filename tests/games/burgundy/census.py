"""All components of The Castles of Burgundy, wherever they lie.

Goods never leave the table.  Tiles do: at the end of a phase, and when thrown away.  What can be
counted at any time: the piles (they shrink exactly as the depots are filled), that of no tile
there is more than the box has, and that each duke's books agree with the tiles in the duchy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.burgundy.names import (
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    MONASTERY,
    NONE,
    TILE_CASTLE,
    TILE_MINE,
    TILES,
)
from maniero.games.burgundy.rules.dealing import PlaceCastle, PlaceCastles
from maniero.games.burgundy.rules.rounds import DrawBlack, DrawTile
from maniero.games.burgundy.rules.storage import MakeRoom
from maniero.kernel.bags import unpack

if TYPE_CHECKING:
    from maniero.games.burgundy.state import Burgundy, Duke


def census(s: Burgundy) -> dict[str, object]:
    """Counts that never change from the first position to the last."""
    there = tiles(s)
    return {
        "goods": unpack(goods(s)),
        "coloured piles": coloured_piles(s),
        "black pile": sum(s.black) + black_dealt(s),
        "more than in the box": [
            TILES[tile] for tile, many in enumerate(there) if many > s.box.coloured[tile] + s.box.black[tile]
        ],
        "bridge": sorted(s.order),
        "markers in order": all(
            s.bridge[one] >= s.bridge[other] for one, other in zip(s.order, s.order[1:], strict=False)
        ),
        "bonus tiles": sum(s.completed) - sum(duke.bonus_tiles for duke in s.dukes),
        "key spaces": all(len(duke.storage) <= 3 for duke in s.dukes),
        "stores": all(len(set(unpack(duke.goods))) <= 3 for duke in s.dukes),
        "debts": any(duke.silver < 0 or duke.workers < 0 for duke in s.dukes),
        "books": [books(duke) for duke in s.dukes],
    }


def goods(s: Burgundy) -> int:
    """The bag of all goods: not drawn, laid out for rounds, in depots, in store and sold."""
    bag = int(s.goods) + sum(s.depot_goods)
    for good in s.round_goods:
        bag += 1 << 8 * good
    return bag + sum(int(duke.goods) + int(duke.sold) for duke in s.dukes)


def tiles(s: Burgundy) -> list[int]:
    """How many of each tile there are on the table, by kind."""
    many = [coloured + black for coloured, black in zip(s.coloured, s.black, strict=True)]
    for tile in on_the_table(s):
        many[tile] += 1
    return many


def on_the_table(s: Burgundy) -> list[int]:
    """The tiles that were drawn: in depots, in storage, in duchies, in the hand of who makes room."""
    places = [*s.depots, *s.black_depot]
    for duke in s.dukes:
        places += duke.storage + duke.tiles
    for ask in s.asks:
        if isinstance(ask, MakeRoom):
            places.append(ask.tile)
        elif isinstance(ask, PlaceCastle):
            places.append(TILE_CASTLE)
    return [tile for tile in places if tile != NONE]


def coloured_piles(s: Burgundy) -> list[int]:
    """By colour: tiles left, and those that went to the depots up to now."""
    many = [0] * len(COLOURS)
    for tile, left in enumerate(s.coloured):
        many[COLOUR_OF[tile]] += left
    if not any(isinstance(ask, PlaceCastles) for ask in s.asks):
        many[COLOUR_OF[TILE_CASTLE]] += s.seats
    for phase in range(s.phase + 1):
        for place in range(DEPOTS * DEPOT_PLACES):
            colour = s.box.board(s.seats).places[phase][place]
            if colour != NONE:
                many[colour] += 1
    for ask in s.asks:
        if isinstance(ask, DrawTile):
            many[ask.colour] -= 1
    return many


def black_dealt(s: Burgundy) -> int:
    """Tiles that went to the black depot up to now."""
    waiting = sum(isinstance(ask, DrawBlack) for ask in s.asks)
    return (s.phase + 1) * s.box.board(s.seats).black_places - waiting


def books(duke: Duke) -> list[str]:
    """What a duke's books say wrongly about the duchy."""
    laid = [(space, tile) for space, tile in enumerate(duke.tiles) if tile != NONE]
    wrong = []
    if duke.filled != sum(1 << space for space, _ in laid):
        wrong.append("filled")
    if duke.mines != sum(tile == TILE_MINE for _, tile in laid):
        wrong.append("mines")
    if duke.powers != sum(1 << int(TILES[tile][9:]) for _, tile in laid if COLOUR_OF[tile] == MONASTERY):
        wrong.append("monasteries")
    for building in range(len(BUILDINGS)):
        towns = 0
        for space, tile in laid:
            if TILES[tile] == BUILDINGS[building]:
                towns |= duke.duchy.region[space]
        if duke.towns[building] != towns:
            wrong.append(BUILDINGS[building])
    if any(COLOUR_OF[tile] != duke.duchy.colours[space] for space, tile in laid):
        wrong.append("colours")
    return wrong
