"""What lies beside the castle: the tile in hand with its turns, the pile by kinds, points for each tile."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, cast

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.kit import NOTHING, circle, el, g, icon, join, path, pick, sign, text, use
from maniero.art.lettering import fit
from maniero.art.pieces import count
from maniero.art.shapes import box
from maniero.games.carcassonne.draw import targets
from maniero.games.carcassonne.draw.labels import left_label, tile_label
from maniero.games.carcassonne.draw.parts import Parts, parts_of
from maniero.games.carcassonne.draw.people import standing
from maniero.games.carcassonne.draw.plan import survey
from maniero.games.carcassonne.draw.tile import card, turned
from maniero.games.carcassonne.nouns import Tr, kind_name, turn_name
from maniero.games.carcassonne.view import CastleView, SquareView, TileView

LARGE: Final = 148  # Side of the tile in hand.
TURN: Final = 82  # Of each of its turns.
LARGE_NARROW: Final = 132
TURN_NARROW: Final = 70
_PLACED: Final = 1.26  # The tile placed last is larger than the one in hand.
_MOST: Final = 50  # Side of a tile of the pile, at most.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "hand": box(LARGE, LARGE, 6),
        "turn": box(TURN, TURN, 4),
        "hand-narrow": box(LARGE_NARROW, LARGE_NARROW, 6),
        "turn-narrow": box(TURN_NARROW, TURN_NARROW, 4),
    }


def heading(title: str, x: float, y: float) -> Markup:
    return text(title, x, y, 14, "ink-2", "start", title=True)


def second(note: str, x: float, y: float, anchor: str = "end", fill: str = "ink-2") -> Markup:
    return text(note, x, y, 12.5, fill, anchor, 600)


# ------------------------------------------------------------ the tile in hand
def whose_tile(view: CastleView, names: list[str], room: float, tr: Tr) -> str:
    """The heading above the tile in hand."""
    if view["tile"] is None and view["placed"]:
        return tr("Tile on {square}").format(square=view["placed"])
    if view["tile"] is None or view["turn"] < 0:
        return tr("Tile in hand")
    if view["turn"] == view["viewer"]:
        return tr("Your tile")
    return fit(tr("Tile of {name}").format(name=names[view["turn"]]), room, 14)


def how_to_turn(view: CastleView, tr: Tr) -> str:
    """A word for who holds the tile."""
    mine = view["tile"] is not None and view["turn"] == view["viewer"]
    return tr("a click, the wheel or R turns it") if mine and len(fitting(view)) > 1 else ""


def _empty(size: float) -> Markup:
    """The place of a tile that is not there."""
    k = size / 96
    return path(box(size - 6, size - 6, 6), "board", "line-2", 1.2, stroke_dasharray="5 4") + icon(
        "castle", 0, 0, 44 * k, 1.2, opacity=0.28
    )


def fitting(view: CastleView) -> list[int]:
    """The turns in which the tile in hand fits somewhere."""
    return sorted({turn for square in view["squares"] for turn in square["fits"]})


def hand(view: CastleView, x: float, y: float, narrow: bool, tr: Tr) -> Markup:
    """The tile in hand, centred at x, y, and at its right its turns, two by two."""
    tile = view["tile"]
    size, small = (LARGE_NARROW, TURN_NARROW) if narrow else (LARGE, TURN)
    step, right = small + (15 if narrow else 21), size / 2 + (24 if narrow else 40) + small / 2
    places = [(x + right + i % 2 * step, y + (i // 2 - 0.5) * step) for i in range(4)]
    prefix, ending = ("narrow-", "-narrow") if narrow else ("", "")
    if tile is None:
        last = targets.placed(view)
        if last is not None:
            return _placed(view, *last, x + right / 2 + step / 4, y, size, prefix or "own-", tr)
        return g(_empty(size), x=x, y=y) + join(g(_slot(small), x=px, y=py) for px, py in places)
    parts, out = parts_of(tile), []
    fits = fitting(view)
    for turn, (px, py) in enumerate(places):
        if turn not in fits:
            out.append(g(_slot(small), x=px, y=py))
    label = tr("Tile in hand: {tile}").format(tile=tile_label(tile, tr))
    body = el("g", card(parts, 0, size, drawn=True), class_="untried") + turned(parts, fits, size, drawn=True)
    if len(fits) > 1:
        body += turn_mark(size / 2 - 3)
    out.append(pick("tile", f"hand{ending}", body, id=f"{prefix}tile", label=label, x=x, y=y))
    for turn, (px, py) in enumerate(places):
        if turn in fits:
            name, drawn = f"turn-{turn}", card(parts, turn, small)
            label = turn_name(turn, tr)
            out.append(pick(name, f"turn{ending}", drawn, id=f"{prefix}{name}", label=label, x=px, y=py))
    return join(out)


def turn_mark(at: float) -> Markup:
    """A click turns this."""
    return circle(at, -at, 13, "paper", "outline", 1.3) + sign("turn", at, -at, 18, "ink", 2.2)


def _placed(
    view: CastleView, square: SquareView, tile: TileView, x: float, y: float, size: float, prefix: str, tr: Tr
) -> Markup:
    """The tile placed last, large, with its targets."""
    wide = size * _PLACED
    k = wide / 1000
    body = card(parts_of(tile), square["turn"] % 4, wide, drawn=True)
    aims = targets.targets(view, lambda at: (round(x + at[0] * k, 1), round(y + at[1] * k, 1)), prefix, tr)
    label = tr("Tile on {square}: {tile}").format(square=square["name"], tile=tile_label(tile, tr))
    plan, men = survey(parts_of(tile), square["turn"] % 4), []
    for follower in view["followers"]:
        if follower["square"] == square["name"]:
            how, (px, py) = standing(plan, follower["part"])
            men.append(use(f"s-{how}-{follower['seat'] + 1}", round(px * k, 1), round(py * k, 1), 2))
    return g(body, *men, x=x, y=y, aria_label=label) + aims


def _slot(size: float) -> Markup:
    return path(box(size - 8, size - 8, 5), "board", "line-2", 1.1, stroke_dasharray="4 4", opacity=0.7)


# ------------------------------------------------------------ the pile by kinds
def kinds_left(view: CastleView) -> list[tuple[TileView, int]]:
    """The kinds in the pile with their tiles, where the view holds them."""
    known = cast("Mapping[str, TileView]", cast("Mapping[str, object]", view).get("kinds", {}))
    return [(known[name], left) for name, left in view["pile"].items() if name in known]


def _grid(total: int, w: float, h: float) -> tuple[int, float]:
    """How many tiles in a row, and how far apart, so that they are as large as there is room."""
    best = (1, 1.0)
    for rows in range(1, total + 1):
        columns = -(-total // rows)
        step = min(w / columns, h / rows, _MOST + 7)
        if step > best[1]:
            best = columns, step
    return best


def pile_kinds(view: CastleView, x: float, y: float, w: float, h: float, tr: Tr) -> Markup:
    """Every kind of tile that is left; how many, where there is more than one."""
    kinds = kinds_left(view)
    columns, step = _grid(len(kinds), w, h)
    out = []
    for i, (tile, left) in enumerate(kinds):
        at = x + (i % columns + 0.5) * step, y + (i // columns + 0.5) * step
        out.append(_kind(parts_of(tile), left, step - 7, *at))
    return g(*out, aria_label=left_label(view, tr))


@lru_cache(maxsize=4096)
def _kind(parts: Parts, left: int, size: float, x: float, y: float) -> Markup:
    number = count(left, size / 2 - 1, size / 2 - 1, 7.5) if left > 1 else NOTHING
    return g(card(parts, 0, size), number, x=round(x, 1), y=round(y, 1))


# ------------------------------------------------------------ points
class Rate(NamedTuple):
    """What each tile of a zone counts, or each market."""

    symbol: str
    name: str
    points: int


def _rates(view: CastleView, tr: Tr) -> tuple[Rate, ...]:
    points = view["points"]
    return (
        Rate("path", kind_name("path", tr), points["path"]),
        Rate("well", tr("Path with a well"), points["well"]),
        Rate("tower", kind_name("tower", tr), points["tower"]),
        Rate("house", kind_name("house", tr), points["house"]),
        Rate("court", tr("Market"), points["market"]),
    )


@lru_cache(maxsize=64)
def _rates_row(rates: tuple[Rate, ...], x: float, y: float, w: float) -> Markup:
    """What each tile of a zone counts, side by side."""
    return join(
        g(
            icon(rate.symbol, 12, 0, 24, 1.1),
            text(str(rate.points), 29, 5.5, 15, "ink", "start", 800),
            x=x + i * w / len(rates),
            y=y,
            aria_label=f"{rate.name}: {rate.points}",
        )
        for i, rate in enumerate(rates)
    )


def _rates_list(rates: tuple[Rate, ...], x: float, y: float, w: float, h: float) -> Markup:
    """The same, one below the other, with their names."""
    row = min(54, h / len(rates))
    return join(
        g(
            icon(rate.symbol, 12, 0, min(28, row - 2), 1.1),
            text(rate.name, 36, 4.6, 13, "ink", "start", 500),
            text(str(rate.points), w, 5, 15, "ink", "end", 800),
            x=x,
            y=y + i * row,
        )
        for i, rate in enumerate(rates)
    )


def stock(view: CastleView, x: float, y: float, w: float, h: float, tr: Tr) -> Markup:
    """The pile by kinds above the points for each tile; only the points where the kinds are not known."""
    kinds = tr("kinds: {count}").format(count=len(view["pile"]))
    out = [
        plaque(x, y, w, h, "paper"),
        heading(left_label(view, tr), x + 14, y + 22),
        second(kinds, x + w - 14, y + 22),
    ]
    if not kinds_left(view):
        out.append(path(f"M{x + 12:g} {y + 31:g}H{x + w - 12:g}", "none", "line-2", 1))
        out.append(heading(tr("Points per tile"), x + 14, y + 52))
        out.append(_rates_list(_rates(view, tr), x + 14, y + 74, w - 28, h - 84))
        return join(out)
    out.append(pile_kinds(view, x + 12, y + 30, w - 24, h - 30 - 62, tr))
    out.append(path(f"M{x + 12:g} {y + h - 56:g}H{x + w - 12:g}", "none", "line-2", 1))
    out.append(heading(tr("Points per tile"), x + 14, y + h - 39))
    out.append(_rates_row(_rates(view, tr), x + 18, y + h - 20, w - 20))
    return join(out)
