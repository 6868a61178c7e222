"""The names and numbers that the print of the game fixes; every component file keeps to them."""

from __future__ import annotations

from typing import Final

SIDES: Final = "NESW"  # Of a square, clockwise; a quarter turn adds one.
NORTH: Final = 0b0001  # Sides of a tile as bits.
EAST: Final = 0b0010
SOUTH: Final = 0b0100
WEST: Final = 0b1000

WIDTH: Final = 7  # Of a site, in columns.
ROWS: Final = 4  # The first one stands on the ground.
SQUARES: Final = WIDTH * ROWS
COLUMNS: Final = "ABCDEFG"  # From the left.
SQUARE_NAMES: Final = [f"{column}{row + 1}" for row in range(ROWS) for column in COLUMNS]
GATE_COLUMNS: Final = [1, 2, 3, 4, 5]  # Not the two at the borders.

WALLS: Final = ["grey", "red", "sand", "white"]  # Types of wall, one for each player.
WALL_LETTERS: Final = "grsw"
GATE: Final = "gate"  # The shape of gates, and how one is pointed at; no wall tile is called so.
BANNERS: Final = ["red", "blue", "green", "yellow"]
TILES: Final = 32  # Of each type of wall.

MOST_SEATS: Final = 4
PAIR: Final = 2  # Tiles that are drawn together.
YARD: Final = 2  # Spaces.
RESERVE: Final = 8

NONE: Final = -1  # No tile, no square, nobody.
