"""The parts of a tile, as the view gives them, in a form that can be remembered."""

from __future__ import annotations

from functools import lru_cache
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


class Parts(tuple[Part, ...]):
    """The parts of a tile.  `parts_of` makes equal ones one object: to be told apart they need no reading."""

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__


@lru_cache(maxsize=1024)
def _one(parts: tuple[Part, ...]) -> Parts:
    return Parts(parts)


def parts_of(tile: TileView) -> Parts:
    return _one(
        tuple(
            [
                Part(p["kind"], p["edges"], tuple(p["halves"]), p["wells"], p["markets"], p["end"])
                for p in tile["parts"]
            ]
        )
    )


def clockwise(edges: str) -> str:
    return "".join(side for side in SIDES if side in edges)
