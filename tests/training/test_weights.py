"""The file of weights: written, read again, its head kept."""

from __future__ import annotations

import pytest

from maniero.bots.learning import dump_weights, parse_weights
from maniero.games import GAMES

WEIGHTS = {"always": 33.057, "goods of a kind": -0.1, "card.king-waits": 0.0, "two = three": 1.0}


@pytest.mark.parametrize(
    "before", ["", '# What they weigh = points.\n\n[weights]\n"old" = 1.0\n', "# Flat.\nold = 1\n"]
)
def test_what_is_written_is_read(before: str) -> None:
    text = dump_weights(WEIGHTS, before)
    assert parse_weights(text) == WEIGHTS
    assert dump_weights(parse_weights(text), text) == text
    assert "old" not in text
    assert text.startswith(before[:6] or "[weights]")


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.learning is not None])
def test_a_game_that_learns_has_its_weights(id: str) -> None:
    game = GAMES[id]
    weights = parse_weights(game.weights_file().read_text(encoding="utf-8"))
    assert game.learning is not None
    assert set(weights) <= set(game.learning.names)
    assert parse_weights(dump_weights(weights)) == weights
    assert len(set(game.learning.names)) == len(game.learning.names)
