"""A castle tile: its parts, and how they lie after each quarter turn; worked out once."""

from __future__ import annotations

from typing import Final

from maniero.games.carcassonne.names import COURT, KINDS, MOST_PARTS, NONE, PATH, SIDES
from maniero.kernel.bits import bit
from maniero.kernel.facts import Facts


class Part:
    """One connected part of a tile: a piece of path, tower, house or court."""

    def __init__(
        self, kind: int, edges: list[int], halves: list[int], wells: int, markets: int, end: str
    ) -> None:
        self.kind: Final = kind
        self.edges: Final = edges  # Sides it reaches as a whole (a path: leaves through).
        self.halves: Final = halves  # Halves of path sides: twice the side, plus one for the second half.
        self.wells: Final = wells
        self.markets: Final = markets
        self.end: Final = end  # Where a path ends on the tile: plaza, building or "".


class CastleTile:
    """A kind of tile and its four turns."""

    def __init__(self, number: int, name: str, count: int, parts: list[Part]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.count: Final = count
        self.parts: Final = parts
        # By turn and side: the part that the whole side shows.
        self.edge: Final = [[self._at(side, turn) for side in range(4)] for turn in range(4)]
        # By turn and half: the court beside a path; NONE where the side is no path.
        self.half: Final = [[self._half(half, turn) for half in range(8)] for turn in range(4)]
        # By turn and part: the whole sides it reaches, as bits.
        self.reach: Final = [
            [sum(bit((edge + turn) % 4) for edge in part.edges) for part in parts] for turn in range(4)
        ]
        self.turns: Final = self._distinct_turns()
        # By what lies around a square (see ``Castle.around``): the turns that fit there, as bits.
        self.fitting: Final = bytes([self._fitting(around) for around in range(256)])

    def is_path(self, turn: int, side: int) -> bool:
        return self.parts[self.edge[turn][side]].kind == PATH

    def _fitting(self, around: int) -> int:
        """Paths go on in paths, and nothing else does; where nothing lies around, nothing fits."""
        fitting = 0
        for turn in range(self.turns if around else 0):
            paths = sum(bit(side) for side in range(4) if self.is_path(turn, side))
            if paths & around == around & 15 and not paths & around >> 4:
                fitting |= bit(turn)
        return fitting

    def _at(self, side: int, turn: int) -> int:
        for i, part in enumerate(self.parts):
            if (side - turn) % 4 in part.edges:
                return i
        return NONE

    def _half(self, half: int, turn: int) -> int:
        for i, part in enumerate(self.parts):
            if (half - 2 * turn) % 8 in part.halves:
                return i
        return NONE

    def _distinct_turns(self) -> int:
        """1, 2 or 4: after how many quarter turns the tile looks the same again."""
        for turn in (1, 2):
            if self._looks(turn) == self._looks(0):
                return turn
        return 4

    def _looks(self, turn: int) -> list[str]:
        return sorted(
            repr(
                [
                    part.kind,
                    sorted((edge + turn) % 4 for edge in part.edges),
                    sorted((half + 2 * turn) % 8 for half in part.halves),
                    part.wells,
                    part.markets,
                    part.end,
                ]
            )
            for part in self.parts
        )


def read_tiles(facts: Facts) -> list[CastleTile]:
    """All kinds of tiles in the order of the file."""
    tiles: list[CastleTile] = []
    for name in facts.keys():
        table = facts.table(name)
        table.only(["count", "parts"])
        if not name.isalnum() or not name.isascii():
            raise facts.wrong(name, "must be letters and digits")
        parts = [read_part(table, line) for line in table.texts("parts")]
        check_parts(table, parts)
        tiles.append(CastleTile(len(tiles), name, table.number("count", 1, 9), parts))
    return tiles


def read_part(table: Facts, line: str) -> Part:
    kind = NONE
    edges: list[int] = []
    halves: list[int] = []
    wells = markets = 0
    end = ""
    for term in line.split():
        if term in KINDS and kind == NONE:
            kind = KINDS.index(term)
        elif term == "well":
            wells += 1
        elif term == "market":
            markets += 1
        elif term in ("plaza", "building"):
            end = term
        elif all(side in SIDES for side in term):
            edges += [SIDES.index(side) for side in term]
        elif len(term) == 2 and term[0] in SIDES and term[1] in "ab":
            halves.append(2 * SIDES.index(term[0]) + "ab".index(term[1]))
        else:
            raise table.wrong("parts", f"has {line!r}, and {term!r} in it means nothing")
    if kind == NONE:
        raise table.wrong("parts", f"has {line!r}, which begins with no kind")
    return Part(kind, edges, halves, wells, markets, end)


def check_parts(table: Facts, parts: list[Part]) -> None:
    """Every side belongs to one part, and the two halves of every path side to a court."""
    sides = sorted(edge for part in parts for edge in part.edges)
    paths = [edge for part in parts if part.kind == PATH for edge in part.edges]
    halves = sorted(half for part in parts for half in part.halves)
    if sides != [0, 1, 2, 3] or len(parts) > MOST_PARTS:
        raise table.wrong(
            "parts", f"must share out the sides {SIDES}, each once, in up to {MOST_PARTS} parts"
        )
    if halves != sorted(half for edge in paths for half in (2 * edge, 2 * edge + 1)):
        raise table.wrong("parts", "must give both halves beside each path, and no others")
    if any(part.halves and part.kind != COURT for part in parts):
        raise table.wrong("parts", "must have courts beside its paths")
