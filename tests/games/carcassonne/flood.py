"""The castle searched anew from its laid tiles: nothing of the engine is used here.

Every side of a square has three points, so a square has twelve, clockwise from its north-west
corner: N 0 1 2, E 3 4 5, S 6 7 8, W 9 10 11.  A house, tower or court on a whole side holds all
three, a path the middle one, a court beside a path an outer one.  A quarter turn adds three.
Two parts hang together where they hold points that touch and show the same.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from tests.games.boxes import component_file

if TYPE_CHECKING:
    from collections.abc import Iterable

Square = tuple[int, int]  # Row and column, counted from 0.
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]


@dataclass(frozen=True)
class Piece:
    """A part of a tile."""

    kind: str
    points: frozenset[int]
    wells: int
    markets: int


@dataclass(frozen=True)
class Laid:
    """A tile that lies on a square."""

    tile: str
    turn: int


@dataclass
class Zone:
    """What hangs together."""

    kind: str
    parts: set[tuple[Square, int]] = field(default_factory=set)
    starts: set[int] = field(default_factory=set)
    open: int = 0
    wells: int = 0
    markets: int = 0

    @property
    def size(self) -> int:
        return len({square for square, _ in self.parts}) + len(self.starts)

    @property
    def complete(self) -> bool:
        return self.kind != "court" and bool(self.parts) and self.open == 0


class Ground:
    """What a component file says, read plainly."""

    def __init__(self, path: str) -> None:
        with open(path, "rb") as file:
            facts = tomllib.load(file)
        self.inside = {
            (row, column)
            for row, line in enumerate(facts["outline"]["rows"])
            for column, mark in enumerate(line)
            if mark == "#"
        }
        # By start space: square, side, what it shows, markets.
        self.starts: list[tuple[Square, int, str, int]] = []
        for text in facts["start_spaces"].values():
            place, kind, *more = text.split()
            self.starts.append((square(place[:-1]), "NESW".index(place[-1]), kind, more.count("market")))
        self.start_at = {(start[0], start[1]): number for number, start in enumerate(self.starts)}
        self.pieces = {
            name: [piece(words) for words in table["parts"]] for name, table in facts["tiles"].items()
        }
        self.counts = {name: table["count"] for name, table in facts["tiles"].items()}
        self.towers: list[list[int]] = facts["towers"]["spaces"]

    @cache  # noqa: B019
    def turned(self, laid: Laid) -> list[Piece]:
        return [
            Piece(p.kind, frozenset((point + 3 * laid.turn) % 12 for point in p.points), p.wells, p.markets)
            for p in self.pieces[laid.tile]
        ]

    @cache  # noqa: B019
    def holders(self, laid: Laid) -> list[int]:
        """By point: the part that holds it."""
        parts = self.turned(laid)
        return [next(i for i, p in enumerate(parts) if point in p.points) for point in range(12)]

    def shows(self, laid: Laid, side: int) -> str:
        """What a laid tile shows in the middle of a side."""
        return self.turned(laid)[self.holders(laid)[3 * side + 1]].kind

    @cache  # noqa: B019
    def turns(self, tile: str) -> list[int]:
        """Turns in which the tile looks different from the turns before."""
        looks = [Counter(self.turned(Laid(tile, turn))) for turn in range(4)]
        return [turn for turn in range(4) if looks[turn] not in looks[:turn]]

    def fits(self, castle: dict[Square, Laid], where: Square, laid: Laid) -> bool:
        """The rule of placing: an empty square, something beside it, paths on to paths."""
        if where not in self.inside or where in castle:
            return False
        beside = 0
        for side, (down, right) in enumerate(STEPS):
            other = castle.get((where[0] + down, where[1] + right))
            if (where, side) in self.start_at:
                there = self.starts[self.start_at[where, side]][2]
            elif other is not None:
                there = self.shows(other, (side + 2) % 4)
            else:
                continue
            beside += 1
            if (there == "path") != (self.shows(laid, side) == "path"):
                return False
        return beside > 0

    def zones(self, castle: dict[Square, Laid]) -> list[Zone]:
        """All zones, start spaces that nothing touches among them."""
        seen: set[object] = set()
        nodes: list[object] = [*range(len(self.starts))]
        nodes += [(where, part) for where, laid in castle.items() for part in range(len(self.turned(laid)))]
        return [self._search(castle, node, seen) for node in nodes if node not in seen]

    def _search(self, castle: dict[Square, Laid], first: object, seen: set[object]) -> Zone:
        seen.add(first)
        queue = [first]
        zone = Zone("")
        while queue:
            node = queue.pop()
            if isinstance(node, int):
                where, side, zone.kind, markets = self.starts[node]
                zone.starts.add(node)
                zone.markets += markets
                if where not in castle:
                    zone.open += 1
                    continue
                part = self.holders(castle[where])[3 * side + 1]
                same = self.shows(castle[where], side) == zone.kind
                around: Iterable[object] = [(where, part)] if same else []
            else:
                assert isinstance(node, tuple)
                where, part = node
                here = self.turned(castle[where])[part]
                zone.kind = here.kind
                zone.parts.add((where, part))
                zone.wells += here.wells
                zone.markets += here.markets
                zone.open += sum(
                    point % 3 == 1 and beyond in self.inside and beyond not in castle
                    for point in here.points
                    for beyond in [step(where, point // 3)]
                )
                around = self._around(castle, where, here)
            for other in around:
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return zone

    def _around(self, castle: dict[Square, Laid], where: Square, here: Piece) -> Iterable[object]:
        """Parts and start spaces that touch a part and show the same."""
        for point in here.points:
            side, place = divmod(point, 3)
            start = self.start_at.get((where, side))
            if start is not None and place == 1 and self.starts[start][2] == here.kind:
                yield start
            beyond = step(where, side)
            if beyond in castle:
                there = self.holders(castle[beyond])[3 * ((side + 2) % 4) + 2 - place]
                if self.turned(castle[beyond])[there].kind == here.kind:
                    yield (beyond, there)


def piece(words: str) -> Piece:
    kind, *more = words.split()
    points: set[int] = set()
    for word in more:
        if set(word) <= set("NESW"):
            for side in word:
                middle = 3 * "NESW".index(side) + 1
                points |= {middle} if kind == "path" else {middle - 1, middle, middle + 1}
        elif len(word) == 2:
            points.add(3 * "NESW".index(word[0]) + (0 if word[1] == "a" else 2))
    return Piece(kind, frozenset(points), more.count("well"), more.count("market"))


def square(name: str) -> Square:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name(where: Square) -> str:
    return f"{chr(ord('A') + where[0])}{where[1] + 1}"


def step(where: Square, side: int) -> Square:
    return where[0] + STEPS[side][0], where[1] + STEPS[side][1]


def empty_areas(ground: Ground, castle: dict[Square, Laid]) -> list[int]:
    """Sizes of the groups of empty squares, the largest first."""
    left = ground.inside - set(castle)
    sizes = []
    while left:
        queue = [left.pop()]
        size = 0
        while queue:
            here = queue.pop()
            size += 1
            beside = {step(here, side) for side in range(4)} & left
            left -= beside
            queue += beside
        sizes.append(size)
    return sorted(sizes, reverse=True)


GROUND = Ground(str(component_file("carcassonne")))
