"""A board that has been laid: which tile lies beside which area, and what is seen from where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.castelli.names import (
    BESIDE,
    GRAIN,
    HALF,
    MINE,
    NONE,
    ON_GRAIN,
    ON_WOOD,
    PIECES,
    ROCK,
    ROCK_1,
    ROCK_2,
    SIDES,
    SITES,
    SPACES,
    WIDTH,
    WOOD,
)
from maniero.games.castelli.pieces import CITY, VILLAGE, PrintedArea, PrintedOctagon
from maniero.kernel.bits import bit

_STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # Rows and columns to the neighbour on each side.


def laid(piece: int, turned: bool) -> int:
    """A piece as a layout names it: as it is printed, or after a half turn."""
    return 2 * piece + (1 if turned else 0)


class Area:
    """An area of a board with the tiles around it."""

    def __init__(
        self,
        number: int,
        octagon: int,
        kind: int,
        amount: int,
        sites: int,
        sides: list[int],
        squares: list[int],
        facing: list[int],
    ) -> None:
        self.number: Final = number
        self.octagon: Final = octagon
        self.kind: Final = kind
        self.amount: Final = amount  # Symbols, or tents.
        self.sites: Final = sites
        self.sides: Final = sides  # Of the octagon.
        self.squares: Final = squares  # Beside it; the rim and what is not laid yet is none.
        self.facing: Final = facing  # By square: the side of the tile that faces the area.
        around: i64 = 0
        for square in squares:
            around |= bit(square)
        self.around: i64 = around


class Layout:
    """The board as its pieces lie; fixed for a game once all of them are there."""

    def __init__(self, pieces: list[int], printed: list[list[PrintedOctagon]], rim: list[list[int]]) -> None:
        self.pieces: Final = pieces  # NW, NE, SW, SE or W, E: made by ``laid``; NONE while it is not there.
        self.rows: Final = HALF * len(pieces) // 2
        self.squares: Final = self.rows * BESIDE  # And as many octagons.
        self.names: Final = [""] * SPACES  # What is printed in each octagon: "A12".
        self.areas: Final[list[Area]] = []
        self.area_at: Final = [[NONE] * len(SIDES) for _ in range(SPACES)]  # By octagon and side.
        self.beside: Final = [[NONE] * len(SIDES) for _ in range(SPACES)]  # By square and side: area.
        self.rim: Final = [[NONE] * len(SIDES) for _ in range(SPACES)]  # By square and side: reward.
        self.mine = NONE  # The area.
        self.villages: i64 = 0  # Octagons, as bits; so are these:
        self.cities: i64 = 0
        self.octagons: i64 = 0  # All that have been laid.
        self.sites: Final = [0] * len(SITES)  # By site: where there is one.
        for place, piece in enumerate(pieces):
            if piece != NONE:
                self._lay(printed[piece // 2], place, piece % 2 == 1)
        if NONE not in pieces and self.mine == NONE:
            self._cover(printed[0], pieces[0] % 2 == 1)
        self._reward(rim)
        # What a castle sees: by octagon, those in its row and its column, itself too.
        self.lines: Final = [self._lines(octagon) for octagon in range(SPACES)]

    # ---- laying

    def _lay(self, octagons: list[PrintedOctagon], place: int, turned: bool) -> None:
        for printed in octagons:
            octagon = self._place(printed, place, turned)
            self.names[octagon] = printed.name
            self.octagons |= bit(octagon)
            if printed.settlement == VILLAGE:
                self.villages |= bit(octagon)
            elif printed.settlement == CITY:
                self.cities |= bit(octagon)
            for area in printed.areas:
                self._add(area, octagon, turned)

    def _place(self, printed: PrintedOctagon, place: int, turned: bool) -> int:
        """The octagon of the board on which one of a piece lies."""
        row = HALF - 1 - printed.row if turned else printed.row
        column = HALF - 1 - printed.column if turned else printed.column
        return (row + HALF * (place // 2)) * BESIDE + (column + HALF * (place % 2)) // 2

    def _add(self, printed: PrintedArea, octagon: int, turned: bool) -> None:
        sides = sorted([(side + (2 if turned else 0)) % len(SIDES) for side in printed.sides])
        number = len(self.areas)
        squares: list[int] = []
        facing: list[int] = []
        for side in sides:
            self.area_at[octagon][side] = number
            square = self._neighbour(octagon, side)
            if square != NONE:
                squares.append(square)
                facing.append((side + 2) % len(SIDES))
                self.beside[square][(side + 2) % len(SIDES)] = number
        self.areas.append(
            Area(number, octagon, printed.kind, printed.amount, printed.sites, sides, squares, facing)
        )
        here = bit(octagon)
        if printed.kind == MINE:
            self.mine = number
        elif printed.kind == GRAIN:
            self.sites[ON_GRAIN] |= here
        elif printed.kind == WOOD:
            self.sites[ON_WOOD] |= here
        elif printed.kind == ROCK:
            for site in (ROCK_1, ROCK_2)[: printed.sites]:
                self.sites[site] |= here

    def _cover(self, with_mine: list[PrintedOctagon], turned: bool) -> None:
        """The mine tile lies where the printed mine would be: nothing of that octagon is in play."""
        for printed in with_mine:
            if printed.is_mine():
                octagon = self._place(printed, 0, turned)
                gone = ~bit(octagon)
                self.villages &= gone
                self.cities &= gone
                for site in range(len(SITES)):
                    self.sites[site] &= gone
                for number, area in enumerate(self.areas):
                    if area.octagon == octagon:  # It keeps its number, with nothing beside it.
                        self.areas[number] = Area(number, octagon, area.kind, 0, 0, [], [], [])
                self._add(printed.areas[0], octagon, turned)

    def _neighbour(self, octagon: int, side: int) -> int:
        """The square beside an octagon; NONE at the rim."""
        row = octagon // BESIDE
        column = 2 * (octagon % BESIDE) + 1 - row % 2
        down, right = _STEPS[side]
        if not (0 <= row + down < self.rows and 0 <= column + right < WIDTH):
            return NONE
        return (row + down) * BESIDE + (column + right) // 2

    def rim_sides(self, octagon: int) -> str:
        """The sides of an octagon that lie at the rim."""
        sides = [SIDES[side] for side in range(len(SIDES)) if self._neighbour(octagon, side) == NONE]
        return "".join(sides)

    def _reward(self, rim: list[list[int]]) -> None:
        north, east, south, west = rim
        for i in range(BESIDE):
            self.rim[i][0] = north[i]
            self.rim[(self.rows - 1) * BESIDE + i][2] = south[i]
        for row in range(0, self.rows, 2):
            self.rim[row * BESIDE][3] = west[row // 2]
            self.rim[(row + 2) * BESIDE - 1][1] = east[row // 2]

    def _lines(self, octagon: int) -> i64:
        row = octagon // BESIDE
        column = 2 * (octagon % BESIDE) + 1 - row % 2
        line: i64 = 0
        for other in range(self.squares):
            other_row = other // BESIDE
            if other_row == row or 2 * (other % BESIDE) + 1 - other_row % 2 == column:
                line |= bit(other)
        return line


def no_pieces(seats: int) -> list[int]:
    """A board before its pieces are laid: two of them for two players."""
    return [NONE] * (2 if seats == 2 else len(PIECES))
