"""Learning new weights for a game, and a match that says whether they are better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from maniero.arena.statistics import Interval, wilson
from maniero.bots.learning import Fitting, Tuning
from maniero.bots.weights import dump_weights, parse_weights
from maniero.training.games import Duel, Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from maniero.bots.learning import Learning
    from maniero.bots.weights import Weights
    from maniero.catalogue import Game
    from maniero.training.games import Dueled, Watched

UNSEEN: Final = 1_000_000_000  # Seeds from here on are those of matches: nothing was learned from them.


class TrainingError(ValueError):
    """Nothing can be learned here."""


class Tasks(Protocol):
    """Who does the work: `arena.jobs.Pool`, or a cluster."""

    def run(self, tasks: Sequence[Any]) -> Iterator[Any]: ...


class Learned(NamedTuple):
    weights: Weights
    games: int
    told: dict[str, float]  # What the method says of itself.


class Match(NamedTuple):
    """New weights against old ones."""

    games: int
    wins: float
    interval: Interval
    margin: float

    @property
    def won(self) -> bool:
        """Whether chance is no likely reason for it."""
        return self.interval.low > 0.5


def learning_of(game: Game) -> Learning:
    if game.learning is None:
        raise TrainingError(f"{game.title} has no weights to learn")
    return game.learning


def old_weights(game: Game) -> Weights:
    return parse_weights(game.weights_file().read_text(encoding="utf-8"))


def learn(
    learning: Learning, old: Weights, games: int, seed: int, tasks: Tasks, done: Callable[[int], None]
) -> Learned:
    """About so many games, and what they teach; ``done`` is told how many have been played."""
    if isinstance(learning, Fitting):
        return _fitted(learning, old, games, seed, tasks, done)
    assert isinstance(learning, Tuning)
    return _tuned(learning, old, games, seed, tasks, done)


def _fitted(
    learning: Fitting, old: Weights, games: int, seed: int, tasks: Tasks, done: Callable[[int], None]
) -> Learned:
    from maniero.training.fitting import data_of, fit  # It needs an extra.

    watched: list[Watched] = []
    for game in tasks.run([Watch(seed + number, old) for number in range(games)]):
        watched.append(game)
        done(1)
    watched.sort()  # By seed, whoever was ready first.
    found = fit(data_of(watched, learning.ahead), learning.shrink)
    weights = {name: round(float(x), 4) for name, x in zip(learning.names, found.weights, strict=True)}
    points = [n for game in watched for n in game.points]
    told = {
        "rows": found.rows,
        "error": round(found.error, 3),
        "spread": round(found.spread, 3),
        "mean_score": round(sum(points) / len(points), 3),
    }
    return Learned({name: x for name, x in weights.items() if x}, games, told)


def _tuned(
    learning: Tuning, old: Weights, games: int, seed: int, tasks: Tasks, done: Callable[[int], None]
) -> Learned:
    from maniero.training.tuning import DUELS, Evolution

    evolution = Evolution(learning, old, seed)
    steps = max(1, games // (2 * DUELS))

    def run(duels: list[Duel]) -> Iterator[Dueled]:
        for played in tasks.run(duels):
            done(2)
            yield played

    margins = [evolution.step(run) for _ in range(steps)]
    told = {"steps": steps, "mean_margin": round(sum(margins) / steps, 3)}
    return Learned(evolution.weights(), 2 * DUELS * steps, told)


def match(
    new: Weights, old: Weights, games: int, seed: int, tasks: Tasks, done: Callable[[int], None]
) -> Match:
    """At least so many games, two of each seed."""
    duels = [Duel(UNSEEN + seed + number, new, old, True) for number in range(-(-games // 2))]
    wins = margin = 0.0
    for played in tasks.run(duels):
        wins += played.wins
        margin += played.margin / len(duels)
        done(2)
    return Match(2 * len(duels), wins, wilson(wins, 2 * len(duels)), margin)


def new_file(game: Game, weights: Weights) -> str:
    """The text of a file with new weights."""
    return dump_weights(weights, game.weights_file().read_text(encoding="utf-8"))
