"""The card beside a duchy: what completed regions give, and how far each colour is."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, g, join, mark, path, rect, sign, text
from maniero.art.shapes import hexagon
from maniero.games.burgundy.draw.centre import region_points
from maniero.games.burgundy.draw.tiles import COLOURS, TERRAIN
from maniero.games.burgundy.nouns import Tr, colour_name, phase_name
from maniero.games.burgundy.view import BurgundyView, PlayerView

_ROOM: Final = 44  # Of a bar, where there is enough of it;
_NARROW_ROOM: Final = 26  # and on a phone.


def progress(player: PlayerView) -> list[tuple[str, int, int]]:
    """For each colour, how many of its spaces are filled, and how many there are."""
    of = Counter([space["colour"] for space in player["spaces"]])
    have = Counter([space["colour"] for space in player["spaces"] if space["tile"] is not None])
    return [(name, have[name], of[name]) for name in COLOURS]


@lru_cache(maxsize=1024)
def _colour(name: str, have: int, of: int, x: float, y: float, room: float, tr: Tr) -> Markup:
    tone = TERRAIN[name]
    full = have == of
    ink = "plaster" if tone == "forest" else "pip"
    count = f"{have}/{of}"
    close = room < _ROOM and len(count) > len("0/6")  # Larger digits would reach the next colour.
    bar = rect(28, 3, room, 6, 3, "sunk", "line-2", 1)
    if have:
        bar += rect(28, 3, room * have / of, 6, 3, tone, "outline", 1)
    return g(
        path(hexagon(11, 1.5), tone, "outline", 1.2, transform="translate(11 0)"),
        mark(tone, 11, 0, 11, ink),
        bar,
        text(count, 28, -2, 11 if close else 12, "ink", "start", grow=not close),
        circle(19, 7, 6, "plaster", "outline", 1) + sign("check", 19, 7, 9, "pip", 2.2) if full else NOTHING,
        x=x,
        y=y,
        aria_label=f"{colour_name(name, tr)}: {count}",
    )


def flag(view: BurgundyView, x: float, y: float, tr: Tr) -> Markup:
    """What this phase adds to a completed region."""
    letters = view["printed"]["phases"]
    phase = view["phase"] or letters[0]
    return _flag(phase, view["phase_points"][letters.index(phase)], x, y, tr)


@lru_cache(maxsize=64)
def _flag(phase: str, points: int, x: float, y: float, tr: Tr) -> Markup:
    pennant = path("M-24-17H24V17L0 11-24 17z", "brand", "outline", 1.3)
    return g(
        text(phase_name(phase, tr), 0, -15, 12.5, "ink-2", title=True, grow=True),
        g(pennant, text(f"+{points}", 0, 4, 16, "on-brand", weight=800), y=9),
        x=x,
        y=y,
    )


def wide(view: BurgundyView, player: PlayerView, x: float, y: float, w: float, tr: Tr) -> Markup:
    """Both tables, 112 high."""
    points, colours = view["region_points"], progress(player)
    step, apart = (w - 112) / len(points), (w - 22) / len(colours)
    regions = [region_points(i + 1, each, 26 + i * step, 44, 15, 13) for i, each in enumerate(points)]
    bars = [_colour(*each, 14 + i * apart, 91, _ROOM, tr) for i, each in enumerate(colours)]
    return g(
        text(tr("Completed region"), 14, 21, 12.5, "ink-2", "start", title=True, grow=True),
        *regions,
        flag(view, w - 46, 35, tr),
        path(f"M14 70H{w - 14:g}", "none", "line", 1.2),
        join(bars),
        x=x,
        y=y,
    )


def narrow(view: BurgundyView, player: PlayerView, x: float, y: float, w: float, tr: Tr) -> Markup:
    """Both tables for a phone, 96 high."""
    points, colours = view["region_points"], progress(player)
    step, apart = (w - 12) / len(points), (w - 12) / len(colours)
    regions = [region_points(i + 1, each, 20 + i * step, 38, 13.5, 10) for i, each in enumerate(points)]
    bars = [_colour(*each, 10 + i * apart, 77, _NARROW_ROOM, tr) for i, each in enumerate(colours)]
    return g(
        text(tr("Completed region"), 12, 18, 12.5, "ink-2", "start", title=True),
        *regions,
        path(f"M12 55H{w - 12:g}", "none", "line", 1.2),
        join(bars),
        x=x,
        y=y,
    )


def low(player: PlayerView, x: float, y: float, w: float, tr: Tr) -> Markup:
    """How far each colour is, 62 high: what regions give is told on the board."""
    colours = progress(player)
    apart = (w - 22) / len(colours)
    return g(*(_colour(*each, 14 + i * apart, 31, _ROOM, tr) for i, each in enumerate(colours)), x=x, y=y)
