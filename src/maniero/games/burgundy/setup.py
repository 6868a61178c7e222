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
    NONE,
    SPACES,
)
from maniero.games.burgundy.rules.dealing import (
    FIRST_DUCHY_TO_CHOOSE,
    ChooseFirst,
    DealDuchy,
    Endow,
    GiveDuchies,
    OfferDuchies,
    PlaceCastles,
    seat_from,
    settle_in,
)
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bags import one
from maniero.kernel.options import Option, OptionError
from maniero.kernel.state import Ask

RANDOM = "random"
CHOSEN = "chosen"
OPTIONS = [
    Option("duchy", [*[str(n + 1) for n in range(DUCHIES)], RANDOM, CHOSEN], "1", "setup.duchy"),
    Option("first", [RANDOM, "1", "2", "3", "4"], RANDOM, "setup.first"),
]


def check_options(seats: int, options: dict[str, str]) -> None:
    """Refuse what does not go together."""
    first = options["first"]
    if first != RANDOM and int(first) > seats:
        raise OptionError(f"option first is seat {first}, but there are only {seats} seats")


def new_game(box: BurgundyBox, seats: int, options: dict[str, str]) -> Burgundy:
    """The boxes are open: everything is ready for chance to deal."""
    check_options(seats, options)
    s = empty_table(box, seats)
    if options["first"] != RANDOM:
        seat_from(s, int(options["first"]) - 1)
    if options["duchy"] not in (RANDOM, CHOSEN):
        for seat in range(seats):
            settle_in(s, seat, int(options["duchy"]) - 1)
    s.asks = opening(seats, options)
    s.settle()
    return s


def opening(seats: int, options: dict[str, str]) -> list[Ask[Any]]:
    """What chance and the players are asked before phase A; the last one is asked first."""
    asks: list[Ask[Any]] = [PlaceCastles(options["duchy"] in (RANDOM, CHOSEN))]
    if options["duchy"] == RANDOM:
        asks.append(GiveDuchies())
        asks.extend([DealDuchy(0) for _ in range(seats)])
    elif options["duchy"] == CHOSEN:
        asks.append(OfferDuchies())
        asks.extend([DealDuchy(FIRST_DUCHY_TO_CHOOSE) for _ in range(2 * seats)])
    asks.append(Endow())
    if options["first"] == RANDOM:
        asks.append(ChooseFirst())
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
