"""A castle on its hill: the picture of pages that speak of no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.art.kit import INK, icon, join, path
from maniero.art.scenes.land import curtain, gatehouse, sky, tower
from maniero.art.shapes import box

if TYPE_CHECKING:
    from markupsafe import Markup


def castle(w: int, h: int) -> Markup:
    """Towers, a gatehouse, two trees."""
    return join(
        (
            sky(w, h, ((60, 34, 0.9), (216, 52, 0.8)), (w - 40, 32, 17)),
            path(f"M0 {h - 34}Q70 {h - 66} 150 {h - 44}T{w} {h - 52}V{h}H0z", "leaf", opacity=".55"),
            tower(136, 118, 34, 54, "slate", 1, "cloth"),
            curtain(80, 192, 122, 34),
            tower(78, 124, 26, 48),
            tower(194, 124, 26, 52, flag="seat-1"),
            gatehouse(136, 124, 46, 40),
            path(f"M0 {h - 24}Q{w / 2} {h - 34} {w} {h - 24}V{h}H0z", "leaf", "outline", INK),
            icon("tree", 30, h - 34, 38, 1.3),
            icon("cypress", 240, h - 36, 38, 1.3),
        )
    )


def castle_emblem() -> Markup:
    return path(box(40, 40, 6), "sky", "outline", 1.4) + tower(0, 19, 14, 20, "slate", 1)
