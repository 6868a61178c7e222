"""Who meets whom, and who is where in the end."""

from __future__ import annotations

from collections import Counter

import pytest

from maniero.tournament import KINDS, Cup, League, Outcome
from tests.tournament.matches import SEED, won

CUP, LEAGUE = Cup(), League()


def all_rounds(players: int) -> list[list[tuple[int, int]]]:
    """The pairings of a whole league."""
    played: list[list[Outcome]] = []
    found = []
    for _ in range(LEAGUE.rounds(players)):
        found.append(LEAGUE.pairings(players, played, SEED))
        played.append([won(*pair) for pair in found[-1]])
    return found


def test_the_kinds_of_the_house() -> None:
    assert list(KINDS) == ["cup", "league"]
    assert list(CUP.sizes) == [4]
    assert list(LEAGUE.sizes) == [3, 4, 5, 6, 7, 8]


def test_a_league_of_four_goes_as_the_rulebook_has_it() -> None:
    assert all_rounds(4) == [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]]


@pytest.mark.parametrize("players", LEAGUE.sizes)
def test_in_a_league_everybody_meets_everybody_once(players: int) -> None:
    rounds = all_rounds(players)
    pairs = [pair for each in rounds for pair in each]
    assert sorted(pairs) == [(one, other) for one in range(players) for other in range(one + 1, players)]
    for each in rounds:
        busy = Counter(player for pair in each for player in pair)
        assert set(busy.values()) == {1}
        assert len(each) == players // 2  # Of an odd number exactly one sits out.
    if players % 2:
        resting = [set(range(players)) - {player for pair in each for player in pair} for each in rounds]
        assert sorted(min(each) for each in resting) == list(range(players))


def test_the_points_of_a_league_are_added_up() -> None:
    played = [
        [Outcome((0, 1), (30, 20), 0), Outcome((2, 3), (12, 12), None)],
        [Outcome((0, 2), (1, 9), 2), Outcome((1, 3), (7, 25), 3)],
    ]
    standings = LEAGUE.standings(4, played)
    assert [(each.player, each.rank, each.points) for each in standings] == [
        (3, 1, 37),
        (0, 2, 31),
        (1, 3, 27),
        (2, 4, 21),
    ]
    assert [each.won for each in standings] == [1, 1, 0, 1]
    assert {each.played for each in standings} == {2}


def test_equal_sums_share_the_rank() -> None:
    played = [[Outcome((0, 1), (10, 10), None)], [Outcome((0, 2), (5, 3), 0)], [Outcome((1, 2), (5, 9), 2)]]
    assert [(each.player, each.rank) for each in LEAGUE.standings(3, played)] == [(0, 1), (1, 1), (2, 3)]
    for nothing in ([], [[]]):
        assert {each.rank for each in LEAGUE.standings(3, nothing)} == {0}


def test_the_first_pairings_of_a_cup_are_drawn() -> None:
    drawn = {tuple(CUP.pairings(4, [], f"{number:064x}")) for number in range(200)}
    for pairs in drawn:
        assert sorted(player for pair in pairs for player in pair) == [0, 1, 2, 3]
    opponents = Counter(next(set(pair) - {0} for pair in pairs if 0 in pair).pop() for pairs in drawn)
    assert set(opponents) == {1, 2, 3}
    assert CUP.pairings(4, [], SEED) == CUP.pairings(4, [], SEED)


def test_in_the_second_round_of_a_cup_winners_meet_and_losers_meet() -> None:
    first = [Outcome((3, 1), (5, 9), 1), Outcome((0, 2), (8, 2), 0)]
    assert CUP.pairings(4, [first], SEED) == [(1, 0), (3, 2)]


def test_a_cup_ranks_by_the_second_round_alone() -> None:
    first = [Outcome((3, 1), (5, 9), 1), Outcome((0, 2), (8, 2), 0)]
    second = [Outcome((1, 0), (4, 6), 0), Outcome((3, 2), (90, 80), 3)]
    standings = CUP.standings(4, [first, second])
    assert [(each.player, each.rank) for each in standings] == [(0, 1), (1, 2), (3, 3), (2, 4)]
    assert [each.points for each in standings] == [14, 13, 95, 82]


def test_while_a_cup_goes_on_only_what_is_known_is_ranked() -> None:
    first = [Outcome((3, 1), (5, 9), 1), Outcome((0, 2), (8, 2), 0)]
    assert {each.rank for each in CUP.standings(4, [])} == {0}
    assert {each.rank for each in CUP.standings(4, [first])} == {0}
    assert [each.player for each in CUP.standings(4, [first])][:2] == [0, 1]  # Those who have won.
    third = CUP.standings(4, [first, [Outcome((3, 2), (90, 80), 3)]])
    assert [(each.player, each.rank) for each in third] == [(0, 0), (1, 0), (3, 3), (2, 4)]
