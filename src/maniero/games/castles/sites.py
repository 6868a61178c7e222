"""A construction site: what lies on it, what fits where, what is joined to what.

A set of squares is one integer: bit 0 is A1, one row up is a shift by WIDTH, one column to the right by 1.
What lies around is kept in two sets for each side, up to date as tiles are laid: ``must_n`` are the squares
that have mortar to the north, so that a tile there must show mortar too; ``ban_n`` are those that have sky or
the margin there, so that it must not.  Where a tile fits, what is joined to the gate and where it rains in
follow from these eight sets by a few shifts, for the whole site at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from maniero.games.castles.names import (
    BANNERS,
    EAST,
    GATE_COLUMNS,
    NONE,
    NORTH,
    ROWS,
    SOUTH,
    SQUARES,
    WEST,
    WIDTH,
)
from maniero.kernel.bits import bit, members, numbers

if TYPE_CHECKING:
    from maniero.games.castles.components import CastlesBox


def set_of(squares: list[int]) -> i64:
    """The set of these squares."""
    found: i64 = 0
    for square in squares:
        found |= bit(square)
    return found


ALL: Final[i64] = set_of(list(range(SQUARES)))
GROUND: Final[i64] = set_of(list(range(WIDTH)))
TOP: Final[i64] = set_of(list(range(SQUARES - WIDTH, SQUARES)))
LEFT: Final[i64] = set_of([row * WIDTH for row in range(ROWS)])
RIGHT: Final[i64] = set_of([row * WIDTH + WIDTH - 1 for row in range(ROWS)])
GATE_SQUARES: Final[i64] = set_of(GATE_COLUMNS)


class Site:
    """The tiles of one site, and the sets of squares that follow from them."""

    def __init__(
        self,
        tiles: list[int],
        turns: list[int],
        order: list[int],
        gate: int,
        flawed: bool,
        empty: i64,
        must_n: i64,
        must_e: i64,
        must_s: i64,
        must_w: i64,
        ban_n: i64,
        ban_e: i64,
        ban_s: i64,
        ban_w: i64,
    ) -> None:
        self.tiles = tiles  # By square: tile, or NONE.
        self.turns = turns  # By square: its quarter turns.
        self.order = order  # Squares in the order they were built on.
        self.gate = gate  # Square of the gate, or NONE.
        self.flawed = flawed  # Some tile was against the rules when it was built.
        self.empty = empty  # Squares without a tile.
        self.must_n = must_n  # Squares with mortar beside them, by side.
        self.must_e = must_e
        self.must_s = must_s
        self.must_w = must_w
        self.ban_n = ban_n  # Squares with sky or the margin beside them, by side.
        self.ban_e = ban_e
        self.ban_s = ban_s
        self.ban_w = ban_w

    def copy(self) -> Site:
        return Site(
            self.tiles[:],
            self.turns[:],
            self.order[:],
            self.gate,
            self.flawed,
            self.empty,
            self.must_n,
            self.must_e,
            self.must_s,
            self.must_w,
            self.ban_n,
            self.ban_e,
            self.ban_s,
            self.ban_w,
        )

    # ---- building

    def places(self, mortar: i64) -> i64:
        """Squares where a tile with mortar on these sides may be built: the rules of building in one line."""
        return self.held() & self.matching(mortar)

    def held(self) -> i64:
        """Empty squares where a tile does not float: on the ground, or beside mortar that stands."""
        if self.flawed:
            return self.empty & (GROUND | self.beside(self.standing()))
        return self.empty & (GROUND | self.must_n | self.must_e | self.must_s | self.must_w)

    def matching(self, mortar: i64) -> i64:
        """Squares around which all goes with a tile that has mortar on these sides."""
        north = ~self.ban_n if mortar & NORTH else ~self.must_n
        east = ~self.ban_e if mortar & EAST else ~self.must_e
        south = ~self.ban_s if mortar & SOUTH else ~self.must_s
        west = ~self.ban_w if mortar & WEST else ~self.must_w
        return ALL & north & east & south & west

    def lay(self, box: CastlesBox, tile: int, square: int, turn: int) -> None:
        """Build a tile, also where it does not fit."""
        kind = box.tiles[tile]
        mortar = kind.mortar[turn]
        if turn >= kind.turns or not self.places(mortar) & bit(square):
            self.flawed = True
        self.tiles[square] = tile
        self.turns[square] = turn
        self.order.append(square)
        if kind.gate:
            self.gate = square
        self._surround(bit(square), mortar)

    def _surround(self, here: i64, mortar: i64) -> None:
        """Note on the four squares around what they have beside them now."""
        self.empty &= ~here
        north, south = here << WIDTH & ALL, here >> WIDTH
        east, west = here << 1 & ALL & ~LEFT, here >> 1 & ~RIGHT
        if mortar & NORTH:
            self.must_s |= north
        else:
            self.ban_s |= north
        if mortar & EAST:
            self.must_w |= east
        else:
            self.ban_w |= east
        if mortar & SOUTH:
            self.must_n |= south
        else:
            self.ban_n |= south
        if mortar & WEST:
            self.must_e |= west
        else:
            self.ban_e |= west

    # ---- looking

    def must(self, square: int) -> int:
        """Sides of a square, as bits, that have mortar beside them."""
        k: i64 = square
        north, east = self.must_n >> k & 1, self.must_e >> k & 1
        south, west = self.must_s >> k & 1, self.must_w >> k & 1
        return north | east << 1 | south << 2 | west << 3

    def ban(self, square: int) -> int:
        """Sides of a square, as bits, that have sky or the margin beside them."""
        k: i64 = square
        north, east = self.ban_n >> k & 1, self.ban_e >> k & 1
        south, west = self.ban_s >> k & 1, self.ban_w >> k & 1
        return north | east << 1 | south << 2 | west << 3

    def beside(self, part: i64) -> i64:
        """Squares, empty or not, that have mortar of this part beside them."""
        return (
            self.must_n & part >> WIDTH
            | self.must_s & part << WIDTH
            | self.must_e & part >> 1
            | self.must_w & part << 1
        )

    def flood(self, start: i64, within: i64) -> i64:
        """Squares joined to these by mortar against mortar; no way leads out of ``within``."""
        up = self.must_n & self.must_s >> WIDTH  # Joined to the square above,
        right = self.must_e & self.must_w >> 1  # and to the one at the right.
        found = start & within
        while True:
            grown = (found | (found & up) << WIDTH | found >> WIDTH & up) & within
            grown = (grown | (grown & right) << 1 | grown >> 1 & right) & within
            if grown == found:
                return found
            found = grown

    def standing(self) -> i64:
        """Built squares that are held up by the ground."""
        built = ALL & ~self.empty
        return self.flood(built & GROUND, built)

    def faults(self, box: CastlesBox) -> i64:
        """Squares whose tiles break a rule of building; of two that do not match, the later one."""
        found: i64 = 0
        if not self.flawed:
            return found
        past = empty_site()  # The site once more, tile by tile.
        for square in self.order:
            kind, turn = box.tiles[self.tiles[square]], self.turns[square]
            mortar, here = kind.mortar[turn], bit(square)
            if turn >= kind.turns or not past.matching(mortar) & here:
                found |= here
            past._surround(here, mortar)
        return found | ALL & ~self.empty & ~self.standing()

    def castle(self, box: CastlesBox) -> i64:
        """Squares of the castle: joined to the gate, without what was built against the rules."""
        if self.gate == NONE:
            return 0
        return self.flood(bit(self.gate), ALL & ~self.faults(box))

    def rain(self, box: CastlesBox) -> i64:
        """Empty squares beside mortar: it rains in there.  Tiles against the rules are turned over first."""
        return self.beside(ALL & ~self.empty & ~self.faults(box)) & self.empty

    def complete(self, box: CastlesBox) -> bool:
        """Whether the castle is closed all round and large enough to end the game.

        A tile against the rules that closes it belongs to it too, so it is not complete.
        """
        castle = self.castle(box)
        return not self.beside(castle) & ~castle and members(castle) >= box.complete

    def banners(self, box: CastlesBox) -> list[int]:
        """Banners of the castle by colour."""
        counts = [0] * len(BANNERS)
        for square in numbers(self.castle(box)):
            banner = box.tiles[self.tiles[square]].banner
            if banner != NONE:
                counts[banner] += 1
        return counts


def margins(square: int) -> int:
    """Sides of a square, as bits, that lie at the left, right or upper margin of the site."""
    return EMPTY.ban(square)


def empty_site() -> Site:
    tiles, turns = [NONE] * SQUARES, [0] * SQUARES
    return Site(tiles, turns, [], NONE, False, ALL, 0, 0, 0, 0, ban_n=TOP, ban_e=RIGHT, ban_s=0, ban_w=LEFT)


EMPTY: Final = empty_site()  # Only to be looked at.
