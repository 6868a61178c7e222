"""The tree search, at a quarry."""

from __future__ import annotations

import pytest

from maniero.bots.bot import ask, play
from maniero.bots.search.policy import GlanceBot, Policy
from maniero.bots.search.tree import TreeBot
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State
from tests.bots.quarry import DIG, DUST, GEM, REST, WORK, Quarry, new_quarry


class Worker(Policy):
    """Likes work, and knows a gem when it sees one."""

    def scores(self, s: State, seat: int, options: list[Action]) -> list[float]:
        return [float(option in (WORK, GEM)) for option in options]


def test_a_policy_that_knows_nothing_finds_all_alike() -> None:
    assert Policy().scores(new_quarry(), 0, [WORK, REST]) == [0.0, 0.0]


def test_a_glance_sees_what_looks_best() -> None:
    assert ask(GlanceBot(Worker()), new_quarry(), 0, Rng(1)) is WORK


def test_noise_lets_a_glance_see_other_things_too() -> None:
    seen = {ask(GlanceBot(Worker(), 1.5), new_quarry(), 0, Rng(seed)) for seed in range(40)}
    assert WORK in seen
    assert len(seen) > 1


def test_the_tree_finds_what_wins_though_its_policy_likes_another() -> None:
    s = new_quarry(1)  # One turn is left: two digs bring six points.
    s.points[1] = 5
    bot = TreeBot(Worker(), 2_000, heat=1.0)
    play_turn(s, bot)
    assert s.winners() == [0]


def play_turn(s: Quarry, bot: TreeBot) -> None:
    while s.actor() == 0:
        s.apply(ask(bot, s, 0, Rng(2)))


@pytest.mark.parametrize("policy", [Policy(), Worker()])
def test_inside_a_move_it_takes_the_gem(policy: Policy) -> None:
    s = new_quarry()
    s.apply(DIG)
    assert ask(TreeBot(policy, 600), s, 0, Rng(1)) is GEM


@pytest.mark.parametrize("nodes", [100, 1_000, 4_000])
def test_it_keeps_its_budget(nodes: int) -> None:
    bot = TreeBot(Worker(), nodes)
    bot.choose(new_quarry(), 0, Rng(1))
    whole_game = 4 * 2 * 2  # Turns, moves, answers.
    assert bot.nodes <= nodes + whole_game


def test_it_stops_when_its_seconds_are_over() -> None:
    """A hundredth of a second instead of the hours that its positions would take."""
    bot = TreeBot(Policy(), 10**12)
    bot.seconds = 0.01
    assert bot.choose(new_quarry(), 0, Rng(1)) in new_quarry().legal()


def test_it_stops_when_it_is_decided() -> None:
    s = new_quarry(1)
    s.apply(WORK)
    s.apply(DIG)
    bot = TreeBot(Worker(), 100_000, explore=0.01)
    assert bot.choose(s, 0, Rng(1)) is GEM
    assert bot.nodes < 90_000


def test_thoughts_come_most_tried_first_with_what_follows() -> None:
    s = new_quarry(1)
    s.points[1] = 5
    thoughts = TreeBot(Worker(), 4_000, heat=1.0).thoughts(s, 0, Rng(1))
    assert thoughts[0].action is DIG
    assert thoughts[0].after[0] is GEM
    assert len({thought.action for thought in thoughts}) == len(thoughts) > 1
    assert all(0.0 <= thought.value <= 1.0 for thought in thoughts)


def test_what_was_found_is_kept_for_the_next_answer() -> None:
    s = new_quarry(1)
    s.points[1] = 5
    kept, fresh = TreeBot(Worker(), 2_000), TreeBot(Worker(), 2_000)
    s.apply(ask(kept, s, 0, Rng(1)))
    spent = kept.nodes
    kept.choose(s, 0, Rng(3))
    fresh.choose(s, 0, Rng(3))
    assert kept.nodes - spent <= fresh.nodes


class Peeks(Policy):
    """Remembers what nobody can see."""

    def __init__(self) -> None:
        self.seen: set[int] = set()

    def scores(self, s: State, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, Quarry)
        self.seen.add(s.hidden)
        return [0.0] * len(options)


def test_hidden_things_are_dealt_anew_in_every_simulation() -> None:
    policy = Peeks()
    s = new_quarry()
    s.hidden = -1
    TreeBot(policy, 2_000).choose(s, 0, Rng(1))
    assert -1 not in policy.seen
    assert len(policy.seen) > 50


def test_the_same_seed_is_the_same_game() -> None:
    games = []
    for _ in range(2):
        s = new_quarry(8)
        play(s, [TreeBot(Worker(), 300), TreeBot(Policy(), 300)], 7)
        games.append(s.points)
    assert games[0] == games[1]


def test_a_new_game_is_a_new_tree() -> None:
    bot = TreeBot(Worker(), 500)
    first = [bot.choose(new_quarry(), 0, Rng(1)), bot.nodes]
    bot.begin()
    bot.nodes = 0
    assert [bot.choose(new_quarry(), 0, Rng(1)), bot.nodes] == first


def test_a_game_with_one_way_left_is_played_to_its_end() -> None:
    s = new_quarry(1)
    s.apply(DIG)
    s.apply(DUST)
    bot = TreeBot(Worker(), 200)
    play_turn(s, bot)
    assert not s.asks
