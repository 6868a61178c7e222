"""The games of the house, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.burgundy import BURGUNDY
from maniero.games.carcassonne import CARCASSONNE
from maniero.games.council import COUNCIL

if TYPE_CHECKING:
    from maniero.kernel.catalogue import Game

GAMES: Final[dict[str, Game]] = {game.id: game for game in (BURGUNDY, CARCASSONNE, COUNCIL)}


class UnknownGame(ValueError):
    """There is no game with this id."""


def find(id: str) -> Game:
    """The game with this id."""
    game = GAMES.get(id)
    if game is None:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(GAMES)}")
    return game
