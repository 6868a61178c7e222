"""The picture of Carcassonne: The Castle: any tile draws, and zones hold their areas."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from maniero.games.carcassonne.draw import picture, sprite
from maniero.games.carcassonne.draw.castle import castle_of
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.plan import survey
from maniero.games.carcassonne.draw.shapes import Ring
from maniero.games.carcassonne.draw.tile import card
from maniero.games.carcassonne.draw.zones import outline
from maniero.games.carcassonne.view import PartView, TileView, view
from tests.games.carcassonne.pictured import STOPS, play, position
from tests.games.pictures import NAMES, parse, tr


def part(words: str) -> PartView:
    kind, *rest = words.split()
    return {
        "kind": kind,
        "edges": "".join(word for word in rest if set(word) <= set("NESW")),
        "halves": [word for word in rest if len(word) == 2 and word[1] in "ab"],
        "wells": rest.count("well"),
        "markets": rest.count("market"),
        "end": next((word for word in rest if word in ("plaza", "building")), ""),
    }


def tile(*words: str) -> TileView:
    return {"name": "X", "parts": [part(each) for each in words]}


def area(ring: Ring) -> float:
    return sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring))) / 2


def known_tiles() -> list[TileView]:
    squares = [square for name in STOPS for square in position(name)["squares"]]
    for seed in range(3):
        squares += view(play(seed, lambda s: False), 0)["squares"]
    found = {square["tile"]["name"]: square["tile"] for square in squares if square["tile"]}
    return list(found.values())


def test_the_areas_of_the_parts_are_the_tile() -> None:
    tiles = known_tiles()
    assert len(tiles) > 50
    for each in tiles:
        for turn in range(4):
            plan = survey(parts_of(each), turn)
            assert all(plan.areas), each["name"]
            plaza = any(way.kind == "plaza" and len(way.exits) > 1 for way in plan.ways)
            whole = sum(area(ring) for rings in plan.areas for ring in rings) / 1e6
            assert whole == pytest.approx(0.935 if plaza else 1, abs=0.002), each["name"]


def any_tiles() -> Iterator[TileView]:
    """Tiles that are in no box: every mixture of kinds on the four sides, paths ending in every way."""
    for kinds in product(("house", "tower", "court", "path"), repeat=4):
        paths = [side for side, kind in zip("NESW", kinds, strict=True) if kind == "path"]
        halves = [f"court {side}{half}" for side in paths for half in "ab"]
        rest = [f"{kind} {side} market" for side, kind in zip("NESW", kinds, strict=True) if kind != "path"]
        for end in ("plaza", "building", "well", "well well building"):
            yield tile(*(f"path {side} {end}" for side in paths), *rest, *halves)
        if paths:
            yield tile(f"path {''.join(paths)} well", *rest, *halves)
    for kind in ("house", "tower", "court"):
        for other in ("NESW", "NS", "EW", "NE", "SW", "NEW", "S"):
            left = "".join(side for side in "NESW" if side not in other)
            yield tile(f"{kind} {other}", *([f"tower {left}"] if left else []))
    yield tile("path NS", "house EW", "court Na", "court Nb", "court Sa", "court Sb")
    yield tile("path NS", "path EW well", "court Na Nb Ea Eb Sa Sb Wa Wb")
    yield tile("path NE", "path SW", "court Na Eb Sa Wb", "court Nb Ea", "court Sb Wa market market market")
    yield tile("court NESW")


def test_any_tile_draws() -> None:
    definitions = sprite()
    ids = set(re.findall(r'id="([\w-]+)"', definitions))
    count = 0
    for each in any_tiles():
        count += 1
        for turn in (0, 1):
            drawn = card(parts_of(each), turn, 74)
            parse(drawn)
            assert set(re.findall(r'href="#([\w-]+)"', drawn)) <= ids, each
            plan = survey(parts_of(each), turn)
            assert len(plan.areas) == len(plan.stand) == len(each["parts"])
            assert all(max(abs(x), abs(y)) <= 500 for x, y in plan.stand)
        parse(card(parts_of(each), 3, 148, drawn=True))
    assert count > 1000


def test_a_picture_with_a_tile_of_no_box() -> None:
    found = position("middle")
    found["tile"] = tile("path NS", "house EW", "court Na", "court Nb", "court Sa", "court Sb")
    laid = next(square for square in found["squares"] if square["tile"])
    laid["tile"], laid["turn"] = tile("tower NS well", "path EW market"), 3
    laid["zones"] = laid["zones"][:1] * 2
    found["followers"] = [{"seat": 1, "square": laid["name"], "part": 1, "role": "herald"}]
    parse(picture(found, NAMES, tr))


def rings(d: str) -> list[Ring]:
    found = []
    for piece in filter(None, d.split("M")):
        numbers = [float(value) for value in re.findall(r"-?[\d.]+", piece)]
        found.append(
            tuple((round(x * 10), round(y * 10)) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
        )
    return found


@pytest.mark.parametrize("name", ["middle", "full"])
def test_the_outline_of_a_zone_holds_all_its_areas(name: str) -> None:
    found = position(name)
    castle = castle_of(found)
    for i in range(len(found["zones"])):
        pieces, whole = [], 0.0
        for square in found["squares"]:
            for number, zone in enumerate(square["zones"]):
                if zone == i and square["tile"]:
                    parts = parts_of(square["tile"])
                    pieces.append((square["row"], square["column"], parts, square["turn"], number))
                    whole += sum(area(ring) for ring in survey(parts, square["turn"]).areas[number])
        drawn = outline(tuple(pieces), (), castle.x, castle.y, castle.t)
        pixels = whole * (castle.t / 1000) ** 2
        assert sum(map(area, rings(drawn))) / 100 == pytest.approx(pixels, rel=0.02, abs=4)
