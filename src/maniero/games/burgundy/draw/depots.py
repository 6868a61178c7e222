"""The six numbered depots: tiles on their places, goods on their field, shields beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, g, icon, join, pick, rect, text, use
from maniero.art.pieces import printed_die
from maniero.art.shapes import Point, box, disc, hexagon
from maniero.games.burgundy.draw import plans
from maniero.games.burgundy.draw.heaps import Heap, heap
from maniero.games.burgundy.draw.labels import tiles_label
from maniero.games.burgundy.draw.plans import NARROW_H, NARROW_W, WIDE_H, wide_name, wide_width
from maniero.games.burgundy.draw.shields import Shields, to_take
from maniero.games.burgundy.draw.tiles import SIDE, TERRAIN, Face, Faces, whole_tile
from maniero.games.burgundy.nouns import Tr, depot_name, shop_name, tile_name
from maniero.games.burgundy.view import BurgundyView, DepotView, PlaceView

WIDE: Final = (1, 4)
_MOST: Final = 4  # Places of a depot.
_COIN: Final = 13

Places = tuple[tuple[str, Face | None], ...]  # Colours of the places and the tiles on them.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    wide = {
        wide_name(places, shields): box(wide_width(places, shields), WIDE_H, 11, 0, 0)
        for shields in (False, True)
        for places in range(1, _MOST + 1)
    }
    return wide | {
        "tile": hexagon(SIDE, SIDE * 0.09),
        "depot": box(NARROW_W, NARROW_H, 11, 0, 0),
        "coin": disc(_COIN),
    }


def ground(w: float, h: float, fill: str = "board-2", line: str = "line-2") -> Markup:
    """The plaque of a depot."""
    return join(
        (
            rect(0, 3, w, h, 11, "shade"),
            rect(0, 0, w, h, 11, fill, "outline", 1.5),
            rect(3.5, 3.5, w - 7, h - 7, 8, "none", line, 1, opacity=".7"),
        )
    )


def definitions() -> Markup:
    """The printed parts for the sprite."""
    narrow = g(ground(NARROW_W, NARROW_H), id="s-depot")
    wide = join(
        g(ground(wide_width(n, shields), WIDE_H), id=f"s-{wide_name(n, shields)}")
        for shields in (False, True)
        for n in range(1, _MOST + 1)
    )
    numbers = join(g(printed_die(number, 31, "ink"), id=f"s-depot-{number}") for number in range(1, 7))
    coin = circle(0, 1.5, _COIN, "silver-2", "outline", 1.2) + circle(0, 0, _COIN, "plaster", "outline", 1.2)
    shop = g(coin, icon("silver", 5, 0, 12, 0.9), id="s-shop")
    return narrow + wide + numbers + shop


# ------------------------------------------------------------ places
def _tile_id(tile: str, place: str) -> str:
    """There is only one monastery of each number: it keeps its id wherever it goes."""
    return tile if tile.startswith("monastery") else f"tile-{place}"


@lru_cache(maxsize=1024)
def _tile(face: Face, depot: int, id: str, where: str, x: float, y: float, k: float, tr: Tr) -> Markup:
    label = f"{tile_name(face.tile, tr)}, {where}"
    return pick(f"tile-{depot}-{face.tile}", "tile", whole_tile(face), id=id, label=label, x=x, y=y, k=k)


def places_of(depot: int, places: Places, spots: Sequence[Point], k: float, where: str, tr: Tr) -> Markup:
    """The places of a depot (0: the black one) and the tiles on them."""
    out = [
        use(f"s-place-{TERRAIN[colour]}", x, y, k) for (colour, _), (x, y) in zip(places, spots, strict=True)
    ]
    for i, ((_, face), (x, y)) in enumerate(zip(places, spots, strict=True)):
        if face is not None:
            id = _tile_id(face.tile, f"{depot or 'black'}-{i}")
            out.append(_tile(face, depot, id, where, x, y - 2, k, tr))
    return join(out)


def lying(places: list[PlaceView], faces: Faces) -> Places:
    """The same in a form by which drawings are kept."""
    return tuple([(place["colour"], faces[place["tile"]]) for place in places])


def depot_label(number: int, places: Places, tr: Tr) -> str:
    """A depot and its tiles, for the ear."""
    return tiles_label(depot_name(number, tr), [face.tile for _, face in places if face], tr)


# ------------------------------------------------------------ depots
def depot(view: BurgundyView, number: int, faces: Faces, x: float, y: float, tr: Tr) -> Markup:
    """A numbered depot, from its upper left corner."""
    seen = view["depots"][number - 1]
    return _depot(
        number,
        lying(seen["places"], faces),
        tuple(seen["goods"].items()),
        _shields(view, seen),
        shop_price(view),
        view["solo"] is not None and view["solo"]["removed"] == number,
        x,
        y,
        tr,
    )


def _shields(view: BurgundyView, depot: DepotView) -> Shields | None:
    """The shields of a depot; None in a game without."""
    if "shields" not in view["expansions"]:
        return None
    points = view["printed"]["shield_points"]
    return tuple([(number, points[number]) for number in depot["shields"]])


@lru_cache(maxsize=1024)
def _depot(
    number: int,
    places: Places,
    goods: Heap,
    shields: Shields | None,
    price: int | None,
    robbed: bool,
    x: float,
    y: float,
    tr: Tr,
) -> Markup:
    if number in WIDE:
        plan = (plans.wide if shields is None else plans.wide_with_shields)(len(places))
    else:
        plan = (plans.narrow if shields is None else plans.narrow_with_shields)(len(places))
    where = tr("depot {number}").format(number=number)
    die = plan.die if price is None else plan.die_of_shop
    body = (
        use(f"s-{plan.halo}"),
        use(f"s-depot-{number}", *die),
        _removed(*die, tr) if robbed else NOTHING,
        heap(number, goods, plan.field, *plan.goods, tr),
        places_of(number, places, plan.spots, plan.k, where, tr),
        *_beside(shields or (), plan.shields, tr),
        NOTHING if price is None else _shop(number, price, *plan.coin, tr),
    )
    return pick(f"depot-{number}", plan.halo, *body, label=depot_label(number, places, tr), x=x, y=y)


def _beside(shields: Shields, spots: Sequence[Point], tr: Tr) -> list[Markup]:
    """The shields on their spots; a single one lies in the middle."""
    if len(shields) == 1:
        (ax, ay), (bx, by) = spots
        spots = [((ax + bx) / 2, (ay + by) / 2)]
    return [to_take(*shield, *at, tr) for shield, at in zip(shields, spots, strict=False)]


def _shop(number: int, price: int, x: float, y: float, tr: Tr) -> Markup:
    coin = use("s-shop") + text(str(price), -5, 4.5, 12.5, "pip", weight=800)
    return pick(f"shop-{number}", "coin", coin, label=shop_name(number, tr), x=x, y=y)


def _removed(x: float, y: float, tr: Tr) -> Markup:
    """The white die took a tile out of the game: a note at the number of the depot."""
    note = circle(0, 0, 10.5, "brand", "outline", 1.3) + text("−1", 0, 4.2, 12, "on-brand", weight=800)
    return g(note, x=x + 14, y=y - 16, aria_label=tr("a tile was removed this round"))


def shop_price(view: BurgundyView) -> int | None:
    """What a tile of a numbered depot costs the viewer; None unless monastery 6 lets him buy there."""
    viewer = view["viewer"]
    return view["purchase"] if viewer is not None and works(view, viewer, 6) else None


def works(view: BurgundyView, seat: int, monastery: int) -> bool:
    """Whether a monastery is a seat's, or is shared with it by shield 6."""
    rival = view["players"][seat]["rival"]
    return any(
        space["tile"] == f"monastery{monastery}"
        for player in view["players"]
        if player["seat"] == seat or player["side"] == rival
        for space in player["spaces"]
    )
