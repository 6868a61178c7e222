"""The four levels of opponents: legal to the end, the same game for the same seed, plans that are kept."""

from __future__ import annotations

import pytest

from maniero.bots.bot import Bot, ask
from maniero.bots.bot import play as play_game
from maniero.bots.levels import LEVELS
from maniero.bots.search.bots import PlannerBot
from maniero.bots.search.plans import Planner
from maniero.games import find
from maniero.games.carcassonne.judge import CastleJudge, best_zone, house_weights
from maniero.games.carcassonne.lookahead import Lines, Lookahead
from maniero.games.carcassonne.state import Castle
from maniero.kernel.record import Move
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from tests.games.carcassonne.positions import build, end, give, play, stand, table, words

GAME = find("carcassonne")


def lookahead(nodes: int = 150, late: int = 3) -> Lookahead:
    judge = CastleJudge(house_weights())
    return Lookahead(Planner(judge, beam=8, keep=4), Lines(judge, 2, late, 3), nodes)


def quick(level: str, options: dict[str, str]) -> Bot:
    """The level itself, or, where it looks ahead, one that looks at little."""
    bot = GAME.bot(level, 2, options)
    return lookahead() if isinstance(bot, Lookahead) else bot


@pytest.mark.parametrize("first", ["random", "1", "2"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_to_the_end(level: str, first: str) -> None:
    s = GAME.new(2, {"first": first})
    play_game(
        s, [quick(level, {"first": first}), GAME.bot("random")], 3
    )  # ``ask`` refuses what is not legal.
    assert not s.asks
    assert s.points[0] > s.points[1]


@pytest.mark.parametrize("level", ["architect", "master"])
def test_a_level_that_looks_ahead_answers_legally(level: str) -> None:
    s = GAME.new(2)
    assert isinstance(s, Castle)
    rng = Rng(4)
    bot = GAME.bot(level)
    assert isinstance(bot, Lookahead)
    s.apply(s.legal()[0])
    s.apply(s.legal()[7])
    assert ask(bot, s, s.actor(), rng) in s.legal()


def test_the_same_seed_is_the_same_game() -> None:
    """Also when a bot has played before: it forgets."""
    games: list[list[str]] = []
    bots: list[Bot] = [lookahead(60), GAME.bot("builder")]
    for _ in range(2):
        moves: list[Move] = []
        play_game(GAME.new(2), bots, 11, moves)
        games.append([move.text for move in moves])
    assert games[0] == games[1]


def test_a_plan_is_kept_through_a_turn() -> None:
    s = table()
    play(s, "draw-Z13")
    bot = lookahead()
    rng = Rng(1)
    thought = bot.thoughts(s, 0, Rng(1))[0]
    first = bot.choose(s, 0, rng)
    assert first is thought.action
    s.apply(first)
    before = bot.planner.nodes
    assert [bot.choose(s, 0, rng)] == thought.after
    assert bot.planner.nodes == before  # It did not think again.


def test_thinking_does_not_touch_the_world() -> None:
    s = table()
    play(s, "draw-Z13")
    before = (s.points[:], words(s), s.left, s.drawn)
    lookahead(late=60, nodes=5).choose(s, 0, Rng(1))
    assert (s.points, words(s), s.left, s.drawn) == before


def test_the_seconds_of_an_answer_are_kept() -> None:
    s = table()
    play(s, "draw-Z13")
    bot = lookahead(nodes=10**9)  # Without a cap it would never answer.
    bot.seconds = 0.01
    assert bot.choose(s, 0, Rng(1)) in s.legal()


@pytest.mark.parametrize("level", ["builder", "architect", "master"])
def test_a_level_uses_its_bonus_tile_on_the_larger_zone(level: str) -> None:
    s = table()
    build(s, "E5 Z13 0", "F5 Z09 0", "H8 Z12 0")
    stand(s, 0, "E5-1", "H8-1")
    give(s, 0, 5)
    end(s)
    assert GAME.bot(level).choose(s, 0, Rng(1)).text == "zone-E5-1"


def test_the_last_turn_is_judged_by_what_comes_of_it() -> None:
    judge = CastleJudge(house_weights())
    planner = Planner(judge, beam=8, keep=200)
    s = table()
    moves: list[Move] = []
    play_game(s, [PlannerBot(planner), lookahead()], 5, moves)
    s = table()
    for move in moves:
        s.apply(s.vocabulary().parse(move.text))
        if not s.left and words(s, "place"):
            break
    seat = s.actor()
    plans = planner.plans(s, seat, 1)
    certain = [plan for plan in plans if plan.end.actor() != CHANCE]
    assert len(certain) > 1
    for plan in certain:
        t = plan.end.copy()
        while t.asks:
            t.apply(best_zone(t, t.legal()))
        assert plan.value == t.points[seat] - t.points[1 - seat]
