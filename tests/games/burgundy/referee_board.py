"""The duchies of the second referee of Burgundy: what is printed, which tiles lie, where more may be laid."""

from __future__ import annotations

from functools import cache
from typing import Any

Facts = dict[str, Any]
Place = tuple[int, int]  # Row, and half hexagons to the right.

COLOURS = {"b": "building", "s": "ship", "m": "monastery", "l": "livestock", "c": "castle", "g": "mine"}
BUILDINGS = ("market", "carpenter", "church", "warehouse", "boarding", "bank", "cityhall", "watchtower")
ANIMALS = ("cow", "sheep", "pig", "goat", "geese")
LENGTHS = (4, 5, 6, 7, 6, 5, 4)
STEPS = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))  # To the six neighbours.
RIGHT_HALF = 12  # Half hexagons from a space of the left half to that of the right half.


@cache
def colour_of(tile: str) -> str | None:
    """Where a tile belongs; None is anywhere."""
    if tile in ("inn", "black"):
        return None
    if tile in ("castle", "mine", "ship"):
        return tile
    if tile.startswith("monastery"):
        return "monastery"
    return "livestock" if animal(tile) else "building"


@cache
def animal(tile: str) -> str:
    """The kind of livestock; "" for other tiles."""
    return next((kind for kind in ANIMALS if tile.startswith(kind)), "")


def herd(tile: str) -> int:
    return 2 if tile == "geese" else int(tile[-1])


def names(letters: str = "ABCDEFG") -> list[str]:
    return [f"{letters[row]}{column + 1}" for row, length in enumerate(LENGTHS) for column in range(length)]


class Duchy:
    """A duchy of any kind; ``beside`` are shared edges, ``rivers`` lead from island to island."""

    def __init__(self, facts: Facts, number: str) -> None:
        self.number = number
        self.colour: dict[str, str] = {}
        self.die: dict[str, int] = {}
        self.at: dict[str, Place] = {}
        self.beside: dict[str, set[str]] = {}
        self.rivers: list[tuple[str, str]] = []
        self.posts: list[list[str]] = facts["posts"] if number.startswith("11") else []
        self.tiles: dict[str, str] = {}
        if number in facts["solo_duchies"]:
            self.print_islands(facts["solo_duchies"][number])
        elif number in facts["team_duchies"]:
            self.print_rows(facts["team_duchies"][number]["left"], "ABCDEFG", 0)
            self.print_rows(facts["team_duchies"][number]["right"], "HIJKLMN", RIGHT_HALF)
            self.look_around()
        else:
            self.print_rows(facts["duchies"][number], "ABCDEFG", 0)
            self.look_around()
        self.region = {space: self.area({space}) for space in self.colour}

    # ---- what is printed

    def print_space(self, space: str, printed: str) -> None:
        self.colour[space] = COLOURS[printed[0]]
        self.die[space] = int(printed[1])

    def print_rows(self, rows: list[str], letters: str, shift: int) -> None:
        for row, line in enumerate(rows):
            for column, printed in enumerate(line.split()):
                place = (row, 2 * column + 1 - LENGTHS[row] + shift)
                if place not in self.at.values():  # The halves of a team share one space.
                    space = f"{letters[row]}{column + 1}"
                    self.at[space] = place
                    self.print_space(space, printed)

    def look_around(self) -> None:
        by_place = {place: space for space, place in self.at.items()}
        for space, (row, x) in self.at.items():
            around = [(row + down, x + right) for down, right in STEPS]
            self.beside[space] = {by_place[place] for place in around if place in by_place}

    def print_islands(self, printed: Facts) -> None:
        spaces = names()
        for space, text in zip(spaces, printed["spaces"].split(), strict=True):
            self.print_space(space, text)
            self.beside[space] = set()
        for one, other in printed["adjacent"]:
            self.beside[spaces[one]].add(spaces[other])
            self.beside[spaces[other]].add(spaces[one])
        self.rivers = [(spaces[one], spaces[other]) for one, other in printed["rivers"]]

    def area(self, area: set[str]) -> frozenset[str]:
        """All spaces of one colour that hang together with these."""
        more = {
            other
            for space in area
            for other in self.beside[space]
            if self.colour[other] == self.colour[space] and other not in area
        }
        return self.area(area | more) if more else frozenset(area)

    # ---- where a tile may be laid

    def reached(self, space: str) -> bool:
        """Next to a tile, or at the other end of a river from one."""
        over = {b if a == space else a for a, b in self.rivers if space in (a, b)}
        return any(other in self.tiles for other in self.beside[space] | over)

    def tiles_in(self, spaces: frozenset[str]) -> list[str]:
        return [self.tiles[space] for space in spaces if space in self.tiles]

    def fits(self, tile: str, space: str, *, anywhere: bool, repeats: bool) -> bool:
        """``anywhere`` with shield 18, ``repeats`` with monastery 1."""
        if space in self.tiles or colour_of(tile) not in (None, self.colour[space]):
            return False
        if not anywhere and not self.reached(space):
            return False
        once = tile == "inn" or (colour_of(tile) == "building" and not repeats)
        return not once or tile not in self.tiles_in(self.region[space])

    # ---- what is complete

    def empty(self) -> int:
        return len(self.colour) - len(self.tiles)

    def is_full(self, spaces: frozenset[str]) -> bool:
        return all(space in self.tiles for space in spaces)

    def spaces_of(self, colour: str) -> frozenset[str]:
        return frozenset(space for space in self.colour if self.colour[space] == colour)

    def castles(self) -> set[str]:
        return {space for space, tile in self.tiles.items() if tile == "castle"}

    def pasture(self, space: str, all_as_one: bool) -> list[str]:
        """The livestock tiles that count together with a space of livestock; one pasture with shield 1."""
        spaces = self.spaces_of("livestock") if all_as_one else self.region[space]
        return [tile for tile in self.tiles_in(spaces) if animal(tile)]

    # ---- border posts

    def chain(self, chain: set[str]) -> set[str]:
        """All spaces with tiles that hang together with these."""
        more = {o for space in chain for o in self.beside[space] if o in self.tiles and o not in chain}
        return self.chain(chain | more) if more else chain

    def links(self) -> set[tuple[int, int]]:
        """The pairs of posts that are linked by tiles."""
        found = set()
        for one, touched in enumerate(self.posts):
            for space in touched:
                if space in self.tiles:
                    chain = self.chain({space})
                    found |= {(one, o) for o in range(one + 1, 3) if chain.intersection(self.posts[o])}
        return found
