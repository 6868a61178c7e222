"""Planning turns and playing them on, at a quarry."""

from __future__ import annotations

import pytest

from maniero.bots.bot import Bot, ask, play
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.judge import ByValue, Judge, squash
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import Rollouts
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State
from tests.bots.quarry import DIG, DUST, GAMBLE, GEM, REST, WORK, Quarry, margin, new_quarry

JUDGE = ByValue(margin)


def planner(beam: int = 4, keep: int = 8, samples: int = 60) -> Planner:
    return Planner(JUDGE, beam, keep, samples)


def rollout_bot(nodes: int = 2_000, turns: int = 2) -> RolloutBot:
    return RolloutBot(planner(samples=4), Rollouts(JUDGE, JUDGE, turns, 5.0), nodes)


def bots() -> list[Bot]:
    return [PlannerBot(planner()), rollout_bot()]


def test_a_plan_is_a_whole_turn_with_the_questions_inside_its_moves() -> None:
    best = planner().plans(new_quarry(), 0, 1)[0]
    assert best.actions() == [DIG, GEM, DIG, GEM]
    assert best.value == 6.0
    assert best.end.actor() == 1


def test_a_half_done_move_is_never_compared() -> None:
    """After ``dig`` alone everything else looks better: with a beam of one it would be dropped."""
    assert planner(beam=1).plans(new_quarry(), 0, 1)[0].actions() == [DIG, GEM, DIG, GEM]


def test_chance_inside_a_turn_is_averaged_and_not_hoped_for() -> None:
    plans = planner(keep=100).plans(new_quarry(), 0, 3)
    gambles = [plan for plan in plans if plan.actions() == [GAMBLE]]
    assert len(gambles) == 1
    assert -3.0 < gambles[0].value < 2.0  # 8 once in six times, else -3; the best of all draws would be 8.


def test_a_plan_ends_where_chance_speaks() -> None:
    for plan in planner(keep=100).plans(new_quarry(), 0, 1):
        assert GAMBLE not in plan.actions()[:-1]


def test_plans_come_best_first_and_none_twice() -> None:
    values = [plan.value for plan in planner(keep=5).plans(new_quarry(), 0, 1)]
    assert values == sorted(set(values), reverse=True)
    assert len(values) == 5


class NeverDigs(Judge):
    def value(self, s: State, seat: int) -> float:
        return margin(s, seat)

    def worth_trying(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        return [option for option in options if option is not DIG]


def test_a_judge_says_what_is_worth_trying() -> None:
    assert Planner(NeverDigs(), 4, 1, 60).plans(new_quarry(), 0, 1)[0].actions() == [WORK, WORK]


@pytest.mark.parametrize("number", range(2))
def test_a_bot_keeps_to_its_plan_without_thinking_again(number: int) -> None:
    bot = bots()[number]
    assert isinstance(bot, PlannerBot)
    s = new_quarry()
    s.apply(ask(bot, s, 0, Rng(1)))
    thought = bot.planner.nodes
    while s.actor() == 0:
        s.apply(ask(bot, s, 0, Rng(1)))
    assert bot.planner.nodes == thought
    assert s.points == [6, 0]


def test_a_bot_thinks_again_when_the_game_goes_another_way() -> None:
    bot = PlannerBot(planner())
    s = new_quarry()
    ask(bot, s, 0, Rng(1))
    s.apply(REST)  # What it said was taken back.
    thought = bot.planner.nodes
    assert ask(bot, s, 0, Rng(1)) is DIG
    assert bot.planner.nodes > thought


def test_a_new_game_is_a_new_thought() -> None:
    bot = PlannerBot(planner())
    ask(bot, new_quarry(), 0, Rng(1))
    bot.begin()
    thought = bot.planner.nodes
    ask(bot, new_quarry(), 0, Rng(1))
    assert bot.planner.nodes > thought


@pytest.mark.parametrize("nodes", [200, 1_000, 5_000])
def test_rollouts_keep_their_budget(nodes: int) -> None:
    bot = rollout_bot(nodes)
    bot.weighed(new_quarry(), 0, Rng(1))
    spent = bot.planner.nodes + bot.rollouts.nodes
    one_sample = 8 * 2 * 2 * 6  # Plans, turns, moves, options with their questions.
    assert spent <= nodes + 3 * one_sample  # One a round may have been under way.
    assert spent > nodes / 2


def test_a_bot_stops_when_its_seconds_are_over() -> None:
    """A hundredth of a second instead of the minutes that its positions would take."""
    bot = rollout_bot(nodes=100_000_000)
    bot.seconds = 0.01
    assert ask(bot, new_quarry(), 0, Rng(1)) is DIG


def test_thoughts_are_the_best_plans_of_different_beginnings() -> None:
    thoughts = rollout_bot().thoughts(new_quarry(), 0, Rng(1))
    assert thoughts[0].action is DIG
    assert thoughts[0].after == [GEM, DIG, GEM]
    assert len({thought.action for thought in thoughts}) == len(thoughts) > 1


def test_the_same_seed_is_the_same_game() -> None:
    games = []
    for _ in range(2):
        s = new_quarry(8)
        play(s, bots(), 7)
        games.append(s.points)
    assert games[0] == games[1]


def test_rollouts_end_with_the_game() -> None:
    s = new_quarry(1)
    s.apply(DIG)
    s.apply(DUST)
    s.apply(WORK)
    assert not s.asks
    rollouts = Rollouts(JUDGE, JUDGE, 3, 5.0)
    assert rollouts.outcome(s.copy(), 0, Rng(1)) == pytest.approx(squash(-1 - 4, 5.0))
    assert rollouts.outcome(s.copy(), 1, Rng(1)) == pytest.approx(squash(1 + 4, 5.0))


class Peeks(Judge):
    """Looks at what nobody can see."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Quarry)
        return float(s.hidden)


def test_what_is_hidden_is_dealt_anew_for_every_rollout() -> None:
    seen: list[float] = []

    class Listens(Rollouts):
        def outcome(self, s: State, seat: int, chance: Rng) -> float:
            seen.append(self.judge.value(s, seat))
            return super().outcome(s, seat, chance)

    bot = RolloutBot(planner(keep=2, samples=1), Listens(Peeks(), JUDGE, 1, 0.0), 300)
    bot.weighed(new_quarry(), 0, Rng(5))
    assert len(set(seen)) > len(seen) / 4
    assert seen[0] == seen[1]  # And the same for the plans that are compared.


def test_plans_that_end_the_game_are_weighed_and_that_ends() -> None:
    s = new_quarry(1)
    assert rollout_bot().thoughts(s, 0, Rng(1))[0].action is DIG
