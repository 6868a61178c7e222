"""Castelli as a tournament: two games share a board, and what decides a tie."""

from __future__ import annotations

import pytest

from maniero.games.castelli import CASTELLI
from maniero.games.castelli.setup import HALVES
from maniero.tournament import Outcome, Tournament
from maniero.tournament.lots import numbered_seed
from tests.clauses import clause
from tests.games.castelli.positions import castle, table

SEEDS = [numbered_seed(number) for number in range(40)]


def cup(seed: str = SEEDS[0], **options: str) -> Tournament:
    return Tournament(CASTELLI, "cup", 4, options, seed)


def tied(silver: list[int], *castles: int) -> Outcome:
    """A game of the cup between players 2 and 0 with equal points; these seats have a castle each."""
    s = table(2)
    s.points = [20, 20]
    for seat, many in enumerate(silver):
        s.lords[seat].silver = many
    for seat, site in zip(castles, ("B3 rock1", "B3 rock2"), strict=False):
        castle(s, seat, site)
    return cup().outcome(0, 0, (2, 0), s)


@clause("castelli", "setup.half", "end.cup")
def test_the_games_of_a_round_share_the_four_pieces() -> None:
    boards = [[options["board"] for options in cup(seed).boards()] for seed in SEEDS]
    for printed, covered in boards:
        assert sorted(printed + covered) == ["A", "B", "C", "D"]
        assert printed[0] == "A"
    assert {half for halves in boards for half in halves} == set(HALVES)


@clause("castelli", "setup.half")
def test_a_board_that_the_host_has_chosen_is_played_by_all() -> None:
    assert [options["board"] for options in cup(board="DB").boards()] == ["DB", "DB"]


@clause("castelli", "end.cup")
@pytest.mark.parametrize(("silver", "winner"), [([3, 2], 2), ([2, 3], 0)])
def test_silver_decides_after_points_and_castles(silver: list[int], winner: int) -> None:
    assert tied(silver) == Outcome((2, 0), (20, 20), winner, "decider")
    assert tied(silver, 0, 1) == Outcome((2, 0), (20, 20), winner, "decider")
    assert tied(silver, 0) == Outcome((2, 0), (20, 20), 2)


@clause("castelli", "end.cup")
def test_then_the_lot_decides() -> None:
    s = table(2)
    found = [cup(seed).outcome(0, 0, (2, 0), s) for seed in SEEDS]
    assert {outcome.winner for outcome in found} == {0, 2}
    assert {outcome.decided for outcome in found} == {"lot"}


@clause("castelli", "end.league")
def test_silver_decides_nothing_in_a_league() -> None:
    league = Tournament(CASTELLI, "league", 4, {}, SEEDS[0])
    s = table(2)
    s.points = [20, 20]
    s.lords[0].silver = 3
    drawn = league.outcome(0, 0, (0, 1), s)
    assert drawn == Outcome((0, 1), (20, 20), None)
    third = Outcome((2, 3), (19, 5), 2)
    one_round = Tournament(CASTELLI, "league", 4, {}, SEEDS[0], [[drawn, third]])
    assert [(each.player, each.rank) for each in one_round.standings()] == [(0, 1), (1, 1), (2, 3), (3, 4)]
