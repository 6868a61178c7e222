"""Bots that plan: one that trusts its judge, and one that plays its best plans on before it decides."""

from __future__ import annotations

from time import process_time
from typing import Final

from maniero.bots.bot import Bot, Thought
from maniero.bots.search.plans import Plan, Planner
from maniero.bots.search.rollouts import Rollouts, mean_of
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State


class PlannerBot(Bot):
    """Says the best turn it can think of, action by action; thinks again where chance or others had a say."""

    def __init__(self, planner: Planner) -> None:
        super().__init__()
        self.planner: Final = planner
        self._rest: list[Action] = []  # Of the plan, the next one last.
        self._asked: list[list[int]] = []  # What may be said at each of them, if the game goes as planned.
        self._points: list[list[int]] = []  # And the points by then.

    def begin(self) -> None:
        self._rest = []

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        options = world.legal()
        if self._rest:
            action = self._rest.pop()
            if self._asked.pop() == ids(options) and self._points.pop() == world.points:
                return action
            self._rest = []  # The game went another way.
        plans = self.weighed(world, seat, rng)
        self._remember(world, plans[0].actions())
        return plans[0].actions()[0]

    def thoughts(self, world: State, seat: int, rng: Rng) -> list[Thought]:
        """The best plan of each first action."""
        found: list[Thought] = []
        seen: list[Action] = []
        for plan in self.weighed(world, seat, rng):
            actions = plan.actions()
            if actions[0] not in seen:
                seen.append(actions[0])
                found.append(Thought(actions[0], plan.mean(), actions[1:]))
        return found

    def weighed(self, world: State, seat: int, rng: Rng) -> list[Plan]:
        """Whole turns, best first."""
        return self.planner.plans(world, seat, rng.word())

    def _remember(self, world: State, actions: list[Action]) -> None:
        self._rest, self._asked, self._points = [], [], []
        s = world.copy()
        for i in range(len(actions)):
            options = s.legal()
            if i and len(options) > 1:  # Where there is one option nobody asks a bot.
                self._rest.append(actions[i])
                self._asked.append(ids(options))
                self._points.append(s.points[:])
            s.apply(actions[i])
        self._rest.reverse()
        self._asked.reverse()
        self._points.reverse()


def ids(options: list[Action]) -> list[int]:
    return [option.id for option in options]


class RolloutBot(PlannerBot):
    """Plays its best plans on, all with the same luck, and drops the worse half again and again."""

    def __init__(self, planner: Planner, rollouts: Rollouts, nodes: int, trust: int = 0) -> None:
        super().__init__(planner)
        self.rollouts: Final = rollouts
        self.nodes: Final = nodes  # Positions that one answer may try.
        self.trust: Final = trust  # Rollouts for which the planner's own judgement counts.

    def weighed(self, world: State, seat: int, rng: Rng) -> list[Plan]:
        start = process_time() if self.seconds > 0.0 else 0.0
        seed = rng.word()
        before = self.planner.nodes
        plans = self.planner.plans(world, seat, seed)
        left = self.nodes - (self.planner.nodes - before)
        for plan in plans:
            plan.total = self.trust * self.rollouts.reward(plan.value)
            plan.tries = self.trust
        rounds = 0
        while 1 << rounds < len(plans):
            rounds += 1
        alive = len(plans)
        sample = 0
        while alive > 1:
            until = self.rollouts.nodes + left // rounds
            while sample == 0 or self.rollouts.nodes < until:
                sample += 1
                for i in range(alive):
                    plan = plans[i]
                    plan.total += self._outcome(plan, seat, seed, sample)
                    plan.tries += 1
                if self.seconds > 0.0 and process_time() - start > self.seconds:
                    rounds = 0
                    break
            plans[:alive] = sorted(plans[:alive], key=mean_of, reverse=True)
            if rounds == 0:  # The time is over.
                break
            alive = (alive + 1) // 2
        return plans

    def _outcome(self, plan: Plan, seat: int, seed: int, sample: int) -> float:
        """One rollout, with the same hidden things and the same luck for all plans."""
        return self.rollouts.outcome(
            plan.end.imagine(seat, Rng(seed, 2 * sample)), seat, Rng(seed, 2 * sample + 1)
        )
