"""What one needs beside the common board on a phone: the tile in hand with its turns, and followers."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, join, path, pick, svg, text, use
from maniero.art.shapes import box
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.store import fitting
from maniero.games.carcassonne.draw.tile import card
from maniero.games.carcassonne.draw.words import Tr, tile_said, turn_said
from maniero.games.carcassonne.view import CastleView, TileView

W: Final = 378
H: Final = 62
_TURN: Final = 46  # Side of a turned tile.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"strip-tile": box(54, 54, 5), "strip-turn": box(_TURN, _TURN, 5)}


def mine_strip(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """378 x 62; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    player = view["players"][view["viewer"]]
    men = use(f"s-man-{player['seat'] + 1}", 330, 30, 0.9)
    have = text(str(player["supply"]), 350, 36, 17, "ink", "start", weight=800)
    hand = _tiles(view, view["tile"], tr) if view["tile"] is not None else _nothing()
    return svg(W, H, hand, men, have, label=tr("My tile and pieces"), id="mine-strip", class_="picture")


def _nothing() -> Markup:
    return g(path(box(50, 50, 5), "none", "line-2", 1.2, stroke_dasharray="4 4"), x=34, y=31)


def _tiles(view: CastleView, tile: TileView, tr: Tr) -> Markup:
    """The tile in hand, and each turn in which it fits somewhere."""
    parts = parts_of(tile)
    said = tr("Tile in hand: {tile}").format(tile=tile_said(tile, tr))
    out = [pick("tile", "strip-tile", card(parts, 0, 54), id="strip-hand", label=said, x=34, y=31)]
    for turn in fitting(view):
        name, label = f"turn-{turn}", turn_said(turn, tr)
        body = card(parts, turn, _TURN)
        out.append(pick(name, "strip-turn", body, id=f"strip-{name}", label=label, x=100 + turn * 56, y=31))
    return join(out)
