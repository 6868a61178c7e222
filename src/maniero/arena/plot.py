"""The figures of a contest as a picture: win rates with their intervals, and ratings."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from maniero.art.kit import NOTHING, circle, el, g, join, rect, svg, text
from maniero.art.lettering import fit
from maniero.art.palette import TEXT, TITLE, colour, resolve

if TYPE_CHECKING:
    from markupsafe import Markup

    from maniero.arena.contest import Contest
    from maniero.arena.figures import Figures, Pairing, Rating

W: Final = 900
LEFT: Final = 300  # Where scales begin.
WIDE: Final = 480  # How long they are.
ROW: Final = 34
HEAD: Final = 74


def plot(contest: Contest, found: Figures) -> str:
    """A self-contained SVG."""
    shown = [each for each in found.pairings if each.interval is not None]
    rates, below = _rates(contest, shown)
    rated, bottom = _ratings(contest, found.ratings) if found.ratings is not None else (NOTHING, 0.0)
    height = HEAD + below + bottom + 16
    title = f"{contest.played().title}, {contest.seats} seats"
    picture = svg(
        W,
        height,
        rect(0, 0, W, height, fill="paper"),
        _text(title, 24, 40, 22, title=True),
        g(rates, y=HEAD),
        g(rated, y=HEAD + below),
        label=title,
        font_family=TEXT,
        width=W,
        height=height,
    )
    return resolve(picture)


def _text(
    content: str, x: float, y: float, size: float = 13, anchor: str = "start", title: bool = False
) -> Markup:
    face = TITLE if title else None
    return text(
        content, x, y, size, anchor=anchor, weight=700 if title else 400, title=title, font_family=face
    )


def _rates(contest: Contest, shown: list[Pairing]) -> tuple[Markup, float]:
    if not shown:
        return NOTHING, 0.0
    low = ROW + len(shown) * ROW
    parts = [_text("Games won by the first, % with 95 % interval", 24, 12, 14)]
    parts += [_tick(LEFT + WIDE * n / 100, ROW - 8, low - 4, str(n)) for n in (0, 25, 50, 75, 100)]
    for row, each in enumerate(shown):
        y = ROW + row * ROW + ROW / 2 - 8
        names = " v ".join(contest.bots[bot] for bot in each.bots)
        share, interval = each.wins / each.games, each.interval
        assert interval is not None
        where = [LEFT + WIDE * value for value in (interval.low, share, interval.high)]
        parts += [_text(fit(names, LEFT - 48, 13), 24, y + 4), _spread(where, y, "brand")]
        if each.fair:
            parts.append(_line(LEFT + WIDE * each.fair, y - 12, LEFT + WIDE * each.fair, y + 12, "ink-2", 2))
        parts.append(_text(f"{100 * share:.1f} % of {each.games}", LEFT + WIDE + 18, y + 4))
    return join(parts), low + 34


def _ratings(contest: Contest, ratings: list[Rating]) -> tuple[Markup, float]:
    first = min(each.mu - 2 * each.sigma for each in ratings)
    last = max(each.mu + 2 * each.sigma for each in ratings)
    scale = WIDE / (last - first)
    low = ROW + len(ratings) * ROW
    step = next((each for each in (1, 2, 5, 10, 20, 50) if (last - first) / each <= 8), 100)
    marks = range(ceil(first / step) * step, int(last) + 1, step)
    parts = [_text("Rating (openskill) with twice its uncertainty", 24, 12, 14)]
    parts += [_tick(LEFT + (n - first) * scale, ROW - 8, low - 4, str(n)) for n in marks]
    rated = sorted(zip(ratings, contest.bots, strict=True), reverse=True)
    for row, ((mu, sigma), name) in enumerate(rated):
        y = ROW + row * ROW + ROW / 2 - 8
        where = [LEFT + (value - first) * scale for value in (mu - 2 * sigma, mu, mu + 2 * sigma)]
        parts += [_text(fit(name, LEFT - 48, 13), 24, y + 4), _spread(where, y, "seat-1")]
        parts.append(_text(f"{mu:.1f}", LEFT + WIDE + 18, y + 4))
    return join(parts), low + 24


def _line(x: float, y: float, x2: float, y2: float, ink: str, w: float) -> Markup:
    return el("line", x1=x, y1=y, x2=x2, y2=y2, stroke=colour(ink), stroke_width=w)


def _tick(x: float, top: float, low: float, label: str) -> Markup:
    return _line(x, top, x, low, "line", 1) + _text(label, x, low + 14, 11, "middle")


def _spread(where: list[float], y: float, ink: str) -> Markup:
    """A value in the middle of its interval."""
    low, middle, high = where
    ends = [_line(x, y - 5, x, y + 5, ink, 2) for x in (low, high)]
    return join([_line(low, y, high, y, ink, 2), *ends, circle(middle, y, 5, fill=ink)])
