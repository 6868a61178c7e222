"""What stands in a landscape: clouds, cottages, towers, walls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.art.kit import INK, circle, g, join, n, path, rect

if TYPE_CHECKING:
    from markupsafe import Markup


def inked(d: str, fill: str, shade: Markup) -> Markup:
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
    body = inked(f"M{n(x - w / 2)} {n(top)}h{n(w)}V{n(base)}h{n(-w)}z", "stone", shade)
    if roof:
        tip = top - w * 1.15
        cone = f"M{n(left)} {n(top + 1)}L{n(x)} {n(tip)}L{n(right)} {n(top + 1)}z"
        dark = f"M{n(x)} {n(tip)}L{n(right)} {n(top + 1)}H{n(x + w * 0.14)}z"
        head = inked(cone, roof, path(dark, f"{roof}-2"))
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


def sky(
    w: float, h: float, clouds: tuple[tuple[float, float, float], ...], sun: tuple[float, float, float]
) -> Markup:
    """The sky with its clouds and the sun."""
    bright = circle(*sun, "sun", class_="sun")
    return rect(0, 0, w, h, 0, "sky") + bright + join(cloud(*spot) for spot in clouds)
