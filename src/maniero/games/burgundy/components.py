"""What is in the box of The Castles of Burgundy: facts only, checked when loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from maniero.games.burgundy.actions import Actions
from maniero.games.burgundy.names import (
    CASTLE,
    CENTRE,
    COLOUR_OF,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    DUCHIES,
    LETTERS,
    MINE,
    PHASES,
    ROWS,
    SPACES,
    TILES,
)
from maniero.kernel.facts import Box, Facts, read_facts
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


class BurgundyBox(Box):
    """All components, and the words that are made of them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        setup = facts.table("setup")
        self.start_workers: Final = setup.numbers("workers", 4)
        self.start_silver: Final = setup.number("silver")
        self.start_goods: Final = setup.number("goods", 0, 4)
        self.goods_of_each: Final = facts.table("goods").number("of_each", 7, 20)
        self.bridge_end: Final = facts.table("bridge").number("last", 1, 20)

        scoring = facts.table("scoring")
        self.region_points: Final = scoring.numbers("region", 8)
        self.phase_points: Final = scoring.numbers("phase", len(PHASES))
        self.first_points: Final = scoring.numbers("first", 3)
        self.second_points: Final = scoring.numbers("second", 3)
        self.good_points: Final = scoring.numbers("good", 3)
        self.watchtower: Final = scoring.number("watchtower")

        self.purchase: Final = facts.table("costs").number("purchase", 1)
        gains = facts.table("gains")
        self.take_workers: Final = gains.number("workers")
        self.boarding: Final = gains.number("boarding")
        self.bank: Final = gains.number("bank")
        self.sale: Final = gains.number("sale")

        tiles = facts.table("tiles")
        tiles.only(TILES)
        backs = [tiles.numbers(name, 2, 0, 60) for name in TILES]
        self.coloured: Final = [pair[0] for pair in backs]  # By tile: with the back of its colour.
        self.black: Final = [pair[1] for pair in backs]  # By tile: with the black back.

        depots = facts.table("depots")
        self.depots: Final = [read_depots(depots.table(f"players_{seats}")) for seats in (2, 3, 4)]
        self.black_places: Final = [
            depots.table(f"players_{seats}").number("black", 1, 8) for seats in (2, 3, 4)
        ]
        changing = depots.table("changing")
        self.changing_seats: Final = changing.number("players", 2, 4)
        depot = changing.number("depot", 1, DEPOTS) - 1
        self.changing_place: Final = depot * DEPOT_PLACES + changing.number("place", 1, DEPOT_PLACES) - 1
        self.changing_phases: Final = [PHASES.find(name) for name in changing.texts("phases")]

        duchies = facts.table("duchies")
        self.duchies: Final = [read_duchy(duchies, number) for number in range(1, DUCHIES + 1)]
        self.actions: Final = Actions()
        self._check_supply(facts)

    def depot_colour(self, seats: int, place: int, phase: int) -> int:
        """The colour of the tile that a place of the numbered depots takes; -1: no place there."""
        if seats == self.changing_seats and place == self.changing_place and phase in self.changing_phases:
            return MINE
        return self.depots[seats - 2][place]

    def _check_supply(self, facts: Facts) -> None:
        """No pile may run out, whatever the number of players."""
        for seats in (2, 3, 4):
            needed = [0] * len(COLOURS)
            for phase in range(len(PHASES)):
                for place in range(DEPOTS * DEPOT_PLACES):
                    colour = self.depot_colour(seats, place, phase)
                    if colour >= 0:
                        needed[colour] += 1
            needed[CASTLE] += seats
            for colour, name in enumerate(COLOURS):
                if needed[colour] > sum(
                    n for tile, n in enumerate(self.coloured) if COLOUR_OF[tile] == colour
                ):
                    raise facts.wrong("tiles", f"has too few of colour {name} for {seats} players")
            if sum(self.black) < len(PHASES) * self.black_places[seats - 2]:
                raise facts.wrong("tiles", f"has too few with the black back for {seats} players")


def read_depots(facts: Facts) -> list[int]:
    """By place of the numbered depots: its colour, or -1."""
    rows = facts.texts("numbered")
    if len(rows) != DEPOTS:
        raise facts.wrong("numbered", f"must have {DEPOTS} depots")
    places: list[int] = []
    for row in rows:
        if len(row) > DEPOT_PLACES or not all(letter in LETTERS for letter in row):
            raise facts.wrong("numbered", f"has {row!r}, not up to {DEPOT_PLACES} of the letters {LETTERS}")
        places += [LETTERS.find(letter) for letter in row] + [-1] * (DEPOT_PLACES - len(row))
    return places


def read_duchy(facts: Facts, number: int) -> Duchy:
    key = str(number)
    spaces = " ".join(facts.texts(key)).split()
    lengths = [len(row.split()) for row in facts.texts(key)]
    if lengths != ROWS:
        raise facts.wrong(key, f"must have rows of {', '.join(map(str, ROWS))} spaces")
    for space in spaces:
        if len(space) != 2 or space[0] not in LETTERS or space[1] not in "123456":
            raise facts.wrong(key, f"has {space!r}, not a colour and a number of a die")
    duchy = Duchy(number, [LETTERS.find(space[0]) for space in spaces], [int(space[1]) for space in spaces])
    if not all(duchy.colour_mask) or max(duchy.region_size) > 8:
        raise facts.wrong(key, "must have all six colours, and no region of more than 8 spaces")
    assert len(spaces) == len(SPACES)
    return duchy


def default_path() -> str:
    return str(Path(__file__).parent / "data" / "box.toml")


def load(path: str | None = None) -> BurgundyBox:
    """The box of the rulebook, or of a corrected component file."""
    name = "box.toml" if path is None else Path(path).name
    return BurgundyBox(read_facts(path or default_path(), name))
