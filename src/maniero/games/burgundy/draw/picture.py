"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.css import inside
from maniero.art.kit import el, g, icon, join, path, rect, svg, text
from maniero.art.lettering import fit, shortened
from maniero.games.burgundy.colours import COLOURS
from maniero.games.burgundy.draw import holdings, panels
from maniero.games.burgundy.draw.board import H as BOARD_H
from maniero.games.burgundy.draw.board import W as BOARD_W
from maniero.games.burgundy.draw.board import board_body
from maniero.games.burgundy.draw.sprite import definitions
from maniero.games.burgundy.draw.words import Tr, when_said
from maniero.games.burgundy.view import BurgundyView

W: Final = 1440
H: Final = BOARD_H + 24
_GAP: Final = 12
_MINE_X: Final = _GAP + BOARD_W + _GAP
_SIDE_X: Final = W - _GAP - panels.W
_TITLE_H: Final = 54
_BETWEEN: Final = 8
_KEY_H: Final = 230
_LARGEST_H: Final = 530  # Of a panel when a spectator sees two.


def _title(view: BurgundyView, names: list[str], w: float, tr: Tr) -> Markup:
    """The name of the game, the phase and whose turn it is."""
    when = tr("The game is over") if view["over"] else when_said(view, tr)
    if not view["over"] and view["turn"] >= 0:
        when = f"{when} · {fit(names[view['turn']], 90, 13)}"
    return join(
        (
            panels.paper(w, _TITLE_H),
            icon("maniero", 29, 26, 36, 1.4),
            text(tr("The Castles of Burgundy"), 56, 23, 17, "ink", "start", title=True),
            text(when, 56, 41, 13, "ink-2", "start", 500),
        )
    )


def _key(w: float, h: float, columns: int, tr: Tr) -> Markup:
    """What buildings do, as a sheet of this size."""
    rows = (
        ("market", tr("take a ship or livestock")),
        ("carpenter", tr("take a building")),
        ("church", tr("take a mine, monastery or castle")),
        ("warehouse", tr("sell goods of one kind")),
        ("boarding-house", tr("4 workers")),
        ("bank", tr("2 silver")),
        ("city-hall", tr("place another tile")),
        ("watchtower", tr("4 points")),
    )
    each = -(-len(rows) // columns)
    rise = (h - 42) / each
    size = min(30, rise * 0.86)
    out = [
        panels.paper(w, h),
        text(tr("Buildings"), 14, 22, 15, "ink", "start", title=True),
        path(f"M12 31H{w - 13:g}", "none", "line-2", 1),
    ]
    for i, (symbol, words) in enumerate(rows):
        x, y = i // each * (w - 12) / columns, 33 + rise * (i % each + 0.5)
        out.append(icon(symbol, x + 28, y, size, 1.2) + text(words, x + 52, y + 4.5, 13, "ink", "start", 500))
    return join(out)


def _side(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The column at the right: title, a panel for each other player, and what fills the rest."""
    seats = panels.others(view)
    large = len(seats) < 3
    out = [_title(view, names, panels.W, tr)]
    y = float(_TITLE_H + _GAP)
    h = panels.LARGE_H if large else panels.H
    for seat in seats:
        body = panels.panel_body(view, seat, names, tr, panels.W, h, large)
        out.append(g(body, y=y, id=f"panel-{seat + 1}"))
        y += h + _BETWEEN
    if y + _KEY_H <= BOARD_H:
        out.append(g(_key(panels.W, BOARD_H - y, 1, tr), y=y))
    return g(*out, x=_SIDE_X, y=_GAP, id="side")


def _all_duchies(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """For a spectator: title above, then all players, two beside each other."""
    room = W - _GAP - _MINE_X
    w = (room - _BETWEEN) / 2
    seats = panels.others(view)
    top = _TITLE_H + _GAP
    h = panels.LARGE_H if len(seats) > 2 else _LARGEST_H
    out = [_title(view, names, room, tr)]
    for i, seat in enumerate(seats):
        body = panels.panel_body(view, seat, names, tr, w, h, True)
        at = i % 2 * (w + _BETWEEN), top + i // 2 * (h + _BETWEEN)
        out.append(g(body, x=at[0], y=at[1], id=f"panel-{seat + 1}"))
    y = top + h + _BETWEEN
    if len(seats) == 3:
        out.append(g(_key(w, h, 1, tr), x=w + _BETWEEN, y=y))
    elif len(seats) == 2:
        out.append(g(_key(room, BOARD_H - y, 2, tr), y=y))
    return g(*out, x=_MINE_X, y=_GAP, id="side")


def picture(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else, 1440 wide."""
    shown = shortened(names)
    if view["viewer"] is None:
        rest = _all_duchies(view, shown, tr)
    else:
        own = holdings.estate_body(view, view["viewer"], shown, True, "", tr)
        rest = g(own, x=_MINE_X, y=_GAP, id="mine") + _side(view, shown, tr)
    body = (
        el("style", Markup(inside(".maniero-burgundy", COLOURS))),
        el("defs", definitions()),
        rect(0, 0, W, H, 0, "table"),
        rect(0, 0, W, H, 0, "url(#grain)"),
        g(board_body(view, shown, tr), x=_GAP, y=_GAP, id="board"),
        rest,
    )
    return svg(W, H, *body, label=tr("The Castles of Burgundy"), class_="maniero-burgundy", width=W, height=H)
