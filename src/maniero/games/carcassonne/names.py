"""The names and numbers that the print of the game fixes; every component file keeps to them."""

from __future__ import annotations

from typing import Final

KINDS: Final = ["path", "tower", "house", "court"]  # Of zones.
PATH: Final = 0
TOWER: Final = 1
HOUSE: Final = 2
COURT: Final = 3
FOLLOWERS: Final = ["herald", "knight", "squire", "merchant"]  # What a follower is on each kind.

SIDES: Final = (
    "NESW"  # Of a square, clockwise; a quarter turn adds one, and ``side ^ 2`` is the opposite one.
)
SQUARES: Final = 76  # Inside the wall.
TILES: Final = 60
MOST_PARTS: Final = 8  # Of a tile.
STARTS: Final = 7  # Start spaces along the wall.

SEATS: Final = 2
TRACK: Final = 100  # Spaces of the score track.
BONUS_KINDS: Final = 9
AGAIN: Final = 1  # Bonus tiles by their numbers.
DOUBLE_TOWER: Final = 2
DOUBLE_HOUSE: Final = 3
OPEN_PATH: Final = 4
OPEN_TOWER: Final = 5
OPEN_HOUSE: Final = 6
RICH_COURT: Final = 7
LARGER_KEEP: Final = 8
POINTS: Final = 9

NONE: Final = -1  # No tile, no square, no zone.
