"""Dice: the number an action needs, and the workers that turn a die into it."""

from __future__ import annotations

from maniero.games.burgundy.events import WorkersSpent
from maniero.games.burgundy.names import DEPOTS, WILD
from maniero.games.burgundy.state import Burgundy

USED = 0  # In place of the number of a die.


def workers_needed(die: int, number: int, free: int, reach: int) -> int:
    """Workers that turn a die showing ``die`` into ``number``; 6 lies next to 1.

    The change is ``free`` for so much of the way; each worker goes up to ``reach`` of the rest.
    """
    if die == WILD:
        return 0
    apart = abs(die - number)
    apart = min(apart, DEPOTS - apart) - free
    return (apart + reach - 1) // reach if apart > 0 else 0


def spend_workers(s: Burgundy, seat: int, workers: int, die: int, number: int) -> None:
    """Give up the workers that turn a die into a number."""
    s.dukes[seat].workers -= workers
    if workers and s.told is not None:
        s.told.append(WorkersSpent(seat, workers, die, number))


# ---- the two dice of a seat


def roll(s: Burgundy, seat: int, low: int, high: int) -> None:
    s.rolled[2 * seat] = low
    s.rolled[2 * seat + 1] = high
    s.dice[2 * seat] = low
    s.dice[2 * seat + 1] = high


def unused(s: Burgundy, seat: int) -> list[int]:
    """The numbers of the dice still to be used, in ascending order."""
    low = s.dice[2 * seat]
    high = s.dice[2 * seat + 1]
    if low == USED:
        return [high] if high != USED else []
    return [low, high] if high != USED else [low]


def numbers_to_use(s: Burgundy, seat: int) -> list[int]:
    """The same, a double once."""
    low = s.dice[2 * seat]
    high = s.dice[2 * seat + 1]
    if low in (USED, high):
        return [high] if high != USED else []
    return [low, high] if high != USED else [low]


def use(s: Burgundy, seat: int, die: int) -> None:
    """One of the dice that show this number is used."""
    if s.dice[2 * seat] == die:
        s.dice[2 * seat] = USED
    else:
        s.dice[2 * seat + 1] = USED


def put_away(s: Burgundy, seat: int) -> None:
    """No die is to be used any more."""
    s.dice[2 * seat] = USED
    s.dice[2 * seat + 1] = USED


def turn_die(s: Burgundy, seat: int, die: int, number: int) -> None:
    """A die still to be used shows another number."""
    dice = unused(s, seat)
    dice.remove(die)
    dice.append(number)
    dice.sort()
    put_away(s, seat)
    for i in range(len(dice)):
        s.dice[2 * seat + i] = dice[i]
