"""Whether the engine's zones, that grow tile by tile, are those that a search finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.carcassonne.names import KINDS, MOST_PARTS, NONE
from tests.games.carcassonne.flood import GROUND, Laid, Square, Zone, square

if TYPE_CHECKING:
    from maniero.games.carcassonne.state import Castle


def castle_of(s: Castle) -> dict[Square, Laid]:
    """The laid tiles, in the order in which they were laid."""
    laid = [i for i in range(len(s.tiles)) if s.tiles[i] != NONE]
    laid.sort(key=lambda i: s.zones.first[i])
    return {square(s.box.squares[i]): Laid(s.box.tiles[s.tiles[i]].name, s.turns[i]) for i in laid}


def engine_zones(s: Castle) -> dict[int, Zone]:
    """What the engine knows of each zone, by root."""
    found: dict[int, Zone] = {}
    for entry in range(len(s.zones.parent)):
        root = s.zones.root(entry)
        zone = found.setdefault(root, Zone(KINDS[s.zones.tally[root].kind]))
        assert s.zones.tally[entry].kind == s.zones.tally[root].kind
        place = s.zones.tally[entry].place
        if place < 0:
            zone.starts.add(-1 - place)
        else:
            zone.parts.add((square(s.box.squares[place // MOST_PARTS]), place % MOST_PARTS))
    for root, zone in found.items():
        zone.open = s.zones.tally[root].ends
        zone.wells = s.zones.tally[root].wells
        zone.markets = s.zones.tally[root].markets
    return found


def check_zones(s: Castle, counted: bool = True, zones: list[Zone] | None = None) -> None:
    """Compare all zones; ``counted``: whether all that is complete has been counted."""
    zones = GROUND.zones(castle_of(s)) if zones is None else zones
    searched = {frozenset(z.parts) | frozenset(z.starts): z for z in zones}
    standing: dict[tuple[Square, int], int] = {}
    for follower in s.standing:
        place = follower >> 1
        part = (square(s.box.squares[place // MOST_PARTS]), place % MOST_PARTS)
        assert part not in standing
        standing[part] = follower & 1
    known = engine_zones(s)
    assert {frozenset(z.parts) | frozenset(z.starts) for z in known.values()} == set(searched)
    for root, zone in known.items():
        want = searched[frozenset(zone.parts) | frozenset(zone.starts)]
        assert (zone.kind, zone.wells, zone.markets) == (want.kind, want.wells, want.markets)
        assert s.zones.tally[root].size() == want.size
        there = [standing[part] for part in zone.parts if part in standing]
        assert s.zones.tally[root].followers == there.count(0) + 256 * there.count(1)
        if want.complete:
            assert zone.open == NONE if counted else zone.open in (0, NONE)
        else:
            assert zone.open == want.open
        if zone.open == NONE:
            assert not there
