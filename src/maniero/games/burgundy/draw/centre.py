"""The middle of the board: phases and rounds, bonus tiles; and the two small tables beside depots 1 and 4."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.kit import g, icon, join, mark, path, pick, rect, sign, text, use
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box, hexagon
from maniero.games.burgundy.draw.tiles import GOOD, TERRAIN
from maniero.games.burgundy.draw.words import Tr, colour_name, good_name, when_said
from maniero.games.burgundy.view import BurgundyView, ColourView

W: Final = 180  # Of the phases, rounds and bonus tiles.
PHASES_H: Final = 96
TABLE_W: Final = 80  # Of the small tables.
TABLE_H: Final = 88
_BONUS_W: Final = W / 6
_BONUS_H: Final = 86
_PENNANT: Final = "M-15-16H15V14L0 8-15 14z"
_ROUNDS: Final = 5


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "phase": box(W + 6, PHASES_H + 4, 8, -3, -2),
        "bonus": box(_BONUS_W - 2, _BONUS_H, 6, 1, 0),
    }


# ------------------------------------------------------------ phases and rounds
def _pennant(letter: str, points: int, x: float, past: bool, here: bool) -> Markup:
    fill, second, ink = ("paper-2", "line", "ink")
    if here:
        fill, second, ink = ("brand", "brand-2", "on-brand")
    flag = path(_PENNANT, second, "outline", 1.3, transform="translate(0 2)")
    flag += path(_PENNANT, fill, "outline", 1.3) + text(letter, 0, 1, 15, ink, title=True)
    said = text(
        f"+{points}",
        x,
        46,
        12 if here else 11,
        "ink" if here else "ink-2",
        weight=800 if here else 600,
        grow=True,
    )
    return g(flag, x=x, y=18, opacity=".55" if past else None) + said


def phases(view: BurgundyView, x: float, y: float, tr: Tr) -> Markup:
    """Pennants A to E with what a region completed in that phase gives; below, the goods of the rounds."""
    step = W / 5
    now = "ABCDE".find(view["phase"]) if view["phase"] else -1
    flags = [
        _pennant("ABCDE"[i], points, step * (i + 0.5), i < now, i == now)
        for i, points in enumerate(view["phase_points"])
    ]
    rounds = join(_round(view, i, step * (i + 0.5), 79) for i in range(_ROUNDS))
    line = path(f"M6 56h{W - 12}", "none", "line", 1.2)
    to_come = ", ".join(good_name(str(good), tr) for good in view["round_goods"])
    said = when_said(view, tr)
    if to_come:
        said += ". " + tr("Goods to come: {goods}").format(goods=to_come)
    ground = rect(0, 0, W, PHASES_H, 6, pointer_events="all")
    return pick("phase", "phase", ground, *flags, line, rounds, label=said, x=x, y=y)


def _round(view: BurgundyView, i: int, x: float, y: float) -> Markup:
    """The place of a round: its good while it is to come, the white die now, a check when it is over."""
    place = path(box(30, 30, 5, x - 15, y - 15), "sunk", "line-2", 1, stroke_dasharray="3 3")
    placed = _ROUNDS - len(view["round_goods"])
    if not view["phase"]:
        return place
    if i >= placed:
        return place + use(
            f"s-good-{view['round_goods'][i - placed]}", x, y - 1, 27 / GOOD, id=f"round-good-{i + 1}"
        )
    if i == placed - 1 and view["white"]:
        return place + use(f"s-white-{view['white']}", x, y - 1, id="white-die")
    return place + sign("check", x, y, 14, "ink-3", 1.8)


# ------------------------------------------------------------ bonus tiles
def bonuses(colours: list[ColourView], x: float, y: float, tr: Tr) -> Markup:
    """For each colour the large and the small bonus tile, and the colour's mark."""
    return join(_bonus(view, x + i * _BONUS_W, y, tr) for i, view in enumerate(colours))


def _bonus(view: ColourView, x: float, y: float, tr: Tr) -> Markup:
    name, middle = TERRAIN[view["colour"]], _BONUS_W / 2
    out = [rect(1, 0, _BONUS_W - 2, _BONUS_H, 6, pointer_events="all")]
    for word, points, at in (("large", view["first"], 19), ("small", view["second"], 51)):
        if points is None:
            out.append(use(f"s-bonus-{word}-{name}-0", middle, at))
            out.append(flat_marker(view["owners"][word == "small"] + 1, middle, at - 1, 12))
        else:
            out.append(use(f"s-bonus-{word}-{name}", middle, at))
            size = 14 if word == "large" else 12.5
            out.append(
                text(
                    str(points),
                    middle,
                    at + (3.2 if word == "large" else 2.9),
                    size,
                    "pip",
                    weight=800,
                    grow=True,
                )
            )
    out.append(mark(name, middle, 76, 13, "ink-2"))
    left = [str(points) for points in (view["first"], view["second"]) if points is not None]
    said = tr("Bonus tiles, {colour}: {points}")
    said = said.format(colour=colour_name(view["colour"], tr), points=", ".join(left) or tr("none left"))
    return pick(f"bonus-{view['colour']}", "bonus", *out, label=said, x=x, y=y)


# ------------------------------------------------------------ small tables
def table_ground() -> Markup:
    """The paper of the small tables, `#s-table`."""
    return g(plaque(0, 0, TABLE_W, TABLE_H, "paper"), id="s-table")


def regions(points: list[int], x: float, y: float, tr: Tr) -> Markup:
    """What a completed region gives, by its size."""
    half = (len(points) + 1) // 2
    rise = (TABLE_H - 10) / half
    out = [use("s-table")]
    for i, value in enumerate(points):
        column, row = divmod(i, half)
        out.append(region_points(i + 1, value, 14.5 + column * 34.5, 5 + rise * (row + 0.5), 12.5, 8.6))
    said = ", ".join(f"{i + 1}: {value}" for i, value in enumerate(points))
    label = tr("Points for a completed region by its spaces: {points}").format(points=said)
    return g(*out, x=x, y=y, id="region-points", aria_label=label)


def region_points(size: int, value: int, x: float, y: float, letters: float, r: float = 9.5) -> Markup:
    """A region of so many spaces, and its points."""
    cell = path(hexagon(r, 1.2), "board-2", "line-2", 1.1) + text(str(size), 0, 4, 11, "ink-2")
    return g(cell, text(str(value), r + 1, letters * 0.36, letters, "ink", "start", 800), x=x, y=y)


def sale(view: BurgundyView, x: float, y: float, tr: Tr) -> Markup:
    """What each good sold gives."""
    points = view["good_points"]
    said = tr("Each good sold: {points} points").format(points=points)
    return g(
        use("s-table"),
        icon("goods", TABLE_W / 2, 28, 34, 1.3),
        path(f"M14 50H{TABLE_W - 14}", "none", "line", 1.2),
        text(str(points), TABLE_W / 2 - 11, 74, 19, "ink", weight=800),
        icon("vp", TABLE_W / 2 + 11, 67, 24, 1.2),
        x=x,
        y=y,
        id="sale",
        aria_label=said,
    )
