"""The monasteries by their printed numbers: what each does, and those that score at the end.

Monasteries and shields change the rules in the same way, so both are powers of a duke: a
monastery by its number, a shield behind all monasteries.
"""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import (
    ANIMAL_OF,
    ANIMALS,
    ANY,
    BANK,
    BOARDING,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    CRANE,
    FIRST_BUILDING,
    MARKET,
    MONASTERIES,
    NONE,
    TILE_WHITE_CASTLE,
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
    0,  # None, for tiles of any colour.
]
assert len(EASY_PLACING) == ANY + 1

KINDS_SOLD: Final = 15
FIRST_SCORING_BUILDINGS: Final = 16
LAST_SCORING_BUILDINGS: Final = 23
KINDS_OF_LIVESTOCK: Final = 24
GOODS_SOLD: Final = 25
BONUS_TILES: Final = 26
ON_TOP: Final = 27  # The marker on the bridge is always on top.
HIRING: Final = 28  # Silver for workers.
WHITE_CASTLES: Final = 29
# What scores at the end; the tile of buildings, by number of the monastery.
SCORING: Final = [*range(KINDS_SOLD, BONUS_TILES + 1), WHITE_CASTLES]
BUILDING_SCORED: Final = {
    16: FIRST_BUILDING + WAREHOUSE,
    17: FIRST_BUILDING + WATCHTOWER,
    18: FIRST_BUILDING + CARPENTER,
    19: FIRST_BUILDING + CHURCH,
    20: FIRST_BUILDING + MARKET,
    21: FIRST_BUILDING + BOARDING,
    22: FIRST_BUILDING + BANK,
    23: FIRST_BUILDING + CITY_HALL,
    WHITE_CASTLES: TILE_WHITE_CASTLE,
}

CLAUSES: Final = [f"monastery.{number}" for number in range(MONASTERIES + 1)]


def has(duke: Duke, power: int) -> bool:
    return duke.powers & bit(power) != 0


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


def score_monasteries(s: Burgundy, seat: int, times: int) -> None:
    """What monasteries give at the end of the game, so many ``times``."""
    duke = s.dukes[seat]
    crane = crane_for(s, duke)
    for monastery in SCORING:
        if has(duke, monastery):
            count = scored_by(duke, monastery) + (1 if monastery == crane else 0)
            s.score(seat, CLAUSES[monastery], count, s.box.monasteries[monastery] * times)


def scored_by(duke: Duke, monastery: int) -> int:
    """How much the duke has of what a monastery scores."""
    if monastery == KINDS_SOLD:
        return members(kinds(duke.sold))
    if monastery == KINDS_OF_LIVESTOCK:
        return livestock_kinds(duke)
    if monastery == GOODS_SOLD:
        return size(duke.sold)
    if monastery == BONUS_TILES:
        return duke.bonus_tiles
    return duke.tiles.count(BUILDING_SCORED[monastery])


def crane_for(s: Burgundy, duke: Duke) -> int:
    """The monastery that takes the crane for one of its buildings: where it gives most; or NONE."""
    best = NONE
    if duke.towns[CRANE]:
        for monastery in BUILDING_SCORED:
            if has(duke, monastery):
                if best == NONE or s.box.monasteries[monastery] > s.box.monasteries[best]:
                    best = monastery
    return best


def livestock_kinds(duke: Duke) -> int:
    """How many kinds of animals live in the duchy."""
    living = [False] * len(ANIMALS)
    for tile in duke.tiles:
        if tile != NONE and ANIMAL_OF[tile] != NONE:
            living[ANIMAL_OF[tile]] = True
    return living.count(True)
