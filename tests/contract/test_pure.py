"""Compiled and interpreted play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.kernel.state import playout

GAMES_EACH = 4


def fingerprint(id: str) -> str:
    """Words and points of a few random games with every number of seats."""
    game = GAMES[id]
    out = []
    for seats in game.seat_counts:
        for seed in range(GAMES_EACH):
            state = game.new(seats)
            out.append((playout(state, Rng(seed)), state.points))
    return repr(out)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("pure", ["0", "1"])
def test_the_same_seed_is_the_same_game_compiled_and_interpreted(id: str, pure: str) -> None:
    code = f"from tests.contract.test_pure import fingerprint; print(fingerprint({id!r}))"
    env = {**os.environ, "MANIERO_PURE": pure}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == fingerprint(id)
