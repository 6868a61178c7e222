"""What the game is made of: names, and the numbers that no component file may change."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ["building", "ship", "monastery", "livestock", "castle", "mine"]
BUILDING: Final = 0
SHIP: Final = 1
MONASTERY: Final = 2
LIVESTOCK: Final = 3
CASTLE: Final = 4
MINE: Final = 5
LETTERS: Final = "bsmlcg"  # How component files write the colours.

BUILDINGS: Final = [
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding",
    "bank",
    "cityhall",
    "watchtower",
]
MARKET: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
WAREHOUSE: Final = 3
BOARDING: Final = 4
BANK: Final = 5
CITY_HALL: Final = 6
WATCHTOWER: Final = 7

ANIMALS: Final = ["cow", "sheep", "pig", "goat"]
HERDS: Final = [2, 3, 4]  # Animals on a livestock tile.
MONASTERIES: Final = 26

# Tiles by kind: castle, mine, ship, the herds of each animal, buildings, monasteries.
TILE_CASTLE: Final = 0
TILE_MINE: Final = 1
TILE_SHIP: Final = 2
FIRST_HERD: Final = 3
FIRST_BUILDING: Final = FIRST_HERD + len(ANIMALS) * len(HERDS)
FIRST_MONASTERY: Final = FIRST_BUILDING + len(BUILDINGS)
TILES: Final = [
    "castle",
    "mine",
    "ship",
    *[f"{animal}{herd}" for animal in ANIMALS for herd in HERDS],
    *BUILDINGS,
    *[f"monastery{number}" for number in range(1, MONASTERIES + 1)],
]
COLOUR_OF: Final = [
    CASTLE,
    MINE,
    SHIP,
    *[LIVESTOCK] * (len(ANIMALS) * len(HERDS)),
    *[BUILDING] * len(BUILDINGS),
    *[MONASTERY] * MONASTERIES,
]

ROWS: Final = [4, 5, 6, 7, 6, 5, 4]  # Of a duchy.
SPACES: Final = [
    f"{'ABCDEFG'[row]}{column + 1}" for row, length in enumerate(ROWS) for column in range(length)
]
CENTRE: Final = 18
LARGEST_REGION: Final = 8
DUCHIES: Final = 10
SEATS: Final = [2, 3, 4]
MOST_SEATS: Final = SEATS[-1]

DEPOTS: Final = 6  # Numbered ones.
DEPOT_PLACES: Final = 4  # In each, at most.
BLACK_PLACES: Final = 8  # In the black depot, at most.
BLACK: Final = 6  # The black depot, behind the numbered ones.
GOODS: Final = ["turquoise", "purple", "pink", "red", "brown", "orange"]  # Of dice 1 to 6.

PHASES: Final = "ABCDE"

WILD: Final = 0  # In place of a die: any number, without a die.
NONE: Final = -1  # No tile, no seat.
