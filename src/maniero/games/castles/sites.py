"""A construction site: what lies on it, what fits where, what is joined to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castles.names import BANNERS, COLUMNS, NONE, SQUARES

if TYPE_CHECKING:
    from maniero.games.castles.components import CastlesBox

MARGIN_LEFT = 0b1000  # Sides as bits: W,
MARGIN_RIGHT = 0b0010  # E,
MARGIN_TOP = 0b0001  # and N, where a square lies at the margin.


class Site:
    """Tiles by square.  What a tile must show to fit is kept up to date as tiles are laid."""

    def __init__(
        self,
        tiles: list[int],
        turns: list[int],
        must: list[int],
        ban: list[int],
        order: list[int],
        gate: int,
        broken: bool,
    ) -> None:
        self.tiles = tiles  # By square: tile, or NONE.
        self.turns = turns  # By square: its quarter turns.
        # By square: sides, as bits, where mortar lies beside it, and where sky or the margin does.
        self.must = must
        self.ban = ban
        self.order = order  # Squares in the order they were built on.
        self.gate = gate  # Square of the gate, or NONE.
        self.broken = broken  # Some tile was built against the rules.

    def copy(self) -> Site:
        return Site(
            self.tiles[:], self.turns[:], self.must[:], self.ban[:], self.order[:], self.gate, self.broken
        )

    # ---- building

    def fits(self, square: int, mortar: int) -> bool:
        """Whether a tile with mortar on these sides may be built on an empty square."""
        must = self.must[square]
        return (
            self.tiles[square] == NONE
            and mortar & must == must
            and mortar & self.ban[square] == 0
            and (square < len(COLUMNS) or must != 0)
        )

    def lay(self, box: CastlesBox, tile: int, square: int, turn: int) -> None:
        """Build a tile, also where it does not fit."""
        mortar = box.tiles[tile].mortar[turn]
        if not self.fits(square, mortar) or turn >= box.tiles[tile].turns:
            self.broken = True
        self.tiles[square] = tile
        self.turns[square] = turn
        self.order.append(square)
        if box.tiles[tile].gate:
            self.gate = square
        for side in range(4):
            other = box.neighbour[square][side]
            if other != NONE:
                back = 1 << (side + 2) % 4
                if mortar >> side & 1:
                    self.must[other] |= back
                else:
                    self.ban[other] |= back

    # ---- looking

    def mortar(self, box: CastlesBox, square: int) -> int:
        """Sides of the tile on a square that are mortar, as bits."""
        return box.tiles[self.tiles[square]].mortar[self.turns[square]]

    def flood(self, box: CastlesBox, starts: list[int], shut: list[int]) -> list[int]:
        """Squares joined to these by mortar; no way leads through those that are shut."""
        found = [square for square in starts if square not in shut]
        for square in found:  # Grows while it is read.
            mortar = self.mortar(box, square)
            for side in range(4):
                other = box.neighbour[square][side]
                if mortar >> side & 1 and other != NONE and self.tiles[other] != NONE:
                    joins = self.mortar(box, other) >> (side + 2) % 4 & 1
                    if joins and other not in found and other not in shut:
                        found.append(other)
        return found

    def castle(self, box: CastlesBox) -> list[int]:
        """Squares of the castle: joined to the gate, without what was built against the rules."""
        return self.flood(box, [self.gate], self.wrong(box)) if self.gate != NONE else []

    def wrong(self, box: CastlesBox) -> list[int]:
        """Squares whose tiles break a rule of building; of two that do not match, the later one."""
        found: list[int] = []
        if not self.broken:
            return found
        for i, square in enumerate(self.order):
            mortar = self.mortar(box, square)
            broken = mortar & margins(square) != 0
            tile = box.tiles[self.tiles[square]]
            if tile.banner != NONE and self.turns[square]:
                broken = True
            for side in range(4):
                other = box.neighbour[square][side]
                if other != NONE and other in self.order[:i]:
                    if self.mortar(box, other) >> (side + 2) % 4 & 1 != mortar >> side & 1:
                        broken = True
            if broken:
                found.append(square)
        ground = [square for square in self.order if square < len(COLUMNS)]
        standing = self.flood(box, ground, [])
        for square in self.order:
            if square not in standing and square not in found:
                found.append(square)
        return found

    def floating(self, box: CastlesBox) -> list[int]:
        """By square: sides, as bits, where the mortar beside it does not reach the ground."""
        sides = [0] * SQUARES
        if self.broken:
            standing = self.flood(box, [square for square in self.order if square < len(COLUMNS)], [])
            for square in range(SQUARES):
                for side in range(4):
                    other = box.neighbour[square][side]
                    if other != NONE and self.tiles[other] != NONE and other not in standing:
                        sides[square] |= 1 << side
        return sides

    def open_squares(self, box: CastlesBox, of: list[int]) -> list[int]:
        """Empty squares that touch a mortar side of one of these tiles: it rains in there."""
        found: list[int] = []
        for square in of:
            mortar = self.mortar(box, square)
            for side in range(4):
                other = box.neighbour[square][side]
                if mortar >> side & 1 and other != NONE and self.tiles[other] == NONE and other not in found:
                    found.append(other)
        return sorted(found)

    def complete(self, box: CastlesBox) -> bool:
        """Whether the castle at the gate is closed all round and large enough to end the game."""
        castle = self.castle(box)
        if len(castle) < box.complete or self.open_squares(box, castle):
            return False
        # A tile that was turned to its rain side beside it is part of it, and it is not complete.
        return not self.wrong_beside(box, castle)

    def wrong_beside(self, box: CastlesBox, castle: list[int]) -> bool:
        """Whether mortar of the castle lies against a tile that breaks a rule."""
        wrong = self.wrong(box)
        for square in castle:
            mortar = self.mortar(box, square)
            for side in range(4):
                if mortar >> side & 1 and box.neighbour[square][side] in wrong:
                    return True
        return False

    def banners(self, box: CastlesBox) -> list[int]:
        """Banners of the castle by colour."""
        many = [0] * len(BANNERS)
        for square in self.castle(box):
            banner = box.tiles[self.tiles[square]].banner
            if banner != NONE:
                many[banner] += 1
        return many


def margins(square: int) -> int:
    """Sides of a square, as bits, that lie at the left, right or upper margin of the site."""
    column = square % len(COLUMNS)
    found = 0
    if column == 0:
        found |= MARGIN_LEFT
    if column == len(COLUMNS) - 1:
        found |= MARGIN_RIGHT
    if square >= SQUARES - len(COLUMNS):
        found |= MARGIN_TOP
    return found


def empty_site() -> Site:
    ban = [margins(square) for square in range(SQUARES)]
    return Site([NONE] * SQUARES, [0] * SQUARES, [0] * SQUARES, ban, [], NONE, False)
