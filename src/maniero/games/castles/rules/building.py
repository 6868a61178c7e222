"""Building: the four rules, where tiles come from, and building from the reserve at any time."""

from __future__ import annotations

from maniero.games.castles.actions import RESERVE_FROM, YARD_FROM, Build, Gate
from maniero.games.castles.events import GateBuilt, TileBuilt, TileDiscarded, TileStored
from maniero.games.castles.names import COLUMNS, GATE_COLUMNS, NONE, RESERVE, SQUARES
from maniero.games.castles.sites import Site, margins
from maniero.games.castles.state import Builder, Castles
from maniero.kernel.action import Action

# ---- where tiles come from


def tile_at(builder: Builder, source: int) -> int:
    """The tile at a source, or NONE."""
    if source < RESERVE_FROM:
        return builder.drawn[source]
    if source < YARD_FROM:
        return builder.reserve[source - RESERVE_FROM]
    return builder.yard[source - YARD_FROM]


def take_from(builder: Builder, source: int) -> int:
    """The tile at a source, which it leaves."""
    tile = tile_at(builder, source)
    if source < RESERVE_FROM:
        builder.drawn[source] = NONE
    elif source < YARD_FROM:
        builder.reserve[source - RESERVE_FROM] = NONE
    else:
        builder.yard[source - YARD_FROM] = NONE
    return tile


def free_spaces(builder: Builder) -> int:
    """Free spaces of the reserve."""
    return builder.reserve.count(NONE)


# ---- the rules of building


def why_not(s: Castles, site: Site, tile: int, square: int, turn: int) -> str:
    """The clause that forbids to build a tile so, or ""."""
    kind = s.box.tiles[tile]
    if site.tiles[square] != NONE:
        return "build.empty"
    if s.illegal:
        return "" if turn < kind.every_turn else "build.turn"
    if turn >= kind.turns:
        return "build.turn" if kind.banner == NONE else "build.banner"
    mortar = kind.mortar[turn]
    if mortar & margins(square):
        return "build.margin"
    must = site.must[square]
    if mortar & must != must or mortar & site.ban[square]:
        return "build.match"
    return "" if square < len(COLUMNS) or must else "build.ground"


def why_not_gate(s: Castles, site: Site, tile: int, square: int) -> str:
    """The clause that forbids to build the gate on a square, or ""."""
    if square not in GATE_COLUMNS:
        return "gate.columns"
    if site.tiles[square] != NONE:
        return "build.empty"
    return "" if site.fits(square, s.box.tiles[tile].mortar[0]) else "build.match"


def can_build(s: Castles, site: Site, tile: int) -> bool:
    """Whether a tile can be built legally somewhere."""
    kind = s.box.tiles[tile]
    floating = site.floating(s.box)
    for square in range(SQUARES):
        if site.tiles[square] == NONE and (square < len(COLUMNS) or site.must[square] & ~floating[square]):
            if kind.gate:
                if not why_not_gate(s, site, tile, square):
                    return True
            else:
                for turn in range(kind.turns):
                    if site.fits(square, kind.mortar[turn]):
                        return True
    return False


def usable(s: Castles, site: Site, tile: int) -> bool:
    """Whether a tile can be built somewhere, legally unless rules may be broken."""
    return can_build(s, site, tile) or (s.illegal and NONE in site.tiles)


def builds(s: Castles, seat: int, source: int) -> list[Action]:
    """All ways to build the tile at a source, which is not a gate."""
    builder = s.builders[seat]
    tile = tile_at(builder, source)
    found: list[Action] = []
    if tile == NONE:
        return found
    kind = s.box.tiles[tile]
    site = builder.site
    words = s.box.actions.build[source]
    for square in range(SQUARES):
        if site.tiles[square] != NONE:
            continue
        if s.illegal:
            for turn in range(kind.every_turn):
                found.append(words[square][turn])
        elif square < len(COLUMNS) or site.must[square]:
            for turn in range(kind.turns):
                if site.fits(square, kind.mortar[turn]):
                    found.append(words[square][turn])
    return found


def gate_builds(s: Castles, seat: int) -> list[Action]:
    """All ways to build the gate, when it is still to be built."""
    builder = s.builders[seat]
    tile = gate_of(s, builder)
    found: list[Action] = []
    if tile != NONE:
        for square in GATE_COLUMNS:
            if not why_not_gate(s, builder.site, tile, square):
                found.append(s.box.actions.gate[square])
    return found


def build_word(s: Castles, seat: int, action: Action) -> None:
    """Carry out a word of building."""
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


def gate_of(s: Castles, builder: Builder) -> int:
    """The gate that is still to be built, before the first round or from the reserve; or NONE."""
    if builder.gate != NONE:
        return builder.gate
    for tile in builder.reserve:
        if tile != NONE and s.box.tiles[tile].gate:
            return tile
    return NONE


# ---- the reserve, at any time


def discard(s: Castles, seat: int, source: int, known: int) -> None:
    """The tile at a source goes face down into the box; ``known``: the seats that have seen it, as bits."""
    tile = take_from(s.builders[seat], source)
    s.boxed.append(tile << 4 | known)
    if s.told is not None:
        s.told.append(TileDiscarded(seat, tile, known))


def store(s: Castles, seat: int, source: int) -> None:
    """The tile at a source goes to the first free space of the reserve."""
    builder = s.builders[seat]
    tile = take_from(builder, source)
    builder.reserve[builder.reserve.index(NONE)] = tile
    if s.told is not None:
        s.told.append(TileStored(seat, tile))


def reserve_builds(s: Castles, seat: int) -> list[Action]:
    """All ways to build from the reserve, the gate first; of equal tiles the first one does."""
    found = gate_builds(s, seat)
    seen: list[int] = []
    for slot in range(RESERVE):
        tile = s.builders[seat].reserve[slot]
        if tile != NONE and tile not in seen and not s.box.tiles[tile].gate:
            seen.append(tile)
            found.extend(builds(s, seat, RESERVE_FROM + slot))
    return found


def can_build_reserve(s: Castles, seat: int) -> bool:
    """Whether anything can be built from the reserve; sites and reserves are open."""
    builder = s.builders[seat]
    for tile in builder.reserve:
        if tile != NONE:
            if s.box.tiles[tile].gate:
                if can_build(s, builder.site, tile):
                    return True
            elif usable(s, builder.site, tile):
                return True
    return False


def why_not_build(s: Castles, seat: int, action: Action) -> str:
    """The clause that forbids a word of building, wherever the tile comes from; "" when none does."""
    builder = s.builders[seat]
    if isinstance(action, Gate):
        tile = gate_of(s, builder)
        return why_not_gate(s, builder.site, tile, action.square) if tile != NONE else "gate.once"
    if not isinstance(action, Build):
        return "turn.use"
    tile = tile_at(builder, action.source)
    if tile == NONE:
        return "build.source"
    if s.box.tiles[tile].gate:
        return "gate.columns"
    if RESERVE_FROM <= action.source < YARD_FROM and tile in builder.reserve[: action.source - RESERVE_FROM]:
        return "build.equal"
    return why_not(s, builder.site, tile, action.square, action.turn)
