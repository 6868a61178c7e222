"""The games that learning needs, each a task for any process: one to look at, and a duel of two judges."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, NamedTuple

from maniero.bots.bot import ask, play
from maniero.bots.learning import Fitting
from maniero.games import find
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, settle_chance

if TYPE_CHECKING:
    from maniero.bots.bot import Bot
    from maniero.bots.learning import Learning
    from maniero.bots.weights import Weights
    from maniero.catalogue import Game
    from maniero.kernel.action import Action
    from maniero.kernel.state import State

SEATS: Final = 2
BLUNDERS: Final = 5  # Of 100 answers, so many are anything: what nobody does is seen as well.
AGAIN: Final = 15  # Of 100 further positions of the same seat at the same time, so many are looked at.


class Look(NamedTuple):
    """A side of a position."""

    side: int
    time: int
    worth: float  # By hand; at the end of the game, its points.
    features: array[float]  # At the end of the game, nothing.


class Watch(NamedTuple):
    """A task: a game of a judge with itself."""

    seed: int
    weights: Weights


class Watched(NamedTuple):
    seed: int
    looks: list[Look]  # The last of each side is the end.
    points: list[int]


class Duel(NamedTuple):
    """A task: two games of one seed between two judges, who change places."""

    seed: int
    first: Weights
    second: Weights
    decides: bool = False  # Of a match: then they look ahead.


class Dueled(NamedTuple):
    seed: int
    wins: float  # Of the first; a shared one counts its share.
    games: int
    margin: float  # Of the first, on average.


class Teacher:
    """Does tasks for one game, in any process."""

    def __init__(self, id: str) -> None:
        self._id: Final = id

    def __reduce__(self) -> tuple[type[Teacher], tuple[str]]:
        return Teacher, (self._id,)

    def __call__(self, task: Watch | Duel) -> Watched | Dueled:
        game = find(self._id)
        assert game.learning is not None
        return (
            watch(game, game.learning, task) if isinstance(task, Watch) else duel(game, game.learning, task)
        )


def duel(game: Game, learning: Learning, task: Duel) -> Dueled:
    wins = margin = 0.0
    player = learning.champion if task.decides else learning.player
    for place in range(SEATS):
        bots = [player(learning.judge(weights)) for weights in (task.first, task.second)]
        state = game.new(SEATS)
        play(state, bots if place == 0 else bots[::-1], task.seed)
        winners = state.winners()
        wins += 1 / len(winners) if place in winners else 0.0
        margin += (state.points[place] - state.points[1 - place]) / SEATS
    return Dueled(task.seed, wins, SEATS, margin)


def watch(game: Game, learning: Learning, task: Watch) -> Watched:
    assert isinstance(learning, Fitting)
    state, rng = game.new(SEATS), Rng(task.seed, 9)
    bots = [learning.player(learning.judge(task.weights)) for _ in range(SEATS)]
    looks: list[Look] = []
    turns, last = 0, NOBODY
    seen = (NOBODY, -1)  # Who was looked at last, and when.
    time = 0
    while (seat := state.actor()) != NOBODY:
        if seat == CHANCE:
            settle_chance(state, rng)
            continue
        turns += seat != last
        last = seat
        options = state.legal()
        if len(options) > 1 and not state.is_inside():
            time = learning.clock(state) if learning.clock is not None else turns
            if (seat, time) != seen or rng.below(100) < AGAIN:
                seen = (seat, time)
                looks += [_look(learning, state, side, time) for side in range(SEATS)]
        state.apply(_answer(bots[seat], state, seat, rng))
    nothing = array("f", [0.0] * len(learning.names))
    looks += [Look(side, time + 1, float(state.points[side]), nothing) for side in range(SEATS)]
    return Watched(task.seed, looks, list(state.points))


def _look(learning: Fitting, state: State, side: int, time: int) -> Look:
    return Look(side, time, learning.worth(state, side), array("f", learning.features(state, side)))


def _answer(bot: Bot, state: State, seat: int, rng: Rng) -> Action:
    if rng.below(100) < BLUNDERS:
        options = state.legal()
        return options[rng.below(len(options))]
    return ask(bot, state, seat, rng)
