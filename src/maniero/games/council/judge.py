"""Who says how good a position is: the rule of thumb of ``value``, corrected by what games have taught."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.bots.search.judge import Judge
from maniero.bots.weights import read_weights
from maniero.games.council import candidates
from maniero.games.council.features import NAMES, PLAIN, Network, most_built, network_of, plain_features
from maniero.games.council.state import Council
from maniero.games.council.value import value, worth
from maniero.kernel.action import Action
from maniero.kernel.state import State


class RuleOfThumb(Judge):
    """Judges by ``value`` alone: quick."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Council)
        return value(s, seat)

    def worth_trying(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        assert isinstance(s, Council)
        return candidates.worth_trying(s, seat, options)


class CouncilJudge(RuleOfThumb):
    """Own side minus the best other, each the rule of thumb with its correction; exact when the game is over.

    Of the others' hands it knows the number of cards only, as the seat does.
    """

    def __init__(self, weights: list[float]) -> None:
        self._weights: Final = weights  # By NAMES.
        self._by_built: Final[list[list[float]]] = []  # For each number of emporiums that somebody has built.
        self._emporiums = 0
        self._tokens: list[int] = []
        self._roads: list[str] = []
        self._networks: dict[int, Network] = {}  # By emporiums, of this game.

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Council)
        if not s.asks:
            return value(s, seat)
        best = -1e9
        own = 0.0
        self._begin(s)
        weights = self._by_built[most_built(s)]
        for side in range(s.seats):
            x = self._side(s, side, side == seat, weights)
            if side == seat:
                own = x
            elif x > best:
                best = x
        return own - best

    def _side(self, s: Council, side: int, seen: bool, weights: list[float]) -> float:
        total = worth(s, side)
        f = plain_features(s, side, self._network(s, s.players[side].built), seen)
        for i in range(PLAIN):
            x = f[i]
            if x != 0.0:
                total += x * weights[i]
        return total

    def _begin(self, s: Council) -> None:
        """Forget the cities of another game."""
        if s.tokens != self._tokens or s.city_map.roads is not self._roads:
            self._tokens = s.tokens[:]
            self._roads = s.city_map.roads
            self._networks = {}
        if s.box.emporiums != self._emporiums:
            self._emporiums = s.box.emporiums
            self._by_built.clear()
            for built in range(s.box.emporiums + 1):
                self._by_built.append(weights_at(self._weights, built / s.box.emporiums))

    def _network(self, s: Council, built: i64) -> Network:
        network = self._networks.get(built)
        if network is None:
            network = network_of(s, built)
            self._networks[built] = network
        return network


def weights_at(weights: list[float], progress: float) -> list[float]:
    """By plain feature, when the game is so far."""
    return [
        weights[i] + progress * weights[PLAIN + i] + progress * progress * weights[2 * PLAIN + i]
        for i in range(PLAIN)
    ]


def house_weights() -> list[float]:
    """By NAMES; what the file leaves out counts nothing."""
    named = read_weights("maniero.games.council")
    return [named.get(name, 0.0) for name in NAMES]
