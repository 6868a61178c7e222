"""The monasteries by their printed numbers: what each does, and those that score at the end."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import (
    ANIMALS,
    BANK,
    BOARDING,
    BUILDINGS,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    FIRST_BUILDING,
    FIRST_HERD,
    HERDS,
    MARKET,
    MONASTERIES,
    WAREHOUSE,
    WATCHTOWER,
)
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bags import kinds, size
from maniero.kernel.bits import bit, members

SAME_BUILDINGS: Final = 1  # The same building may stand in a town again.
MINES_GIVE_WORKERS: Final = 2
MORE_SILVER_FOR_GOODS: Final = 3
WORKER_FOR_GOODS: Final = 4
SECOND_DEPOT: Final = 5  # A ship also takes the goods of a depot next to the first.
BUY_ANYWHERE: Final = 6  # Workers pay too, and numbered depots sell.
MORE_FOR_LIVESTOCK: Final = 7
STRONG_WORKERS: Final = 8  # A worker changes a die by more.
EASY_BUILDINGS: Final = 9  # The die changes for nothing, when placing a building;
EASY_SHIPS_AND_LIVESTOCK: Final = 10  # ... a ship or livestock;
EASY_OTHERS: Final = 11  # ... a castle, mine or monastery;
EASY_TAKING: Final = 12  # ... when taking a tile.
SILVER_WITH_WORKERS: Final = 13
MORE_WORKERS: Final = 14

# The monastery that changes a die for nothing, by the colour of the tile to be placed.
EASY_PLACING: Final = [
    EASY_BUILDINGS,
    EASY_SHIPS_AND_LIVESTOCK,
    EASY_OTHERS,
    EASY_SHIPS_AND_LIVESTOCK,
    EASY_OTHERS,
    EASY_OTHERS,
]

KINDS_SOLD: Final = 15
BUILDING_SCORED: Final = [  # Monasteries 16 to 23.
    WAREHOUSE,
    WATCHTOWER,
    CARPENTER,
    CHURCH,
    MARKET,
    BOARDING,
    BANK,
    CITY_HALL,
]
FIRST_SCORING_BUILDINGS: Final = 16
KINDS_OF_LIVESTOCK: Final = 24
GOODS_SOLD: Final = 25
BONUS_TILES: Final = 26

CLAUSES: Final = [f"monastery.{number}" for number in range(MONASTERIES + 1)]


def has(duke: Duke, monastery: int) -> bool:
    return duke.monasteries & bit(monastery) != 0


def added(s: Burgundy, duke: Duke, monastery: int) -> int:
    """The number of what a monastery gives, if it is in the duchy."""
    return s.box.monasteries[monastery] if has(duke, monastery) else 0


def usual_or(s: Burgundy, duke: Duke, monastery: int, usual: int) -> int:
    """What a monastery gives instead of the usual, if it is in the duchy."""
    return s.box.monasteries[monastery] if has(duke, monastery) else usual


# ---- what they change


def worker_reach(s: Burgundy, duke: Duke) -> int:
    """How far one worker changes a die."""
    return usual_or(s, duke, STRONG_WORKERS, 1)


def free_taking(s: Burgundy, duke: Duke) -> int:
    """How far a die may be changed for nothing to take a tile."""
    return added(s, duke, EASY_TAKING)


def free_placing(s: Burgundy, duke: Duke, colour: int) -> int:
    """How far a die may be changed for nothing to place a tile of this colour."""
    return added(s, duke, EASY_PLACING[colour])


# ---- what they score


def score_monasteries(s: Burgundy, seat: int) -> None:
    """What monasteries give at the end of the game."""
    duke = s.dukes[seat]
    for monastery in range(KINDS_SOLD, MONASTERIES + 1):
        if has(duke, monastery):
            s.score(seat, CLAUSES[monastery], scored_by(duke, monastery), s.box.monasteries[monastery])


def scored_by(duke: Duke, monastery: int) -> int:
    """How much the duke has of what a monastery scores at the end."""
    if monastery == KINDS_SOLD:
        return members(kinds(duke.sold))
    if monastery == KINDS_OF_LIVESTOCK:
        return livestock_kinds(duke)
    if monastery == GOODS_SOLD:
        return size(duke.sold)
    if monastery == BONUS_TILES:
        return duke.bonus_tiles
    return members(duke.buildings[BUILDING_SCORED[monastery - FIRST_SCORING_BUILDINGS]])


def livestock_kinds(duke: Duke) -> int:
    """How many kinds of animals live in the duchy."""
    living = [False] * len(ANIMALS)
    for tile in duke.tiles:
        if FIRST_HERD <= tile < FIRST_BUILDING:
            living[(tile - FIRST_HERD) // len(HERDS)] = True
    return living.count(True)


assert len(BUILDING_SCORED) == len(BUILDINGS)
