"""Whole turns in games where chance speaks in the middle of them: a plan does not stop there."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.judge import Judge
from maniero.bots.search.plans import Plan, Planner, Said, finish_move, value_of
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, State, settle_chance


class TurnPlanner(Planner):
    """Thinks its best plans on to the end of the turn, in some worlds of what chance may say.

    In each world the best that can be done there counts, and the mean of the worlds is what a plan is worth:
    what is still to be decided is decided when chance has spoken, and luck is not chosen.
    """

    def __init__(
        self, judge: Judge, beam: int, keep: int, samples: int, onward: TurnPlanner | None = None
    ) -> None:
        super().__init__(judge, beam, keep, samples)
        self._onward: Final = onward  # Who thinks on; None: itself.

    def plans(self, world: State, seat: int, seed: int) -> list[Plan]:
        found = super().plans(world, seat, seed)
        thought = [self._to_the_end(plan, seat, seed) for plan in found]
        thought.sort(key=value_of, reverse=True)
        return thought

    def _to_the_end(self, plan: Plan, seat: int, seed: int) -> Plan:
        if plan.end.actor() != CHANCE:
            return plan
        onward = self._onward or self
        before = onward.nodes
        total = 0.0
        for sample in range(self.samples):
            t = plan.end.copy()
            settle_chance(t, Rng(seed, 8 + sample))
            if t.actor() != seat:
                return plan
            total += onward.plans(t, seat, seed + sample)[0].value
        if onward is not self:
            self.nodes += onward.nodes - before
        return Plan(plan.end, plan.said, total / self.samples)


class LuckyPlanner(Planner):
    """Plans as if it knew what chance will say: quick, and too hopeful to decide by; for rollouts."""

    def _extend(
        self, s: State, seat: int, said: Said | None, found: list[Plan], done: list[Plan], seed: int
    ) -> None:
        for action in self.judge.worth_trying(s, seat, s.legal()):
            t = s.copy()
            t.apply(action)
            self.nodes += 1
            rng = Rng(seed, 8)
            settle_chance(t, rng)
            if t.actor() == seat and t.is_inside():
                if self.nodes < self._most:
                    self._extend(t, seat, said, found, done, seed)
                    continue
                self.nodes += finish_move(t, seat, self.judge, rng)
            plan = Plan(t, said, self.judge.value(t, seat))
            if t.actor() == seat:
                found.append(plan)
            else:
                done.append(plan)
