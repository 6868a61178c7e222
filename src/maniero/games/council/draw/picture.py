"""One picture of a whole position, for PNG, notebooks and documents."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, text, use
from maniero.art.lettering import fit, shortened
from maniero.games.council.colours import COLOURS
from maniero.games.council.draw import hand, panels
from maniero.games.council.draw.board import H as BOARD_H
from maniero.games.council.draw.board import board_body
from maniero.games.council.draw.bonuses import PICTURE
from maniero.games.council.draw.faces import CARDS
from maniero.games.council.draw.sprite import definitions
from maniero.games.council.nouns import Tr, bonus_name
from maniero.games.council.view import CouncilView
from maniero.kit.panels import W as PANEL_W
from maniero.kit.panels import sheet
from maniero.kit.picture import BETWEEN, GAP, TITLE_H, W, title, whole

_SIDE: Final = W - GAP - PANEL_W
_PLAYED_H: Final = 104
_KEY_H: Final = 250


def _title(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The name of the game and whose turn it is."""
    if view["over"]:
        when = tr("The game is over")
    elif view["turn"]["seat"] < 0:
        when = tr("The game begins")
    else:
        turn = tr("Last turn of {name}") if view["turn"]["last"] else tr("Turn of {name}")
        when = turn.format(name=fit(names[view["turn"]["seat"]], 130, 13))
    return title(tr("The Council of Four"), when, PANEL_W)


def _played(view: CouncilView, tr: Tr) -> Markup:
    """The cards played, by colour."""
    out = [sheet(PANEL_W, _PLAYED_H, tr("Cards played"))]
    for i, colour in enumerate(CARDS):
        x = 27 + i * 39.5
        out.append(use(f"s-small-{colour}", x, 54, 1.35))
        out.append(text(str(view["discards"].get(colour, 0)), x, 88, 14, "ink"))
    return join(out)


def _key(tr: Tr) -> Markup:
    """What the signs mean."""
    out = [sheet(PANEL_W, _KEY_H, tr("Signs"))]
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
    y = float(TITLE_H + GAP)
    for seat in seats:
        player = next(player for player in view["players"] if player["seat"] == seat)
        out.append(g(panels.panel_body(view, seat, names, tr, tall), y=y, id=f"panel-{seat + 1}"))
        y += panels.panel_height(player, tall) + BETWEEN
    if y + _PLAYED_H <= height:
        out.append(g(_played(view, tr), y=y))
        y += _PLAYED_H + BETWEEN
    if y + _KEY_H <= height:
        out.append(g(_key(tr), y=y))
    return join(out)


def picture(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The position as the viewer sees it: a picture that needs nothing else, 1440 wide."""
    shown = shortened(names)
    mine = NOTHING
    height = float(BOARD_H)
    if view["viewer"] is not None:
        mine = g(hand.mine_body(view, shown, tr), x=GAP, y=height + 2 * GAP, id="mine")
        height += GAP + hand.H
    side = _side(view, shown, tr, height)
    return whole(
        "council",
        tr("The Council of Four"),
        W,
        height + 2 * GAP,
        definitions(),
        COLOURS,
        g(board_body(view, shown, tr), x=GAP, y=GAP, id="board"),
        mine,
        g(side, x=_SIDE, y=GAP, id="side"),
    )
