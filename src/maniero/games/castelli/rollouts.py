"""Playing on in Castelli: turns that look good, found quickly."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.rollouts import Rollouts
from maniero.games.castelli.ground import Ground
from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.names import NONE
from maniero.games.castelli.rules.tile import LayTile
from maniero.games.castelli.rules.turn import ChooseTile, UseCards
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State

TILES: Final = 12  # Positions that looking for a square counts for.


class CastelliRollouts(Rollouts):
    """Squares and turns of tiles by the quick look at the ground, all else by the judge."""

    def __init__(self, judge: CastelliJudge, turns: int, scale: float) -> None:
        super().__init__(judge, judge, turns, scale)
        self.ground: Final = Ground(judge)

    def answer(self, s: State, seat: int, rng: Rng) -> Action:
        assert isinstance(s, Castelli)
        top = s.asks[-1]
        if isinstance(top, ChooseTile):
            self.nodes += TILES
            return best_square(s, self.ground.squares(s, seat))
        if isinstance(top, LayTile):
            self.nodes += 2
            return self._lay(s, seat)
        if isinstance(top, UseCards):
            return s.box.actions.go
        return super().answer(s, seat, rng)

    def _lay(self, s: Castelli, seat: int) -> Action:
        gains = self.ground.turns(s, seat, s.drawn)
        best = max(gains)
        held = s.lords[seat].held
        if held != NONE:
            others = self.ground.turns(s, seat, held)
            more = self.ground.kept(s, s.drawn) - self.ground.kept(s, held)
            if max(others) + more > best:
                return s.box.actions.swap[others.index(max(others))]
        return s.box.actions.lay[gains.index(best)]


def best_square(s: Castelli, gains: list[float]) -> Action:
    return s.box.actions.open[gains.index(max(gains))]
