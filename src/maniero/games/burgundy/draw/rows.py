"""The rows of a panel: dice, silver and workers, tiles, goods, shields, a trade route."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import g, icon, join, path, text, use
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.burgundy.draw import posts, routes, shields
from maniero.games.burgundy.draw.labels import die_label, good_label, sold_label, stored_label
from maniero.games.burgundy.draw.store import Dice, Goods
from maniero.games.burgundy.draw.tiles import GOOD, small_die, stack_count
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView, PlayerView

OF_ONE: Final = 120  # Width of the key spaces of a player;
OF_TEAM: Final = 66  # of the common ones of a team, and of a member's own.
_ROW: Final = 22  # Of shields, and of a trade route.


@lru_cache(maxsize=1024)
def dice(seat: int, rolled: Dice, x: float, y: float, tr: Tr) -> Markup:
    """The dice of the round."""
    out = []
    for i, (value, gone) in enumerate(rolled):
        drawn = small_die(seat, value, gone, x + 11 + i * 27, y)
        out.append(g(drawn, aria_label=die_label(value, gone, tr)))
    return join(out)


@lru_cache(maxsize=512)
def amount(symbol: str, number: int, thing: str, x: float, y: float) -> Markup:
    """Silver or workers."""
    written = text(str(number), 14, 5.5, 15, "ink", "start", 800)
    return g(icon(symbol, 0, 0, 22, 1.25), written, x=x, y=y, aria_label=f"{number} {thing}")


@lru_cache(maxsize=1024)
def stored(tiles: tuple[str, ...], places: int, x: float, y: float, tr: Tr, width: float = OF_ONE) -> Markup:
    """Tiles on key spaces; where there are more than the width has room for, they overlap."""
    step = min(34, (width - 30) / max(len(tiles) - 1, 1))
    out = [use("s-small-key", x + 15 + i * step, y) for i in range(len(tiles), places)]
    for i, tile in enumerate(tiles):
        id = tile if tile.startswith("monastery") else None
        label = stored_label(tile, tr)
        out.append(g(use(f"s-small-{tile}"), x=x + 15 + i * step, y=y - 1, id=id, aria_label=label))
    return join(out)


@lru_cache(maxsize=1024)
def goods(held: Goods, places: int, x: float, y: float, tr: Tr) -> Markup:
    """Goods in store; more kinds than usual lie closer, with their numbers on them."""
    if len(held) > max(places, 3):
        return _close_goods(held, x, y, tr)
    step = 39
    out = [
        path(box(20, 20, 3, x + 1 + i * step, y - 10), "sunk", "line-2", 1, stroke_dasharray="2.5 3")
        for i in range(len(held), places)
    ]
    for i, (good, total) in enumerate(held):
        number = text(str(total), 14, 5.5, 14, "ink", "start", 800)
        body = use(f"s-good-{good}", 0, -1, 22 / GOOD) + number
        out.append(g(body, x=x + 11 + i * step, y=y, aria_label=good_label(good, total, tr)))
    return join(out)


def _close_goods(held: Goods, x: float, y: float, tr: Tr) -> Markup:
    step = 108 / len(held)
    out = []
    for i, (good, total) in enumerate(held):
        body = use(f"s-good-{good}", 0, -2, 20 / GOOD) + stack_count(total, 4, 8, 7)
        out.append(g(body, x=x + 9 + i * step, y=y, aria_label=good_label(good, total, tr)))
    return join(out)


@lru_cache(maxsize=1024)
def sold(gone: Goods, x: float, y: float, tr: Tr) -> Markup:
    """How many goods were sold, on their wooden backs."""
    total = sum(dict(gone).values())
    label = sold_label(dict(gone), tr)
    if not total:
        place = path(box(22, 20, 4), "none", "line-2", 1, stroke_dasharray="2.5 3")
        return g(place, x=x, y=y, aria_label=label)
    back = path(box(24, 20, 4), "wood-2", "outline", 1.2, transform="translate(0 2)")
    back += path(box(24, 20, 4), "wood", "outline", 1.2)
    return g(back, text(str(total), 0, 4.5, 13, "plaster", weight=800), x=x, y=y, aria_label=label)


def filled(player: PlayerView) -> str:
    """How many spaces have a tile, of how many."""
    done = sum(space["tile"] is not None for space in player["spaces"])
    return f"{done}/{len(player['spaces'])}"


def more_height(view: BurgundyView, player: PlayerView) -> int:
    """How high the rows of the expansions are."""
    rows = bool(player["route"]) + bool("shields" in view["expansions"] or player["posts"])
    return _ROW * rows


def more(view: BurgundyView, player: PlayerView, x: float, y: float, w: float, tr: Tr) -> Markup:
    """Shields and border posts, then the trade route."""
    out = []
    if "shields" in view["expansions"] or player["posts"]:
        out.append(shields.badges(shields.held(player), x + 12, y, tr))
        out.append(posts.links_note(player, x + w - 46, y, tr))
        y += _ROW
    if player["route"]:
        out.append(routes.dots(routes.route_of(player["route"]), x, y, tr))
    return join(out)


def own_keys(player: PlayerView, x: float, y: float, tr: Tr) -> Markup:
    """The key spaces that a member of a team has alone."""
    marked = flat_marker(player["seat"] + 1, x + 4, y, 11)
    return marked + stored(tuple(player["own_storage"]), player["own_spaces"], x + 12, y, tr, OF_TEAM)
