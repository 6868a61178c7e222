"""Laying a tile: where it fits, and how its parts grow together with what lies around it."""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.carcassonne.names import COURT, MOST_PARTS, NONE, PATH
from maniero.games.carcassonne.squares import HALF
from maniero.games.carcassonne.state import Castle
from maniero.kernel.bits import bit, members


def any_fit(s: Castle, tile: int) -> bool:
    """Whether the tile may lie anywhere."""
    fitting = s.box.tiles[tile].fitting
    for around in s.around:
        if around and fitting[around]:
            return True
    return False


def why_not_place(s: Castle, tile: int, square: int, turn: int) -> str:
    """The clause that keeps a tile from a square; "" when it may lie there."""
    if s.tiles[square] != NONE:
        return "place.empty"
    if not s.around[square]:
        return "place.first" if s.tiles.count(NONE) == len(s.tiles) else "place.adjacent"
    turns = s.box.tiles[tile].turns
    if not s.box.tiles[tile].fitting[s.around[square]] & bit(turn % turns):
        return "place.start-path" if against_start(s, tile, square, turn) else "place.paths"
    return "place.same" if turn >= turns else ""


def against_start(s: Castle, tile: int, square: int, turn: int) -> bool:
    """Whether a start space is what the tile's paths, or their absence, do not agree with."""
    for side in range(4):
        start = s.box.start_at[square][side]
        if start != NONE and s.box.tiles[tile].is_path(turn, side) != (s.box.starts[start].kind == PATH):
            return True
    return False


def touch(s: Castle, square: int, side: int, path: bool) -> None:
    """Something that shows a path, or not, lies on this side of an empty square now."""
    s.around[square] |= bit(side if path else side + 4)
    if square < HALF:
        s.near_low |= bit(square)
    else:
        s.near_high |= bit(square - HALF)


def lay(s: Castle, tile: int, square: int, turn: int) -> None:
    """Lay the tile and join its parts with its neighbours'."""
    s.tiles[square] = tile
    s.turns[square] = turn
    s.around[square] = 0
    if square < HALF:
        s.near_low &= ~bit(square)
    else:
        s.near_high &= ~bit(square - HALF)
    add_parts(s, tile, square, turn)
    first = s.zones.first[square]
    edge = s.box.tiles[tile].edge[turn]
    starts = s.box.start_at[square]
    for side, other in enumerate(s.box.neighbour[square]):
        if other == NONE:
            if starts[side] != NONE:
                meet(s, starts[side], first + edge[side])  # The entries of start spaces come first.
        elif s.tiles[other] == NONE:
            touch(s, other, side ^ 2, s.box.tiles[tile].parts[edge[side]].kind == PATH)
        else:
            meet(s, entry_at(s, other, side ^ 2), first + edge[side])
            if s.box.tiles[tile].parts[edge[side]].kind == PATH:
                meet_beside_path(s, square, side, other)


def add_parts(s: Castle, tile: int, square: int, turn: int) -> None:
    """Every part is a zone of its own at first, with an end towards each empty square beside it."""
    empty: i64 = 0
    for side, other in enumerate(s.box.neighbour[square]):
        if other != NONE and s.tiles[other] == NONE:
            empty |= bit(side)
    s.zones.first[square] = len(s.zones.parent)
    place: i64 = square * MOST_PARTS
    reach = s.box.tiles[tile].reach[turn]
    for i, part in enumerate(s.box.tiles[tile].parts):
        s.zones.add(part.kind, place + i, members(reach[i] & empty), part.wells, part.markets)


def entry_at(s: Castle, square: int, side: int) -> int:
    """The entry of what a laid tile shows on a side."""
    return s.zones.first[square] + s.box.tiles[s.tiles[square]].edge[s.turns[square]][side]


def half_at(s: Castle, square: int, half: int) -> int:
    """The entry of the court beside a path of a laid tile."""
    return s.zones.first[square] + s.box.tiles[s.tiles[square]].half[s.turns[square]][half]


def meet(s: Castle, older: int, entry: int) -> None:
    """A side of the new tile closes an end of an older zone; equal kinds join."""
    if s.zones.tally[older].kind == s.zones.tally[entry].kind:
        s.zones.join(older, entry, 1)
    else:
        s.zones.close(s.zones.root(older), 1)


def meet_beside_path(s: Castle, square: int, side: int, other: int) -> None:
    """Beside a path the first half of one side meets the second half of the other."""
    back = side ^ 2
    s.zones.join(half_at(s, other, 2 * back + 1), half_at(s, square, 2 * side), 0)
    s.zones.join(half_at(s, other, 2 * back), half_at(s, square, 2 * side + 1), 0)


def largest_empty_area(s: Castle) -> int:
    """Empty squares that hang together, as many as there are in the largest group."""
    seen = [tile != NONE for tile in s.tiles]
    best = 0
    for start in range(len(s.tiles)):
        if seen[start]:
            continue
        seen[start] = True
        area = [start]
        for square in area:
            for other in s.box.neighbour[square]:
                if other != NONE and not seen[other]:
                    seen[other] = True
                    area.append(other)
        best = max(best, len(area))
    return best


def complete(s: Castle, root: int) -> bool:
    """Whether a path, tower or house has just been finished and not been counted."""
    tally = s.zones.tally[root]
    return tally.ends == 0 and tally.kind != COURT
