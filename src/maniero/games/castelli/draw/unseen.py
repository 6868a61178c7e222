"""Tiles that nobody has seen yet: where two players leave half of the board free, and for those who watch."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.kit import NOTHING, g, join, text
from maniero.games.castelli.draw.geometry import H, W
from maniero.games.castelli.draw.heraldry import Face, face_of, tile
from maniero.games.castelli.draw.wall import BAND
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import CastelliView

_IN: Final = 34  # From the edge of the board to what lies in the wall.


def plaque_of(view: CastelliView, y: float, tr: Tr) -> Markup:
    """Two players leave half of the board free: there lie the tiles that nobody has seen yet."""
    h = H - 13 - BAND - 10 - y
    w = W - 2 * _IN
    out = [
        plaque(_IN, y, w, h),
        text(tr("Tiles that nobody has seen yet"), _IN + 16, y + 24, 14, "ink-2", "start", title=True),
        text(str(len(view["unseen"])), _IN + w - 16, y + 24, 14, "ink-2", "end", 800),
    ]
    return join(out) + tiles(view, _IN + 10, y + 34, w - 20, h - 44)


def tiles(view: CastelliView, x: float, y: float, w: float, h: float) -> Markup:
    """The tiles that nobody has seen, the best first, as large as there is room."""
    found = sorted(view["unseen"], key=lambda each: (-each["value"], each["name"]))
    if not found:
        return NOTHING
    columns, step = grid(len(found), w, h, 62)
    left = x + (w - columns * step) / 2
    seats = len(view["players"])
    out = []
    for i, each in enumerate(found):
        across, down = left + (i % columns + 0.5) * step, y + (i // columns + 0.5) * step
        out.append(_small(face_of(each, seats), round(across, 1), round(down, 1), round(step - 8, 1)))
    return join(out)


@lru_cache(maxsize=1024)
def _small(face: Face, x: float, y: float, size: float) -> Markup:
    return g(tile(face, size), x=x, y=y)


@lru_cache(maxsize=64)
def grid(total: int, w: float, h: float, most: float) -> tuple[int, float]:
    """How many things in a row, and how far apart, so that they are as large as there is room."""
    best = (1, 1.0)
    for rows in range(1, total + 1):
        columns = -(-total // rows)
        step = min(w / columns, h / rows, most)
        if step > best[1]:
            best = columns, step
    return best
