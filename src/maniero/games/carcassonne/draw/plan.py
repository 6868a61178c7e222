"""Where everything of a tile lies: the areas of its parts, buildings, paths, and what stands where."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from maniero.games.carcassonne.draw import ways
from maniero.games.carcassonne.draw.parts import Parts, clockwise
from maniero.games.carcassonne.draw.shapes import (
    HALF,
    SIDES,
    SOLID,
    Building,
    Point,
    Ring,
    after,
    building,
    spin,
    turned,
)
from maniero.games.carcassonne.draw.ways import Gate, Way
from maniero.games.carcassonne.draw.yard import furnish

_MOST_STEPS: Final = 40


class Plan(NamedTuple):
    """A tile in one of its four turns."""

    kinds: tuple[str, ...]  # By part.
    sides: dict[str, str]  # The kind that each side shows.
    at: dict[str, int]  # The part that each side shows.
    built: dict[int, Building]  # By part.
    ways: tuple[Way, ...]
    areas: tuple[tuple[Ring, ...], ...]  # By part.
    stand: tuple[Point, ...]  # By part: where a follower stands.
    wells: tuple[Point, ...]
    stalls: tuple[tuple[Point, bool], ...]  # Markets, and whether there is little room.
    bushes: tuple[Point, ...]


@cache
def survey(parts: Parts, turn: int = 0) -> Plan:
    """The plan of a tile."""
    if turn:
        return _turn(survey(parts), parts, turn)
    sides = {edge: part.kind for part in parts for edge in part.edges}
    sides = {side: sides.get(side, "court") for side in SIDES}
    built = {i: building(p.edges, sides) for i, p in enumerate(parts) if p.kind in SOLID and p.edges}
    walked, jumps, areas = _paths(parts, built)
    courts = _Courts(parts, sides, jumps)
    for i, part in enumerate(parts):
        if part.kind in SOLID:
            areas[i] = (built[i].outline,) if i in built else ()
        elif part.kind == "court":
            areas[i] = courts.rings(i)
    furnished = furnish(parts, sides, built, walked, areas)
    at = {edge: i for i, part in enumerate(parts) for edge in part.edges}
    return Plan(
        tuple(part.kind for part in parts),
        sides,
        at,
        built,
        walked,
        tuple(areas.get(i, ()) for i in range(len(parts))),
        *furnished,
    )


def _turn(plan: Plan, parts: Parts, turn: int) -> Plan:
    sides = {after(side, turn): kind for side, kind in plan.sides.items()}
    return Plan(
        plan.kinds,
        sides,
        {after(side, turn): i for side, i in plan.at.items()},
        {i: building("".join(after(edge, turn) for edge in parts[i].edges), sides) for i in plan.built},
        tuple(way._replace(exits="".join(after(side, turn) for side in way.exits)) for way in plan.ways),
        tuple(tuple(turned(ring, turn) for ring in rings) for rings in plan.areas),
        turned(plan.stand, turn),
        turned(plan.wells, turn),
        tuple((spin(at, turn), tight) for at, tight in plan.stalls),
        turned(plan.bushes, turn),
    )


# ------------------------------------------------------------ paths and the lines round them
Jumps = dict[Point, Ring]  # From a point of the rim, with the court at the right hand, to the next court.


def _paths(
    parts: Parts, built: dict[int, Building]
) -> tuple[tuple[Way, ...], Jumps, dict[int, tuple[Ring, ...]]]:
    """All paths, the lines that bound courts, and the areas of the paths."""
    lines = [ring[::-1] for plan in built.values() for ring in plan.inner]
    gates: dict[int, list[Gate]] = {i: [] for i in range(len(lines))}
    jumps: Jumps = {}
    out: list[Way] = []
    areas: dict[int, tuple[Ring, ...]] = {}
    plaza = clockwise("".join(p.edges for p in parts if p.kind == "path" and p.end == "plaza"))
    for i, exit in enumerate(plaza):
        jumps[ways.start(exit)] = ways.plaza_line(plaza, exit, plaza[i - 1])
    if plaza:
        out.append(Way("plaza", plaza))
    for i, part in enumerate(parts):
        if part.kind != "path":
            continue
        exits = clockwise(part.edges)
        if part.end == "plaza":
            areas[i] = _plaza_area(exits, plaza, jumps)
            continue
        doors = _doors(exits, part.end, lines)
        for exit, door in doors.items():
            if door is not None:
                gates[door[0]].append(door[1])
                out.append(Way("gate", exit, ways.depth(door[1])))
        rest = "".join(exit for exit in exits if doors[exit] is None)
        several = len(rest) > 2
        for j, exit in enumerate(rest):
            jumps[ways.start(exit)] = ways.through_line(exit, rest[j - 1], several)
        if rest:
            out.append(Way("through" if len(rest) > 1 else "stop", rest))
        stubs = [_stub(door[1]) for door in doors.values() if door is not None]
        areas[i] = (*stubs, _band(rest, jumps)) if rest else tuple(stubs)
    for i, line in enumerate(lines):
        _cut(line, gates[i], jumps)
    return tuple(out), jumps, areas


def _doors(exits: str, end: str, lines: list[Ring]) -> dict[str, tuple[int, Gate] | None]:
    """By exit, the building a path runs into; one that should only pass may be blocked, a bend is not."""
    if not end and len(exits) == 2 and after(exits[0], 2) != exits[1]:
        return dict.fromkeys(exits)
    return {exit: _door(exit, lines, end != "building") for exit in exits}


def _door(exit: str, lines: list[Ring], near: bool) -> tuple[int, Gate] | None:
    """The building that a path from a side runs into; `near`: only before the middle of the tile."""
    best: tuple[int, Gate] | None = None
    for i, line in enumerate(lines):
        gate = ways.gate(exit, line)
        if gate is not None and (not near or ways.depth(gate) < 0):
            if best is None or ways.depth(gate) < ways.depth(best[1]):
                best = i, gate
    return best


def _stub(gate: Gate) -> Ring:
    return (ways.start(gate.exit), ways.end(gate.exit), gate.first[1], gate.last[1])


def _band(exits: str, jumps: Jumps) -> Ring:
    ring: list[Point] = []
    for exit in exits[1:] + exits[:1]:
        back = jumps[ways.start(exit)][::-1]
        ring += back
    return _tidy(ring)


def _plaza_area(exits: str, plaza: str, jumps: Jumps) -> tuple[Ring, ...]:
    if len(exits) == len(plaza):
        return (_band(plaza, jumps),)
    return tuple(
        (
            ways.start(e),
            ways.end(e),
            ways.plaza_foot(plaza, e, last=True),
            ways.plaza_foot(plaza, e, last=False),
        )
        for e in exits
    )


def _cut(line: Ring, gates: list[Gate], jumps: Jumps) -> None:
    """The line of a building from corner to corner, with gates where paths run into it."""
    gates.sort(key=lambda gate: gate.first[0])
    key, walked, at = line[0], [line[0]], 0
    for gate in gates:
        piece, point = gate.first
        jumps[key] = (*walked, *line[at + 1 : piece + 1], point, ways.end(gate.exit))
        key = ways.start(gate.exit)
        at, back = gate.last
        walked = [key, back]
    jumps[key] = (*walked, *line[at + 1 :])


# ------------------------------------------------------------ courts
def _tidy(ring: list[Point]) -> Ring:
    """A ring without points met twice in a row and without lines walked to and fro."""
    out: list[Point] = []
    for point in ring:
        if out and out[-1] == point:
            continue
        if len(out) > 1 and out[-2] == point:
            out.pop()
            continue
        out.append(point)
    while len(out) > 2 and (out[0] == out[-1] or out[1] == out[-1] or out[-2] == out[0]):
        if out[0] == out[-1]:
            out.pop()
        elif out[1] == out[-1]:
            out = out[1:]
        else:
            out = out[:-1]
    return tuple(out)


class _Courts:
    """The rim of a tile, clockwise: what begins at each point, and where it ends."""

    def __init__(self, parts: Parts, sides: dict[str, str], jumps: Jumps) -> None:
        self.jumps = jumps
        self.rim: dict[Point, tuple[Point, int]] = {}  # A court beside the rim: where it ends, and its part.
        whole = {edge: i for i, part in enumerate(parts) for edge in part.edges}
        half = {name: i for i, part in enumerate(parts) for name in part.halves}
        for i, side in enumerate(SIDES):
            corner, next_corner = spin((-HALF, -HALF), i), spin((HALF, -HALF), i)
            if sides[side] == "path":
                self.rim[corner] = ways.start(side), half.get(f"{side}a", -1)
                self.rim[ways.end(side)] = next_corner, half.get(f"{side}b", -1)
            elif sides[side] == "court":
                self.rim[corner] = next_corner, whole.get(side, -1)

    def rings(self, part: int) -> tuple[Ring, ...]:
        out: list[Ring] = []
        seen: set[Point] = set()
        for begin, (_, owner) in self.rim.items():
            if owner == part and begin not in seen:
                ring = self._walk(begin, seen)
                if len(ring) > 2:
                    out.append(ring)
        return tuple(out)

    def _walk(self, begin: Point, seen: set[Point]) -> Ring:
        ring: list[Point] = []
        here = begin
        for _ in range(_MOST_STEPS):
            if here in self.rim:
                seen.add(here)
                ring.append(here)
                here = self.rim[here][0]
            elif here in self.jumps:
                ring += self.jumps[here]
                here = self.jumps[here][-1]
            else:
                break
            if here == begin:
                break
        return _tidy([*ring, here])
