"""All components of Castles, wherever they lie.

Every tile of the walls in the game is in the quarry, drawn, built, stored, in a yard, an eyesore or
back in the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castles.names import NONE, RESERVE, SQUARES

if TYPE_CHECKING:
    from maniero.games.castles.state import Builder, Castles


def census(s: Castles) -> dict[str, object]:
    """Counts that never change from the first position to the last."""
    return {
        "tiles": tiles(s),
        "in the quarry": sum(s.quarry) - s.left,
        "spaces": [[len(b.reserve), len(b.drawn), len(b.yard)] for b in s.builders],
        "gates": [gates(s, b) for b in s.builders],
        "sites out of order": [b.wall for b in s.builders if not orderly(s, b)],
        "more room than spaces": [b.wall for b in s.builders if any_drawn(b) and b.room > free(b)],
        "promised too much": s.promised > s.left or s.promised < 0,
    }


def tiles(s: Castles) -> list[int]:
    """By kind of tile, gates too."""
    many = [*s.in_quarry(), *[0] * len(s.box.gates)]
    for builder in s.builders:
        for tile in held(builder):
            many[tile] += 1
    for entry in s.boxed:
        many[entry >> 4] += 1
    return many


def held(b: Builder) -> list[int]:
    """All that one player has anywhere."""
    found = [b.gate, *b.site.tiles, *b.reserve, *b.drawn, *b.yard, *b.eyesores]
    return [tile for tile in found if tile != NONE]


def gates(s: Castles, b: Builder) -> int:
    return sum(s.box.tiles[tile].gate and s.box.tiles[tile].wall == b.wall for tile in held(b))


def free(b: Builder) -> int:
    assert len(b.reserve) == RESERVE
    return b.reserve.count(NONE)


def any_drawn(b: Builder) -> bool:
    return any(tile != NONE for tile in b.drawn)


def orderly(s: Castles, b: Builder) -> bool:
    """Whether every built tile was built once, and the gate is where it is said to be."""
    built = [square for square in range(SQUARES) if b.site.tiles[square] != NONE]
    gates = [square for square in built if s.box.tiles[b.site.tiles[square]].gate]
    return sorted(b.site.order) == built and gates == ([b.site.gate] if b.site.gate != NONE else [])
