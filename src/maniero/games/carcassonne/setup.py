"""How the table looks before chance draws anything."""

from __future__ import annotations

from typing import Any

from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.names import BONUS_KINDS, NONE, PATH, SEATS, TILES
from maniero.games.carcassonne.pile import pile_of
from maniero.games.carcassonne.rules.laying import touch
from maniero.games.carcassonne.rules.turn import FIRST_TURN
from maniero.games.carcassonne.state import Builder, Castle
from maniero.games.carcassonne.zones import no_zones
from maniero.kernel.first import NOT_CHOSEN, ChooseFirst, first_option, first_seat
from maniero.kernel.state import Ask

OPTIONS = [first_option(SEATS)]


def new_game(box: CastleBox, seats: int, options: dict[str, str]) -> Castle:
    """An empty castle; only squares beside start spaces can be built on."""
    first = first_seat(options)
    asks: list[Ask[Any]] = [FIRST_TURN]
    if first == NOT_CHOSEN:
        asks.append(ChooseFirst())
    s = Castle(
        SEATS,
        points=[0] * SEATS,
        asks=asks,
        box=box,
        builders=[Builder(box.followers, 0, NONE, [], []) for _ in range(SEATS)],
        pile=pile_of(box.actions.draw, [tile.count for tile in box.tiles]),
        left=TILES,
        drawn=NONE,
        tiles=[NONE] * len(box.squares),
        turns=[0] * len(box.squares),
        around=[0] * len(box.squares),
        near_low=0,
        near_high=0,
        zones=no_zones(),
        standing=[],
        towers=[tower > 0 for tower in range(len(box.towers))],
        bonuses=[box.bonus_copies] * BONUS_KINDS,
        turn=first,
        placed=NONE,
        removed=0,
        spent=[],
    )
    for start in box.starts:
        s.zones.add(start.kind, -1 - start.number, 1, 0, start.markets)
        touch(s, start.square, start.side, start.kind == PATH)
    s.settle()
    return s
