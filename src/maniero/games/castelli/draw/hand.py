"""The cards in hand, each with the chip that sells it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import g, icon, join, path, pick, text
from maniero.art.shapes import box
from maniero.games.castelli.draw import cards
from maniero.games.castelli.draw.labels import card_label, sale_label
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import CastelliView

CHIP_H: Final = 25  # Of the chip below a card,
CHIP_H_NARROW: Final = 40  # and where a finger must meet it.
_SIZES: Final = ((6, 3, 1.0), (8, 4, 0.78), (10, 5, 0.63))  # Up to so many cards: in a row, how large.
_SMALL: Final = 0.63


class Spread(NamedTuple):
    """How cards are laid out."""

    columns: int
    k: float
    step: float  # From one card to the next.
    row: float  # From one row to the next.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    found = {}
    for k in {k for _most, _columns, k in _SIZES}:
        found[f"card-{_size(k)}"] = box(cards.W * k, cards.H * k, 7 * k)
        for h in (CHIP_H, CHIP_H_NARROW):
            found[f"sale-{_size(k)}-{h}"] = _chip(k, h)
    return found


def _size(k: float) -> str:
    return str(round(k * 100))


def _chip(k: float, h: float) -> str:
    return box(max(52, 74 * k), h, min(12, h / 2))


def spread(count: int, w: float, chip: float, rows: int | None = None) -> Spread:
    """Three large cards in a row; where there are only so many rows, smaller ones, which overlap at last."""
    columns, k = 3, 1.0
    if rows is not None:
        columns, k = next(
            ((columns, k) for most, columns, k in _SIZES if count <= most), (-(-count // rows), _SMALL)
        )
    step = (w - cards.W * k) / max(1, columns - 1)
    return Spread(columns, k, round(step, 2), cards.H * k + chip + 12)


def hand(
    view: CastelliView, held: list[str], x: float, y: float, laid: Spread, chip: float, prefix: str, tr: Tr
) -> Markup:
    """All cards from the left upper corner x, y on."""
    sale = view["prices"]["sale"]
    out = []
    for i, character in enumerate(held):
        left = round(x + cards.W * laid.k / 2 + i % laid.columns * laid.step, 1)
        top = round(y + cards.H * laid.k / 2 + i // laid.columns * laid.row, 1)
        number = cards.number_of(view, character)
        out.append(_card(character, number, i, left, top, laid.k, sale, chip, prefix, tr))
    return join(out)


@lru_cache(maxsize=2048)
def _card(
    character: str,
    number: int,
    nth: int,
    x: float,
    y: float,
    k: float,
    sale: int,
    chip: float,
    prefix: str,
    tr: Tr,
) -> Markup:
    points = number if character.startswith("king") else None
    drawn = pick(
        f"card-{character}",
        f"card-{_size(k)}",
        cards.card(character, number, k, tr),
        id=f"{prefix}card-{nth}-{character}",
        label=card_label(character, points, tr),
        x=x,
        y=y,
    )
    below = y + cards.H * k / 2 + chip / 2 + 4
    body = path(_chip(k, chip), "plaster", "outline", 1.3)
    body += text(f"+{sale}", -9, 5, 14, "pip", weight=800) + icon("silver", 12, 0, 18, 1.1)
    return drawn + pick(
        f"sale-{character}",
        f"sale-{_size(k)}-{chip:g}",
        body,
        id=f"{prefix}sale-{nth}-{character}",
        label=sale_label(character, sale, tr),
        x=x,
        y=round(below, 1),
    )


@lru_cache(maxsize=16)
def no_cards(x: float, y: float, laid: Spread) -> Markup:
    """Where cards will lie."""
    w, h = cards.W * laid.k, cards.H * laid.k
    return join(
        g(
            path(box(w - 4, h - 4, 7), "board", "line-2", 1.1, stroke_dasharray="5 5", opacity=0.7),
            icon("card", 0, 0, 30, 1.1, opacity=0.3),
            x=round(x + w / 2 + i * laid.step, 1),
            y=y + h / 2,
        )
        for i in range(laid.columns)
    )
