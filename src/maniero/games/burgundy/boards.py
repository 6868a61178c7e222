"""The printed boards: the duchies, and the common board as each number of players uses it."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import (
    CASTLE,
    CENTRE,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    LARGEST_REGION,
    LETTERS,
    MINE,
    NONE,
    PHASES,
    ROWS,
    SPACES,
)
from maniero.kernel.facts import Facts
from maniero.kernel.hexes import connected, neighbours

NEAR: Final = neighbours(ROWS)  # Of every duchy: bits of the spaces next to each space.


class Duchy:
    """One printed duchy."""

    def __init__(self, number: int, colours: list[int], dice: list[int]) -> None:
        self.number: Final = number
        self.colours: Final = colours  # By space.
        self.dice: Final = dice  # By space: the number printed on it.
        self.colour_mask: Final = [
            sum(1 << space for space, c in enumerate(colours) if c == colour)
            for colour in range(len(COLOURS))
        ]
        # By space: the spaces of its region, as bits, and how many they are.
        self.region: Final = [
            connected(NEAR, space, self.colour_mask[colour]) for space, colour in enumerate(colours)
        ]
        self.region_size: Final = [bin(region).count("1") for region in self.region]
        # Where the starting castle may stand; when all play duchy 1 or 2, in the middle.
        self.castles: Final = [space for space, colour in enumerate(colours) if colour == CASTLE]
        self.starts: Final = [CENTRE] if number <= 2 and CENTRE in self.castles else self.castles


def read_duchy(facts: Facts, number: int) -> Duchy:
    key = str(number)
    rows = [row.split() for row in facts.texts(key)]
    if [len(row) for row in rows] != ROWS:
        raise facts.wrong(key, f"must have rows of {', '.join(map(str, ROWS))} spaces")
    spaces = [space for row in rows for space in row]
    for space in spaces:
        if len(space) != 2 or space[0] not in LETTERS or space[1] not in "123456":
            raise facts.wrong(key, f"has {space!r}, not a colour and a number of a die")
    duchy = Duchy(number, [LETTERS.find(space[0]) for space in spaces], [int(space[1]) for space in spaces])
    if not all(duchy.colour_mask) or max(duchy.region_size) > LARGEST_REGION:
        raise facts.wrong(key, f"must have all colours, and no region of more than {LARGEST_REGION} spaces")
    assert len(spaces) == len(SPACES)
    return duchy


class Board:
    """The common board as one number of players uses it: places of the depots, and points."""

    def __init__(
        self, places: list[list[int]], black_places: int, good: int, first: int, second: int
    ) -> None:
        # By phase, then by place of the numbered depots: the colour of its tiles, or NONE: no place there.
        self.places: Final = places
        self.black_places: Final = black_places
        self.good_points: Final = good  # For each good sold.
        self.first_points: Final = first  # For the large bonus tile of a colour,
        self.second_points: Final = second  # and for the small one.


def read_places(depots: Facts, seats: int) -> list[list[int]]:
    """By phase, then by place of the numbered depots: its colour, or NONE."""
    facts = depots.table(f"players_{seats}")
    facts.only(["numbered", "black"])
    rows = facts.texts("numbered")
    if len(rows) != DEPOTS:
        raise facts.wrong("numbered", f"must have {DEPOTS} depots")
    places: list[int] = []
    for row in rows:
        if not 1 <= len(row) <= DEPOT_PLACES or not all(letter in LETTERS for letter in row):
            raise facts.wrong("numbered", f"has {row!r}, not 1 to {DEPOT_PLACES} of the letters {LETTERS}")
        places += [LETTERS.find(letter) for letter in row] + [NONE] * (DEPOT_PLACES - len(row))
    return _change(depots.table("changing"), seats, [places[:] for _ in PHASES])


def _change(facts: Facts, seats: int, places: list[list[int]]) -> list[list[int]]:
    """With one number of players a place takes mines in some phases."""
    facts.only(["players", "depot", "place", "phases"])
    players = facts.number("players", 2, 4)
    depot = facts.number("depot", 1, DEPOTS) - 1
    place = depot * DEPOT_PLACES + facts.number("place", 1, DEPOT_PLACES) - 1
    phases = facts.texts("phases")
    for name in phases:
        if name not in list(PHASES):
            raise facts.wrong("phases", f"has {name!r}, not one of the phases {', '.join(PHASES)}")
    if players == seats:
        if places[0][place] == NONE:
            raise facts.wrong("place", f"is not there: depot {depot + 1} has fewer for {seats} players")
        for name in phases:
            places[PHASES.index(name)][place] = MINE
    return places
