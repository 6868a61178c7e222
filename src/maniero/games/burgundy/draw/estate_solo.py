"""The duchy of a player alone, islands between rivers, and what lies beside it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.boards import frame, plaque
from maniero.art.kit import join, rect
from maniero.games.burgundy.draw import summary
from maniero.games.burgundy.draw.duchy import MIDDLE, SMALLEST, duchy, land_of
from maniero.games.burgundy.draw.estate import DICE, NARROW_DICE, NARROW_W, H, W, title
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
from maniero.games.burgundy.draw.target import target
from maniero.games.burgundy.draw.tiles import SIDE
from maniero.games.burgundy.nouns import duchy_name

_STORED: Final = Row(56.0, 560.0, 76)
_GOODS: Final = Row(50.0, 649.0, 64, 6)
_NARROW_STORED: Final = Row(54.0, 528.0, 76)
_NARROW_GOODS: Final = Row(42.0, 616.0, 59, 6)
_KINDS: Final = 6  # Of goods: all of them may be stored.


def wide(h: Holder) -> Markup:
    """Everything of the player, 540 x 784."""
    player, shelf, tr = h.player, h.shelf, h.tr
    return join(
        (
            frame(W, H),
            rect(5, 5, W - 10, H - 15, 9, "none", "line-2", 1, opacity=".6"),
            banner(h, duchy_label(player, tr), W),
            dice(shelf, h.seat + 1, used(player), DICE.lower(-6).spots(2), 1, tr),
            bonus_tiles(player["bonus_tiles"], 156, 86, tr),
            h.hire(282, 86, False),
            chip(shelf, "silver", player["silver"], 372, 86, False, tr),
            chip(shelf, "workers", player["workers"], 474, 86, False, tr),
            plaque(14, 496, 236, 106),
            title(tr("Key spaces"), 26, 514),
            stored(shelf, h.tiles(player["storage"]), _STORED.spots(key_places(player)), 34 / SIDE, tr),
            target(h.view, 258, 496, W - 272, 106, tr),
            plaque(14, 610, W - 28, 78),
            goods(shelf, tuple(player["goods"].items()), _GOODS.spots(_KINDS), tr),
            title(tr("Sold"), 420, 628),
            sold(shelf, tuple(player["sold"].items()), 488, 634, tr),
            plaque(14, 696, W - 28, 72, "paper"),
            summary.low(player, 14, 701, W - 28, tr),
            duchy(land_of(player, h.faces), MIDDLE, W / 2, 121, shelf.prefix, shelf.own, tr),
        )
    )


def narrow(h: Holder) -> tuple[float, Markup]:
    """The same things one below the other, 378 wide; how high it is."""
    player, shelf, tr = h.player, h.shelf, h.tr
    body = (
        frame(NARROW_W, 772),
        banner(h, duchy_name(player["duchy"], tr), NARROW_W),
        dice(shelf, h.seat + 1, used(player), NARROW_DICE.spots(2), 1, tr),
        chip(shelf, "silver", player["silver"], 180, 86, True, tr),
        chip(shelf, "workers", player["workers"], 284, 86, True, tr),
        h.hire(353, 86, True),
        target(h.view, 12, 386, 354, 84, tr),
        plaque(12, 478, 236, 90),
        stored(shelf, h.tiles(player["storage"]), _NARROW_STORED.spots(key_places(player)), 34 / SIDE, tr),
        plaque(256, 478, 110, 90),
        title(tr("Sold"), 268, 496),
        sold(shelf, tuple(player["sold"].items()), 300, 522, tr),
        bonus_tiles(player["bonus_tiles"], 344, 522, tr),
        plaque(12, 576, 354, 78),
        goods(shelf, tuple(player["goods"].items()), _NARROW_GOODS.spots(_KINDS), tr),
        plaque(12, 662, 354, 96, "paper"),
        summary.narrow(h.view, player, 12, 662, 354, tr),
        duchy(land_of(player, h.faces), SMALLEST, NARROW_W / 2, 118, shelf.prefix, shelf.own, tr),
    )
    return 772, join(body)
