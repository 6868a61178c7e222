"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, join, text, use
from maniero.art.lettering import shortened, width
from maniero.games.carcassonne.draw.bonuses import bonus_face, bonus_slot, bonus_tile
from maniero.games.carcassonne.draw.labels import (
    bonus_label,
    followers_of,
    keep_label,
    supply_label,
    tile_label,
    turn_note,
)
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.pieces import ROW, supply
from maniero.games.carcassonne.draw.tile import card
from maniero.games.carcassonne.nouns import Tr
from maniero.games.carcassonne.view import CastleView
from maniero.kit.panels import W, after, frame, head, panel, paper

H: Final = 136
_HAND: Final = 44  # Side of the tile in hand.
_ROW: Final = 57
_NEXT: Final = 104
_BONUS: Final = 0.8


def _men(view: CastleView, seat: int, tr: Tr) -> Markup:
    """Followers at hand, and how many."""
    have, total = view["players"][seat]["supply"], followers_of(view, seat)
    places = max(ROW, total)
    step = 156 / places
    label = supply_label(view, seat, tr)
    row = g(supply(seat + 1, have, total, step, 0.86), x=24, y=_ROW)
    number = text(label, 24 + step * places - 2, _ROW + 5, 13, "ink", "start")
    return g(row, number, aria_label=tr("Followers at hand: {count}").format(count=label))


def _tile(view: CastleView, seat: int, tr: Tr) -> Markup:
    """The tile in hand, when it is this player's turn."""
    tile = view["tile"]
    if tile is None or view["turn"] != seat:
        return NOTHING
    label = tr("Tile in hand: {tile}").format(tile=tile_label(tile, tr))
    return g(card(parts_of(tile), 0, _HAND), x=W - 34, y=_ROW, id=f"tile-of-{seat + 1}", aria_label=label)


def _bonuses(view: CastleView, seat: int, left: float, tr: Tr) -> Markup:
    """Bonus tiles from the right end of the room beyond `left`; they overlap when there are many."""
    player = view["players"][seat]
    held = [(number, False) for number in player["bonuses"]] + [(number, True) for number in player["fresh"]]
    if not held:
        return g(bonus_slot(), x=W - 34, y=_NEXT, k=_BONUS)
    step = min(38.0, (W - 34 - 20 - left) / max(1, len(held) - 1))
    out = []
    for i, (number, fresh) in enumerate(held):
        x = W - 34 - (len(held) - 1 - i) * step
        tile = bonus_tile(view, number, tr)
        label = bonus_label(tile, fresh, tr)
        out.append(g(bonus_face(tile, fresh), x=round(x, 1), y=_NEXT, k=_BONUS, aria_label=label))
    return join(out)


def panel_body(view: CastleView, seat: int, names: list[str], tr: Tr) -> Markup:
    """A panel without its svg element."""
    player = view["players"][seat]
    keep = keep_label(player, tr)
    return join(
        (
            paper(W, H),
            head(seat, names[seat], turn_note(view, seat, tr), str(player["points"])),
            _men(view, seat, tr),
            _tile(view, seat, tr),
            g(
                use(f"s-keep-{seat + 1}", 26, _NEXT - 1, 0.95),
                text(keep, 48, _NEXT + 5, 13, "ink", "start", 600),
                aria_label=tr("Keep: {house}").format(house=keep),
            ),
            _bonuses(view, seat, 48 + width(keep, 13), tr),
            frame(W, H),
        )
    )


def opponent(view: CastleView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 136."""
    return panel(seat, names[seat], H, panel_body(view, seat, shortened(names), tr))


def others(view: CastleView) -> list[int]:
    """The seats whose panels are shown, in turn order after the viewer."""
    return after(view["viewer"], [player["seat"] for player in view["players"]])
