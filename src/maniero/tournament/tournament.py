"""A tournament as a referee knows it: who plays, what was played, what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.tournament.kinds import KINDS
from maniero.tournament.lots import lot
from maniero.tournament.outcome import Outcome, Pair, Standing, decide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game
    from maniero.kernel.state import State
    from maniero.tournament.kinds import Kind

SEATS: Final = 2  # Of every game.


class TournamentError(ValueError):
    """A tournament that cannot be played."""


class Tournament:
    """Of one game and one kind.  Its seed decides all lots: from the same outcomes the same round follows."""

    def __init__(
        self,
        game: Game,
        kind: str,
        players: int,
        options: dict[str, str],
        seed: str,
        played: Sequence[Sequence[Outcome]] = (),
    ) -> None:
        if kind not in KINDS:
            raise TournamentError(f"there is no tournament {kind!r}; there are: {', '.join(KINDS)}")
        self.kind: Final[Kind] = KINDS[kind]
        if players not in self.kind.sizes:
            sizes = ", ".join(map(str, self.kind.sizes))
            raise TournamentError(f"a {kind} is for {sizes} players, not {players}")
        if SEATS not in game.seat_counts:
            raise TournamentError(f"{game.title} cannot be played by two")
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.played: Final = [list(outcomes) for outcomes in played]  # By round; the last may go on.

    @property
    def rounds(self) -> int:
        """How many rounds there are in all."""
        return self.kind.rounds(self.players)

    @property
    def games(self) -> int:
        """How many games a round has; of an odd number somebody sits out."""
        return self.players // SEATS

    @property
    def between(self) -> bool:
        """No game is being played: the next round can be set, or all is over."""
        return not self.played or len(self.played[-1]) == self.games

    @property
    def over(self) -> bool:
        return len(self.played) == self.rounds and self.between

    def pairings(self) -> list[Pair]:
        """Who meets whom in the next round, by seat."""
        return self.kind.pairings(self.players, self.played, self.seed)

    def boards(self) -> list[dict[str, str]]:
        """The options of the games of the next round."""
        rng = lot(self.seed, f"boards {len(self.played)}")
        boards = self.game.series.boards(self.game.resolve(SEATS, self.options), self.games, rng)
        return [self.game.resolve(SEATS, options) for options in boards]

    def check(self) -> None:
        """OptionError when the first games cannot be played with these options."""
        for options in self.boards():
            self.game.new(SEATS, options)

    def outcome(self, round: int, number: int, players: Pair, state: State) -> Outcome:
        """How a finished game came out; a tie in a tournament that needs winners is decided."""
        tie = lot(self.seed, f"tie {round} {number}") if self.kind.decisive else None
        return decide(self.game, state, players, tie)

    def standings(self) -> list[Standing]:
        """Everybody, the best first."""
        return self.kind.standings(self.players, self.played)

    def winners(self) -> list[int]:
        """Who has won; several share the victory, nobody while it goes on."""
        return [each.player for each in self.standings() if each.rank == 1] if self.over else []
