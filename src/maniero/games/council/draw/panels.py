"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, path, text, use
from maniero.games.council.draw.bonuses import (
    PERMIT_H,
    PERMIT_W,
    TAG_H,
    Permit,
    permit,
    permit_slot,
    permits,
    tag,
)
from maniero.games.council.draw.faces import CARDS
from maniero.games.council.draw.hand import goods, tiles_won
from maniero.games.council.draw.labels import permit_label, turn_note
from maniero.games.council.nouns import Tr
from maniero.games.council.view import CouncilView, PlayerView
from maniero.kit.panels import W, after, frame, head, panel, paper

H: Final = 136
TALL_H: Final = 232
_HAND_H: Final = 28  # More when the hand is open, after the game.
_LEFT: Final = 10
_ROOM: Final = W - 2 * _LEFT


def _stats(player: PlayerView, y: float, tr: Tr) -> Markup:
    return join(
        _stat(symbol, amount, what, _LEFT + i * 56, y)
        for i, (_name, symbol, amount, what) in enumerate(goods(player, tr))
    )


@lru_cache(maxsize=1024)
def _stat(symbol: str, amount: int, what: str, x: float, y: float) -> Markup:
    number = text(str(amount), 26, 5.5, 15, "ink", "start", 800)
    return g(icon(symbol, 11, 0, 22, 1.25), number, x=x, y=y, aria_label=f"{amount} {what}")


@lru_cache(maxsize=1024)
def _row(tiles: tuple[Permit, ...], y: float, room: float, tr: Tr, used: bool = False) -> Markup:
    """Permits lying flat in a row, overlapping where there are many."""
    widths = [11 + 9.5 * len(tile.name) for tile in tiles]
    total = sum(widths) + 3 * (len(tiles) - 1)
    squeeze = 1.0
    if total > room and len(tiles) > 1:
        squeeze = (room - widths[-1]) / (total - widths[-1])
    at, out = float(_LEFT), []
    for tile, w in zip(tiles, widths, strict=True):
        label = permit_label(tile, tr)
        out.append(g(tag(tile, w, False, used), x=at, y=y, id=f"permit-{tile.name}", aria_label=label))
        at += (w + 3) * squeeze
    return join(out)


def _flat(tiles: tuple[Permit, ...], y: float, tr: Tr) -> Markup:
    """Many permits with their bonuses, flat, in three rows."""
    columns = max(3, ceil(len(tiles) / 3))
    w = _ROOM / columns - 4
    return join(
        g(
            tag(tile, w, columns == 3),
            x=_LEFT + i % columns * (w + 4),
            y=y + i // columns * (TAG_H + 2),
            id=f"permit-{tile.name}",
            aria_label=permit_label(tile, tr),
        )
        for i, tile in enumerate(tiles)
    )


def _tall_row(tiles: tuple[Permit, ...], y: float, k: float, tr: Tr) -> Markup:
    """Permits as they lie before their owner, two places at least; more than five lie flat."""
    if len(tiles) > 5:
        return _flat(tiles, y, tr)
    k = min(k, _ROOM / (max(2, len(tiles)) * (PERMIT_W + 4)))
    w, h = PERMIT_W * k, PERMIT_H * k
    step = w + 4
    places = [
        g(permit_slot(w - 2, h - 2, "paper-2"), x=_LEFT + w / 2 + i * step, y=y + h / 2)
        for i in range(len(tiles), 2)
    ]
    return join(places) + join(
        g(
            permit(tile),
            x=_LEFT + w / 2 + i * step,
            y=y + h / 2,
            k=k,
            id=f"permit-{tile.name}",
            aria_label=permit_label(tile, tr),
        )
        for i, tile in enumerate(tiles)
    )


@lru_cache(maxsize=64)
def _note(symbol: str, note: str, y: float) -> Markup:
    """What stands where nothing lies yet."""
    picture = icon(symbol, _LEFT + 11, y, 18, 1.2, color="var(--ink-3)", opacity=".6")
    return picture + text(note, _LEFT + 28, y + 4, 12, "ink-3", "start", 500)


def _hand(hand: dict[str, int], y: float) -> Markup:
    """An open hand: colours and how many of each."""
    held = [(colour, hand[colour]) for colour in CARDS if hand.get(colour)]
    return join(
        use(f"s-small-{colour}", _LEFT + 10 + i * 39, y)
        + text(str(total), _LEFT + 22 + i * 39, y + 4.5, 13, "ink", "start")
        for i, (colour, total) in enumerate(held)
    )


def _won(tiles: list[Markup], y: float) -> tuple[Markup, float]:
    """The tiles won, from the right edge, and the room they take."""
    if not tiles:
        return NOTHING, 0
    step = min(28.0, 160 / len(tiles))
    return join(g(tile, x=W - 26 - i * step, y=y, k=0.93) for i, tile in enumerate(tiles)), len(
        tiles
    ) * step + 4


def panel_body(view: CouncilView, seat: int, names: list[str], tr: Tr, tall: bool) -> Markup:
    """A panel without its svg element."""
    player = next(player for player in view["players"] if player["seat"] == seat)
    height = panel_height(player, tall)
    note = turn_note(view, seat, tr)
    out = [paper(W, height), head(seat, names[seat], note, str(player["points"])), _stats(player, 49, tr)]
    y = 66.0
    if player["hand"] is not None:
        out.append(_hand(player["hand"], y + 11))
        y += _HAND_H
    k = 0.84 if player["hand"] is not None else 1
    open_h = PERMIT_H * k + 8 if tall else TAG_H + 7
    own = permits(player["permits"])
    if tall:
        out.append(_tall_row(own, y, k, tr))
    elif own:
        out.append(_row(own, y, _ROOM, tr))
    else:
        out.append(_note("permit", tr("no open permit"), y + open_h / 2 - 3))
    y += open_h
    if tall:
        out.append(path(f"M{_LEFT} {y:g}H{W - _LEFT}", "none", "line", 1))
        y += 7
    won, taken = _won(tiles_won(view, player), height - 20 if tall else y + 14)
    out.append(_used(permits(player["used"]), y, _ROOM - (0 if tall else taken), tr))
    out += [won, frame(W, height)]
    return join(out)


@lru_cache(maxsize=1024)
def _used(tiles: tuple[Permit, ...], y: float, room: float, tr: Tr) -> Markup:
    if not tiles:
        return _note("check", tr("none used"), y + TAG_H / 2)
    label = g(
        icon("check", 9, 0, 15, 2, color="var(--ink-2)"),
        text(str(len(tiles)), 20, 5, 13, "ink-2", "start", 800),
        x=_LEFT,
        y=y + TAG_H / 2,
    )
    return label + g(_row(tiles, y, room - 40, tr, used=True), x=40)


def panel_height(player: PlayerView, tall: bool = False) -> float:
    """How high a panel is: always the same during the game."""
    return TALL_H if tall else H + (_HAND_H if player["hand"] is not None else 0)


def opponent(view: CouncilView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 136; higher when the hand is open after the game."""
    player = next(player for player in view["players"] if player["seat"] == seat)
    return panel(seat, names[seat], panel_height(player), panel_body(view, seat, names, tr, tall=False))


def others(view: CouncilView) -> list[int]:
    """The seats whose panels are shown, in the order of play after the viewer."""
    order = [player["seat"] for player in sorted(view["players"], key=lambda player: player["order"])]
    return after(view["viewer"], order)
