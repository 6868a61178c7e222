"""Every game, every number of seats, every two options together: what the contract suite plays.

Seats and options are the factors of a covering array: each value meets each value of every other
factor in at least one game, wherever the two can be had together.  Seeds are spread over the games,
so that no two of them are played alike.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from maniero.games import GAMES

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.kernel.state import State

Row = tuple[str, ...]  # The number of seats, then a value for each option.


class Case(NamedTuple):
    """One way to play one game."""

    game: Game
    seats: int
    options: dict[str, str]  # Those that are not as usual.
    seed: int

    def new(self) -> State:
        state = self.game.new(self.seats, self.options)
        state.told = []
        return state

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.id, str(self.seats), *chosen, str(self.seed)])


@cache
def cases() -> list[Case]:
    """The usual game with every number of seats, then the covering array, of all games."""
    found = []
    for game in GAMES.values():
        usual = [
            (str(seats), *(option.default_for(seats) for option in game.options))
            for seats in game.seat_counts
        ]
        for seed, row in enumerate([*usual, *covering(possible(game))], 1):
            seats, given = int(row[0]), zip(game.options, row[1:], strict=True)
            options = {option.name: value for option, value in given if value != option.default_for(seats)}
            found.append(Case(game, seats, options, seed))
    return found


def possible(game: Game) -> list[Row]:
    """All that can be had together; tests of the game check the errors of what cannot."""
    return [
        row
        for seats in game.seat_counts
        for row in product([str(seats)], *(option.values_for(seats) for option in game.options))
    ]


def covering(rows: list[Row]) -> list[Row]:
    """A few of the rows in which every pair of values is that is in any of them."""
    wanted = set().union(*map(pairs, rows))
    chosen = []
    while wanted:
        best = max(rows, key=lambda row: len(wanted & pairs(row)))
        chosen.append(best)
        wanted -= pairs(best)
    return chosen


@cache
def pairs(row: Row) -> frozenset[tuple[tuple[int, str], ...]]:
    """All pairs of values of a row, or its one value."""
    return frozenset(combinations(enumerate(row), min(2, len(row))))
