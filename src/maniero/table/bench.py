"""How fast a game is: whole random games on one core, copies in the middle of one, the value of positions."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, TypedDict

from maniero.kernel import state as kernel_state
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, playout

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.kernel.state import State

COPIES: Final = 5_000
COMPILED: Final = not str(kernel_state.__file__).endswith(".py")


class Figures(TypedDict):
    seats: int
    actions_per_s: float
    games_per_s: float
    actions_per_game: float
    copy_us: float
    value_us: float  # Of the value of a position for one seat, as simple bots ask for it.
    branching: float  # Mean number of actions a seat may take; chance is not counted.
    compiled: bool


def measure(game: Game, seats: int, seconds: float, options: dict[str, str]) -> Figures:
    """Play random games for about this long."""
    box = game.box()
    games = actions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or not games:
        actions += playout(game.new(seats, options, box), Rng(games))
        games += 1
    return {
        "seats": seats,
        "actions_per_s": actions / spent,
        "games_per_s": games / spent,
        "actions_per_game": actions / games,
        "copy_us": copy_time(middle(game, seats, options)) * 1e6,
        "value_us": value_time(game, seats, options) * 1e6,
        "branching": branching(game, seats, options),
        "compiled": COMPILED,
    }


def positions(game: Game, seats: int, options: dict[str, str]) -> list[State]:
    """Every position of a random game."""
    state, rng = game.new(seats, options), Rng(1)
    found = [state.copy()]
    while state.actor() != NOBODY:
        legal = state.legal()
        weights = state.weights() if state.actor() == CHANCE else [1] * len(legal)
        state.apply(legal[rng.weighted(weights)])
        found.append(state.copy())
    return found


def middle(game: Game, seats: int, options: dict[str, str]) -> State:
    """A position about half way through a random game."""
    found = positions(game, seats, options)
    return found[len(found) // 2]


def copy_time(state: State) -> float:
    """Seconds for one copy: the best of a few rounds, since noise only adds."""
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for _ in range(COPIES):
            state.copy()
        best = min(best, (perf_counter() - start) / COPIES)
    return best


def value_time(game: Game, seats: int, options: dict[str, str]) -> float:
    """Seconds for the value of a position for one seat: a random game's mean, the best of a few rounds."""
    found = positions(game, seats, options)
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for state in found:
            for seat in range(seats):
                game.value(state, seat)
        best = min(best, (perf_counter() - start) / (len(found) * seats))
    return best


def branching(game: Game, seats: int, options: dict[str, str], games: int = 5) -> float:
    """Over a few random games, how many actions a seat has to choose from."""
    asked = actions = 0
    for number in range(games):
        state, rng = game.new(seats, options), Rng(number)
        while (actor := state.actor()) != NOBODY:
            legal = state.legal()
            if actor == CHANCE:
                state.apply(legal[rng.weighted(state.weights())])
                continue
            asked += 1
            actions += len(legal)
            state.apply(legal[rng.below(len(legal))])
    return actions / asked
