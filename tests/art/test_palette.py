"""Contrast of text and symbols, and seats told apart by every eye, in both themes."""

from __future__ import annotations

import itertools
from functools import partial
from typing import TYPE_CHECKING

import pytest

from maniero.art.palette import HOUSE, colour, resolve, variables
from maniero.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

Rgb = tuple[float, float, float]
LIGHT, DARK = 0, 1
ALL = {**HOUSE, **{name: pair for game in GAMES.values() for name, pair in game.drawing().colours.items()}}

# Ink and the grounds it is read on.
INKS = {
    "ink": "table paper paper-2 sunk board board-2 wall sky coast coast-2 hills hills-2 peaks peaks-2",
    "ink-2": "table paper paper-2 board board-2 coast hills peaks",
    "ink-3": "paper paper-2",
    "link": "paper paper-2",
    "good": "paper",
    "bad": "paper",
    "on-brand": "brand",
    "pip": "plaster glow-core gold m-gold m-silver m-bronze m-iron stone c-blue c-orange c-pink",
    "plaster": "m-royal-2",
    "c-black": "c-white",
    "c-white": "c-black c-purple",
}
SIGNS = {
    "wall-mark": "wall",
    "focus": "paper table",
    "hint": "paper paper-2 table",
    "line-2": "paper",
    "glow-core": "glow-edge",
    "glow": "glow-edge",
    "outline": "neutral",
}

# Machado, Oliveira, Fernandes 2009, full severity, linear RGB.
EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}


def rgb(name: str, theme: int) -> Rgb:
    h = ALL[name][theme].lstrip("#")
    return int(h[0:2], 16) / 255, int(h[2:4], 16) / 255, int(h[4:6], 16) / 255


def linear(c: Rgb) -> Rgb:
    r, g, b = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)
    return r, g, b


def luminance(c: Rgb) -> float:
    r, g, b = linear(c)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def ratio(a: Rgb, b: Rgb) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    r, g, bl = (x * share + y * (1 - share) for x, y in zip(a, b, strict=True))
    return r, g, bl


def pairs(theme: int) -> Iterator[tuple[str, float, Rgb, Rgb]]:
    """What is read, the contrast it needs, its colour and its ground."""
    c = partial(rgb, theme=theme)
    for least, table in ((4.5, INKS), (3.0, SIGNS)):
        for ink, grounds in table.items():
            yield from ((f"{ink} on {ground}", least, c(ink), c(ground)) for ground in grounds.split())
    for s in range(1, 5):
        seat, head = c(f"seat-{s}"), mix(c(f"seat-{s}"), c("paper"), 0.2)
        yield f"name of seat {s}", 4.5, c(f"seat-{s}-ink"), c("paper")
        yield f"name of seat {s} on paper-2", 4.5, c(f"seat-{s}-ink"), c("paper-2")
        yield f"ink on seat {s}", 4.5, c(f"seat-{s}-on"), seat
        yield f"header of seat {s}", 4.5, c("ink"), head
        yield f"second text in the header of seat {s}", 4.5, c("ink-2"), head
        for ground in map(c, ("board", "wall", "paper")):  # A marker is seen by its outline or by its colour.
            yield f"marker of seat {s}", 3, max((c("outline"), seat), key=partial(ratio, ground)), ground
    for kind in (name[:-5] for name in ALL if name.endswith("-mark") and f"{name[:-5]}-0" in ALL):
        flat, sign = c(f"{kind}-0"), c(f"{kind}-mark")
        patch = mix(c("print"), flat, int(ALL["print"][theme][7:], 16) / 255)
        yield f"pips of {kind}", 4.5, sign, patch
        yield f"mark of {kind}", 3, mix(sign, flat, 0.85), flat
        yield f"mark of {kind} in an empty depot", 3, mix(sign, flat, 0.75), flat
        yield f"mark of {kind} on a small tile", 3, c("plaster" if kind == "forest" else "pip"), c(kind)
    for i in range(1, 7):
        yield f"good {i}", 3, c(f"good-{i}-2"), c("plaster")


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_what_is_read_stands_out_from_its_ground(theme: int) -> None:
    weak = [
        f"{what}: {ratio(a, b):.2f} < {least}" for what, least, a, b in pairs(theme) if ratio(a, b) < least
    ]
    assert weak == []


def lab(c: Rgb, eye: str | None) -> Rgb:
    r = linear(c)
    if eye:
        r0, r1, r2 = (min(1, max(0, sum(m * x for m, x in zip(row, r, strict=True)))) for row in EYES[eye])
        r = r0, r1, r2
    x = (0.4124 * r[0] + 0.3576 * r[1] + 0.1805 * r[2]) / 0.95047
    y = 0.2126 * r[0] + 0.7152 * r[1] + 0.0722 * r[2]
    z = (0.0193 * r[0] + 0.1192 * r[1] + 0.9505 * r[2]) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("eye", [None, *EYES])
def test_seats_are_told_apart(theme: int, eye: str | None) -> None:
    for a, b in itertools.combinations(range(1, 5), 2):
        p, q = lab(rgb(f"seat-{a}", theme), eye), lab(rgb(f"seat-{b}", theme), eye)
        assert sum((x - y) ** 2 for x, y in zip(p, q, strict=True)) ** 0.5 >= 20, f"seats {a} and {b}"


def test_a_colour_that_is_not_in_the_palette_does_not_exist() -> None:
    with pytest.raises(ValueError, match="no colour 'mauve'"):
        colour("mauve")


def test_variables_are_resolved_for_both_themes() -> None:
    assert resolve('fill="var(--ink)"') == f'fill="{ALL["ink"][LIGHT]}"'
    assert resolve('style="color:var(--ink)"', dark=True) == f'style="color:{ALL["ink"][DARK]}"'
    assert f"--ink:{ALL['ink'][DARK]};" in variables(ALL, dark=True)
