"""Evolution climbs, and takes the same way again for the same seed."""

from __future__ import annotations

from collections.abc import Iterator

from maniero.bots.learning import Tuning
from maniero.bots.search.judge import Judge
from maniero.bots.weights import Weights
from maniero.training.games import Duel, Dueled
from maniero.training.tuning import Evolution

NAMES = ["a", "b", "c"]
BEST = {"a": 2.0, "b": -1.0, "c": 0.5}


def strength(weights: Weights) -> float:
    return -sum((weights[name] - BEST[name]) ** 2 for name in NAMES)


def made_up(duels: list[Duel]) -> Iterator[Dueled]:
    """The stronger wins by how much it is stronger; whoever was given out last is ready first."""
    for each in reversed(duels):
        yield Dueled(each.seed, 1.0, 2, 30 * (strength(each.first) - strength(each.second)))


def evolved(steps: int, seed: int = 1) -> Weights:
    evolution = Evolution(Tuning(NAMES, lambda weights: Judge()), {"a": 1.0, "b": -1.5}, seed)
    for _ in range(steps):
        evolution.step(made_up)
    return evolution.weights()


def test_nothing_is_changed_before_the_first_step() -> None:
    assert evolved(0) == {"a": 1.0, "b": -1.5, "c": 0.0}


def test_it_climbs_to_the_best() -> None:
    assert strength(evolved(0)) < -1.4
    assert strength(evolved(120)) > -0.05


def test_the_same_seed_goes_the_same_way() -> None:
    assert evolved(3) == evolved(3)
    assert evolved(3) != evolved(3, seed=2)


def test_no_seed_is_used_twice() -> None:
    seen: list[int] = []
    evolution = Evolution(Tuning(NAMES, lambda weights: Judge()), {}, 5)

    def run(duels: list[Duel]) -> Iterator[Dueled]:
        seen.extend(each.seed for each in duels)
        return made_up(duels)

    evolution.step(run)
    evolution.step(run)
    assert len(set(seen)) == len(seen)
