"""A tile: how it looks built, how it lies alone on its cardboard, and its back, the rain side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import INK, NOTHING, el, g, join, n, path, place, rect, use
from maniero.art.shapes import box
from maniero.games.castles.draw.masonry import PEN, WALLS, U
from maniero.games.castles.draw.openings import banner, gatehouse
from maniero.games.castles.draw.wall import EVERY, TURRET, span
from maniero.games.castles.view import TileView, is_gate

DEPTHS: Final = {  # Sides of the tiles that lie alone, in pixels, and how thick they are.
    **dict.fromkeys((104, 84, 68, 66), 3.0),
    **dict.fromkeys((52, 50, 40, 38), 2.5),
    **dict.fromkeys((30, 26, 22), 1.5),
}
_SMALL: Final = 34  # Pixels of a tile below which it is drawn with fewer strokes.
_PUFF: Final = (
    "M20 57C6 57 4 40 17 37 16 22 36 15 44 26 52 14 72 18 72 33 88 29 97 46 87 54 84 57 80 57 76 57z"
)
_CLOUDS: Final = (
    "M4 26c6-8 14-4 15 0 6-1 7 5 3 6H6c-4-1-4-5-2-6zM74 16c4-6 12-4 13 1 6-1 7 5 3 6H74c-4-1-4-6 0-7z"
)


class Face(NamedTuple):
    """What is seen of a tile, turned as it lies."""

    wall: str
    sides: str
    banner: str | None
    gate: bool
    turn: int  # Of the banner.
    roof: bool  # A turret without a banner has one.


def face_of(tile: TileView, turn: int = 0) -> Face:
    """The face of a tile whose sides are those after ``turn``."""
    sides, gate = tile["sides"], is_gate(tile)
    roof = sides == TURRET and tile["banner"] is None and not gate
    return Face(tile["wall"], sides, tile["banner"], gate, turn % 4, roof)


def turned(face: Face, turn: int) -> Face:
    """A face after quarter turns clockwise."""
    turn %= 4
    sides = face.sides[-turn:] + face.sides[:-turn] if turn else face.sides
    roof = sides == TURRET and face.banner is None and not face.gate
    return face._replace(sides=sides, turn=(face.turn + turn) % 4 if face.banner else 0, roof=roof)


# ------------------------------------------------------------ built
@lru_cache(maxsize=4096)
def low(face: Face, small: bool, x: int = 0, y: int = 0) -> Markup:
    """The ink below a wall whose square has its corner at x, y."""
    wall = face.wall if face.sides[0] == "s" else WALLS[0]
    name = f"low-{wall}-{'roof' if face.roof else face.sides}{'-s' if small else ''}"
    return el("use", href=f"#{name}", x=x or None, y=y or None)


@lru_cache(maxsize=4096)
def masonry(face: Face, small: bool, x: int = 0, y: int = 0) -> Markup:
    """A wall with what it carries, but for the banner."""
    if face.gate:
        return g(gatehouse(face.wall, face.sides, small), x=x, y=y)
    kind = "roof" if face.roof else face.sides
    name = f"wall-{face.wall}-{kind}{'-s' if small else ''}"
    return el("use", href=f"#{name}", x=x or None, y=y or None)


@lru_cache(maxsize=256)
def flag(face: Face, small: bool) -> Markup:
    return banner(face.banner, face.turn, small) if face.banner else NOTHING


def whole(face: Face, small: bool = False) -> Markup:
    """A tile as it would be built, in its square."""
    return low(face, small) + masonry(face, small) + flag(face, small)


# ------------------------------------------------------------ alone
def definitions() -> Markup:
    """What cuts a tile, its sky and mortar, its back, and cardboard in each size."""
    return join(
        (
            el("clipPath", el("path", d=box(U, U, 4, 0, 0)), id="c-tile"),
            path(_CLOUDS, "mist", id="s-clouds"),
            *(g(_mortar(sides), id=f"mortar-{sides}") for sides in EVERY),
            g(_back(), id="s-back"),
            g(_cloud(), id="s-cloud"),
            *(_cardboard(size, depth) for size, depth in DEPTHS.items()),
        )
    )


def _cardboard(size: int, depth: float) -> Markup:
    """`#card-68`: its front without a picture; `#edge-68`; `#back-68`; `#slot-68`: its place."""
    small = size < _SMALL
    ink, half = 1.1 if small else INK, size / 2
    edge = rect(-half, -half, size, size, 4, "none", "outline", ink, id=f"edge-{size}")
    back = _raised(size, "rain", "rain-2", depth, ink) + use("s-back", k=size / U) + use(f"edge-{size}")
    place = rect(-half, -half, size, size, 5, "sunk", "line-2", 1.1)
    if not small:
        inner = half - 5
        place += rect(-inner, -inner, 2 * inner, 2 * inner, 3, "none", "line-2", 1, stroke_dasharray="3 4")
    card = g(_raised(size, "air-2", "board-edge", depth, ink), id=f"card-{size}")
    return edge + card + g(back, id=f"back-{size}") + g(place, id=f"slot-{size}")


def _raised(size: int, fill: str, second: str, depth: float, ink: float) -> Markup:
    """Cardboard: shadow, thickness in the second tone, face."""
    half = size / 2
    shadow = rect(0.6 - half, depth + 2.2 - half, size, size, 4, "shade")
    edge = rect(-half, depth - half, size, size, 4, second, "outline", ink)
    return shadow + edge + rect(-half, -half, size, size, 4, fill)


def _mortar(sides: str) -> Markup:
    """The sides that want a wall beside them, thick with wet mortar."""
    at = span(sides)
    top, foot = at.top + (12 if sides[0] == "s" else 0), at.foot - (3 if sides[2] == "s" else 0)
    left, right = n(at.left), n(at.right)
    bands = (
        f"M{left} 0H{right}V7H{left}z",
        f"M100 {n(top)}V{n(foot)}H93V{n(top)}z",
        f"M{left} 100H{right}V93H{left}z",
        f"M0 {n(top)}V{n(foot)}H7V{n(top)}z",
    )
    d = "".join(band for band, side in zip(bands, sides, strict=True) if side == "m")
    return path(d, "lime", "outline", PEN * 0.75)


@lru_cache(maxsize=2048)
def loose(face: Face, size: int) -> Markup:
    """A tile in the hand or in the reserve: cardboard, sky, wall; centred."""
    body = whole(face, size < _SMALL)
    inside = el("g", use("s-clouds"), body, use(f"mortar-{face.sides}"), clip_path="url(#c-tile)")
    return use(f"card-{size}") + g(inside, x=-size / 2, y=-size / 2, k=size / U) + use(f"edge-{size}")


def _back() -> Markup:
    """A cloud and its rain."""
    near = ((24, 62), (42, 66), (60, 62), (78, 66), (33, 82), (51, 84), (69, 82))
    far = ((14, 70), (88, 62), (16, 88), (86, 84), (51, 64), (33, 64), (69, 66))
    drops = "".join(f"M{x} {y}l-5 13" for x, y in near)
    behind = "".join(f"M{x} {y}l-3 8" for x, y in far)
    belly = "M10 50c10 4 24-2 32 1 12 4 30-6 47-2-1 3-3 8-13 8H20c-5 0-8-2-10-7z"
    body = join(
        (
            path(behind, "none", "rain-2", 3, stroke_linecap="round"),
            path(drops, "none", "outline", 6.4, stroke_linecap="round"),
            path(drops, "none", "drop", 4.2, stroke_linecap="round"),
            path(_PUFF, "rain-3") + path(belly, "rain-4") + path(_PUFF, "none", "outline", 2.4),
        )
    )
    return g(el("g", body, clip_path="url(#c-tile)"), x=-50, y=-50)


def _cloud() -> Markup:
    """It rains in here."""
    puff = "M-26 6c-12 0-13-15-2-17-1-12 16-17 22-8 7-9 22-6 22 6 12-3 19 10 12 16-2 2-5 3-8 3z"
    belly = "M-36-1c8 4 18-1 25 1 10 3 26-5 42-2-1 5-4 8-11 8h-46c-5 0-9-2-10-7z"
    drops = "M-18 12l-3 9M-6 14l-3 9M6 12l-3 9M18 14l-3 9"
    return join(
        (
            path(drops, "none", "outline", 5.2, stroke_linecap="round"),
            path(drops, "none", "water", 3.2, stroke_linecap="round"),
            path(puff, "rain-3") + path(belly, "rain-4") + path(puff, "none", "outline", 2),
        )
    )


def back(size: int) -> Markup:
    """A tile on its face: the rain side; centred."""
    return use(f"back-{size}")


def slot(size: int) -> Markup:
    """The place of a tile that is not there."""
    return use(f"slot-{size}")


def askew(body: Markup, x: float, y: float, turn: float) -> Markup:
    """A thing that lies askew."""
    return el("g", body, transform=place(x, y, 1, turn))
