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
ANY: Final = 6  # The colour of tiles that fit a space of any: inns, and tiles face down.

BUILDINGS: Final = [
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding",
    "bank",
    "cityhall",
    "watchtower",
    "whitecastle",
    "crane",
]
MARKET: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
WAREHOUSE: Final = 3
BOARDING: Final = 4
BANK: Final = 5
CITY_HALL: Final = 6
WATCHTOWER: Final = 7
WHITE_CASTLE: Final = 8
CRANE: Final = 9
BASE_BUILDINGS: Final = 8

ANIMALS: Final = ["cow", "sheep", "pig", "goat", "geese"]
GEESE: Final = 4
BASE_ANIMALS: Final = 4
HERDS: Final = [2, 3, 4]  # Animals on a livestock tile.
MONASTERIES: Final = 29
BASE_MONASTERIES: Final = 26

# Tiles by kind: castle, mine, ship, the herds of each animal, buildings, monasteries; then those of
# the expansions.  Two of them are never drawn: an inn, and a tile that lies face down.
TILES: Final = [
    "castle",
    "mine",
    "ship",
    *[f"{animal}{herd}" for animal in ANIMALS[:BASE_ANIMALS] for herd in HERDS],
    *BUILDINGS[:BASE_BUILDINGS],
    *[f"monastery{number}" for number in range(1, MONASTERIES + 1)],
    "whitecastle",
    "crane",
    "geese",
    "inn",
    "black",
]
TILE_CASTLE: Final = 0
TILE_MINE: Final = 1
TILE_SHIP: Final = 2
FIRST_HERD: Final = 3
FIRST_BUILDING: Final = FIRST_HERD + BASE_ANIMALS * len(HERDS)
FIRST_MONASTERY: Final = FIRST_BUILDING + BASE_BUILDINGS
TILE_WHITE_CASTLE: Final = FIRST_MONASTERY + MONASTERIES
TILE_CRANE: Final = TILE_WHITE_CASTLE + 1
TILE_GEESE: Final = TILE_CRANE + 1
TILE_INN: Final = TILE_GEESE + 1
TILE_BLACK: Final = TILE_INN + 1
BASE_TILES: Final = FIRST_MONASTERY + BASE_MONASTERIES  # These come first.
DRAWN_TILES: Final = TILE_INN  # And these may be drawn.

NONE: Final = -1  # No tile, no seat, nothing of its kind.

# By tile: its colour; its animal, building or monastery (by number), or NONE; its animals.
COLOUR_OF: Final = [
    CASTLE,
    MINE,
    SHIP,
    *[LIVESTOCK] * (BASE_ANIMALS * len(HERDS)),
    *[BUILDING] * BASE_BUILDINGS,
    *[MONASTERY] * MONASTERIES,
    BUILDING,
    BUILDING,
    LIVESTOCK,
    ANY,
    ANY,
]
ANIMAL_OF: Final = [
    (tile - FIRST_HERD) // len(HERDS)
    if FIRST_HERD <= tile < FIRST_BUILDING
    else GEESE
    if tile == TILE_GEESE
    else NONE
    for tile in range(len(TILES))
]
HEADS_OF: Final = [
    HERDS[(tile - FIRST_HERD) % len(HERDS)]
    if FIRST_HERD <= tile < FIRST_BUILDING
    else HERDS[0]
    if tile == TILE_GEESE
    else 0
    for tile in range(len(TILES))
]
BUILDING_OF: Final = [BUILDINGS.index(name) if name in BUILDINGS else NONE for name in TILES]
MONASTERY_OF: Final = [
    tile - FIRST_MONASTERY + 1 if COLOUR_OF[tile] == MONASTERY else NONE for tile in range(len(TILES))
]
TILES_OF: Final = [  # By colour: its tiles.
    [tile for tile in range(DRAWN_TILES) if COLOUR_OF[tile] == colour] for colour in range(len(COLOURS))
]

ROWS: Final = [4, 5, 6, 7, 6, 5, 4]  # Of half a team's duchy, and of all others.
HALF: Final = [(row, column) for row, length in enumerate(ROWS) for column in range(length)]
# Names of spaces: those of one half, then those of a team's second half without the one that both have.
SPACES: Final = [
    *[f"{'ABCDEFG'[row]}{column + 1}" for row, column in HALF],
    *[f"{'HIJKLMN'[row]}{column + 1}" for row, column in HALF if (row, column) != (3, 0)],
]
SPACES_OF_ONE: Final = len(HALF)  # In a duchy that is no team's.
CENTRE: Final = 18
LARGEST_REGION: Final = 8
DUCHIES: Final = [
    *[str(number) for number in range(1, 11)],
    *[f"11{letter}" for letter in "abcdef"],
    "12a",
    "12b",
    "13a",
    "13b",
]
BASE_DUCHIES: Final = 10
BORDER_DUCHIES: Final = range(10, 16)
TEAM_DUCHIES: Final = range(16, 18)
SOLO_DUCHIES: Final = range(18, 20)
SEATS: Final = [1, 2, 3, 4]
MOST_SEATS: Final = SEATS[-1]

DEPOTS: Final = 6  # Numbered ones.
DEPOT_PLACES: Final = 4  # In each, at most.
BLACK_PLACES: Final = 8  # In the black depot, at most.
BLACK: Final = 6  # The black depot, behind the numbered ones.
GOODS: Final = ["turquoise", "purple", "pink", "red", "brown", "orange"]  # Of dice 1 to 6.

PHASES: Final = "ABCDE"

ROUTES: Final = 12  # Tiles of trade routes,
ROUTE_SPACES: Final = 3  # and the spaces on each.
SHIELDS: Final = 18

WILD: Final = 0  # In place of a die: any number, without a die.
