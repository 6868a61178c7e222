"""Planning in Castelli: chance speaks inside a turn, so the ground is looked at instead of samples."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.plans import Plan, Planner, Said, different
from maniero.games.castelli.ground import Ground
from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.names import NONE
from maniero.games.castelli.rules.tile import LayTile
from maniero.games.castelli.rules.turn import ChooseTile
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action
from maniero.kernel.state import State


class Scout(Planner):
    """Which square and which way round: by the ground, one answer at a time; all else as any planner."""

    def __init__(self, judge: CastelliJudge, beam: int, keep: int) -> None:
        super().__init__(judge, beam, keep, samples=2)
        self.ground: Final = Ground(judge)

    def plans(self, world: State, seat: int, seed: int) -> list[Plan]:
        assert isinstance(world, Castelli)
        top = world.asks[-1]
        plans: list[Plan] = []
        if isinstance(top, ChooseTile):
            for square, gain in enumerate(self.ground.squares(world, seat)):
                if gain > -90.0:
                    plans.append(self._plan(world, world.box.actions.open[square], gain))
        elif isinstance(top, LayTile):
            for turn, gain in enumerate(self.ground.turns(world, seat, world.drawn)):
                plans.append(self._plan(world, world.box.actions.lay[turn], gain))
            held = world.lords[seat].held
            if held != NONE:
                more = self.ground.kept(world, world.drawn) - self.ground.kept(world, held)
                for turn, gain in enumerate(self.ground.turns(world, seat, held)):
                    plans.append(self._plan(world, world.box.actions.swap[turn], gain + more))
        if not plans:
            return super().plans(world, seat, seed)
        return different(plans, self.keep)

    def _plan(self, world: Castelli, action: Action, gain: float) -> Plan:
        self.nodes += 1
        after = world.copy()
        after.apply(action)
        return Plan(after, Said(None, action), gain)
