"""What a trial brings in points."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.events import TargetReached
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.events import PointsScored
from maniero.kernel.trial import Trial

REGIONS: Final = ("region.size", "region.phase", "colour.first", "colour.second")  # Told with the region.
POSTS: Final = ("posts.pair", "posts.first", "posts.second")  # Told with the border posts.


def scored(trial: Trial[Burgundy], clauses: tuple[str, ...]) -> str:
    """The points of these clauses, one by one: "+6 +10"."""
    return " ".join(f"+{event.points}" for event in _own(trial) if event.clause in clauses)


def plain(trial: Trial[Burgundy]) -> int:
    """Points that a sale, livestock or a watchtower gives; none are kept where the target is reached."""
    if any(isinstance(event, TargetReached) for event in trial.told):
        return 0
    return sum(event.points for event in _own(trial) if event.clause not in (*REGIONS, *POSTS))


def _own(trial: Trial[Burgundy]) -> list[PointsScored]:
    return [event for event in trial.told if isinstance(event, PointsScored) and event.seat == trial.seat]
