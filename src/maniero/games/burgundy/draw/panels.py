"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import g, icon, join, path, text, use
from maniero.art.lettering import shortened
from maniero.art.shapes import box
from maniero.games.burgundy.draw.duchy import land_of, thumbnail
from maniero.games.burgundy.draw.labels import (
    die_label,
    duchy_label,
    good_label,
    sold_label,
    stored_label,
    turn_note,
)
from maniero.games.burgundy.draw.store import Dice, Goods, bonus_tiles, used
from maniero.games.burgundy.draw.tiles import GOOD, faces_of, small_die
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView, PlayerView, PrintedView
from maniero.kit.panels import W, after, frame, head, panel, paper

H: Final = 150
LARGE_H: Final = 351
_SIDE: Final = 9.4  # Of a space in a thumbnail.


# ------------------------------------------------------------ rows
@lru_cache(maxsize=1024)
def _dice(seat: int, rolled: Dice, x: float, y: float, tr: Tr) -> Markup:
    out = []
    for i, (value, gone) in enumerate(rolled):
        drawn = small_die(seat, value, gone, x + 11 + i * 27, y)
        out.append(g(drawn, aria_label=die_label(value, gone, tr)))
    return join(out)


@lru_cache(maxsize=512)
def _amount(symbol: str, amount: int, thing: str, x: float, y: float) -> Markup:
    number = text(str(amount), 14, 5.5, 15, "ink", "start", 800)
    return g(icon(symbol, 0, 0, 22, 1.25), number, x=x, y=y, aria_label=f"{amount} {thing}")


@lru_cache(maxsize=1024)
def _stored(tiles: tuple[str, ...], places: int, x: float, y: float, tr: Tr) -> Markup:
    out = [use("s-small-key", x + 15 + i * 34, y) for i in range(len(tiles), places)]
    for i, tile in enumerate(tiles):
        id = tile if tile.startswith("monastery") else None
        label = stored_label(tile, tr)
        out.append(g(use(f"s-small-{tile}"), x=x + 15 + i * 34, y=y - 1, id=id, aria_label=label))
    return join(out)


@lru_cache(maxsize=1024)
def _goods(held: Goods, places: int, x: float, y: float, tr: Tr) -> Markup:
    out = [
        path(box(20, 20, 3, x + 1 + i * 39, y - 10), "sunk", "line-2", 1, stroke_dasharray="2.5 3")
        for i in range(len(held), places)
    ]
    for i, (good, total) in enumerate(held):
        number = text(str(total), 14, 5.5, 14, "ink", "start", 800)
        body = use(f"s-good-{good}", 0, -1, 22 / GOOD) + number
        out.append(g(body, x=x + 11 + i * 39, y=y, aria_label=good_label(good, total, tr)))
    return join(out)


@lru_cache(maxsize=1024)
def _sold(sold: Goods, x: float, y: float, tr: Tr) -> Markup:
    """How many goods were sold, on their wooden backs."""
    total = sum(dict(sold).values())
    label = sold_label(dict(sold), tr)
    if not total:
        place = path(box(22, 20, 4), "none", "line-2", 1, stroke_dasharray="2.5 3")
        return g(place, x=x, y=y, aria_label=label)
    back = path(box(24, 20, 4), "wood-2", "outline", 1.2, transform="translate(0 2)")
    back += path(box(24, 20, 4), "wood", "outline", 1.2)
    return g(back, text(str(total), 0, 4.5, 13, "plaster", weight=800), x=x, y=y, aria_label=label)


def _filled(player: PlayerView) -> str:
    filled = sum(space["tile"] is not None for space in player["spaces"])
    return f"{filled}/{len(player['spaces'])}"


# ------------------------------------------------------------ panels
def _thumbnail(player: PlayerView, printed: PrintedView, s: float, x: float, y: float, tr: Tr) -> Markup:
    id = f"duchy-{player['seat'] + 1}"
    return thumbnail(land_of(player, faces_of(printed)), s, x, y, duchy_label(player, tr), id)


def _compact(player: PlayerView, printed: PrintedView, tr: Tr) -> Markup:
    x = 133.0
    return join(
        (
            _thumbnail(player, printed, _SIDE, 68, 37, tr),
            _dice(player["seat"] + 1, used(player), x, 51, tr),
            _amount("silver", player["silver"], tr("silver"), x + 72, 50),
            _amount("worker", player["workers"], tr("workers"), x + 116, 50),
            _stored(tuple(player["storage"]), printed["key_spaces"], x, 85, tr),
            text(_filled(player), W - 12, 81, 13, "ink-2", "end", 700),
            bonus_tiles(player["bonus_tiles"], W - 31, 97, tr),
            _goods(tuple(player["goods"].items()), printed["goods_spaces"], x, 122, tr),
            _sold(tuple(player["sold"].items()), W - 25, 121, tr),
        )
    )


def _large(player: PlayerView, printed: PrintedView, w: float, h: float, tr: Tr) -> Markup:
    """The thumbnail above, everything else in two rows below."""
    side = min((w - 28) / 12.2, (h - 125) / 11)
    x, y = (w - 268) / 2, h - 74
    top = 31 + (y - 8 - 31 - 11 * side) / 2
    return join(
        (
            _thumbnail(player, printed, side, w / 2, top, tr),
            path(f"M12 {y - 8:g}H{w - 13:g}", "none", "line", 1),
            _dice(player["seat"] + 1, used(player), x, y + 12, tr),
            _amount("silver", player["silver"], tr("silver"), x + 74, y + 11),
            _amount("worker", player["workers"], tr("workers"), x + 120, y + 11),
            bonus_tiles(player["bonus_tiles"], x + 186, y + 11, tr),
            text(_filled(player), x + 268, y + 16, 13, "ink-2", "end", 700),
            _stored(tuple(player["storage"]), printed["key_spaces"], x, y + 48, tr),
            _goods(tuple(player["goods"].items()), printed["goods_spaces"], x + 112, y + 48, tr),
            _sold(tuple(player["sold"].items()), x + 255, y + 47, tr),
        )
    )


def panel_body(
    view: BurgundyView, seat: int, names: list[str], tr: Tr, w: float = W, h: float = H, large: bool = False
) -> Markup:
    """A panel without its svg element."""
    player, printed = view["players"][seat], view["printed"]
    inside = _large(player, printed, w, h, tr) if large else _compact(player, printed, tr)
    top = head(seat, names[seat], turn_note(view, seat, tr), str(player["points"]), w)
    return paper(w, h) + top + inside + frame(w, h)


def opponent(view: BurgundyView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 150."""
    return panel(seat, names[seat], H, panel_body(view, seat, shortened(names), tr))


def others(view: BurgundyView) -> list[int]:
    """The seats whose panels are shown, in the order of the bridge after the viewer."""
    return after(view["viewer"], view["bridge"])
