"""What lies beside the board: deck, the card played last, settlements set aside; what things count."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.kit import NOTHING, circle, g, icon, join, path, pick, text
from maniero.art.lettering import fit, width
from maniero.art.shapes import box
from maniero.games.castelli.draw import cards
from maniero.games.castelli.draw.geometry import WHOLE_ROWS
from maniero.games.castelli.draw.labels import card_label, deck_label
from maniero.games.castelli.draw.things import settlement
from maniero.games.castelli.nouns import Tr, settlement_name
from maniero.games.castelli.view import CastelliView

_CARD: Final = 0.58  # How large the deck is.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"deck": box(cards.W * _CARD, cards.H * _CARD, 5), "aside": box(86, 44, 9, -24, -22)}


def heading(title: str, x: float, y: float, room: float = 400, anchor: str = "start") -> Markup:
    return text(fit(title, room, 14), x, y, 14, "ink-2", anchor, title=True)


def second(note: str, x: float, y: float, anchor: str = "end") -> Markup:
    return text(note, x, y, 12.5, "ink-2", anchor, 600)


# ------------------------------------------------------------ deck and settlements
def stock(view: CastelliView, x: float, y: float, w: float, h: float, prefix: str, tr: Tr) -> Markup:
    """Deck, the card played last, what has been set aside."""
    middle = y + 27 + (h - 36) / 2
    out = [
        plaque(x, y, w, h),
        heading(tr("Deck"), x + 62, y + 20, 96, "middle"),
        heading(tr("Played last"), x + 166, y + 20, 110, "middle"),
        heading(tr("Set aside"), x + w - 62, y + 20, 110, "middle"),
        _deck(view["deck"], deck_label(view, tr), x + 62, middle, prefix),
        _last(view, x + 166, middle, tr),
    ]
    for i, kind in enumerate(("village", "city")):
        count = view["villages_aside"] if kind == "village" else view["cities_aside"]
        out.append(_aside(kind, count, x + w - 80, round(middle - 23 + i * 46), prefix, tr))
    return join(out)


@lru_cache(maxsize=256)
def _deck(count: int, label: str, x: float, y: float, prefix: str) -> Markup:
    k = _CARD
    if not count:
        body = path(box(cards.W * k, cards.H * k, 5), "board", "line-2", 1.2, stroke_dasharray="4 4")
    else:
        under = path(box(cards.W * k, cards.H * k, 4), "brand-2", "outline", 1.2)
        body = g(under, y=4) + g(under, y=2) + cards.back(k)
    body += circle(cards.W * k / 2 - 2, cards.H * k / 2 - 6, 12.5, "plaster", "outline", 1.3)
    body += text(str(count), cards.W * k / 2 - 2, cards.H * k / 2 - 1, 14, "pip", weight=800)
    return pick("deck", "deck", body, id=f"{prefix}deck", label=label, x=x, y=round(y, 1))


def _last(view: CastelliView, x: float, y: float, tr: Tr) -> Markup:
    """The last card under the deck, when all have seen it."""
    character = view["last_played"]
    if character is None:
        slot = path(box(cards.W * _CARD, cards.H * _CARD, 5), "board", "line-2", 1.1, stroke_dasharray="4 4")
        return g(slot, x=x, y=y, opacity=0.8)
    number = cards.number_of(view, character)
    label = card_label(character, number if character.startswith("king") else None, tr)
    return g(cards.card(character, number, _CARD, tr), x=x, y=y, aria_label=label)


@lru_cache(maxsize=256)
def _aside(kind: str, count: int, x: float, y: float, prefix: str, tr: Tr) -> Markup:
    body = path(box(86, 44, 9, -24, -22), "none", pointer_events="all")
    body += settlement(kind, 0, -1, 1.2) + text(f"× {count}", 26, 6, 17, "ink", "start", 800)
    label = tr("Set aside: {kind}, {count}").format(kind=settlement_name(kind, tr), count=count)
    return pick(f"aside-{kind}", "aside", body, id=f"{prefix}aside-{kind}", label=label, x=x, y=y)


# ------------------------------------------------------------ what a castle costs and counts
def rates(view: CastelliView, x: float, y: float, w: float, h: float, tr: Tr) -> Markup:
    """A castle: its price, what it counts; below, tiles not seen yet or what counts at the end."""
    gives = view["gives"]
    castle = _castle(view["prices"]["castle"], gives["village"], gives["city"], x, y, w, h, tr)
    if view["rows"] < WHOLE_ROWS or not view["unseen"]:  # Those of two players lie on the board.
        return castle + _end(_at_the_end(view), x, y + 97, w, h - 97, tr)
    unseen = Counter(tile["value"] for tile in view["unseen"])
    return castle + _tiles(tuple(sorted(unseen.items(), reverse=True)), x, y + 97, w, h - 97, tr)


@lru_cache(maxsize=64)
def _castle(price: int, village: int, city: int, x: float, y: float, w: float, h: float, tr: Tr) -> Markup:
    middle = x + w / 2
    cost, counts = NOTHING, NOTHING
    for i, what in enumerate(("wood", "grain", "rock")):
        at = x + 34 + i * 46
        cost += text(str(price), at, y + 55, 16, "ink", weight=800) + icon(what, at + 18, y + 49, 22, 1.1)
    for i, (kind, points) in enumerate((("village", village), ("city", city))):
        at = middle + 28 + i * 78
        counts += settlement(kind, at, y + 48, 0.86)
        counts += text(f"+{points}", at + 19, y + 54, 16, "ink", "start", 800)
    return join(
        (
            plaque(x, y, w, h, "paper"),
            heading(tr("A castle costs"), x + 14, y + 22, w / 2 - 20),
            heading(tr("and counts"), middle + 14, y + 22, w / 2 - 20),
            cost,
            counts,
            path(f"M{x + 12:g} {y + 76:g}H{x + w - 12:g}", "none", "line-2", 1),
        )
    )


@lru_cache(maxsize=512)
def _tiles(left: tuple[tuple[int, int], ...], x: float, y: float, w: float, h: float, tr: Tr) -> Markup:
    """How many tiles of each value nobody has seen yet."""
    step = (w - 28) / max(1, len(left))
    out = [heading(tr("Tiles that nobody has seen yet"), x + 14, y, w - 28)]
    shield = path("M-12-14H12V2C12 10 6 14 0 17-6 14-12 10-12 2z", "forest", "outline", 1.3)
    for i, (value, count) in enumerate(left):
        at, down = x + 14 + (i + 0.5) * step, y + h - 33
        out.append(g(shield, text(str(value), 0, 6, 16, "plaster", weight=800), x=at - 10, y=down))
        out.append(text(f"× {count}", at + 6, down + 5.5, 13, "ink", "start"))
    return join(out)


def _at_the_end(view: CastelliView) -> tuple[tuple[str, str], ...]:
    """What counts at the end: symbol and points."""
    gives = view["gives"]
    counts = [
        ("card", f"+{gives['card']}"),
        ("wood", f"+{gives['resource']}"),
        ("silver", f"+{gives['silver_first']}/{gives['silver_second']}"),
    ]
    if view["battle"]:
        counts += [
            ("city", f"+{gives['city_majority']}"),
            ("village", f"+{gives['village_majority']}"),
            ("keep-0", f"+{gives['castle']}"),
        ]
    return tuple(counts)


@lru_cache(maxsize=64)
def _end(counts: tuple[tuple[str, str], ...], x: float, y: float, w: float, h: float, tr: Tr) -> Markup:
    widths = [28 + width(points, 14) for _what, points in counts]
    gap = (w - 28 - sum(widths)) / len(counts)
    out = [heading(tr("At the end"), x + 14, y, w - 28)]
    at, down = x + 14 + gap / 2, y + h - 33
    for (what, points), room in zip(counts, widths, strict=True):
        out.append(icon(what, round(at + 12, 1), down, 24, 1.2))
        out.append(text(points, round(at + 26, 1), down + 5.5, 14, "ink", "start", 800))
        at += room + gap
    return join(out)
