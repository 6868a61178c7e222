"""Pieces of the players, and the pile of tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.art.kit import circle, el, g, icon, join, path, rect, use
from maniero.art.shapes import box
from maniero.games.carcassonne.draw.masonry import n1

SEATS: Final = 2
MAN: Final = 27  # Size of a follower in the sprite, and of a keep below.
KEEP: Final = 31
ROW: Final = 6  # So many followers fill a row; more stand closer.
TILE: Final = 60  # Side of the pile.

_MAN: Final = (
    "M12 2.6c3 0 5.2 2.2 5.2 5 0 1.5-.6 2.7-1.6 3.6 3.4 1.5 5.4 4.9 5.8 10.3H2.6c.4-5.4 2.4-8.8 5.8-10.3"
    "-1-.9-1.6-2.1-1.6-3.6 0-2.8 2.2-5 5.2-5z"
)
_FORT: Final = "M4.4 21.5V10.6H2.8V3.4h3.6v2.5h3.4V3.4h4.4v2.5h3.4V3.4h3.6v7.2h-1.6v10.9z"


def _shadow(x: float, y: float, rx: float, ry: float) -> Markup:
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill="var(--shade)")


def _rim(shape: str, size: float) -> Markup:
    """A pale edge round a piece: a red piece is seen on a red roof."""
    k = size / 24
    move = f"translate({n1(-size / 2)} {n1(-size / 2)})scale({k:.3f})"
    return path(shape, "plaster", "plaster", round(5.4 / k, 2), stroke_linejoin="round", transform=move)


def _badge(seat: int, y: float, r: float) -> Markup:
    """The seat's shape on its pieces."""
    if seat == 1:
        return circle(0, y, r, "plaster", "outline", 1)
    return rect(-r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, 0.8, "plaster", "outline", 1)


def _man(seat: int) -> Markup:
    return icon(f"follower-{seat}", 0, 0, MAN, 1.4) + _badge(seat, MAN * 0.25, MAN * 0.12)


def _standing(seat: int) -> Markup:
    """Herald, knight, squire: on a foot of the seat's shape."""
    if seat == 1:
        r = n1(MAN * 0.47)
        half = f"a{r} 4 0 0 1 "
        d = f"M-{r} {n1(MAN * 0.41)}{half}{n1(MAN * 0.94)} 0{half}{n1(-MAN * 0.94)} 0z"
    else:
        d = box(MAN * 0.94, MAN * 0.24, 1, -MAN * 0.47, MAN * 0.3)
    return join(
        (
            _shadow(2.5, MAN * 0.47, MAN * 0.52, MAN * 0.16),
            path(d, "none", "plaster", 5.4, stroke_linejoin="round"),
            _rim(_MAN, MAN),
            path(d, f"seat-{seat}-2", "outline", 1.2),
            _man(seat),
        )
    )


def _lying(seat: int) -> Markup:
    """A merchant, and a marker on its second lap."""
    body = el("g", _rim(_MAN, MAN), _man(seat), transform="rotate(-90)")
    return _shadow(1.5, MAN * 0.36, MAN * 0.46, MAN * 0.13) + body


def _keep(seat: int) -> Markup:
    return join(
        (
            _shadow(2, KEEP * 0.42, KEEP * 0.48, KEEP * 0.14),
            _rim(_FORT, KEEP),
            icon(f"keep-{seat}", 0, 0, KEEP, 1.4),
            _badge(seat, -KEEP * 0.02, KEEP * 0.1),
        )
    )


def definitions() -> Markup:
    """Followers `#s-man-1`, lying `#s-lying-1`, keeps `#s-keep-1`, and the back of a tile."""
    out = []
    for seat in range(1, SEATS + 1):
        for name in ("follower", "keep"):
            out.append(icons.tinted(name, str(seat), f"seat-{seat}", f"seat-{seat}-2"))
        out.append(g(_standing(seat), id=f"s-man-{seat}") + g(_lying(seat), id=f"s-lying-{seat}"))
        out.append(g(_keep(seat), id=f"s-keep-{seat}"))
    out.append(g(_tile_back(), id="s-back"))
    return join(out)


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "pile": box(TILE, TILE, 4),
        "corner": box(38, 38, 3),
    }


# ------------------------------------------------------------ the pile
def _tile_back() -> Markup:
    return join(
        (
            path(box(TILE, TILE, 4), "cloth", "outline", 1.4),
            path(box(TILE - 9, TILE - 9, 3), "none", "gold", 1.1, opacity=0.9),
            icon("castle", 0, -1, 34, 1.2),
        )
    )


@lru_cache(maxsize=64)
def pile(count: int) -> Markup:
    """Tiles face down, centred on the lowest; the pile is as high as they are many."""
    layers = min(9, -(-count // 7))
    if not layers:
        return path(box(TILE - 4, TILE - 4, 4), "sunk", "line-2", 1.2, stroke_dasharray="4 4")
    out = [path(box(TILE, TILE, 4), "shade", transform="translate(2 7)")]
    for i in range(layers):
        fill = "board-edge" if i % 2 else "cloth-2"
        out.append(
            path(box(TILE, TILE, 4), fill, "outline", 1.1, transform=f"translate(0 {n1(4 - i * 2.6)})")
        )
    return join(out) + use("s-back", 0, round(4 - layers * 2.6, 1))


# ------------------------------------------------------------ followers in a row
@lru_cache(maxsize=256)
def supply(seat: int, have: int, total: int, step: float, k: float = 1) -> Markup:
    """Followers at hand, then a dashed place for everyone who is away."""
    out = []
    for i in range(max(have, total)):
        if i < have:
            out.append(use(f"s-man-{seat}", i * step, 0, k))
        else:
            place = box(MAN * 0.8 * k, MAN * 0.86 * k, 7)
            dashed = path(
                place, "none", "line-2", 1.2, stroke_dasharray="3 3", transform=f"translate({n1(i * step)} 0)"
            )
            out.append(dashed)
    return join(out)
