"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, join, path, text
from maniero.art.lettering import fit, shortened
from maniero.art.pieces import flat_marker
from maniero.games.burgundy.draw import rows
from maniero.games.burgundy.draw.duchy import land_of, thumbnail
from maniero.games.burgundy.draw.labels import duchy_label, turn_note
from maniero.games.burgundy.draw.store import bonus_tiles, used
from maniero.games.burgundy.draw.tiles import faces_of
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView, PlayerView, PrintedView
from maniero.kit.panels import W, after, frame, head, panel, paper

H: Final = 150
LARGE_H: Final = 351
MEMBER_H: Final = 108  # Of a member of a team whose duchy is shown elsewhere.
_TEAM_H: Final = 190
_PARTNER_H: Final = 24  # Of the row that names the partner.
_SIDE: Final = 9.4  # Of a space in a thumbnail;
_SMALL_SIDE: Final = 7.1  # of a duchy that is larger.


# ------------------------------------------------------------ panels
def _thumbnail(player: PlayerView, printed: PrintedView, s: float, x: float, y: float, tr: Tr) -> Markup:
    id = f"duchy-{player['seat'] + 1}"
    return thumbnail(land_of(player, faces_of(printed)), s, x, y, duchy_label(player, tr), id)


def _compact(view: BurgundyView, player: PlayerView, tr: Tr) -> Markup:
    x, printed = 133.0, view["printed"]
    alone = view["solo"] is not None
    return join(
        (
            _thumbnail(player, printed, *((_SMALL_SIDE, 68, 46) if alone else (_SIDE, 68, 37)), tr),
            rows.dice(player["seat"] + 1, used(player), x, 51, tr),
            rows.amount("silver", player["silver"], tr("silver"), x + 72, 50),
            rows.amount("worker", player["workers"], tr("workers"), x + 116, 50),
            rows.stored(tuple(player["storage"]), player["key_spaces"], x, 85, tr),
            text(rows.filled(player), W - 12, 81, 13, "ink-2", "end", 700),
            bonus_tiles(player["bonus_tiles"], W - 31, 97, tr),
            rows.goods(tuple(player["goods"].items()), printed["goods_spaces"], x, 122, tr),
            rows.sold(tuple(player["sold"].items()), W - 25, 121, tr),
            rows.more(view, player, 14, H + 6, W - 28, tr),
        )
    )


def _large(view: BurgundyView, player: PlayerView, names: list[str], w: float, h: float, tr: Tr) -> Markup:
    """The thumbnail above, everything else in rows below."""
    printed, more, team = view["printed"], rows.more_height(view, player), bool(player["team"])
    across, down = (17.5, 20.2) if team else (17.7, 12.8) if view["solo"] else (12.2, 11)
    more += _PARTNER_H if team else 0
    side = min((w - 28) / across, (h - 125 - more) / down)
    x, y = (w - 268) / 2 - (40 if team else 0), h - 74 - more
    right = w - x  # Where the rows end.
    room = rows.OF_TEAM if team else rows.OF_ONE
    top = 31 + (y - 8 - 31 - down * side) / 2
    return join(
        (
            _thumbnail(player, printed, side, w / 2, top, tr),
            path(f"M12 {y - 8:g}H{w - 13:g}", "none", "line", 1),
            rows.dice(player["seat"] + 1, used(player), x, y + 12, tr),
            rows.amount("silver", player["silver"], tr("silver"), x + 74, y + 11),
            rows.amount("worker", player["workers"], tr("workers"), x + 120, y + 11),
            bonus_tiles(player["bonus_tiles"], x + 186, y + 11, tr),
            text(rows.filled(player), right, y + 16, 13, "ink-2", "end", 700),
            rows.stored(tuple(player["storage"]), player["key_spaces"], x, y + 48, tr, room),
            rows.own_keys(player, x + 76, y + 48, tr) if team else NOTHING,
            rows.goods(tuple(player["goods"].items()), printed["goods_spaces"], right - 156, y + 48, tr),
            rows.sold(tuple(player["sold"].items()), right - 13, y + 47, tr),
            _partner(player, names, x, y + 86, right - x - 90, tr) if team else NOTHING,
            text(_sum(view, player), right, y + 86, 13, "ink-2", "end", 700) if team else NOTHING,
            rows.more(view, player, x, h - rows.more_height(view, player) + 4, right - x, tr),
        )
    )


# ------------------------------------------------------------ teams
def _leads(view: BurgundyView, player: PlayerView) -> bool:
    """Whether what the team has together is shown here: once, and not if it is the viewer's."""
    return view["viewer"] not in player["team"] and player["seat"] == min(player["team"])


def _partner(player: PlayerView, names: list[str], x: float, y: float, w: float, tr: Tr) -> Markup:
    """With whom a player plays."""
    partner = next(seat for seat in player["team"] if seat != player["seat"])
    words = tr("with {name}").format(name=names[partner])
    name = text(fit(words, w - 18, 13), x + 18, y, 13, "ink-2", "start", 600)
    return flat_marker(partner + 1, x + 6, y - 4.5, 13) + name


def _sum(view: BurgundyView, player: PlayerView) -> str:
    """The points of the members, as they are added."""
    return " + ".join(str(view["players"][seat]["points"]) for seat in player["team"])


def _team(view: BurgundyView, player: PlayerView, names: list[str], tr: Tr) -> Markup:
    """What the team has together, and what is the member's own."""
    x, printed = 133.0, view["printed"]
    return join(
        (
            _thumbnail(player, printed, _SMALL_SIDE, 68, 37, tr),
            rows.dice(player["seat"] + 1, used(player), x, 51, tr),
            rows.amount("silver", player["silver"], tr("silver"), x + 72, 50),
            rows.amount("worker", player["workers"], tr("workers"), x + 116, 50),
            rows.stored(tuple(player["storage"]), player["key_spaces"], x - 2, 85, tr, rows.OF_TEAM),
            rows.own_keys(player, x + 72, 85, tr),
            rows.goods(tuple(player["goods"].items()), printed["goods_spaces"], x, 122, tr),
            rows.sold(tuple(player["sold"].items()), W - 25, 121, tr),
            _partner(player, names, x, 156, W - 14 - x, tr),
            text(_sum(view, player), x, 177, 13, "ink-2", "start", 700),
            bonus_tiles(player["bonus_tiles"], x + 92, 173, tr),
            text(rows.filled(player), W - 14, 177, 13, "ink-2", "end", 700),
            rows.more(view, player, 14, _TEAM_H + 6, W - 28, tr),
        )
    )


def _member(view: BurgundyView, player: PlayerView, names: list[str], w: float, tr: Tr) -> Markup:
    """What is a member's own."""
    return join(
        (
            rows.dice(player["seat"] + 1, used(player), 14, 52, tr),
            rows.own_keys(player, 92, 52, tr),
            _partner(player, names, 14, 88, w - 100, tr),
            text(_sum(view, player), w - 14, 88, 13, "ink-2", "end", 700),
        )
    )


# ------------------------------------------------------------ as they are used
def height(view: BurgundyView, seat: int) -> int:
    """How high the panel of a seat is."""
    player = view["players"][seat]
    if player["team"] and not _leads(view, player):
        return MEMBER_H
    return (_TEAM_H if player["team"] else H) + rows.more_height(view, player)


def panel_body(
    view: BurgundyView, seat: int, names: list[str], tr: Tr, w: float, h: float, large: bool = False
) -> Markup:
    """A panel without its svg element."""
    player = view["players"][seat]
    points = sum(view["players"][other]["points"] for other in player["team"] or [seat])
    if player["team"] and not _leads(view, player):
        inside = _member(view, player, names, w, tr)
    elif large:
        inside = _large(view, player, names, w, h, tr)
    else:
        inside = _team(view, player, names, tr) if player["team"] else _compact(view, player, tr)
    top = head(seat, names[seat], turn_note(view, seat, tr), str(points), w)
    return paper(w, h) + top + inside + frame(w, h)


def opponent(view: BurgundyView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 wide."""
    h = height(view, seat)
    return panel(seat, names[seat], h, panel_body(view, seat, shortened(names), tr, W, h))


def others(view: BurgundyView) -> list[int]:
    """The seats whose panels are shown, in the order of the bridge after the viewer."""
    return after(view["viewer"], view["bridge"])
