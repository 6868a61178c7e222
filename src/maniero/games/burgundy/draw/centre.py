"""The middle of the board: phases and rounds, bonus tiles; and the two small tables beside depots 1 and 4."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.kit import g, icon, join, mark, path, pick, rect, sign, text, use
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box, hexagon
from maniero.games.burgundy.draw.labels import round_label
from maniero.games.burgundy.draw.tiles import COLOURS, GOOD, TERRAIN
from maniero.games.burgundy.nouns import Tr, colour_name, good_name
from maniero.games.burgundy.view import BurgundyView, ColourView

W: Final = 180  # Of the phases, rounds and bonus tiles.
PHASES_H: Final = 96
TABLE_W: Final = 80  # Of the small tables.
TABLE_H: Final = 88
_BONUS_W: Final = W / len(COLOURS)
_BONUS_H: Final = 86
_PENNANT: Final = "M-15-16H15V14L0 8-15 14z"


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "phase": box(W + 6, PHASES_H + 4, 8, -3, -2),
        "bonus": box(_BONUS_W - 2, _BONUS_H, 6, 1, 0),
    }


# ------------------------------------------------------------ phases and rounds
@lru_cache(maxsize=256)
def _pennant(letter: str, points: int, x: float, past: bool, here: bool) -> Markup:
    fill, second, ink = ("paper-2", "line", "ink")
    if here:
        fill, second, ink = ("brand", "brand-2", "on-brand")
    flag = path(_PENNANT, second, "outline", 1.3, transform="translate(0 2)")
    flag += path(_PENNANT, fill, "outline", 1.3) + text(letter, 0, 1, 15, ink, title=True)
    size, tone, weight = (12, "ink", 800) if here else (11, "ink-2", 600)
    given = text(f"+{points}", x, 46, size, tone, weight=weight, grow=True)
    return g(flag, x=x, y=18, opacity=".55" if past else None) + given


def phases(view: BurgundyView, x: float, y: float, tr: Tr) -> Markup:
    """Pennants A to E with what a region completed in that phase gives; below, the goods of the rounds."""
    letters = view["printed"]["phases"]
    step = W / len(letters)
    now = letters.index(view["phase"]) if view["phase"] else -1
    flags = [
        _pennant(letter, points, step * (i + 0.5), i < now, i == now)
        for i, (letter, points) in enumerate(zip(letters, view["phase_points"], strict=True))
    ]
    line = path(f"M6 56h{W - 12}", "none", "line", 1.2)
    label = round_label(view, tr)
    if view["round_goods"]:
        to_come = ", ".join(good_name(str(good), tr) for good in view["round_goods"])
        label += ". " + tr("Goods to come: {goods}").format(goods=to_come)
    ground = rect(0, 0, W, PHASES_H, 6, pointer_events="all")
    return pick("phase", "phase", ground, *flags, line, *_rounds(view), label=label, x=x, y=y)


def _rounds(view: BurgundyView) -> list[Markup]:
    goods, white = view["round_goods"], view["white"]
    rounds, playing = view["printed"]["rounds"], bool(view["phase"])
    placed = rounds - len(goods)
    return [
        _round(
            W / rounds * (i + 0.5),
            i + 1,
            goods[i - placed] if i >= placed else 0,
            white if i == placed - 1 else 0,
            playing,
        )
        for i in range(rounds)
    ]


@lru_cache(maxsize=256)
def _round(x: float, number: int, good: int, white: int, playing: bool) -> Markup:
    """The place of a round: its good while it is to come, the white die now, a check when it is over."""
    y = 79
    place = path(box(30, 30, 5, x - 15, y - 15), "sunk", "line-2", 1, stroke_dasharray="3 3")
    if not playing:
        return place
    if good:
        return place + use(f"s-good-{good}", x, y - 1, 27 / GOOD, id=f"round-good-{number}")
    if white:
        return place + use(f"s-white-{white}", x, y - 1, id="white-die")
    return place + sign("check", x, y, 14, "ink-3", 1.8)


# ------------------------------------------------------------ bonus tiles
def bonuses(colours: list[ColourView], x: float, y: float, tr: Tr) -> Markup:
    """For each colour the large and the small bonus tile, and the colour's mark."""
    return join(
        _bonus(each["colour"], each["first"], each["second"], tuple(each["owners"]), x + i * _BONUS_W, y, tr)
        for i, each in enumerate(colours)
    )


@lru_cache(maxsize=512)
def _bonus(
    colour: str, first: int | None, second: int | None, owners: tuple[int, ...], x: float, y: float, tr: Tr
) -> Markup:
    name, middle = TERRAIN[colour], _BONUS_W / 2
    out = [rect(1, 0, _BONUS_W - 2, _BONUS_H, 6, pointer_events="all")]
    for i, (kind, points, at, letters, base) in enumerate(
        (("large", first, 19, 14, 3.2), ("small", second, 51, 12.5, 2.9))
    ):
        if points is None:
            out.append(use(f"s-bonus-{kind}-{name}-0", middle, at))
            if i < len(owners):
                out.append(flat_marker(owners[i] + 1, middle, at - 1, 12))
        else:
            out.append(use(f"s-bonus-{kind}-{name}", middle, at))
            out.append(text(str(points), middle, at + base, letters, "pip", weight=800, grow=True))
    out.append(mark(name, middle, 76, 13, "ink-2"))
    left = [str(points) for points in (first, second) if points is not None]
    label = tr("Bonus tiles, {colour}: {points}")
    label = label.format(colour=colour_name(colour, tr), points=", ".join(left) or tr("none left"))
    return pick(f"bonus-{colour}", "bonus", *out, label=label, x=x, y=y)


# ------------------------------------------------------------ small tables
def table_ground() -> Markup:
    """The paper of the small tables, `#s-table`."""
    return g(plaque(0, 0, TABLE_W, TABLE_H, "paper"), id="s-table")


@lru_cache(maxsize=64)
def regions(points: tuple[int, ...], x: float, y: float, tr: Tr) -> Markup:
    """What a completed region gives, by its size."""
    half = (len(points) + 1) // 2
    rise = (TABLE_H - 10) / half
    out = [use("s-table")]
    for i, value in enumerate(points):
        column, row = divmod(i, half)
        out.append(region_points(i + 1, value, 14.5 + column * 34.5, 5 + rise * (row + 0.5), 12.5, 8.6))
    table = ", ".join(f"{i + 1}: {value}" for i, value in enumerate(points))
    label = tr("Points for a completed region by its spaces: {points}").format(points=table)
    return g(*out, x=x, y=y, id="region-points", aria_label=label)


@lru_cache(maxsize=256)
def region_points(size: int, value: int, x: float, y: float, letters: float, r: float = 9.5) -> Markup:
    """A region of so many spaces, and its points."""
    cell = path(hexagon(r, 1.2), "board-2", "line-2", 1.1) + text(str(size), 0, 4, 11, "ink-2")
    return g(cell, text(str(value), r + 1, letters * 0.36, letters, "ink", "start", 800), x=x, y=y)


@lru_cache(maxsize=64)
def sale(points: int, x: float, y: float, tr: Tr) -> Markup:
    """What each good sold gives."""
    label = tr("Each good sold: {points} points").format(points=points)
    return g(
        use("s-table"),
        icon("goods", TABLE_W / 2, 28, 34, 1.3),
        path(f"M14 50H{TABLE_W - 14}", "none", "line", 1.2),
        text(str(points), TABLE_W / 2 - 11, 74, 19, "ink", weight=800),
        icon("vp", TABLE_W / 2 + 11, 67, 24, 1.2),
        x=x,
        y=y,
        id="sale",
        aria_label=label,
    )
