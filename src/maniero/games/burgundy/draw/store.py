"""What a player holds: dice, silver, workers, stored tiles, goods in store, goods sold."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, g, icon, join, path, pick, rect, text, use
from maniero.art.pieces import printed_die, raised, slot
from maniero.art.shapes import Point, box
from maniero.games.burgundy.draw.labels import die_label, good_label, sold_label, stored_label
from maniero.games.burgundy.draw.tiles import DIE, GOOD, SIDE, SMALL, Face, whole_tile
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import PlayerView

SMALL_CRATE: Final = 30

Goods = tuple[tuple[str, int], ...]  # Kinds and how many there are.
Dice = tuple[tuple[int, bool], ...]  # Values, and whether they were used.
Spots = tuple[Point, ...]

_STACK: Final = 3  # A higher stack says so in its number.


class Row(NamedTuple):
    """Places beside each other: the middle of the first, and how far it is to the next."""

    x: float
    y: float
    step: float
    room: int = 3  # More of them than this lie closer.

    def spots(self, places: int) -> Spots:
        step = self.step if places <= self.room else self.step * (self.room - 1) / (places - 1)
        return tuple([(self.x + i * step, self.y) for i in range(places)])

    def lower(self, by: float) -> Row:
        """The same further down."""
        return self._replace(y=self.y + by)


class Shelf(NamedTuple):
    """Before which word the ids of things stand, and whether they can be picked."""

    prefix: str
    own: bool

    def thing(
        self, name: str, halo: str, *body: str, id: str, label: str, x: float, y: float, k: float = 1
    ) -> Markup:
        """A thing that can be picked if it is one's own."""
        if self.own:
            return pick(name, halo, *body, id=f"{self.prefix}{id}", label=label, x=x, y=y, k=k)
        return g(*body, x=x, y=y, k=k, id=f"{self.prefix}{id}", aria_label=label)


# ------------------------------------------------------------ dice, chips
def used(player: PlayerView) -> Dice:
    """The dice of the round, each with whether it was used."""
    left = list(player["dice"])
    out = []
    for value in player["rolled"] or player["dice"]:
        if value in left:
            left.remove(value)
            out.append((value, False))
        else:
            out.append((value, True))
    return tuple(out)


@lru_cache(maxsize=1024)
def dice(shelf: Shelf, seat: int, rolled: Dice, spots: Spots, k: float, tr: Tr) -> Markup:
    """The dice of a seat, from 1; used ones are faded, before the roll there are only their places."""
    out = [g(slot(box(DIE - 4, DIE - 4, 8)), x=x, y=y, k=k) for x, y in spots[len(rolled) :]]
    equal = 0
    for i, ((value, gone), (x, y)) in enumerate(zip(rolled, spots, strict=False)):
        face = use(f"s-die-{seat}-{value}")
        label = die_label(value, gone, tr)
        if gone:
            out.append(
                g(g(face, opacity=".38"), x=x, y=y, k=k, id=f"{shelf.prefix}used-{i}", aria_label=label)
            )
            continue
        nth = equal if i and rolled[0] == (value, False) else 0
        equal = nth + 1
        out.append(
            shelf.thing(f"die-{value}", "die", face, id=f"die-{value}-{nth}", label=label, x=x, y=y, k=k)
        )
    return join(out)


@lru_cache(maxsize=1024)
def chip(shelf: Shelf, name: str, amount: int, x: float, y: float, narrow: bool, tr: Tr) -> Markup:
    """Silver or workers."""
    h, symbol = (42, 32) if narrow else (34, 29)
    thing = tr("silver") if name == "silver" else tr("workers")
    body = (
        rect(-46, -h / 2, 92, h, h / 2, "paper", "outline", 1.4),
        icon("silver" if name == "silver" else "worker", -26, 0, symbol, 1.3),
        text("×", -2, 5, 14, "ink-2"),
        text(str(amount), 21, 7, 20, "ink", weight=800),
    )
    halo = "chip-narrow" if narrow else "chip"
    return shelf.thing(name, halo, *body, id=name, label=f"{amount} {thing}", x=x, y=y)


def hire_size(narrow: bool) -> Point:
    """Of the button that hires workers."""
    return (44, 42) if narrow else (66, 28)


@lru_cache(maxsize=64)
def hire(shelf: Shelf, silver: int, workers: int, x: float, y: float, narrow: bool, tr: Tr) -> Markup:
    """Workers for silver, for the owner of monastery 28: a thing like a button."""
    w, h = hire_size(narrow)
    button = raised(box(w, h, 7), "plaster", "plaster-2", 2.5, 1.4)
    paid, given = ((-1, -9), (-1, 10)) if narrow else ((-17, 0), (16, 0))
    signs = join(
        text(str(amount), px - 8, py + 4.5, 12.5, "pip", weight=800) + icon(name, px + 6, py, 16, 1)
        for (px, py), name, amount in ((paid, "silver", silver), (given, "worker", workers))
    )
    if not narrow:
        signs += text("›", 0, 5, 14, "pip", weight=800)
    label = tr("Hire {workers} workers for {silver} silver").format(workers=workers, silver=silver)
    halo = "hire-narrow" if narrow else "hire"
    return shelf.thing("hire", halo, button, signs, id="hire", label=label, x=x, y=y)


@lru_cache(maxsize=256)
def bonus_tiles(won: int, x: float, y: float, tr: Tr) -> Markup:
    """How many bonus tiles a player has won; nothing for none."""
    if not won:
        return NOTHING
    label = tr("Bonus tiles: {count}").format(count=won)
    shield = path("M-7.3-7.5H7.3v7c0 4.3-2.8 7.2-7.3 8.7-4.5-1.5-7.3-4.4-7.3-8.7z", "gold", "outline", 1.3)
    return g(
        shield,
        circle(0, -0.8, 3, "plaster", "outline", 1),
        text(str(won), 12, 5, 15, "ink", "start", 800),
        x=x - 8,
        y=y,
        aria_label=label,
    )


# ------------------------------------------------------------ tiles and goods
def key_places(player: PlayerView) -> int:
    """How many key spaces are drawn: where there is no limit, there is always room for one more."""
    held = len(player["storage"])
    return max(player["key_spaces"], held) if player["key_spaces"] >= 0 else max(3, held + 1)


@lru_cache(maxsize=1024)
def stored(
    shelf: Shelf,
    tiles: tuple[Face, ...],
    spots: Spots,
    k: float,
    tr: Tr,
    small: bool = False,
    group: str = "",
) -> Markup:
    """The key spaces and the tiles on them; `group` tells equal tiles of different spaces apart."""
    out = [use("s-key", x, y, k) for x, y in spots]
    seen: dict[str, int] = {}
    for face, (x, y) in zip(tiles, spots, strict=False):
        tile = face.tile
        nth = seen[tile] = seen.get(tile, -1) + 1
        id = tile if tile.startswith("monastery") else f"stored-{group}{tile}-{nth}"
        body = use(f"s-small-{tile}", k=SIDE * k / SMALL) if small else whole_tile(face)
        halo = "small-tile" if small else "tile"
        size = 1 if small else k
        label = stored_label(tile, tr)
        out.append(shelf.thing(f"stored-{tile}", halo, body, id=id, label=label, x=x, y=y - 2, k=size))
    return join(out)


def _crate(good: str, total: int) -> Markup:
    """A stack of equal goods with its number, and the die that sells it."""
    high = min(total, _STACK)
    stack = [use(f"s-crate-{good}", (high - 1) * 1.5 - i * 3, (high - 1) * 2 - i * 4) for i in range(high)]
    number = circle(22, 22, 10.5, "plaster", "outline", 1.3) + text(str(total), 22, 27, 14, "pip", weight=800)
    sells = g(printed_die(int(good), 16, "ink"), x=-22, y=25)
    return join(stack) + sells + number


def _small_crate(good: str, total: int) -> Markup:
    disc = circle(11, 10, 8.5, "plaster", "outline", 1.2) + text(str(total), 11, 14.2, 12, "pip", weight=800)
    return use(f"s-good-{good}", k=SMALL_CRATE / GOOD) + disc


@lru_cache(maxsize=1024)
def goods(shelf: Shelf, held: Goods, spots: Spots, tr: Tr, small: bool = False) -> Markup:
    """The goods in store, on a place for each kind."""
    size = SMALL_CRATE if small else 54
    place = path(box(size, size, 7), "sunk", "line-2", 1.1, stroke_dasharray="4 3")
    place += icon("goods", 0, 0, size * 0.48, 1.1, opacity=".3")
    out = [g(place, x=x, y=y) for x, y in spots[len(held) :]]
    for (good, total), (x, y) in zip(held, spots, strict=False):
        label = good_label(good, total, tr)
        body, halo = (_small_crate(good, total), "small-crate") if small else (_crate(good, total), "crate")
        out.append(shelf.thing(f"store-{good}", halo, body, id=f"store-{good}", label=label, x=x, y=y))
    return join(out)


@lru_cache(maxsize=1024)
def sold(shelf: Shelf, gone: Goods, x: float, y: float, tr: Tr) -> Markup:
    """The pile of goods sold, face down, and the kinds in it."""
    kinds = dict(gone)
    total = sum(kinds.values())
    if total:
        pile = path(box(36, 34, 6), "wood-2", "outline", 1.3, transform="translate(0 4)")
        pile += path(box(36, 34, 6), "wood", "outline", 1.3) + path(box(26, 24, 4), "none", "plaster-2", 1.2)
        pile += text(str(total), 0, 6, 17, "plaster", weight=800)
    else:
        pile = slot(box(36, 34, 6)) + icon("goods", 0, 0, 22, 1.1, opacity=".3")
    across = min(3, len(kinds))
    signs = join(
        icon(
            f"good-{good}",
            (i % 3 - (min(across, len(kinds) - i // 3 * 3) - 1) / 2) * 18,
            29 + i // 3 * 15,
            15,
            0.9,
        )
        for i, good in enumerate(kinds)
    )
    label = sold_label(kinds, tr)
    return shelf.thing("sold", "sold", pile, id="sold", label=label, x=x, y=y) + g(signs, x=x, y=y)
