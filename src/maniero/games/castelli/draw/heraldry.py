"""Heraldic tiles: four shields, each pointing at the land it rules; small ones without numbers on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, el, g, icon, join, n, path, text, use
from maniero.art.pieces import raised
from maniero.art.shapes import box
from maniero.games.castelli.draw.geometry import SIDES, SQUARE, STEP
from maniero.games.castelli.view import TileView

U: Final = 60  # Side of a tile as drawn in the sprite.
_SMALLEST: Final = 53  # Below, numbers on shields would be too small.
_SHIELDS: Final = {  # Pointing down; the shape of the seat is the shape of its shield.
    1: "M-9.4-.8a9.4 9.4 0 1 1 18.8 0C9.4 4.6 4.6 7.6 0 11.5-4.6 7.6-9.4 4.6-9.4-.8z",
    2: "M-9-9H9V6.8L0 11.5-9 6.8z",
    3: "M-11-8.6H11C9.6-.5 5.8 6.4 0 11.5-5.8 6.4-9.6-.5-11-8.6z",
    4: "M0-11 10.8.2 0 11.5-10.8.2z",
}
_INWARD: Final = {1: 0.8, 2: 0.9, 3: 2.4, 4: 0.2}  # The middle of a shield lies so far from its point.
_TURN: Final = {"N": 180, "E": 270, "S": 0, "W": 90}
_FAR: Final = 17.8  # From the middle of the tile to that of a shield.

Shield = tuple[
    int, int, bool, bool
]  # Seat from 1, points, whether there is a card on it, whether it is played.
Face = tuple[tuple[Shield, ...], int, int]  # Shields facing N, E, S, W; value; silver.


def face_of(tile: TileView, seats: int, turn: int = 0) -> Face:
    """How a tile looks after more quarter turns, at a table of so many seats."""
    shields = [
        (shield["seat"] + 1, shield["points"], shield["card"], shield["seat"] < seats)
        for shield in tile["shields"]
    ]
    turned = tuple(shields[(i - turn) % 4] for i in range(4))
    return turned, tile["value"], tile["silver"]


# ------------------------------------------------------------ the sprite
def _shield(seat: int, side: str, played: bool) -> Markup:
    """A shield on its side of the tile, facing it, its right half darker."""
    tone = f"seat-{seat}" if played else "pale"
    turn = f"rotate({_TURN[side]})"
    shape = _SHIELDS[seat]
    shade = path("M2.8-14H14V14H2.8z", f"{tone}-2", opacity=".32")
    return g(
        path(shape, tone, transform=turn),
        g(shade, clip_path=f"url(#sh-{seat}{side})"),
        path(shape, "none", "outline", 1.25, transform=turn),
        x=STEP[side][0] * _FAR,
        y=STEP[side][1] * _FAR,
        id=f"h-{seat}{side}" + ("" if played else "-0"),
    )


def _ground() -> Markup:
    """The tile under its shields: leaves in the corners."""
    corners, veins = "", ""
    for sx in (-1, 1):
        for sy in (-1, 1):
            corners += f"M{sx * 30} {sy * 12}C{sx * 20} {sy * 13} {sx * 13} {sy * 20} {sx * 12} {sy * 30}"
            corners += f"H{sx * 26}Q{sx * 30} {sy * 30} {sx * 30} {sy * 26}z"
            veins += f"M{sx * 27} {sy * 27}L{sx * 20.5} {sy * 20.5}"
            veins += f"M{sx * 24} {sy * 24}h{n(-sx * 4.5)}M{sx * 24} {sy * 24}v{n(-sy * 4.5)}"
    outline = box(U, U, 4)
    return g(
        raised(outline, "plaster", "pasture-2", 2.4, 1.4),
        path(corners, "pasture", "pasture-2", 1),
        path(veins, "none", "pasture-2", 1.3, stroke_linecap="round"),
        path(outline, "none", "outline", 1.4),
        id="h-ground",
    )


def _back() -> Markup:
    """A tile face down: a quartered shield in a wreath of green."""
    crest = "M-11-12H11V1c0 6.5-4.5 10.5-11 13-6.5-2.5-11-6.5-11-13z"
    sprigs = "M-23-23l7 7M23-23l-7 7M-23 23l7-7M23 23l-7-7M-23-15v-8h8M23-15v-8h-8M-23 15v8h8M23 15v8h-8"
    outline = box(U, U, 4)
    return g(
        raised(outline, "forest", "forest-2", 2.4, 1.4),
        path(box(U - 7, U - 7, 3), "none", "pasture", 1.2),
        path(sprigs, "none", "pasture", 1.4, stroke_linecap="round"),
        circle(0, 0, 18.5, "forest-2"),
        circle(0, 0, 18.5, "none", "pasture", 1.3, stroke_dasharray="2 3.8"),
        path(crest, "plaster"),
        path("M0-12H11V1H0zM-11 1H0V14C-6.5 11.5-11 7.5-11 1z", "pasture"),
        path(crest, "none", "outline", 1.25),
        path(outline, "none", "outline", 1.4),
        id="h-back",
    )


def definitions() -> Markup:
    """Shields of all seats facing all sides, played or not; the ground of a tile, and its back."""
    clips = (
        el("clipPath", el("path", d=shape, transform=f"rotate({_TURN[side]})"), id=f"sh-{seat}{side}")
        for seat, shape in _SHIELDS.items()
        for side in SIDES
    )
    shields = (_shield(seat, side, played) for seat in _SHIELDS for side in SIDES for played in (True, False))
    return join((*clips, *shields, _ground(), _back()))


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"square": box(SQUARE, SQUARE, 4)}


# ------------------------------------------------------------ tiles
@lru_cache(maxsize=4096)
def tile(face: Face, size: float) -> Markup:
    """A tile face up, centred; the value of a small one stands in its middle."""
    shields, value, silver = face
    numbered = size >= _SMALLEST
    out = [use("h-ground")]
    out += [_placed(side, shield, numbered) for side, shield in zip(SIDES, shields, strict=True)]
    out.append(_coins(silver) if numbered else _value(value, silver, size / U))
    return g(*out, k=round(size / U, 3))


def _placed(side: str, shield: Shield, numbered: bool) -> Markup:
    seat, points, card, played = shield
    dx, dy = STEP[side]
    x, y = dx * _FAR, dy * _FAR
    inward = _INWARD[seat]
    drawn = use(f"h-{seat}{side}" + ("" if played else "-0"))
    if card:
        return drawn + icon("card", x - dx * inward, y - dy * inward, 14.5, 1)
    if not numbered:
        return drawn
    ink = f"seat-{seat}-on" if played else "pale-on"
    return drawn + text(str(points), x - dx * inward, y + 4.4 - dy * inward, 12.8, ink, weight=800)


def _coins(silver: int) -> Markup:
    """Silver in the middle of a tile."""
    if not silver:
        return circle(0, 0, 3.4, "pasture", "outline", 1)
    size = 16 if silver == 1 else 13.5
    middle = (silver - 1) / 2
    return join(icon("silver", (j - middle) * 7, (j - middle) * 3, size, 1) for j in range(silver))


def _value(value: int, silver: int, k: float) -> Markup:
    """The value of a small tile, and a coin in its corner for each silver."""
    coins = join(icon("silver", 23 - 9 * i, 23, 13, 1) for i in range(silver)) if silver else NOTHING
    number = text(str(value), 0, 4 / k, round(11.2 / k, 1), "pip", weight=800)
    return circle(0, 0, 7.4 / k, "plaster", "outline", 1) + number + coins


@lru_cache(maxsize=64)
def back(size: float) -> Markup:
    """A tile face down, centred."""
    return use("h-back", k=round(size / U, 3))


@lru_cache(maxsize=64)
def empty(size: float) -> Markup:
    """The place of a tile that is not there."""
    return path(box(size - 4, size - 4, 5), "board", "line-2", 1.1, stroke_dasharray="4 4", opacity=0.7)
