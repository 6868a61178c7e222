"""The black depot in the middle of the board, and the inns beside its tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.honeycomb import ROOT_3
from maniero.art.kit import NOTHING, g, icon, mark, path, pick, text, use
from maniero.art.shapes import Point, box, hexagon
from maniero.games.burgundy.draw.depots import Places, depot_label, ground, lying, places_of
from maniero.games.burgundy.draw.tiles import SIDE, Face, Faces, stack_count, whole_tile
from maniero.games.burgundy.nouns import Tr, depot_name
from maniero.games.burgundy.view import BurgundyView

W: Final = 188
H: Final = 224
_HEAD: Final = 28
_GAP: Final = 2.5  # Between tiles.
_STACK: Final = 3  # A higher stack says so in its number.


class _Plan(NamedTuple):
    """How the tiles lie."""

    side: float  # Of a place.
    spots: list[Point]
    inns: Point | None = None


def outlines() -> dict[str, str]:
    """The outline of the depot, for its halo."""
    return {"black-depot": box(W, H, 11, 0, 0)}


def definitions() -> Markup:
    """The place of the inns, `#s-place-inn`."""
    return g(
        path(hexagon(SIDE, 3.5), "black-2", "inn-2", 1.2, stroke_dasharray="5 4"),
        mark("inn", 0, 0, 20, "inn-2"),
        id="s-place-inn",
    )


def _rows(lengths: tuple[int, ...], side: float, shift: float = 0) -> list[Point]:
    """Places in rows around the middle; with a shift the rows lie to the left and to the right in turn."""
    step, rise = ROOT_3 * side + _GAP, 1.5 * side + _GAP
    return [
        (
            W / 2 + (column - (length - 1) / 2) * step + (shift * step if row % 2 else -shift * step),
            (H + _HEAD) / 2 + (row - (len(lengths) - 1) / 2) * rise,
        )
        for row, length in enumerate(lengths)
        for column in range(length)
    ]


def _without(spots: list[Point], place: int) -> list[Point]:
    return spots[:place] + spots[place + 1 :]


def _plan(places: int) -> _Plan:
    """Four in a diamond, six in a ring, eight in three rows."""
    if places == 4:
        return _Plan(36, _rows((1, 2, 1), 36))
    if places == 6:
        return _Plan(34.5, _without(_rows((2, 3, 2), 34.5), 3))
    return _Plan(34.5, _rows((3, 2, 3), 34.5)[:places])


def _plan_with_inns(places: int) -> _Plan:
    """The inns lie beside the diamond, inside the ring, among the rows."""
    if places == 4:
        spots = _rows((1, 2, 1), 33)
        return _Plan(33, spots, (spots[3][0] + ROOT_3 * 33 + _GAP, spots[3][1]))
    if places == 6:
        spots = _rows((2, 3, 2), 34.5)
        return _Plan(34.5, _without(spots, 3), spots[3])
    spots = _rows((3, 3, 3), 29, 0.25)
    return _Plan(29, _without(spots, 4)[:places], spots[4])


def black_depot(view: BurgundyView, faces: Faces, x: float, y: float, tr: Tr) -> Markup:
    """The black depot, from its upper left corner."""
    inns = view["inns"] if "inns" in view["expansions"] else None
    return _black_depot(lying(view["black"], faces), str(view["purchase"]), inns, x, y, tr)


@lru_cache(maxsize=256)
def _black_depot(places: Places, price: str, inns: int | None, x: float, y: float, tr: Tr) -> Markup:
    plan = _plan(len(places)) if inns is None else _plan_with_inns(len(places))
    k = (plan.side - 2) / SIDE
    cost = text(price, W - 34, 21, 14, "on-brand", "end", 800) + icon("silver", W - 22, 16, 18, 1)
    if len(places) == 6 and inns is None:
        cx, cy = W / 2, (H + _HEAD) / 2
        cost = icon("silver", cx + 9, cy, 26, 1.1) + text(price, cx - 13, cy + 7, 20, "on-brand", weight=800)
    body = (
        ground(W, H, "black", "black-0"),
        text(depot_name(0, tr), 12, 20, 13, "on-brand", "start", title=True, grow=True),
        cost,
        places_of(0, places, plan.spots, k, tr("black depot"), tr),
        NOTHING if plan.inns is None or inns is None else _inns(inns, *plan.inns, k, tr),
    )
    return pick("black-depot", "black-depot", *body, label=depot_label(0, places, tr), x=x, y=y)


def _inns(inns: int, x: float, y: float, k: float, tr: Tr) -> Markup:
    """The stack of inns, or its place."""
    place = use("s-place-inn", x, y, k)
    if not inns:
        return place
    high = min(inns, _STACK)
    stack = [whole_tile(Face("inn"), (high - 1 - i) * 1.5, (high - 1 - i) * 3.5 - 2) for i in range(high)]
    number = g(stack_count(inns, 0, 0, 9), x=24, y=20, k=1 / k)
    label = tr("Inns beside the black depot: {count}").format(count=inns)
    return place + pick("tile-0-inn", "tile", *stack, number, label=label, x=x, y=y, k=k)
