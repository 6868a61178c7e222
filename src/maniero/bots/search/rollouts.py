"""Playing on: what comes of a plan when everybody goes on with moves that look good."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from maniero.bots.search.judge import Judge, squash
from maniero.bots.search.plans import Plan, finish_move
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
        self.answers: Final = (
            answers  # Before it is judged in any case: a game for one has no changes of actor.
        )
        self.nodes = 0  # Positions tried so far.

    def outcome(self, s: State, seat: int, chance: Rng) -> float:
        """Of one rollout for ``seat``; the position is used up."""
        self.nodes += 1  # So that rollouts of a game that is over come to an end too.
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
            s.apply(self.answer(s, actor, chance))
        settle_chance(s, chance)
        self.nodes += finish_move(s, s.actor(), self.quick, chance) if s.is_inside() else 0
        margin = self.judge.value(s, seat)
        if s.actor() == NOBODY:
            winners = s.winners()
            margin += 2.0 * WIN / len(winners) - WIN if seat in winners else -WIN
        return squash(margin, self.scale) if self.scale > 0.0 else margin

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


def mean_of(plan: Plan) -> float:
    return plan.mean()
