"""A tournament from its first lot to its winner; ties, and what a game says about its series."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.catalogue import Series
from maniero.games import GAMES
from maniero.kernel.options import OptionError
from maniero.table import replay, verify
from maniero.tournament import Outcome, Tournament, TournamentError, decide
from maniero.tournament.lots import lot
from maniero.tournament.playing import play_tournament
from tests.kernel.market import Market, new_market
from tests.tournament.matches import SEED, game_with, two_halves, won

if TYPE_CHECKING:
    from maniero.tournament.playing import Played

PLAIN = game_with()


def market(points: list[int], purses: list[int], bids: list[int]) -> Market:
    """A finished game: purses break ties, bids are what decides beyond them."""
    state = new_market(2)
    state.points[:], state.purses[:], state.bids[:] = points, purses, bids
    return state


def by_bids(state: Market, seat: int) -> list[int]:
    return [state.bids[seat]]


def test_the_rules_of_the_game_decide_first() -> None:
    game = game_with(Series(deciders=by_bids))
    assert decide(game, market([5, 7], [9, 1], [9, 1]), (3, 1), lot(SEED, "x")) == Outcome((3, 1), (5, 7), 1)
    assert decide(game, market([5, 5], [2, 1], [1, 9]), (3, 1), lot(SEED, "x")).winner == 3


def test_then_what_the_game_names_for_a_cup() -> None:
    game = game_with(Series(deciders=by_bids))
    for bids, winner in (([1, 2], 1), ([2, 1], 3)):
        outcome = decide(game, market([5, 5], [1, 1], bids), (3, 1), lot(SEED, "x"))
        assert (outcome.winner, outcome.decided) == (winner, "decider")


def test_then_the_lot_which_falls_the_same_again() -> None:
    tied = market([5, 5], [1, 1], [0, 0])
    drawn = [decide(PLAIN, tied, (3, 1), lot(SEED, str(number))) for number in range(40)]
    assert {outcome.winner for outcome in drawn} == {1, 3}
    assert {outcome.decided for outcome in drawn} == {"lot"}
    assert drawn == [decide(PLAIN, tied, (3, 1), lot(SEED, str(number))) for number in range(40)]


def test_in_a_league_a_tie_stands() -> None:
    league = Tournament(PLAIN, "league", 3, {}, SEED)
    assert league.outcome(0, 0, (0, 1), market([5, 5], [1, 1], [0, 0])) == Outcome((0, 1), (5, 5), None)
    cup = Tournament(PLAIN, "cup", 4, {}, SEED)
    assert cup.outcome(0, 0, (0, 1), market([5, 5], [1, 1], [0, 0])).winner in (0, 1)


def test_a_league_with_equal_sums_is_a_shared_victory() -> None:
    played = [[Outcome((0, 1), (10, 10), None)], [won(0, 2, (5, 3))], [won(1, 2, (5, 3))]]
    assert Tournament(PLAIN, "league", 3, {}, SEED, played).winners() == [0, 1]
    assert Tournament(PLAIN, "league", 3, {}, SEED, played[:2]).winners() == []


def test_rounds_follow_when_the_last_game_is_over() -> None:
    cup = Tournament(PLAIN, "cup", 4, {}, SEED)
    assert (cup.between, cup.over, cup.rounds, cup.games) == (True, False, 2, 2)
    (one, other), second = cup.pairings()
    cup.played.append([won(one, other)])
    assert (cup.between, cup.over) == (False, False)
    cup.played[0].append(won(*second))
    assert cup.between
    cup.played.append([won(*pair) for pair in cup.pairings()])
    assert cup.over
    assert cup.winners() == [one]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(TournamentError, match="no tournament 'knockout'; there are: cup, league"):
        Tournament(PLAIN, "knockout", 4, {}, SEED)
    for kind, players in (("cup", 3), ("cup", 8), ("league", 2), ("league", 9)):
        with pytest.raises(TournamentError, match=f"not {players}"):
            Tournament(PLAIN, kind, players, {}, SEED)
    with pytest.raises(TournamentError, match="cannot be played by two"):
        Tournament(game_with(seat_counts=[3, 4]), "cup", 4, {}, SEED)
    for options in ({"wings": "yes"}, {"first": "3"}):
        with pytest.raises(OptionError):
            Tournament(PLAIN, "cup", 4, options, SEED).check()


def test_games_of_a_round_may_have_boards_of_their_own() -> None:
    game = game_with(Series(boards=two_halves))
    seeds = [f"{number:064x}" for number in range(20)]
    laid = [Tournament(game, "cup", 4, {"beauty": "yes"}, seed).boards() for seed in seeds]
    assert {tuple(options["gate"] for options in boards) for boards in laid} == {
        ("site", "reserve"),
        ("reserve", "site"),
    }
    assert {options["beauty"] for boards in laid for options in boards} == {"yes"}
    assert laid == [Tournament(game, "cup", 4, {"beauty": "yes"}, seed).boards() for seed in seeds]
    plain = Tournament(PLAIN, "cup", 4, {"gate": "reserve"}, SEED).boards()
    assert [options["gate"] for options in plain] == ["reserve", "reserve"]
    assert {options["first"] for options in plain} == {"random"}


def played(id: str, kind: str, players: int, seed: int = 3) -> Played:
    game = GAMES[id]
    bots = [game.bot("random") for _ in range(players)]
    names = [f"bot {number}" for number in range(players)]
    return play_tournament(game, kind, bots, names, {}, seed)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_can_be_a_tournament(id: str) -> None:
    tournament, records = played(id, "cup", 4)
    assert sorted(each.rank for each in tournament.standings()) == [1, 2, 3, 4]
    assert [len(games) for games in records] == [2, 2]
    for games, outcomes in zip(records, tournament.played, strict=True):
        for record, outcome in zip(games, outcomes, strict=True):
            assert replay(record).points == list(outcome.points)
            assert verify(record) > 0
            assert record.names == [f"bot {player}" for player in outcome.players]


def test_the_same_seed_plays_the_same_tournament() -> None:
    one, again, other = (played("castles", "league", 5, seed) for seed in (3, 3, 4))
    assert one.tournament.played == again.tournament.played != other.tournament.played
    assert len({record.seed for games in one.records for record in games}) == 10
