"""What dice and workers reach: the actions that can be had, and the workers they cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.burgundy.actions import Place, Sell, Take, WithDie
from maniero.games.burgundy.monasteries import free_placing, free_taking, worker_reach
from maniero.games.burgundy.names import ANY, COLOURS, DEPOTS, GOODS, SPACES_OF_ONE
from maniero.games.burgundy.rules.dice import workers_needed
from maniero.games.burgundy.rules.placing import fitting, fitting_any
from maniero.games.burgundy.rules.storage import any_tile, usable
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.action import Action
from maniero.kernel.bags import count

ONE_HALF: Final = (1 << SPACES_OF_ONE) - 1  # All spaces of one half of a duchy, as bits.


def add_takes(
    s: Burgundy, duke: Duke, dice: list[int], reach: int, colours: int, found: list[Action]
) -> None:
    """Taking a tile of these colours (as bits) from a depot; a worker changes a die by ``reach``."""
    free = free_taking(s, duke)
    depots = [depot for depot in range(DEPOTS) if any_tile(s, depot, colours)]
    for die in dice:
        for depot in depots:
            if workers_needed(die, depot + 1, free, reach) <= duke.workers:
                found.append(s.box.actions.take[die][depot])


def add_places(
    s: Burgundy, duke: Duke, tiles: list[int], dice: list[int], reach: int, first: int, found: list[Action]
) -> None:
    """Placing one of these tiles, in the half of a duchy that begins with the space ``first``."""
    coloured: i64 = fitting(duke, tiles) >> first & ONE_HALF
    spaces: i64 = coloured
    if s.expansions:
        spaces |= fitting_any(duke, tiles) >> first & ONE_HALF
    if not spaces:
        return
    duchy = duke.duchy
    free = [free_placing(s, duke, colour) for colour in range(len(COLOURS))]
    for die in dice:
        left: i64 = spaces
        easy: i64 = coloured
        space = first
        while left:
            if left & 1:
                less = free[duchy.colours[space]] if easy & 1 else 0
                if workers_needed(die, duchy.dice[space], less, reach) <= duke.workers:
                    found.append(s.box.actions.place[die][space])
            left >>= 1
            easy >>= 1
            space += 1


def add_sells(s: Burgundy, duke: Duke, dice: list[int], reach: int, found: list[Action]) -> None:
    """Selling goods of a kind."""
    goods = [good for good in range(len(GOODS)) if count(duke.goods, good)]
    for die in dice:
        for good in goods:
            if workers_needed(die, good + 1, 0, reach) <= duke.workers:
                found.append(s.box.actions.sell[die][good])


def workers_for(s: Burgundy, seat: int, action: WithDie) -> int:
    """Workers that an action costs with the die it names; with the cheapest tile, to place one."""
    duke = s.dukes[seat]
    if isinstance(action, Take):
        return workers_needed(action.die, action.depot + 1, free_taking(s, duke), worker_reach(s, duke))
    if isinstance(action, Place):
        coloured = fitting(duke, usable(s, seat)) >> action.space & 1
        colour = duke.duchy.colours[action.space] if coloured else ANY
        return workers_to_place(s, duke, action.die, colour, action.space)
    if isinstance(action, Sell):
        return workers_needed(action.die, action.good + 1, 0, worker_reach(s, duke))
    return 0


def workers_to_place(s: Burgundy, duke: Duke, die: int, colour: int, space: int) -> int:
    """Workers that placing a tile of this colour costs."""
    return workers_needed(die, duke.duchy.dice[space], free_placing(s, duke, colour), worker_reach(s, duke))
