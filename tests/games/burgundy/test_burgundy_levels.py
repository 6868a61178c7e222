"""The learned judge, and the four levels of opponents in every way to play."""

from __future__ import annotations

import pytest

from maniero.bots.bot import ask, play
from maniero.bots.levels import BUILDER, LEVELS
from maniero.bots.search.bots import PlannerBot, RolloutBot
from maniero.bots.search.plans import Planner
from maniero.bots.search.rollouts import PlannedRollouts, Rollouts
from maniero.games import find
from maniero.games.burgundy.bundles import BUNDLES
from maniero.games.burgundy.feature_names import NAMES
from maniero.games.burgundy.features import features
from maniero.games.burgundy.judge import LearnedJudge, house_weights
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.value import value, worth
from maniero.kernel.record import Move
from maniero.kernel.rng import Rng
from maniero.kernel.state import settle_chance

GAME = find("burgundy")
WAYS = [(seats, bundle.options) for bundle in BUNDLES for seats in bundle.seats]
FOR_THEMSELVES = [(seats, options) for seats, options in WAYS if seats > 1 and "12a" not in options.values()]
JUDGE = LearnedJudge(house_weights())


def walk(seats: int, options: dict[str, str], every: int) -> list[Burgundy]:
    """Positions of a random game, so many moves apart; a seat is asked there, and no move is half done."""
    s, rng = GAME.new(seats, options), Rng(7)
    assert isinstance(s, Burgundy)
    found: list[Burgundy] = []
    moves = 0
    while True:
        settle_chance(s, rng)
        if not s.asks:
            return found
        moves += 1
        legal = s.legal()
        if moves >= every and not s.is_inside() and len(legal) > 1:
            found.append(s.copy())
            moves = 0
        s.apply(legal[rng.below(len(legal))])


# ---- the judge


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len(features(walk(2, {}, 5)[0], 0)) == len(NAMES)


def test_weights_are_of_features() -> None:
    weights = house_weights()
    assert weights.keys() <= set(NAMES)
    assert all(weights.values())


@pytest.mark.parametrize(("seats", "options"), FOR_THEMSELVES)
def test_the_judge_weighs_the_features(seats: int, options: dict[str, str]) -> None:
    weights = house_weights()
    positions = walk(seats, options, 9)
    assert len({s.phase for s in positions}) >= 5
    for s in positions:
        expected = []
        for seat in range(seats):
            weighed = zip(NAMES, features(s, seat), strict=True)
            expected.append(worth(s, seat) + sum(weights.get(name, 0.0) * x for name, x in weighed))
        seat = s.actor()
        margin = expected[seat] - max(expected[:seat] + expected[seat + 1 :])
        assert JUDGE.value(s, seat) == pytest.approx(margin)


def test_features_follow_the_clock() -> None:
    s = walk(2, {}, 40)[-1]
    given = dict(zip(NAMES, features(s, 0), strict=True))
    left = (25 - 5 * s.phase - s.round) / 25
    assert given["left"] == pytest.approx(left)
    assert given["workers"] == s.dukes[0].workers
    assert given["empty spaces * left"] == pytest.approx(s.dukes[0].tiles.count(-1) * left)


def test_at_the_end_points_count() -> None:
    s = GAME.new(2)
    assert isinstance(s, Burgundy)
    play(s, [GAME.bot(BUILDER, 2), GAME.bot("random", 2)], 3)
    assert s.winners() == [0]
    assert JUDGE.value(s, 0) == s.points[0] - s.points[1] + 0.5


@pytest.mark.parametrize(("seats", "options"), [way for way in WAYS if way not in FOR_THEMSELVES])
def test_teams_and_who_plays_alone_are_judged_by_hand(seats: int, options: dict[str, str]) -> None:
    for s in walk(seats, options, 20):
        assert JUDGE.value(s, s.actor()) == value(s, s.actor())


def test_with_less_envy_points_of_others_count_less() -> None:
    calm = LearnedJudge(house_weights(), 0.5)
    for s in walk(2, {}, 30):
        assert calm.value(s, 0) == pytest.approx(calm.worth(s, 0) - 0.5 * calm.worth(s, 1))


def test_the_judge_sees_what_the_seat_sees() -> None:
    for s in walk(3, {}, 30):
        for seat in range(3):
            assert JUDGE.value(s.imagine(seat, Rng(1)), seat) == JUDGE.value(s, seat)


# ---- the levels


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_every_level_answers_in_every_way_to_play(seats: int, options: dict[str, str], level: str) -> None:
    bot = GAME.bot(level, seats, GAME.resolve(seats, options))
    bot.seconds = 0.001  # As little as it can do.
    positions = walk(seats, options, 60)
    assert positions
    for s in positions[:: max(1, len(positions) // 3)]:
        bot.begin()
        assert ask(bot, s, s.actor(), Rng(3)) in s.legal()


def test_a_plan_is_kept_through_a_turn() -> None:
    planner = Planner(JUDGE, beam=3, keep=1)
    bot = PlannerBot(planner)
    s = walk(2, {}, 9)[0]
    seat, turn = s.actor(), (s.phase, s.round)
    answers = 0
    after_the_first = 0
    while s.actor() == seat and (s.phase, s.round) == turn:
        answers += 1
        s.apply(ask(bot, s, seat, Rng(5)))
        after_the_first = after_the_first or planner.nodes
    assert answers > 2
    assert planner.nodes == after_the_first > 0


def test_the_same_seed_is_the_same_game() -> None:
    games: list[list[str]] = []
    for _ in range(2):
        moves: list[Move] = []
        play(GAME.new(2), [GAME.bot(BUILDER, 2), GAME.bot("apprentice", 2)], 11, moves)
        games.append([move.text for move in moves])
    assert games[0] == games[1]


@pytest.mark.parametrize(
    "rollouts", [Rollouts(JUDGE, JUDGE, 2, 20.0), PlannedRollouts(JUDGE, Planner(JUDGE, 1, 1), 1, 20.0)]
)
def test_the_same_luck_is_the_same_thought(rollouts: Rollouts) -> None:
    bot = RolloutBot(Planner(JUDGE, beam=2, keep=3), rollouts, nodes=150)
    s = walk(2, {}, 50)[1]
    first, second = (bot.thoughts(s, s.actor(), Rng(9)) for _ in range(2))
    assert [(thought.action, thought.value) for thought in first] == [
        (thought.action, thought.value) for thought in second
    ]
