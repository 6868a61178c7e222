"""How a game of a tournament came out, and where everybody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.kernel.rng import Rng
    from maniero.kernel.state import State

Pair = tuple[int, int]  # Two players, numbered from 0, in the order of their seats.

BY_DECIDER: Final = "decider"  # By what the game names beyond its tie-breaks.
BY_LOT: Final = "lot"


class Outcome(NamedTuple):
    """A finished game."""

    players: Pair
    points: tuple[int, int]
    winner: int | None  # One of the players; None where a tie may stand.
    decided: str = ""  # BY_DECIDER or BY_LOT; "" when the rules of the game were enough.

    @property
    def ranked(self) -> Pair:
        """The players, the winner first; as they sit where a tie stands."""
        one, other = self.players
        return (other, one) if self.winner == other else (one, other)


class Standing(NamedTuple):
    """Where a player stands."""

    player: int
    rank: int  # Counted from 1, equal for a shared one; 0 while it is not known.
    points: int  # Of all games.
    played: int
    won: int


def decide(game: Game, state: State, players: Pair, tie: Rng | None) -> Outcome:
    """The outcome of a finished game; ``tie`` draws the lot where somebody has to win."""
    points = (state.points[0], state.points[1])
    winners = state.winners()
    if len(winners) == 1:
        return Outcome(players, points, players[winners[0]])
    if tie is None:
        return Outcome(players, points, None)
    one, other = (game.series.deciders(state, seat) for seat in (0, 1))
    if one != other:
        return Outcome(players, points, players[0 if one > other else 1], BY_DECIDER)
    return Outcome(players, points, players[tie.below(2)], BY_LOT)
