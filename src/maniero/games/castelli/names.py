"""The names and numbers that the print of the game fixes; every component file keeps to them."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
COLOURS: Final = ["blue", "red", "yellow", "green"]  # Of the shields, by seat.
SIDES: Final = "NESW"  # Of squares and octagons, clockwise; a quarter turn adds one.
TURNS: Final = 4  # Quarter turns in which a tile may lie.

PIECES: Final = "ABCD"  # Of the board; the silver mine is on the first.
HALF: Final = 4  # Rows and columns of a piece.
WIDTH: Final = 8  # Columns of the board, and rows of a whole one.
BESIDE: Final = WIDTH // 2  # Squares in a row, and octagons.
SPACES: Final = WIDTH * BESIDE  # Squares of a whole board, and octagons.
COLUMNS: Final = "ABCDEFGH"  # From the west; rows are counted from the north.

RESOURCES: Final = ["wood", "grain", "rock"]
WOOD: Final = 0
GRAIN: Final = 1
ROCK: Final = 2
MARKET: Final = 3
MINE: Final = 4
KINDS: Final = [*RESOURCES, "market", "mine"]  # Of areas.
SILVER: Final = 3
CARD: Final = 4
REWARDS: Final = [*RESOURCES, "silver", "card"]  # At the rim.

# Where castles stand in an octagon: two sites in a rock area; count and countess build in the others.
SITES: Final = ["rock1", "rock2", "grain", "wood"]
ROCK_1: Final = 0
ROCK_2: Final = 1
ON_GRAIN: Final = 2
ON_WOOD: Final = 3

BASE: Final = [
    "king3",
    "king4",
    "king5",
    "robber",
    "steward",
    "bandits",
    "count",
    "traitor",
    "countess",
    "builder",
    "brigand",
    "farmer",
]
BATTLE: Final = ["duke", "abbot", "guard", "knights", "arsonist"]
CHARACTERS: Final = [*BASE, *BATTLE]
KINGS: Final = 3  # The first ones.
ROBBER: Final = 3
STEWARD: Final = 4
BANDITS: Final = 5
COUNT: Final = 6
TRAITOR: Final = 7
COUNTESS: Final = 8
BUILDER: Final = 9
BRIGAND: Final = 10
FARMER: Final = 11
DUKE: Final = 12
ABBOT: Final = 13
GUARD: Final = 14
KNIGHTS: Final = 15
ARSONIST: Final = 16

TILES: Final = 32  # Heraldic tiles.
ALL_TILES: Final = (1 << TILES) - 1  # As bits.
STARTING_TILES: Final = 4

NONE: Final = -1  # No tile, no area, nobody.


def square_name(square: int) -> str:
    row = square // BESIDE
    return f"{COLUMNS[2 * (square % BESIDE) + row % 2]}{row + 1}"


def octagon_name(octagon: int) -> str:
    row = octagon // BESIDE
    return f"{COLUMNS[2 * (octagon % BESIDE) + 1 - row % 2]}{row + 1}"


SQUARE_NAMES: Final = [square_name(square) for square in range(SPACES)]
OCTAGON_NAMES: Final = [octagon_name(octagon) for octagon in range(SPACES)]
