"""The four levels of opponents, with few positions to try."""

from __future__ import annotations

import pytest

from maniero.bots.bot import play
from maniero.bots.levels import LEVELS
from maniero.games.council import COUNCIL
from maniero.games.council.levels import NODES, thinking
from maniero.kernel.record import Move
from maniero.kernel.state import NOBODY

FEW = 60


def game(level: str, seats: int, sides: str, seed: int) -> list[str]:
    """The words of a whole game; ``play`` refuses what is not legal."""
    s = COUNCIL.new(seats, {"map": sides})
    moves: list[Move] = []
    play(s, [thinking(level, FEW) for _ in range(seats)], seed, moves)
    assert s.actor() == NOBODY
    assert max(s.points) > 0
    return [move.text for move in moves]


@pytest.mark.parametrize(("seats", "sides"), [(2, "AAA"), (3, "BAB"), (4, "BBB")])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games(level: str, seats: int, sides: str) -> None:
    game(level, seats, sides, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_is_the_same_game(level: str) -> None:
    first = game(level, 2, "ABA", 7)
    assert game(level, 2, "ABA", 7) == first
    assert game(level, 2, "ABA", 8) != first


def test_who_looks_ahead_has_a_number_of_positions() -> None:
    assert [level for level in LEVELS if level in NODES] == list(LEVELS[2:])
    for level in LEVELS:
        COUNCIL.bot(level, 2)


def test_the_builder_beats_the_apprentice() -> None:
    won = 0
    for seed in range(10):
        s = COUNCIL.new(2)
        play(s, [COUNCIL.bot(LEVELS[(seed + i) % 2], 2) for i in range(2)], seed // 2)
        won += s.winners() == [1 - seed % 2]
    assert won >= 7
