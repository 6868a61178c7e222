"""A second copy of the facts, made from the component list and not from box.toml.

Tiles: count, then each part: path, tower, house or court by its first letter, its sides, halves
beside paths, and a star for each well or market.
"""

from __future__ import annotations

from collections import Counter

from maniero.games.carcassonne.names import KINDS
from tests.clauses import clause
from tests.games.carcassonne.positions import BOX, seen, table

ROWS = [
    *("..#####..", "#######..", "#########", "#########", "#########", "#########"),
    *("..#######", "..######.", "..######.", "..######.", "..###...."),
]
TOWERS = [
    *([0, 1], [12, 13], [17, 18], [20, 21], [32, 33], [37, 38], [42, 43], [54, 55], [57, 58]),
    *([65, 66], [72, 73], [75, 76], [83, 84], [94, 95]),
]
STARTS = [
    *(("D1", "W", "court", 1), ("A5", "N", "path", 0), ("C9", "N", "house", 0), ("F9", "E", "tower", 0)),
    *(("I8", "E", "path", 0), ("K4", "S", "house", 0), ("I3", "W", "tower", 0)),
]
TILES = """
Z01 1 hNESW | Z02 1 hNEW cS | Z03 1 hNEW cS* | Z04 1 hNE cSW | Z05 1 hNE cSW* | Z06 1 hNS cE cW
Z07 1 hN hS cEW* | Z08 1 hN cESW* | Z09 1 tNE cSW | Z10 1 tNE cSW* | Z11 1 tN cESW* | Z12 2 tNE hSW
Z13 1 tNS hE hW | Z14 1 tNEW hS | Z15 1 hNEW tS | Z16 1 tN hE cSW | Z17 1 hN tE cSW | Z18 1 cNESW*
A01 2 hNEW pS cSa cSb | A02 1 tNEW pS cSa cSb | A03 1 hN pS cESa cWSb | A04 1 hN pS* cESa cWSb
A05 2 tN pS cESa cWSb | A06 1 tN pS cESa* cWSb | A07 1 hE tW pS cNSaSb | A08 1 hN tW pS cESaSb
A09 1 pS cNEWSaSb* | A10 1 tN hE hW pS cSa cSb
B01 1 pNS cENbSa cWNaSb | B02 1 pNS* cENbSa cWNaSb | B03 1 pNS cENbSa* cWNaSb | B04 1 pNS hE cNbSa cWNaSb
B05 1 pNS* hE cNbSa cWNaSb | B06 1 pNS tE cNbSa cWNaSb | B07 1 pNS tE cNbSa cWNaSb*
B08 1 pNS hE tW cNbSa cNaSb | B09 1 pNS* hE tW cNbSa cNaSb | B10 1 pNS hE hW cNbSa cNaSb
C01 1 pSW cNEWbSa cSbWa | C02 1 pSW* cNEWbSa cSbWa | C03 1 pSW cNEWbSa* cSbWa | C04 2 pSW hNE cWbSa cSbWa
C05 1 pSW* hNE cWbSa cSbWa | C06 2 pSW tNE cWbSa cSbWa | C07 1 pSW hN tE cWbSa cSbWa
C08 1 pSW tN hE cWbSa cSbWa | C09 1 pSW hN cESaWb cSbWa | C10 1 pSW tE cNWbSa* cSbWa
D01 1 pE pS pW cNWbEa cEbSa cSbWa | D02 2 pE pS pW hN cWbEa cEbSa cSbWa
D03 1 pE pS pW tN cWbEa cEbSa cSbWa | D04 1 pESW* cNWbEa cEbSa cSbWa
D05 1 pESW* hN cWbEa cEbSa cSbWa | D06 1 pESW* tN cWbEa cEbSa cSbWa
"""


def known_tiles() -> list[str]:
    return [" ".join(tile.split()) for line in TILES.strip().split("\n") for tile in line.split("|")]


def tile_text(number: int) -> str:
    tile = BOX.tiles[number]
    parts = []
    for part in tile.parts:
        halves = "".join(f"{'NESW'[half // 2]}{'ab'[half % 2]}" for half in part.halves)
        sides = "".join("NESW"[edge] for edge in part.edges)
        parts.append(f"{KINDS[part.kind][0]}{sides}{halves}{'*' * (part.wells + part.markets)}")
    return f"{tile.name} {tile.count} {' '.join(parts)}"


@clause("carcassonne", "setup.tiles")
def test_the_60_tiles() -> None:
    assert [tile_text(number) for number in range(len(BOX.tiles))] == known_tiles()
    assert sum(tile.count for tile in BOX.tiles) == 60
    edges = Counter[str]()
    for tile in BOX.tiles:
        for part in tile.parts:
            edges[KINDS[part.kind]] += tile.count * len(part.edges)
    assert edges == {"house": 61, "court": 63, "tower": 39, "path": 77}


@clause("carcassonne", "setup.tiles")
def test_9_wells_on_paths_and_13_markets_in_courts() -> None:
    parts = [(part, tile.count) for tile in BOX.tiles for part in tile.parts]
    assert sum(part.wells * count for part, count in parts) == 9
    assert sum(part.markets * count for part, count in parts) == 13
    assert {KINDS[part.kind] for part, _ in parts if part.wells} == {"path"}
    assert {KINDS[part.kind] for part, _ in parts if part.markets} == {"court"}


@clause("carcassonne", "setup.tiles")
def test_a_path_ends_on_a_tile_exactly_where_it_leaves_by_one_side() -> None:
    for tile in BOX.tiles:
        for part in tile.parts:
            assert bool(part.end) == (KINDS[part.kind] == "path" and len(part.edges) == 1)


@clause("carcassonne", "setup.wall")
def test_the_76_squares_inside_the_wall() -> None:
    squares = [
        f"{'ABCDEFGHIJK'[row]}{i + 1}" for row, line in enumerate(ROWS) for i in range(9) if line[i] == "#"
    ]
    assert [square["name"] for square in seen(table())["squares"]] == squares
    assert len(squares) == 76
    for square in seen(table())["squares"]:
        assert ROWS[square["row"]][square["column"]] == "#"


@clause("carcassonne", "setup.wall")
def test_the_track_runs_along_the_wall_with_14_towers_at_its_corners() -> None:
    shown = seen(table())
    assert shown["track"] == 100
    assert [tower["spaces"] for tower in shown["towers"]] == TOWERS
    assert len(shown["wall"]) == len(TOWERS)  # A side from each corner to the next.


@clause("carcassonne", "setup.wall")
def test_the_sides_of_the_wall_touch_every_outer_edge_once() -> None:
    outer = []
    for row, line in enumerate(ROWS):
        for column in range(9):
            for side, (down, right) in zip("NESW", [(-1, 0), (0, 1), (1, 0), (0, -1)], strict=True):
                there = (row + down, column + right)
                inside = 0 <= there[0] < 11 and 0 <= there[1] < 9 and ROWS[there[0]][there[1]] == "#"
                if line[column] == "#" and not inside:
                    outer.append(f"{'ABCDEFGHIJK'[row]}{column + 1}{side}")
    edges = [edge for side in seen(table())["wall"] for edge in side.split()]
    assert sorted(edges) == sorted(outer)
    # One side of the wall faces one way.
    assert all(len({edge[-1] for edge in side.split()}) == 1 for side in seen(table())["wall"])


@clause("carcassonne", "setup.wall", "court.start")
def test_the_seven_start_spaces() -> None:
    starts = seen(table())["starts"]
    assert [(at["square"], at["side"], at["kind"], at["markets"]) for at in starts] == STARTS
    edges = [edge for side in seen(table())["wall"] for edge in side.split()]
    assert all(f"{at['square']}{at['side']}" in edges for at in starts)


@clause("carcassonne", "setup.reconstructed")
def test_the_box_says_how_sure_it_is() -> None:
    assert set(BOX.confidence.values()) <= {"confirmed", "likely", "reconstructed"}
    for part in ("outline", "towers", "start_spaces", "tiles"):
        assert BOX.confidence[part] == "reconstructed"
    for part in ("counts", "bonus_tiles", "scoring"):
        assert BOX.confidence[part] == "confirmed"


def test_what_is_worth_what() -> None:
    assert (BOX.path_points, BOX.well_points, BOX.tower_points, BOX.house_points, BOX.market_points) == (
        *(1, 2, 2, 1, 3),
    )
    assert (BOX.double_tower, BOX.double_house, BOX.open_points, BOX.rich_market) == (4, 2, [1, 2, 1], 4)
    assert (BOX.keep_bonus, BOX.bonus_points) == (2, 5)
