"""The king's board: nobility and wealth tracks, king's rewards, colour bonus tiles, the deck."""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, el, g, icon, join, n, path, pick, rect, sign, text, use
from maniero.art.palette import colour
from maniero.art.pieces import cluster, marker, slot
from maniero.art.shapes import box
from maniero.games.council.draw.bonuses import METAL, PICTURE, Amounts, amounts
from maniero.games.council.draw.councils import bonus_tile
from maniero.games.council.draw.labels import bonuses_label
from maniero.games.council.nouns import Tr, colour_name
from maniero.games.council.view import CouncilView, SpaceView

STEP: Final = 25.5  # Width of a space.
ROOM: Final = 21 * STEP  # A longer track has narrower spaces.
NOBILITY_H: Final = 45
WEALTH_H: Final = 36
_COIN: Final = 22  # Pixels across.


def step(spaces: int) -> float:
    """From one space of a track to the next."""
    return min(STEP, ROOM / spaces)


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "space": box(STEP - 2.5, NOBILITY_H - 5, 4, 1.25, 2.5),
        "reward": box(42, 60, 5, -21, -28),
        "deck": box(38, 58, 5, -19, -27),
    }


# ------------------------------------------------------------ nobility
def spaces() -> Markup:
    """The ground of a space of the nobility track: `#s-space-full` with a bonus, `#s-space-bare` without."""
    ground = box(STEP - 2.5, NOBILITY_H - 5, 4, 1.25, 2.5)
    return join(
        path(ground, fill, "outline", 1, id=f"s-space-{name}")
        for name, fill in (("full", "plaster"), ("bare", "m-royal-2"))
    )


@cache
def _space(number: int, items: Amounts) -> Markup:
    """A space of the nobility track from its upper left corner: what it gives above, its number below."""
    out = [
        use(f"s-space-{'full' if items else 'bare'}"),
        text(str(number), STEP / 2, NOBILITY_H - 6.5, 11, "pip" if items else "plaster", grow=True),
    ]
    for i, (kind, amount) in enumerate(items):
        y = 15 if len(items) == 1 else 9.5 + i * 13
        size = 15 if len(items) == 1 else 12.5
        picture = PICTURE[kind]
        x = STEP / 2 + (4.5 if amount > 1 else 0)
        out.append(
            sign(picture, x, y, 17, "pip", 1.7) if picture == "replay" else icon(picture, x, y, size, 0.9)
        )
        if amount > 1:
            out.append(text(str(amount), STEP / 2 - 7.5, y + 4, 11, "pip", weight=800))
    return join(out)


def _gives(space: SpaceView) -> Amounts:
    return ((space["special"], space["count"]),) if space["special"] else amounts(space["bonuses"])


@lru_cache(maxsize=16)
def _nobility(spaces: tuple[Amounts, ...], tr: Tr) -> Markup:
    each = step(len(spaces))
    k = each / STEP
    out = [rect(0, 0, each * len(spaces), NOBILITY_H, 7, "m-royal", "outline", 1.4)]
    for number, items in enumerate(spaces):
        label = tr("Nobility {number}").format(number=number)
        if items:
            label += ": " + bonuses_label(dict(items), tr)
        at = each * number, (1 - k) * NOBILITY_H / 2
        body = _space(number, items)
        out.append(pick(f"nobility-{number}", "space", body, label=label, x=at[0], y=at[1], k=k))
    return join(out)


# ------------------------------------------------------------ wealth
@lru_cache(maxsize=16)
def _wealth(most: int) -> Markup:
    """A coin for each number up to the most that anybody can have; dots where there is no room for all."""
    each = step(most + 1)
    every = ceil(_COIN / each)
    numbers = [
        el("text", str(number), x=each * (number + 0.5), y=17.5, class_="grow")
        for number in range(0, most + 1, every)
    ]
    return join(
        (
            rect(0, 0, each * (most + 1), WEALTH_H, 7, "m-gold-2", "outline", 1.4),
            _discs(each, most, 3, "gold", each / 2) if every > 1 else NOTHING,
            _discs(each * every, most // every, _COIN + 1.1, "outline", each / 2),
            _discs(each * every, most // every, _COIN - 1.1, "gold", each / 2),
            g(*numbers, fill=colour("pip"), font_size=11, style="--fs:11px"),
        )
    )


def _discs(each: float, last: int, size: float, fill: str, start: float) -> Markup:
    """Equal discs in a row: one line of dashes that are all end and no length, much lighter than circles."""
    line = f"M{n(start)} 13.5h{n(each * last + 1)}"
    return path(line, "none", fill, size, stroke_linecap="round", stroke_dasharray=f".01 {n(each - 0.01)}")


@lru_cache(maxsize=512)
def _markers(spaces: tuple[tuple[int, int], ...], each: float, y: float, name: str) -> Markup:
    """Markers on a track: seats and their spaces; up to four on one space, all seen."""
    on: dict[int, list[int]] = {}
    for seat, space in spaces:
        on.setdefault(space, []).append(seat + 1)
    out = []
    for space, seats in on.items():
        lift = 5 if len(seats) > 2 else 0
        for seat, (dx, dy, size) in zip(seats, cluster(len(seats), 14), strict=True):
            at = each * (space + 0.5) + dx, y + dy - lift
            out.append(marker(seat, *at, size, id=f"{name}-{seat}"))
    return join(out)


def tracks(view: CouncilView, x: float, y: float, tr: Tr) -> Markup:
    """Nobility above, wealth below; markers may cover a number, never a bonus."""
    nobility = tuple([(player["seat"], player["nobility"]) for player in view["players"]])
    coins = tuple([(player["seat"], player["coins"]) for player in view["players"]])
    below = NOBILITY_H + 7
    return g(
        icon("nobility", -14, NOBILITY_H / 2, 22, 1.1),
        icon("coin", -14, below + WEALTH_H / 2, 22, 1.1),
        _nobility(tuple([_gives(space) for space in view["nobility"]]), tr),
        g(_wealth(view["most_coins"]), y=below),
        _markers(nobility, step(len(view["nobility"])), NOBILITY_H + 3, "noble"),
        _markers(coins, step(view["most_coins"] + 1), below + WEALTH_H - 8, "wealth"),
        x=x,
        y=y,
        id="tracks",
    )


# ------------------------------------------------------------ tiles and deck
@lru_cache(maxsize=64)
def king_reward(left: tuple[int, ...], x: float, y: float, tr: Tr) -> Markup:
    """The king's reward tiles, the top one seen; the place when none is left."""
    if left:
        edges = join(use("s-king-edge", 0, 2.5 * i) for i in range(len(left), 0, -1))
        body = edges + use("s-king-reward") + text(str(left[0]), 0, 17, 14, "pip", weight=800)
        label = tr("King's reward: {points} points").format(points=", ".join(map(str, left)))
    else:
        body = slot(box(42, 56, 5)) + icon("crown", 0, 0, 24, 1.1, opacity=".45")
        label = tr("No king's reward is left")
    return pick("king-reward", "reward", body, label=label, x=x, y=y)


def colour_tiles(view: CouncilView, x: float, y: float, names: list[str], tr: Tr) -> Markup:
    """The four colour bonus tiles, two by two."""
    return join(
        bonus_tile(
            tile["colour"],
            tile["bonus"],
            tile["bonus_owner"],
            f"m-{METAL[tile['colour']]}",
            x + (i % 2) * 31,
            y + (i // 2) * 42,
            names,
            tr,
        )
        for i, tile in enumerate(view["colours"])
    )


def deck(view: CouncilView, x: float, y: float, tr: Tr) -> Markup:
    """The deck of politics cards and the cards played, from the middle of the deck."""
    return _deck(view["deck"], x, y, tr) + _discards(tuple(view["discards"].items()), x + 37, y + 2, tr)


@lru_cache(maxsize=256)
def _deck(left: int, x: float, y: float, tr: Tr) -> Markup:
    if left:
        body = use("s-deck") + text(str(left), 0, 20, 13, "on-brand", weight=800)
    else:
        body = slot(box(38, 54, 5)) + text("0", 0, 5, 13, "ink-2")
    label = tr("Politics cards to draw: {count}").format(count=left)
    return pick("deck", "deck", body, label=label, x=x, y=y)


@lru_cache(maxsize=256)
def _discards(discards: Amounts, x: float, y: float, tr: Tr) -> Markup:
    played = sum([total for _, total in discards])
    each = ", ".join(f"{total} {colour_name(colour, tr)}" for colour, total in discards if total)
    label = tr("Politics cards played: {cards}").format(cards=each or "0")
    if not played:
        return g(
            slot(box(26, 40, 4)),
            icon("card", 0, 0, 18, 1, opacity=".4"),
            x=x,
            y=y,
            id="discards",
            aria_label=label,
        )
    cards = (
        path(box(24, 36, 4), fill, "outline", 1.1, transform=f"rotate({turn})")
        for fill, turn in (("stone-2", -9), ("stone", 7), ("plaster", 0))
    )
    number = text(str(played), 0, 13, 12, "pip", weight=800)
    return g(join(cards), icon("card", 0, -6, 15, 1), number, x=x, y=y, id="discards", aria_label=label)
