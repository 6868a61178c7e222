"""Whole games beside a second referee that searches everything anew: the two must always agree.

At every question: who is asked, every word of every seat that is asked, sites, reserves, pairs, yards,
eyesores, the quarry; at the end points and winners.  Seats that are asked together speak in any order.
"""

from __future__ import annotations

import pytest

from maniero.games.castles.names import NONE
from maniero.games.castles.sites import Site as EngineSite
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castles.masonry import Site, Stone, complete
from tests.games.castles.positions import BOX, fresh
from tests.games.castles.referee import Referee

HABITS = {
    "any": ("build", "store", "offer", "discard", "ready", "done"),
    "build": ("build",),
    "hoard": ("store", "ready", "done"),
    "give": ("offer", "store"),
    "reserve": ("build-r", "store"),
}
ALL_OPTIONS = {"stability": "yes", "beauty": "yes", "colours": "yes"}
VARIANTS: list[dict[str, str]] = [
    {},
    {"gate": "reserve"},
    {"illegal": "allowed"},
    ALL_OPTIONS,
    {**ALL_OPTIONS, "gate": "reserve", "illegal": "allowed"},
]


class Duel:
    """The engine and the referee, with the same words."""

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.rng = Rng(seed, 7)
        first = self.rng.below(seats)
        self.s = fresh(seats, first=str(first + 1), **options)
        self.referee = Referee(seats, first, options)
        self.habits = [list(HABITS)[self.rng.below(len(HABITS))] for _ in range(seats)]
        self.said: list[str] = []

    def run(self) -> None:
        s = self.s
        while s.asks:
            found = {seat: [a.text for a in s.legal_for(seat)] for seat in s.actors()}
            assert {seat: set(said) for seat, said in found.items()} == self.referee.asked()
            self.compare()
            seat = list(found)[self.rng.below(len(found))]
            word = self.choose(seat, found[seat])
            self.said.append(f"{seat + 1} {word}")
            s.apply_for(seat, s.vocabulary().parse(word))
            self.referee.say(seat, word)
        assert self.referee.asked() == {}
        self.compare()
        assert s.winners() == self.referee.winners()

    def compare(self) -> None:
        s, referee = self.s, self.referee
        assert (s.points, s.round, s.left) == (referee.points, referee.round, referee.quarry.total())
        assert len(s.boxed) == referee.boxed
        for mine, theirs in zip(s.builders, referee.players, strict=True):
            assert site_of(mine.site) == theirs.site
            assert list(site_of(mine.site)) == list(theirs.site)
            for tiles, names in (
                (mine.reserve, theirs.reserve),
                (mine.drawn, theirs.pair),
                (mine.yard, theirs.yard),
                (mine.eyesores, theirs.eyesores),
            ):
                assert [BOX.tiles[tile].name if tile != NONE else None for tile in tiles] == names
        if self.rng.below(20) == 0:
            assert [b.site.complete(BOX) for b in s.builders] == [complete(p.site) for p in referee.players]

    def choose(self, seat: int, said: list[str]) -> str:
        """At random; a player with a habit prefers words of one kind."""
        if seat == CHANCE:
            return said[self.rng.weighted(self.s.weights())]
        habit = self.habits[seat]
        liked = [word for word in said if word.startswith(HABITS[habit])]
        if liked and self.rng.below(5):
            return liked[self.rng.below(len(liked))]
        return said[self.rng.below(len(said))]


def site_of(site: EngineSite) -> Site:
    return {(i % 7, i // 7): Stone(BOX.tiles[site.tiles[i]].name, site.turns[i]) for i in site.order}


@clause("castles", "build.ground", "build.match", "build.margin", "build.banner", "build.empty", "pair.both")
@clause("castles", "end.size", "end.rain", "end.reserve", "end.eyesores", "end.illegal", "end.tie")
@pytest.mark.parametrize("options", VARIANTS, ids=["plain", "gate", "illegal", "extra", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_and_the_referee(seats: int, options: dict[str, str]) -> None:
    Duel(seats, seats, options).run()
