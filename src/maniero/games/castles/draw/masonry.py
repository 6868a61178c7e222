"""Four walls told apart without colour: each has a bond, a parapet and a tint of its own."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, el, join, n, path, rect

U: Final = 100  # Side of a square in its own units.
PEN: Final = 1.7  # Ink of a large site, in units.
SMALL_PEN: Final = 3.0  # Of a small one.
WALLS: Final = ("grey", "red", "sand", "white")

_COURSES: Final = {"grey": 6, "red": 12, "sand": 4, "white": 8}
_SMALL_COURSES: Final = {"grey": 3, "red": 6, "sand": 3, "white": 4}
_CUTS: Final = {
    "grey": (8.0, 34.0, 58.0, 82.0),
    "red": tuple(100 / 6 * i for i in range(6)),
    "sand": tuple(100 / 3 * i for i in range(3)),
    "white": (4.0, 27.0, 51.0, 76.0),
}
_SMALL_CUTS: Final = {
    "grey": (14.0, 62.0),
    "red": (0.0, 25.0, 50.0, 75.0),
    "sand": (0.0, 50.0),
    "white": (10.0, 60.0),
}
_SHIFT: Final = {"grey": 13.0, "red": 100 / 12, "sand": 100 / 6, "white": 12.0}  # Of every other course.
_JITTER: Final = {"grey": 10.0, "red": 0.0, "sand": 0.0, "white": 8.0}


def _chance(*seed: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    value = 17
    for part in seed:
        value = (value * 1103 + part * 7919 + 12345) % 65521
    return value * 31 % 997 / 997


def trim(wall: str) -> str:
    """What frames its windows; brick is framed with limestone."""
    return "w-white-2" if wall == "red" else f"w-{wall}-0"


def patterns() -> Markup:
    """The bonds, `#bond-grey`, and `#bond-grey-s` for small sites; one square large, so courses run on."""
    return join(_bond(i, wall, small) for i, wall in enumerate(WALLS) for small in (False, True))


def _bond(seed: int, wall: str, small: bool) -> Markup:
    courses = (_SMALL_COURSES if small else _COURSES)[wall]
    h = U / courses
    lines, dark, lit, chisel = "", "", "", ""
    for row in range(courses):
        y = row * h
        shift = _SHIFT[wall] if row % 2 else 0
        cuts = [
            x + shift + (_chance(seed, row, i) - 0.5) * _JITTER[wall]
            for i, x in enumerate((_SMALL_CUTS if small else _CUTS)[wall])
        ]
        lines += f"M0 {n(y)}H{U}" + "".join(f"M{n(x)} {n(y)}v{n(h)}" for x in cuts)
        for i, (a, b) in enumerate(pairwise(cuts)):
            stone, chance = f"M{n(a)} {n(y)}H{n(b)}v{n(h)}H{n(a)}z", _chance(seed, i, row, 5)
            if chance < (0.3 if wall == "red" else 0.2):
                dark += stone
            elif chance > 0.78:
                lit += stone
        if not small and wall in ("grey", "sand"):
            for i in range(2):
                at = n(4 + 88 * _chance(seed, row, i, 9)), n(y + h * (0.3 + 0.4 * _chance(seed, i, row, 2)))
                chisel += f"M{at[0]} {at[1]}l5 .5"
    ink = f"w-{wall}-3" if wall == "red" else f"w-{wall}-2"
    weight = 2 if small else 0.95 if wall == "red" else 1.15
    return el(
        "pattern",
        rect(0, 0, U, U, 0, f"w-{wall}"),
        path(dark, f"w-{wall}-2", opacity=0.42 if wall == "white" else 0.5) if dark else NOTHING,
        path(lit, f"w-{wall}-0", opacity=0.75) if lit else NOTHING,
        path(lines, "none", ink, weight, opacity=0.6 if small else 0.8),
        path(chisel, "none", f"w-{wall}-2", 1, stroke_linecap="round") if chisel else NOTHING,
        id=f"bond-{wall}-s" if small else f"bond-{wall}",
        width=U,
        height=U,
        patternUnits="userSpaceOnUse",
    )


def bond(wall: str, small: bool) -> str:
    """The paint of a wall."""
    return f"url(#bond-{wall}-s)" if small else f"url(#bond-{wall})"


# ------------------------------------------------------------ outlines
def _merlon(wall: str, y: float, w: float) -> str:
    """The head of a merlon: square, swallow-tailed, pointed or round."""
    up, half = 11.0, n(w / 2)
    return {
        "grey": f"V{n(y - up)}h{n(w)}",
        "red": f"V{n(y - up - 1)}l{half} 5.5l{half} -5.5",
        "sand": f"V{n(y - up + 4)}l{half} -5.5l{half} 5.5",
        "white": f"V{n(y - up + 5)}a{half} 6 0 0 1 {n(w)} 0",
    }[wall]


def merlons(a: float, b: float, wall: str, left: bool, right: bool, y: float) -> str:
    """The upper line of a parapet; a wall that runs on ends in half a gap, a free end in a merlon."""
    start, end, w = a + (0 if left else 4), b - (0 if right else 4), 12.0
    count = max(2, round((end - start + 8) / 20))
    step = (end - start - w) / (count - 1)
    d = f"M{n(a)} {n(y)}"
    for i in range(count):
        d += f"H{n(start + i * step)}{_merlon(wall, y, w)}V{n(y)}"
    return d + f"H{n(b)}"
