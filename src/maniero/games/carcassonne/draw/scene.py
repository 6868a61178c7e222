"""The card of Carcassonne: The Castle: tiles of a castle behind its wall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from maniero.art.icons import symbols
from maniero.art.kit import circle, el, g, icon, join, n, path, rect, text
from maniero.art.pieces import token
from maniero.art.shapes import Point, box

if TYPE_CHECKING:
    from markupsafe import Markup

ICONS: Final = ("court", "well", "follower", "keep")
_S: Final = 70  # Of a tile.
_H: Final = _S / 2
_X: Final = 44  # Where the wall ends and the tiles begin.
_Y: Final = 40
_CLIP: Final = "scene-castle"
_WAY: Final = {"N": f"M0 0V{-_H:g}", "S": f"M0 0V{_H:g}", "E": f"M0 0H{_H:g}", "W": f"M0 0H{-_H:g}"}


class _Tile(NamedTuple):
    houses: str = ""  # Sides that one house reaches.
    towers: str = ""
    ways: str = ""
    things: tuple[tuple[str, float, float], ...] = ()


_TILES: Final = (
    (
        _Tile("NW", ways="ES"),
        _Tile(towers="N", ways="WE", things=(("well", 0, 17),)),
        _Tile("NEW", things=(("court", 0, 18),)),
        _Tile("W", things=(("court", 8, 0),)),
    ),
    (
        _Tile("W", ways="NE", things=(("court", 14, 20),)),
        _Tile(towers="ES", ways="W"),
        _Tile(towers="SW", things=(("court", 14, -14),)),
        _Tile("N", ways="S"),
    ),
)


def _part(sides: str) -> str:
    """The ground of a house or tower that reaches the given edges."""
    h, i = _H, _H - _S * 0.3
    if len(sides) == 1:
        corners = [(-h, -h), (h, -h), (h * 0.62, -h + _S * 0.4), (-h * 0.62, -h + _S * 0.4)]
        turned = {"N": (1, 0), "E": (0, 1), "S": (-1, 0), "W": (0, -1)}[sides]
        points = [(x * turned[0] - y * turned[1], x * turned[1] + y * turned[0]) for x, y in corners]
    else:
        ends = {"N": (-1, -1, 1, -1), "E": (1, -1, 1, 1), "S": (1, 1, -1, 1), "W": (-1, 1, -1, -1)}
        points = []
        for side, (ax, ay, bx, by) in ends.items():
            k = h if side in sides else i
            points += [(ax * k, ay * k), (bx * k, by * k)]
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z"


def _house(sides: str) -> Markup:
    shape = _part(sides)
    gable = path("M-6.5 5V-1.5L0-7l6.5 5.5V5z", "plaster", "outline", 1.1)
    gable += path("M-8.5-.5 0-8.2 8.5-.5", "none", "outline", 1.5) + path("M-2.2 5V0h4.4v5z", "hole")
    at = {"N": (0.22, -0.36), "S": (-0.22, 0.36), "E": (0.36, 0.2), "W": (-0.36, -0.2)}
    gables = join(g(gable, x=at[side][0] * _S, y=at[side][1] * _S, k=0.83) for side in sides)
    return path(shape, "roof", "outline", 1.5) + path(shape, "url(#rooftiles)") + gables


def _tower(sides: str) -> Markup:
    x = sum({"E": 23.0, "W": -23.0}.get(side, 0.0) for side in sides) / len(sides)
    y = sum({"N": -23.0, "S": 23.0}.get(side, 0.0) for side in sides) / len(sides)
    shape = _part(sides)
    return join(
        (
            path(shape, "stone", "outline", 1.5),
            path(shape, "url(#bricks)"),
            circle(x, y, 9, "stone-2", "outline", 1.3),
            circle(x, y, 6, "none", "stone", 3.4, stroke_dasharray="3 2.3"),
            circle(x, y, 4, "hole", "outline", 1),
        )
    )


def _tile(tile: _Tile) -> Markup:
    cobbles = "".join(
        f"M{n(-_H + 9 + 15 * c + (7 if r % 2 else 0))} {n(-_H + 8 + 12 * r)}h3"
        for r in range(5)
        for c in range(4)
    )
    out = [
        path(box(_S, _S, 3), "court", "outline", 1.4),
        path(cobbles, "none", "court-2", 1.6, stroke_linecap="round"),
    ]
    if tile.ways:
        d = "".join(_WAY[side] for side in tile.ways)
        road = path(d, "none", "outline", 16) + circle(0, 0, 8, "outline") + path(d, "none", "road", 13)
        road += circle(0, 0, 6.5, "road") + path(d, "none", "line-2", 1.2, stroke_dasharray="3 6")
        out.append(el("g", road, clip_path=f"url(#{_CLIP})"))
    if tile.houses:
        out.append(_house(tile.houses))
    if tile.towers:
        out.append(_tower(tile.towers))
    out += [icon(name, x, y, 25, 1.2) for name, x, y in tile.things]
    return join((*out, path(box(_S, _S, 3), "none", "outline", 1.5)))


def _wall(w: int, h: int) -> Markup:
    """The wall with the score track, and a tower on its corner."""
    x, y = _X - 26, _Y - 26
    d = f"M{x} {h + 20}V{y}H{w + 20}"
    out = [
        path(d, "none", "outline", 35, stroke_linejoin="round"),
        path(d, "none", "wall", 32, stroke_linejoin="round"),
        path(d, "none", "wall-2", 32, stroke_dasharray="1.4 22", opacity=".8"),
        path(d, "none", "outline", 1.1, transform="translate(11 11)"),
        path(d, "none", "outline", 1.1, transform="translate(-11 -11)"),
    ]
    out += [text(str(i + 13), x + i * 24 + 3, y + 4, 11, "ink", weight=700) for i in range(1, 11, 2)]
    out += [circle(x + i * 24 + 3, y, 1.8, "wall-mark") for i in range(2, 11, 2)]
    out += [text(str(14 - i * 2), x, y + 4 + i * 27, 11, "ink", weight=700) for i in range(1, 5)]
    corner = circle(0, 0, 23, "wall", "outline", 1.6)
    corner += circle(0, 0, 18, "none", "wall-2", 6, stroke_dasharray="8 6")
    corner += circle(0, 0, 13.5, "paper", "outline", 1.2) + text("12", 0, 4.5, 12.5, "ink", weight=800)
    return join((*out, g(corner, x=x + 2, y=y + 2)))


def _standing(name: str, seat: int, x: float, y: float, size: float) -> Markup:
    shade = el("ellipse", cx=0, cy=size * 0.44, rx=size * 0.4, ry=4, fill="var(--shade)")
    badge = g(token(seat, 9, 0), y=8) if name == "follower" else g()
    return g(shade, icon(name, 0, 0, size, 1.4), badge, x=x, y=y, class_=f"seat-{seat}")


def scene(w: int, h: int) -> Markup:
    """Tiles in the corner of the wall, people on them."""
    clip = el("clipPath", el("path", d=box(_S, _S, 3)), id=_CLIP)
    out = [el("defs", clip), rect(0, 0, w, h, 0, "board"), rect(0, 0, w, h, 0, "url(#grain)")]
    for r, row in enumerate(_TILES):
        out += [g(_tile(tile), x=_X + _S * (c + 0.5), y=_Y + _S * (r + 0.5)) for c, tile in enumerate(row)]
    people: tuple[tuple[int, Point], ...] = ((1, (1.5, 1.72)), (2, (0.22, 0.5)), (1, (2.72, 1.25)))
    out.append(_wall(w, h))
    out += [g(token(seat, 16), x=_X + x, y=_Y - 27) for seat, x in ((2, 51), (1, 124))]
    out += [_standing("follower", seat, _X + _S * x, _Y + _S * y, 32) for seat, (x, y) in people]
    return join((*out, _standing("keep", 2, _X + _S * 2.5, _Y + _S * 0.22, 36)))


def emblem() -> Markup:
    land = path(box(40, 40, 6), "court", "outline", 1.4)
    return land + g(icon("follower", 0, 0, 32, 1.3), class_="seat-1")


def scene_sprite() -> Markup:
    """What both use by name, besides what every landscape uses."""
    return symbols(ICONS)
