"""The printed land: a pattern for each kind of area, the areas of octagons, the ways between them."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import NOTHING, el, g, join, path, use
from maniero.games.castelli.draw.geometry import SIDES, area, lane, octagon


class Ground(NamedTuple):
    """How a kind of area is painted."""

    tone: str
    strength: float  # Over the paper of the board.
    pattern: str
    symbol: str


GROUNDS: Final = {
    "grain": Ground("straw", 0.72, "c-grain", "grain"),
    "wood": Ground("leaf", 0.78, "c-wood", "wood"),
    "rock": Ground("mine", 0.72, "c-rock", "rock"),
    "market": Ground("flesh", 0.7, "c-market", "tent-red"),
    "mine": Ground("mine-2", 0.9, "c-mine", "mine"),
}
_STONES: Final = "M2 6l4-3 4 2-1 3M13 15l4-2 3 3M5 16l2 1.5"
# Name: width and height of the piece that repeats, and what is on it.
_PATTERNS: Final = {
    "c-grain": (12, 9, path("M-2 8Q4 3.5 14 7.5M-2 3.5Q5-1 14 3", "none", "straw-2", 1, opacity=".6")),
    "c-wood": (
        20,
        18,
        path("M5 8.5l2.8-6 2.8 6zM15 17.5l2.8-6 2.8 6z", "leaf-2", opacity=".5")
        + path("M7.8 8.5v1.8M17.8 17.5v1.8", "none", "leaf-2", 1, opacity=".6"),
    ),
    "c-rock": (22, 20, path(_STONES, "none", "mine-2", 1, opacity=".65", stroke_linejoin="round")),
    "c-market": (14, 12, path("M0 .5h14M0 6.5h14M3.5.5v6M10.5 6.5v6", "none", "flesh-2", 1, opacity=".5")),
    "c-mine": (22, 20, path(_STONES, "none", "black", 1, opacity=".6")),
}

Areas = tuple[tuple[str, str], ...]  # Kind and sides of each area of an octagon.


def patterns() -> Markup:
    return join(
        el("pattern", drawn, id=name, width=w, height=h, patternUnits="userSpaceOnUse")
        for name, (w, h, drawn) in _PATTERNS.items()
    )


@cache
def _every_sides() -> list[str]:
    """Whatever sides an area may touch."""
    return ["".join(some) for count in range(1, 5) for some in combinations(SIDES, count)]


def definitions() -> Markup:
    """Every area as it may lie, and the octagon that cuts them out."""
    out = [
        el("clipPath", el("path", d=octagon()), id="c-octagon"),
        path(octagon(), "none", "outline", 1.7, id="g-edge"),
        *map(_ways, _every_sides()),
    ]
    for kind, ground in GROUNDS.items():
        for sides in _every_sides() if kind != "mine" else [SIDES]:
            d = area(sides)
            tone = path(d, ground.tone, fill_opacity=ground.strength)
            out.append(g(tone, path(d, f"url(#{ground.pattern})"), id=f"g-{kind}-{sides}"))
    return join(out)


def _ways(sides: str) -> Markup:
    """The ways after each of these sides, from the middle to the corner."""
    d = "".join("M0 0" + lane(SIDES.index(side)) for side in sides)
    border = path(d, "none", "outline", 4.8, stroke_linecap="round")
    return g(border, path(d, "none", "way", 2.4, stroke_linecap="round"), id=f"w-{sides}")


def outlines() -> dict[str, str]:
    """The outlines of octagons and areas, for their halos."""
    return {"octagon": octagon(), **{f"area-{sides}": area(sides) for sides in _every_sides()}}


@lru_cache(maxsize=256)
def land(areas: Areas) -> Markup:
    """The ground of an octagon: areas reach the sides they touch, ways run between them."""
    of = {side: i for i, (_kind, sides) in enumerate(areas) for side in sides}
    cuts = "".join(side for i, side in enumerate(SIDES) if of.get(side) != of.get(SIDES[(i + 1) % 4]))
    ground = join(use(f"g-{kind}-{sides}") for kind, sides in areas)
    ways = use(f"w-{cuts}") if cuts else NOTHING
    return el("g", ground, ways, clip_path="url(#c-octagon)") + use("g-edge")
