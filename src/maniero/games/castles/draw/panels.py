"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, path, pick, rect, svg, text
from maniero.art.lettering import fit, shortened, width
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.castles.draw import signs
from maniero.games.castles.draw.words import Tr, reserve_said, tile_said, turn_note, wall_name
from maniero.games.castles.view import CastlesView, PlayerView

W: Final = 292
H: Final = 128
_HEAD: Final = f"M1 31V11Q1 1 11 1H{W - 12}Q{W - 2} 1 {W - 2} 11V31z"
_TILE: Final = 22
_ROW: Final = 52
_NEXT: Final = 97


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"panel-reserve": box(_TILE * 8 + 22, _TILE + 11, 6)}


@lru_cache(maxsize=64)
def paper(w: float, h: float) -> Markup:
    """A sheet of paper."""
    return rect(1, 3, w - 3, h - 4, 10, "board-edge", "outline", 1.5) + rect(
        1, 1, w - 3, h - 5, 10, "paper", "outline", 1.5
    )


@lru_cache(maxsize=512)
def _head(seat: int, points: str, note: str, name: str) -> Markup:
    """The head of a panel in the seat's colour: shape, name, what the player does, points at the end."""
    seal = W - 14 - width(points, 16) - 14 if points else W + 4
    room = seal - 14 - (width(note, 12) + 8 if note else 0) - 34
    return join(
        (
            path(_HEAD, f"seat-{seat}", opacity=0.2),
            path(f"M1 31H{W - 2}", "none", "outline", 1.5),
            flat_marker(seat, 20, 16.5, 17),
            text(fit(name, room, 15), 34, 21.5, 15, "ink", "start", title=True),
            text(note, seal - 16, 21, 12, "ink-2", "end", 600) if note else NOTHING,
            icon("vp", seal, 16.5, 21, 1.2) + text(points, W - 12, 22, 16, "ink", "end", 800)
            if points
            else NOTHING,
        )
    )


def _reserve(player: PlayerView, tr: Tr) -> Markup:
    """The reserve, tile by tile."""
    name = f"reserve-{player['seat'] + 1}"
    half = _TILE * 4 + 11
    ground = rect(-half, -17, 2 * half, 34, 6, "board-2", "line-2", 1)
    tiles = [
        g(
            signs.small_tile(held, _TILE),
            x=(i - 3.5) * (_TILE + 2),
            y=-0.5,
            aria_label=tile_said(held["tile"], tr) if held else None,
        )
        for i, held in enumerate(player["reserve"])
    ]
    said = reserve_said(player, tr)
    return pick(name, "panel-reserve", ground, *tiles, id=f"panel-{name}", label=said, x=10 + half, y=_NEXT)


def panel_body(view: CastlesView, seat: int, names: list[str], tr: Tr) -> Markup:
    """A panel without its svg element."""
    player = view["players"][seat]
    points = str(player["points"]) if view["over"] else ""
    banners = sum(player["banners"].values())
    said = tr("Banners: {count}").format(count=banners)
    return join(
        (
            paper(W, H),
            _head(seat + 1, points, turn_note(view, player, tr), names[seat]),
            signs.size(view, player, 34, _ROW, tr),
            signs.rain(player, 84, _ROW, tr),
            signs.eyesores(player, "panel-", 134, _ROW, tr),
            g(signs.amount("banners", str(banners)), x=184, y=_ROW, aria_label=said),
            signs.castle(player, "panel-", 250, _ROW - 1, tr),
            text(fit(wall_name(player["wall"], tr), 150, 12), 14, 76, 12, "ink-2", "start", 600),
            _reserve(player, tr),
            signs.yard(player, names, "panel-", W - 44, _NEXT, tr),
            rect(1, 1, W - 3, H - 5, 10, "none", "outline", 1.5),
        )
    )


def opponent(view: CastlesView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 128."""
    body = panel_body(view, seat, shortened(names), tr)
    return svg(W, H, body, label=fit(names[seat], 400, 14), id=f"panel-{seat + 1}", class_="picture")


def others(view: CastlesView) -> list[int]:
    """The seats whose panels are shown, in turn order after the viewer."""
    seats = [player["seat"] for player in view["players"]]
    if view["viewer"] is None:
        return seats
    mine = seats.index(view["viewer"])
    return seats[mine + 1 :] + seats[:mine]
