"""Beside the common board on a phone: the tile in hand with its turns, then where a follower may go."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, el, g, icon, join, path, pick, svg, text, use
from maniero.art.shapes import box
from maniero.games.carcassonne.draw.labels import part_label, tile_label
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.people import standing
from maniero.games.carcassonne.draw.plan import survey
from maniero.games.carcassonne.draw.store import fitting
from maniero.games.carcassonne.draw.targets import free_parts, placed
from maniero.games.carcassonne.draw.tile import card, turned
from maniero.games.carcassonne.nouns import Tr, turn_name
from maniero.games.carcassonne.view import CastleView, TileView

W: Final = 378
H: Final = 62
_TURN: Final = 46  # Side of a turned tile.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"strip-tile": box(54, 54, 5), "strip-turn": box(_TURN, _TURN, 5)}


def mine_strip(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """378 x 62; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    player = view["players"][view["viewer"]]
    men = use(f"s-man-{player['seat'] + 1}", 344, 16, 0.62) + icon("vp", 344, 46, 22, 1.1)
    have = text(str(player["supply"]), 358, 22, 16, "ink", "start", weight=800)
    have += text(
        str(player["points"]), 357, 52, 16 if player["points"] < 100 else 12, "ink", "start", weight=800
    )
    hand = _tiles(view, view["tile"], tr) if view["tile"] is not None else _parts(view, player["seat"], tr)
    return svg(W, H, hand, men, have, label=tr("My tile and pieces"), id="mine-strip", class_="picture")


def _nothing() -> Markup:
    return g(path(box(50, 50, 5), "none", "line-2", 1.2, stroke_dasharray="4 4"), x=34, y=31)


def _parts(view: CastleView, seat: int, tr: Tr) -> Markup:
    """The tile placed last, once for each part where a follower may go, with the follower on it."""
    last = placed(view)
    free = free_parts(view, last[0]) if last is not None and seat in view["actors"] else []
    if last is None or not free:
        return _nothing()
    square, tile = last
    parts, turn, out = parts_of(tile), square["turn"] % 4, []
    plan, k = survey(parts, turn), _TURN / 1000
    step = min(58.0, 270 / max(1, len(free) - 1))
    for i, part in enumerate(free):
        how, (x, y) = standing(plan, part)
        body = card(parts, turn, _TURN) + use(f"s-{how}-{seat + 1}", round(x * k, 1), round(y * k, 1), 0.8)
        name, label = f"part-{part + 1}", part_label(view, square, part, tr)
        out.append(
            pick(name, "strip-turn", body, id=f"strip-{name}", label=label, x=round(34 + i * step, 1), y=31)
        )
    return join(out)


def _tiles(view: CastleView, tile: TileView, tr: Tr) -> Markup:
    """The tile in hand, and each turn in which it fits somewhere."""
    parts = parts_of(tile)
    label = tr("Tile in hand: {tile}").format(tile=tile_label(tile, tr))
    fits = fitting(view)
    body = el("g", card(parts, 0, 54), class_="untried") + turned(parts, fits, 54)
    out = [pick("tile", "strip-tile", body, id="strip-hand", label=label, x=34, y=31)]
    for turn in fits:
        name, label = f"turn-{turn}", turn_name(turn, tr)
        body = card(parts, turn, _TURN)
        out.append(pick(name, "strip-turn", body, id=f"strip-{name}", label=label, x=100 + turn * 56, y=31))
    return join(out)
