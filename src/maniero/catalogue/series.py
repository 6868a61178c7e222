"""What a game says about a series of games between the same people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.kernel.rng import Rng

    Boards = Callable[[dict[str, str], int, Rng], list[dict[str, str]]]
    Deciders = Callable[[Any, int], list[int]]


def same_boards(options: dict[str, str], games: int, rng: Rng) -> list[dict[str, str]]:
    """Every game is played as the host wants it."""
    return [dict(options) for _ in range(games)]


def no_deciders(state: object, seat: int) -> list[int]:
    return []


class Series:
    """Where the games of a round differ, and what decides a tie that one of them leaves."""

    def __init__(self, boards: Boards = same_boards, deciders: Deciders = no_deciders) -> None:
        # The options of so many games that are played at the same time, from those that the host chose.
        self.boards: Final = boards
        # Where somebody has to win: further numbers of a seat after the tie-breaks, more is better.
        self.deciders: Final = deciders
