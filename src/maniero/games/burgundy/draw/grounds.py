"""The second tone of a tile's face: a hill, waves, a field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from maniero.art.kit import join, n, path


def _river(s: float, two: str) -> Markup:
    wave = f"q{n(s * 0.12)} {n(-s * 0.11)} {n(s * 0.24)} 0t{n(s * 0.24)} 0"
    waves = "".join(f"M{n(-s)} {n(s * y)}" + wave * 5 for y in (0.3, 0.52, 0.74))
    water = f"M{n(-s)} {n(s * 0.12)}h{n(2 * s)}v{n(s)}h{n(-2 * s)}z"
    return path(water, two, opacity=".35") + path(waves, "none", two, 1.3, opacity=".8")


def _pasture(s: float, two: str) -> Markup:
    at = ((-0.62, 0.02), (0.6, -0.16), (0.05, -0.66), (-0.3, 0.74), (0.42, 0.68))
    tufts = "".join(f"M{n(x * s)} {n(y * s)}l-3-4m3 4v-5m0 5 3-4" for x, y in at)
    hill = (
        f"M{n(-s)} {n(s * 0.2)}Q{n(-s * 0.3)} {n(-s * 0.12)} {n(s * 0.2)} {n(s * 0.14)}"
        f"T{n(s)} {n(s * 0.06)}V{n(s)}H{n(-s)}z"
    )
    return path(hill, two, opacity=".3") + path(tufts, "none", two, 1.2)


def _forest(s: float, two: str) -> Markup:
    at = ((-0.66, -0.12), (0.66, -0.12), (-0.52, 0.2), (0.55, 0.22))
    tree = f"l{n(-s * 0.13)} {n(s * 0.26)}h{n(s * 0.26)}z"
    trees = "".join(f"M{n(x * s)} {n(y * s)}{tree}" for x, y in at)
    hill = f"M{n(-s)} {n(s * 0.42)}Q0 {n(s * 0.12)} {n(s)} {n(s * 0.42)}V{n(s)}H{n(-s)}z"
    return path(hill, two, opacity=".55") + path(trees, two)


def _mine(s: float, two: str) -> Markup:
    rocks = (
        f"M{n(-s)} {n(s * 0.36)}l{n(s * 0.5)} {n(-s * 0.16)} {n(s * 0.4)} {n(s * 0.12)} {n(s * 0.5)}"
        f" {n(-s * 0.1)} {n(s * 0.6)} {n(s * 0.16)}V{n(s)}H{n(-s)}z"
    )
    return path(rocks, two, opacity=".4")


def _abbey(s: float, two: str) -> Markup:
    rows = "".join(
        f"M{n(-s + i * s * 0.22)} {n(s)}L{n((-1 + i * 0.22) * s * 0.3)} {n(s * 0.16)}" for i in range(10)
    )
    field = f"M{n(-s)} {n(s * 0.2)}Q0 {n(s * 0.06)} {n(s)} {n(s * 0.2)}V{n(s)}H{n(-s)}z"
    return path(field, two, opacity=".28") + path(rows, "none", two, 1, opacity=".45")


def _town(s: float, two: str) -> Markup:
    square = f"M{n(-s)} {n(s * 0.22)}Q0 {n(s * 0.1)} {n(s)} {n(s * 0.22)}V{n(s)}H{n(-s)}z"
    at = ((-0.74, 0.36), (0.52, 0.34), (-0.6, 0.52), (0.44, 0.54))
    stones = "".join(f"M{n(x * s)} {n(y * s)}h{n(s * 0.16)}" for x, y in at)
    return join((path(square, two, opacity=".38"), path(stones, "none", two, 1.2)))


def _inn(s: float, two: str) -> Markup:
    """A road: an inn stands on any ground."""
    way = f"M{n(-s)} {n(s * 0.5)}Q{n(-s * 0.2)} {n(s * 0.1)} {n(s)} {n(s * 0.34)}"
    return path(way + f"V{n(s)}H{n(-s)}z", two, opacity=".35") + path(way, "none", two, 1.2)


def _back(s: float, two: str) -> Markup:
    """The back of a tile: lozenges."""
    step = s * 0.4
    across = "".join(f"M{n(i * step - s)} {n(-s)}l{n(2 * s)} {n(2 * s)}" for i in range(-5, 6))
    back = "".join(f"M{n(i * step + s)} {n(-s)}l{n(-2 * s)} {n(2 * s)}" for i in range(-5, 6))
    return path(across + back, "none", two, 1.1, opacity=".6")


_GROUNDS: Final[dict[str, Callable[[float, str], Markup]]] = {
    "river": _river,
    "pasture": _pasture,
    "forest": _forest,
    "mine": _mine,
    "abbey": _abbey,
    "town": _town,
    "inn": _inn,
    "black": _back,
}


def ground(terrain: str, s: float) -> Markup:
    """The ground of a terrain on a tile of side s; its corners are cut off by the tile."""
    return _GROUNDS[terrain](s, f"{terrain}-2")
