"""Landscapes for the pages: the panorama of the home page, and a small picture for each game's card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from maniero.art.boards import patterns
from maniero.art.icons import symbols, tinted
from maniero.art.kit import INK, circle, el, g, icon, join, mark, n, path, rect
from maniero.art.shapes import box

if TYPE_CHECKING:
    from collections.abc import Callable

    from markupsafe import Markup

W: Final = 272
H: Final = 148
_PANORAMA_W: Final = 1416
_PANORAMA_H: Final = 266
_ICONS: Final = ("tree", "cypress", "ship", "sheep", "cow")
_COUNCIL: Final = {"pink": "pip", "orange": "pip", "blue": "pip", "purple": "c-white"}  # Robe, charge on it.


def definitions() -> Markup:
    """What the scenes use by name, for a page's sprite."""
    councillors = (tinted("councillor", c, f"c-{c}", f"c-{c}-2") for c in _COUNCIL)
    return join(
        (patterns("waves", "grain"), symbols(_ICONS), *councillors, symbols(f"mark-{c}" for c in _COUNCIL))
    )


# ------------------------------------------------------------ what stands in a landscape
def _inked(d: str, fill: str, shade: Markup) -> Markup:
    """A shape with its second tone inside the outline."""
    return path(d, fill) + shade + path(d, "none", "outline", INK)


def cloud(x: float, y: float, k: float = 1) -> Markup:
    """A cloud around x, y."""
    d = "M-30 8c-8 0-10-9-3-11 0-9 12-12 17-5 5-9 20-7 21 3 8-3 15 3 12 9-1 3-4 4-7 4z"
    return g(path(d, "cloud"), x=x, y=y, k=k)


def cottage(x: float, base: float, k: float = 1, roof: str = "roof") -> Markup:
    """A small house."""
    ink = INK / k
    return g(
        path("M-16 0V-15l16-12 16 12V0z", "plaster"),
        path("M6-21l10 7V0H6z", "plaster-2"),
        path("M-16 0V-15l16-12 16 12V0z", "none", "outline", ink),
        path("M-21-12 0-28l21 16v-7L0-35-21-19z", roof, "outline", ink),
        path("M-5 0v-9h7v9z", "wood", "outline", ink),
        x=x,
        y=base,
        k=k,
    )


def _teeth(x: float, y: float, step: float, count: int, deep: float) -> str:
    """The upper edge of a battlement, from the left."""
    merlons = "".join(f"h{n(step)}v{n(deep if i % 2 == 0 else -deep)}" for i in range(count - 1))
    return f"V{n(y)}{merlons}h{n(step)}"


def tower(
    x: float,
    base: float,
    w: float,
    h: float,
    roof: str | None = None,
    slits: int = 1,
    flag: str | None = None,
) -> Markup:
    """A tower of stone: under a pointed roof, or with battlements."""
    top, left, right = base - h, x - w / 2 - 4, x + w / 2 + 4
    shade = rect(x + w * 0.18, top, w * 0.32, h, 0, "stone-2")
    body = _inked(f"M{n(x - w / 2)} {n(top)}h{n(w)}V{n(base)}h{n(-w)}z", "stone", shade)
    if roof:
        tip = top - w * 1.15
        cone = f"M{n(left)} {n(top + 1)}L{n(x)} {n(tip)}L{n(right)} {n(top + 1)}z"
        dark = f"M{n(x)} {n(tip)}L{n(right)} {n(top + 1)}H{n(x + w * 0.14)}z"
        head = _inked(cone, roof, path(dark, f"{roof}-2"))
    else:
        tip = top - 9
        crown = f"M{n(left)} {n(top + 4)}{_teeth(left, tip, (w + 8) / 5, 5, 5)}V{n(top + 4)}z"
        head = path(crown, "stone", "outline", INK)
    windows = join(path(f"M{n(x)} {n(top + 10 + 18 * i)}v7", "none", "outline", 2) for i in range(slits))
    return (_flag(x, tip, flag) + body if flag else body) + head + windows


def _flag(x: float, tip: float, fill: str) -> Markup:
    pole = path(f"M{n(x)} {n(tip + 2)}V{n(tip - 20)}", "none", "outline", INK)
    return pole + path(f"M{n(x)} {n(tip - 20)}h17l-4 5 4 5H{n(x)}z", fill, "outline", 1.3)


def curtain(x1: float, x2: float, base: float, h: float) -> Markup:
    """A wall between towers."""
    count = max(3, int((x2 - x1) / 18) | 1)
    wall = f"M{n(x1)} {n(base)}{_teeth(x1, base - h, (x2 - x1) / count, count, 6)}V{n(base)}z"
    rows = range(int((x2 - x1 - 10) / 26) + 1)
    stones = "".join(f"M{n(x1 + 6 + 26 * i)} {n(base - h + 14 + (9 if i % 2 else 0))}h9" for i in rows)
    return path(wall, "stone-2", "outline", INK) + path(stones, "none", "outline", 1, opacity=".45")


def gatehouse(x: float, base: float, w: float, h: float) -> Markup:
    """A wall with a gate."""
    arch = path(f"M{n(x - 11)} {n(base)}v-20a11 11 0 0 1 22 0v20z", "hole", "outline", INK)
    bars = f"M{n(x - 4)} {n(base)}v-29M{n(x + 4)} {n(base)}v-29M{n(x - 11)} {n(base - 12)}h22"
    return curtain(x - w / 2, x + w / 2, base, h) + arch + path(bars, "none", "wood", 1.5)


# ------------------------------------------------------------ the panorama
def _sky(
    w: float, h: float, clouds: tuple[tuple[float, float, float], ...], sun: tuple[float, float, float]
) -> Markup:
    return rect(0, 0, w, h, 0, "sky") + circle(*sun, "sun") + join(cloud(*spot) for spot in clouds)


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
    w, h = _PANORAMA_W, _PANORAMA_H
    clouds = ((640, 46, 1.2), (830, 74, 0.9), (1300, 56, 1.3), (470, 30, 0.8), (950, 40, 0.8))
    hill = f"M820 {h}Q890 182 1010 178H1190Q1300 182 1390 {h}z"
    body = (
        _sky(w, h, clouds, (w * 0.52, 58, 27)),
        path(f"M0 190Q120 132 260 176T540 160T820 166T1100 140T{w} 156V{h}H0z", "leaf", opacity=".3"),
        _far_castle(),
        path(f"M300 {h}Q520 140 720 176T980 180T1240 176T{w} 190V{h}z", "leaf", opacity=".6"),
        _river(h),
        _inked(
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


# ------------------------------------------------------------ one picture for each game
def _road(d: str) -> Markup:
    return (
        path(d, "none", "outline", 8)
        + path(d, "none", "way", 5.4)
        + path(d, "none", "wall-mark", 1.1, stroke_dasharray="5 6")
    )


def _balcony(x: float, y: float, w: float, h: float) -> Markup:
    """Four councillors in their arches behind a stone rail."""
    step = (w - 20) / 4
    wall = f"M0 {h}V14Q0 4 10 4H{w - 10}Q{w} 4 {w} 14V{h}z"
    courses = f"M0 20H{w}M0 40H{w}M{n(w * 0.1)} 20v20M{n(w * 0.4)} 20v20M{n(w * 0.75)} 20v20"
    out = [path(wall, "stone", "outline", INK), path(courses, "none", "stone-2", 1.1)]
    r = step / 2 - 4
    for i, (colour, charge) in enumerate(_COUNCIL.items()):
        at = 10 + step * (i + 0.5)
        arch = f"M{n(at - r)} {h - 24}V38a{n(r)} {n(r)} 0 0 1 {n(2 * r)} 0V{h - 24}z"
        out.append(path(arch, "hole", "outline", 1.3))
        out.append(icon(f"councillor-{colour}", at, h - 42, 36, 1.3))
        out.append(mark(colour, at, h - 31.5, 11, charge))
    rails = "".join(
        f"M{n(4 + i * 13)} {h - 20}q-4 4 0 8q-2.5 4-2 7h7q.5-3-2-7q4-4 0-8z" for i in range(int(w / 13))
    )
    out += [
        rect(-4, h - 27, w + 8, 7, 2, "stone", "outline", 1.3),
        path(rails, "stone", "outline", 1.1),
        rect(-4, h - 5, w + 8, 8, 2, "stone", "outline", 1.3),
    ]
    return g(*out, x=x, y=y)


def _council(w: int, h: int) -> Markup:
    """A council on its balcony above a land of cities and roads."""
    return join(
        (
            _sky(w, h, ((120, 26, 0.8), (222, 38, 0.9)), (48, 30, 17)),
            path(f"M0 70Q60 40 130 62T{w} 56V{h}H0z", "leaf", opacity=".5"),
            path(f"M0 84Q80 60 150 78T{w} 74V{h}H0z", "hills-2"),
            _road(f"M-10 92Q40 70 76 78T150 70T228 74T{w + 10} 60"),
            g(cottage(-18, 0, 0.9), tower(4, 0, 15, 30, "roof", 1), cottage(24, 0, 0.8, "slate"), x=34, y=84),
            g(tower(-14, 0, 16, 22), curtain(-8, 22, 0, 14), tower(24, 0, 18, 30, "slate", 1), x=236, y=76),
            g(tower(0, 0, 12, 22, "slate", 0), cottage(15, 0, 0.6), x=132, y=62, k=0.9),
            rect(-4, h - 22, w + 8, 30, 0, "stone-2", "outline", INK),
            _balcony(w / 2 - 92, h - 88, 184, 92),
        )
    )


def _castle(w: int, h: int) -> Markup:
    """Any other game: a castle on its hill."""
    return join(
        (
            _sky(w, h, ((60, 34, 0.9), (216, 52, 0.8)), (w - 40, 32, 17)),
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


_SCENES: Final[dict[str, Callable[[int, int], Markup]]] = {"council": _council}


@cache
def scene(game_id: str) -> Markup:
    """The picture on a game's card."""
    body = _SCENES.get(game_id, _castle)(W, H)
    return el(
        "svg",
        body,
        viewBox=f"0 0 {W} {H}",
        preserveAspectRatio="xMidYMax slice",
        class_="scene",
        aria_hidden="true",
    )


def _councillor_emblem() -> Markup:
    return path(box(40, 40, 6), "hills-2", "outline", 1.4) + icon("councillor-purple", 0, 1, 33, 1.3)


def _castle_emblem() -> Markup:
    return path(box(40, 40, 6), "sky", "outline", 1.4) + tower(0, 19, 14, 20, "slate", 1)


_EMBLEMS: Final[dict[str, Callable[[], Markup]]] = {"council": _councillor_emblem}


@cache
def emblem(game_id: str) -> Markup:
    """The game in a list, 44 px."""
    body = _EMBLEMS.get(game_id, _castle_emblem)()
    return el("svg", body, viewBox="-24 -24 48 48", width="44", height="44", aria_hidden="true")


def caption(game_id: str, tr: Callable[[str], str]) -> str:
    """What a game is about, in a line below its scene; "" where there is none."""
    captions = {"council": tr("Win over the councils and link your emporiums.")}
    return captions.get(game_id, "")
