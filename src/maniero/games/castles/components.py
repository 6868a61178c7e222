"""What is in the box of Castles: facts only, checked when loaded."""

from __future__ import annotations

from typing import Final

from maniero.games.castles.actions import Actions
from maniero.games.castles.names import (
    BANNERS,
    COLUMNS,
    NONE,
    ROWS,
    SIDES,
    SQUARES,
    TILES,
    WALL_LETTERS,
    WALLS,
)
from maniero.kernel.facts import Box, ComponentError, Facts

STEPS: Final = [(1, 0), (0, 1), (-1, 0), (0, -1)]  # Row and column towards N, E, S, W; rows count upwards.


class Tile:
    """A kind of tile: one shape in one type of wall; the gate of a type too."""

    def __init__(
        self, name: str, shape: str, wall: int, sides: int, banner: int, count: int, gate: bool
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.wall: Final = wall
        self.banner: Final = banner  # Its colour, or NONE.
        self.count: Final = count  # In the box.
        self.gate: Final = gate
        self.mortar: Final = [turned(sides, turn) for turn in range(4)]  # By quarter turns: sides, as bits.
        # Quarter turns in which it may be laid: those that look different; a banner points up.
        self.turns: Final = 1 if gate or banner != NONE else different(self.mortar)
        self.every_turn: Final = (
            1 if gate else 4 if banner != NONE else self.turns
        )  # Where rules may be broken.


class CastlesBox(Box):
    """All components, and the words that are made of them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        scoring = facts.table("scoring")
        self.tile_points: Final = scoring.number("tile")
        self.reserve_points: Final = scoring.number("reserve", -99, 99)
        self.rain_points: Final = scoring.number("rain", -99, 99)
        self.eyesore_points: Final = scoring.number("eyesore", -99, 99)
        self.illegal_points: Final = scoring.number("illegal", -99, 99)
        self.complete: Final = scoring.number("complete", 1, SQUARES)
        optional = facts.table("optional")
        self.stability: Final = optional.number("stability")
        self.beauty: Final = optional.number("beauty")
        self.colours: Final = optional.number("colours")
        self.colours_least: Final = optional.number("colours_least", 1, SQUARES)
        self.squares: Final = [f"{column}{row + 1}" for row in range(ROWS) for column in COLUMNS]
        # By square and side: the square there; NONE at the margin or the ground.
        self.neighbour: Final = [[beside(square, side) for side in range(4)] for square in range(SQUARES)]
        self.tiles: Final = read_tiles(facts)  # Then the gates, one for each type of wall.
        self.gates: Final = [kind for kind, tile in enumerate(self.tiles) if tile.gate]
        self.actions: Final = Actions([tile.name for tile in self.tiles if not tile.gate], self.squares)


def beside(square: int, side: int) -> int:
    row = square // len(COLUMNS) + STEPS[side][0]
    column = square % len(COLUMNS) + STEPS[side][1]
    return row * len(COLUMNS) + column if 0 <= row < ROWS and 0 <= column < len(COLUMNS) else NONE


def turned(sides: int, turn: int) -> int:
    """Sides as bits after quarter turns clockwise: what was N is then E."""
    return (sides << turn | sides >> (4 - turn)) & 0b1111


def different(mortar: list[int]) -> int:
    """How many of the four turns look different: 1, 2 or 4."""
    if mortar[0] == mortar[1]:
        return 1
    return 2 if mortar[0] == mortar[2] else 4


def read_tiles(facts: Facts) -> list[Tile]:
    shapes = facts.table("tiles")
    tiles: list[Tile] = []
    for wall, letter in enumerate(WALL_LETTERS):
        for shape in shapes.keys():
            entry = shapes.table(shape)
            if not shape.isalnum():
                raise shapes.wrong(shape, "must be named by letters and digits")
            banner = entry.text("banner") if "banner" in entry.keys() else ""
            if banner and banner not in BANNERS:
                raise entry.wrong("banner", f"must be one of {', '.join(BANNERS)}")
            sides = read_sides(entry)
            if not sides:
                raise entry.wrong("sides", "must have mortar somewhere")
            colour = BANNERS.index(banner) if banner else NONE
            tiles.append(
                Tile(f"{letter}{shape}", shape, wall, sides, colour, entry.number("count", 1, TILES), False)
            )
    if sum(tile.count for tile in tiles) != TILES * len(WALLS):
        raise ComponentError(f"{shapes.where} must be {TILES} in all")
    gate = read_sides(facts.table("gate"))
    for wall, letter in enumerate(WALL_LETTERS):
        tiles.append(Tile(f"{letter}gate", "gate", wall, gate, NONE, 1, True))
    return tiles


def read_sides(facts: Facts) -> int:
    text = facts.text("sides")
    if len(text) != len(SIDES) or set(text) - set("ms"):
        raise facts.wrong(
            "sides", "must be four letters, m for mortar and s for sky, in the order N, E, S, W"
        )
    return sum(1 << side for side, letter in enumerate(text) if letter == "m")
