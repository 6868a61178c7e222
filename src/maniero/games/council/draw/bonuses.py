"""Bonuses, reward tokens and building permits."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import INK, NOTHING, circle, g, icon, join, n, path, rect, text, use
from maniero.art.pieces import raised, slot
from maniero.art.shapes import box, disc, shield
from maniero.games.council.view import Bonuses, PermitView

Amounts = tuple[tuple[str, int], ...]  # Bonuses as a key: kind and amount, in printed order.

PICTURE: Final = {
    "points": "vp",
    "coins": "coin",
    "assistants": "assistant",
    "cards": "card",
    "nobility": "nobility",
    "mains": "action",
    "city_reward": "city",
    "take_permit": "permit",
    "repeat_permit": "replay",
}
TONE: Final = {"coast": "coast", "hills": "hills", "mountains": "peaks"}
REGIONS: Final = tuple(TONE)
MARK: Final = {"coast": "ship", "hills": "tree", "mountains": "rock"}
METAL: Final = {"gold": "gold", "silver": "silver", "bronze": "bronze", "iron": "iron", "purple": "royal"}

PERMIT_W: Final = 60
PERMIT_H: Final = 78
TAG_W: Final = 80
TAG_SHORT_W: Final = 46  # Without the bonuses.
TAG_H: Final = 23
_TOKEN_R: Final = 16


def amounts(bonuses: Bonuses) -> Amounts:
    """Bonuses as a key of the cached drawings."""
    return tuple(bonuses.items())


class Permit(NamedTuple):
    """A permit as a key of the cached drawings."""

    name: str
    region: str
    cities: tuple[str, ...]
    bonuses: Amounts


def permits(tiles: list[PermitView]) -> tuple[Permit, ...]:
    """Permits as keys of the cached drawings."""
    return tuple([permit_key(tile) for tile in tiles])


def permit_key(tile: PermitView) -> Permit:
    """A permit as a key of the cached drawings."""
    return Permit(tile["name"], tile["region"], tuple(tile["cities"]), amounts(tile["bonuses"]))


def row_width(items: Amounts, size: float) -> float:
    """How wide a row of bonuses comes out."""
    return size * sum([1.12 + (0.62 if amount > 1 else 0) for _, amount in items])


@cache
def bonus_row(items: Amounts, x: float, y: float, size: float, ink: str = "pip") -> Markup:
    """Bonuses as number and picture, centred on x, y."""
    at = x - row_width(items, size) / 2
    out = []
    for kind, amount in items:
        if amount > 1:
            out.append(text(str(amount), at + size * 0.31, y + size * 0.36, size * 0.95, ink, weight=800))
            at += size * 0.62
        out.append(icon(PICTURE[kind], at + size * 0.56, y, size * 1.05, 1))
        at += size * 1.12
    return join(out)


# ------------------------------------------------------------ reward tokens
def token_frame() -> Markup:
    """The cardboard of a reward token, `#s-token`."""
    ring = circle(0, 0, _TOKEN_R * 0.84, "none", "line-2", 1, opacity=".6")
    return g(raised(disc(_TOKEN_R), "plaster", "stone-2", 2, 1.3), ring, id="s-token")


@cache
def reward(items: Amounts) -> Markup:
    """A city's reward token, centred."""
    return use("s-token") + bonus_row(items, 0, 0, 16 if len(items) == 1 else 12.5)


# ------------------------------------------------------------ permits
def permit_frame(region: str) -> Markup:
    """The cardboard of a region's permits, `#s-permit-coast`: the region's tone above, cream below."""
    w, h = PERMIT_W, PERMIT_H
    outline = box(w, h, 5)
    head = (
        f"M{n(-w / 2)} {n(-h / 2 + 5)}a5 5 0 0 1 5-5H{n(w / 2 - 5)}a5 5 0 0 1 5 5V{n(h * 0.04)}"
        f"q{n(-w / 4)} 6 {n(-w / 2)} 0t{n(-w / 2)} 0z"
    )
    face = path(head, f"{TONE[region]}-2") + path(outline, "none", "outline", INK)
    return g(raised(outline, "plaster", "stone-2", 2.5), face, id=f"s-permit-{region}")


@cache
def permit_face(cities: tuple[str, ...], region: str, items: Amounts) -> Markup:
    """A building permit, centred: where on top, what at once below."""
    total = len(cities)
    step = PERMIT_W * (0.29 if total == 3 else 0.36)
    radius, size = (13.0, 16.0) if total == 1 else (step * 0.46, 16.0 if total == 2 else 14.0)
    letters = [
        circle(at, -17, radius, "plaster", "outline", 1.1)
        + text(city, at, -17 + size * 0.34, size, "pip", title=True)
        for city, at in zip(cities, [(i - (total - 1) / 2) * step for i in range(total)], strict=True)
    ]
    lines = [items] if len(items) < 3 else [items[:2], items[2:]]
    widest = max(row_width(line, 1) for line in lines)
    size = min(17 if len(lines) == 1 else 14.6, (PERMIT_W - 8) / widest)
    rows = [
        bonus_row(line, 0, 21 if len(lines) == 1 else 14.5 + 15 * i, size) for i, line in enumerate(lines)
    ]
    return use(f"s-permit-{region}") + join(letters) + join(rows)


def permit(tile: Permit) -> Markup:
    """A building permit, centred."""
    return permit_face(tile.cities, tile.region, tile.bonuses)


def permit_place(region: str) -> Markup:
    """The empty place of a permit."""
    return slot(box(PERMIT_W - 4, PERMIT_H - 4, 5), TONE[region]) + icon(
        MARK[region], 0, 0, 24, 1.1, opacity=".45"
    )


def permit_slot(w: float, h: float, fill: str) -> Markup:
    """The place for a permit of anybody's, centred."""
    return slot(box(w, h, 5), fill) + icon("permit", 0, 0, w * 0.47, 1.1, opacity=".4")


@cache
def tag_face(cities: tuple[str, ...], region: str, items: Amounts, w: float, used: bool) -> Markup:
    """A permit lying flat, from its upper left corner: letters on the region's tone, then its bonuses."""
    name = "".join(cities)
    letters = 8 + 10 * len(name) if items else w
    fill = TONE[region] if used else f"{TONE[region]}-2"
    head = rect(0, 0, letters, TAG_H, 4, fill)
    title = text(name, letters / 2, 16.5, 13.5, "ink-2" if used else "ink", title=True, letter_spacing=".4")
    size = min(13.0, (w - letters - 4) / row_width(items, 1)) if items else 0
    row = bonus_row(items, (letters + w) / 2, TAG_H / 2, size) if items else NOTHING
    line = rect(0, 0, w, TAG_H, 4, "none", "outline", 1.2, stroke_dasharray="3 2" if used else None)
    return (rect(0, 0, w, TAG_H, 4, "plaster") if items else NOTHING) + head + title + row + line


def tag(tile: Permit, w: float, bonuses: bool, used: bool = False) -> Markup:
    """A permit lying flat, w wide; a used one is paler."""
    return tag_face(tile.cities, tile.region, tile.bonuses if bonuses else (), w, used)


# ------------------------------------------------------------ bonus tiles
@cache
def bonus_shield(points: int, fill: str, size: float) -> Markup:
    """A bonus tile: a shield in the colour of what it rewards, its points in the middle."""
    k = size / 24
    edge = path(shield(size), "stone-2", "outline", 1.3, transform=f"translate(0 {n(1.5 * k)})")
    disc_ = circle(0, -0.8 * k, 6.4 * k, "plaster", "outline", 1)
    number = text(str(points), 0, -0.8 * k + 4.4, 12.5, "pip", weight=800)
    return edge + path(shield(size), fill, "outline", 1.3) + disc_ + number


@cache
def taken_shield(points: int, fill: str, size: float) -> Markup:
    """The printed place of a bonus tile that somebody has taken."""
    k = size / 24
    return g(slot(shield(size), fill), opacity=".55") + text(str(points), 0, -1.4 * k, 11, "ink")


@cache
def king_seal(points: int) -> Markup:
    """A king's reward tile as a small seal, centred, 28 px."""
    back = path(box(26, 26, 5), "m-royal-2", "outline", 1.2, transform="translate(0 1.5)")
    face = path(box(26, 26, 5), "m-royal", "outline", 1.2) + circle(0, 0, 9.6, "plaster", "outline", 1)
    return back + face + text(str(points), 0, 4.3, 12, "pip", weight=800)
