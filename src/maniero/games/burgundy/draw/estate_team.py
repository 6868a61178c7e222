"""The duchy of a team and what lies beside it.

Its two halves lie one below the other, the second one further to the right: the corners that stay free hold
dice, silver, workers and goods above, the key spaces below.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.boards import frame, plaque
from maniero.art.kit import NOTHING, g, join, rect
from maniero.games.burgundy.draw import keys, routes, shields, summary
from maniero.games.burgundy.draw.duchy import MIDDLE, SMALLEST, duchy, land_of
from maniero.games.burgundy.draw.estate import NARROW_DICE, NARROW_SHIELDS, NARROW_W, H, W, title
from maniero.games.burgundy.draw.holder import Holder, banner
from maniero.games.burgundy.draw.labels import duchy_label
from maniero.games.burgundy.draw.store import Row, bonus_tiles, chip, dice, goods, sold, used
from maniero.games.burgundy.nouns import duchy_name

_DICE: Final = ((38.0, 86.0), (38.0, 134.0))
_GOODS: Final = Row(-63.5, 0.0, 63.5)
_SHIELDS: Final = tuple((x, y) for y in (238.0, 285.0) for x in (393.0, 431.0, 469.0, 507.0))
_ROUTE: Final = 50  # So much lower lies everything below a route.
_TILES: Final = 6  # Of a trade route in a row.
_NARROW_TILES: Final = 3
_NARROW_GOODS: Final = Row(54.0, 0.0, 76)


# ------------------------------------------------------------ wide
def wide(h: Holder) -> Markup:
    """Everything of a team, 540 x 784."""
    player, shelf, tr = h.player, h.shelf, h.tr
    route = routes.route_of(player["route"])
    down = _ROUTE if route else 0
    return join(
        (
            frame(W, H),
            rect(5, 5, W - 10, H - 15, 9, "none", "line-2", 1, opacity=".6"),
            banner(h, duchy_label(player, tr), W),
            routes.trade_route(shelf, route, 14, 58, W - 28, _TILES, tr),
            dice(shelf, h.seat + 1, used(player), tuple((x, y + down) for x, y in _DICE), 1, tr),
            chip(shelf, "silver", player["silver"], 421, 80 + down, False, tr),
            chip(shelf, "workers", player["workers"], 421, 118 + down, False, tr),
            h.hire(498, 80 + down, False),
            bonus_tiles(player["bonus_tiles"], 494, 118 + down, tr),
            g(
                goods(
                    shelf,
                    tuple(player["goods"].items()),
                    _GOODS.spots(h.view["printed"]["goods_spaces"]),
                    tr,
                ),
                x=453,
                y=172 + down,
                k=0.8,
            ),
            shields.row(shelf, shields.held(player), tuple([(x, y + down) for x, y in _SHIELDS]), tr),
            *(
                keys.keys(h, group, keys.WIDE, 14, 388 + down + i * (keys.WIDE.h + 4))
                for i, group in enumerate(keys.groups(h))
            ),
            sold(shelf, tuple(player["sold"].items()), 499, 590 + down, tr),
            _foot(h, bool(route)),
            duchy(land_of(player, h.faces), MIDDLE, W / 2, 62 + down, shelf.prefix, shelf.own, tr),
        )
    )


def _foot(h: Holder, low: bool) -> Markup:
    """What regions give, and how far each colour is; low where a route takes the room."""
    if low:
        return plaque(14, 706, W - 28, 62, "paper") + summary.low(h.player, 14, 706, W - 28, h.tr)
    return plaque(14, 655, W - 28, 112, "paper") + summary.wide(h.view, h.player, 14, 655, W - 28, h.tr)


# ------------------------------------------------------------ narrow
def narrow(h: Holder) -> tuple[float, Markup]:
    """The same things one below the other, 378 wide; how high it is."""
    player, shelf, tr = h.player, h.shelf, h.tr
    route = routes.route_of(player["route"])
    down = routes.rows_of(len(route), _NARROW_TILES) * routes.H
    top = 118 + down  # Of the duchy.
    below = top + 432  # Of what lies under it.
    with_shields = "shields" in h.view["expansions"]
    at_goods = below + (68 if with_shields else 0)
    height = at_goods + 194
    shared, own, *others = keys.groups(h)
    body = (
        frame(NARROW_W, height),
        banner(h, duchy_name(player["duchy"], tr), NARROW_W),
        routes.trade_route(shelf, route, 12, 58, NARROW_W - 24, _NARROW_TILES, tr),
        dice(shelf, h.seat + 1, used(player), NARROW_DICE.lower(down).spots(2), 1, tr),
        chip(shelf, "silver", player["silver"], 180, 86 + down, True, tr),
        chip(shelf, "workers", player["workers"], 284, 86 + down, True, tr),
        h.hire(353, 86 + down, True),
        *(keys.keys(h, group, keys.NARROW, 264, top + 4) for group in others),
        bonus_tiles(player["bonus_tiles"], 346, top + 104, tr),
        keys.keys(h, shared, keys.NARROW, 10, top + 242),
        keys.keys(h, own, keys.NARROW, 10, top + 324),
        _shields(h, below) if with_shields else NOTHING,
        plaque(12, at_goods, 236, 74),
        goods(
            shelf,
            tuple(player["goods"].items()),
            _NARROW_GOODS.lower(at_goods + 36).spots(h.view["printed"]["goods_spaces"]),
            tr,
        ),
        plaque(256, at_goods, 110, 74),
        sold(shelf, tuple(player["sold"].items()), 311, at_goods + 23, tr),
        plaque(12, at_goods + 82, 354, 96, "paper"),
        summary.narrow(h.view, player, 12, at_goods + 82, 354, tr),
        duchy(land_of(player, h.faces), SMALLEST, NARROW_W / 2, top, shelf.prefix, shelf.own, tr),
    )
    return height, join(body)


def _shields(h: Holder, y: float) -> Markup:
    row = NARROW_SHIELDS.lower(y + 29).spots(len(h.player["shields"]))
    return join(
        (
            plaque(12, y, 354, 60),
            title(h.tr("Shields"), 24, y + 34),
            shields.row(h.shelf, shields.held(h.player), row, h.tr),
        )
    )
