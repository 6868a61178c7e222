"""How the table looks before chance deals anything."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.names import (
    BLACK_PLACES,
    BUILDINGS,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    DUCHIES,
    GOODS,
    MOST_SEATS,
    NONE,
    SPACES,
)
from maniero.games.burgundy.rules.dealing import (
    FIRST_DUCHY_TO_CHOOSE,
    DealDuchy,
    Endow,
    GiveDuchies,
    OfferDuchies,
    PlaceCastles,
    settle_in,
)
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bags import one
from maniero.kernel.first import NOT_CHOSEN, RANDOM, ChooseFirst, first_option, first_seat
from maniero.kernel.options import Option
from maniero.kernel.state import Ask

CHOSEN = "chosen"
OPTIONS = [
    Option("duchy", [*[str(n + 1) for n in range(DUCHIES)], RANDOM, CHOSEN], "1", "setup.duchy"),
    first_option(MOST_SEATS),
]


def new_game(box: BurgundyBox, seats: int, options: dict[str, str]) -> Burgundy:
    """The box is unpacked: everything is ready for chance to deal."""
    first = first_seat(options)
    s = empty_table(box, seats)
    if first != NOT_CHOSEN:
        s.begin(first)
    if options["duchy"] not in (RANDOM, CHOSEN):
        for seat in range(seats):
            settle_in(s, seat, int(options["duchy"]) - 1)
    s.asks = opening(seats, options["duchy"])
    if first == NOT_CHOSEN:
        s.asks.append(ChooseFirst())
    s.settle()
    return s


def opening(seats: int, duchy: str) -> list[Ask[Any]]:
    """What is asked between the choice of the start player and phase A; the last one is asked first."""
    asks: list[Ask[Any]] = [PlaceCastles(duchy in (RANDOM, CHOSEN))]
    if duchy == RANDOM:
        asks.append(GiveDuchies())
        asks.extend([DealDuchy(0) for _ in range(seats)])
    elif duchy == CHOSEN:
        asks.append(OfferDuchies())
        asks.extend([DealDuchy(FIRST_DUCHY_TO_CHOOSE) for _ in range(2 * seats)])
    asks.append(Endow())
    return asks


def empty_table(box: BurgundyBox, seats: int) -> Burgundy:
    """Empty duchies, empty depots, full piles."""
    goods: i64 = 0
    for good in range(len(GOODS)):
        goods += one(good) * box.goods_of_each
    return Burgundy(
        seats,
        points=[0] * seats,
        asks=[],
        box=box,
        dukes=[new_duke(box) for _ in range(seats)],
        coloured=box.coloured[:],
        black=box.black[:],
        goods=goods,
        depots=[NONE] * (DEPOTS * DEPOT_PLACES),
        black_depot=[NONE] * BLACK_PLACES,
        depot_goods=[0] * DEPOTS,
        round_goods=[],
        offered=[],
        white=0,
        phase=NONE,
        round=0,
        order=list(range(seats)),
        bridge=[0] * seats,
        completed=[0] * len(COLOURS),
        owners=[NONE] * (2 * len(COLOURS)),
        turn=NONE,
        bought=False,
    )


def new_duke(box: BurgundyBox) -> Duke:
    """A player before the set-up gives anything."""
    return Duke(
        box.duchies[0],
        tiles=[NONE] * len(SPACES),
        filled=0,
        near=0,
        buildings=[0] * len(BUILDINGS),
        monasteries=0,
        mines=0,
        storage=[],
        goods=0,
        sold=0,
        workers=0,
        silver=0,
        dice=[],
        rolled=[],
        bonus_tiles=0,
    )
