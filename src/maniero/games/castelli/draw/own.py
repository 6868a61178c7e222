"""What is mine: resources, the tile in hand, cards, the stock. Wide for a desk, narrow for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import frame, plaque
from maniero.art.kit import NOTHING, circle, icon, join, path, pick, rect, svg, text
from maniero.art.lettering import clean, fit, shortened
from maniero.art.pieces import flat_marker
from maniero.art.shapes import Point, box
from maniero.games.castelli.draw import hand, store, tiles
from maniero.games.castelli.draw.labels import left_label
from maniero.games.castelli.draw.store import heading, second
from maniero.games.castelli.draw.unseen import grid
from maniero.games.castelli.nouns import Tr, kind_name
from maniero.games.castelli.view import CastelliView, PlayerView

W: Final = 382
H: Final = 784
NARROW_W: Final = 378
_IN: Final = 15  # From the rim of the board to what lies on it.
_TILE_Y: Final = 114
_TILE_H: Final = 126
_CARDS_Y: Final = 268
_STOCK_Y: Final = 642
_PIECE: Final = 150  # Side of a piece of the board at its largest.
_FEW: Final = 3  # Cards in one row.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"count": box(64, 40, 9)}


@lru_cache(maxsize=512)
def _ribbon(seat: int, points: int, name: str, w: float) -> Markup:
    """A ribbon in the seat's colour with its shape, the name and the points."""
    room = w - 170
    size = 19 if fit(name, room, 19) == clean(name) else 15
    return join(
        (
            path(f"M6 22H{w - 6:g}L{w - 16:g} 38 {w - 6:g} 54H6l10-16z", f"seat-{seat}-2", "outline", 1.4),
            path(f"M20 12H{w - 20:g}V48H20z", f"seat-{seat}", "outline", 1.5),
            circle(42, 30, 15, "plaster", "outline", 1.3),
            flat_marker(seat, 42, 30, 19),
            text(fit(name, room, size), 66, 30 + size * 0.35, size, f"seat-{seat}-on", "start", title=True),
            path(box(84, 42, 8, w - 124, 9), "plaster", "outline", 1.5),
            icon("vp", w - 102, 30, 28, 1.2),
            text(str(points), w - 64, 39, 25 if points < 100 else 20, "pip", weight=800),
        )
    )


def _counts(player: PlayerView, w: float, y: float, prefix: str, tr: Tr) -> Markup:
    """Resources, silver, castles that are left."""
    have = player["resources"]
    counts = [(f"resource-{what}", what, count, kind_name(what, tr)) for what, count in have.items()]
    counts += [
        ("silver", "silver", player["silver"], tr("Silver")),
        ("castles", f"keep-{player['seat'] + 1}", player["castles"], tr("Castles left")),
    ]
    step = (w - 2 * _IN - 64) / 4
    return join(
        _count(name, what, count, title, prefix, round(_IN + 32 + i * step, 1), y, tr)
        for i, (name, what, count, title) in enumerate(counts)
    )


@lru_cache(maxsize=1024)
def _count(name: str, what: str, count: int, title: str, prefix: str, x: float, y: float, tr: Tr) -> Markup:
    body = rect(-32, -20, 64, 40, 9, "paper", "outline", 1.4) + icon(what, -13, 0, 27, 1.3)
    body += text(str(count), 16, 6.8, 19, "ink", weight=800)
    label = tr("{kind}: {count}").format(kind=title, count=count)
    return pick(name, "count", body, id=f"{prefix}own-{name}", label=label, x=x, y=y)


def _tile_title(view: CastelliView, tr: Tr) -> str:
    if view["turning"] and view["turning"][0]["word"] == "steward":
        return tr("Turn the tile")
    if view["opened"] is not None and tiles.shown(view) is not None:
        return tr("Tile on {square}").format(square=view["opened"])
    return tr("Turned up and in hand") if view["dilemma"] else tr("Tile")


def _tile(view: CastelliView, seat: int, y: float, w: float, room: tiles.Room, prefix: str, tr: Tr) -> Markup:
    """The tile in hand in its turns."""
    middle = y + 28 + (_TILE_H - 34) / 2
    drawn = (
        tiles.dilemma(view, seat, room, _IN + 8, middle, prefix, tr)
        if view["dilemma"]
        else tiles.turns(view, room, w / 2, middle, prefix, tr)
    )
    return join(
        (
            plaque(_IN, y, w - 2 * _IN, _TILE_H),
            heading(_tile_title(view, tr), _IN + 14, y + 20),
            second(left_label(view, tr), w - _IN - 14, y + 20),
            drawn,
        )
    )


def _pieces(view: CastelliView, y: float, w: float, h: float, prefix: str, tr: Tr) -> Markup:
    """The pieces of the board that can be laid next, as large as there is room."""
    offered = len(view["offered"])
    columns, step = grid(offered, w - 2 * _IN, h, _PIECE + 14)
    left = (w - columns * step) / 2
    spots: list[Point] = [
        (round(left + (i % columns + 0.5) * step, 1), round(y + (i // columns + 0.5) * step, 1))
        for i in range(offered)
    ]
    return tiles.pieces(view, spots, round((step - 12) / _PIECE, 3), prefix, tr)


def mine_body(view: CastelliView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The viewer's things without the svg element."""
    player = view["players"][seat]
    held = player["hand"] or []
    laid = hand.spread(len(held), W - 2 * _IN, hand.CHIP_H, rows=2)
    out = [
        frame(W, H),
        _ribbon(seat + 1, player["points"], names[seat], W),
        _counts(player, W, 86, "", tr),
        _tile(view, seat, _TILE_Y, W, tiles.WIDE, "", tr),
        store.stock(view, _IN, _STOCK_Y, W - 2 * _IN, H - 17 - _STOCK_Y, "", tr),
    ]
    if view["offered"]:
        out.append(heading(tr("Pieces of the board"), _IN + 2, _CARDS_Y - 9))
        out.append(_pieces(view, _CARDS_Y, W, _STOCK_Y - _CARDS_Y - 8, "", tr))
        return join(out)
    out.append(heading(tr("Characters"), _IN + 2, _CARDS_Y - 9))
    out.append(second(_played(view, tr), W - _IN - 2, _CARDS_Y - 9))
    if not held:
        out.append(hand.no_cards(_IN, _CARDS_Y, laid))
    if len(held) <= _FEW:
        y = _CARDS_Y + laid.row + 4
        out.append(store.rates(view, _IN, y, W - 2 * _IN, _STOCK_Y - y - 10, tr))
    out.append(hand.hand(view, held, _IN, _CARDS_Y, laid, hand.CHIP_H, "", tr))
    return join(out)


def _played(view: CastelliView, tr: Tr) -> str:
    """A word on how many cards may be played."""
    if view["turn"] != view["viewer"] or view["over"]:
        return ""
    return tr("one was played in this turn") if view["played"] else tr("one card a turn")


def mine(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """The viewer's things, 382 x 784; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    body = mine_body(view, view["viewer"], shortened(names), tr)
    return svg(W, H, body, label=tr("My cards and resources"), id="mine", class_="picture")


def mine_narrow(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """The same things for a phone, one below the other, 378 wide; nothing for a spectator."""
    seat = view["viewer"]
    if seat is None:
        return NOTHING
    shown, player, w, prefix = shortened(names), view["players"][seat], NARROW_W, "narrow-"
    held = player["hand"] or []
    laid = hand.spread(len(held), w - 2 * _IN, hand.CHIP_H_NARROW)
    out = [
        _ribbon(seat + 1, player["points"], shown[seat], w),
        _counts(player, w, 86, prefix, tr),
        _tile(view, seat, _TILE_Y, w, tiles.NARROW, prefix, tr),
    ]
    y = float(_CARDS_Y)
    if view["offered"]:
        out.append(heading(tr("Pieces of the board"), _IN + 2, y - 9))
        out.append(_pieces(view, y, w, 360, prefix, tr))
        y += 368
    else:
        out.append(heading(tr("Characters"), _IN + 2, y - 9))
        out.append(second(_played(view, tr), w - _IN - 2, y - 9))
        out.append(hand.hand(view, held, _IN, y, laid, hand.CHIP_H_NARROW, prefix, tr))
        if not held:
            out.append(hand.no_cards(_IN, y, laid))
        y += max(1, -(-len(held) // laid.columns)) * laid.row
    out.append(store.rates(view, _IN, y, w - 2 * _IN, 162, tr))
    y += 172
    out.append(store.stock(view, _IN, y, w - 2 * _IN, 126, prefix, tr))
    h = y + 126 + 17
    body = join([frame(w, h), *out])
    return svg(w, h, body, label=tr("My cards and resources"), id="mine-narrow", class_="picture")
