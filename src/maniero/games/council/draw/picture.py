"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.css import inside
from maniero.art.kit import NOTHING, el, g, icon, join, path, rect, svg, text, use
from maniero.art.lettering import fit, shortened
from maniero.games.council.colours import COLOURS
from maniero.games.council.draw import hand, panels
from maniero.games.council.draw.board import H as BOARD_H
from maniero.games.council.draw.board import board_body
from maniero.games.council.draw.bonuses import PICTURE
from maniero.games.council.draw.faces import CARDS
from maniero.games.council.draw.sprite import definitions
from maniero.games.council.draw.words import Tr, bonus_name
from maniero.games.council.view import CouncilView

W: Final = 1440
_GAP: Final = 12
_SIDE: Final = W - _GAP - panels.W
_TITLE_H: Final = 54
_PLAYED_H: Final = 104
_KEY_H: Final = 250


def _sheet(h: float, title: str) -> Markup:
    """A sheet of paper with a head, like a panel's."""
    w = panels.W
    return join(
        (
            rect(1, 3, w - 3, h - 4, 10, "board-edge", "outline", 1.5),
            rect(1, 1, w - 3, h - 5, 10, "paper", "outline", 1.5),
            text(title, 14, 22, 15, "ink", "start", title=True),
            path(f"M12 31H{w - 13}", "none", "line-2", 1),
        )
    )


def _title(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The name of the game and whose turn it is."""
    if view["over"]:
        when = tr("The game is over")
    elif view["turn"]["seat"] < 0:
        when = tr("The game begins")
    else:
        turn = tr("Last turn of {name}") if view["turn"]["last"] else tr("Turn of {name}")
        when = turn.format(name=fit(names[view["turn"]["seat"]], 130, 13))
    return join(
        (
            rect(1, 3, panels.W - 3, _TITLE_H - 4, 10, "board-edge", "outline", 1.5),
            rect(1, 1, panels.W - 3, _TITLE_H - 5, 10, "paper", "outline", 1.5),
            icon("maniero", 29, 26, 36, 1.4),
            text(tr("The Council of Four"), 56, 23, 17, "ink", "start", title=True),
            text(when, 56, 41, 13, "ink-2", "start", 500),
        )
    )


def _played(view: CouncilView, tr: Tr) -> Markup:
    """The cards played, by colour."""
    out = [_sheet(_PLAYED_H, tr("Cards played"))]
    for i, colour in enumerate(CARDS):
        x = 27 + i * 39.5
        out.append(use(f"s-small-{colour}", x, 54, 1.35))
        out.append(text(str(view["discards"].get(colour, 0)), x, 88, 14, "ink"))
    return join(out)


def _key(tr: Tr) -> Markup:
    """What the signs mean."""
    out = [_sheet(_KEY_H, tr("Signs"))]
    for i, (kind, symbol) in enumerate(PICTURE.items()):
        y = 48 + i * 23
        out.append(icon(symbol, 26, y, 20, 1.2 if symbol != "replay" else 1.8, color="var(--ink)"))
        out.append(text(bonus_name(kind, tr), 46, y + 4.5, 13, "ink", "start", 500))
    return join(out)


def _side(view: CouncilView, names: list[str], tr: Tr, height: float) -> Markup:
    """The column at the right: title, a panel for each other player, and what fills the rest."""
    seats = panels.others(view)
    tall = view["viewer"] is not None
    out = [_title(view, names, tr)]
    y = float(_TITLE_H + _GAP)
    for seat in seats:
        player = next(player for player in view["players"] if player["seat"] == seat)
        out.append(g(panels.panel_body(view, seat, names, tr, tall), y=y, id=f"panel-{seat + 1}"))
        y += panels.panel_height(player, tall) + 8
    if y + _PLAYED_H <= height:
        out.append(g(_played(view, tr), y=y))
        y += _PLAYED_H + 8
    if y + _KEY_H <= height:
        out.append(g(_key(tr), y=y))
    return join(out)


def picture(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else, 1440 wide."""
    shown = shortened(names)
    mine = NOTHING
    height = float(BOARD_H)
    if view["viewer"] is not None:
        mine = g(hand.mine_body(view, shown, tr), x=_GAP, y=height + 2 * _GAP, id="mine")
        height += _GAP + hand.H
    side = _side(view, shown, tr, height)
    h = height + 2 * _GAP
    body = (
        el("style", Markup(inside(".maniero-council", COLOURS))),
        el("defs", definitions()),
        rect(0, 0, W, h, 0, "table"),
        rect(0, 0, W, h, 0, "url(#grain)"),
        g(board_body(view, shown, tr), x=_GAP, y=_GAP, id="board"),
        mine,
        g(side, x=_SIDE, y=_GAP, id="side"),
    )
    return svg(W, h, *body, label=tr("The Council of Four"), class_="maniero-council", width=W, height=h)
