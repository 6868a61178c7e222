"""Goods on the field of a depot: each kind once, with how many there are."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import g, icon, join, pick, use
from maniero.art.pieces import slot
from maniero.art.shapes import Point, box
from maniero.games.burgundy.draw.labels import good_label, goods_label
from maniero.games.burgundy.draw.tiles import GOOD, stack_count
from maniero.games.burgundy.nouns import Tr

Heap = tuple[tuple[str, int], ...]  # Kinds of goods and how many there are.


class _Field(NamedTuple):
    """A field of goods, and how they lie on it: few kinds in a row, or many."""

    w: float
    h: float
    few: int
    when_few: tuple[int, float, float]  # Columns, step from one to the next, size of a good.
    when_many: tuple[int, float, float]
    rise: float  # From row to row.


FIELDS: Final = {
    "field": _Field(84, 42, 3, (3, 27.5, 24.0), (3, 27.0, 19.0), 20.0),
    "field-wide": _Field(78, 70, 4, (2, 36.0, 28.0), (3, 25.0, 24.0), 33.0),
    "field-slim": _Field(56, 70, 4, (2, 26.0, 23.0), (2, 25.0, 20.0), 22.0),
}


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {name: box(field.w, field.h, 7) for name, field in FIELDS.items()} | {"good": box(GOOD, GOOD, 4)}


def definitions() -> Markup:
    """The empty fields for the sprite."""
    return join(
        g(slot(box(field.w, field.h, 7), "sunk"), icon("goods", 0, 0, 24, 1.1, opacity=".3"), id=f"s-{name}")
        for name, field in FIELDS.items()
    )


def _spots(kinds: int, field: _Field) -> tuple[float, list[Point]]:
    """The size of goods on a field and where each kind lies, from the middle of the field."""
    columns, step, size = field.when_few if kinds <= field.few else field.when_many
    rows = ceil(kinds / columns)
    spots = []
    for i in range(kinds):
        row = i // columns
        across = min(columns, kinds - row * columns)
        spots.append(((i % columns - (across - 1) / 2) * step, (row - (rows - 1) / 2) * field.rise - 1))
    return size / GOOD, spots


def heap(number: int, goods: Heap, name: str, x: float, y: float, tr: Tr) -> Markup:
    """The goods of a depot on the field of this name."""
    if not goods:
        body = use(f"s-{name}")
    else:
        field = FIELDS[name]
        k, spots = _spots(len(goods), field)
        lying = []
        for (good, total), (gx, gy) in zip(goods, spots, strict=True):
            label = good_label(good, total, tr)
            piece = use(f"s-good-{good}") + g(stack_count(total, 0, 0, 6.8), x=8.5, y=8, k=1 / k)
            lying.append(pick(f"good-{number}-{good}", "good", piece, label=label, x=gx, y=gy, k=k))
        body = slot(box(field.w, field.h, 7), "sunk") + join(lying)
    label = tr("Goods of depot {number}: {goods}")
    label = label.format(number=number, goods=goods_label(dict(goods), tr))
    return pick(f"goods-{number}", name, body, label=label, x=x, y=y)
