"""What a contest says about its bots: wins, scores, margins, ratings, and how long they think."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from maniero.arena.statistics import Interval, Mean, mean_of, wilson

if TYPE_CHECKING:
    from maniero.arena.contest import Contest
    from maniero.arena.playing import Result


class Pairing(NamedTuple):
    """The games of two bots, as the first of them sees it; or of one bot alone or against itself."""

    bots: tuple[int, ...]
    games: int
    wins: float  # Games won by the first; one that several teams win counts its share.
    interval: Interval | None  # Of its share; None: a bot against itself.
    fair: float  # The share of equals.
    scores: list[Mean]  # Of each bot's team, a mean over all luck.
    margin: Mean | None  # To the best other team, a mean over all luck.


class Pace(NamedTuple):
    """How long a bot thinks."""

    decisions: int
    per_second: float
    ms: float  # For a decision, on average.
    worst: float  # For the longest of all.


class Rating(NamedTuple):
    mu: float
    sigma: float


class Figures(NamedTuple):
    pairings: list[Pairing]
    paces: list[Pace]  # By bot.
    ratings: list[Rating] | None  # By bot; None where nobody met anybody.


def figures(contest: Contest, results: list[Result]) -> Figures:
    teams = contest.teams()
    pairings = [
        _pairing(pair, teams, found)
        for number, pair in enumerate(contest.pairings())
        if (found := [result for result in results if result.pairing == number])
    ]
    paces = [_pace(bot, results) for bot in range(len(contest.bots))]
    met = any(len(pairing.bots) == 2 for pairing in pairings)
    return Figures(pairings, paces, _ratings(len(contest.bots), teams, results) if met else None)


def share(result: Result, teams: list[list[int]], bot: int) -> float:
    """Of the win, for the teams of a bot."""
    won = [team for team in teams if team[0] in result.winners]
    return sum(result.seats[team[0]] == bot for team in won) / len(won) if won else 0.0


def _pairing(pair: tuple[int, ...], teams: list[list[int]], results: list[Result]) -> Pairing:
    wins = sum(share(result, teams, pair[0]) for result in results)
    alone = len(teams) == 1
    by_seed: Final = defaultdict(list)
    for result in results:
        by_seed[result.seed].append(result)
    lots = list(by_seed.values())
    margin = None
    if len(pair) == 2:
        # The rotations of one seed share its luck, so that they are one sample and not several.
        margin = mean_of([_mean([_margin(each, teams, pair[0]) for each in lot]) for lot in lots])
    scores = [mean_of([_mean([_score(each, teams, bot) for each in lot]) for lot in lots]) for bot in pair]
    meant = len(pair) == 2 or alone
    interval = wilson(wins, len(results)) if meant else None
    return Pairing(pair, len(results), wins, interval, 0.0 if alone else 1 / len(teams), scores, margin)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _sums(result: Result, teams: list[list[int]]) -> list[tuple[int, int]]:
    """The bot of each team, and its points."""
    return [(result.seats[team[0]], sum(result.points[seat] for seat in team)) for team in teams]


def _score(result: Result, teams: list[list[int]], bot: int) -> float:
    return _mean([points for whose, points in _sums(result, teams) if whose == bot])


def _margin(result: Result, teams: list[list[int]], bot: int) -> float:
    sums = _sums(result, teams)
    return max(n for whose, n in sums if whose == bot) - max(n for whose, n in sums if whose != bot)


def _pace(bot: int, results: list[Result]) -> Pace:
    seats = [(each, seat) for each in results for seat, whose in enumerate(each.seats) if whose == bot]
    decisions = sum(each.decisions[seat] for each, seat in seats)
    ms = sum(each.ms[seat] for each, seat in seats)
    worst = max((each.worst[seat] for each, seat in seats), default=0.0)
    return Pace(decisions, 1000 * decisions / ms if ms else 0.0, ms / decisions if decisions else 0.0, worst)


def _ratings(bots: int, teams: list[list[int]], results: list[Result]) -> list[Rating]:
    """By openskill, game after game; what a bot learns at several seats of one game is averaged."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [Rating(model.mu, model.sigma) for _ in range(bots)]
    for result in results:
        if not result.winners:
            continue
        whose = [result.seats[team[0]] for team in teams]
        ranks = [0.0 if team[0] in result.winners else 1.0 for team in teams]
        before = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in whose]
        after = model.rate(before, ranks=ranks)
        for bot in set(whose):
            new = [rated[0] for rated, who in zip(after, whose, strict=True) if who == bot]
            known[bot] = Rating(_mean([each.mu for each in new]), _mean([each.sigma for each in new]))
    return known


def told(contest: Contest, found: Figures) -> dict[str, Any]:
    """The figures for programs."""
    names = contest.bots
    return {
        "game": contest.game,
        "options": contest.options,
        "seats": contest.seats,
        "seed": contest.seed,
        "seconds": contest.seconds,
        "pairings": [
            {
                "bots": [names[bot] for bot in each.bots],
                "games": each.games,
                "wins": round(each.wins, 3),
                "win_rate": round(each.wins / each.games, 4),
                "interval": _rounded(each.interval, 4),
                "fair": round(each.fair, 4),
                "scores": [_mean_told(score) for score in each.scores],
                "margin": _mean_told(each.margin) if each.margin is not None else None,
            }
            for each in found.pairings
        ],
        "bots": [
            {
                "bot": name,
                "rating": _rounded(found.ratings[bot], 3) if found.ratings is not None else None,
                "decisions": found.paces[bot].decisions,
                "decisions_per_s": round(found.paces[bot].per_second, 1),
                "ms": round(found.paces[bot].ms, 3),
                "worst_ms": round(found.paces[bot].worst, 3),
            }
            for bot, name in enumerate(names)
        ],
    }


def _rounded(pair: Interval | Rating | None, digits: int) -> list[float] | None:
    return [round(number, digits) for number in pair] if pair is not None else None


def _mean_told(mean: Mean) -> dict[str, Any]:
    return {"mean": round(mean.mean, 3), "interval": _rounded(mean.interval, 3)}
