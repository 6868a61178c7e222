"""Pieces of cardboard and wood: tiles, chips, dice, markers, points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.art.kit import INK, NOTHING, circle, el, g, icon, join, path, rect, text, use
from maniero.art.lettering import width
from maniero.art.shapes import box, disc, polygon

if TYPE_CHECKING:
    from markupsafe import Markup

MARKER: Final = 16  # Pixels across, as drawn in the sprite.

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def raised(outline: str, fill: str, second: str, depth: float = 3, w: float = INK) -> Markup:
    """Cardboard: shadow, thickness in the second tone, face."""
    shadow = path(outline, "shade", transform=f"translate(.6 {depth + 2.2:g})")
    edge = path(outline, second, "outline", w, transform=f"translate(0 {depth:g})")
    return shadow + edge + path(outline, fill, "outline", w)


def slot(outline: str, fill: str = "sunk", line: str = "line-2") -> Markup:
    """The printed place of a piece that is not there: pale, with a dashed line."""
    return path(outline, fill, line, 1.2, stroke_dasharray="4 3")


def chip(label: str, x: float, y: float, size: float = 12, fill: str = "plaster", ink: str = "pip") -> Markup:
    """A small label with an outline, centred."""
    w, h = width(label, size) + size, size * 1.45
    return g(
        rect(-w / 2, -h / 2, w, h, h / 2, fill, "outline", 1.2),
        text(label, 0, size * 0.36, size, ink),
        x=x,
        y=y,
    )


def count(value: int, x: float, y: float, r: float = 9) -> Markup:
    """How many lie in a stack: a number on a cream disc."""
    return circle(x, y, r, "plaster", "outline", 1.2) + text(str(value), x, y + 4.2, 12, "pip", weight=800)


def pips(value: int, size: float, ink: str = "currentColor") -> Markup:
    """The spots of a die, centred."""
    q = size * 0.26
    return join(circle(x * q, y * q, size * 0.088, ink) for x, y in _PIPS[value])


def die(value: int, size: float, fill: str = "die", second: str = "die-2", pip: str = "pip") -> Markup:
    """A die lying on the table, centred."""
    return raised(box(size, size, size * 0.2), fill, second, size * 0.08) + pips(value, size, pip)


def printed_die(value: int, size: float, ink: str) -> Markup:
    """A die face printed on a board."""
    q = size * 0.27
    spots = (circle(x * q, y * q, size * 0.093, ink) for x, y in _PIPS[value])
    return path(box(size, size, size * 0.22), "print", ink, 1.2) + join(spots)


def seat_shape(seat: int, size: float) -> str:
    """The shape that doubles a seat's colour: disc, square, triangle, diamond. Seats count from 1 here."""
    h = size / 2
    if seat == 1:
        return disc(h)
    if seat == 2:
        return box(size * 0.9, size * 0.9, 2)
    if seat == 3:
        return polygon([(0, -h * 1.02), (h * 1.08, h * 0.85), (-h * 1.08, h * 0.85)], 2)
    return polygon([(0, -h * 1.12), (h * 1.12, 0), (0, h * 1.12), (-h * 1.12, 0)], 2)


def token(seat: int, size: float, depth: float = 2) -> Markup:
    """A seat's marker, centred: its colour and its shape."""
    shape = seat_shape(seat, size)
    edge = (
        path(shape, f"seat-{seat}-2", "outline", 1.3, transform=f"translate(0 {depth:g})")
        if depth
        else NOTHING
    )
    return edge + path(shape, f"seat-{seat}", "outline", 1.3)


def marker_symbols() -> Markup:
    """The markers of the seats for a sprite: `#t-1` to `#t-4`, and `#f-1` to `#f-4` without thickness."""
    thick = join(el("g", token(seat, MARKER), id=f"t-{seat}") for seat in range(1, 5))
    return thick + join(el("g", token(seat, MARKER, 0), id=f"f-{seat}") for seat in range(1, 5))


def marker(seat: int, x: float, y: float, size: float, id: str | None = None) -> Markup:
    """A marker of the sprite, centred at x, y."""
    return use(f"t-{seat}", x, y, size / MARKER, id=id)


def flat_marker(seat: int, x: float, y: float, size: float) -> Markup:
    """The seat's shape as a badge on one of its pieces."""
    return use(f"f-{seat}", x, y, size / MARKER)


def cluster(total: int, size: float) -> list[tuple[float, float, float]]:
    """Where up to four markers stand on one space, all seen: offsets from its middle and the size of each."""
    if total == 1:
        return [(0, 0, size)]
    if total == 2:
        s = size * 0.86
        return [(-s * 0.53, 0, s), (s * 0.53, 0, s)]
    s = size * 0.74
    a = s * 0.54
    return [(-a, -a, s), (a, -a, s), (-a, a, s), (a, a, s)][:total]


def points(value: int, x: float, y: float, size: float = 22) -> Markup:
    """Victory points: the number on a gold seal."""
    seal = icon("vp", x, y, size * 1.25, 1.2) + circle(x, y, size * 0.36, "plaster")
    return seal + text(str(value), x, y + size * 0.2, size * 0.56, "pip", weight=800)
