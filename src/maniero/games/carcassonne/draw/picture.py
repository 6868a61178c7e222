"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import g, join, text
from maniero.art.lettering import fit, shortened
from maniero.games.carcassonne.draw import hand, panels
from maniero.games.carcassonne.draw.board import board_body
from maniero.games.carcassonne.draw.bonuses import SYMBOLS, bonus_face, bonus_tile
from maniero.games.carcassonne.draw.castle import H as BOARD_H
from maniero.games.carcassonne.draw.castle import W as BOARD_W
from maniero.games.carcassonne.draw.sprite import definitions
from maniero.games.carcassonne.nouns import Tr
from maniero.games.carcassonne.view import CastleView
from maniero.kit.panels import W as PANEL_W
from maniero.kit.panels import sheet
from maniero.kit.picture import BETWEEN, GAP, TITLE_H, W, title, whole

H: Final = BOARD_H + 2 * GAP
_MINE_X: Final = GAP + BOARD_W + GAP
_SIDE_X: Final = W - GAP - PANEL_W
_LEAST: Final = 260  # Height that the key needs.


def _title(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The name of the game and whose turn it is."""
    if view["over"]:
        when = tr("The game is over")
    elif view["turn"] < 0:
        when = tr("The game begins")
    else:
        when = tr("Turn of {name}").format(name=fit(names[view["turn"]], 130, 13))
    return title(tr("Carcassonne: The Castle"), when, PANEL_W)


def _key(view: CastleView, h: float, tr: Tr) -> Markup:
    """What the bonus tiles do, and how many of each nobody has seen yet."""
    out = [sheet(PANEL_W, h, tr("Bonus tiles"), tr("not yet seen"))]
    row = (h - 42) / len(SYMBOLS)
    k = round(min(0.95, (row - 5) / 45), 2)
    for i, number in enumerate(SYMBOLS):
        y = 33 + row * (i + 0.5)
        left = view["bonuses"].get(str(number), 0)
        tile = bonus_tile(view, number, tr)
        lines = hand.wrapped(tile.effect, PANEL_W - 118, 13)
        out.append(g(bonus_face(tile), x=34, y=y - 1, k=k))
        for j, line in enumerate(lines):
            out.append(text(line, 66, y + 4.5 + (j - (len(lines) - 1) / 2) * 16, 13, "ink", "start", 500))
        out.append(text(str(left), PANEL_W - 18, y + 5.5, 15, "ink" if left else "ink-3", "end", 800))
    return join(out)


def _side(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The column at the right: title, a panel for each other player, the key of the bonus tiles."""
    out = [_title(view, names, tr)]
    y = float(TITLE_H + GAP)
    for seat in panels.others(view):
        out.append(g(panels.panel_body(view, seat, names, tr), y=y, id=f"panel-{seat + 1}"))
        y += panels.H + BETWEEN
    if y + _LEAST <= BOARD_H:
        out.append(g(_key(view, BOARD_H - y, tr), y=y))
    return g(*out, x=_SIDE_X, y=GAP, id="side")


def picture(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else, 1440 wide."""
    shown, seat = shortened(names), view["viewer"]
    middle = hand.common_body(view, shown, tr) if seat is None else hand.mine_body(view, seat, shown, tr)
    return whole(
        "carcassonne",
        tr("Carcassonne: The Castle"),
        W,
        H,
        definitions(),
        {},
        g(board_body(view, shown, tr), x=GAP, y=GAP, id="board"),
        g(middle, x=_MINE_X, y=GAP, id="mine"),
        _side(view, shown, tr),
    )
