"""What is in the box of Castles: facts only, checked when loaded."""

from __future__ import annotations

from typing import Final

from maniero.games.castles.actions import Actions
from maniero.games.castles.names import (
    BANNERS,
    GATE,
    NONE,
    SIDES,
    SQUARES,
    TILES,
    WALL_LETTERS,
)
from maniero.kernel.facts import Box, Facts


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
        # Those where rules may be broken.
        self.every_turn: Final = 4 if banner != NONE else self.turns


class CastlesBox(Box):
    """All components, and the actions that are made of them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        scoring = facts.table("scoring")
        self.tile_points: Final = scoring.number("tile")
        self.reserve_points: Final = scoring.number("reserve", -99, 0)
        self.rain_points: Final = scoring.number("rain", -99, 0)
        self.eyesore_points: Final = scoring.number("eyesore", -99, 0)
        self.fault_points: Final = scoring.number("illegal", -99, 0)
        self.complete: Final = scoring.number("complete", 1, SQUARES)
        optional = facts.table("optional")
        self.stability: Final = optional.number("stability")
        self.beauty: Final = optional.number("beauty")
        self.colours: Final = optional.number("colours")
        self.colours_least: Final = optional.number("colours_least", 1, SQUARES)
        self.tiles: Final = [*read_tiles(facts), *read_gates(facts)]
        self.gates: Final = [kind for kind, tile in enumerate(self.tiles) if tile.gate]  # By type of wall.
        self.share: Final = [share(self.tiles, must, ban) for ban in range(16) for must in range(16)]
        self.actions: Final = Actions([tile.name for tile in self.tiles if not tile.gate])


def turned(sides: int, turn: int) -> int:
    """Sides as bits after quarter turns clockwise: what was N is then E."""
    return (sides << turn | sides >> (4 - turn)) & 0b1111


def different(mortar: list[int]) -> int:
    """How many of the four turns look different: 1, 2 or 4."""
    if mortar[0] == mortar[1]:
        return 1
    return 2 if mortar[0] == mortar[2] else 4


def share(tiles: list[Tile], must: int, ban: int) -> float:
    """Share of the tiles of one wall with mortar and sky where a square asks for it; sides as bits."""
    fitting = 0
    for kind in tiles:
        if kind.wall == 0 and not kind.gate:
            for mortar in kind.mortar[: kind.turns]:
                if mortar & must == must and mortar & ban == 0:
                    fitting += kind.count
                    break
    return fitting / TILES


def read_tiles(facts: Facts) -> list[Tile]:
    """The wall tiles, the same of each type of wall."""
    shapes = facts.table("tiles")
    tiles: list[Tile] = []
    for wall, letter in enumerate(WALL_LETTERS):
        for shape in shapes.keys():
            entry = shapes.table(shape)
            if not shape.isalnum() or shape == GATE:
                raise shapes.wrong(shape, f"must be named by letters and digits, and not {GATE}")
            banner = entry.text("banner") if "banner" in entry.keys() else ""
            if banner and banner not in BANNERS:
                raise entry.wrong("banner", f"must be one of {', '.join(BANNERS)}")
            sides = read_sides(entry)
            if not sides:
                raise entry.wrong("sides", "must have mortar somewhere")
            colour = BANNERS.index(banner) if banner else NONE
            count = entry.number("count", 1, TILES)
            tiles.append(Tile(f"{letter}{shape}", shape, wall, sides, colour, count, False))
    total = sum([tile.count for tile in tiles if tile.wall == 0])
    if total != TILES:
        raise facts.wrong("tiles", f"must be {TILES} in all, not {total}")
    return tiles


def read_gates(facts: Facts) -> list[Tile]:
    """The gate of each type of wall."""
    sides = read_sides(facts.table("gate"))
    return [
        Tile(f"{letter}{GATE}", GATE, wall, sides, NONE, 1, True) for wall, letter in enumerate(WALL_LETTERS)
    ]


def read_sides(facts: Facts) -> int:
    text = facts.text("sides")
    if len(text) != len(SIDES) or set(text) - set("ms"):
        raise facts.wrong(
            "sides", "must be four letters, m for mortar and s for sky, in the order N, E, S, W"
        )
    return sum(1 << side for side, letter in enumerate(text) if letter == "m")
