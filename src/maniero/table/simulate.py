"""Many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.bots.bot import play
from maniero.kernel.record import SIMULATED, VERSION, Move, Record, result_text
from maniero.table.chain import Chain, opening
from maniero.table.draws import seed_hash

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.bots.bot import Bot
    from maniero.catalogue import Game
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State


class Tally:
    """What came of the games so far, by seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.actions = 0
        self.points: Final = [0] * seats
        self.wins: Final = [0.0] * seats  # A win that teams share counts its share.

    def add(self, actions: int, end: State) -> None:
        self.games += 1
        self.actions += actions
        for seat, n in enumerate(end.points):
            self.points[seat] += n
        winners = end.winners()
        teams = [team for team in end.teams() if team[0] in winners]
        for seat in winners:
            self.wins[seat] += 1 / len(teams)


class Simulation:
    """Games of one kind between the same bots; game k of seed s is always the same game."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        names: Sequence[str],
        seed: int,
        options: dict[str, str],
        box: Box | None = None,
    ) -> None:
        self._game: Final = game
        self._bots: Final = list(bots)
        self._names: Final = list(names)
        self._seed: Final = seed
        self._options: Final = game.resolve(len(bots), options)
        self._box: Final = box if box is not None else game.box()
        self.tally: Final = Tally(len(bots))

    def play(self, number: int) -> None:
        """Play game ``number`` and count it."""
        self._play(number, None)

    def play_recorded(self, number: int) -> Record:
        """Play game ``number``, count it, and give its record."""
        moves: list[Move] = []
        state = self._play(number, moves)
        return simulated(self._game, self._box, self._options, self._names, self._seed + number, moves, state)

    def _play(self, number: int, moves: list[Move] | None) -> State:
        state = self._game.new(len(self._bots), self._options, self._box)
        actions = play(state, self._bots, self._seed + number, moves)
        self.tally.add(actions, state)
        return state


def simulated(
    game: Game,
    box: Box,
    options: dict[str, str],
    names: Sequence[str],
    number: int,
    moves: list[Move],
    state: State,
) -> Record:
    """The record of a finished game between bots, all of it drawn from seed ``number``."""
    seed = f"{SIMULATED}{number}"
    result = result_text(state.points, state.winners())
    hashed = seed_hash(seed)
    chain = Chain(seed, opening(game.id, game.rules, box.fingerprint, options, len(names), hashed, []))
    for move in moves:
        chain.add(move.seat, move.text)
    return Record(
        game.id,
        game.rules,
        box.fingerprint,
        options,
        list(names),
        hashed,
        moves,
        seed,
        result,
        [],
        chain.closing(list(names), result),
        VERSION,
    )
