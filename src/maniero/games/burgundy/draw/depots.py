"""The six numbered depots and the black one: tiles on their places, goods on their field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.honeycomb import ROOT_3
from maniero.art.kit import NOTHING, circle, g, icon, join, pick, rect, text, use
from maniero.art.pieces import printed_die, slot
from maniero.art.shapes import Point, box, disc, hexagon
from maniero.games.burgundy.draw.labels import good_label, goods_label, tiles_label
from maniero.games.burgundy.draw.tiles import (
    GOOD,
    SIDE,
    TERRAIN,
    Face,
    Faces,
    stack_count,
    whole_tile,
)
from maniero.games.burgundy.nouns import Tr, depot_name, shop_name, tile_name
from maniero.games.burgundy.view import BurgundyView, DepotView, PlaceView

NARROW_W: Final = 138  # Of depots 2, 3, 5 and 6.
NARROW_H: Final = 212
WIDE_H: Final = 88  # Of depots 1 and 4.
WIDE: Final = (1, 4)
BLACK_W: Final = 188
BLACK_H: Final = 224
_STEP: Final = 65  # From tile to tile in a wide depot.
_FIELD: Final = (84, 42)  # Of goods in a narrow depot.
_WIDE_FIELD: Final = (78, 70)
_COIN: Final = 13

Places = tuple[tuple[str, Face | None], ...]  # Colours of the places and the tiles on them.
Heap = tuple[tuple[str, int], ...]  # Kinds of goods and how many there are.


def wide_width(places: int) -> float:
    """How long depots 1 and 4 are."""
    return 140 + _STEP * places


class _Plan(NamedTuple):
    """How the tiles lie in a depot."""

    k: float  # Size of tiles.
    spots: Sequence[Point]
    coin: Point  # Where the depot sells.


def _narrow(places: int) -> _Plan:
    if places > 3:
        spots = [(NARROW_W / 2 + dx, y) for y in (92, 168) for dx in (-33, 33)]
        return _Plan(34 / SIDE, spots[:places], (NARROW_W / 2, 130))
    if places == 3:
        return _Plan(34.5 / SIDE, [(36, 102), (102, 102), (69, 160)], (19, 190))
    return _Plan(40 / SIDE, [(50, 98), (88, 164)][:places], (20, 190))


def _wide(places: int) -> _Plan:
    spots = [(82 + i * _STEP, WIDE_H / 2 - 1.0) for i in range(places)]
    return _Plan(34.5 / SIDE, spots, (26, 65))


def outlines(places: int = 4) -> dict[str, str]:
    """The outlines of these things, for their halos."""
    wide = {
        f"depot-wide-{places}": box(wide_width(places), WIDE_H, 11, 0, 0)
        for places in range(1, max(4, places) + 1)
    }
    return wide | {
        "tile": hexagon(SIDE, SIDE * 0.09),
        "depot": box(NARROW_W, NARROW_H, 11, 0, 0),
        "field": box(*_FIELD, 7),
        "field-wide": box(*_WIDE_FIELD, 7),
        "good": box(GOOD, GOOD, 4),
        "coin": disc(_COIN),
        "black-depot": box(BLACK_W, BLACK_H, 11, 0, 0),
    }


def ground(w: float, h: float, fill: str = "board-2", line: str = "line-2") -> Markup:
    """The plaque of a depot."""
    return join(
        (
            rect(0, 3, w, h, 11, "shade"),
            rect(0, 0, w, h, 11, fill, "outline", 1.5),
            rect(3.5, 3.5, w - 7, h - 7, 8, "none", line, 1, opacity=".7"),
        )
    )


def definitions() -> Markup:
    """The printed parts for the sprite."""
    narrow = g(ground(NARROW_W, NARROW_H), id="s-depot")
    wide = join(g(ground(wide_width(n), WIDE_H), id=f"s-depot-wide-{n}") for n in range(1, 5))
    numbers = join(g(printed_die(number, 31, "ink"), id=f"s-depot-{number}") for number in range(1, 7))
    fields = join(
        g(slot(box(*size, 7), "sunk"), icon("goods", 0, 0, 24, 1.1, opacity=".3"), id=f"s-{name}")
        for name, size in (("field", _FIELD), ("field-wide", _WIDE_FIELD))
    )
    coin = circle(0, 1.5, _COIN, "silver-2", "outline", 1.2) + circle(0, 0, _COIN, "plaster", "outline", 1.2)
    shop = g(coin, icon("silver", 5, 0, 12, 0.9), id="s-shop")
    return narrow + wide + numbers + fields + shop


# ------------------------------------------------------------ goods
def _heap(kinds: int, wide: bool) -> tuple[float, list[Point]]:
    """The size of goods on a field and where each kind lies, from the middle of the field."""
    if wide:
        columns, step, size = (2, 36.0, 28.0) if kinds < 5 else (3, 25.0, 24.0)
        rise = 33.0
    else:
        columns, step, size = (3, 27.5, 24.0) if kinds < 4 else (3, 27.0, 19.0)
        rise = 20.0
    rows = ceil(kinds / columns)
    spots = []
    for i in range(kinds):
        row = i // columns
        across = min(columns, kinds - row * columns)
        spots.append(((i % columns - (across - 1) / 2) * step, (row - (rows - 1) / 2) * rise - 1))
    return size / GOOD, spots


def _goods(number: int, goods: Heap, x: float, y: float, wide: bool, tr: Tr) -> Markup:
    """The goods of a depot: each kind once, with how many there are."""
    field = "field-wide" if wide else "field"
    if not goods:
        body = use(f"s-{field}")
    else:
        size = _WIDE_FIELD if wide else _FIELD
        k, spots = _heap(len(goods), wide)
        lying = []
        for (good, total), (gx, gy) in zip(goods, spots, strict=True):
            label = good_label(good, total, tr)
            piece = use(f"s-good-{good}") + g(stack_count(total, 0, 0, 6.8), x=8.5, y=8, k=1 / k)
            lying.append(pick(f"good-{number}-{good}", "good", piece, label=label, x=gx, y=gy, k=k))
        body = slot(box(*size, 7), "sunk") + join(lying)
    label = tr("Goods of depot {number}: {goods}")
    label = label.format(number=number, goods=goods_label(dict(goods), tr))
    return pick(f"goods-{number}", field, body, label=label, x=x, y=y)


# ------------------------------------------------------------ depots
def _tile_id(tile: str, place: str) -> str:
    """There is only one monastery of each number: it keeps its id wherever it goes."""
    return tile if tile.startswith("monastery") else f"tile-{place}"


@lru_cache(maxsize=1024)
def _tile(face: Face, depot: int, id: str, where: str, x: float, y: float, k: float, tr: Tr) -> Markup:
    label = f"{tile_name(face.tile, tr)}, {where}"
    return pick(f"tile-{depot}-{face.tile}", "tile", whole_tile(face), id=id, label=label, x=x, y=y, k=k)


def _places(depot: int, places: Places, plan: _Plan, where: str, tr: Tr) -> Markup:
    """The places of a depot (0: the black one) and the tiles on them."""
    out = [
        use(f"s-place-{TERRAIN[colour]}", x, y, plan.k)
        for (colour, _), (x, y) in zip(places, plan.spots, strict=True)
    ]
    for i, ((_, face), (x, y)) in enumerate(zip(places, plan.spots, strict=True)):
        if face is not None:
            id = _tile_id(face.tile, f"{depot or 'black'}-{i}")
            out.append(_tile(face, depot, id, where, x, y - 2, plan.k, tr))
    return join(out)


def _lying(places: list[PlaceView], faces: Faces) -> Places:
    """The same in a form by which drawings are kept."""
    return tuple([(place["colour"], faces[place["tile"]]) for place in places])


def _label(number: int, places: Places, tr: Tr) -> str:
    return tiles_label(depot_name(number, tr), [face.tile for _, face in places if face], tr)


def depot(view: DepotView, faces: Faces, price: int | None, x: float, y: float, tr: Tr) -> Markup:
    """A numbered depot, from its upper left corner; `price` where it sells to the viewer."""
    lying = _lying(view["places"], faces)
    return _depot(view["number"], lying, tuple(view["goods"].items()), price, x, y, tr)


@lru_cache(maxsize=1024)
def _depot(number: int, places: Places, heap: Heap, price: int | None, x: float, y: float, tr: Tr) -> Markup:
    wide = number in WIDE
    where = tr("depot {number}").format(number=number)
    if wide:
        halo = f"depot-wide-{len(places)}"
        w, plan = wide_width(len(places)), _wide(len(places))
        die = use(f"s-depot-{number}", 27, 28 if price is not None else WIDE_H / 2)
        goods = _goods(number, heap, w - 47, WIDE_H / 2, True, tr)
    else:
        halo, plan = "depot", _narrow(len(places))
        die = use(f"s-depot-{number}", 24, 29)
        goods = _goods(number, heap, 88, 29, False, tr)
    body = (
        use(f"s-{halo}"),
        die,
        goods,
        _places(number, places, plan, where, tr),
        NOTHING if price is None else _shop(number, price, *plan.coin, tr),
    )
    return pick(f"depot-{number}", halo, *body, label=_label(number, places, tr), x=x, y=y)


def _shop(number: int, price: int, x: float, y: float, tr: Tr) -> Markup:
    coin = use("s-shop") + text(str(price), -5, 4.5, 12.5, "pip", weight=800)
    return pick(f"shop-{number}", "coin", coin, label=shop_name(number, tr), x=x, y=y)


def shop_price(view: BurgundyView) -> int | None:
    """What a tile of a numbered depot costs the viewer; None unless monastery 6 lets him buy there."""
    sells = any(
        space["tile"] == "monastery6"
        for player in view["players"]
        if player["seat"] == view["viewer"]
        for space in player["spaces"]
    )
    return view["purchase"] if sells else None


# ------------------------------------------------------------ the black depot
def _black(places: int) -> _Plan:
    """Four in a diamond, six in a ring, eight in three rows."""
    s = 36 if places <= 4 else 34.5
    rows = {4: (1, 2, 1), 6: (2, 3, 2)}.get(places, (3, 2, 3))
    middle = (BLACK_H + 28) / 2
    spots = []
    for row, count in enumerate(rows):
        for column in range(count):
            if places == 6 and (row, column) == (1, 1):
                continue
            x = BLACK_W / 2 + (column - (count - 1) / 2) * (ROOT_3 * s + 2.5)
            spots.append((x, middle + (row - 1) * (1.5 * s + 2.5)))
    return _Plan((s - 2) / SIDE, spots[:places], (BLACK_W / 2, middle))


def black_depot(view: BurgundyView, faces: Faces, x: float, y: float, tr: Tr) -> Markup:
    """The black depot in the middle of the board."""
    return _black_depot(_lying(view["black"], faces), str(view["purchase"]), x, y, tr)


@lru_cache(maxsize=256)
def _black_depot(places: Places, price: str, x: float, y: float, tr: Tr) -> Markup:
    plan = _black(len(places))
    cost = text(price, BLACK_W - 34, 21, 14, "on-brand", "end", 800) + icon("silver", BLACK_W - 22, 16, 18, 1)
    if len(places) == 6:
        cx, cy = plan.coin
        cost = icon("silver", cx + 9, cy, 26, 1.1) + text(price, cx - 13, cy + 7, 20, "on-brand", weight=800)
    body = (
        ground(BLACK_W, BLACK_H, "black", "black-0"),
        text(depot_name(0, tr), 12, 20, 13, "on-brand", "start", title=True, grow=True),
        cost,
        _places(0, places, plan, tr("black depot"), tr),
    )
    return pick("black-depot", "black-depot", *body, label=_label(0, places, tr), x=x, y=y)
