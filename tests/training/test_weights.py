"""The file of weights: written, read again, its head kept."""

from __future__ import annotations

import pytest

from maniero.bots.weights import dump_weights, parse_weights
from maniero.games import GAMES

WEIGHTS = {"always": 33.057, "goods of a kind": -0.1, "card.king-waits": 0.0, "two = three": 1.0}


BEFORE = """# What they weigh = points.

[weights]
"always" = 1.0  # In each position.
old = 3
# Goods are good.
"goods of a kind" = -7.5e-3
"""
AFTER = """# What they weigh = points.

[weights]
"always" = 33.057  # In each position.
# Goods are good.
"goods of a kind" = -0.1
"card.king-waits" = 0.0
"two = three" = 1.0
"""


@pytest.mark.parametrize("before", ["[weights]", BEFORE, "# Flat.\nold = 1\nalways = 5\n"])
def test_what_is_written_is_read(before: str) -> None:
    text = dump_weights(WEIGHTS, before)
    assert parse_weights(text) == WEIGHTS
    assert dump_weights(parse_weights(text), text) == text


def test_what_a_file_says_about_its_numbers_is_kept() -> None:
    assert dump_weights(WEIGHTS, BEFORE) == AFTER


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.learning is not None])
def test_a_game_that_learns_has_its_weights(id: str) -> None:
    game = GAMES[id]
    weights = parse_weights(game.weights_file().read_text(encoding="utf-8"))
    assert game.learning is not None
    assert set(weights) <= set(game.learning.names)
    assert parse_weights(dump_weights(weights)) == weights
    assert len(set(game.learning.names)) == len(game.learning.names)
