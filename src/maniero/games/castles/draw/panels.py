"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import g, join, pick, rect, text
from maniero.art.lettering import fit, shortened
from maniero.art.shapes import box
from maniero.games.castles.draw import signs
from maniero.games.castles.draw.labels import reserve_label, tile_label, turn_note
from maniero.games.castles.nouns import Tr, wall_name
from maniero.games.castles.view import CastlesView, PlayerView
from maniero.kit.panels import W, after, frame, head, panel, paper

H: Final = 128
_TILE: Final = 22
_RESERVE_W: Final = 198
_ROW: Final = 52
_NEXT: Final = 97


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"panel-reserve": box(_RESERVE_W, _TILE + 11, 6)}


def _reserve(player: PlayerView, tr: Tr) -> Markup:
    """The reserve, tile by tile."""
    name = f"reserve-{player['seat'] + 1}"
    ground = rect(-_RESERVE_W / 2, -17, _RESERVE_W, 34, 6, "board-2", "line-2", 1)
    spaces = len(player["reserve"])
    pitch = (_RESERVE_W - 6) / spaces
    tiles = [
        g(
            signs.small_tile(held, _TILE),
            x=(i - (spaces - 1) / 2) * pitch,
            y=-0.5,
            aria_label=tile_label(held["tile"], tr) if held else None,
        )
        for i, held in enumerate(player["reserve"])
    ]
    label, x = reserve_label(player, tr), 10 + _RESERVE_W / 2
    return pick(name, "panel-reserve", ground, *tiles, id=f"panel-{name}", label=label, x=x, y=_NEXT)


def panel_body(view: CastlesView, seat: int, names: list[str], tr: Tr) -> Markup:
    """A panel without its svg element."""
    player = view["players"][seat]
    points = str(player["points"]) if view["over"] else ""
    banners = sum(player["banners"].values())
    label = tr("Banners: {count}").format(count=banners)
    return join(
        (
            paper(W, H),
            head(seat, names[seat], turn_note(view, player, tr), points),
            signs.size(view, player, 34, _ROW, tr),
            signs.rain(player, 84, _ROW, tr),
            signs.eyesores(player, "panel-", 134, _ROW, tr),
            g(signs.amount("banners", str(banners)), x=184, y=_ROW, aria_label=label),
            signs.castle(player, "panel-", 250, _ROW - 1, tr),
            text(fit(wall_name(player["wall"], tr), 150, 12), 14, 76, 12, "ink-2", "start", 600),
            _reserve(player, tr),
            signs.yard(player, names, "panel-", W - 44, _NEXT, tr),
            frame(W, H),
        )
    )


def opponent(view: CastlesView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 128."""
    return panel(seat, names[seat], H, panel_body(view, seat, shortened(names), tr))


def others(view: CastlesView) -> list[int]:
    """The seats whose panels are shown, in turn order after the viewer."""
    return after(view["viewer"], [player["seat"] for player in view["players"]])
