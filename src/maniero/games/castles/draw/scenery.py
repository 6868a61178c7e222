"""A building site without its castle: sky in three flat tones, far hills, the ground, a mason at work."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, el, g, join, n, path, rect, use
from maniero.art.shapes import box
from maniero.games.castles.draw.masonry import PEN, SMALL_PEN, U

COLUMNS: Final = 7  # Of a site, as every one is printed.
ROWS: Final = 4
LEFT: Final = 17  # Of the squares.
TOP: Final = 14
W: Final = COLUMNS * U + 2 * LEFT  # Of a site, in units.
GROUND: Final = TOP + ROWS * U
H: Final = 480
SMALL_H: Final = 452
_STARS: Final = (
    *((37, 21), (154, 29), (198, 83), (272, 17), (301, 124), (404, 21), (455, 58)),
    *((558, 25), (580, 124), (705, 25), (712, 116), (125, 137), (521, 174)),
)
_CLOUDS: Final = (
    *((88, 54, 1.25), (220, 112, 0.8), (345, 41, 1.05), (499, 83, 1.3)),
    *((683, 166, 0.9), (411, 195, 0.7), (37, 195, 0.8)),
)
_PUFF: Final = "M-40 8c-10 0-12-12-3-14 0-11 15-15 21-6 6-11 24-9 25 4 10-4 19 4 15 11-1 4-5 5-9 5z"
_FAR: Final = "l37-26 37 30 51-52 59 58 44-30 81 44H455l66-56 44 34 59-66 110 72V{0}z"
_TUFTS: Final = (
    8,
    31,
    62,
    84,
    118,
    143,
    171,
    196,
    232,
    266,
    289,
    318,
    352,
    391,
    420,
    447,
    478,
    512,
    541,
    579,
    602,
)


def definitions() -> Markup:
    """`#s-sky` and `#s-sky-s`: all that lies behind a castle; `#s-mason` before it."""
    return join(
        (
            g(_sky(False), id="s-sky"),
            g(_sky(True), id="s-sky-s"),
            g(_grass(False), id="s-grass"),
            g(_grass(True), id="s-grass-s"),
            g(_mason(), id="s-mason"),
            el("clipPath", el("path", d=box(W, H, 9, 0, 0)), id="c-site"),
            el("clipPath", el("path", d=box(W, SMALL_H, 14, 0, 0)), id="c-site-s"),
        )
    )


def _sky(small: bool) -> Markup:
    ink, base, h = SMALL_PEN if small else PEN, GROUND + 3, SMALL_H if small else H
    star = "l1.2 2.8 2.8 1.2-2.8 1.2-1.2 2.8-1.2-2.8-2.8-1.2 2.8-1.2z"
    x, y = 650, 62
    moon = circle(-11, -8, 6.5, "moon") + circle(8, 10, 8, "moon") + circle(12, -12, 3.5, "moon")
    grid = "".join(f"M{LEFT + U * i} {TOP}V{GROUND}" for i in range(COLUMNS + 1))
    grid += "".join(f"M{LEFT} {TOP + U * i}h{COLUMNS * U}" for i in range(ROWS))
    out = [
        rect(0, 0, W, h, 0, "air"),
        path(f"M0 174Q183 149 367 178T{W} 166V{h}H0z", "air-2"),
        path(f"M0 290Q220 265 440 290T{W} 273V{h}H0z", "air-3"),
        path("".join(f"M{a} {b - 4}{star}" for a, b in _STARS), "star"),
        circle(x, y, 31, "sun"),
        g(moon, x=x, y=y),
        circle(x, y, 43, "none", "ray", 2.4, stroke_dasharray="7 11.9", stroke_linecap="round"),
        *(g(path(_PUFF, "mist"), x=a, y=b, k=k) for a, b, k in _CLOUDS),
        path(f"M0 {base}V{base - 92}" + _FAR.format(base), "far"),
        path(
            f"M0 {base}V{base - 48}Q95 {base - 92} 220 {base - 30}Q352 {base - 62} 484 {base - 26}"
            f"Q617 {base - 92} {W} {base - 40}V{base}z",
            "far-2",
        ),
        path(
            f"M0 {base}V{base - 18}Q147 {base - 46} 308 {base - 12}Q514 {base - 48} {W} {base - 16}V{base}z",
            "far-3",
        ),
    ]
    if not small:
        birds = "M-10 0q4-5 7 0 3-5 7 0M6 9q3-4 5 0 2-4 5 0M-22 10q3-4 5 0 2-4 5 0"
        cypress = "M0 0q-6-5-4-16Q-2-26 0-30q2 4 4 14 2 11-4 16z"
        out.append(g(path(birds, "none", "air-line", 1.8, stroke_linecap="round"), x=294, y=83))
        for a, b, k in ((26, 24, 1), (38, 22, 0.8), (708, 18, 1), (720, 20, 0.75)):
            out.append(g(path(cypress, "leaf-2"), x=a, y=base - b, k=k))
        out.append(rect(0, 0, W, h, 0, "url(#grain)"))
    dashes = "4 8" if small else "2 6"
    return join(out) + path(
        grid, "none", "air-line", ink * 0.9, stroke_dasharray=dashes, stroke_linecap="round", opacity=0.75
    )


def _mound(x: float, ink: float) -> Markup:
    """Grass rises where a wall on the ground has its sky side below; x is the left side of the square."""
    y = GROUND
    d = (
        f"M{n(x - 16)} {y + 3}C{n(x + 2)} {y} {n(x + 3)} {y - 21} {n(x + 22)} {y - 21}"
        f"S{n(x + 70)} {y - 25} {n(x + 82)} {y - 20}S{n(x + 98)} {y} {n(x + 116)} {y + 3}z"
    )
    hill = path(d, "grass", "outline", ink)
    if ink > PEN:
        return hill
    tufts = f"M{n(x + 20)} {y - 9}l3-5 3 5M{n(x + 46)} {y - 12}l3-5 3 5M{n(x + 58)} {y - 4}l3-5 3 5"
    return hill + path(tufts, "none", "grass-2", 1.6)


def _grass(small: bool) -> Markup:
    """Grass and earth along the whole site."""
    ink, y, h = SMALL_PEN if small else PEN, GROUND, SMALL_H if small else H
    lip = round(y + (h - y) * 0.46)
    wave = f"M0 {lip}" + "".join(f"q22.94 {8 if i % 2 else -5} 45.88 0" for i in range(16)) + f"V{h}H0z"
    grass = path(f"M-3 {y}H{W + 3}V{h + 3}H-3z", "grass", "outline", ink * 1.1)
    earth = path(wave, "earth", "outline", ink * 0.8)
    if small:
        return grass + earth
    stones = "".join(
        f"M{11 + i * 43 + i % 3 * 9} {lip + 14 + i % 4 * 5}q4-4 8 0q-4 4-8 0z" for i in range(17)
    )
    return grass + earth + path(stones, "earth-2")


@lru_cache(maxsize=256)
def ground(gate: int | None, mounds: tuple[int, ...], small: bool) -> Markup:
    """Grass, earth, and the way to the gate; `gate` and `mounds` are columns."""
    ink, y, h = SMALL_PEN if small else PEN, GROUND, SMALL_H if small else H
    left = LEFT + U * gate if gate is not None else None
    out = [_mound(LEFT + U * column, ink) for column in mounds]
    out.append(use("s-grass-s" if small else "s-grass"))
    if left is not None:
        out.append(_way(left, y, h, ink, small))
    if not small:
        tufts = [x for x in _TUFTS if left is None or not left + 20 < x < left + 84]
        d = "".join(
            f"M{x} {y + 1}l-3-6M{x} {y + 1}v-8M{x} {y + 1}l3-6M{x + 14} {y + 13}l2-4 2 4" for x in tufts
        )
        out.append(path(d, "none", "grass-2", 1.8, stroke_linecap="round"))
        out += _flowers(left, y)
        out.append(el("use", href="#s-mason", x=86 if left is not None and left > W / 2 else 560, y=y + 17))
    return join(out)


def _way(x: float, y: float, h: float, ink: float, small: bool) -> Markup:
    m = (y + h) / 2
    d = f"M{n(x + 33)} {n(y)}H{n(x + 67)}Q{n(x + 72)} {n(m)} {n(x + 96)} {n(h + 3)}H{n(x + 4)}"
    way = path(f"{d}Q{n(x + 28)} {n(m)} {n(x + 33)} {n(y)}z", "wet", "outline", ink * 0.8)
    if small:
        return way
    spots = ((40, 8, 8), (54, 14, 9), (36, 22, 10), (52, 31, 12), (26, 38, 11), (62, 46, 11), (38, 52, 10))
    stones = "".join(f"M{n(x + a)} {n(y + b)}h{w}" for a, b, w in spots)
    return way + path(stones, "none", "earth", 2, stroke_linecap="round")


def _flowers(left: float | None, y: float) -> list[Markup]:
    out = []
    for x, colour in ((59, "b-red"), (77, "b-yellow"), (242, "plaster"), (462, "b-red"), (521, "b-yellow")):
        if left is None or not left + 10 < x < left + 90:
            stem = path(f"M{x} {n(y + 14)}v-8", "none", "grass-2", 1.5)
            out.append(stem + circle(x, y + 5, 2.8, colour, "outline", PEN * 0.5))
    return out


def _mason() -> Markup:
    """A mason, his stones and his barrow."""
    ink = PEN * 0.75
    heap = (
        (-4, 6, "grey"),
        (12, 6, "sand"),
        (28, 6, "white"),
        (4, -4, "white"),
        (20, -4, "grey"),
        (12, -14, "red"),
    )
    stones = join(path(box(16, 10, 1.5, a, b), f"w-{wall}", "outline", ink) for a, b, wall in heap)
    arms = "M5-3q7 3 8 9M-5-3q-3 4-1 8"
    man = join(
        (
            path("M-4 12v9h3.2v-8M4 12v9H.8v-8", "hide", "outline", ink, stroke_linejoin="round"),
            path("M-7 13Q-7-4-3-5H3Q7-4 7 13z", "b-blue", "outline", ink),
            path("M3-5Q7-4 7 13H2z", "b-blue-2"),
            path("M-4 1h8l1 12h-10z", "plaster", "outline", ink),
            path(arms, "none", "outline", 4.6) + path(arms, "none", "skin", 2.6),
            circle(0, -10, 5.2, "skin", "outline", ink),
            path("M-8-11.5H8Q5-14 4.5-17h-9Q-5-14-8-11.5z", "straw", "outline", ink, stroke_linejoin="round"),
        )
    )
    barrow = join(
        (
            path("M-1 9l-6 6M14-3l16 1", "none", "outline", 3),
            path("M4-6h10v7H4zM13-5h8v6h-8z", "w-sand", "outline", ink),
            path("M0 0h26l-6 10H6z", "wood", "outline", ink) + path("M20 0h6l-6 10h-4z", "wood-2"),
            path("M26 1l11-3M18 10l3 8", "none", "outline", 2.6, stroke_linecap="round"),
            circle(7, 14, 5, "wood-2", "outline", ink) + circle(7, 14, 1.3, "plaster"),
        )
    )
    return stones + g(man, x=66, y=-9, k=1.15) + g(barrow, x=84, y=-3)
