"""The games of the house, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.burgundy import BURGUNDY
from maniero.games.carcassonne import CARCASSONNE
from maniero.games.castelli import CASTELLI
from maniero.games.castles import CASTLES
from maniero.games.council import COUNCIL
from maniero.kernel.facts import ComponentError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maniero.catalogue import Game

GAMES: Final[dict[str, Game]] = {
    game.id: game for game in (BURGUNDY, CARCASSONNE, CASTELLI, CASTLES, COUNCIL)
}


class UnknownGame(ValueError):
    """There is no game with this id."""


def correct(components: Iterable[str]) -> None:
    """Play with corrected component files in this process, each ``game=file``."""
    for each in components:
        id, equals, path = each.partition("=")
        if not equals:
            raise ComponentError(f"{each!r} is not game=file")
        find(id).play_with(path)


def find(id: str) -> Game:
    """The game with this id."""
    game = GAMES.get(id)
    if game is None:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(GAMES)}")
    return game
