"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.boards import frame, plaque
from maniero.art.kit import g, join, rect, text
from maniero.art.lettering import fit, shortened
from maniero.games.castelli.colours import COLOURS
from maniero.games.castelli.draw import cards, own, panels, store, unseen
from maniero.games.castelli.draw.board import board_body
from maniero.games.castelli.draw.geometry import H as BOARD_H
from maniero.games.castelli.draw.geometry import W as BOARD_W
from maniero.games.castelli.draw.sprite import definitions
from maniero.games.castelli.nouns import Tr, character_name
from maniero.games.castelli.view import CastelliView
from maniero.kit.panels import W as PANEL_W
from maniero.kit.panels import sheet
from maniero.kit.picture import BETWEEN, GAP, TITLE_H, W, title, whole

H: Final = BOARD_H + 2 * GAP
_MINE_X: Final = GAP + BOARD_W + GAP
_SIDE_X: Final = W - GAP - PANEL_W
_LEAST: Final = 18  # Height of a row of the key, at least.


def _title(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """The name of the game and whose turn it is."""
    if view["over"]:
        when = tr("The game is over")
    elif view["turn"] < 0:
        when = tr("The game begins")
    else:
        when = tr("Turn of {name}").format(name=fit(names[view["turn"]], 130, 13))
    return title(tr("Castelli"), when, PANEL_W)


def _key(view: CastelliView, h: float, tr: Tr) -> Markup:
    """The characters of the game, and how many there are of each."""
    out = [sheet(PANEL_W, h, tr("Characters"), tr("in the game"))]
    shown = list(view["characters"].items())
    room = (h - 44) / len(shown)
    row = min(30.0, room)
    for i, (character, count) in enumerate(shown):
        y = 40 + row * (i + 0.5)
        what = g(cards.effect(character, cards.number_of(view, character)), k=0.82)
        out.append(g(rect(-40, 1 - row / 2, 80, row - 2, 7, "plaster"), what, x=54, y=y))
        out.append(text(character_name(character, tr), 102, y + 4.5, 13, "ink", "start", 500))
        out.append(text(f"× {count}", PANEL_W - 18, y + 5, 14, "ink", "end", 800))
    return join(out)


def _side(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """The column at the right: title, a panel for each other player, the key of the characters."""
    out = [_title(view, names, tr)]
    y = float(TITLE_H + GAP)
    for seat in panels.others(view):
        out.append(g(panels.panel_body(view, seat, names, tr), y=y, id=f"panel-{seat + 1}"))
        y += panels.H + BETWEEN
    if (BOARD_H - y - 44) / len(view["characters"]) >= _LEAST:
        out.append(g(_key(view, BOARD_H - y, tr), y=y))
    return g(*out, x=_SIDE_X, y=GAP, id="side")


def _common(view: CastelliView, tr: Tr) -> Markup:
    """What a spectator sees in the middle: the stock, the prices, tiles that nobody has seen yet."""
    w, left = own.W - 30, 15
    return join(
        (
            frame(own.W, BOARD_H),
            store.stock(view, left, 15, w, 126, "", tr),
            store.rates(view, left, 151, w, 162, tr),
            plaque(left, 323, w, BOARD_H - 17 - 323),
            unseen.tiles(view, left + 8, 331, w - 16, BOARD_H - 17 - 339),
        )
    )


def picture(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else, 1440 wide."""
    shown, seat = shortened(names), view["viewer"]
    middle = _common(view, tr) if seat is None else own.mine_body(view, seat, shown, tr)
    return whole(
        "castelli",
        tr("Castelli"),
        W,
        H,
        definitions(),
        COLOURS,
        g(board_body(view, shown, tr), x=GAP, y=GAP, id="board"),
        g(middle, x=_MINE_X, y=GAP, id="mine"),
        _side(view, shown, tr),
    )
