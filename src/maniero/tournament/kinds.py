"""The kinds of tournament: who meets whom, and who is where in the end.  All games are for two."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from maniero.tournament.lots import lot
from maniero.tournament.outcome import Outcome, Pair, Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    Rounds = Sequence[Sequence[Outcome]]  # Outcomes by round.


class Kind(ABC):
    """How a tournament goes."""

    id: str
    sizes: Sequence[int]  # Possible numbers of players.
    decisive: bool  # Every game needs a winner.

    @abstractmethod
    def rounds(self, players: int) -> int:
        """How many rounds there are."""

    @abstractmethod
    def pairings(self, players: int, played: Rounds, seed: str) -> list[Pair]:
        """Who meets whom in the round after those that were played."""

    @abstractmethod
    def standings(self, players: int, played: Rounds) -> list[Standing]:
        """Everybody, the best first."""


class Cup(Kind):
    """Four play two games at once; then the winners play for the first place, the losers for the third."""

    id = "cup"
    sizes = (4,)
    decisive = True

    def rounds(self, players: int) -> int:
        return 2

    def pairings(self, players: int, played: Rounds, seed: str) -> list[Pair]:
        if not played:
            order = list(range(players))
            lot(seed, "pairings").shuffle(order)
            return [(order[0], order[1]), (order[2], order[3])]
        (winner, loser), (other_winner, other_loser) = (game.ranked for game in played[0])
        return [(winner, other_winner), (loser, other_loser)]

    def standings(self, players: int, played: Rounds) -> list[Standing]:
        ranks: dict[int, int] = {}
        beaten = [game.ranked[1] for game in played[0]] if played else []  # They play for the third place.
        if len(played) == self.rounds(players):
            for game in played[1]:
                first, second = game.ranked
                best = 3 if first in beaten else 1
                ranks |= {first: best, second: best + 1}
        found = [_standing(player, ranks.get(player, 0), played) for player in range(players)]
        return sorted(
            found, key=lambda each: (each.player in beaten, each.rank or players, -each.won, each.player)
        )


class League(Kind):
    """One against all: every pair meets once, and the points of all games are added up."""

    id = "league"
    sizes = range(3, 9)
    decisive = False

    def rounds(self, players: int) -> int:
        return players - 1 if players % 2 == 0 else players

    def pairings(self, players: int, played: Rounds, seed: str) -> list[Pair]:
        """The circle method; where the number is odd, whoever meets the empty chair sits the round out."""
        others = self.rounds(players)  # In the circle around player 0, the empty chair included.
        turn = len(played)
        pairs = [(0, turn + 1)]
        for k in range(1, (others + 1) // 2):
            one, other = ((turn + step) % others + 1 for step in (k, -k))
            pairs.append((min(one, other), max(one, other)))
        return sorted(pair for pair in pairs if pair[1] < players)

    def standings(self, players: int, played: Rounds) -> list[Standing]:
        found = [_standing(player, 0, played) for player in range(players)]
        found.sort(key=lambda each: (-each.points, each.player))
        if not any(played):
            return found
        sums = [each.points for each in found]
        return [each._replace(rank=sums.index(each.points) + 1) for each in found]


def _standing(player: int, rank: int, played: Rounds) -> Standing:
    games = [game for outcomes in played for game in outcomes if player in game.players]
    points = sum(game.points[game.players.index(player)] for game in games)
    return Standing(player, rank, points, len(games), sum(game.winner == player for game in games))


KINDS: Final[dict[str, Kind]] = {kind.id: kind for kind in (Cup(), League())}
