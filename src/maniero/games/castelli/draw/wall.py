"""The town wall round the board, which is the score track."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import ScoreTrack, frame
from maniero.art.kit import path, pick
from maniero.art.shapes import box
from maniero.games.castelli.draw.geometry import H, W

BAND: Final = 24  # Width of the wall.


@lru_cache(maxsize=16)
def track(last: int) -> ScoreTrack:
    """The wall with as many spaces as there are, but not more than can be seen."""
    half = min(60, max(8, (last + 2) // 2))
    across = round(half * 16 / 35)
    return ScoreTrack(4, 4, W - 8, H - 13, BAND, across, half - across)


@lru_cache(maxsize=16)
def wall(last: int, label: str) -> Markup:
    """The cardboard of the board with its wall, which can be pointed at."""
    x, y, w, h, band, _across, _down = track(last)
    inner = f"M{x + band} {y + band}v{h - 2 * band}h{w - 2 * band}v{2 * band - h}z"
    ring = path(f"M{x} {y}h{w}v{h}h{-w}z{inner}", "none", pointer_events="all", fill_rule="evenodd")
    return frame(W, H) + track(last).wall() + pick("track", "track", ring, label=label)


def outlines() -> dict[str, str]:
    """The outline of the wall, for its halos."""
    return {"track": box(W - 8 - 2 * BAND, H - 13 - 2 * BAND, 4, 4 + BAND, 4 + BAND)}
