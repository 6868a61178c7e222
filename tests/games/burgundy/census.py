"""All components of The Castles of Burgundy, wherever they lie.

Goods never leave the table, but in the solo game they do.  Tiles do: at the end of a phase, and
when thrown away.  What can be counted at any time: the piles (they shrink exactly as the depots
are filled), that of no tile there is more than the box has, and that each duke's books agree with
the tiles in the duchy and the shields on its castles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.burgundy.expansions.shields.holding import OUT, Shields, shields_of
from maniero.games.burgundy.expansions.teams import (
    ChooseKeySpace,
    DropFrom,
    MakeRoomInTeam,
    own_storage,
)
from maniero.games.burgundy.names import (
    ANY,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    MONASTERY,
    NONE,
    PHASES,
    TILE_CASTLE,
    TILE_MINE,
    TILES,
)
from maniero.games.burgundy.rules.dealing import PlaceCastle, PlaceCastles
from maniero.games.burgundy.rules.direct import ChooseSpace
from maniero.games.burgundy.rules.rounds import DrawBlack, DrawTile
from maniero.games.burgundy.rules.storage import MakeRoom
from maniero.games.burgundy.shields import POWER
from maniero.kernel.bags import unpack

if TYPE_CHECKING:
    from maniero.games.burgundy.state import Burgundy, Duke


def census(s: Burgundy) -> dict[str, object]:
    """Counts that never change from the first position to the last."""
    return {
        "goods": unpack(goods(s)) if s.seats > 1 else [],
        "coloured piles": coloured_piles(s),
        "black pile": sum(s.black) + black_dealt(s),
        "more than in the box": more_than_in_the_box(s),
        "bridge": sorted(s.order),
        "markers in order": all(
            s.bridge[one] >= s.bridge[other] for one, other in zip(s.order, s.order[1:], strict=False)
        ),
        "bonus tiles": sum(s.completed) - sum(duke.bonus_tiles for duke in owners(s)) if s.seats > 1 else 0,
        "key spaces": key_spaces(s),
        "stores": s.seats == 1 or all(len(set(unpack(duke.goods))) <= 3 for duke in s.dukes),
        "debts": any(duke.silver < 0 or duke.workers < 0 for duke in s.dukes),
        "books": [books(duke, held(s, side)) for side, duke in enumerate(owners(s))],
        "shields": len(set(shields(s))) - len(shields(s)),
    }


def more_than_in_the_box(s: Burgundy) -> list[str]:
    """Kinds of tiles of which there are too many."""
    most = [coloured + black for coloured, black in zip(s.box.coloured, s.box.black, strict=True)]
    for added in [*s.box.extra.tiles, *s.box.white.tiles]:
        most[added.tile] += added.coloured + added.black
    most += [len(PHASES), sum(s.box.black)]  # Inns, and tiles face down.
    return [TILES[tile] for tile, many in enumerate(tiles(s)) if many > most[tile]]


def key_spaces(s: Burgundy) -> bool:
    """Whether no more tiles are stored than there is room for; with shield 4 there is no limit."""
    if shields(s):
        return True
    if s.sides == s.seats:
        return all(len(duke.storage) <= 3 for duke in s.dukes)
    stored = [duke.storage for duke in owners(s)] + [own_storage(s, seat) for seat in range(s.seats)]
    return all(len(there) <= 2 for there in stored)


def shields(s: Burgundy) -> list[int]:
    """All shields that are in the game, each once."""
    for expansion in s.expansions:
        if isinstance(expansion, Shields):
            lying = [shield for shield, depot in enumerate(expansion.depots) if shield and depot != OUT]
            return lying + [shield for side in range(s.sides) for shield in expansion.held(side)]
    return []


def held(s: Burgundy, side: int) -> list[int]:
    """The shields of a player or team."""
    return shields_of(s).held(side) if shields(s) else []


def owners(s: Burgundy) -> list[Duke]:
    """Every player's things, and those of a team once."""
    return s.dukes[: s.sides]


def goods(s: Burgundy) -> int:
    """The bag of all goods: not drawn, laid out for rounds, in depots, in store and sold."""
    bag = int(s.goods) + sum(s.depot_goods)
    for good in s.round_goods:
        bag += 1 << 8 * good
    return bag + sum(int(duke.goods) + int(duke.sold) for duke in owners(s))


def tiles(s: Burgundy) -> list[int]:
    """How many of each tile there are on the table, by kind."""
    many = [coloured + black for coloured, black in zip(s.coloured, s.black, strict=True)]
    many += [0] * (len(TILES) - len(many))  # Some are never drawn.
    for tile in on_the_table(s):
        many[tile] += 1
    return many


def on_the_table(s: Burgundy) -> list[int]:
    """The tiles that were drawn: in depots, in storage, in duchies, in the hand of who makes room."""
    places = [*s.depots, *s.black_depot]
    for duke in owners(s):
        places += duke.storage + duke.tiles
    if s.sides != s.seats:
        places += [tile for seat in range(s.seats) for tile in own_storage(s, seat)]
    for ask in s.asks:
        if isinstance(ask, (MakeRoom, MakeRoomInTeam, ChooseKeySpace, ChooseSpace)):
            places.append(ask.tile)
        elif isinstance(ask, DropFrom):
            places.append(ask.new)
        elif isinstance(ask, PlaceCastle):
            places.append(TILE_CASTLE)
    return [tile for tile in places if tile != NONE]


def coloured_piles(s: Burgundy) -> list[int]:
    """By colour: tiles left, and those that went to the depots up to now."""
    many = [0] * len(COLOURS)
    for tile, left in enumerate(s.coloured):
        many[COLOUR_OF[tile]] += left
    if not any(isinstance(ask, PlaceCastles) for ask in s.asks):
        many[COLOUR_OF[TILE_CASTLE]] += s.sides
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


def books(duke: Duke, shields: list[int]) -> list[str]:
    """What a duke's books say wrongly about the duchy; shield 6 adds monasteries of others."""
    laid = [(space, tile) for space, tile in enumerate(duke.tiles) if tile != NONE]
    wrong = []
    if duke.filled != sum(1 << space for space, _ in laid):
        wrong.append("filled")
    if duke.mines != sum(tile == TILE_MINE for _, tile in laid):
        wrong.append("mines")
    own = sum(1 << int(TILES[tile][9:]) for _, tile in laid if COLOUR_OF[tile] == MONASTERY)
    monasteries = duke.powers & (1 << POWER) - 1
    if own & ~monasteries or (6 not in shields and monasteries != own):
        wrong.append("monasteries")
    if duke.powers >> POWER != sum(1 << shield for shield in shields):
        wrong.append("shields")
    for building in range(len(BUILDINGS)):
        towns = 0
        for space, tile in laid:
            if TILES[tile] == BUILDINGS[building]:
                towns |= duke.duchy.region[space]
        if duke.towns[building] != towns:
            wrong.append(BUILDINGS[building])
    if any(COLOUR_OF[tile] not in (duke.duchy.colours[space], ANY) for space, tile in laid):
        wrong.append("colours")
    return wrong
