"""Whole games beside a second referee that searches everything anew: the two must always agree.

After every word: who is asked, every word that may be said, points, supplies, keeps, bonus tiles,
the pile, and all zones with their members, open sides, sizes, wells, markets and followers.
"""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.names import COURT, NONE
from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.state import Castle
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.carcassonne.agreement import castle_of, check_zones
from tests.games.carcassonne.positions import BOX, words
from tests.games.carcassonne.referee import Referee

ONE_OF_EACH = [[*range(1, 10)], [*range(1, 10)]]
ALMOST_ALL = [[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 9], [8]]


class Duel:
    """The engine and the referee, with the same words."""

    def __init__(self, seed: int, held: list[list[int]], points: list[int], cosy: bool) -> None:
        self.rng = Rng(seed, 5)
        self.cosy = cosy
        first = self.rng.below(2)
        self.s = new_game(BOX, 2, {"first": str(first + 1)})
        for builder, numbers in zip(self.s.builders, held, strict=True):
            builder.held = numbers[:]
        self.s.points = points[:]
        self.referee = Referee(first, [numbers[:] for numbers in held], points[:])
        self.said: list[str] = []

    def run(self) -> None:
        course = self.referee.play()
        asked: tuple[int, set[str]] | None = next(course)
        while self.s.actor() != NOBODY:
            assert asked is not None
            said = words(self.s)
            assert (self.s.actor(), set(said)) == asked
            assert len(set(said)) == len(said)
            word = self.choose(said)
            self.said.append(word)
            self.s.apply(self.s.vocabulary().parse(word))
            try:
                asked = course.send(word)
            except StopIteration:
                asked = None
            self.compare(asked)
        assert asked is None

    def compare(self, asked: tuple[int, set[str]] | None) -> None:
        s, referee = self.s, self.referee
        assert s.points == referee.points
        assert [builder.supply for builder in s.builders] == referee.supply
        assert [builder.keep for builder in s.builders] == referee.keep
        assert (s.left, s.removed) == (referee.pile.total(), referee.removed)
        assert {tower for tower, there in enumerate(s.towers) if there} == referee.wall
        if asked is None:
            return
        assert [sorted(b.held + b.fresh) for b in s.builders] == [
            sorted(held + fresh) for held, fresh in zip(referee.held, referee.fresh, strict=True)
        ]
        if not self.said[-1].startswith("draw"):
            assert list(castle_of(s).items()) == list(referee.castle.items())
            drawing = any(word.startswith("draw") for word in asked[1])
            check_zones(s, counted=drawing, zones=referee.zones)

    def choose(self, said: list[str]) -> str:
        """At random; cosy players fill corners and like what can be completed."""
        if self.s.actor() == CHANCE:
            return said[self.rng.weighted(self.s.weights())]
        some = [said[self.rng.below(len(said))] for _ in range(12)]
        if not self.cosy:
            return some[0]
        if some[0].startswith("place"):
            return max(some, key=lambda word: beside(self.s, word))
        parts = BOX.tiles[self.s.tiles[self.s.placed]].parts
        return next((w for w in some if w[:5] != "claim" or parts[int(w[6:]) - 1].kind != COURT), some[0])


def beside(s: Castle, word: str) -> int:
    """Sides of a square that lie against tiles or the wall."""
    around = BOX.neighbour[BOX.squares.index(word.split("-")[1])]
    return sum(other == NONE or s.tiles[other] != NONE for other in around)


@clause(
    "carcassonne", "place.tile", "place.first", "place.adjacent", "place.paths", "place.wall", "place.same"
)
@clause("carcassonne", "path.complete", "tower.complete", "house.complete", "follower.zone", "zone.joined")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_at_random_and_the_referee(seed: int) -> None:
    Duel(seed, [[], []], [0, 0], cosy=False).run()


@clause(
    "carcassonne", "count.majority", "count.tie", "count.return", "count.order", "wall.exact", "wall.order"
)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_game_with_many_completed_zones_and_the_referee(seed: int) -> None:
    duel = Duel(seed, [[], []], [0, 0], cosy=True)
    duel.run()
    assert any(word.startswith("score") for word in duel.said)


@clause("carcassonne", "bonus.own-turn", "bonus.several", "bonus.majority", "bonus.twice")
@pytest.mark.parametrize("seed", [6, 7])
@pytest.mark.parametrize("held", [ONE_OF_EACH, ALMOST_ALL], ids=["one of each", "almost all"])
def test_a_game_with_bonus_tiles_in_hand_and_the_referee(seed: int, held: list[list[int]]) -> None:
    duel = Duel(seed, held, [7 * seed, 0], cosy=True)
    duel.run()
    assert {"double", "plain"} & set(duel.said)
    assert any(word.startswith("zone") for word in duel.said)
