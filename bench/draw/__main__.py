"""What the pictures of a position cost: `python -m bench.draw`.

Run it from the folder of the project.  Several tables with the most seats are played in turns by random
bots, each at another stage of its game, and after every move each seat's position is made as the server
makes it.  Figures are milliseconds of processor time a position, the mean over moves and seats.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from functools import wraps
from time import process_time
from typing import TYPE_CHECKING, Any

from maniero.games import GAMES
from maniero.i18n import language
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, State, settle_chance
from maniero.server.scene import scene
from maniero.table.bench import COMPILED

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.catalogue import Game

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
PARTS = {
    "board": "board",
    "mine": "mine",
    "mine_narrow": "narrow",
    "mine_strip": "strip",
    "opponent": "panels",
}
WARM = 3  # Moves at each table that are not counted.

Spent = Counter[str]  # Part -> seconds.


def timed(part: str, draw: Callable[..., str], spent: Spent) -> Callable[..., str]:
    """The same drawing, and how long it took."""

    @wraps(draw)
    def drawn_in_time(*given: Any) -> str:
        start = process_time()
        drawn = draw(*given)
        spent[part] += process_time() - start
        return drawn

    return drawn_in_time


def tables(game: Game, seats: int, count: int) -> list[tuple[State, Rng]]:
    """Random games, the first at its beginning and the others further on."""
    found = []
    for seed in range(count):
        state, rng = game.new(seats), Rng(seed)
        for _ in range(moves_of(game, seats, seed) * seed // count):
            move(state, rng)
        found.append((state, rng))
    return found


def moves_of(game: Game, seats: int, seed: int) -> int:
    """How many moves a random game takes."""
    state, rng, moves = game.new(seats), Rng(seed), 0
    while state.actor() != NOBODY:
        move(state, rng)
        moves += 1
    return moves


def move(state: State, rng: Rng) -> None:
    """A move of a player, and what chance draws after it."""
    settle_chance(state, rng)
    options = state.legal()
    state.apply(options[rng.below(len(options))])
    settle_chance(state, rng)


def measure(game: Game, seats: int, count: int, moves: int) -> dict[str, float]:
    """Milliseconds a position, in all and of each part."""
    spent: Spent = Counter()
    drawing = game.drawing()
    for name, part in PARTS.items():
        if getattr(drawing, name) is not None:
            setattr(drawing, name, timed(part, getattr(drawing, name), spent))
    played = tables(game, seats, count)
    positions = 0
    for number in range(WARM + moves):
        if number == WARM:
            spent.clear()
            positions = 0
        for state, rng in played:
            if state.actor() == NOBODY:
                continue
            move(state, rng)
            for seat in range(seats):
                start = process_time()
                frame = scene(game, state, [], seat, NAMES[:seats], language("en"))
                json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
                spent["position"] += process_time() - start
                positions += 1
    return {part: spent[part] / positions * 1000 for part in (*PARTS.values(), "position")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=10, help="counted at each table")
    given = parser.parse_args()
    sys.stdout.write(f"ms a position, {'compiled' if COMPILED else 'interpreted'}\n")
    sys.stdout.write(
        "game         seats" + "".join(f"{part:>10}" for part in (*PARTS.values(), "position")) + "\n"
    )
    for game in GAMES.values():
        seats = game.seat_counts[-1]
        found = measure(game, seats, given.tables, given.moves)
        sys.stdout.write(
            f"{game.id:<12} {seats:>5}" + "".join(f"{ms:>10.2f}" for ms in found.values()) + "\n"
        )


if __name__ == "__main__":
    main()
