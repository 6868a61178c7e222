"""Intervals against published values, and the figures of games that were never played."""

from __future__ import annotations

import pytest

from maniero.arena.contest import Contest
from maniero.arena.figures import figures
from maniero.arena.playing import Result
from maniero.arena.statistics import mean_of, student, wilson
from maniero.games import find


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "t"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)])
def test_students_t(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.003)


def test_a_mean_and_its_interval() -> None:
    mean, interval = mean_of([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert mean == 3.5
    assert interval == pytest.approx((1.5367, 5.4633), abs=0.01)
    assert mean_of([1.0, 2.0, 3.0]).interval is None


def contest(game: str, seats: int, bots: list[str], **options: str) -> Contest:
    chosen = find(game).resolve(seats, options)
    return Contest(game, chosen, seats, bots, 1, 0.0, find(game).box().text)


def result(seed: int, rotation: int, seats: list[int], points: list[int], winners: list[int]) -> Result:
    n = len(seats)
    return Result(0, seed, rotation, seats, points, winners, 9, [2] * n, [4.0] * n, [3.0 + seats[0]] * n)


def test_margins_are_averaged_over_the_games_of_a_seed_first() -> None:
    """Luck that helps a seat by 50 points helps each bot once."""
    results = []
    for seed, better in enumerate((3, 4, 5, 6)):
        results.append(result(seed, 0, [0, 1], [100 + better, 50], [0]))
        results.append(result(seed, 1, [1, 0], [100, 50 + better], [0]))
    (pairing,) = figures(contest("council", 2, ["a", "b"]), results).pairings
    assert (pairing.wins, pairing.games) == (4, 8)
    assert pairing.margin is not None
    assert pairing.margin.mean == 4.5
    assert pairing.margin.interval == pytest.approx((2.45, 6.55), abs=0.06)
    assert [score.mean for score in pairing.scores] == [79.5, 75.0]


def test_a_shared_win_counts_its_share_and_a_single_seat_a_third() -> None:
    results = [result(1, 0, [0, 1, 1], [9, 9, 3], [0, 1]), result(1, 1, [1, 0, 1], [1, 7, 3], [1])]
    (pairing,) = figures(contest("castles", 3, ["a", "b"]), results).pairings
    assert pairing.wins == 1.5
    assert pairing.fair == pytest.approx(1 / 3)
    assert [score.mean for score in pairing.scores] == [8, 4]
    assert pairing.margin is not None
    assert pairing.margin.mean == 2


def test_teams_count_as_one() -> None:
    teams = contest("burgundy", 4, ["a", "b"], duchy="12a")
    assert teams.teams() == [[0, 2], [1, 3]]
    results = [result(1, 0, [0, 1, 0, 1], [60, 80, 60, 30], [0, 2])]
    (pairing,) = figures(teams, results).pairings
    assert (pairing.wins, pairing.fair) == (1, 0.5)
    assert [score.mean for score in pairing.scores] == [120, 110]


def test_a_game_for_one_counts_what_was_won() -> None:
    results = [result(1, 0, [0], [50], [0]), result(2, 0, [0], [20], [])]
    found = figures(contest("burgundy", 1, ["a"], duchy="13a"), results)
    assert found.ratings is None
    assert found.pairings[0].wins == 1
    assert found.pairings[0].interval == wilson(1, 2)


def test_who_wins_more_has_the_higher_rating() -> None:
    results = [result(seed, 0, [0, 1], [9, 5], [int(seed % 4 == 0)]) for seed in range(40)]
    found = figures(contest("council", 2, ["a", "b"]), results)
    assert found.ratings is not None
    assert found.ratings[0].mu > 25 > found.ratings[1].mu
    assert found.ratings[0].sigma < 5
    assert found.paces[0]._asdict() == {"decisions": 80, "per_second": 500, "ms": 2, "worst": 3}
