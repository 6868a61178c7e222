"""Final scoring: what is left over, the monasteries that score at the end, and what expansions add."""

from __future__ import annotations

from maniero.games.burgundy.events import GameEnded, SoloEnded
from maniero.games.burgundy.monasteries import has, score_monasteries
from maniero.games.burgundy.shields import DOUBLE_MONASTERIES
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.bags import size
from maniero.kernel.state import NOBODY


def score_the_end(s: Burgundy) -> None:
    """Goods not sold, silver, workers, monasteries; a team's once.  Who plays alone has lost by now."""
    if s.told is not None:
        s.told.append(GameEnded(NOBODY) if s.seats > 1 else SoloEnded(0, False))
    if s.seats == 1:
        return
    for seat in range(s.sides):
        duke = s.dukes[seat]
        s.score(seat, "end.goods", size(duke.goods), s.box.end_good)
        s.score(seat, "end.silver", duke.silver, s.box.end_silver)
        s.score(seat, "end.workers", duke.workers // s.box.end_workers, 1)
        score_monasteries(s, seat, 2 if has(duke, DOUBLE_MONASTERIES) else 1)
    for expansion in s.expansions:
        expansion.scores(s)
