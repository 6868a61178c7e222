"""A trade route: tiles of three spaces, each with the good it waits for and the bonus that good brings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, g, icon, join, path, rect, sign, use
from maniero.art.shapes import box
from maniero.games.burgundy.draw.labels import goods_label
from maniero.games.burgundy.draw.tiles import GOOD
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import RouteView

H: Final = 50  # Of a row.
SPACES: Final = 3  # On a tile.
Route = tuple[tuple[str, str, str | None, bool], ...]  # Good, bonus, what was laid, whether it was paid.

_BONUS: Final = {"boarding": "boarding-house", "cityhall": "city-hall"}
_WIDEST: Final = 38  # Of a space.
_BETWEEN: Final = 6  # Tiles.
_DOT: Final = 14.6  # From space to space in a panel.


def route_of(spaces: list[RouteView]) -> Route:
    """The same in a form by which drawings are kept."""
    return tuple([(each["good"], each["bonus"], each["laid"], each["paid"]) for each in spaces])


def rows_of(spaces: int, tiles: int) -> int:
    """How many rows a route has when so many tiles lie in a row."""
    return -(-spaces // (SPACES * tiles))


def _label(route: Route, tr: Tr) -> str:
    laid: dict[str, int] = {}
    for _, _, good, _ in route:
        if good is not None:
            laid[good] = laid.get(good, 0) + 1
    label = tr("Trade route, {count} of {spaces} spaces filled: {goods}")
    return label.format(count=sum(laid.values()), spaces=len(route), goods=goods_label(laid, tr))


def _sign(bonus: str, x: float, y: float, size: float) -> Markup:
    """What a bonus is: the building that does the same, or a die of any number."""
    if bonus == "action":
        return icon("castle", x, y, size, 1.05)
    return icon(_BONUS.get(bonus, bonus), x, y, size, 1.05)


@lru_cache(maxsize=512)
def _space(good: str, bonus: str, laid: str | None, paid: bool, here: bool, w: float) -> Markup:
    """A space around x = 0: its bonus above, the place of the good below."""
    missed = laid is not None and not paid
    printed = path(box(w - 4, 20, 4, 2 - w / 2, 4), f"good-{good}", "outline", 1) + path(
        box(w - 8, 16, 3, 4 - w / 2, 6), "plaster"
    )
    what = g(_sign(bonus, 0, 13.5, 17), opacity=".3" if missed else None)
    out = [printed, what]
    if laid is not None:
        out.append(use(f"s-good-{laid}", 0, 35, 23 / GOOD))
    else:
        place = path(box(23, 21, 4, -11.5, 25.5), "sunk", f"good-{good}-2", 1.6, stroke_dasharray="4 2.4")
        out.append(place + icon(f"good-{good}", 0, 36, 15, 1, opacity=".75"))
    if here:
        out.append(path("M-5 22h10L0 27.5z", "brand", "outline", 1.1))
    if paid:
        out.append(
            circle(w / 2 - 7, 22, 6, "plaster", "outline", 1) + sign("check", w / 2 - 7, 22, 9, "pip", 2.2)
        )
    return join(out)


@lru_cache(maxsize=256)
def trade_route(route: Route, x: float, y: float, w: float, tiles: int, tr: Tr) -> Markup:
    """The route in rows of so many tiles, in the middle of a room w wide."""
    if not route:
        return NOTHING
    each = min(_WIDEST, ((w - (tiles - 1) * _BETWEEN) / tiles) / SPACES)
    laid = sum(good is not None for _, _, good, _ in route)
    out = []
    for row in range(0, len(route), tiles * SPACES):
        spaces = route[row : row + tiles * SPACES]
        across = len(spaces) // SPACES
        left = (w - across * SPACES * each - (across - 1) * _BETWEEN) / 2
        for i, (good, bonus, lying, paid) in enumerate(spaces):
            at = left + i * each + i // SPACES * _BETWEEN
            top = row // (tiles * SPACES) * H
            if not i % SPACES:
                tile = rect(at, top + 1, SPACES * each, H - 2, 6, "board-edge", "outline", 1.3)
                out.append(tile + rect(at, top, SPACES * each, H - 3, 6, "paper", "outline", 1.3))
            here = row + i == laid
            out.append(g(_space(good, bonus, lying, paid, here, each), x=at + each / 2, y=top))
    return g(*out, x=x, y=y, aria_label=_label(route, tr))


@lru_cache(maxsize=256)
def dots(route: Route, x: float, y: float, tr: Tr) -> Markup:
    """The route in a panel: what each space waits for, and where goods lie."""
    out = []
    for i, (good, _, laid, paid) in enumerate(route):
        at = i * _DOT + i // SPACES * 1.4
        if laid is None:
            out.append(path(box(12, 12, 3, at, -6), "sunk", f"good-{good}", 2))
        else:
            out.append(path(box(13, 13, 3, at - 0.5, -6.5), f"good-{laid}", "outline", 1.1))
        if paid:
            out.append(sign("check", at + 6, 0, 9, "plaster", 2.6))
    return g(*out, x=x, y=y, aria_label=_label(route, tr))
