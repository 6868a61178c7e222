"""The common board: wall and rim, octagons and squares, resources; for two players, half of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, join, path, svg, text
from maniero.art.lettering import shortened
from maniero.art.shapes import box
from maniero.games.castelli.draw import reach, rim, unseen
from maniero.games.castelli.draw.geometry import EDGE, PITCH, WHOLE_ROWS, H, W, at
from maniero.games.castelli.draw.grounds import Areas, land
from maniero.games.castelli.draw.octagons import octagons
from maniero.games.castelli.draw.squares import is_laid, squares
from maniero.games.castelli.draw.wall import track, wall
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import CastelliView

_PIECE: Final = 4  # Rows and columns of a piece.


# ------------------------------------------------------------ the land
def _land(view: CastelliView) -> Markup:
    printed = (
        (
            each["row"],
            each["column"],
            tuple((area["kind"], area["sides"]) for area in each["areas"]),
            each["neutral"],
        )
        for each in view["octagons"]
    )
    return _lands(tuple(printed))


@lru_cache(maxsize=64)
def _lands(printed: tuple[tuple[int, int, Areas, str], ...]) -> Markup:
    """The ground of all octagons, and grey shields at the rim."""
    out = []
    for row, column, areas, _neutral in printed:
        x, y = at(row, column)
        out.append(g(land(areas), x=x, y=y))
    return join(out) + join(rim.neutral(row, column, sides) for row, column, _areas, sides in printed)


def _rim(view: CastelliView, tr: Tr) -> Markup:
    return join(
        rim.reward(view, square, side, tr)
        for square in view["squares"]
        if is_laid(view, square["row"], square["column"])
        for side in square["rim"]
    )


@lru_cache(maxsize=16)
def _gap(place: int, number: int) -> Markup:
    """Where a piece of the board is still to be laid."""
    side = _PIECE * PITCH
    left, top = EDGE + place % 2 * side, EDGE + place // 2 * side
    outline = box(side - 12, side - 12, 10, left + 6, top + 6)
    label = text(str(number), left + side / 2, top + side / 2 + 22, 64, "line-2", title=True, opacity=".5")
    return path(outline, "board-2", "line-2", 1.6, stroke_dasharray="9 7") + label


def _gaps(view: CastelliView) -> Markup:
    return join(_gap(place, place + 1) for place, piece in enumerate(view["pieces"]) if piece is None)


# ------------------------------------------------------------ the board
def board_body(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """The board without its svg element."""
    y = rim.below(view["rows"])
    points = {player["seat"] + 1: player["points"] for player in view["players"]}
    half = view["rows"] < WHOLE_ROWS
    return join(
        (
            reach.lines(view),
            wall(view["track"], tr("Score track")),
            _gaps(view),
            _land(view),
            _rim(view, tr),
            unseen.plaque_of(view, y + rim.TRACKS_H + 12, tr) if half else NOTHING,
            rim.trackers(view, y, tr),
            squares(view, tr),
            octagons(view, names, tr),
            track(view["track"]).markers(points),
        )
    )


def board(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """The common board, 718 x 784."""
    body = board_body(view, shortened(names), tr)
    return svg(W, H, body, label=tr("Common board"), id="board", class_="picture")
