"""The words of each game and their numbers never change: records are written in them, learners count on them.

A game that gains words gets them at the end of a file that is then made anew, on purpose:
``python -m tests.contract.test_vocabularies council > tests/games/council/vocabulary.txt``.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from maniero.games import GAMES

FOLDER = Path(__file__).parent.parent / "games"


def vocabulary(id: str) -> list[str]:
    """The words with the components of the package, in their order."""
    game = GAMES[id]
    return [action.text for action in game.new(game.usual_seats).vocabulary().actions]


@pytest.mark.parametrize("id", GAMES)
def test_words_and_their_numbers_are_as_they_were(id: str) -> None:
    assert vocabulary(id) == (FOLDER / id / "vocabulary.txt").read_text().splitlines()


if __name__ == "__main__":
    print(*vocabulary(sys.argv[1]), sep="\n")  # noqa: T201
