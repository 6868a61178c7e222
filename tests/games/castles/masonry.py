"""A second look at a construction site, slow and simple: dictionaries of tiles, searched anew every time."""

from __future__ import annotations

from typing import NamedTuple

SHAPES = {"O": ("mmmm", 4), "T": ("smmm", 7), "C": ("mmss", 8), "I": ("msms", 4), "E": ("ssms", 1)}
SHAPES |= {f"B{colour}": ("ssms", 1) for colour in "rbgy"}
SHAPES |= {f"P{colour}": ("smmm", 1) for colour in "rbgy"}
WALLS = "grsw"
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]  # Column and row, towards N, E, S, W.
ALL = [(column, row) for row in range(4) for column in range(7)]

Square = tuple[int, int]


class Stone(NamedTuple):
    """A tile as it lies: its name, and how often it was turned."""

    name: str
    turn: int

    @property
    def sides(self) -> str:
        printed = "mmmm" if self.name.endswith("gate") else SHAPES[self.name[1:]][0]
        return printed[4 - self.turn :] + printed[: 4 - self.turn]


Site = dict[Square, Stone]  # In the order of building.


def name(where: Square) -> str:
    return f"{'ABCDEFG'[where[0]]}{where[1] + 1}"


def banner(tile: str) -> str:
    """The colour of a tile's banner, or nothing."""
    return tile[2] if tile[1] in "BP" else ""


def turns(tile: str, illegal: bool = False) -> list[int]:
    """Turns that look different; a banner always points up, unless rules may be broken."""
    if banner(tile) and not illegal:
        return [0]
    found: dict[str, int] = {}
    for turn in range(4):
        found.setdefault(Stone(tile, turn).sides, turn)
    return list(found.values())


def around(where: Square) -> list[Square]:
    return [(where[0] + column, where[1] + row) for column, row in STEPS]


def joined(site: Site, start: set[Square]) -> set[Square]:
    """All that is reached from these squares by mortar against mortar."""
    found, new = set(start), set(start)
    while new:
        new = {
            other
            for where in new
            for side, other in enumerate(around(where))
            if other in site and site[where].sides[side] + site[other].sides[(side + 2) % 4] == "mm"
        } - found
        found |= new
    return found


def faults(site: Site, where: Square, stone: Stone) -> bool:
    """Whether a tile breaks rule 2 or 3 beside these other tiles, or its banner does not point up."""
    if banner(stone.name) and stone.turn:
        return True
    for side, other in enumerate(around(where)):
        if other in site:
            if site[other].sides[(side + 2) % 4] != stone.sides[side]:
                return True
        elif stone.sides[side] == "m" and other[1] >= 0 and other not in ALL:
            return True
    return False


def ground(site: Site) -> set[Square]:
    """All that stands on the ground, by itself or through other tiles."""
    return joined(site, {where for where in site if where[1] == 0})


def legal(site: Site, where: Square, stone: Stone) -> bool:
    """The four rules of building."""
    if where in site or faults(site, where, stone):
        return False
    return where in ground({**site, where: stone})


def anywhere(site: Site, tile: str) -> bool:
    """Whether a tile can be built legally somewhere."""
    if tile.endswith("gate"):
        return any(legal(site, (column, 0), Stone(tile, 0)) for column in range(1, 6))
    return any(legal(site, where, Stone(tile, turn)) for where in ALL for turn in turns(tile))


def wrong(site: Site) -> set[Square]:
    """Tiles built against the rules: of two that do not match the later one; what floats at the end."""
    found: set[Square] = set()
    before: Site = {}
    for where, stone in site.items():
        if faults(before, where, stone):
            found.add(where)
        before[where] = stone
    return found | (set(site) - ground(site))


def castle(site: Site) -> set[Square]:
    """What is joined to the gate when the wrong tiles are turned over."""
    right = {where: stone for where, stone in site.items() if where not in wrong(site)}
    return joined(right, {where for where, stone in right.items() if stone.name.endswith("gate")})


def open_to(site: Site, part: set[Square]) -> set[Square]:
    """Squares without a tile beside a mortar side of the part."""
    return {
        other
        for where in part
        for side, other in enumerate(around(where))
        if site[where].sides[side] == "m" and other in ALL and other not in site
    }


def complete(site: Site) -> bool:
    """At least 16 tiles at the gate, and sky all round."""
    part = castle(site)
    beside = {o for w in part for i, o in enumerate(around(w)) if site[w].sides[i] == "m" and o[1] >= 0}
    return len(part) >= 16 and beside <= part


def flags(site: Site) -> list[str]:
    return [banner(site[where].name) for where in castle(site) if banner(site[where].name)]


def section(site: Site, wall: str) -> int:
    """The largest joined part of the castle that is of one wall."""
    part = {where: site[where] for where in castle(site) if site[where].name[0] == wall}
    return max((len(joined(part, {where})) for where in part), default=0)


def points(sites: list[Site], reserves: list[int], eyesores: list[int], options: set[str]) -> list[int]:
    """The final valuation of all players."""
    found: list[int] = []
    for site, stored, wasted in zip(sites, reserves, eyesores, strict=True):
        bad = wrong(site)
        rain = open_to(site, set(site) - bad)
        found.append(len(castle(site)) - stored // 2 - len(rain) - wasted - 3 * len(bad))
    contests: list[list[int]] = []
    if "stability" in options:
        contests += [[section(site, wall) for site in sites] for wall in WALLS[: len(sites)]]
    if "beauty" in options:
        contests.append([len(flags(site)) for site in sites])
    for many in contests:
        if max(many) and many.count(max(many)) == 1:
            found[many.index(max(many))] += 3
    if "colours" in options:
        for seat, site in enumerate(sites):
            if len(flags(site)) >= 2 and len(set(flags(site))) == 1:
                found[seat] += 3
    return found
