"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, path, rect, svg, text, use
from maniero.art.lettering import fit, shortened, width
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.burgundy.draw.duchy import thumbnail
from maniero.games.burgundy.draw.store import Dice, Goods, bonus_tiles, used
from maniero.games.burgundy.draw.tiles import GOOD, small_die
from maniero.games.burgundy.draw.words import (
    Tr,
    duchy_said,
    good_name,
    goods_said,
    tile_name,
    turn_note,
)
from maniero.games.burgundy.view import BurgundyView, PlayerView

W: Final = 292
H: Final = 150
LARGE_H: Final = 351
_SIDE: Final = 9.4  # Of a space in a thumbnail.
_HEAD: Final = "M1 31V11Q1 1 11 1H{0}Q{1} 1 {1} 11V31z"


@lru_cache(maxsize=64)
def paper(w: float, h: float) -> Markup:
    """A sheet of paper."""
    return rect(1, 3, w - 3, h - 4, 10, "board-edge", "outline", 1.5) + rect(
        1, 1, w - 3, h - 5, 10, "paper", "outline", 1.5
    )


def _head(view: BurgundyView, player: PlayerView, name: str, w: float, tr: Tr) -> Markup:
    """The head of a panel in the seat's colour: shape, name, what the player does, points."""
    seat = player["seat"] + 1
    return _headed(seat, str(player["points"]), turn_note(view, player["seat"], tr), name, w)


@lru_cache(maxsize=1024)
def _headed(seat: int, points: str, note: str, name: str, w: float) -> Markup:
    seal = w - 14 - width(points, 16) - 14
    room = seal - 14 - (width(note, 12) + 8 if note else 0) - 34
    return join(
        (
            path(_HEAD.format(w - 12, w - 2), f"seat-{seat}", opacity=".2"),
            path(f"M1 31H{w - 2:g}", "none", "outline", 1.5),
            flat_marker(seat, 20, 16.5, 17),
            text(fit(name, room, 15), 34, 21.5, 15, "ink", "start", title=True),
            text(note, seal - 15, 21, 12, "ink-2", "end", 600) if note else NOTHING,
            icon("vp", seal, 16.5, 21, 1.2),
            text(points, w - 12, 22, 16, "ink", "end", 800),
        )
    )


# ------------------------------------------------------------ rows
@lru_cache(maxsize=1024)
def _dice(seat: int, rolled: Dice, x: float, y: float, tr: Tr) -> Markup:
    out = []
    for i, (value, gone) in enumerate(rolled):
        said = tr("die {number}, used") if gone else tr("die {number}")
        drawn = small_die(seat, value, gone, x + 11 + i * 27, y)
        out.append(g(drawn, aria_label=said.format(number=value)))
    return join(out)


@lru_cache(maxsize=512)
def _amount(symbol: str, amount: int, said: str, x: float, y: float) -> Markup:
    number = text(str(amount), 14, 5.5, 15, "ink", "start", 800)
    return g(icon(symbol, 0, 0, 22, 1.25), number, x=x, y=y, aria_label=f"{amount} {said}")


@lru_cache(maxsize=1024)
def _stored(tiles: tuple[str, ...], x: float, y: float, tr: Tr) -> Markup:
    out = [use("s-small-key", x + 15 + i * 34, y) for i in range(len(tiles), 3)]
    for i, tile in enumerate(tiles):
        id = tile if tile.startswith("monastery") else None
        said = tr("{tile}, stored").format(tile=tile_name(tile, tr))
        out.append(g(use(f"s-small-{tile}"), x=x + 15 + i * 34, y=y - 1, id=id, aria_label=said))
    return join(out)


@lru_cache(maxsize=1024)
def _goods(held: Goods, x: float, y: float, tr: Tr) -> Markup:
    out = [
        path(box(20, 20, 3, x + 1 + i * 39, y - 10), "sunk", "line-2", 1, stroke_dasharray="2.5 3")
        for i in range(len(held), 3)
    ]
    for i, (good, total) in enumerate(held):
        number = text(str(total), 14, 5.5, 14, "ink", "start", 800)
        body = use(f"s-good-{good}", 0, -1, 22 / GOOD) + number
        out.append(g(body, x=x + 11 + i * 39, y=y, aria_label=f"{total} {good_name(good, tr)}"))
    return join(out)


@lru_cache(maxsize=1024)
def _sold(sold: Goods, x: float, y: float, tr: Tr) -> Markup:
    """How many goods were sold, on their wooden backs."""
    total = sum(dict(sold).values())
    said = tr("Sold: {goods}").format(goods=goods_said(dict(sold), tr))
    if not total:
        return g(
            path(box(22, 20, 4), "none", "line-2", 1, stroke_dasharray="2.5 3"), x=x, y=y, aria_label=said
        )
    back = path(box(24, 20, 4), "wood-2", "outline", 1.2, transform="translate(0 2)")
    back += path(box(24, 20, 4), "wood", "outline", 1.2)
    return g(back, text(str(total), 0, 4.5, 13, "plaster", weight=800), x=x, y=y, aria_label=said)


def _filled(player: PlayerView) -> str:
    filled = sum(space["tile"] is not None for space in player["spaces"])
    return f"{filled}/{len(player['spaces'])}"


# ------------------------------------------------------------ panels
def _compact(player: PlayerView, tr: Tr) -> Markup:
    x = 133.0
    return join(
        (
            thumbnail(player["spaces"], _SIDE, 68, 37, duchy_said(player, tr), f"duchy-{player['seat'] + 1}"),
            _dice(player["seat"] + 1, used(player), x, 51, tr),
            _amount(
                "silver",
                player["silver"],
                tr("silver"),
                x + 72,
                50,
            ),
            _amount("worker", player["workers"], tr("workers"), x + 116, 50),
            _stored(tuple(player["storage"]), x, 85, tr),
            text(_filled(player), W - 12, 81, 13, "ink-2", "end", 700),
            bonus_tiles(player["bonus_tiles"], W - 31, 97, tr),
            _goods(tuple(player["goods"].items()), x, 122, tr),
            _sold(tuple(player["sold"].items()), W - 25, 121, tr),
        )
    )


def _large(player: PlayerView, w: float, h: float, tr: Tr) -> Markup:
    """The thumbnail above, everything else in two rows below."""
    side = min((w - 28) / 12.2, (h - 125) / 11)
    x, y = (w - 268) / 2, h - 74
    top = 31 + (y - 8 - 31 - 11 * side) / 2
    return join(
        (
            thumbnail(
                player["spaces"], side, w / 2, top, duchy_said(player, tr), f"duchy-{player['seat'] + 1}"
            ),
            path(f"M12 {y - 8:g}H{w - 13:g}", "none", "line", 1),
            _dice(player["seat"] + 1, used(player), x, y + 12, tr),
            _amount("silver", player["silver"], tr("silver"), x + 74, y + 11),
            _amount("worker", player["workers"], tr("workers"), x + 120, y + 11),
            bonus_tiles(player["bonus_tiles"], x + 186, y + 11, tr),
            text(_filled(player), x + 268, y + 16, 13, "ink-2", "end", 700),
            _stored(tuple(player["storage"]), x, y + 48, tr),
            _goods(tuple(player["goods"].items()), x + 112, y + 48, tr),
            _sold(tuple(player["sold"].items()), x + 255, y + 47, tr),
        )
    )


def panel_body(
    view: BurgundyView, seat: int, names: list[str], tr: Tr, w: float = W, h: float = H, large: bool = False
) -> Markup:
    """A panel without its svg element."""
    player = view["players"][seat]
    inside = _large(player, w, h, tr) if large else _compact(player, tr)
    frame = rect(1, 1, w - 3, h - 5, 10, "none", "outline", 1.5)
    return paper(w, h) + _head(view, player, names[seat], w, tr) + inside + frame


def opponent(view: BurgundyView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 150."""
    body = panel_body(view, seat, shortened(names), tr)
    return svg(W, H, body, label=fit(names[seat], 400, 14), id=f"panel-{seat + 1}", class_="picture")


def others(view: BurgundyView) -> list[int]:
    """The seats whose panels are shown, in the order of the bridge after the viewer."""
    order = view["bridge"]
    if view["viewer"] is None:
        return list(order)
    mine = order.index(view["viewer"])
    return order[mine + 1 :] + order[:mine]
