"""What is mine: tile in hand, followers, keep, bonus tiles, the pile. Wide for a desk, narrow for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.boards import frame, plaque
from maniero.art.kit import NOTHING, circle, g, icon, join, path, pick, rect, svg, text, use
from maniero.art.lettering import clean, fit, shortened, width
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.carcassonne.draw import store
from maniero.games.carcassonne.draw.bonuses import BonusTile, bonus_face, bonus_slot, bonus_tile
from maniero.games.carcassonne.draw.labels import bonus_label, followers_of, keep_label, supply_label
from maniero.games.carcassonne.draw.pieces import ROW, supply
from maniero.games.carcassonne.draw.store import heading, second
from maniero.games.carcassonne.nouns import Tr
from maniero.games.carcassonne.view import CastleView, PlayerView

W: Final = 444
H: Final = 784
NARROW_W: Final = 378
_IN: Final = 12  # From the rim of the board to the plaques.
_TILE_Y: Final = 66
_TILE_H: Final = 244
_MEN_Y: Final = _TILE_Y + _TILE_H + 8
_MEN_H: Final = 88
_BONUS_Y: Final = _MEN_Y + _MEN_H + 8
_BONUS_H: Final = 130
_STOCK_Y: Final = _BONUS_Y + _BONUS_H + 8
_MEN_W: Final = 242
_WORDED: Final = 4  # So many bonus tiles have room for what they do.


class Held(NamedTuple):
    """A bonus tile of a player."""

    tile: BonusTile
    fresh: bool  # Not to be used yet.
    name: str  # Of its own, when there are two alike.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "supply": box(_MEN_W - 16, 42, 9, -8, -21),
        "own-keep": box(40, 42, 8),
        "supply-narrow": box(NARROW_W - 56, 46, 9, -8, -23),
    }


def _banner(player: PlayerView, name: str, w: float, y: float) -> Markup:
    """A ribbon in the seat's colour with its shape, the name and the points."""
    return _ribbon(player["seat"] + 1, player["points"], name, w, y)


@lru_cache(maxsize=512)
def _ribbon(seat: int, points: int, name: str, w: float, y: float) -> Markup:
    room = w - 164
    size = 18 if fit(name, room, 18) == clean(name) else 15
    written = fit(name, room, size)
    return join(
        (
            path(f"M6 {y + 10:g}H{w:g}l-10 16 10 16H6l10-16z", f"seat-{seat}-2", "outline", 1.4),
            rect(20, y, w - 34, 36, 0, f"seat-{seat}", "outline", 1.5),
            circle(42, y + 18, 15, "plaster", "outline", 1.3),
            flat_marker(seat, 42, y + 18, 19),
            text(written, 66, y + 18 + size * 0.35, size, f"seat-{seat}-on", "start", title=True),
            path(box(76, 40, 8, w - 96, y - 2), "plaster", "outline", 1.5),
            icon("vp", w - 78, y + 18, 26, 1.2),
            text(str(points), w - 42, y + 26, 23 if points < 100 else 20, "pip", weight=800),
        )
    )


# ------------------------------------------------------------ followers and keep
def _supply(view: CastleView, seat: int, x: float, y: float, step: float, narrow: bool, tr: Tr) -> Markup:
    """Followers at hand, from the left end of their row."""
    have, total = view["players"][seat]["supply"], followers_of(view, seat)
    k = 1.15 if narrow else 1.05
    body = rect(-8, -21, 4, 42, 0, "none", pointer_events="all")
    body += g(supply(seat + 1, have, total, min(step, step * (ROW - 1) / max(1, total - 1)), k), x=14, y=-1)
    label = tr("Followers at hand: {count}").format(count=supply_label(view, seat, tr))
    name, halo = ("narrow-supply", "supply-narrow") if narrow else ("supply", "supply")
    return pick("supply", halo, body, id=name, label=label, x=x, y=y)


def _keep(view: CastleView, seat: int, x: float, y: float, narrow: bool, tr: Tr) -> Markup:
    """The keep and how large its house is; below, what the larger keep gets at the end."""
    player = view["players"][seat]
    label = tr("Keep: {house}").format(house=keep_label(player, tr))
    name = "narrow-keep" if narrow else "keep"
    keep = pick("keep", "own-keep", use(f"s-keep-{seat + 1}"), id=name, label=label, x=x, y=y)
    area = tr("empty area: {count}").format(count=view["empty_area"])
    return (
        keep
        + second(keep_label(player, tr), x + 28, y - 3, "start", "ink")
        + second(area, x + 28, y + 15, "start")
    )


# ------------------------------------------------------------ bonus tiles
def _held(view: CastleView, seat: int, tr: Tr) -> list[Held]:
    """Bonus tiles in the order they are shown."""
    player, out = view["players"][seat], []
    numbers = [*player["bonuses"], *player["fresh"]]
    for i, number in enumerate(numbers):
        same = numbers[:i].count(number)
        name = f"bonus-{number}" + (f"-{same + 1}" if same else "")
        out.append(Held(bonus_tile(view, number, tr), i >= len(player["bonuses"]), name))
    return out


def wrapped(effect: str, room: float, size: float) -> list[str]:
    """What a bonus tile does, on at most two lines."""
    if width(effect, size) <= room:
        return [effect]
    first: list[str] = []
    rest = effect.split()
    while rest and width(" ".join([*first, rest[0]]), size) <= room:
        first.append(rest.pop(0))
    return [" ".join(first), fit(" ".join(rest), room, size)] if first else [fit(effect, room, size)]


@lru_cache(maxsize=512)
def _bonus(held: Held, x: float, y: float, room: float, prefix: str, tr: Tr) -> Markup:
    """A bonus tile, and what it does where there is room for it."""
    tile, fresh, name = held
    label, face = bonus_label(tile, fresh, tr), bonus_face(tile, fresh)
    drawn = pick(f"bonus-{tile.number}", "bonus", face, id=f"{prefix}{name}", label=label, x=x, y=y)
    if not room:
        return drawn
    lines = wrapped(tile.effect, room, 12.5)
    top = y + 6 - len(lines) * 7.5 + 2.5
    return drawn + join(second(line, x + 30, top + i * 15, "start", "ink") for i, line in enumerate(lines))


def _bonuses(held: list[Held], x: float, y: float, w: float, tr: Tr) -> Markup:
    """Two by two with what they do; a longer row without."""
    if len(held) > _WORDED:
        columns = max(7, -(-len(held) // 2))
        step = w / columns
        return join(
            _bonus(each, x + (i % columns + 0.5) * step, y + 25 + i // columns * 48, 0, "", tr)
            for i, each in enumerate(held)
        )
    out = []
    for i in range(_WORDED):
        at = x + 28 + i % 2 * w / 2, y + 25 + i // 2 * 48
        if i < len(held):
            out.append(_bonus(held[i], *at, w / 2 - 62, "", tr))
        else:
            out.append(g(bonus_slot(), x=at[0], y=at[1]))
    return join(out)


def _when(player: PlayerView, tr: Tr) -> str:
    """A word on bonus tiles that may not be used yet."""
    return tr("with a clock: from the next turn on") if player["fresh"] else ""


# ------------------------------------------------------------ pictures
def common_body(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """What a spectator sees beside the castle: the tile in hand and the pile."""
    w = W - 2 * _IN
    tile = plaque(_IN, _IN, w, _TILE_H) + heading(
        store.whose_tile(view, names, w - 30, tr), _IN + 14, _IN + 22
    )
    y = _IN + _TILE_H + 8
    rest = store.stock(view, _IN, y, w, H - 17 - y, tr)
    return frame(W, H) + tile + store.hand(view, 108, _IN + 134, False, tr) + rest


def mine_body(view: CastleView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The viewer's things without the svg element."""
    player = view["players"][seat]
    w = W - 2 * _IN
    keep_x = _IN + _MEN_W + 8
    out = [
        frame(W, H),
        _banner(player, names[seat], W - 6, 14),
        plaque(_IN, _TILE_Y, w, _TILE_H),
        heading(store.whose_tile(view, names, w - 30, tr), _IN + 14, _TILE_Y + 22),
        second(store.how_to_turn(view, tr), W - _IN - 14, _TILE_Y + 22),
        plaque(_IN, _MEN_Y, _MEN_W, _MEN_H),
        heading(tr("Followers"), _IN + 14, _MEN_Y + 22),
        second(supply_label(view, seat, tr), _IN + _MEN_W - 14, _MEN_Y + 22),
        _supply(view, seat, _IN + 16, _MEN_Y + 55, 37.5, False, tr),
        plaque(keep_x, _MEN_Y, W - _IN - keep_x, _MEN_H),
        heading(tr("Keep"), keep_x + 14, _MEN_Y + 22),
        _keep(view, seat, keep_x + 32, _MEN_Y + 55, False, tr),
        plaque(_IN, _BONUS_Y, w, _BONUS_H),
        heading(tr("Bonus tiles"), _IN + 14, _BONUS_Y + 22),
        second(_when(player, tr), W - _IN - 14, _BONUS_Y + 22),
        _bonuses(_held(view, seat, tr), _IN + 8, _BONUS_Y + 28, w - 16, tr),
        store.stock(view, _IN, _STOCK_Y, w, H - 17 - _STOCK_Y, tr),
        store.hand(view, 108, _TILE_Y + 134, False, tr),
    ]
    return join(out)


def mine(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The viewer's things, 444 x 784; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    body = mine_body(view, view["viewer"], shortened(names), tr)
    return svg(W, H, body, label=tr("My tile and pieces"), id="mine", class_="picture")


def mine_narrow(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The same things for a phone, one below the other, 378 wide; nothing for a spectator."""
    seat = view["viewer"]
    if seat is None:
        return NOTHING
    shown, player, w = shortened(names), view["players"][seat], NARROW_W
    inner = w - 20
    held = _held(view, seat, tr)
    bonus_h = 34 + max(1, len(held)) * 52
    out = [
        _banner(player, shown[seat], w - 6, 12),
        plaque(10, 66, inner, 210),
        heading(store.whose_tile(view, shown, inner - 30, tr), 24, 88),
        plaque(10, 284, inner, 92),
        heading(tr("Followers"), 24, 306),
        second(supply_label(view, seat, tr), w - 24, 306),
        _supply(view, seat, 26, 342, 56, True, tr),
        plaque(10, 384, inner, 76),
        heading(tr("Keep"), 24, 406),
        _keep(view, seat, 46, 434, True, tr),
        plaque(10, 468, inner, bonus_h),
        heading(tr("Bonus tiles"), 24, 490),
        second(_when(player, tr), w - 24, 490),
    ]
    if not held:
        out.append(g(bonus_slot(), x=46, y=522))
    for i, each in enumerate(held):
        out.append(_bonus(each, 46, 522 + i * 52, inner - 80, "narrow-", tr))
    y = 468 + bonus_h + 8
    stock_h = 330 if store.kinds_left(view) else 224
    out.append(store.stock(view, 10, y, inner, stock_h, tr))
    out.append(store.hand(view, 96, 186, True, tr))
    h = y + stock_h + 17
    body = join([frame(w, h), *out])
    return svg(w, h, body, label=tr("My tile and pieces"), id="mine-narrow", class_="picture")
