"""A tournament: two games at the same time share the board, and silver decides a tie."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.names import PIECES
from maniero.games.castelli.state import Castelli
from maniero.kernel.first import RANDOM
from maniero.kernel.rng import Rng

_HALVES: Final = 2  # Games on one board.


def boards(options: dict[str, str], games: int, rng: Rng) -> list[dict[str, str]]:
    """A half of a board for each game, by lot: one with the printed mine, one with the mine tile.

    Where the host has chosen a board all games are played on it.
    """
    found: list[dict[str, str]] = []
    while len(found) < games:
        others = list(range(1, len(PIECES)))
        rng.shuffle(others)
        pieces = PIECES[0] + "".join([PIECES[piece] for piece in others])
        for half in (pieces[:_HALVES], pieces[_HALVES:]):
            found.append({**options, "board": half} if options["board"] == RANDOM else dict(options))
    return found[:games]


def deciders(s: Castelli, seat: int) -> list[int]:
    """After points and castles, the most silver."""
    return [s.lords[seat].silver]
