"""Small signs with numbers: size of a castle, rain, reserve, eyesores, the castle tile, points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, g, icon, join, path, pick, rect, text, use
from maniero.art.pieces import raised
from maniero.art.shapes import box
from maniero.games.castles.draw.labels import (
    castle_label,
    eyesores_label,
    rain_label,
    reserve_label,
    score_label,
    size_label,
    tile_label,
    yard_label,
)
from maniero.games.castles.draw.tile import back, face_of, loose, slot
from maniero.games.castles.nouns import Tr
from maniero.games.castles.view import CastlesView, HeldView, PlayerView

CELL: Final = (50, 28)
YARD_TILE: Final = 26
_HEAD: Final = "M-7.5 6V-6h3v2.5h3V-6h3v2.5h3V-6h3V6z"


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"cell": box(*CELL, 7), "yard": box(2 * YARD_TILE + 12, YARD_TILE + 8, 6)}


def definitions() -> Markup:
    """`#g-size`, `#g-rain`, `#g-reserve`, `#g-eyesores`, `#g-banners`, `#g-done`: 24 pixels, centred."""
    ink = 1.2
    wall = "M-10 10V-6h3v3h4v-3h6v3h4v-3h3V10z"
    joints = "M-10 2H10M-4-3v5M4-3v5M-7 2v4M0 2v4M7 2v4M-10 6H10M-3 6v4M4 6v4"
    size = (
        path(wall, "w-grey") + path("M4-3h3v-3h3V10H4z", "w-grey-2") + path(joints, "none", "w-grey-3", 0.9)
    )
    drops = path("M-5 5l-1.5 5M0 5l-1.5 5M5 5l-1.5 5", "none", "water-2", 2, stroke_linecap="round")
    puff = path("M-6 4c-6 0-6-7-1-8 0-6 8-8 10-3 4-2 8 1 7 4 4 1 4 7-1 7z", "rain-3", "outline", ink)
    tiles = path(box(13, 13, 2, -9, -10), "w-sand-2", "outline", ink)
    tiles += path(box(13, 13, 2, -5, -5), "w-sand", "outline", ink)
    tiles += path("M-5 1.5H8M1-5v6.5M4 1.5V8", "none", "w-sand-3", 0.9)
    eye = path("M-11 0Q0-11 11 0Q0 11-11 0z", "plaster", "outline", ink) + circle(
        0, 0, 4.5, "b-red", "outline", ink
    )
    eye += path("M-9 9 9-9", "none", "outline", 3.6, stroke_linecap="round")
    eye += path("M-9 9 9-9", "none", "plaster", 1.6, stroke_linecap="round")
    staff = path("M-7 11V-10", "none", "outline", 2.2, stroke_linecap="round")
    cloth = "M-7-9q5-2.5 9 0t9-.5l-3 5.5 3 5.5q-5 2-9 0t-9 0z"
    flag = staff + path(cloth, "b-red", "outline", ink, stroke_linejoin="round")
    flag += path("M-6.2-3q4-2.2 8.2 0t6.5 0l.8 1.5q-4 2-7.3.2T-6.2-.5z", "plaster")
    tick = path("M-1 3l3 3.5 6-7.5", "none", "outline", 5, stroke_linecap="round", stroke_linejoin="round")
    tick += path("M-1 3l3 3.5 6-7.5", "none", "plaster", 2.4, stroke_linecap="round", stroke_linejoin="round")
    return join(
        (
            g(size, path(wall, "none", "outline", ink, stroke_linejoin="round"), id="g-size"),
            g(drops, puff, id="g-rain"),
            g(tiles, id="g-reserve"),
            g(eye, id="g-eyesores"),
            g(flag, id="g-banners"),
            g(tick, id="g-tick"),
        )
    )


# ------------------------------------------------------------ signs with numbers
@lru_cache(maxsize=1024)
def amount(sign: str, value: str, k: float = 0.85, fill: str = "ink", size: float = 15) -> Markup:
    """A sign and its number, centred."""
    return use(f"g-{sign}", -12 * k - 1, 0, k) + text(value, 3, size * 0.36, size, fill, "start", weight=800)


@lru_cache(maxsize=512)
def chip(sign: str, value: str, label: str, x: float, y: float, w: float = 70, h: float = 32) -> Markup:
    """A number on cream, centred."""
    ground = rect(-w / 2, -h / 2, w, h, 8, "plaster", "outline", 1.4)
    mark = use(f"g-{sign}", 16 - w / 2, 0, 0.95)
    number = text(value, 31 - w / 2, 5.8, 16, "pip", "start", weight=800)
    return g(ground, mark, number, x=x, y=y, aria_label=label)


def _reach(body: Markup) -> Markup:
    """A thing with the whole of its cell as its target."""
    return rect(-CELL[0] / 2, -CELL[1] / 2, *CELL, 0, "none", pointer_events="all") + body


@lru_cache(maxsize=64)
def castle_tile(seat: int, done: bool) -> Markup:
    """The castle tile that is laid before a site when its owner has finished, 30 x 24, centred."""
    if not done:
        return path(box(28, 22, 4), "sunk", "line-2", 1, stroke_dasharray="2.5 3") + path(
            _HEAD, "line-2", opacity=0.55
        )
    card = raised(box(28, 22, 4), f"seat-{seat}", f"seat-{seat}-2", 2, 1.3)
    return card + path(_HEAD, "plaster", "outline", 1.1) + use("g-tick", 3, 3)


@lru_cache(maxsize=512)
def _cell(name: str, id: str, body: Markup, label: str, x: float, y: float) -> Markup:
    return pick(name, "cell", _reach(body), id=id, label=label, x=x, y=y)


def castle(player: PlayerView, prefix: str, x: float, y: float, tr: Tr) -> Markup:
    name = f"castle-{player['seat'] + 1}"
    return _cell(
        name, prefix + name, castle_tile(player["seat"] + 1, player["done"]), castle_label(player, tr), x, y
    )


def score(
    view: CastlesView, player: PlayerView, prefix: str, x: float, y: float, tr: Tr, fill: str = "ink"
) -> Markup:
    name = f"score-{player['seat'] + 1}"
    body = icon("vp", -11, 0, 22, 1.2) + text(str(player["points"]), 4, 5.5, 15, fill, "start", weight=800)
    return _cell(name, prefix + name, body, score_label(view, player, tr), x, y)


def reserve(player: PlayerView, prefix: str, x: float, y: float, tr: Tr) -> Markup:
    name = f"reserve-{player['seat'] + 1}"
    return _cell(
        name, prefix + name, amount("reserve", str(player["stored"])), reserve_label(player, tr), x, y
    )


def eyesores(player: PlayerView, prefix: str, x: float, y: float, tr: Tr) -> Markup:
    name = f"eyesores-{player['seat'] + 1}"
    body = amount("eyesores", str(len(player["eyesores"])))
    return _cell(name, prefix + name, body, eyesores_label(player, tr), x, y)


def size(view: CastlesView, player: PlayerView, x: float, y: float, tr: Tr) -> Markup:
    return g(amount("size", str(player["size"])), x=x, y=y, aria_label=size_label(view, player, tr))


def rain(player: PlayerView, x: float, y: float, tr: Tr) -> Markup:
    return g(amount("rain", str(player["rain"])), x=x, y=y, aria_label=rain_label(player, tr))


# ------------------------------------------------------------ tiles in small
def small_tile(held: HeldView | None, size: int) -> Markup:
    """A tile, its back, or its place, centred."""
    if held is None:
        return slot(size)
    if held["tile"] is None:
        return back(size)
    return loose(face_of(held["tile"]), size)


def yard(player: PlayerView, names: list[str], prefix: str, x: float, y: float, tr: Tr) -> Markup:
    """The two spaces of a yard, centred."""
    name = f"yard-{player['seat'] + 1}"
    ground = rect(-32, -17, 64, 34, 6, "board-2", "line-2", 1)
    tiles = [
        g(
            small_tile(held, YARD_TILE),
            x=(i - 0.5) * (YARD_TILE + 4),
            aria_label=tile_label(held["tile"], tr) if held else None,
        )
        for i, held in enumerate(player["yard"])
    ]
    giver = use(f"f-{player['giver'] + 1}", 0, -11, 0.75) if player["giver"] is not None else NOTHING
    label = yard_label(player, names, tr)
    return pick(name, "yard", ground, *tiles, giver, id=prefix + name, label=label, x=x, y=y)
