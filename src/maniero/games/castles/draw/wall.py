"""The wall of a tile by its sides, N, E, S, W: m is mortar, s is sky. A sky side eats into the wall.

Never by turning the picture: courses stay level and battlements look up. A wall has two passes, the ink that
lies below and the masonry, so that what is joined has one outline.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, el, join, n, path, rect
from maniero.games.castles.draw.masonry import PEN, SMALL_PEN, WALLS, U, bond, merlons, trim

TOP: Final = 37.0  # How far a sky side eats into the wall: above,
FOOT: Final = 20.0  # below,
SIDE: Final = 17.0  # at the sides.
EVERY: Final = tuple("".join(sides) for sides in product("ms", repeat=4) if "m" in sides)
TURRET: Final = "ssms"
CONE: Final = "M21 39 50 1 79 39z"
_ROOF: Final = {"grey": "roof", "red": "slate", "sand": "slate", "white": "roof"}


class Span(NamedTuple):
    """The rectangle of a wall in its square."""

    left: float
    right: float
    top: float
    foot: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.foot - self.top


def span(sides: str) -> Span:
    return Span(
        0 if sides[3] == "m" else SIDE,
        U if sides[1] == "m" else U - SIDE,
        0 if sides[0] == "m" else TOP,
        U if sides[2] == "m" else U - FOOT,
    )


def definitions() -> Markup:
    """`#low-grey-smmm`, with `-s` those of small sites; `#low-grey-roof` of a turret with a roof.

    Without a parapet all walls have one outline.
    """
    out = []
    for wall in WALLS:
        for small, ending in ((False, ""), (True, "-s")):
            out += [
                el("g", _low(wall, sides, small), id=f"low-{wall}-{sides}{ending}")
                for sides in EVERY
                if sides[0] == "s" or wall == WALLS[0]
            ]
            roof = path(
                CONE, "outline", "outline", 2 * (SMALL_PEN if small else PEN), stroke_linejoin="round"
            )
            out.append(el("g", roof, _low(wall, TURRET, small), id=f"low-{wall}-roof{ending}"))
    return join(out) + step_definitions()


def roof(wall: str) -> Markup:
    slates = _ROOF[wall]
    tiles = path("M38 17h22M32 25h35M26 33h46", "none", f"{slates}-2", 1.4)
    ball = circle(50, 1, 2.6, "gold", "outline", PEN * 0.7)
    return path(CONE, slates) + path("M50 1 79 39H56z", f"{slates}-2") + tiles + ball


# ------------------------------------------------------------ outlines
def _ends(sides: str) -> tuple[float, float]:
    """The ends of a parapet: it juts out where the wall ends."""
    at = span(sides)
    return at.left - (4 if sides[3] == "s" else 0), at.right + (4 if sides[1] == "s" else 0)


def _parapet(wall: str, sides: str) -> str:
    a, b = _ends(sides)
    return merlons(a, b, wall, sides[3] == "s", sides[1] == "s", TOP) + f"V{n(TOP + 12)}H{n(a)}z"


def _body(sides: str) -> str:
    at = span(sides)
    body = f"M{n(at.left)} {n(at.top)}H{n(at.right)}V{n(at.foot)}H{n(at.left)}z"
    if sides[0] == "s" and sides[3] == "s":
        body += f"M{n(at.left)} {n(TOP + 12)}h-4q.5 5.5 4 8z"
    if sides[0] == "s" and sides[1] == "s":
        body += f"M{n(at.right)} {n(TOP + 12)}h4q-.5 5.5-4 8z"
    return body


def _low(wall: str, sides: str, small: bool) -> Markup:
    ink = SMALL_PEN if small else PEN
    whole = _body(sides) + (_parapet(wall, sides) if sides[0] == "s" else "")
    return path(whole, "outline", "outline", 2 * ink, stroke_linejoin="round")


# ------------------------------------------------------------ masonry
def masonry(wall: str, sides: str, small: bool) -> Markup:
    """A bare wall."""
    at, ink, fill = span(sides), SMALL_PEN if small else PEN, bond(wall, small)
    out = [path(_body(sides), fill), *_light(wall, sides, at)]
    if sides[2] == "s":
        out.append(_timber(sides, at, ink, small))
    if not small:
        out += _quoins(wall, sides, at)
    if sides[0] == "s":
        out += _battlement(wall, sides, at, ink, small)
    return join(out)


def _light(wall: str, sides: str, at: Span) -> list[Markup]:
    """A free end turns away from the light; the other one catches it."""
    out = []
    if sides[1] == "s":
        w = at.width * (0.3 if sides[3] == "s" else 0.2)
        dark = f"w-{wall}-3"
        out.append(rect(at.right - w, at.top, w, at.height, 0, dark, opacity=0.34))
        out.append(rect(at.right - w * 0.45, at.top, w * 0.45, at.height, 0, dark, opacity=0.3))
    if sides[3] == "s":
        out.append(rect(at.left, at.top, 5, at.height, 0, f"w-{wall}-0", opacity=0.75))
    return out


def _quoins(wall: str, sides: str, at: Span) -> list[Markup]:
    """The dressed stones of a free end."""
    out = []
    first = int((at.top + (22 if sides[0] == "s" else 0)) // 12.5 + 0.99)
    for side, x, way in ((3, at.left, 1), (1, at.right, -1)):
        if sides[side] == "s":
            blocks = "".join(
                f"M{n(x)} {n(12.5 * i)}h{way * (10 if i % 2 else 6)}"
                f"v{n(min(12.5, at.foot - 12.5 * i))}H{n(x)}z"
                for i in range(first, 8)
                if 12.5 * i < at.foot - 8
            )
            out.append(path(blocks, trim(wall), f"w-{wall}-3", 1.1, opacity=0.95 if way == 1 else 0.6))
    return out


def _battlement(wall: str, sides: str, at: Span, ink: float, small: bool) -> list[Markup]:
    a, b = _ends(sides)
    y, dark = TOP + 12, f"w-{wall}-3"
    out = [rect(at.left, y, at.width, 8, 0, dark, opacity=0.45)]
    if not small:
        count = round(at.width / 10)
        step = at.width / count
        corbels = "".join(
            f"M{n(at.left + step * (i + 0.5) - 2.5)} {n(y)}h5v3.5q-2.5 4-5 0z" for i in range(count)
        )
        out.append(path(corbels, trim(wall), "outline", ink * 0.55))
    out.append(path(_parapet(wall, sides), bond(wall, small)))
    out.append(path(f"M{n(a)} {n(y - 5)}H{n(b)}v5H{n(a)}z", f"w-{wall}-2", opacity=0.8))
    lines = f"M{n(a)} {n(y)}H{n(b)}" + ("" if small else f"M{n(a)} {n(y - 5)}H{n(b)}")
    out.append(path(lines, "none", "outline", ink * 0.7))
    if sides[1] == "s":
        w = (b - a) * 0.2
        out.append(rect(b - w, TOP, w, 12, 0, dark, opacity=0.3))
    return out


def _timber(sides: str, at: Span, ink: float, small: bool) -> Markup:
    """What hangs over the sky rests on a beam and its ends."""
    count = max(3, round(at.width / 17))
    w, y = at.width / count, at.foot
    ends = "".join(f"M{n(at.left + w * (i + 0.5) - 3)} {n(y + 3)}h6v5h-6z" for i in range(count))
    a, b = at.left - (3 if sides[3] == "s" else 0), at.right + (3 if sides[1] == "s" else 0)
    return join(
        (
            NOTHING if small else path(ends, "wood-2", "outline", ink * 0.8),
            path(f"M{n(a)} {n(y - 3)}H{n(b)}V{n(y + 4)}H{n(a)}z", "wood", "outline", ink * 0.8),
            path(f"M{n(a + 1)} {n(y + 2)}H{n(b - 1)}", "none", "wood-2", 2),
        )
    )


# ------------------------------------------------------------ where walls of two widths meet
STEPS: Final = {
    "SW": "M17 62Q15.5 90 0 100H27V62z",  # The foot that spreads over a wider wall below,
    "SE": "M83 62Q84.5 90 100 100H83z",
    "sw": "M17 74Q15.5 90 8 100H27V74z",  # or on the ground;
    "se": "M83 74Q84.5 90 92 100H83z",
    "NW": "M17 0H0Q14 4 17 27z",  # the corbel below a wider wall.
    "NE": "M83 0H100Q86 4 83 27z",
}


def step_definitions() -> Markup:
    """`#step-low-SW` and `#step-SW-grey`, with `-s` those of small sites."""
    out = []
    for kind, d in STEPS.items():
        for small, ending in ((False, ""), (True, "-s")):
            pen = 2 * (SMALL_PEN if small else PEN)
            low = path(d, "outline", "outline", pen, stroke_linejoin="round", id=f"step-low-{kind}{ending}")
            out.append(low)
            for wall in WALLS:
                shade = path(d, f"w-{wall}-3", opacity=0.5) if kind in ("SE", "se") else NOTHING
                out.append(el("g", path(d, bond(wall, small)), shade, id=f"step-{kind}-{wall}{ending}"))
    return join(out)


def step(kind: str, wall: str, small: bool, x: int, y: int) -> tuple[Markup, Markup]:
    """What lies below and over the masonry where walls of two widths meet."""
    ending = "-s" if small else ""
    low = el("use", href=f"#step-low-{kind}{ending}", x=x, y=y)
    return low, el("use", href=f"#step-{kind}-{wall}{ending}", x=x, y=y)


def strut(side: str, ink: float, x: int, y: int) -> Markup:
    """A strut that leans on the wall beside what hangs over the sky."""
    d = f"M{x + 1} {y + 98}l23-15" if side == "W" else f"M{x + 99} {y + 98}l-23-15"
    return path(d, "none", "outline", 5 + 2 * ink) + path(d, "none", "wood", 5)
