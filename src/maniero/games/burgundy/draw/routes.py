"""A trade route: tiles of three spaces, each with the good it waits for and the bonus that good brings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, g, icon, join, path, rect, sign, use
from maniero.art.shapes import box
from maniero.games.burgundy.draw.labels import goods_label
from maniero.games.burgundy.draw.store import Shelf
from maniero.games.burgundy.draw.tiles import GOOD
from maniero.games.burgundy.nouns import Tr, good_name
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


# ------------------------------------------------------------ printed
def _frame(good: int, w: float, id: str) -> Markup:
    """The printed part of a space: a frame in the colour of its good for the bonus, a place for the good."""
    return g(
        path(box(w, 20, 4, -w / 2, 4), f"good-{good}", "outline", 1),
        path(box(w - 5, 15, 3, 2.5 - w / 2, 6.5), "plaster"),
        path(box(23, 21, 4, -11.5, 25.5), "sunk", f"good-{good}-2", 1.6, stroke_dasharray="4 2.4"),
        icon(f"good-{good}", 0, 36, 15, 1, opacity=".75"),
        id=id,
    )


def definitions() -> Markup:
    """The printed spaces for the sprite: `#s-route-4`, and `#s-route-wide-4` where there is more room."""
    return join(
        _frame(good, w, f"s-{name}-{good}")
        for name, w in (("route", 25), ("route-wide", 33))
        for good in range(1, 7)
    )


def outlines() -> dict[str, str]:
    """The outline of a space, for its halo."""
    return {"route": box(25, 46, 4, -12.5, 2)}


# ------------------------------------------------------------ as it is used
def _sign(bonus: str) -> str:
    """What does the same as a bonus: a building, or a castle."""
    return "castle" if bonus == "action" else _BONUS.get(bonus, bonus)


@lru_cache(maxsize=512)
def _space(good: str, bonus: str, laid: str | None, paid: bool, here: bool, w: float) -> Markup:
    """A space around x = 0: its bonus above, the place of the good below."""
    missed = laid is not None and not paid
    out = [
        use(f"s-route-wide-{good}" if w > 34 else f"s-route-{good}"),
        icon(_sign(bonus), 0, 13.5, 17, 1.05, opacity=".3" if missed else None),
    ]
    if laid is not None:
        out.append(use(f"s-good-{laid}", 0, 35, 23 / GOOD))
    if here:
        out.append(path("M-5 22h10L0 27.5z", "brand", "outline", 1.1))
    if paid:
        out.append(circle(9, 23, 6, "plaster", "outline", 1) + sign("check", 9, 23, 9, "pip", 2.2))
    return join(out)


@lru_cache(maxsize=256)
def trade_route(shelf: Shelf, route: Route, x: float, y: float, w: float, tiles: int, tr: Tr) -> Markup:
    """The route in rows of so many tiles, in the middle of a room w wide."""
    if not route:
        return NOTHING
    each = min(_WIDEST, ((w - (tiles - 1) * _BETWEEN) / tiles) / SPACES)
    laid = sum(good is not None for _, _, good, _ in route)
    out = []
    for i, space in enumerate(route):
        row, place = divmod(i, tiles * SPACES)
        across = min(tiles, len(route) // SPACES - row * tiles)
        left = (w - across * SPACES * each - (across - 1) * _BETWEEN) / 2
        at, top = left + place * each + place // SPACES * _BETWEEN, row * H
        if not i % SPACES:
            out.append(rect(at, top + 1, SPACES * each, H - 2, 6, "board-edge", "outline", 1.3))
            out.append(rect(at, top, SPACES * each, H - 3, 6, "paper", "outline", 1.3))
        name, body = f"route-{i + 1}", _space(*space, i == laid, each)
        label = _space_label(i + 1, space, tr)
        out.append(shelf.thing(name, "route", body, id=name, label=label, x=at + each / 2, y=top))
    return g(*out, x=x, y=y, aria_label=_label(route, tr))


def _space_label(number: int, space: tuple[str, str, str | None, bool], tr: Tr) -> str:
    good, _, laid, _ = space
    label = tr("Trade route {number}: {good}").format(number=number, good=good_name(good, tr))
    return f"{label}, {good_name(laid, tr)}" if laid is not None else label


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
