"""What stands on the land: symbols, settlements, sites, castles, markers of who has taken an area."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, g, icon, join, mark, path, rect, text, use
from maniero.art.lettering import width
from maniero.art.pieces import flat_marker, token
from maniero.art.shapes import Point, disc
from maniero.games.castelli.draw.geometry import PITCH, centre
from maniero.games.castelli.draw.grounds import GROUNDS

RADIUS: Final = {"village": PITCH * 0.175, "city": PITCH * 0.2}  # Of their round feet.
SITE: Final = PITCH * 0.148
_OPEN: Final = PITCH * 0.19  # A site where something can be built now is larger.
CASTLE: Final = PITCH * 0.39  # How high one is.
_MARKER: Final = PITCH * 0.165


# ------------------------------------------------------------ the sprite
def _settlement(kind: str) -> Markup:
    """A wooden piece on its round foot; the city is the larger and stands on gold."""
    r = RADIUS[kind]
    foot, top, size = ("gold-2", "gold", 1.72) if kind == "city" else ("stone-2", "plaster", 1.62)
    return g(
        circle(0, 3.4, r + 0.4, "shade"),
        circle(0, 2, r, foot, "outline", 1.3),
        circle(0, 0, r, top, "outline", 1.3),
        icon(kind, 0, -r * 0.06, r * size, 1.05),
        id=f"s-{kind}",
    )


def _castle(seat: int) -> Markup:
    """A castle of a seat: its colour, its shape on the gate."""
    k = CASTLE / 24
    ink = 1.35 / k
    body = "M-8.6 9.5V-4.5H8.6V9.5z"
    top = "M-10.2-3.6V-11h3.8v2.6h3.4V-11h6v2.6h3.4V-11h3.8v7.4z"
    drawn = g(
        path("M-10.5 10.5h21l1.5 2.5h-24z", "shade"),
        path(body, f"seat-{seat}"),
        path("M4-4.5h4.6V9.5H4z", f"seat-{seat}-2"),
        path(body, "none", "outline", ink),
        path(top, f"seat-{seat}"),
        path("M6.4-10.2h3V-4.4h-5.4z", f"seat-{seat}-2", opacity=".75"),
        path(top, "none", "outline", ink),
        circle(-0.4, 3.4, 6.1, "plaster", "outline", 1 / k),
        g(token(seat, 8.2, 0), x=-0.4, y=3.4),
        k=round(k, 3),
    )
    return g(drawn, id=f"s-castle-{seat}")


def _taken(seat: int) -> Markup:
    """The marker of a seat on cream."""
    return g(
        circle(0, 0, _MARKER * 0.78, "plaster", "outline", 1.1),
        flat_marker(seat, 0, -0.8 if seat == 3 else -0.2, _MARKER * 0.98),
        id=f"s-taken-{seat}",
    )


def _site() -> Markup:
    return g(
        circle(0, 0, SITE, "print", "outline", 1.2, stroke_dasharray="2.6 2.4"),
        mark("forest", 0, -0.4, SITE * 1.12, "mine-mark"),
        id="s-site",
    )


def definitions() -> Markup:
    """Settlements, an empty site, castles of all seats and what marks their areas."""
    owned = (piece(seat) for piece in (_castle, _taken) for seat in range(1, 5))
    return join((_settlement("village"), _settlement("city"), _site(), *owned))


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "site": disc(_OPEN),
        "castle": "M-12.6 12V-13.6H12.6V12z",
        "pill": "M-14-11H14a11 11 0 0 1 0 22H-14a11 11 0 0 1 0-22z",
    }


# ------------------------------------------------------------ on the land
def symbol(kind: str, x: float, y: float, size: float) -> Markup:
    """A symbol of an area: what there is to be had."""
    return icon(GROUNDS[kind].symbol, x, y, size, 1.15)


def settlement(kind: str, x: float = 0, y: float = 0, k: float = 1) -> Markup:
    return use(f"s-{kind}", x, y, k)


def castle(seat: int, under: int | None = None) -> Markup:
    """A castle; one that was built over another shows the colour of the lower one behind it."""
    lower = use(f"s-castle-{under + 1}", -5.5, -5.5) if under is not None else NOTHING
    return lower + use(f"s-castle-{seat + 1}")


@lru_cache(maxsize=64)
def worth(points: int) -> Markup:
    """A site where a castle may be built now: its points."""
    return circle(0, 0, _OPEN, "plaster", "outline", 1.3) + text(
        f"+{points}", -0.4, _OPEN * 0.36, 13, "pip", weight=800, grow=True
    )


@lru_cache(maxsize=256)
def tag(label: str, x: float, y: float, size: float = 12) -> Markup:
    """A small label on cream."""
    w = width(label, size) + 9
    return rect(x - w / 2, y - 8, w, 16, 8, "plaster", "outline", 1.2) + text(
        label, x - 0.4, y + 4.2, size, "pip", weight=800
    )


def taken(leaders: tuple[int, ...], spots: tuple[Point, ...], share: int | None) -> Markup:
    """Who has taken an area: markers on its symbols; with what each of them got just now."""
    x, y = centre(spots)
    far = (x * x + y * y) ** 0.5 or 1
    step = _MARKER * (1.56 if share is None else 2.1)
    dx, dy = -y / far * step, x / far * step  # Side by side as seen from the middle.
    if share is not None:
        dx, dy = (0, 18) if len(leaders) > 1 else (0, 0)
    out = []
    for i, seat in enumerate(leaders):
        j = i - (len(leaders) - 1) / 2
        out.append(_taker(seat + 1, share, round(x + dx * j, 1), round(y + dy * j, 1)))
    return join(out)


@lru_cache(maxsize=1024)
def _taker(seat: int, share: int | None, x: float, y: float) -> Markup:
    if share is None:
        return use(f"s-taken-{seat}", x, y)
    body = rect(-17, -8.5, 34, 17, 8.5, "plaster", f"seat-{seat}", 2.2)
    number = text(f"+{share}", 6, 4.3, 12, "pip", weight=800)
    return g(body, use(f"s-taken-{seat}", -8.5, 0, 0.78), number, x=x, y=y)
