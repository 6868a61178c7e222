"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g
from maniero.art.lettering import shortened
from maniero.games.castles.colours import COLOURS
from maniero.games.castles.draw import own, panels
from maniero.games.castles.draw.common import H as BOARD_H
from maniero.games.castles.draw.common import board_body, board_width
from maniero.games.castles.draw.labels import round_note
from maniero.games.castles.draw.sprite import definitions
from maniero.games.castles.nouns import Tr
from maniero.games.castles.view import CastlesView
from maniero.kit.panels import W as PANEL_W
from maniero.kit.picture import BETWEEN, GAP, TITLE_H, title, whole

H: Final = BOARD_H + 2 * GAP


def _side(view: CastlesView, names: list[str], x: float, tr: Tr) -> Markup:
    """The column at the right: title, a panel for each other player."""
    when = tr("The game is over") if view["over"] else round_note(view, tr)
    out = [title(tr("Castles"), when, PANEL_W)]
    for i, seat in enumerate(panels.others(view)):
        y = TITLE_H + GAP + i * (panels.H + BETWEEN)
        out.append(g(panels.panel_body(view, seat, names, tr), y=y, id=f"panel-{seat + 1}"))
    return g(*out, x=x, y=GAP, id="side")


def picture(view: CastlesView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else."""
    shown, seat = shortened(names), view["viewer"]
    x = GAP + board_width(view) + GAP
    middle = NOTHING
    if seat is not None:
        middle = g(own.mine_body(view, seat, shown, tr), x=x, y=GAP, id="mine")
        x += own.W + GAP
    return whole(
        "castles",
        tr("Castles"),
        x + PANEL_W + GAP,
        H,
        definitions(),
        COLOURS,
        g(board_body(view, shown, tr), x=GAP, y=GAP, id="board"),
        middle,
        _side(view, shown, x, tr),
    )
