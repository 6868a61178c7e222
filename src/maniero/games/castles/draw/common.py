"""What all see: the quarry, the box, and the sites of all players in small."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.boards import frame, plaque
from maniero.art.kit import NOTHING, circle, g, join, path, pick, svg, text
from maniero.art.lettering import fit, shortened, width
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.castles.draw import scenery, signs
from maniero.games.castles.draw.labels import round_note, turn_note
from maniero.games.castles.draw.site import site, spots_of
from maniero.games.castles.draw.tile import askew, back
from maniero.games.castles.nouns import Tr, wall_name
from maniero.games.castles.view import CastlesView, PlayerView

W: Final = 430
H: Final = 784
_IN: Final = 12
_TOP_H: Final = 104
_SITES: Final = _IN + _TOP_H + 8


_ROWS: Final = (0.34, 0.485, 0.64, 0.87)  # Of the counts beside a site.


class _Plan(NamedTuple):
    """How a player's plaque is laid out: by the number of players."""

    k: float  # Of the site.
    under: bool  # Counts stand below the site, not beside it.


_PLANS: Final = {2: _Plan(0.52, True), 3: _Plan(0.38, False), 4: _Plan(0.31, False)}


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    sites = {
        f"site-{seats}": box(scenery.W * plan.k, scenery.SMALL_H * plan.k, 5, 0, 0)
        for seats, plan in _PLANS.items()
    }
    return {**sites, "quarry": box(72, 72, 6), "box": box(104, 58, 7)}


# ------------------------------------------------------------ quarry and box
@lru_cache(maxsize=64)
def pile(left: int, size: int) -> Markup:
    """The quarry: tiles on their faces, and how many."""
    if not left:
        place = path(box(size, size, 5), "sunk", "line-2", 1.2, stroke_dasharray="4 3")
        return place + text("0", 0, 6, 18, "ink", weight=800)
    tiles = join(g(back(size), x=x, y=y) for x, y in ((3, 8), (-2, 4), (0, 0))[-min(3, left) :])
    disc = circle(0, 0, 17, "plaster", "outline", 1.4) + text(str(left), 0, 6, 17, "pip", weight=800)
    return tiles + g(disc, y=size * 0.2)


@lru_cache(maxsize=64)
def crate(boxed: int) -> Markup:
    """The box, with what was discarded; 96 x 50, centred."""
    tiles = [askew(back(30), x, -13, turn) for x, turn in ((-22, -9), (20, 8), (-1, 2))[: min(3, boxed)]]
    body = path("M-46-6H46L41 25H-41z", "wood", "outline", 1.5) + path(
        "M20-6H46L41 25H18z", "wood-2", opacity=0.5
    )
    boards = path("M-44.5 4H44.5M-42.5 15H42.5", "none", "wood-2", 1.4)
    rim = path("M-49-11H49V-4H-49z", "wood", "outline", 1.5)
    number = circle(0, 9, 14, "plaster", "outline", 1.3) + text(str(boxed), 0, 15, 16.5, "pip", weight=800)
    return join([*tiles, body, boards, rim, number])


def _common(view: CastlesView, w: float, tr: Tr) -> Markup:
    """The upper part: round, quarry, box."""
    left = w - 180
    x = _IN + left + 8
    quarry = tr("Quarry: {count} tiles").format(count=view["quarry"])
    boxed = tr("Box: {count} tiles").format(count=view["boxed"])
    more = tr("another round takes {count}").format(count=view["needed"])
    when, room = round_note(view, tr), left - 108
    size = 16 if width(when, 16) <= room else 13
    middle = x + (w - _IN - x) / 2
    lines = (
        text(fit(when, room, size), _IN + 100, _IN + 34, size, "ink", "start", title=True),
        text(fit(quarry, room, 13.5), _IN + 100, _IN + 58, 13.5, "ink", "start", 600),
        text(fit(more, room, 12), _IN + 100, _IN + 78, 12, "ink-2", "start", 600),
    )
    return join(
        (
            plaque(_IN, _IN, left, _TOP_H),
            plaque(x, _IN, w - _IN - x, _TOP_H),
            *lines,
            text(tr("Box"), x + 14, _IN + 22, 14, "ink-2", "start", title=True),
            pick(
                "quarry",
                "quarry",
                pile(view["quarry"], 66),
                label=f"{quarry}, {more}",
                x=_IN + 50,
                y=_IN + 48,
            ),
            pick("box", "box", crate(view["boxed"]), label=boxed, x=middle, y=_IN + 66),
        )
    )


# ------------------------------------------------------------ sites
def _name(
    view: CastlesView, player: PlayerView, name: str, x: float, y: float, room: float, tr: Tr
) -> Markup:
    """The seat's shape, its name and what it does."""
    first = view["first"] == player["seat"]
    written = fit(name, room - 24 - (20 if first else 0), 15)
    marker = flat_marker(player["seat"] + 1, x + 9, y - 5, 16)
    drawn = marker + text(written, x + 23, y, 15, "ink", "start", title=True)
    after = min(x + room - 12, x + 35 + width(written, 15))
    return drawn + (
        g(_first(), x=round(after, 1), y=y - 5, aria_label=tr("First player")) if first else NOTHING
    )


def _first() -> Markup:
    return circle(0, 0, 8.5, "plaster", "outline", 1.2) + text("1", 0, 4.3, 12, "pip", weight=800)


def _under(
    view: CastlesView, player: PlayerView, names: list[str], y: float, h: float, plan: _Plan, tr: Tr
) -> Markup:
    """A site with its counts below."""
    w = W - 2 * _IN
    wide, high = scenery.W * plan.k, scenery.SMALL_H * plan.k
    note = turn_note(view, player, tr)
    note = wall_name(player["wall"], tr) + (f" · {note}" if note else "")
    row = y + 32 + high + (h - 32 - high) / 2
    step = 52.0
    x = _IN + 34
    return join(
        (
            _name(view, player, names[player["seat"]], _IN + 10, y + 22, w / 2 - 10, tr),
            text(fit(note, w / 2 - 16, 12.5), W - _IN - 12, y + 21, 12.5, "ink-2", "end", 600),
            _site(view, player, names, _IN + (w - wide) / 2, y + 32, plan.k, tr),
            signs.size(view, player, x, row, tr),
            signs.rain(player, x + step, row, tr),
            signs.reserve(player, "", x + 2 * step, row, tr),
            signs.eyesores(player, "", x + 3 * step, row, tr),
            signs.castle(player, "", x + 4 * step - 2, row, tr),
            signs.score(view, player, "", x + 5 * step, row, tr),
            signs.yard(player, names, "", W - _IN - 42, row, tr),
        )
    )


def _beside(
    view: CastlesView, player: PlayerView, names: list[str], y: float, h: float, plan: _Plan, tr: Tr
) -> Markup:
    """A site with its counts at its right."""
    wide, high = scenery.W * plan.k, scenery.SMALL_H * plan.k
    left = _IN + 7
    x = left + wide + 8
    room = W - _IN - 5 - x
    note = turn_note(view, player, tr) or wall_name(player["wall"], tr)
    column, middle = room / 2, x + room / 2
    rows = [round(y + h * share, 1) for share in _ROWS]
    return join(
        (
            _site(view, player, names, left, y + (h - high) / 2, plan.k, tr),
            _name(view, player, names[player["seat"]], x, y + 21, room, tr),
            text(fit(note, room - 4, 12), x + 2, y + 37, 12, "ink-2", "start", 600),
            signs.size(view, player, x + column / 2, rows[0], tr),
            signs.rain(player, x + column * 1.5, rows[0], tr),
            signs.reserve(player, "", x + column / 2, rows[1], tr),
            signs.eyesores(player, "", x + column * 1.5, rows[1], tr),
            signs.castle(player, "", x + column / 2, rows[2], tr),
            signs.score(view, player, "", x + column * 1.5, rows[2], tr),
            signs.yard(player, names, "", middle, rows[3], tr),
        )
    )


def _site(
    view: CastlesView, player: PlayerView, names: list[str], x: float, y: float, k: float, tr: Tr
) -> Markup:
    name = f"site-{player['seat'] + 1}"
    label = tr("Site of {name}").format(name=names[player["seat"]])
    drawn = g(site(spots_of(player["squares"]), True), k=k)
    halo = next(f"site-{seats}" for seats, plan in _PLANS.items() if plan.k == k)
    return pick(name, halo, drawn, label=label, x=round(x, 1), y=round(y, 1))


# ------------------------------------------------------------ the board
def board_width(view: CastlesView) -> int:
    """A spectator of three or four has no site of his own, and sees theirs larger, two by two."""
    return 2 * W - _IN - 4 if view["viewer"] is None and len(view["players"]) > 2 else W


def board_body(view: CastlesView, names: list[str], tr: Tr) -> Markup:
    """The board without its svg element."""
    seats, wide = len(view["players"]), board_width(view)
    columns = 1 if wide == W else 2
    rows = -(-seats // columns)
    plan = _PLANS[rows]
    h = (H - 17 - _SITES - 8 * (rows - 1)) / rows
    out = [frame(wide, H), _common(view, wide, tr)]
    for player in view["players"]:
        x, y = (
            player["seat"] % columns * (W - _IN - 4),
            round(_SITES + player["seat"] // columns * (h + 8), 1),
        )
        ground = plaque(_IN, y, W - 2 * _IN, h, "paper" if player["seat"] == view["viewer"] else "board-2")
        drawn = (_under if plan.under else _beside)(view, player, names, y, h, plan, tr)
        out.append(g(ground, drawn, x=x))
    return join(out)


def board(view: CastlesView, names: list[str], tr: Tr) -> Markup:
    """The common board, 430 x 784, or wider for a spectator."""
    body = board_body(view, shortened(names), tr)
    return svg(board_width(view), H, body, label=tr("Common board"), id="board", class_="picture")
