"""The common board: the wall of points, the bridge, seven depots, phases, bonus tiles, tables."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import ScoreTrack, countryside, frame
from maniero.art.kit import NOTHING, g, icon, join, path, rect, svg, text, use
from maniero.art.lettering import shortened
from maniero.games.burgundy.draw import centre
from maniero.games.burgundy.draw.black import W as BLACK_W
from maniero.games.burgundy.draw.black import black_depot
from maniero.games.burgundy.draw.bridge import H as BRIDGE_H
from maniero.games.burgundy.draw.bridge import bridge
from maniero.games.burgundy.draw.depots import depot
from maniero.games.burgundy.draw.plans import NARROW_H, NARROW_W, WIDE_H, wide_width
from maniero.games.burgundy.draw.target import on_board
from maniero.games.burgundy.draw.tiles import Faces, faces_of
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView

W: Final = 560
H: Final = 784
TRACK: Final = ScoreTrack(4, 4, W - 8, H - 13, 25, 21, 29)
_LEFT: Final = 36
_RIGHT: Final = W - 36
_BRIDGE_Y: Final = 36
_UPPER_Y: Final = _BRIDGE_Y + BRIDGE_H + 6  # Of depot 1.
_MIDDLE_Y: Final = _UPPER_Y + WIDE_H + 6  # Of depots 6 and 2.
_NEXT_Y: Final = _MIDDLE_Y + NARROW_H + 8  # Of depots 5 and 3.
_MIDDLE_H: Final = 2 * NARROW_H + 8
_LOWER_Y: Final = _MIDDLE_Y + _MIDDLE_H + 6  # Of depot 4.
_CENTRE_X: Final = _LEFT + NARROW_W + 8
_CENTRE_W: Final = _RIGHT - _LEFT - 2 * NARROW_W - 16
_AT: Final = {
    6: (_LEFT, _MIDDLE_Y),
    5: (_LEFT, _NEXT_Y),
    2: (_RIGHT - NARROW_W, _MIDDLE_Y),
    3: (_RIGHT - NARROW_W, _NEXT_Y),
}


def printed() -> Markup:
    """The board as printed, `#s-board`."""
    paper = rect(_CENTRE_X, _MIDDLE_Y, _CENTRE_W, _MIDDLE_H, 11, "paper", "outline", 1.5)
    grain = rect(_CENTRE_X, _MIDDLE_Y, _CENTRE_W, _MIDDLE_H, 11, "url(#grain)")
    return g(frame(W, H), TRACK.wall(), paper, grain, id="s-board")


@cache
def _woods(x: float, y: float, w: float) -> Markup:
    """Trees on bare ground, w wide and as high as a wide depot."""
    if w < 40:
        return Markup("")
    out = (
        [countryside([("hill", x + w / 2, y + 22, 0.9), ("field", x + w / 2, y + 68, 0.8)])] if w > 90 else []
    )
    spots = [
        ("cypress", 0.2, 24, 28),
        ("tree", 0.62, 20, 31),
        ("tree", 0.3, 62, 34),
        ("cypress", 0.78, 60, 30),
    ]
    if w > 90:
        spots = [
            ("cypress", 0.1, 30, 28),
            ("tree", 0.3, 56, 34),
            ("tree", 0.84, 26, 32),
            ("cypress", 0.68, 66, 28),
        ]
    out += [icon(name, x + w * dx, y + dy, size, 1.3) for name, dx, dy, size in spots]
    return join(out)


def _wide_depots(view: BurgundyView, faces: Faces, tr: Tr) -> Markup:
    """Depot 1 with the table of sales at its left, depot 4 with the table of regions at its right."""
    shields = "shields" in view["expansions"]
    first, fourth = (wide_width(len(view["depots"][i]["places"]), shields) for i in (0, 3))
    beside = _LEFT + centre.TABLE_W + 8
    tables = _RIGHT - centre.TABLE_W
    out = [
        _woods(beside + first + 4, _UPPER_Y, _RIGHT - beside - first - 4),
        _woods(_LEFT, _LOWER_Y, tables - 8 - fourth - 4 - _LEFT),
        centre.sale(view["good_points"], _LEFT, _UPPER_Y, tr),
        centre.regions(tuple(view["region_points"]), tables, _LOWER_Y, tr),
        depot(view, 1, faces, beside, _UPPER_Y, tr),
        depot(view, 4, faces, tables - 8 - fourth, _LOWER_Y, tr),
    ]
    return join(out)


def _goal(view: BurgundyView) -> Markup:
    """The target of a player alone on the wall: a pennant with its number, over its space."""
    if view["solo"] is None:
        return NOTHING
    x, y = TRACK.at(view["solo"]["target"])
    pennant = path("M-13-9H14L10 0 14 9H-13z", "brand", "outline", 1.3)
    return g(pennant, text(str(view["solo"]["target"]), -2, 4, 11.5, "on-brand", weight=800), x=x, y=y)


def board_body(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The board without its svg element."""
    points = {player["seat"] + 1: player["points"] for player in view["players"]}
    faces = faces_of(view["printed"])
    inside = _CENTRE_X + (_CENTRE_W - centre.W) / 2
    return join(
        (
            use("s-board"),
            on_board(view, _LEFT, _BRIDGE_Y, tr)
            if view["solo"]
            else bridge(view, _LEFT, _BRIDGE_Y, names, tr),
            centre.phases(view, inside, _MIDDLE_Y + 7, tr),
            centre.bonuses(view["colours"], inside, _MIDDLE_Y + 343, tr),
            black_depot(view, faces, _CENTRE_X + (_CENTRE_W - BLACK_W) / 2, _MIDDLE_Y + 112, tr),
            _wide_depots(view, faces, tr),
            *(
                depot(view, each["number"], faces, *_AT[each["number"]], tr)
                for each in view["depots"]
                if each["number"] in _AT
            ),
            _goal(view),
            TRACK.markers(points),
        )
    )


def board(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The common board, 560 x 784."""
    body = board_body(view, shortened(names), tr)
    return svg(W, H, body, label=tr("Common board"), id="board", class_="picture")
