"""Fitted value iteration: a worth by hand is corrected until it says what it will be some time ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from maniero.training.games import Look, Watched

    Numbers = NDArray[np.float64]

ROUNDS: Final = 10  # Each looks further ahead, by what the last one has learned.
HELD_OUT: Final = 8  # Every eighth game is not learned from, but measures the error.


class Data(NamedTuple):
    """Sides of positions, and for each the one that says what came of it."""

    features: Numbers
    worth: Numbers
    later: NDArray[np.int64]  # The row of the same side some time ahead; -1 for the end of a game.
    game: NDArray[np.int64]


class Fit(NamedTuple):
    weights: Numbers
    rows: int
    error: float  # Of games that were not learned from: what is missed,
    spread: float  # and what there was to explain.


def data_of(games: list[Watched], ahead: int) -> Data:
    looks = [look for game in games for look in game.looks]
    later: list[int] = []
    for game in games:
        later += _later(game.looks, ahead, len(later))
    return Data(
        np.array([look.features for look in looks], dtype=np.float64),
        np.array([look.worth for look in looks], dtype=np.float64),
        np.array(later),
        np.array([number for number, game in enumerate(games) for _ in game.looks]),
    )


def _later(looks: list[Look], ahead: int, start: int) -> list[int]:
    """For each, the first one of the same side that is so far ahead, or the end; -1 for the end itself."""
    first: dict[tuple[int, int], int] = {}
    end = {look.side: look.time for look in looks}
    for row, look in enumerate(looks):
        first.setdefault((look.side, look.time), start + row)
    found: list[int] = []
    for look in looks:
        time = min(look.time + ahead, end[look.side])
        while (look.side, time) not in first:
            time += 1
        found.append(first[look.side, time] if look.time < end[look.side] else -1)
    return found


def fit(data: Data, shrink: float) -> Fit:
    goes_on = data.later >= 0
    held_out = goes_on & (data.game % HELD_OUT == HELD_OUT - 1)
    learned = goes_on & ~held_out
    measured = held_out if held_out.any() else learned
    value = data.worth.copy()
    for _ in range(ROUNDS):
        wanted = value[data.later] - data.worth
        weights = ridge(data.features[learned], wanted[learned], shrink)
        correction = np.where(goes_on, data.features @ weights, 0.0)
        value = data.worth + correction
    missed = (correction - wanted)[measured]
    return Fit(weights, len(data.worth), float(np.sqrt((missed**2).mean())), float(wanted[measured].std()))


def ridge(features: Numbers, wanted: Numbers, shrink: float) -> Numbers:
    """The weights that explain best what is wanted, the smaller the better; the first feature is 1 always.

    Features are made alike by their spread, but one that is rare counts as if it were less so: it gets no
    large weight from a few games.  None is clipped, for none would be in play, and a planner steers into such
    gaps.
    """
    mean, top = features.mean(0), np.abs(features).max(0)
    unused = top < 1e-9
    size = np.where(unused, 1.0, np.maximum(features.std(0), 0.25 * np.minimum(top, 4.0)))
    alike = (features - mean) / size
    square = alike.T @ alike + shrink * len(alike) * np.eye(alike.shape[1])
    found: Numbers = np.linalg.solve(square, alike.T @ (wanted - wanted.mean()))
    found[unused] = 0.0
    found /= size
    found[0] += wanted.mean() - (found * mean).sum()
    return found
