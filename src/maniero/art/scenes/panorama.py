"""The landscape on top of the home page."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from maniero.art.kit import INK, el, icon, join, path
from maniero.art.scenes.land import cottage, curtain, gatehouse, inked, sky, tower

if TYPE_CHECKING:
    from markupsafe import Markup

_W: Final = 1416
_H: Final = 266


def _great_castle() -> Markup:
    return join(
        (
            tower(1092, 166, 42, 86, "slate", 2, "cloth"),
            tower(1038, 172, 28, 66, "roof"),
            tower(1148, 172, 30, 74, "roof", flag="seat-1"),
            curtain(990, 1200, 180, 44),
            tower(984, 182, 34, 62),
            tower(1206, 182, 34, 66, flag="seat-3"),
            gatehouse(1092, 182, 56, 48),
            tower(1060, 182, 22, 60, "slate"),
            tower(1124, 182, 22, 60, "slate"),
        )
    )


def _far_castle() -> Markup:
    parts = (
        tower(872, 190, 18, 48, "roof", 0),
        curtain(878, 920, 190, 30),
        tower(924, 190, 16, 40, None, 0),
        tower(898, 166, 16, 34, "slate", 0),
    )
    return el("g", join(parts), opacity=".6")


def _river(h: float) -> Markup:
    water = f"M590 214C590 236 556 244 520 {h}H776C748 254 734 240 730 214z"
    bridge = "M560 238q10-26 84-34t96 22v12h-13a15 15 0 0 0-30 0h-12a24 19 0 0 0-48 0h-13a17 15 0 0 0-34 0z"
    return join(
        (
            path(water, "sea", "outline", 1.3),
            path(water, "url(#waves)"),
            path(bridge, "stone", "outline", INK),
            path("M564 232q14-18 80-24t92 20", "none", "stone-2", 1.6),
            icon("ship", 652, 250, 40, 1.4),
        )
    )


def _fields(h: float) -> Markup:
    furrows = (
        f"M208 {h}Q240 240 300 228M256 {h}Q276 242 306 228M312 {h}V227"
        f"M364 {h}Q350 242 318 228M414 {h}Q390 240 326 228"
    )
    return join(
        (
            path(f"M0 {h}V222Q120 198 300 214T560 {h}z", "leaf", "outline", INK),
            path(f"M170 {h}Q220 232 310 226Q400 230 456 {h}z", "straw", "outline", 1.3),
            path(furrows, "none", "straw-2", 1.3),
            path(f"M716 {h}Q800 216 900 220T1010 {h}z", "leaf-2", "outline", INK),
        )
    )


_GREENERY: Final = (
    ("tree", 790, 240, 36),
    ("cypress", 904, 236, 44),
    ("tree", 934, 246, 34),
    ("cypress", 1262, 216, 44),
    ("cypress", 1288, 228, 38),
    ("tree", 1318, 232, 42),
    ("tree", 1380, 242, 40),
    ("cypress", 500, 238, 40),
    ("tree", 470, 240, 34),
    ("sheep", 1186, 226, 26),
    ("sheep", 1212, 240, 26),
    ("cow", 1166, 250, 28),
)


@cache
def panorama() -> Markup:
    """The landscape on top of the home page."""
    w, h = _W, _H
    clouds = ((640, 46, 1.2), (830, 74, 0.9), (1300, 56, 1.3), (470, 30, 0.8), (950, 40, 0.8))
    hill = f"M820 {h}Q890 182 1010 178H1190Q1300 182 1390 {h}z"
    body = (
        sky(w, h, clouds, (w * 0.52, 58, 27)),
        path(f"M0 190Q120 132 260 176T540 160T820 166T1100 140T{w} 156V{h}H0z", "leaf", opacity=".3"),
        _far_castle(),
        path(f"M300 {h}Q520 140 720 176T980 180T1240 176T{w} 190V{h}z", "leaf", opacity=".6"),
        _river(h),
        inked(
            hill,
            "leaf",
            path(f"M1130 178H1190Q1300 182 1390 {h}H1210Q1190 204 1130 178z", "leaf-2", opacity=".6"),
        ),
        _great_castle(),
        path(f"M1084 182Q1082 206 1030 224T956 {h}H1008Q1030 240 1068 230T1100 182z", "way", "outline", 1.3),
        _fields(h),
        cottage(826, 246, 0.95),
        cottage(868, 252, 1.1, "slate"),
        join(icon(name, x, y, size, 1.4) for name, x, y, size in _GREENERY),
    )
    return el(
        "svg",
        *body,
        viewBox=f"0 0 {w} {h}",
        preserveAspectRatio="xMaxYMax slice",
        class_="panorama",
        aria_hidden="true",
    )
