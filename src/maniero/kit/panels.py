"""The panel of a player: a sheet of paper, its head in the colour of the seat."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from maniero.art.kit import NOTHING, icon, join, path, rect, svg, text
from maniero.art.lettering import fit, width
from maniero.art.pieces import flat_marker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

W: Final = 292  # Of every panel beside a board.
_HEAD: Final = "M1 31V11Q1 1 11 1H{0:g}Q{1:g} 1 {1:g} 11V31z"


@lru_cache(maxsize=64)
def paper(w: float, h: float) -> Markup:
    """A sheet of paper."""
    return rect(1, 3, w - 3, h - 4, 10, "board-edge", "outline", 1.5) + rect(
        1, 1, w - 3, h - 5, 10, "paper", "outline", 1.5
    )


@lru_cache(maxsize=64)
def frame(w: float, h: float) -> Markup:
    """The edge of a sheet, over what lies on it."""
    return rect(1, 1, w - 3, h - 5, 10, "none", "outline", 1.5)


@lru_cache(maxsize=64)
def sheet(w: float, h: float, title: str, note: str = "") -> Markup:
    """A sheet of paper with a title, and a note at its end."""
    return join(
        (
            paper(w, h),
            text(title, 14, 22, 15, "ink", "start", title=True),
            text(note, w - 16, 22, 12.5, "ink-2", "end", 600) if note else NOTHING,
            path(f"M12 31H{w - 13:g}", "none", "line-2", 1),
        )
    )


@lru_cache(maxsize=1024)
def head(seat: int, name: str, note: str, points: str, w: float = W) -> Markup:
    """The head of the panel of ``seat``: shape, name, what the player does, points (where they are known)."""
    seal = w - 14 - width(points, 16) - 14 if points else w + 4
    room = seal - 14 - (width(note, 12) + 8 if note else 0) - 34
    return join(
        (
            path(_HEAD.format(w - 12, w - 2), f"seat-{seat + 1}", opacity=0.2),
            path(f"M1 31H{w - 2:g}", "none", "outline", 1.5),
            flat_marker(seat + 1, 20, 16.5, 17),
            text(fit(name, room, 15), 34, 21.5, 15, "ink", "start", title=True),
            text(note, seal - 15, 21, 12, "ink-2", "end", 600) if note else NOTHING,
            icon("vp", seal, 16.5, 21, 1.2) + text(points, w - 12, 22, 16, "ink", "end", 800)
            if points
            else NOTHING,
        )
    )


def panel(seat: int, name: str, h: float, body: Markup) -> Markup:
    """A panel as a picture of its own."""
    return svg(W, h, body, label=fit(name, 400, 14), id=f"panel-{seat + 1}", class_="picture")


def after(viewer: int | None, order: Sequence[int]) -> list[int]:
    """The seats whose panels are shown: in their order after the viewer; all for a spectator."""
    if viewer is None:
        return list(order)
    mine = order.index(viewer)
    return [*order[mine + 1 :], *order[:mine]]
