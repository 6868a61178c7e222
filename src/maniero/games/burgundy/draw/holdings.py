"""What is mine: duchy, dice, workers, silver, tiles, goods. Wide for a desk, narrow for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.boards import countryside, frame, plaque
from maniero.art.kit import NOTHING, circle, g, icon, join, path, rect, svg, text, use
from maniero.art.lettering import clean, fit, shortened, width
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box, hexagon
from maniero.games.burgundy.draw import summary
from maniero.games.burgundy.draw.duchy import duchy, land_of
from maniero.games.burgundy.draw.labels import duchy_label
from maniero.games.burgundy.draw.offer import offers
from maniero.games.burgundy.draw.store import (
    SMALL_CRATE,
    Shelf,
    Spots,
    bonus_tiles,
    chip,
    dice,
    goods,
    sold,
    stored,
    used,
)
from maniero.games.burgundy.draw.tiles import CRATE, DIE, SIDE, SPACE, Face, Faces, faces_of
from maniero.games.burgundy.nouns import Tr, duchy_name
from maniero.games.burgundy.view import BurgundyView, PlayerView

W: Final = 540
H: Final = 784
NARROW_W: Final = 378
NARROW_H: Final = 756
STRIP_H: Final = 62
_SIDE: Final = 42  # Of a space.
_NARROW_SIDE: Final = 29.4
_LAND: Final[list[tuple[str, float, float, float]]] = [
    ("hill", 46, 158, 1.0),
    ("wood", 60, 420, 1.0),
    ("field", 62, 474, 1.0),
    ("vine", 490, 186, 0.9),
    ("birds", 508, 222, 1.0),
    ("hill", 486, 424, 1.0),
    ("field", 478, 486, 0.9),
    ("birds", 30, 206, 0.9),
    ("wood", 488, 522, 0.8),
    ("vine", 44, 522, 0.85),
]


class _Row(NamedTuple):
    """Places beside each other: the middle of the first, and how far it is to the next."""

    x: float
    y: float
    step: float

    def spots(self, places: int) -> Spots:
        return tuple([(self.x + i * self.step, self.y) for i in range(places)])


# Where dice, stored tiles and goods lie: wide, narrow, and on the strip.
_DICE: Final = _Row(38.0, 92.0, 56).spots(2)
_STORED: Final = _Row(56.0, 606.0, 76)
_GOODS: Final = _Row(294.0, 603.0, 63.5)
_NARROW_DICE: Final = _Row(36.0, 86.0, 54).spots(2)
_NARROW_STORED: Final = _Row(54.0, 519.0, 76)
_NARROW_GOODS: Final = _Row(54.0, 602.0, 76)
_STRIP_DICE: Final = _Row(22.0, 31.0, 40).spots(2)
_STRIP_STORED: Final = _Row(100.0, 31.0, 40)
_STRIP_GOODS: Final = _Row(223.0, 29.0, 41)


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    narrow = _NARROW_SIDE / _SIDE
    return {
        "space": hexagon(SPACE, 4),
        "space-narrow": hexagon(SPACE * narrow, 3),
        "die": box(DIE, DIE, 9),
        "chip": box(92, 34, 15),
        "chip-narrow": box(92, 42, 15),
        "crate": box(CRATE + 6, CRATE + 8, 8),
        "small-crate": box(SMALL_CRATE, SMALL_CRATE, 5),
        "sold": box(44, 48, 8),
        "small-tile": hexagon(SIDE * 0.56, 2),
    }


def definitions() -> Markup:
    """The printed parts for the sprite: `#s-estate` and `#s-estate-narrow`."""
    wide = frame(W, H) + rect(5, 5, W - 10, H - 15, 9, "none", "line-2", 1, opacity=".6") + countryside(_LAND)
    wide += plaque(14, 541, 236, 106) + plaque(258, 541, W - 272, 106) + plaque(14, 655, W - 28, 112, "paper")
    narrow = frame(NARROW_W, NARROW_H) + plaque(12, 456, 236, 102) + plaque(256, 456, 110, 102)
    narrow += plaque(12, 566, 236, 74) + plaque(256, 566, 110, 74, "paper")
    narrow += plaque(12, 648, 354, 96, "paper")
    return g(wide, id="s-estate") + g(narrow, id="s-estate-narrow")


def banner(player: PlayerView, name: str, land: str, w: float) -> Markup:
    """A ribbon in the seat's colour with its shape, the name, the duchy and the points."""
    return _banner(player["seat"] + 1, player["points"], name, land, w)


@lru_cache(maxsize=512)
def _banner(seat: int, points: int, name: str, land: str, w: float) -> Markup:
    name_room = w - 204 - width(land, 12.5)
    size = 18 if fit(name, name_room, 18) == clean(name) else 15
    shown = fit(name, name_room, size)
    left = 70 + width(shown, size) + 10
    out = [
        path(f"M8 20H{w - 8:g}L{w - 18:g} 36 {w - 8:g} 52H8L18 36z", f"seat-{seat}-2", "outline", 1.4),
        rect(24, 10, w - 48, 36, 0, f"seat-{seat}", "outline", 1.5),
        circle(46, 28, 15, "plaster", "outline", 1.3),
        flat_marker(seat, 46, 28, 19),
        text(shown, 70, 28 + size * 0.35, size, f"seat-{seat}-on", "start", title=True),
        path(box(88, 42, 8, w - 124, 10), "stone-2", "outline", 1.4),
        path(box(88, 42, 8, w - 124, 7), "plaster", "outline", 1.5),
        icon("vp", w - 102, 28, 27, 1.2),
        text(str(points), w - 63, 36.5, 25 if points < 100 else 21, "pip", weight=800),
    ]
    out.append(text(land, left, 32.5, 12.5, f"seat-{seat}-on", "start", 500))
    return join(out)


# ------------------------------------------------------------ wide
def estate_body(view: BurgundyView, seat: int, names: list[str], own: bool, prefix: str, tr: Tr) -> Markup:
    """Everything of one seat without the svg element; `own`: its things can be picked."""
    player, printed = view["players"][seat], view["printed"]
    shelf, faces = Shelf(prefix, own), faces_of(printed)
    return join(
        (
            use("s-estate"),
            banner(player, names[seat], duchy_label(player, tr), W),
            dice(shelf, seat + 1, used(player), _DICE, 1, tr),
            chip(shelf, "silver", player["silver"], W - 62, 80, False, tr),
            chip(shelf, "workers", player["workers"], W - 62, 118, False, tr),
            bonus_tiles(player["bonus_tiles"], W - 40, 154, tr),
            _title(tr("Key spaces"), 26, 559),
            stored(shelf, _tiles(player, faces), _STORED.spots(printed["key_spaces"]), 34 / SIDE, tr),
            _title(tr("Goods"), 270, 559),
            goods(shelf, tuple(player["goods"].items()), _GOODS.spots(printed["goods_spaces"]), tr),
            path("M456 553v82", "none", "line-2", 1, stroke_dasharray="2 4"),
            _title(tr("Sold"), 464, 559),
            sold(shelf, tuple(player["sold"].items()), 493, 588, tr),
            summary.wide(view, player, 14, 655, W - 28, tr),
            duchy(land_of(player, faces), _SIDE, W / 2, 66, prefix, own, tr),
        )
    )


def _tiles(player: PlayerView, faces: Faces) -> tuple[Face, ...]:
    """The tiles on the key spaces."""
    return tuple([face for tile in player["storage"] if (face := faces[tile])])


@lru_cache(maxsize=64)
def _title(title: str, x: float, y: float) -> Markup:
    return text(title, x, y, 12.5, "ink-2", "start", title=True, grow=True)


def mine(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The viewer's duchy and everything beside it, 540 x 784; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    if view["offer"] and view["viewer"] in view["actors"]:
        return offers(view, W, H, 27, False, tr)
    body = estate_body(view, view["viewer"], shortened(names), True, "", tr)
    return svg(W, H, body, label=tr("My duchy"), id="mine", class_="picture")


def estate(view: BurgundyView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The duchy of any seat as large as one's own, to look at; nothing in it can be picked."""
    shown = shortened(names)
    body = estate_body(view, seat, shown, False, f"estate-{seat + 1}-", tr)
    return svg(W, H, body, label=shown[seat], id=f"estate-{seat + 1}", class_="picture")


# ------------------------------------------------------------ narrow
def mine_narrow(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The same things for a phone, one below the other, 378 wide; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    if view["offer"] and view["viewer"] in view["actors"]:
        return offers(view, NARROW_W, NARROW_H, 26, True, tr)
    player, printed = view["players"][view["viewer"]], view["printed"]
    shelf, faces = Shelf("narrow-", True), faces_of(printed)
    body = (
        use("s-estate-narrow"),
        banner(player, shortened(names)[player["seat"]], duchy_name(player["duchy"], tr), NARROW_W),
        dice(shelf, player["seat"] + 1, used(player), _NARROW_DICE, 1, tr),
        chip(shelf, "silver", player["silver"], 180, 86, True, tr),
        chip(shelf, "workers", player["workers"], 284, 86, True, tr),
        bonus_tiles(player["bonus_tiles"], 352, 128, tr),
        _title(tr("Key spaces"), 24, 474),
        stored(shelf, _tiles(player, faces), _NARROW_STORED.spots(printed["key_spaces"]), 34 / SIDE, tr),
        _title(tr("Sold"), 268, 474),
        sold(shelf, tuple(player["sold"].items()), 311, 501, tr),
        goods(shelf, tuple(player["goods"].items()), _NARROW_GOODS.spots(printed["goods_spaces"]), tr),
        summary.flag(view, 311, 602, tr),
        summary.narrow(view, player, 12, 648, 354, tr),
        duchy(land_of(player, faces), _NARROW_SIDE, NARROW_W / 2, 116, "narrow-", True, tr),
    )
    return svg(NARROW_W, NARROW_H, *body, label=tr("My duchy"), id="mine-narrow", class_="picture")


@lru_cache(maxsize=256)
def _amount(name: str, amount: int, y: float, thing: str) -> Markup:
    number = text(str(amount), 13, 5.5, 15, "ink", "start", 800)
    return g(icon(name, 0, 0, 22, 1.2), number, x=346, y=y, aria_label=f"{amount} {thing}")


def mine_strip(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """What one needs beside the common board on a phone, 378 x 62; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    player, printed = view["players"][view["viewer"]], view["printed"]
    shelf, faces = Shelf("strip-", True), _tiles(player, faces_of(printed))
    held = tuple(player["goods"].items())
    tiles = stored(shelf, faces, _STRIP_STORED.spots(printed["key_spaces"]), 20 / SIDE, tr, small=True)
    crates = goods(shelf, held, _STRIP_GOODS.spots(printed["goods_spaces"]), tr, small=True)
    rows = (("silver", player["silver"], 16, tr("silver")), ("worker", player["workers"], 46, tr("workers")))
    amounts = join(_amount(*row) for row in rows)
    rolled = dice(shelf, player["seat"] + 1, used(player), _STRIP_DICE, 0.74, tr)
    body = (rolled, tiles, crates, amounts)
    return svg(NARROW_W, STRIP_H, *body, label=tr("My duchy"), id="mine-strip", class_="picture")
