"""Building: where tiles come from, the rules of building, and building from the reserve at any time."""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.castles.actions import RESERVE_FROM, YARD_FROM, Build, Gate, is_reserve
from maniero.games.castles.components import Tile
from maniero.games.castles.events import GateBuilt, TileBuilt, TileDiscarded, TileStored
from maniero.games.castles.names import GATE_COLUMNS, NONE, RESERVE
from maniero.games.castles.sites import GATE_SQUARES, Site, margins
from maniero.games.castles.state import Builder, Castles, in_box
from maniero.kernel.action import Action
from maniero.kernel.bits import bit

# ---- where tiles come from


def tile_at(builder: Builder, source: int) -> int:
    """The tile at a source, or NONE."""
    if source < RESERVE_FROM:
        return builder.drawn[source]
    if is_reserve(source):
        return builder.reserve[source - RESERVE_FROM]
    return builder.yard[source - YARD_FROM]


def take_from(builder: Builder, source: int) -> int:
    """The tile at a source, which it leaves."""
    tile = tile_at(builder, source)
    if source < RESERVE_FROM:
        builder.drawn[source] = NONE
    elif is_reserve(source):
        builder.reserve[source - RESERVE_FROM] = NONE
    else:
        builder.yard[source - YARD_FROM] = NONE
    return tile


def free_spaces(builder: Builder) -> int:
    """Free spaces of the reserve."""
    return builder.reserve.count(NONE)


def gate_of(s: Castles, builder: Builder) -> int:
    """The gate that is still to be built, before the first round or from the reserve; or NONE."""
    if builder.gate != NONE:
        return builder.gate
    if builder.site.gate == NONE:
        for tile in builder.reserve:
            if tile != NONE and s.box.tiles[tile].gate:
                return tile
    return NONE


# ---- the rules of building


def legal_ways(site: Site, kind: Tile, turn: int) -> i64:
    """Squares where a tile may be built legally after so many quarter turns, which look different."""
    if kind.gate:
        return site.places(kind.mortar[turn]) & GATE_SQUARES
    return site.places(kind.mortar[turn])


def ways(s: Castles, site: Site, kind: Tile, turn: int) -> i64:
    """The same, unless rules may be broken: what may be built at this table."""
    if s.lenient and not kind.gate:
        return site.empty if turn < kind.every_turn else 0
    return legal_ways(site, kind, turn) if turn < kind.turns else 0


def can_build(s: Castles, site: Site, tile: int) -> bool:
    """Whether a tile can be built legally somewhere."""
    kind = s.box.tiles[tile]
    for turn in range(kind.turns):
        if legal_ways(site, kind, turn):
            return True
    return False


def squares_for(s: Castles, site: Site, kind: Tile) -> i64:
    """Squares where a tile can be built somehow, legally unless rules may be broken."""
    found: i64 = 0
    for turn in range(kind.every_turn):
        found |= ways(s, site, kind, turn)
    return found


def usable(s: Castles, site: Site, tile: int) -> bool:
    """Whether a tile can be built somewhere, legally unless rules may be broken."""
    return squares_for(s, site, s.box.tiles[tile]) != 0


def why_not(s: Castles, site: Site, kind: Tile, square: int, turn: int) -> str:
    """The clause that forbids to build a tile so, or ""."""
    here = bit(square)
    if ways(s, site, kind, turn) & here:
        return ""
    if kind.gate and not here & GATE_SQUARES:
        return "gate.columns"
    if not here & site.empty:
        return "build.empty"
    if turn >= kind.turns:
        return "build.banner" if kind.banner != NONE and not s.lenient else "build.turn"
    mortar = kind.mortar[turn]
    if mortar & margins(square):
        return "build.margin"
    return "build.ground" if site.matching(mortar) & here else "build.match"


# ---- what may be built, and building it


def add_builds(s: Castles, seat: int, source: int, found: list[Action]) -> None:
    """All ways to build the tile at a source, which is there and is no gate; in vocabulary order."""
    builder = s.builders[seat]
    site, kind = builder.site, s.box.tiles[tile_at(builder, source)]
    actions = s.box.actions.build[source]
    upright, once = ways(s, site, kind, 0), ways(s, site, kind, 1)
    twice, thrice = ways(s, site, kind, 2), ways(s, site, kind, 3)
    i = 0
    while upright | once | twice | thrice:
        if upright & 1:
            found.append(actions[i])
        if once & 1:
            found.append(actions[i + 1])
        if twice & 1:
            found.append(actions[i + 2])
        if thrice & 1:
            found.append(actions[i + 3])
        upright, once, twice, thrice = upright >> 1, once >> 1, twice >> 1, thrice >> 1
        i += 4


def gate_builds(s: Castles, seat: int) -> list[Action]:
    """All ways to build the gate, when it is still to be built."""
    builder = s.builders[seat]
    tile = gate_of(s, builder)
    found: list[Action] = []
    if tile != NONE:
        squares = ways(s, builder.site, s.box.tiles[tile], 0)
        for column in GATE_COLUMNS:
            if squares & bit(column):
                found.append(s.box.actions.gate[column])
    return found


def add_reserve_builds(s: Castles, seat: int, found: list[Action]) -> None:
    """All ways to build wall tiles from the reserve; of equal tiles the first one does."""
    reserve = s.builders[seat].reserve
    for space in range(RESERVE):
        tile = reserve[space]
        if tile != NONE and not s.box.tiles[tile].gate and reserve.index(tile) == space:
            add_builds(s, seat, RESERVE_FROM + space, found)


def can_build_reserve(s: Castles, seat: int) -> bool:
    """Whether anything can be built from the reserve; sites and reserves are open."""
    builder = s.builders[seat]
    for tile in builder.reserve:
        if tile != NONE and usable(s, builder.site, tile):
            return True
    return False


def why_not_build(s: Castles, seat: int, action: Action) -> str:
    """The clause that forbids to build so, wherever the tile comes from; "" when none does."""
    builder = s.builders[seat]
    if isinstance(action, Gate):
        tile = gate_of(s, builder)
        return why_not(s, builder.site, s.box.tiles[tile], action.square, 0) if tile != NONE else "gate.once"
    if not isinstance(action, Build):
        return "turn.use"
    tile = tile_at(builder, action.source)
    if tile == NONE:
        return "build.source"
    kind = s.box.tiles[tile]
    if kind.gate:
        return "gate.columns"
    if is_reserve(action.source) and builder.reserve.index(tile) < action.source - RESERVE_FROM:
        return "build.equal"
    return why_not(s, builder.site, kind, action.square, action.turn)


def build(s: Castles, seat: int, action: Action) -> None:
    """Build the gate, or the tile at a source."""
    builder = s.builders[seat]
    if isinstance(action, Gate):
        tile = gate_of(s, builder)
        if builder.gate != NONE:
            builder.gate = NONE
        else:
            builder.reserve[builder.reserve.index(tile)] = NONE
        builder.site.lay(s.box, tile, action.square, 0)
        if s.told is not None:
            s.told.append(GateBuilt(seat, action.square))
        return
    assert isinstance(action, Build)
    tile = take_from(builder, action.source)
    builder.site.lay(s.box, tile, action.square, action.turn)
    if s.told is not None:
        s.told.append(TileBuilt(seat, tile, action.square, action.turn))


# ---- other uses of a tile


def discard(s: Castles, seat: int, source: int, known: int) -> None:
    """The tile at a source goes face down into the box; ``known``: the seats that have seen it, as bits."""
    tile = take_from(s.builders[seat], source)
    s.boxed.append(in_box(tile, known))
    if s.told is not None:
        s.told.append(TileDiscarded(seat, tile, known))


def store(s: Castles, seat: int, source: int) -> None:
    """The tile at a source goes to the first free space of the reserve."""
    builder = s.builders[seat]
    tile = take_from(builder, source)
    builder.reserve[builder.reserve.index(NONE)] = tile
    if s.told is not None:
        s.told.append(TileStored(seat, tile))
