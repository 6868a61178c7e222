"""The shields by their printed numbers: what each does.  Each is a power of the duke who holds it."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import MONASTERIES, SHIELDS

POWER: Final = MONASTERIES + 1  # Shield n is the power POWER + n.

ONE_PASTURE: Final = POWER + 1  # All pastures count as one.
FOLLOWING_WORKERS: Final = POWER + 2  # When others gain workers, one comes along.
WORKERS_PAY_TRIBUTE: Final = POWER + 3
ENDLESS_STORAGE: Final = POWER + 4
A_KIND_OF_GOODS: Final = POWER + 5  # A ship also takes all goods of a kind.
SHARED_MONASTERIES: Final = POWER + 6  # Those of somebody else work here too.
DOUBLE_BONUS_TILES: Final = POWER + 7
DOUBLE_MINES: Final = POWER + 8
SILVER_FOR_EACH_GOOD: Final = POWER + 9
DOUBLE_MONASTERIES: Final = POWER + 10  # At the end.
SHIELD_FOR_CASTLE: Final = POWER + 11
DOUBLE_GOODS: Final = POWER + 12  # Points for goods sold.
DOUBLE_SHIELDS: Final = POWER + 13  # At the end.
TILE_AT_PHASE_END: Final = POWER + 14
BLACK_TILE_AT_PHASE_END: Final = POWER + 15
TURNED_DIE: Final = POWER + 16
LARGER_REGIONS: Final = POWER + 17
ANYWHERE: Final = POWER + 18  # Tiles need no neighbour.

CLAUSES: Final = [f"shield.{number}" for number in range(SHIELDS + 1)]
