"""What stands where on a tile: followers of each part, wells, market stalls, bushes."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Final

from maniero.games.carcassonne.draw import ways
from maniero.games.carcassonne.draw.parts import Part, Parts, clockwise
from maniero.games.carcassonne.draw.shapes import HALF, SIDES, SOLID, Building, Point, Ring, after, spin
from maniero.games.carcassonne.draw.ways import Way

_GRID: Final = 16  # Places tried along a side to find room in a court.

Furnished = tuple[tuple[Point, ...], tuple[Point, ...], tuple[tuple[Point, bool], ...], tuple[Point, ...]]


def furnish(
    parts: Parts,
    sides: dict[str, str],
    built: dict[int, Building],
    walked: tuple[Way, ...],
    areas: dict[int, tuple[Ring, ...]],
) -> Furnished:
    """Standing places by part, wells, stalls, bushes."""
    stand: list[Point] = []
    wells: list[Point] = []
    stalls: list[tuple[Point, bool]] = []
    bushes: list[Point] = []
    for i, part in enumerate(parts):
        if i in built:
            stand.append(built[i].stand)
        elif part.kind == "path" and part.edges:
            place, well = _on_path(part, sides, walked)
            stand.append(place)
            wells += [(well[0] + 130 * k, well[1]) for k in range(part.wells)]
        elif areas.get(i):
            places = _field(areas[i])
            stand.append(_yard(part, places, stalls, bushes))
        else:
            stand.append((0, 0))
    return tuple(stand), tuple(wells), tuple(stalls), tuple(bushes)


def _on_path(part: Part, sides: dict[str, str], walked: tuple[Way, ...]) -> tuple[Point, Point]:
    """Where a herald stands on a path, and where its well is."""
    exits = clockwise(part.edges)
    if part.end == "plaza":
        return ways.middle(exits[0], 0.68), ways.middle(exits[0], 0.42)
    door = next((way for way in walked if way.kind == "gate" and way.exits in exits), None)
    if door is not None:
        far = door.depth > 0
        x, y = ways.middle(door.exits)
        well = (round(x * 0.3 + y * 0.26), round(y * 0.3 + x * 0.26))
        return ways.middle(door.exits, 0.3 if far else 0.72), well
    if len(exits) == 2 and after(exits[0], 2) == exits[1]:
        free = next((side for side in SIDES if side not in exits and sides[side] not in SOLID), exits[0])
        return ways.middle(exits[0], 0.58) if part.wells else (0, 0), ways.middle(free, 0.24)
    if len(exits) == 2:
        first = next(side for side in exits if after(side, 1) in exits)
        turn = SIDES.index(first) - 2
        return spin((-10, 402) if part.wells else (-146, 146), turn), spin((-160, 160), turn)
    if len(exits) > 2:
        return ways.middle(exits[1], 0.6), (0, 0)
    return ways.middle(exits[0], 0.5), (0, 0)


def _yard(
    part: Part, field: list[tuple[int, Point]], stalls: list[tuple[Point, bool]], bushes: list[Point]
) -> Point:
    """Stalls take the best places of a court, a merchant the next; bushes stand away from both."""
    taken: list[Point] = []
    for _ in range(part.markets + 1):
        free = (place for place in field if all(_far(place[1], other) > 330 for other in taken))
        room, at = next(free, field[len(taken) % len(field)])
        if len(taken) < part.markets:
            stalls.append((at, room < 235))
        taken.append(at)
    most = len(taken) + 2
    for room, at in sorted(field, key=lambda place: (place[1][0] * 7 + place[1][1] * 13) % 101):
        if room > 85 and len(taken) < most and all(_far(at, other) > 270 for other in taken):
            taken.append(at)
            bushes.append(at)
    return taken[part.markets]


def _far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


@cache
def _field(rings: tuple[Ring, ...]) -> list[tuple[int, Point]]:
    """Places in a court with the room round each, most room first."""
    edges = [(ring[i - 1], ring[i]) for ring in rings for i in range(len(ring))]
    lines = [(a, b) for a, b in edges if not _on_rim(a, b)]
    out = []
    step = 2 * HALF / _GRID
    for i in range(_GRID):
        for j in range(_GRID):
            at = (round((i + 0.5) * step) - HALF, round((j + 0.5) * step) - HALF)
            if inside(at, edges):
                rim = HALF - max(abs(at[0]), abs(at[1])) + 25
                out.append((round(min([rim, *(_away(at, a, b) for a, b in lines)])), at))
    out.sort(key=lambda place: (-place[0], abs(place[1][0]) + abs(place[1][1])))
    return out or [(0, rings[0][0])]


def _on_rim(a: Point, b: Point) -> bool:
    return any(abs(a[k]) == HALF and a[k] == b[k] for k in (0, 1))


def inside(p: Point, edges: list[tuple[Point, Point]]) -> bool:
    """Whether a point is inside an outline, given as its edges."""
    x, y = p
    hit = False
    for (x1, y1), (x2, y2) in edges:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def _away(p: Point, a: Point, b: Point) -> float:
    """How far a point is from a line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)))
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
