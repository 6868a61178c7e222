"""Beside the common board on a phone: the drawn pair, its turns, the reserve in small."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, join, pick, rect, svg
from maniero.art.shapes import box
from maniero.games.castles.draw import hand
from maniero.games.castles.draw.labels import reserve_label
from maniero.games.castles.draw.signs import small_tile
from maniero.games.castles.nouns import Tr
from maniero.games.castles.view import CastlesView, PlayerView

W: Final = 378
H: Final = 62
_TILE: Final = 22


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"strip-reserve": box(100, 54, 6)}


def mine_strip(view: CastlesView, names: list[str], tr: Tr) -> Markup:
    """378 x 62; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    player = view["players"][view["viewer"]]
    body = join(
        (
            _reserve(player, tr),
            hand.drawn(player, "narrow", "strip-", [(25, 30), (69, 30)], tr),
            hand.turns(player, "strip-", [(115 + 44 * i, 30) for i in range(4)], tr),
        )
    )
    return svg(W, H, body, label=tr("My site and tiles"), id="mine-strip", class_="picture")


def _reserve(player: PlayerView, tr: Tr) -> Markup:
    """All tiles of the reserve on one target."""
    ground = rect(-50, -27, 100, 54, 6, "board-2", "line-2", 1)
    columns = -(-len(player["reserve"]) // 2)
    pitch = 98 / columns
    tiles = [
        g(
            small_tile(held, _TILE),
            x=(i % columns - (columns - 1) / 2) * pitch,
            y=(i // columns - 0.5) * 25.5 - 0.5,
        )
        for i, held in enumerate(player["reserve"])
    ]
    return pick(
        "reserve",
        "strip-reserve",
        ground,
        *tiles,
        id="strip-reserve",
        label=reserve_label(player, tr),
        x=324,
        y=31,
    )
