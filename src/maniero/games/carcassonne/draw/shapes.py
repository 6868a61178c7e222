"""Ground plans of houses and towers.

A tile is a square of side 1000 around its middle, so that points of neighbours meet exactly. A plan is
worked out in one position and turned; which of the few there are depends on the sides a building takes and
on what stands beside it.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

SIDES: Final = "NESW"
HALF: Final = 500
SOLID: Final = frozenset({"house", "tower"})
Point = tuple[int, int]
Ring = tuple[Point, ...]  # A closed outline, or a line.

_NW, _NE, _SE, _SW = (-500, -500), (500, -500), (500, 500), (-500, 500)
_N, _E, _S, _W = (0, -500), (500, 0), (0, 500), (-500, 0)
_BESIDE: Final = {"s": 200, "o": 360}  # How far a building reaches, beside a building or open ground.
_NARROW: Final = {"s": (200, 200), "o": (270, 340)}


class Building(NamedTuple):
    """The plan of a house or tower."""

    name: str  # The same for equal plans.
    outline: Ring
    inner: tuple[Ring, ...]  # Its lines against the rest of the tile, clockwise along the free sides.
    faces: tuple[tuple[str, Ring], ...]  # Slopes of the roof and where they look.
    ridges: tuple[Ring, ...]
    stand: Point


def spin(p: Point, turn: int) -> Point:
    """A point after quarter turns clockwise."""
    for _ in range(turn % 4):
        p = (-p[1], p[0])
    return p


def turned(ring: Ring, turn: int) -> Ring:
    return tuple(spin(p, turn) for p in ring)


def after(side: str, turn: int) -> str:
    """A side after quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + turn) % 4]


def base(edges: str) -> int:
    """The quarter turns that bring a plan of these sides from its base position."""
    if len(edges) == 4:
        return 0
    if len(edges) == 3:
        return next(i for i in range(4) if after(SIDES[i], 2) not in edges)
    if len(edges) == 2:
        opposite = after(edges[0], 2) in edges
        return next(
            i for i in range(4) if SIDES[i] in edges and SIDES[(i + (2 if opposite else 1)) % 4] in edges
        )
    return SIDES.index(edges[0])


def building(edges: str, beside: dict[str, str]) -> Building:
    """The plan of a building on these sides; `beside` has the kind of every side."""
    turn = base(edges)
    free = [beside[after(side, turn)] for side in SIDES if after(side, turn) not in edges]
    near = "".join("s" if kind in SOLID else "o" for kind in free)
    through = len(edges) == 2 and after(edges[0], 2) in edges
    if len(edges) == 1:
        near = near[0] + near[2]
    elif len(edges) == 2 and not through and near != "ss":
        near = "p" if "path" in free else "o"
    return plan(len(edges), through, near, turn)


@cache
def plan(count: int, through: bool, near: str, turn: int) -> Building:
    """A plan by the number of sides, whether two of them lie opposite, and what is beside it."""
    if count == 1:
        drawn = _one(near)
    elif count == 2:
        drawn = _through(near) if through else _corner(near)
    elif count == 3:
        drawn = _three(near)
    else:
        drawn = _whole()
    return Building(
        f"{count}{'t' if through else ''}{near}{turn}",
        turned(drawn.outline, turn),
        tuple(turned(ring, turn) for ring in drawn.inner),
        tuple((after(side, turn), turned(ring, turn)) for side, ring in drawn.faces),
        tuple(turned(ring, turn) for ring in drawn.ridges),
        spin(drawn.stand, turn),
    )


def plans() -> list[Building]:
    """Every plan there is."""
    two = ("ss", "so", "os", "oo")
    out = [plan(1, False, near, turn) for near in two for turn in range(4)]
    out += [plan(2, True, near, turn) for near in two for turn in range(2)]
    out += [plan(2, False, near, turn) for near in ("ss", "p", "o") for turn in range(4)]
    out += [plan(3, False, near, turn) for near in "so" for turn in range(4)]
    return [*out, plan(4, False, "", 0)]


def _one(near: str) -> Building:
    """On the north side; beside are E, W."""
    right, left, top = _BESIDE[near[0]], _BESIDE[near[1]], (0, -355)
    a, b = (right, -200), (-left, -200)
    return Building(
        "",
        (_NW, _NE, a, b),
        ((_NE, a, b, _NW),),
        (("E", (_N, _NE, a, top)), ("S", (top, a, b)), ("W", (_N, top, b, _NW))),
        ((_N, top), (top, a), (top, b)),
        (0, -350),
    )


def _through(near: str) -> Building:
    """On the north and the south side; beside are E, W."""
    (x, y), (u, v) = _NARROW[near[0]], _NARROW[near[1]]
    right, left = (_NE, (x, -y), (x, y), _SE), (_SW, (-u, v), (-u, -v), _NW)
    faces = (("E", (_N, *right, _S)), ("W", (_S, *left, _N)))
    return Building("", (*right, *left), (right, left), faces, ((_N, _S),), (0, 0))


def _corner(near: str) -> Building:
    """On the north and the east side; beside are S, W."""
    if near == "ss":
        cut: Ring = (_SE, (0, 0), _NW)
        top = (160, -160)
    else:
        deep = 20 if "p" in near else 180
        cut = (_SE, (370, deep), (-deep, deep), (-deep, -370), _NW)
        top = (140, -140) if "p" in near else (80, -80)
    half = len(cut) // 2
    faces = (
        ("E", (_N, _NE, top)),
        ("N", (_NE, _E, top)),
        ("S", (_E, *cut[: half + 1], top)),
        ("W", (top, *cut[half:], _N)),
    )
    ridges = ((_N, top), (top, _E), (top, _NE), (top, cut[half]))
    return Building("", (_NE, *cut), (cut,), faces, ridges, (170, -170))


def _three(near: str) -> Building:
    """On all sides but the south."""
    reach, top = _BESIDE[near], (0, -60)
    cut = (_SE, (reach, 200), (-reach, 200), _SW)
    faces = (
        ("E", (_N, _NE, top)),
        ("N", (_NE, _E, top)),
        ("W", (_N, top, _NW)),
        ("N", (_NW, top, _W)),
        ("S", (_E, *cut, _W, top)),
    )
    ridges = ((_N, top), (_E, top), (_W, top), (top, _NE), (top, _NW))
    return Building("", (_NW, _NE, *cut), (cut,), faces, ridges, (0, -100))


def _whole() -> Building:
    top = (0, 0)
    ring = (_N, _NE, _E, _SE, _S, _SW, _W, _NW)
    looks = "ENSEWSNW"
    faces = tuple((looks[i], (ring[i], ring[(i + 1) % 8], top)) for i in range(8))
    return Building("", (_NW, _NE, _SE, _SW), (), faces, tuple((p, top) for p in ring), (0, 0))
