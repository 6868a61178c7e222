"""Playing on: what comes of a plan when everybody goes on with moves that look good."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from maniero.bots.search.judge import Judge, squash
from maniero.bots.search.plans import Plan, Planner, finish_move
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, State, settle_chance

WIN: Final = 4.0  # Points that a win is worth beyond its margin, and a loss costs.


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollouts:
    """Plays a position on for some turns with a fast policy, and judges where it ends."""

    def __init__(self, judge: Judge, quick: Judge, turns: int, scale: float, answers: int = 60) -> None:
        self.judge: Final = judge
        self.quick: Final = quick  # Judges the moves of the policy.
        self.turns: Final = turns  # Changes of the actor before it is judged.
        self.scale: Final = scale  # Margin that is nearly decisive; 0: plain margins.
        self.answers: Final = answers  # Judged after so many in any case: alone, the actor never changes.
        self.nodes = 0  # Positions tried so far.

    def outcome(self, s: State, seat: int, chance: Rng) -> float:
        """Of one rollout for ``seat``; the position is used up."""
        self.nodes += 1  # So that rollouts of a game that is over come to an end too.
        guess = Rng(chance.word())  # What is only tried must not use up the luck that all plans share.
        left = self.turns
        last = seat
        for _ in range(self.answers):
            settle_chance(s, chance)
            actor = s.actor()
            if actor == NOBODY:
                break
            if actor != last:
                left -= 1
                last = actor
                if left < 0:
                    break
            s = self.play_on(s, actor, guess)
        settle_chance(s, chance)
        self.nodes += finish_move(s, s.actor(), self.quick, guess) if s.is_inside() else 0
        margin = self.judge.value(s, seat)
        if s.actor() == NOBODY:
            winners = s.winners()
            margin += 2.0 * WIN / len(winners) - WIN if seat in winners else -WIN
        return self.reward(margin)

    def reward(self, margin: float) -> float:
        """What a margin counts."""
        return squash(margin, self.scale) if self.scale > 0.0 else margin

    def play_on(self, s: State, seat: int, rng: Rng) -> State:
        """The position after the policy has spoken for ``seat``; ``s`` is used up."""
        s.apply(self.answer(s, seat, rng))
        return s

    def answer(self, s: State, seat: int, rng: Rng) -> Action:
        """The policy: the move that looks best when the questions inside it are answered greedily."""
        options = self.quick.worth_trying(s, seat, s.legal())
        best = options[0]
        if len(options) == 1:
            return best
        top = -1e30
        for action in options:
            t = s.copy()
            t.apply(action)
            settle_chance(t, rng)
            self.nodes += 1 + finish_move(t, seat, self.quick, rng)
            value = self.quick.value(t, seat)
            if value > top:
                top = value
                best = action
        return best


class PlannedRollouts(Rollouts):
    """Everybody plans whole turns as the rollout goes on: slower, and closer to how they play."""

    def __init__(self, judge: Judge, planner: Planner, turns: int, scale: float, answers: int = 60) -> None:
        super().__init__(judge, planner.judge, turns, scale, answers)
        self.planner: Final = planner

    def play_on(self, s: State, seat: int, rng: Rng) -> State:
        before = self.planner.nodes
        end = self.planner.plans(s, seat, rng.word())[0].end
        self.nodes += self.planner.nodes - before
        return end


def mean_of(plan: Plan) -> float:
    return plan.mean()
