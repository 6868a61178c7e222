"""How many ways a game can go on from fixed positions: a table of counts for each game.

Chance is counted with all that it can say, seats that are asked together in any order, and those that may act
unasked.  A rule that
allows one move more or less somewhere changes a count.  ``python -m tests.contract.counts`` prints the
table; what is in ``counts.txt`` changes only with the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, State, settle_chance
from tests.contract.walks import Move, random_move, take

TABLE = Path(__file__).parent / "counts.txt"
STAGES = ("start", "middle", "end")
BEFORE_THE_END = 6  # Moves.
MOST = 1500  # Positions to look at for one count.
DEEPEST = 8


class Count(NamedTuple):
    """A line of the table: from this position, so many moves deep, so many ways."""

    id: str
    seats: int
    stage: str
    depth: int
    ways: int

    def __str__(self) -> str:
        return " ".join(map(str, self))


def ways(state: State, depth: int) -> int:
    """The number of sequences of moves; those that end the game sooner count too."""
    if state.actor() == NOBODY:
        return 1
    speakers = [*state.actors(), *state.unasked()]
    if depth == 1:
        return sum(len(state.legal_for(seat)) for seat in speakers)
    total = 0
    for seat in speakers:
        for action in state.legal_for(seat):
            after = state.copy()
            take(after, Move(seat, action))
            total += ways(after, depth - 1)
    return total


def position(id: str, seats: int, stage: str) -> State:
    """The start when all is dealt, the middle of one fixed random game, or near its end."""
    state = GAMES[id].new(seats)
    settle_chance(state, Rng(1))
    if stage != "start":
        rng, moves, before = Rng(seats), [], state.copy()
        while before.actor() != NOBODY:
            moves.append(random_move(before, rng))
            take(before, moves[-1])
        until = len(moves) // 2 if stage == "middle" else len(moves) - BEFORE_THE_END
        for move in moves[:until]:
            take(state, move)
    return state


def counted() -> Iterator[Count]:
    """The table, from each position as deep as is cheap."""
    for id, game in GAMES.items():
        for seats in game.seat_counts:
            for stage in STAGES:
                state, depth = position(id, seats, stage), 1
                while depth < DEEPEST and ways(state, depth) <= MOST:
                    depth += 1
                yield Count(id, seats, stage, depth, ways(state, depth))


def kept() -> list[Count]:
    found = []
    for line in TABLE.read_text().splitlines():
        id, seats, stage, depth, number = line.split()
        found.append(Count(id, int(seats), stage, int(depth), int(number)))
    return found


if __name__ == "__main__":
    print(*counted(), sep="\n")  # noqa: T201
