"""Turns in the middle of which chance speaks, at a quarry."""

from __future__ import annotations

import pytest

from maniero.bots.search.bots import RolloutBot
from maniero.bots.search.judge import ByValue, squash
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import PlannedRollouts, Rollouts
from maniero.bots.search.turns import LuckyPlanner, TurnPlanner
from maniero.kernel.rng import Rng
from tests.bots.quarry import DIG, DUST, GAMBLE, GEM, WORK, margin, new_quarry

JUDGE = ByValue(margin)


def turn_planner(samples: int = 60) -> TurnPlanner:
    return TurnPlanner(JUDGE, 4, 100, samples, TurnPlanner(JUDGE, 2, 2, 60))


def test_a_plan_is_worth_what_can_still_be_done_when_chance_has_spoken() -> None:
    """After the gamble there is a gem to be dug, worth three."""
    stopping = Planner(JUDGE, 4, 100, 60).plans(new_quarry(), 0, 3)
    onward = turn_planner().plans(new_quarry(), 0, 3)
    gamble = [[p.value for p in plans if p.actions() == [GAMBLE]] for plans in (stopping, onward)]
    assert gamble[1] == [pytest.approx(gamble[0][0] + 3.0)]


def test_luck_inside_a_turn_is_not_chosen() -> None:
    assert turn_planner().plans(new_quarry(), 0, 3)[0].actions() == [DIG, GEM, DIG, GEM]


def test_turns_come_best_first() -> None:
    values = [plan.value for plan in turn_planner().plans(new_quarry(), 0, 1)]
    assert values == sorted(values, reverse=True)


def test_what_is_thought_on_is_counted() -> None:
    stopping = Planner(JUDGE, 4, 100, 60)
    stopping.plans(new_quarry(), 0, 3)
    onward = turn_planner()
    onward.plans(new_quarry(), 0, 3)
    assert onward.nodes > stopping.nodes + 60


def test_who_knows_the_luck_plans_turns_to_their_end() -> None:
    plans = LuckyPlanner(JUDGE, 4, 100).plans(new_quarry(), 0, 1)
    assert {plan.end.actor() for plan in plans} == {1}
    assert plans[0].value >= 6.0


def test_in_planned_rollouts_everybody_plans() -> None:
    rollouts = PlannedRollouts(JUDGE, Planner(JUDGE, 4, 1, 60), 1, 0.0)
    assert rollouts.outcome(new_quarry(), 0, Rng(1)) == 0.0  # Six points each, and then it is judged.
    assert rollouts.nodes > 10


def test_planned_rollouts_end_with_the_game() -> None:
    s = new_quarry(1)
    for action in (DIG, DUST, WORK):
        s.apply(action)
    rollouts = PlannedRollouts(JUDGE, LuckyPlanner(JUDGE, 2, 1), 3, 5.0)
    assert rollouts.outcome(s.copy(), 0, Rng(1)) == pytest.approx(squash(-1 - 4, 5.0))
    assert rollouts.nodes == 1


@pytest.mark.parametrize("trust", [0, 1_000_000])
def test_a_bot_may_trust_its_planner(trust: int) -> None:
    """To this judge of rollouts everything is the other way round."""
    planner = Planner(JUDGE, 4, 8, 60)
    wrong = ByValue(lambda s, seat: -margin(s, seat))
    bot = RolloutBot(planner, Rollouts(wrong, JUDGE, 1, 5.0), 2_000, trust)
    best = bot.weighed(new_quarry(), 0, Rng(1))[0].actions()
    assert (best == [DIG, GEM, DIG, GEM]) == (trust > 0)
