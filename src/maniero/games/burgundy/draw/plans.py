"""How things lie in a numbered depot: wide or narrow, by its places, with shields or without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from maniero.art.shapes import Point
from maniero.games.burgundy.draw.tiles import SIDE

NARROW_W: Final = 138  # Of depots 2, 3, 5 and 6.
NARROW_H: Final = 212
WIDE_H: Final = 88  # Of depots 1 and 4.
_STEP: Final = 65  # From tile to tile in a wide depot.
_CLOSE: Final = 51.5  # The same where there are shields.
_WIDEST: Final = 400


class Plan(NamedTuple):
    """Where everything lies, from the upper left corner."""

    halo: str  # The name of its outline.
    k: float  # Size of tiles,
    spots: Sequence[Point]  # and their middles.
    die: Point  # The number of the depot,
    die_of_shop: Point  # also where the depot sells.
    coin: Point  # What a tile costs there.
    field: str  # The name of the field of goods,
    goods: Point  # and its middle.
    shields: Sequence[Point] = ()


def wide_width(places: int, shields: bool) -> float:
    """How long depots 1 and 4 are."""
    return min(_WIDEST, 204 + 52 * places) if shields else 140 + _STEP * places


def wide_name(places: int, shields: bool) -> str:
    """What the outline of such a depot is called."""
    return f"depot-{'shields' if shields else 'wide'}-{places}"


def wide(places: int) -> Plan:
    """Everything in a row."""
    middle = WIDE_H / 2
    return Plan(
        halo=wide_name(places, False),
        k=34.5 / SIDE,
        spots=[(82 + i * _STEP, middle - 1.0) for i in range(places)],
        die=(27, middle),
        die_of_shop=(27, 28),
        coin=(26, 65),
        field="field-wide",
        goods=(wide_width(places, False) - 47, middle),
    )


def wide_with_shields(places: int) -> Plan:
    """The tiles lie closer, the shields at the end."""
    w, middle = wide_width(places, True), WIDE_H / 2
    return Plan(
        halo=wide_name(places, True),
        k=28.6 / SIDE,
        spots=[(71 + i * _CLOSE, middle - 1.0) for i in range(places)],
        die=(24, middle),
        die_of_shop=(24, 28),
        coin=(24, 65),
        field="field-slim",
        goods=(w - 115, middle),
        shields=[(w - 63, middle - 2), (w - 24, middle - 2)],
    )


def narrow(places: int) -> Plan:
    """The number and the goods above, the tiles below."""
    k, spots, coin = _below(places)
    return Plan("depot", k, spots, (24, 29), (24, 29), coin, "field", (88, 29))


def _below(places: int) -> tuple[float, Sequence[Point], Point]:
    if places > 3:
        spots = [(NARROW_W / 2 + dx, y) for y in (92, 168) for dx in (-33, 33)]
        return 34 / SIDE, spots[:places], (NARROW_W / 2, 130)
    if places == 3:
        return 34.5 / SIDE, [(36, 102), (102, 102), (69, 160)], (19, 190)
    return 40 / SIDE, [(50, 98), (88, 164)][:places], (20, 190)


def narrow_with_shields(places: int) -> Plan:
    """The tiles lie closer, the shields below them."""
    k, spots, coin = _between(places)
    return Plan("depot", k, spots, (24, 29), (24, 29), coin, "field", (88, 29), [(45, 182), (93, 182)])


def _between(places: int) -> tuple[float, Sequence[Point], Point]:
    if places > 3:
        spots = [(31.5, 84.0), (83.5, 84.0), (57.5, 129.0), (109.5, 129.0)]
        return 28.6 / SIDE, spots[:places], (121, 77)
    if places == 3:
        return 29.5 / SIDE, [(41, 85), (97, 85), (69, 131)], (21, 134)
    return 34 / SIDE, [(37, 105), (101, 105)][:places], (20, 150)
