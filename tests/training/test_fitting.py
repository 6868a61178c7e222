"""Fitting: weights that are known are found again in games that were made up."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from maniero.training.fitting import data_of, fit, ridge
from maniero.training.games import Look, Watched

TRUE = np.array([3.0, -2.0, 0.5, 0.0])


def made_up(rows: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(seed)
    features = random.normal(1.0, 2.0, (rows, len(TRUE)))
    features[:, 0] = 1.0
    return features, features @ TRUE + random.normal(0, 0.1, rows)


def test_known_weights_are_found_again() -> None:
    features, wanted = made_up(4000)
    assert ridge(features, wanted, 1e-6) == pytest.approx(TRUE, abs=0.02)


def test_weights_are_shrunk() -> None:
    features, wanted = made_up(4000)
    found = ridge(features, wanted, 1.0)
    assert abs(found[1]) == pytest.approx(1.0, abs=0.05)  # Half of it.
    assert found @ features.mean(0) == pytest.approx(wanted.mean())  # The mean is not.


def test_what_was_never_seen_weighs_nothing_and_what_was_rare_little() -> None:
    features, wanted = made_up(4000)
    features = np.column_stack([features, np.zeros(4000), np.zeros(4000)])
    features[7, 5] = 1.0
    wanted[7] += 500.0
    found = ridge(features, wanted, 0.04)
    assert found[4] == 0.0
    assert abs(found[5]) < 50.0


def test_what_came_of_a_position_is_some_time_ahead_or_the_end() -> None:
    looks = [Look(side, time, 0.0, array("f", [1.0])) for time in (0, 1, 1, 2, 5) for side in (0, 1)]
    data = data_of([Watched(1, looks, [0, 0]), Watched(2, looks, [0, 0])], 2)
    times = [looks[row % 10].time if row >= 0 else None for row in data.later]
    assert times == 2 * [2, 2, 5, 5, 5, 5, 5, 5, None, None]
    sides = [row % 2 for row in data.later if row >= 0]
    assert sides == 2 * [0, 1, 0, 1, 0, 1, 0, 1]
    assert data.later[0] == 6
    assert data.later[10] == 16


def test_iteration_sees_to_the_end_of_the_game() -> None:
    """Every tick adds three points that nobody foresees by hand: each tick that is left weighs three."""
    last = 9
    games = [
        Watched(
            seed,
            [
                Look(0, time, 3.0 * time, array("f", [1, last - time] if time < last else [0, 0]))
                for time in range(last + 1)
            ],
            [3 * last],
        )
        for seed in range(16)
    ]
    found = fit(data_of(games, 3), 1e-9)
    assert found.weights == pytest.approx([0.0, 3.0], abs=0.05)
    assert found.rows == 160
    assert found.error < 0.1 < found.spread
