"""A duchy of seven rows and what lies beside it: wide for a desk, narrow for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import countryside, frame, plaque
from maniero.art.kit import NOTHING, g, join, path, rect, text, use
from maniero.games.burgundy.draw import posts, routes, shields, summary
from maniero.games.burgundy.draw.duchy import BELOW_ROUTE, LARGE, MIDDLE, duchy, land_of
from maniero.games.burgundy.draw.holder import Holder, banner
from maniero.games.burgundy.draw.labels import duchy_label
from maniero.games.burgundy.draw.store import (
    Row,
    bonus_tiles,
    chip,
    dice,
    goods,
    key_places,
    sold,
    stored,
    used,
)
from maniero.games.burgundy.draw.tiles import SIDE
from maniero.games.burgundy.nouns import duchy_name

W: Final = 540
H: Final = 784
NARROW_W: Final = 378
NARROW_H: Final = 756
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

# Where dice, stored tiles, goods and shields lie: wide, then narrow.
DICE: Final = Row(38.0, 92.0, 56)
_STORED: Final = Row(56.0, 606.0, 76)
_GOODS: Final = Row(294.0, 603.0, 63.5)
_SHIELDS: Final = ((30.0, 466.0), (68.0, 466.0), (30.0, 513.0), (68.0, 513.0))
NARROW_DICE: Final = Row(36.0, 86.0, 54)
_NARROW_STORED: Final = Row(54.0, 519.0, 76)
_NARROW_GOODS: Final = Row(54.0, 602.0, 76)
NARROW_SHIELDS: Final = Row(104.0, 0.0, 40, 7)
_TILES: Final = 5  # Of a trade route in a row.
_NARROW_TILES: Final = 3
_ROUTE: Final = 46  # So much lower lies everything below a route.


def definitions() -> Markup:
    """The printed parts for the sprite: `#s-estate` and `#s-estate-narrow`."""
    wide = frame(W, H) + rect(5, 5, W - 10, H - 15, 9, "none", "line-2", 1, opacity=".6") + countryside(_LAND)
    wide += plaque(14, 541, 236, 106) + plaque(258, 541, W - 272, 106) + plaque(14, 655, W - 28, 112, "paper")
    return g(wide, id="s-estate") + g(_paper(NARROW_H, 0), id="s-estate-narrow")


def _paper(h: float, down: float) -> Markup:
    """The narrow board, h high, with its fields so much lower."""
    return join(
        (
            frame(NARROW_W, h),
            plaque(12, 456 + down, 236, 102),
            plaque(256, 456 + down, 110, 102),
            plaque(12, 566 + down, 236, 74),
            plaque(256, 566 + down, 110, 74, "paper"),
            plaque(12, 648 + down, 354, 96, "paper"),
        )
    )


@lru_cache(maxsize=64)
def title(words: str, x: float, y: float) -> Markup:
    """What lies on a field."""
    return text(words, x, y, 12.5, "ink-2", "start", title=True, grow=True)


# ------------------------------------------------------------ wide
def wide(h: Holder) -> Markup:
    """Everything of one seat, 540 x 784."""
    player, shelf, tr, printed = h.player, h.shelf, h.tr, h.view["printed"]
    land, route = land_of(player, h.faces), routes.route_of(player["route"])
    down, side = (_ROUTE, BELOW_ROUTE) if route else (0, LARGE)
    hire = h.hire(W - 49, 153 + down, False)
    return join(
        (
            use("s-estate"),
            banner(h, duchy_label(player, tr), W),
            routes.trade_route(shelf, route, 14, 57, W - 28, _TILES, tr),
            dice(shelf, h.seat + 1, used(player), DICE.lower(down).spots(2), 1, tr),
            chip(shelf, "silver", player["silver"], W - 62, 80 + down, False, tr),
            chip(shelf, "workers", player["workers"], W - 62, 118 + down, False, tr),
            hire,
            bonus_tiles(player["bonus_tiles"], W - 40, (186 if hire else 154) + down, tr),
            title(tr("Key spaces"), 26, 559),
            stored(shelf, h.tiles(player["storage"]), _STORED.spots(key_places(player)), 34 / SIDE, tr),
            title(tr("Goods"), 270, 559),
            goods(shelf, tuple(player["goods"].items()), _GOODS.spots(printed["goods_spaces"]), tr),
            path("M456 553v82", "none", "line-2", 1, stroke_dasharray="2 4"),
            title(tr("Sold"), 464, 559),
            sold(shelf, tuple(player["sold"].items()), 493, 588, tr),
            summary.wide(h.view, player, 14, 655, W - 28, tr),
            shields.row(shelf, shields.held(player), _SHIELDS, tr),
            posts.post_map(player, h.view["posts_left"], W - 14 - posts.MAP_W, 465, tr),
            duchy(land, side, W / 2, 66 + down, shelf.prefix, shelf.own, tr),
            posts.posts(shelf, player, land, side, W / 2, 66 + down, tr),
        )
    )


# ------------------------------------------------------------ narrow
def narrow(h: Holder) -> tuple[float, Markup]:
    """The same things one below the other, 378 wide; how high it is."""
    player, shelf, tr, printed = h.player, h.shelf, h.tr, h.view["printed"]
    land, route = land_of(player, h.faces), routes.route_of(player["route"])
    down = routes.rows_of(len(route), _NARROW_TILES) * routes.H
    more = _more(h, NARROW_H - 4 + down)
    height = NARROW_H + down + (posts.MAP_H + 12 if more else 0)
    body = (
        _paper(height, down) if height > NARROW_H else use("s-estate-narrow"),
        banner(h, duchy_name(player["duchy"], tr), NARROW_W),
        routes.trade_route(shelf, route, 12, 58, NARROW_W - 24, _NARROW_TILES, tr),
        dice(shelf, h.seat + 1, used(player), NARROW_DICE.lower(down).spots(2), 1, tr),
        chip(shelf, "silver", player["silver"], 180, 86 + down, True, tr),
        chip(shelf, "workers", player["workers"], 284, 86 + down, True, tr),
        h.hire(353, 86 + down, True),
        bonus_tiles(player["bonus_tiles"], 352, 128 + down, tr),
        title(tr("Key spaces"), 24, 474 + down),
        stored(
            shelf,
            h.tiles(player["storage"]),
            _NARROW_STORED.lower(down).spots(key_places(player)),
            34 / SIDE,
            tr,
        ),
        title(tr("Sold"), 268, 474 + down),
        sold(shelf, tuple(player["sold"].items()), 311, 501 + down, tr),
        goods(
            shelf,
            tuple(player["goods"].items()),
            _NARROW_GOODS.lower(down).spots(printed["goods_spaces"]),
            tr,
        ),
        summary.flag(h.view, 311, 602 + down, tr),
        summary.narrow(h.view, player, 12, 648 + down, 354, tr),
        more,
        duchy(land, MIDDLE, NARROW_W / 2, 116 + down, shelf.prefix, shelf.own, tr),
        posts.posts(shelf, player, land, MIDDLE, NARROW_W / 2, 116 + down, tr),
    )
    return height, join(body)


def _more(h: Holder, y: float) -> Markup:
    """Shields and border posts, below everything; nothing in a game without."""
    player, shelf, tr = h.player, h.shelf, h.tr
    if "shields" not in h.view["expansions"] and not player["posts"]:
        return NOTHING
    room = 354 - (posts.MAP_W + 8 if player["posts"] else 0)
    row = NARROW_SHIELDS.lower(y + posts.MAP_H / 2).spots(len(player["shields"]))
    return join(
        (
            plaque(12, y, room, posts.MAP_H),
            title(tr("Shields"), 24, y + posts.MAP_H / 2 + 4),
            shields.row(shelf, shields.held(player), row, tr),
            posts.post_map(player, h.view["posts_left"], 366 - posts.MAP_W, y, tr),
        )
    )
