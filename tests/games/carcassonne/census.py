"""All components of Carcassonne: The Castle, wherever they lie.

A castle tile that could not be placed leaves the game, and so does a bonus tile that was used;
the rest can be counted at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.carcassonne.names import MOST_PARTS, NONE, SEATS

if TYPE_CHECKING:
    from maniero.games.carcassonne.state import Castle

KEPT = range(4, 10)  # Bonus tiles for final scoring stay with their owners until then.


def census(s: Castle) -> dict[str, object]:
    """Counts that never change from the first position to the last."""
    return {
        "castle tiles": sum(tiles(s)) + s.removed,
        "more than in the box": [
            s.box.tiles[i].name for i, n in enumerate(tiles(s)) if n > s.box.tiles[i].count
        ],
        "in the pile": sum(s.pile.counts) - s.left,
        # While the game goes on; what lies on the wall then is gone, and what is used in final scoring too.
        "bonus tiles for the end": [bonuses(s)[number] for number in KEPT]
        if any(s.towers)
        else [2] * len(KEPT),
        "too many bonus tiles": [number for number, count in bonuses(s).items() if not 0 <= count <= 2],
        "bonus tiles left out": sum(s.bonuses) - sum(s.towers) if any(s.towers) else 5,
        "tower 0/1": s.towers[0],
        "followers": [followers(s, seat) for seat in range(SEATS)],
        "two on a part": len(s.standing) - len({follower >> 1 for follower in s.standing}),
        "zones know their followers": in_zones(s) == on_parts(s),
    }


def tiles(s: Castle) -> list[int]:
    """By kind of tile: in the pile, in hand, in the castle."""
    counts = [s.pile.tiles().get(kind, 0) for kind in range(len(s.box.tiles))]
    for tile in [s.drawn, *s.tiles]:
        if tile != NONE:
            counts[tile] += 1
    return counts


def bonuses(s: Castle) -> dict[int, int]:
    """By number: not seen yet, or with a player."""
    counts = {i + 1: unseen for i, unseen in enumerate(s.bonuses)}
    for builder in s.builders:
        for number in builder.held + builder.fresh:
            counts[number] += 1
    return counts


def followers(s: Castle, seat: int) -> int:
    """At hand, in the castle, and the one on the score track."""
    return s.builders[seat].supply + sum(follower & 1 == seat for follower in s.standing) + 1


def on_parts(s: Castle) -> dict[int, int]:
    """Followers by zone, as they stand on the tiles."""
    found: dict[int, int] = {}
    for follower in s.standing:
        entry = s.zones.first[(follower >> 1) // MOST_PARTS] + (follower >> 1) % MOST_PARTS
        root = s.zones.root(entry)
        found[root] = found.get(root, 0) + (256 if follower & 1 else 1)
    return found


def in_zones(s: Castle) -> dict[int, int]:
    roots = s.zones.roots()
    return {root: s.zones.tally[root].followers for root in roots if s.zones.tally[root].followers}
