"""What is counted of many games: points and wins, shared ones, those of teams, games that were lost."""

from __future__ import annotations

from maniero.table.simulate import Tally
from tests.kernel.market import Market


class Pairs(Market):
    """The first and the third against the others; what they have counts together."""

    def team(self, seat: int) -> list[int]:
        return [seat % 2, seat % 2 + 2]

    def winners(self) -> list[int]:
        sums = [sum(self.points[seat] for seat in team) for team in self.teams()]
        return [seat for seat in range(4) if sums[seat % 2] == max(sums)]


class Lost(Market):
    def winners(self) -> list[int]:
        return []


def ended(kind: type[Market], *points: int) -> Market:
    seats = len(points)
    return kind(seats, list(points), [], [0] * seats, [0] * seats)


def counted(*ends: Market) -> Tally:
    tally = Tally(ends[0].seats)
    for end in ends:
        tally.add(10, end)
    return tally


def test_a_win_counts_once_and_a_shared_one_its_share() -> None:
    tally = counted(ended(Market, 3, 1, 3), ended(Market, 1, 4, 0))
    assert (tally.games, tally.actions) == (2, 20)
    assert (tally.points, tally.wins) == ([4, 5, 3], [0.5, 1, 0.5])


def test_a_win_of_a_team_is_a_whole_one_for_each_of_it() -> None:
    tally = counted(ended(Pairs, 9, 5, 0, 3), ended(Pairs, 2, 2, 2, 2))
    assert tally.wins == [1.5, 0.5, 1.5, 0.5]


def test_nobody_wins_a_game_that_was_lost() -> None:
    assert counted(ended(Lost, 40)).wins == [0]
