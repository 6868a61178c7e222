"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, path, rect, svg, text, use
from maniero.art.lettering import fit, shortened, width
from maniero.art.pieces import flat_marker
from maniero.games.carcassonne.draw.hand import bonus_piece
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.pieces import bonus_slot, supply
from maniero.games.carcassonne.draw.tile import card
from maniero.games.carcassonne.draw.words import (
    Tr,
    bonus_said,
    followers_of,
    keep_said,
    supply_said,
    tile_said,
    turn_note,
)
from maniero.games.carcassonne.view import CastleView, PlayerView

W: Final = 292
H: Final = 136
_HEAD: Final = f"M1 31V11Q1 1 11 1H{W - 12}Q{W - 2} 1 {W - 2} 11V31z"
_HAND: Final = 44  # Side of the tile in hand.
_ROW: Final = 57
_NEXT: Final = 104
_BONUS: Final = 0.8


def paper(w: float, h: float) -> Markup:
    """A sheet of paper."""
    return rect(1, 3, w - 3, h - 4, 10, "board-edge", "outline", 1.5) + rect(
        1, 1, w - 3, h - 5, 10, "paper", "outline", 1.5
    )


def _head(view: CastleView, player: PlayerView, name: str, tr: Tr) -> Markup:
    """The head of a panel in the seat's colour: shape, name, what the player does, points."""
    seat = player["seat"] + 1
    return _headed(seat, str(player["points"]), turn_note(view, player["seat"], tr), name)


@lru_cache(maxsize=512)
def _headed(seat: int, points: str, note: str, name: str) -> Markup:
    seal = W - 14 - width(points, 16) - 14
    room = seal - 14 - (width(note, 12) + 8 if note else 0) - 34
    return join(
        (
            path(_HEAD, f"seat-{seat}", opacity=0.2),
            path(f"M1 31H{W - 2}", "none", "outline", 1.5),
            flat_marker(seat, 20, 16.5, 17),
            text(fit(name, room, 15), 34, 21.5, 15, "ink", "start", title=True),
            text(note, seal - 15, 21, 12, "ink-2", "end", 600) if note else NOTHING,
            icon("vp", seal, 16.5, 21, 1.2),
            text(points, W - 12, 22, 16, "ink", "end", 800),
        )
    )


def _men(view: CastleView, seat: int, tr: Tr) -> Markup:
    """Followers at hand, and how many."""
    have, total = view["players"][seat]["supply"], followers_of(view, seat)
    step = 156 / max(6, total)
    said = supply_said(view, seat, tr)
    row = g(supply(seat + 1, have, total, step, 0.86), x=24, y=_ROW)
    number = text(said, 24 + step * max(6, total) - 2, _ROW + 5, 13, "ink", "start")
    return g(row, number, aria_label=tr("Followers at hand: {count}").format(count=said))


def _tile(view: CastleView, seat: int, tr: Tr) -> Markup:
    """The tile in hand, when it is this player's turn."""
    tile = view["tile"]
    if tile is None or view["turn"] != seat:
        return NOTHING
    said = tr("Tile in hand: {tile}").format(tile=tile_said(tile, tr))
    return g(card(parts_of(tile), 0, _HAND), x=W - 34, y=_ROW, id=f"tile-of-{seat + 1}", aria_label=said)


def _bonuses(player: PlayerView, left: float, tr: Tr) -> Markup:
    """Bonus tiles from the right end of the room beyond `left`; they overlap when there are many."""
    held = [(number, False) for number in player["bonuses"]] + [(number, True) for number in player["fresh"]]
    if not held:
        return g(bonus_slot(), x=W - 34, y=_NEXT, k=_BONUS)
    step = min(38.0, (W - 34 - 20 - left) / max(1, len(held) - 1))
    out = []
    for i, (number, fresh) in enumerate(held):
        x = W - 34 - (len(held) - 1 - i) * step
        said = bonus_said(number, fresh, tr)
        out.append(g(bonus_piece(number, fresh), x=round(x, 1), y=_NEXT, k=_BONUS, aria_label=said))
    return join(out)


def panel_body(view: CastleView, seat: int, names: list[str], tr: Tr) -> Markup:
    """A panel without its svg element."""
    player = view["players"][seat]
    keep = keep_said(player, tr)
    return join(
        (
            paper(W, H),
            _head(view, player, names[seat], tr),
            _men(view, seat, tr),
            _tile(view, seat, tr),
            g(
                use(f"s-keep-{seat + 1}", 26, _NEXT - 1, 0.95),
                text(keep, 48, _NEXT + 5, 13, "ink", "start", 600),
                aria_label=tr("Keep: {house}").format(house=keep),
            ),
            _bonuses(player, 48 + width(keep, 13), tr),
            rect(1, 1, W - 3, H - 5, 10, "none", "outline", 1.5),
        )
    )


def opponent(view: CastleView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 136."""
    body = panel_body(view, seat, shortened(names), tr)
    return svg(W, H, body, label=fit(names[seat], 400, 14), id=f"panel-{seat + 1}", class_="picture")


def others(view: CastleView) -> list[int]:
    """The seats whose panels are shown, in turn order after the viewer."""
    seats = [player["seat"] for player in view["players"]]
    if view["viewer"] is None:
        return seats
    mine = seats.index(view["viewer"])
    return seats[mine + 1 :] + seats[:mine]
