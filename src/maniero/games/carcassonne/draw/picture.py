"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.css import inside
from maniero.art.kit import el, g, icon, join, path, rect, svg, text, use
from maniero.art.lettering import fit, shortened
from maniero.games.carcassonne.draw import hand, panels
from maniero.games.carcassonne.draw.board import board_body
from maniero.games.carcassonne.draw.castle import H as BOARD_H
from maniero.games.carcassonne.draw.castle import W as BOARD_W
from maniero.games.carcassonne.draw.pieces import FACES
from maniero.games.carcassonne.draw.sprite import definitions
from maniero.games.carcassonne.draw.words import Tr, bonus_name
from maniero.games.carcassonne.view import CastleView

W: Final = 1440
H: Final = BOARD_H + 24
_GAP: Final = 12
_MINE_X: Final = _GAP + BOARD_W + _GAP
_SIDE_X: Final = W - _GAP - panels.W
_TITLE_H: Final = 54
_BETWEEN: Final = 8
_LEAST: Final = 260  # Height that the key needs.


def _title(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The name of the game and whose turn it is."""
    if view["over"]:
        when = tr("The game is over")
    elif view["turn"] < 0:
        when = tr("The game begins")
    else:
        when = tr("Turn of {name}").format(name=fit(names[view["turn"]], 130, 13))
    return join(
        (
            panels.paper(panels.W, _TITLE_H),
            icon("maniero", 29, 26, 36, 1.4),
            text(tr("Carcassonne: The Castle"), 56, 23, 17, "ink", "start", title=True),
            text(when, 56, 41, 13, "ink-2", "start", 500),
        )
    )


def _key(view: CastleView, h: float, tr: Tr) -> Markup:
    """What the bonus tiles do, and how many of each nobody has seen yet."""
    w = panels.W
    out = [
        panels.paper(w, h),
        text(tr("Bonus tiles"), 14, 22, 15, "ink", "start", title=True),
        text(tr("not yet seen"), w - 16, 22, 12.5, "ink-2", "end", 600),
        path(f"M12 31H{w - 13}", "none", "line-2", 1),
    ]
    row = (h - 42) / len(FACES)
    k = round(min(0.95, (row - 5) / 45), 2)
    for i, number in enumerate(FACES):
        y = 33 + row * (i + 0.5)
        left = view["bonuses"].get(str(number), 0)
        lines = hand.wrapped(bonus_name(number, tr), w - 118, 13)
        out.append(use(f"s-bonus-{number}", 34, y - 1, k))
        for j, line in enumerate(lines):
            out.append(text(line, 66, y + 4.5 + (j - (len(lines) - 1) / 2) * 16, 13, "ink", "start", 500))
        out.append(text(str(left), w - 18, y + 5.5, 15, "ink" if left else "ink-3", "end", 800))
    return join(out)


def _side(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The column at the right: title, a panel for each other player, the key of the bonus tiles."""
    out = [_title(view, names, tr)]
    y = float(_TITLE_H + _GAP)
    for seat in panels.others(view):
        out.append(g(panels.panel_body(view, seat, names, tr), y=y, id=f"panel-{seat + 1}"))
        y += panels.H + _BETWEEN
    if y + _LEAST <= BOARD_H:
        out.append(g(_key(view, BOARD_H - y, tr), y=y))
    return g(*out, x=_SIDE_X, y=_GAP, id="side")


def picture(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else, 1440 wide."""
    shown, seat = shortened(names), view["viewer"]
    middle = hand.common_body(view, shown, tr) if seat is None else hand.mine_body(view, seat, shown, tr)
    body = (
        el("style", Markup(inside(".maniero-carcassonne", {}))),
        el("defs", definitions()),
        rect(0, 0, W, H, 0, "table"),
        rect(0, 0, W, H, 0, "url(#grain)"),
        g(board_body(view, shown, tr), x=_GAP, y=_GAP, id="board"),
        g(middle, x=_MINE_X, y=_GAP, id="mine"),
        _side(view, shown, tr),
    )
    label = tr("Carcassonne: The Castle")
    return svg(W, H, *body, label=label, class_="maniero-carcassonne", width=W, height=H)
