"""Final scoring: what is left over, and the monasteries that score at the end."""

from __future__ import annotations

from maniero.games.burgundy.events import GameEnded
from maniero.games.burgundy.monasteries import score_monasteries
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.bags import size
from maniero.kernel.state import NOBODY


def score_the_end(s: Burgundy) -> None:
    """Goods not sold, silver, workers, monasteries."""
    if s.told is not None:
        s.told.append(GameEnded(NOBODY))
    for seat, duke in enumerate(s.dukes):
        s.score(seat, "end.goods", size(duke.goods), s.box.end_good)
        s.score(seat, "end.silver", duke.silver, s.box.end_silver)
        s.score(seat, "end.workers", duke.workers // s.box.end_workers, 1)
        score_monasteries(s, seat)
