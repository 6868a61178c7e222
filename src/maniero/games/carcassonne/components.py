"""What is in the box of Carcassonne: The Castle: facts only, checked when loaded."""

from __future__ import annotations

from typing import Final

from maniero.games.carcassonne.actions import Actions
from maniero.games.carcassonne.names import (
    BONUS_KINDS,
    KINDS,
    NONE,
    SIDES,
    SQUARES,
    STARTS,
    TILES,
    TRACK,
)
from maniero.games.carcassonne.squares import MOST_ROWS, square_at, square_name
from maniero.games.carcassonne.tiles import read_tiles
from maniero.games.carcassonne.wall import read_wall
from maniero.kernel.facts import Box, ComponentError, Facts

STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # Row and column towards N, E, S, W.


class StartSpace:
    """A place on the wall that shows a zone, beside one square."""

    def __init__(self, number: int, square: int, side: int, kind: int, markets: int) -> None:
        self.number: Final = number
        self.square: Final = square
        self.side: Final = side
        self.kind: Final = kind
        self.markets: Final = markets


class CastleBox(Box):
    """All components, and the actions that are made of them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        counts = facts.table("counts")
        self.followers: Final = counts.number("followers", 1, 20)
        self.bonus_copies: Final = counts.number("copies_of_bonus_tiles", 1, 9)
        scoring = facts.table("scoring")
        self.path_points: Final = scoring.number("path")
        self.well_points: Final = scoring.number("path_with_well")
        self.tower_points: Final = scoring.number("tower")
        self.house_points: Final = scoring.number("house")
        self.market_points: Final = scoring.number("market")
        bonus = facts.table("bonus")
        self.double_tower: Final = bonus.number("tower")
        self.double_house: Final = bonus.number("house")
        self.open_points: Final = [bonus.number(f"open_{kind}") for kind in ("path", "tower", "house")]
        self.rich_market: Final = bonus.number("market")
        self.keep_bonus: Final = bonus.number("keep")
        self.bonus_points: Final = bonus.number("points")

        self.squares: Final = read_outline(facts.table("outline"))  # Names, row by row.
        # By square and side: the square there; NONE at the wall.
        self.neighbour: Final = [
            [beside(self.squares, name, side) for side in range(4)] for name in self.squares
        ]
        self.starts: Final = read_starts(facts.table("start_spaces"), self.squares, self.neighbour)
        # By square and side: the start space there, or NONE.
        self.start_at: Final = [[NONE] * 4 for _ in self.squares]
        for start in self.starts:
            self.start_at[start.square][start.side] = start.number
        self.towers: Final = read_towers(facts.table("towers"))
        if len(self.towers) - 1 > BONUS_KINDS * self.bonus_copies:
            raise facts.table("towers").wrong("spaces", "has more towers than there are bonus tiles")
        self.tower_at: Final = [NONE] * TRACK  # By space of the track: the tower that stands there.
        for tower, spaces in enumerate(self.towers):
            for space in spaces:
                self.tower_at[space] = tower
        self.wall: Final = read_wall(facts.table("wall"), self.squares, self.neighbour)
        if len(self.wall) != len(self.towers):
            raise facts.table("towers").wrong(
                "spaces", f"must be {len(self.wall)} towers, one where each side of the wall begins"
            )
        self.tiles: Final = read_tiles(facts.table("tiles"))
        if sum(tile.count for tile in self.tiles) != TILES:
            raise facts.wrong("tiles", f"must be {TILES} in all")
        self.actions: Final = Actions([tile.name for tile in self.tiles], self.squares)


def read_outline(facts: Facts) -> list[str]:
    """The squares inside the wall by name: a letter for the row, a number for the column."""
    names: list[str] = []
    rows = facts.texts("rows")
    if len(rows) > MOST_ROWS:
        raise facts.wrong("rows", f"must be at most {MOST_ROWS}")
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark not in "#.":
                raise facts.wrong("rows", f"has {mark!r}; a square is # inside and . outside")
            if mark == "#":
                names.append(square_name(row, column))
    if len(names) != SQUARES:
        raise facts.wrong("rows", f"must have {SQUARES} squares inside, not {len(names)}")
    return names


def beside(squares: list[str], name: str, side: int) -> int:
    """The square on a side of another, or NONE."""
    row, column = square_at(name)
    row += STEPS[side][0]
    column += STEPS[side][1]
    other = square_name(row, column) if 0 <= row < MOST_ROWS else ""
    return squares.index(other) if other in squares else NONE


def read_starts(facts: Facts, squares: list[str], neighbour: list[list[int]]) -> list[StartSpace]:
    starts: list[StartSpace] = []
    for key in facts.keys():
        place, kind, *more = [*facts.text(key).split(), "", ""]
        known = place[:-1] in squares and place[-1:] in SIDES and kind in KINDS
        if not known or any(term not in ("market", "") for term in more):
            raise facts.wrong(
                key, 'must be a square with a side and a kind, as "A5N path" or "D1W court market"'
            )
        square, side = squares.index(place[:-1]), SIDES.index(place[-1])
        if neighbour[square][side] != NONE:
            raise facts.wrong(key, "must lie on the wall")
        if any(start.square == square and start.side == side for start in starts):
            raise facts.wrong(key, "lies where another start space lies")
        starts.append(StartSpace(len(starts), square, side, KINDS.index(kind), more.count("market")))
    if len(starts) != STARTS:
        raise ComponentError(f"{facts.where} must be {STARTS}, not {len(starts)}")
    for number, key in enumerate(facts.keys(), 1):
        if key != f"S{number}":
            raise facts.wrong(key, f"must be S{number}: start spaces are numbered in their order")
    return starts


def read_towers(facts: Facts) -> list[list[int]]:
    """The spaces of the track that belong to each tower."""
    towers: list[list[int]] = []
    for pair in facts.lists("spaces"):
        if len(pair) != 2 or not all(0 <= space < TRACK for space in pair):
            raise facts.wrong("spaces", f"must be pairs of spaces from 0 to {TRACK - 1}")
        towers.append(pair)
    if not towers or towers[0] != [0, 1]:
        raise facts.wrong("spaces", "must begin with the tower 0, 1")
    spaces = [space for pair in towers for space in pair]
    if spaces != sorted(set(spaces)) or any(second != first + 1 for first, second in towers):
        raise facts.wrong("spaces", "must be two neighbouring spaces for each tower, in ascending order")
    return towers
