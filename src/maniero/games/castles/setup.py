"""How the table looks before chance draws anything."""

from __future__ import annotations

from typing import Any

from maniero.games.castles.components import CastlesBox
from maniero.games.castles.names import MOST_SEATS, NONE, PAIR, RESERVE, YARD
from maniero.games.castles.rules.round import START_GAME, ChooseFirst
from maniero.games.castles.sites import empty_site
from maniero.games.castles.state import Builder, Castles
from maniero.kernel.options import Option, OptionError
from maniero.kernel.state import Ask

RANDOM = "random"
NO, YES = "no", "yes"
SITE, WAITING = "site", "reserve"
REFUSED, ALLOWED = "refused", "allowed"
SEATS = [str(seat + 1) for seat in range(MOST_SEATS)]
OPTIONS = [
    Option("gate", [SITE, WAITING], SITE, "option.gate"),
    Option("stability", [NO, YES], NO, "option.stability"),
    Option("beauty", [NO, YES], NO, "option.beauty"),
    Option("colours", [NO, YES], NO, "option.colours"),
    Option("illegal", [REFUSED, ALLOWED], REFUSED, "build.illegal"),
    Option("first", [RANDOM, *SEATS], RANDOM, "setup.first"),
]


def new_game(box: CastlesBox, seats: int, options: dict[str, str]) -> Castles:
    """Everybody has a site and a gate; all tiles of their walls are in the quarry."""
    first = options["first"]
    if first != RANDOM and int(first) > seats:
        raise OptionError(f"option 'first' is {first}, but there are {seats} players")
    asks: list[Ask[Any]] = [ChooseFirst() if first == RANDOM else START_GAME]
    builders: list[Builder] = []
    for seat in range(seats):
        reserve = [NONE] * RESERVE
        gate = box.gates[seat]
        if options["gate"] == WAITING:
            reserve[0] = gate
            gate = NONE
        drawn, yard = [NONE] * PAIR, [NONE] * YARD
        builders.append(Builder(seat, gate, empty_site(), reserve, drawn, 0, False, yard, NONE, [], False))
    quarry = [tile.count if tile.wall < seats else 0 for tile in box.tiles if not tile.gate]
    s = Castles(
        seats,
        points=[0] * seats,
        asks=asks,
        box=box,
        builders=builders,
        quarry=quarry,
        left=sum(quarry),
        promised=0,
        boxed=[],
        round=0,
        first=NONE if first == RANDOM else int(first) - 1,
        shown=False,
        ended=False,
        illegal=options["illegal"] == ALLOWED,
        stability=options["stability"] == YES,
        beauty=options["beauty"] == YES,
        colours=options["colours"] == YES,
    )
    s.settle()
    return s
