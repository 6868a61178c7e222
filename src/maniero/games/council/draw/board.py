"""The common board: the wall of points, the map, the regions, the king's board."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.boards import ScoreTrack, frame, plaque
from maniero.art.kit import g, join, svg, use
from maniero.art.lettering import shortened
from maniero.games.council.draw.councils import PLAQUE_H, balcony, free, region
from maniero.games.council.draw.land import H as MAP_H
from maniero.games.council.draw.land import W as MAP_W
from maniero.games.council.draw.land import the_map
from maniero.games.council.draw.tracks import colour_tiles, deck, king_reward, tracks
from maniero.games.council.nouns import Tr
from maniero.games.council.view import CouncilView

W: Final = 1112
H: Final = 636
TRACK: Final = ScoreTrack(4, 4, W - 8, H - 13, 24, 27, 23)
_LEFT: Final = 35  # Of the map and everything below it.
_TOP: Final = 35
_REGIONS_Y: Final = _TOP + MAP_H + 6
_KING_Y: Final = _REGIONS_Y + PLAQUE_H + 6
_KING_H: Final = H - 40 - _KING_Y


def printed() -> Markup:
    """The board as printed, `#s-board`."""
    king = plaque(_LEFT, _KING_Y, MAP_W, _KING_H, "paper")
    return g(frame(W, H), TRACK.wall(), king, id="s-board")


def board_body(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The board without its svg element."""
    points = {player["seat"] + 1: player["points"] for player in view["players"]}
    each = (MAP_W - 12) / 3 + 6
    regions = [region(r, _LEFT + i * each, _REGIONS_Y, names, tr) for i, r in enumerate(view["regions"])]
    return join(
        (
            use("s-board"),
            TRACK.markers(points),
            g(the_map(view, names, tr), x=_LEFT, y=_TOP, id="map"),
            *regions,
            _king_board(view, names, tr),
        )
    )


def _king_board(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    return g(
        balcony("king", tuple(view["king_council"]), 22, 4, tr),
        free(tuple(view["free"]), 170, 5, tr),
        tracks(view, 312, 5, tr),
        king_reward(tuple(view["king_rewards"]), 875, 41, tr),
        colour_tiles(view, 916, 28, names, tr),
        deck(view, 984, 46, tr),
        x=_LEFT,
        y=_KING_Y,
        id="king-board",
    )


def board(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The common board, 1112 x 636."""
    body = board_body(view, shortened(names), tr)
    return svg(W, H, body, label=tr("Common board"), id="board", class_="picture")
