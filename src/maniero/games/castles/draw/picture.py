"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.css import inside
from maniero.art.kit import NOTHING, el, g, icon, join, rect, svg, text
from maniero.art.lettering import shortened
from maniero.games.castles.colours import COLOURS
from maniero.games.castles.draw import own, panels
from maniero.games.castles.draw.common import H as BOARD_H
from maniero.games.castles.draw.common import board_body, board_width
from maniero.games.castles.draw.sprite import definitions
from maniero.games.castles.draw.words import Tr, round_said
from maniero.games.castles.view import CastlesView

H: Final = BOARD_H + 24
_GAP: Final = 12
_TITLE_H: Final = 54
_BETWEEN: Final = 8


def _title(view: CastlesView, tr: Tr) -> Markup:
    """The name of the game and how far it is."""
    when = tr("The game is over") if view["over"] else round_said(view, tr)
    return join(
        (
            panels.paper(panels.W, _TITLE_H),
            icon("maniero", 29, 26, 36, 1.4),
            text(tr("Castles"), 56, 23, 17, "ink", "start", title=True),
            text(when, 56, 41, 13, "ink-2", "start", 500),
        )
    )


def _side(view: CastlesView, names: list[str], x: float, tr: Tr) -> Markup:
    """The column at the right: title, a panel for each other player."""
    out = [_title(view, tr)]
    for i, seat in enumerate(panels.others(view)):
        y = _TITLE_H + _GAP + i * (panels.H + _BETWEEN)
        out.append(g(panels.panel_body(view, seat, names, tr), y=y, id=f"panel-{seat + 1}"))
    return g(*out, x=x, y=_GAP, id="side")


def picture(view: CastlesView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else."""
    shown, seat = shortened(names), view["viewer"]
    x = _GAP + board_width(view) + _GAP
    middle = NOTHING
    if seat is not None:
        middle = g(own.mine_body(view, seat, shown, tr), x=x, y=_GAP, id="mine")
        x += own.W + _GAP
    w = x + panels.W + _GAP
    body = (
        el("style", Markup(inside(".maniero-castles", COLOURS))),
        el("defs", definitions()),
        rect(0, 0, w, H, 0, "table"),
        rect(0, 0, w, H, 0, "url(#grain)"),
        g(board_body(view, shown, tr), x=_GAP, y=_GAP, id="board"),
        middle,
        _side(view, shown, x, tr),
    )
    return svg(w, H, *body, label=tr("Castles"), class_="maniero-castles", width=w, height=H)
