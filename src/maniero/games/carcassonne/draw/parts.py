"""The parts of a tile, as the view gives them, in a form that can be remembered."""

from __future__ import annotations

from typing import NamedTuple

from maniero.games.carcassonne.draw.shapes import SIDES
from maniero.games.carcassonne.view import TileView


class Part(NamedTuple):
    """A part of a tile, as in the view; hashable."""

    kind: str
    edges: str
    halves: tuple[str, ...]
    wells: int
    markets: int
    end: str


Parts = tuple[Part, ...]


def parts_of(tile: TileView) -> Parts:
    return tuple(
        Part(p["kind"], p["edges"], tuple(p["halves"]), p["wells"], p["markets"], p["end"])
        for p in tile["parts"]
    )


def clockwise(edges: str) -> str:
    return "".join(side for side in SIDES if side in edges)
