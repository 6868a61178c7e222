"""How the table looks before chance draws anything."""

from __future__ import annotations

from typing import Any

from maniero.games.castles.components import CastlesBox
from maniero.games.castles.names import MOST_SEATS, NONE, PAIR, RESERVE, YARD
from maniero.games.castles.rules.round import START_GAME
from maniero.games.castles.sites import empty_site
from maniero.games.castles.state import Builder, Castles
from maniero.kernel.first import NOT_CHOSEN, ChooseFirst, first_option, first_seat
from maniero.kernel.options import Option
from maniero.kernel.state import Ask

NO, YES = "no", "yes"
SITE, WAITING = "site", "reserve"
REFUSED, ALLOWED = "refused", "allowed"
OPTIONS = [
    Option("gate", [SITE, WAITING], SITE, "option.gate"),
    Option("stability", [NO, YES], NO, "option.stability"),
    Option("beauty", [NO, YES], NO, "option.beauty"),
    Option("colours", [NO, YES], NO, "option.colours"),
    Option("illegal", [REFUSED, ALLOWED], REFUSED, "build.illegal"),
    first_option(MOST_SEATS),
]


def new_game(box: CastlesBox, seats: int, options: dict[str, str]) -> Castles:
    """Everybody has a site and a gate; all tiles of their walls are in the quarry."""
    first = first_seat(options)
    asks: list[Ask[Any]] = [START_GAME]
    if first == NOT_CHOSEN:
        asks.append(ChooseFirst())
    builders: list[Builder] = []
    for seat in range(seats):
        reserve = [NONE] * RESERVE
        gate = box.gates[seat]
        if options["gate"] == WAITING:
            reserve[0] = gate
            gate = NONE
        drawn, yard = [NONE] * PAIR, [NONE] * YARD
        builders.append(Builder(seat, gate, empty_site(), reserve, drawn, 0, False, yard, NONE, [], False))
    s = Castles(
        seats,
        points=[0] * seats,
        asks=asks,
        box=box,
        builders=builders,
        draws=[],
        quarry=[],
        left=0,
        promised=0,
        boxed=[],
        round=0,
        first=first,
        shown=False,
        ended=False,
        lenient=options["illegal"] == ALLOWED,
        stability=options["stability"] == YES,
        beauty=options["beauty"] == YES,
        colours=options["colours"] == YES,
    )
    s.fill_quarry([tile.count if tile.wall < seats else 0 for tile in box.tiles if not tile.gate])
    s.settle()
    return s
