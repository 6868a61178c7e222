"""The board of the second referee of Castelli: what is printed, which tiles lie, who has influence where.

Cells are written column letter and row number; N, E, S and W are the sides of cells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]

COLOURS = ("blue", "red", "yellow", "green")  # By seat.
SIDES = ("N", "E", "S", "W")
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
COLUMNS = 8


def name(row: int, column: int) -> str:
    return "ABCDEFGH"[column - 1] + str(row)


def cell(word: str) -> tuple[int, int]:
    return int(word[1]), "ABCDEFGH".index(word[0]) + 1


@dataclass(frozen=True)
class Tile:
    """A heraldic tile; the colours are clockwise from its printed top."""

    name: str
    value: int
    silver: int
    card_on: str | None
    colours: tuple[str, ...]


@dataclass(frozen=True)
class Area:
    """A part of an octagon; the amount is its symbols or tents, sites are for castles."""

    octagon: str
    kind: str
    sides: tuple[str, ...]
    amount: int
    sites: int


def tiles_of(facts: Facts, group: str) -> dict[str, Tile]:
    """The heraldic or the starting tiles, by name."""
    orders = facts["heraldic_tiles"]["orders"]
    tiles = [
        Tile(t["id"].lower(), t["value"], t["silver"], t["card_on"], tuple(orders[t["order"]]))
        for t in facts[group]["tiles"]
    ]
    return {tile.name: tile for tile in tiles}


class Board:
    """Everything that is printed, and everything that lies on it but castles."""

    def __init__(self, facts: Facts, seats: int, pieces: list[str]) -> None:
        self.seats = seats
        self.rows = 8 if len(pieces) == 4 else 4
        self.squares = {name(r, c) for r in range(1, self.rows + 1) for c in range(1, 9) if (r + c) % 2 == 0}
        self.areas: dict[str, list[Area]] = {}
        self.villages: set[str] = set()
        self.cities: set[str] = set()
        self.laid: dict[str, tuple[Tile, int]] = {}  # With so many quarter turns.
        printed = {piece["id"]: piece for piece in facts["board"]["pieces"]}
        for place, piece in enumerate(pieces):
            letter, *turned = piece.split("-")
            for octagon in printed[letter]["octagons"]:
                self.print_octagon(octagon, (place // 2 * 4, place % 2 * 4), bool(turned))
        if len(pieces) == 2 and not pieces[0].startswith("A"):  # The mine tile covers what is printed there.
            self.areas["C2"] = [Area("C2", "silver_mine", SIDES, 0, 0)]
        (self.mine,) = (o for o, areas in self.areas.items() if areas[0].kind == "silver_mine")
        self.rim = self.rewards(facts["board"]["rim"]["standard_8x8"])

    def print_octagon(self, printed: Facts, corner: tuple[int, int], turned: bool) -> None:
        row, column = printed["row"], printed["col"]
        if turned:
            row, column = 5 - row, 5 - column
        octagon = name(row + corner[0], column + corner[1])
        self.areas[octagon] = [
            Area(
                octagon,
                area["kind"],
                tuple(ACROSS[side] if turned else side for side in area["sides"]),
                area.get("symbols", 0) + area.get("tents", 0),
                area.get("castle_sites", 0),
            )
            for area in printed["areas"]
        ]
        if printed["settlement_site"] == "village":
            self.villages.add(octagon)
        elif printed["settlement_site"] == "city":
            self.cities.add(octagon)

    def rewards(self, printed: Facts) -> dict[tuple[str, str], str]:
        """What the rim gives, by square and side; the last row is the south side, however many rows."""
        found: dict[tuple[str, str], str] = {}
        for entry in printed["north"]:
            found[name(1, entry["col"]), "N"] = entry["reward"]
        for entry in printed["south"]:
            found[name(self.rows, entry["col"]), "S"] = entry["reward"]
        for entry in printed["west"]:
            found[name(entry["row"], 1), "W"] = entry["reward"]
        for entry in printed["east"]:
            found[name(entry["row"], COLUMNS), "E"] = entry["reward"]
        return {place: reward for place, reward in found.items() if place[0] in self.squares}

    # ---- neighbours

    def beside(self, where: str, side: str) -> str | None:
        """The cell on that side, or None where the board ends."""
        row, column = (a + b for a, b in zip(cell(where), STEP[side], strict=True))
        return name(row, column) if 1 <= row <= self.rows and 1 <= column <= COLUMNS else None

    def lines(self, octagon: str) -> set[str]:
        """The octagons of its row and its column, itself once."""
        row, column = cell(octagon)
        return {o for o in self.areas if cell(o)[0] == row or cell(o)[1] == column}

    def area(self, octagon: str, kind: str) -> Area | None:
        return next((area for area in self.areas[octagon] if area.kind == kind), None)

    # ---- shields

    def shield(self, square: str, side: str) -> tuple[int, int]:
        """The seat whose shield points there and its points; a seat nobody has, or a card, is 0 points."""
        tile, turns = self.laid[square]
        colour = tile.colours[(SIDES.index(side) - turns) % 4]
        seat = COLOURS.index(colour)
        counts = seat < self.seats and colour != tile.card_on
        return seat, tile.value if counts else 0

    def influence(self, octagon: str, sides: tuple[str, ...] = SIDES) -> list[int]:
        """The points of every seat, from the open tiles on these sides of an octagon."""
        points = [0] * self.seats
        for side in sides:
            square = self.beside(octagon, side)
            if square in self.laid:
                seat, value = self.shield(square, ACROSS[side])
                if value:
                    points[seat] += value
        return points

    def strongest(self, area: Area) -> list[int]:
        """The seats with the most points at an area; nobody if nobody has any."""
        points = self.influence(area.octagon, area.sides)
        return [seat for seat, many in enumerate(points) if many and many == max(points)]

    def evaluated_by(self, square: str) -> list[Area]:
        """The areas to evaluate now that this square has its tile, in their order.

        The mine waits for the end.  An area where nobody has points is not evaluated.
        """
        found = []
        for side in SIDES:
            octagon = self.beside(square, side)
            if octagon is None or octagon == self.mine:
                continue
            (area,) = (area for area in self.areas[octagon] if ACROSS[side] in area.sides)
            around = [self.beside(octagon, s) for s in area.sides]
            if all(s is None or s in self.laid for s in around) and self.strongest(area):
                found.append(area)
        return found

    # ---- settlements

    def castle_points(self, octagon: str, city: int, village: int) -> int:
        """What a new castle there earns."""
        lines = self.lines(octagon)
        return city * len(self.cities & lines) + village * len(self.villages & lines)

    def free_octagons(self) -> set[str]:
        """Where a village or a city may be founded."""
        return set(self.areas) - self.villages - self.cities - {self.mine}
