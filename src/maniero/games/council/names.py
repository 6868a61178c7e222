"""The names and numbers that the print of the game fixes; every component file keeps to them."""

from __future__ import annotations

from typing import Final

REGIONS: Final = ["coast", "hills", "mountains"]
LETTERS: Final = "ABCDEFGHIJKLMNO"  # The cities, by their initials.
CITIES: Final = 5  # In each region.
REGION_OF: Final = [city // CITIES for city in range(len(LETTERS))]
REGION_MASK: Final = [0b11111 << (CITIES * region) for region in range(len(REGIONS))]
SIDES: Final = ["AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB"]  # Of the region boards.

METALS: Final = ["gold", "silver", "bronze", "iron"]  # Colours of cities with a bonus tile.
CITY_COLOURS: Final = [*METALS, "purple"]
PURPLE: Final = 4  # The king's city.
BONUS_TILES: Final = [*REGIONS, *METALS]

COLOURS: Final = ["white", "black", "blue", "orange", "pink", "purple"]  # Of councillors.
CARDS: Final = [*COLOURS, "joker"]
JOKER: Final = 6

COUNCILS: Final = [*REGIONS, "king"]
KING: Final = 3  # The king's council.
COUNCILLORS: Final = 4  # In each council, and so the most cards that can satisfy it.

PERMITS_OF_REGION: Final = 15
PERMITS: Final = PERMITS_OF_REGION * len(REGIONS)
FACE_UP: Final = 2  # Places for face-up permits in each region.
TOKENS: Final = 14  # One for each city but the purple one.
KING_REWARDS: Final = 5  # The king's reward tiles.
MOST_SEATS: Final = 4

BONUS_KINDS: Final = ["points", "coins", "assistants", "cards", "nobility", "mains"]

# What a space of the nobility track may ask for.
NOTHING: Final = 0
CITY_REWARD: Final = 1
TAKE_PERMIT: Final = 2
REPEAT_PERMIT: Final = 3
SPECIALS: Final = ["", "city_reward", "take_permit", "repeat_permit"]

NONE: Final = -1  # No seat, no city, no permit.
