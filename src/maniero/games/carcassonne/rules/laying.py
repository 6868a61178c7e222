"""Laying a tile: where it fits, and how its parts grow together with what lies around it."""

from __future__ import annotations

from maniero.games.carcassonne.names import COURT, MOST_PARTS, NONE, PATH
from maniero.games.carcassonne.state import Castle


def fits(s: Castle, tile: int, square: int, turn: int) -> bool:
    """Whether the tile may lie on an empty square after this many quarter turns."""
    paths = s.box.tiles[tile].paths[turn]
    return paths & s.must[square] == s.must[square] and paths & s.ban[square] == 0


def any_fit(s: Castle, tile: int) -> bool:
    paths = s.box.tiles[tile].paths
    turns = s.box.tiles[tile].turns
    for square in range(len(s.tiles)):
        if s.tiles[square] == NONE:
            must = s.must[square]
            ban = s.ban[square]
            for turn in range(turns):
                if paths[turn] & must == must and paths[turn] & ban == 0:
                    return True
    return False


def why_not_place(s: Castle, tile: int, square: int, turn: int) -> str:
    """The clause that keeps a tile from a square."""
    if s.tiles[square] != NONE:
        return "place.empty"
    if s.must[square] & s.ban[square]:
        return "place.first" if s.tiles.count(NONE) == len(s.tiles) else "place.adjacent"
    if not fits(s, tile, square, turn):
        return "place.start-path" if against_start(s, tile, square, turn) else "place.paths"
    return "place.same" if turn >= s.box.tiles[tile].turns else ""


def against_start(s: Castle, tile: int, square: int, turn: int) -> bool:
    """Whether a start space is what the tile's paths, or their absence, do not agree with."""
    for side in range(4):
        start = s.box.start_at[square][side]
        if start != NONE:
            path = s.box.tiles[tile].paths[turn] >> side & 1 == 1
            if path != (s.box.starts[start].kind == PATH):
                return True
    return False


def touch(s: Castle, square: int, side: int, path: bool) -> None:
    """Something that shows a path, or not, lies on this side of an empty square now."""
    if s.must[square] & s.ban[square]:
        s.must[square] = 0
        s.ban[square] = 0
    if path:
        s.must[square] |= 1 << side
    else:
        s.ban[square] |= 1 << side


def lay(s: Castle, tile: int, square: int, turn: int) -> None:
    """Lay the tile and join its parts with its neighbours'."""
    s.tiles[square] = tile
    s.turns[square] = turn
    add_parts(s, tile, square)
    for side in range(4):
        start = s.box.start_at[square][side]
        other = s.box.neighbour[square][side]
        if start != NONE:
            meet_start(s, square, side, start)
        elif other == NONE:
            s.zones.close(entry_at(s, square, side))  # The wall.
        elif s.tiles[other] == NONE:
            touch(s, other, (side + 2) % 4, s.box.tiles[tile].paths[turn] >> side & 1 == 1)
        else:
            meet_tile(s, square, side, other)


def add_parts(s: Castle, tile: int, square: int) -> None:
    s.zones.first[square] = len(s.zones.parent)
    for i, part in enumerate(s.box.tiles[tile].parts):
        s.zones.add(part.kind, square * MOST_PARTS + i, len(part.edges), part.wells, part.markets)


def entry_at(s: Castle, square: int, side: int) -> int:
    """The entry of what a laid tile shows on a side."""
    return s.zones.first[square] + s.box.tiles[s.tiles[square]].edge[s.turns[square]][side]


def half_at(s: Castle, square: int, half: int) -> int:
    """The entry of the court beside a path of a laid tile."""
    return s.zones.first[square] + s.box.tiles[s.tiles[square]].half[s.turns[square]][half]


def meet_start(s: Castle, square: int, side: int, start: int) -> None:
    """A side against a start space; the entries of start spaces come first."""
    here = entry_at(s, square, side)
    s.zones.close(here)
    s.zones.close(start)
    if s.zones.kind[here] == s.zones.kind[start]:
        s.zones.join(start, here)


def meet_tile(s: Castle, square: int, side: int, other: int) -> None:
    """Two tiles side by side: both sides are closed, and equal zones join."""
    back = (side + 2) % 4
    here = entry_at(s, square, side)
    there = entry_at(s, other, back)
    s.zones.close(here)
    s.zones.close(there)
    if s.zones.kind[here] == s.zones.kind[there]:
        s.zones.join(there, here)
    if s.zones.kind[here] == PATH:
        # Beside a path the first half of one side meets the second half of the other.
        s.zones.join(half_at(s, other, 2 * back + 1), half_at(s, square, 2 * side))
        s.zones.join(half_at(s, other, 2 * back), half_at(s, square, 2 * side + 1))


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
    return s.zones.open[root] == 0 and s.zones.kind[root] != COURT
