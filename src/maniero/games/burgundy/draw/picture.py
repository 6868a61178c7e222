"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import g, icon, join, text
from maniero.art.lettering import fit, shortened
from maniero.games.burgundy.colours import COLOURS
from maniero.games.burgundy.draw import holdings, panels
from maniero.games.burgundy.draw.board import H as BOARD_H
from maniero.games.burgundy.draw.board import W as BOARD_W
from maniero.games.burgundy.draw.board import board_body
from maniero.games.burgundy.draw.labels import round_label
from maniero.games.burgundy.draw.sprite import definitions
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView
from maniero.kit.panels import W as PANEL_W
from maniero.kit.panels import sheet
from maniero.kit.picture import BETWEEN, GAP, TITLE_H, W, title, whole

_MINE_X: Final = GAP + BOARD_W + GAP
_SIDE_X: Final = W - GAP - PANEL_W
_KEY_H: Final = 230
_KEY_MOST: Final = 460
_LARGEST_H: Final = 530  # Of a panel when a spectator sees two.


def _title(view: BurgundyView, names: list[str], w: float, tr: Tr) -> Markup:
    """The name of the game, the phase and whose turn it is."""
    when = tr("The game is over") if view["over"] else round_label(view, tr)
    if not view["over"] and view["turn"] >= 0:
        when = f"{when} · {fit(names[view['turn']], 90, 13)}"
    return title(tr("The Castles of Burgundy"), when, w)


def _key(view: BurgundyView, w: float, h: float, columns: int, tr: Tr) -> Markup:
    """What buildings do, as a sheet of this size."""
    printed = view["printed"]
    rows = [
        ("market", tr("take a ship or livestock")),
        ("carpenter", tr("take a building")),
        ("church", tr("take a mine, monastery or castle")),
        ("warehouse", tr("sell goods of one kind")),
        ("boarding-house", tr("{count} workers").format(count=printed["boarding"])),
        ("bank", tr("{count} silver").format(count=printed["bank"])),
        ("city-hall", tr("place another tile")),
        ("watchtower", tr("{count} points").format(count=printed["watchtower"])),
    ]
    if "white" in view["expansions"]:
        rows.append(("white-castle", tr("an action with the white die")))
    if "extra" in view["expansions"]:
        rows.append(("crane", tr("as any other building")))
    each = -(-len(rows) // columns)
    rise = (h - 42) / each
    size = min(30, rise * 0.86)
    out = [sheet(w, h, tr("Buildings"))]
    for i, (symbol, effect) in enumerate(rows):
        x, y = i // each * (w - 12) / columns, 33 + rise * (i % each + 0.5)
        out.append(icon(symbol, x + 28, y, size, 1.2))
        out.append(text(effect, x + 52, y + 4.5, 13, "ink", "start", 500))
    return join(out)


def _side(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The column at the right: title, a panel for each other player, and what fills the rest."""
    seats = [] if view["solo"] else panels.others(view)
    large = len(seats) < 3
    out = [_title(view, names, PANEL_W, tr)]
    y = float(TITLE_H + GAP)
    for seat in seats:
        h = panels.LARGE_H if large else panels.height(view, seat)
        body = panels.panel_body(view, seat, names, tr, PANEL_W, h, large)
        out.append(g(body, y=y, id=f"panel-{seat + 1}"))
        y += h + BETWEEN
    if y + _KEY_H <= BOARD_H:
        out.append(g(_key(view, PANEL_W, min(BOARD_H - y, _KEY_MOST), 1, tr), y=y))
    return g(*out, x=_SIDE_X, y=GAP, id="side")


def _all_duchies(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """For a spectator: title above, then all players, two beside each other."""
    room = W - GAP - _MINE_X
    w = (room - BETWEEN) / 2
    seats = panels.others(view)
    top = TITLE_H + GAP
    h = panels.LARGE_H if len(seats) > 2 else _LARGEST_H
    out = [_title(view, names, room, tr)]
    if view["players"][0]["team"]:
        return g(*out, *_teams(view, names, w, top, tr), x=_MINE_X, y=GAP, id="side")
    for i, seat in enumerate(seats):
        body = panels.panel_body(view, seat, names, tr, w, h, True)
        at = i % 2 * (w + BETWEEN), top + i // 2 * (h + BETWEEN)
        out.append(g(body, x=at[0], y=at[1], id=f"panel-{seat + 1}"))
    y = top + h + BETWEEN
    if len(seats) == 3:
        out.append(g(_key(view, w, h, 1, tr), x=w + BETWEEN, y=y))
    elif len(seats) == 2:
        out.append(g(_key(view, room, BOARD_H - y, 2, tr), y=y))
    return g(*out, x=_MINE_X, y=GAP, id="side")


def _teams(view: BurgundyView, names: list[str], w: float, top: float, tr: Tr) -> list[Markup]:
    """A column for each team: its duchy once, the other member below."""
    out = []
    tall = BOARD_H - top - panels.MEMBER_H - BETWEEN
    for player in view["players"]:
        first = player["seat"] == min(player["team"])
        y, h = (top, tall) if first else (top + tall + BETWEEN, panels.MEMBER_H)
        body = panels.panel_body(view, player["seat"], names, tr, w, h, True)
        out.append(g(body, x=player["side"] * (w + BETWEEN), y=y, id=f"panel-{player['seat'] + 1}"))
    return out


def picture(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else, 1440 wide."""
    shown = shortened(names)
    if view["viewer"] is None and view["solo"] is None:
        rest = _all_duchies(view, shown, tr)
    else:
        own = holdings.estate_body(view, view["viewer"] or 0, shown, view["viewer"] is not None, "", tr)
        rest = g(own, x=_MINE_X, y=GAP, id="mine") + _side(view, shown, tr)
    table = g(board_body(view, shown, tr), x=GAP, y=GAP, id="board")
    height = BOARD_H + 2 * GAP
    return whole("burgundy", tr("The Castles of Burgundy"), W, height, definitions(), COLOURS, table, rest)
