"""Who plays whom: pairings, and the games of each on shared luck with everybody at every place."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from maniero.games import find

if TYPE_CHECKING:
    from maniero.catalogue import Game


class Contest(NamedTuple):
    """What is played, and by whom."""

    game: str
    options: dict[str, str]
    seats: int
    bots: list[str]
    seed: int
    seconds: float  # Of processor time for an answer; 0: the bots' own numbers of positions decide.
    box: str  # The components, as `Box.text` keeps them.

    def played(self) -> Game:
        return find(self.game)

    def teams(self) -> list[list[int]]:
        """The seats that win together; everybody is alone in most games."""
        game = self.played()
        return game.new(self.seats, self.options, game.kept_box(self.box)).teams()

    def pairings(self) -> list[tuple[int, ...]]:
        """Every two bots; a single bot is at all seats, and in a game for one so is each."""
        if len(self.bots) == 1 or len(self.teams()) == 1:
            return [(bot,) for bot in range(len(self.bots))]
        return list(combinations(range(len(self.bots)), 2))


class Fixture(NamedTuple):
    """One game: which bot sits where, and the seed of all its luck."""

    pairing: int
    seed: int
    rotation: int
    seats: list[int]  # The bot of each seat.


def fixtures(contest: Contest, games: int) -> list[Fixture]:
    """At least so many games of each pairing: all rotations of a seed are played.

    The first bot of a pairing plays for one team (a seat, in most games), which is each of them in turn;
    the second plays for all others.
    """
    teams = contest.teams()
    pairings = contest.pairings()
    rotations = len(teams) if len(pairings[0]) == 2 else 1
    return [
        Fixture(number, contest.seed + luck, rotation, _seated(contest.seats, pair, teams[rotation]))
        for luck in range(-(-games // rotations))
        for number, pair in enumerate(pairings)
        for rotation in range(rotations)
    ]


def _seated(seats: int, pair: tuple[int, ...], team: list[int]) -> list[int]:
    return [pair[0] if seat in team else pair[-1] for seat in range(seats)]
