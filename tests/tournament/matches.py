"""Outcomes and games for the tests of tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Game, Series
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.levels import opponent
from maniero.games.castles.picks import picks
from maniero.games.castles.setup import OPTIONS, new_game
from maniero.games.castles.value import value
from maniero.games.castles.view import view
from maniero.tournament import Outcome

if TYPE_CHECKING:
    from maniero.kernel.rng import Rng

SEED = "5e" * 32


def game_with(series: Series | None = None, seat_counts: list[int] | None = None) -> Game:
    """A game of the house that says something else about tournaments."""
    return Game(
        id="matched",
        title="Matched",
        seat_counts=seat_counts or [2, 3, 4],
        minutes=5,
        rules=1,
        options=OPTIONS,
        package="maniero.games.castles",
        box=CastlesBox,
        new_game=new_game,
        view=view,
        picks=picks,
        value=value,
        opponent=opponent,
        series=series,
    )


def two_halves(options: dict[str, str], games: int, rng: Rng) -> list[dict[str, str]]:
    """Each game of a round has another gate, which one is drawn."""
    gates = ["site", "reserve"]
    start = int(rng.below(2))
    return [{**options, "gate": gates[(start + game) % 2]} for game in range(games)]


def won(first: int, second: int, points: tuple[int, int] = (20, 10)) -> Outcome:
    """The first of two players has won."""
    return Outcome((first, second), points, first)
