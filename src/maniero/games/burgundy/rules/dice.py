"""Dice: the number an action needs, and the workers that turn a die into it."""

from __future__ import annotations

from maniero.games.burgundy.actions import Place, Sell, Take, WithDie
from maniero.games.burgundy.events import WorkersSpent
from maniero.games.burgundy.monasteries import free_placing, free_taking, worker_reach
from maniero.games.burgundy.names import DEPOTS, WILD
from maniero.games.burgundy.state import Burgundy, Duke


def workers_needed(die: int, number: int, free: int, reach: int) -> int:
    """Workers that turn a die showing ``die`` into ``number``; 6 lies next to 1.

    The change is ``free`` for so much of the way; each worker goes up to ``reach`` of the rest.
    """
    if die == WILD:
        return 0
    apart = abs(die - number)
    apart = min(apart, DEPOTS - apart) - free
    return (apart + reach - 1) // reach if apart > 0 else 0


def number_needed(duke: Duke, action: WithDie) -> int:
    """The number that the die of an action must show; any will do to take workers."""
    if isinstance(action, Take):
        return action.depot + 1
    if isinstance(action, Place):
        return duke.duchy.dice[action.space]
    return action.good + 1 if isinstance(action, Sell) else action.die


def workers_for(s: Burgundy, duke: Duke, action: WithDie) -> int:
    """Workers that an action costs with the die it names."""
    free = 0
    if isinstance(action, Take):
        free = free_taking(s, duke)
    elif isinstance(action, Place):
        free = free_placing(s, duke, duke.duchy.colours[action.space])
    return workers_needed(action.die, number_needed(duke, action), free, worker_reach(s, duke))


def spend_workers(s: Burgundy, seat: int, action: WithDie) -> None:
    """Give up the workers that the change of the die needs."""
    duke = s.dukes[seat]
    workers = workers_for(s, duke, action)
    duke.workers -= workers
    if workers and s.told is not None:
        s.told.append(WorkersSpent(seat, workers, action.die, number_needed(duke, action)))
