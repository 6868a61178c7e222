"""What is mine: banner, resources, hand of cards, permits, tiles won. Wide for a desk, narrow for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from markupsafe import Markup

from maniero.art.boards import frame
from maniero.art.kit import NOTHING, circle, g, icon, join, path, pick, rect, svg, text, use
from maniero.art.lettering import clean, fit
from maniero.art.pieces import count, flat_marker
from maniero.art.shapes import box
from maniero.games.council.draw.bonuses import (
    METAL,
    PERMIT_H,
    PERMIT_W,
    TAG_H,
    TAG_SHORT_W,
    TAG_W,
    TONE,
    Amounts,
    Permit,
    bonus_shield,
    king_seal,
    permit,
    permit_slot,
    permits,
    tag,
)
from maniero.games.council.draw.councils import COUNCILLORS
from maniero.games.council.draw.faces import CARD_H, CARD_W, CARDS
from maniero.games.council.draw.labels import permit_label
from maniero.games.council.nouns import Tr, bonus_name, colour_name
from maniero.games.council.view import CouncilView, PlayerView

W: Final = 1112
H: Final = 136
NARROW_W: Final = 378
NARROW_H: Final = 530
_HAND_X: Final = 296  # Where the hand begins.
_RIGHT: Final = W - 14
_SMALLEST: Final = 0.8  # To which permits shrink before they overlap.
_TAG_STEP: Final = TAG_W + 5  # From one column of permits lying flat to the next.
_LARGE: Final = 18  # A hand above this is very large.
_CLOSER: Final = 0.35  # Overlapping cards of one colour, measured by those of two.
_GAP: Final = 16  # Between hand, permits, used permits and tiles won.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "card": box(CARD_W, CARD_H, 7),
        "chip": box(54, 52, 9),
        "chip-wide": box(76, 40, 10),
        "tag": box(TAG_W, TAG_H, 4, 0, 0),
        "tag-short": box(TAG_SHORT_W, TAG_H, 4, 0, 0),
    }


def me(view: CouncilView) -> PlayerView:
    """The viewer."""
    return next(player for player in view["players"] if player["seat"] == view["viewer"])


# ------------------------------------------------------------ banner and chips
def _banner(player: PlayerView, name: str, w: float, y: float) -> Markup:
    """A ribbon in the seat's colour with its shape, the name and the points."""
    return _ribbon(player["seat"] + 1, player["points"], name, w, y)


@lru_cache(maxsize=512)
def _ribbon(seat: int, points: int, name: str, w: float, y: float) -> Markup:
    tail = f"M6 {y + 10}H{w}l-10 16 10 16H6l10-16z"
    room = w - 164
    size = 18 if fit(name, room, 18) == clean(name) else 15
    return join(
        (
            path(tail, f"seat-{seat}-2", "outline", 1.4),
            rect(20, y, w - 34, 36, 0, f"seat-{seat}", "outline", 1.5),
            circle(42, y + 18, 15, "plaster", "outline", 1.3),
            flat_marker(seat, 42, y + 18, 19),
            text(
                fit(name, room, size), 66, y + 18 + size * 0.35, size, f"seat-{seat}-on", "start", title=True
            ),
            path(box(76, 40, 8, w - 96, y - 2), "plaster", "outline", 1.5),
            icon("vp", w - 78, y + 18, 26, 1.2),
            text(str(points), w - 42, y + 26, 23 if points < 100 else 20, "pip", weight=800),
        )
    )


def goods(player: PlayerView, tr: Tr) -> list[tuple[str, str, int, str]]:
    """What a player has: name, symbol, amount, for the ear."""
    return [
        ("coins", "coin", player["coins"], bonus_name("coins", tr)),
        ("assistants", "assistant", player["assistants"], bonus_name("assistants", tr)),
        ("cards", "card", player["cards"], bonus_name("cards", tr)),
        ("emporiums", f"emporium-{player['seat'] + 1}", player["emporiums_left"], tr("emporiums left")),
        ("nobility", "nobility", player["nobility"], bonus_name("nobility", tr)),
    ]


def _chips(player: PlayerView, tr: Tr) -> list[tuple[str, str, int, str]]:
    """The cards of a hand lie beside its chips, and are seen."""
    return [chip for chip in goods(player, tr) if chip[0] != "cards"]


@lru_cache(maxsize=1024)
def _chip(name: str, symbol: str, amount: int, what: str, x: float, y: float, narrow: bool) -> Markup:
    if narrow:
        body = rect(-38, -20, 76, 40, 10, "paper", "outline", 1.4) + icon(symbol, -16, 0, 28, 1.3)
        body += text(str(amount), 18, 7, 20, "ink", weight=800)
    else:
        body = rect(-27, -26, 54, 52, 9, "paper", "outline", 1.4) + icon(symbol, 0, -8, 29, 1.3)
        body += text(str(amount), 0, 20.5, 17, "ink", weight=800)
    id, label = f"narrow-{name}" if narrow else name, f"{amount} {what}"
    if name in ("coins", "assistants"):
        return pick(name, "chip-wide" if narrow else "chip", body, id=id, label=label, x=x, y=y)
    return g(body, x=x, y=y, id=f"{id}-left" if name == "emporiums" else f"{id}-rank", aria_label=label)


# ------------------------------------------------------------ hand
def spread(hand: dict[str, int]) -> list[tuple[str, int]]:
    """The cards of a hand, equal colours side by side: colour and number among its equals.

    Of a very large hand no more of one colour are drawn than a council can take; how many there are stands
    on them.
    """
    most = COUNCILLORS if sum(hand.values()) > _LARGE else _LARGE
    return [(colour, i) for colour in CARDS for i in range(min(hand.get(colour, 0), most))]


def crowded(cards: int, room: float, step: float) -> bool:
    """Whether so many cards must overlap."""
    return (cards - 1) * step + CARD_W > room


def fan(cards: Sequence[tuple[str, int]], room: float, step: float) -> list[float]:
    """The middle of each card: `step` apart where there is room, else overlapping, equal colours more."""
    if not crowded(len(cards), room, step):
        return [CARD_W / 2 + i * step for i in range(len(cards))]
    equal = [nth > 0 for _, nth in cards[1:]]
    others = len(equal) - sum(equal)
    first = min((room - CARD_W) / (others + _CLOSER * sum(equal)), CARD_W - 4)
    same = (room - CARD_W - first * others) / (sum(equal) or 1)
    out = [CARD_W / 2]
    for closer in equal:
        out.append(out[-1] + (same if closer else first))
    return out


@lru_cache(maxsize=512)
def _cards(
    held: Amounts,
    cards: tuple[tuple[str, int], ...],
    x: float,
    y: float,
    room: float,
    step: float,
    prefix: str,
    tr: Tr,
) -> Markup:
    """Cards of a hand; where they overlap, the last of a colour says how many there are in hand."""
    hand = dict(held)
    out = []
    overlap = crowded(len(cards), room, step)
    last = dict(cards)
    for (colour, nth), at in zip(cards, fan(cards, room, step), strict=True):
        label = tr("Politics card, {colour}").format(colour=colour_name(colour, tr))
        name = f"card-{colour}"
        body = use(f"s-{name}")
        if overlap and hand[colour] > 1 and nth == last[colour]:
            body += count(hand[colour], -CARD_W / 2 + 12, -CARD_H / 2 + 34)
        out.append(pick(name, "card", body, id=f"{prefix}{name}-{nth}", label=label, x=x + at, y=y))
    return join(out)


# ------------------------------------------------------------ permits
@lru_cache(maxsize=1024)
def _own(tile: Permit, x: float, y: float, k: float, prefix: str, tr: Tr) -> Markup:
    label = permit_label(tile, tr)
    id = f"{prefix}permit-{tile.name}"
    return pick(f"own-{tile.name}", "permit", permit(tile), id=id, label=label, x=x, y=y, k=k)


@lru_cache(maxsize=1024)
def _used(tile: Permit, x: float, y: float, short: bool, prefix: str, tr: Tr, k: float = 1) -> Markup:
    label = tr("{permit} (used)").format(permit=permit_label(tile, tr))
    halo, w = ("tag-short", TAG_SHORT_W) if short else ("tag", TAG_W)
    id = f"{prefix}permit-{tile.name}"
    return pick(
        f"used-{tile.name}", halo, tag(tile, w, not short, used=True), id=id, label=label, x=x, y=y, k=k
    )


@lru_cache(maxsize=256)
def _flat(tiles: tuple[Permit, ...], x: float, tr: Tr) -> Markup:
    """Many open permits, lying flat in columns of four."""
    out = []
    for i, tile in enumerate(tiles):
        name, id, label = f"own-{tile.name}", f"permit-{tile.name}", permit_label(tile, tr)
        at = x + i // 4 * _TAG_STEP, 13 + i % 4 * 27
        out.append(pick(name, "tag", tag(tile, TAG_W, True), id=id, label=label, x=at[0], y=at[1]))
    return join(out)


def _permits(
    tiles: tuple[Permit, ...], x: float, y: float, room: float, k: float, prefix: str, tr: Tr
) -> Markup:
    """Open permits side by side; where there are many smaller, then overlapping. Two places at least."""
    total = max(2, len(tiles))
    k *= max(_SMALLEST, min(1, room / (total * (PERMIT_W * k + 6))))
    w, h = PERMIT_W * k, PERMIT_H * k
    step = min(w + 6, (room - w) / (total - 1))
    places = [
        g(permit_slot(w - 2, h - 2, "board-2"), x=at, y=y)
        for at in (x + w / 2 + i * step for i in range(len(tiles), 2))
    ]
    own = [_own(tile, x + w / 2 + i * step, y, k, prefix, tr) for i, tile in enumerate(tiles)]
    return join(places + own)


# ------------------------------------------------------------ tiles won
def tiles_won(view: CouncilView, player: PlayerView) -> list[Markup]:
    """The bonus tiles and king's rewards of a player, each centred and 28 px wide."""
    seat = player["seat"]
    regions = [
        bonus_shield(r["bonus"], TONE[r["id"]], 32) for r in view["regions"] if r["bonus_owner"] == seat
    ]
    colours = [
        bonus_shield(c["bonus"], f"m-{METAL[c['colour']]}", 32)
        for c in view["colours"]
        if c["bonus_owner"] == seat
    ]
    kings = [king_seal(points) for points in player["king_rewards"]]
    return regions + colours + kings


def _divider(x: float) -> Markup:
    return path(f"M{x:g} 14V120", "none", "line-2", 1.1, stroke_dasharray="2 5")


# ------------------------------------------------------------ pictures
def _right(view: CouncilView, player: PlayerView, tr: Tr) -> tuple[list[Markup], float]:
    """What lies at the right end, tiles won and used permits, and where it begins."""
    right, out = float(_RIGHT), []
    won = tiles_won(view, player)
    if won:
        right -= ceil(len(won) / 3) * 34
        out += [g(tile, x=right + 17 + (i // 3) * 34, y=29 + (i % 3) * 37) for i, tile in enumerate(won)]
        right -= _GAP
    used = permits(player["used"])
    if used:
        short = len(used) > 8
        step = TAG_SHORT_W + 5 if short else _TAG_STEP
        right -= ceil(len(used) / 4) * step
        out += [
            _used(tile, right + (i // 4) * step, 13 + (i % 4) * 27, short, "", tr)
            for i, tile in enumerate(used)
        ]
        right -= _GAP
    return out, right


def mine_body(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The viewer's things without the svg element."""
    player = me(view)
    out = [frame(W, H), _banner(player, names[player["seat"]], 274, 10)]
    out += [_chip(*chip, x=44 + i * 62, y=94, narrow=False) for i, chip in enumerate(_chips(player, tr))]
    end, right = _right(view, player, tr)
    hand, cards = tuple((player["hand"] or {}).items()), tuple(spread(player["hand"] or {}))
    room = right - _HAND_X - _GAP
    own = permits(player["permits"])
    wanted, free = max(2, len(own)) * (PERMIT_W + 6), max(room * 0.42, room - len(cards) * 73)
    flat = wanted * _SMALLEST > free
    permits_w = ceil(len(own) / 4) * _TAG_STEP if flat else min(wanted, free)
    left = right - permits_w
    out += [
        _divider(284),
        _cards(hand, cards, _HAND_X, 65, left - _GAP - _HAND_X - 6, 73, "", tr),
        _divider(left - 10),
        _flat(own, left, tr) if flat else _permits(own, left, 65, permits_w, 1, "", tr),
        *end,
    ]
    return join(out)


def mine(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The viewer's banner, resources, hand and permits, 1112 x 136; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    return svg(W, H, mine_body(view, names, tr), label=tr("My hand and permits"), id="mine", class_="picture")


def mine_narrow(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The same things for a phone, one below the other, 378 wide; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    player, w = me(view), NARROW_W
    out = [_banner(player, names[player["seat"]], w - 6, 12)]
    out += [_chip(*chip, x=54 + i * 90, y=88, narrow=True) for i, chip in enumerate(_chips(player, tr))]
    y = 136.0
    hand, rows = tuple((player["hand"] or {}).items()), _rows(spread(player["hand"] or {}))
    out.append(text(tr("Politics cards"), 20, y, 14, "ink-2", "start", title=True))
    for row in rows:
        out.append(_cards(hand, tuple(row), 22, y + 66, w - 44, 89, "narrow-", tr))
        y += 114
    y += 32 if rows else 84
    out.append(text(tr("Permits"), 20, y, 14, "ink-2", "start", title=True))
    own, used = permits(player["permits"]), permits(player["used"])
    for i in range(0, max(1, len(own)), 5):
        out.append(_permits(own[i : i + 5], 22, y + 61, w - 44, 1.2, "narrow-", tr))
        y += 104
    y += 24
    out += [
        _used(tile, 22 + (i % 3) * 115, y + (i // 3) * 42, False, "narrow-", tr, 1.33)
        for i, tile in enumerate(used)
    ]
    y += ceil(len(used) / 3) * 42
    won = tiles_won(view, player)
    out += [g(tile, x=38 + (i % 9) * 37, y=y + 22 + (i // 9) * 38) for i, tile in enumerate(won)]
    y += ceil(len(won) / 9) * 38 + 24
    h = max(NARROW_H, y)
    body = join([frame(w, h), *out])
    return svg(w, h, body, label=tr("My hand and permits"), id="mine-narrow", class_="picture")


def _rows(cards: list[tuple[str, int]]) -> list[list[tuple[str, int]]]:
    """A hand in rows for a phone: four cards side by side, or up to seven overlapping when there are many."""
    if not cards:
        return []
    each = 4 if len(cards) <= 8 else 7 if len(cards) <= 21 else ceil(len(cards) / 3)
    return [cards[i : i + each] for i in range(0, len(cards), each)]
