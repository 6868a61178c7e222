"""The four levels of opponents, with few positions to try."""

from __future__ import annotations

import pytest

from maniero.bots.bot import play
from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER, LEVELS, MASTER
from maniero.games.council import COUNCIL
from maniero.games.council.levels import NODES, thinking
from maniero.kernel.record import Move
from maniero.kernel.state import NOBODY

FEW = 1


def game(levels: list[str], sides: str, seed: int) -> list[str]:
    """The words of a whole game; ``play`` refuses what is not legal."""
    s = COUNCIL.new(len(levels), {"map": sides})
    moves: list[Move] = []
    play(s, [thinking(level, len(levels), FEW) for level in levels], seed, moves)
    assert s.actor() == NOBODY
    assert max(s.points) > 0
    return [move.text for move in moves]


@pytest.mark.parametrize(
    ("levels", "sides"),
    [
        ([BUILDER, MASTER, ARCHITECT], "BAB"),
        ([APPRENTICE, BUILDER, ARCHITECT, MASTER], "BBB"),
    ],
)
def test_every_level_plays_whole_games(levels: list[str], sides: str) -> None:
    game(levels, sides, 1)


@pytest.mark.parametrize("levels", [[APPRENTICE, BUILDER], [ARCHITECT, MASTER]])
def test_the_same_seed_is_the_same_game(levels: list[str]) -> None:
    assert game(levels, "ABA", 7) == game(levels, "ABA", 7)


def test_who_looks_ahead_has_a_number_of_positions() -> None:
    assert [level for level in LEVELS if level in NODES] == [ARCHITECT, MASTER]
    assert 0 < NODES[ARCHITECT] < NODES[MASTER]
    for level in LEVELS:
        COUNCIL.bot(level, 2)


def test_the_builder_beats_the_apprentice() -> None:
    won = 0
    for seed in range(6):
        s = COUNCIL.new(2)
        play(s, [COUNCIL.bot(LEVELS[(seed + i) % 2], 2) for i in range(2)], seed // 2)
        won += s.winners() == [1 - seed % 2]
    assert won >= 5
