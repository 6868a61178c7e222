"""The names and numbers that the print of the game fixes; every component file keeps to them."""

from __future__ import annotations

from typing import Final

SIDES: Final = "NESW"  # Of a square, clockwise; a quarter turn adds one.
SOUTH: Final = 2
COLUMNS: Final = "ABCDEFG"  # Of a site, from the left.
ROWS: Final = 4  # The first one stands on the ground.
SQUARES: Final = len(COLUMNS) * ROWS
GATE_COLUMNS: Final = [1, 2, 3, 4, 5]  # Not the two at the borders.

WALLS: Final = ["grey", "red", "sand", "white"]  # Types of wall, one for each player.
WALL_LETTERS: Final = "grsw"
BANNERS: Final = ["red", "blue", "green", "yellow"]
TILES: Final = 32  # Of each type of wall.

MOST_SEATS: Final = 4
PAIR: Final = 2  # Tiles that are drawn together.
YARD: Final = 2  # Spaces.
RESERVE: Final = 8

NONE: Final = -1  # No tile, no square, nobody.
