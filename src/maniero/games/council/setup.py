"""How the table looks before chance deals anything."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maniero.games.council.components import CouncilBox
from maniero.games.council.names import (
    BONUS_TILES,
    COLOURS,
    COUNCILS,
    FACE_UP,
    JOKER,
    LETTERS,
    MOST_SEATS,
    NONE,
    PERMITS_OF_REGION,
    REGIONS,
    SIDES,
)
from maniero.games.council.rules.dealing import ChooseSides, Endow, LayTokens, lay_map, seat_all
from maniero.games.council.rules.permits import REFILL
from maniero.games.council.state import Council, Player
from maniero.kernel.bags import one
from maniero.kernel.first import NOT_CHOSEN, RANDOM, ChooseFirst, first_option, first_seat
from maniero.kernel.options import Option
from maniero.kernel.state import Ask

OPTIONS = [
    Option("map", [RANDOM, *SIDES], RANDOM, "setup.sides-chosen"),
    first_option(MOST_SEATS),
]


def new_game(box: CouncilBox, seats: int, options: dict[str, str]) -> Council:
    """The boxes are open: everything is ready for chance to deal."""
    first = first_seat(options)
    s = empty_table(box, seats)
    if options["map"] != RANDOM:
        lay_map(s, SIDES.index(options["map"]))
    if first != NOT_CHOSEN:
        s.begin(first)
    s.asks = opening(options)
    s.settle()
    return s


def opening(options: dict[str, str]) -> list[Ask[Any]]:
    """What chance is asked before the first turn; the last one is asked first."""
    asks: list[Ask[Any]] = [Endow()]
    if options["first"] == RANDOM:
        asks.append(ChooseFirst())
    seat_all(asks, len(COUNCILS))
    asks.extend(reversed(REFILL))
    asks.append(LayTokens())
    if options["map"] == RANDOM:
        asks.append(ChooseSides())
    return asks


def empty_table(box: CouncilBox, seats: int) -> Council:
    """The first map, no first player, all components in their piles."""
    deck: i64 = one(JOKER) * box.jokers
    free: i64 = 0
    for colour in range(len(COLOURS)):
        deck += one(colour) * box.cards
        free += one(colour) * box.councillors
    full_pile = (1 << PERMITS_OF_REGION) - 1
    return Council(
        seats,
        points=[0] * seats,
        asks=[],
        box=box,
        city_map=box.maps[0],
        players=[Player(0, 0, 0, 0, 0, box.emporiums, 0, 0, []) for _ in range(seats)],
        councils=[0] * len(COUNCILS),
        free=free,
        deck=deck,
        discards=0,
        tokens=[NONE] * len(LETTERS),
        face_up=[NONE] * (FACE_UP * len(REGIONS)),
        piles=[full_pile << PERMITS_OF_REGION * region for region in range(len(REGIONS))],
        bottoms=[[] for _ in REGIONS],
        king=box.maps[0].king,
        neutral=0,
        tile_owner=[NONE] * len(BONUS_TILES),
        king_rewards_taken=0,
        first=0,
        turn=NONE,
        due=0,
        extra=0,
        quick=False,
        ender=NONE,
    )
