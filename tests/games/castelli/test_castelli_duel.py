"""Whole games beside the second referee: at every question the two must agree.

Who is asked, every word of every seat and of chance, all that lies on the table; at the end the winners too.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from maniero.games.castelli import CASTELLI
from maniero.games.castelli.names import CHARACTERS, NONE, OCTAGON_NAMES, SITES, SQUARE_NAMES
from maniero.games.castelli.setup import HALVES
from maniero.games.castelli.state import Castelli, covered, top
from maniero.kernel.bits import numbers
from maniero.kernel.state import CHANCE
from tests.games.castelli.referee import Referee
from tests.games.castelli.test_castelli_referee import FACTS, HABITS, some_board

GAMES = 12  # Of each kind; thousands were played once.


class Duel:
    """The engine and the referee, with the same words."""

    def __init__(self, seats: int, dilemma: bool, battle: bool, seed: int) -> None:
        self.rng = random.Random(seed)
        first = self.rng.randrange(seats)
        board = some_board(seats, self.rng)
        options = {
            "first": str(first + 1),
            "dilemma": "yes" if dilemma else "no",
            "battle": "yes" if battle else "no",
            "board": "".join(board) if seats == 2 else "chosen",
        }
        s = CASTELLI.new(seats, options)
        assert isinstance(s, Castelli)
        self.s = s
        if seats > 2:
            for piece in board:
                s.apply_for(first, s.vocabulary().parse(f"piece-{piece}"))
        self.referee = Referee(FACTS, seats, first, board, dilemma, battle)
        self.habits = self.rng.choices(HABITS, k=seats)

    def run(self) -> None:
        s, referee = self.s, self.referee
        while s.asks:
            self.compare()
            seat = s.actor()
            sellers = [other for other in range(s.seats) if other != seat and s.legal_for(other)]
            if sellers and self.rng.random() < 0.05:
                seat = self.rng.choice(sellers)
            words = [action.text for action in (s.legal() if seat == CHANCE else s.legal_for(seat))]
            word = self.choose(seat, words)
            s.apply_for(seat, s.vocabulary().parse(word))
            if seat == CHANCE:
                referee.chance(word)
            else:
                referee.play(seat, word)
        assert referee.over
        self.compare()
        assert s.winners() == referee.winners()

    def choose(self, seat: int, words: list[str]) -> str:
        habit = self.habits[seat] if seat != CHANCE else {}
        verbs = [word if word.startswith("play") else word.split("-")[0] for word in words]
        weights = [habit.get(verb, habit.get(verb.split("-")[0], 1)) for verb in verbs]
        return self.rng.choices(words, weights)[0]

    def compare(self) -> None:
        s, referee = self.s, self.referee
        asked = referee.asked()
        assert (s.actor() if s.asks and s.actor() != CHANCE else None) == asked
        if asked is None:
            assert {action.text for action in s.legal()} == referee.chance_options()
        for seat in range(s.seats):
            assert {action.text for action in s.legal_for(seat)} == referee.legal(seat)
        assert told(s) == referee.state()


def told(s: Castelli) -> dict[str, Any]:
    """The position as the referee tells it."""
    return {
        "points": s.points,
        "silver": [lord.silver for lord in s.lords],
        "resources": [tuple(lord.stock) for lord in s.lords],
        "hand": [sorted(CHARACTERS[character] for character in lord.hand) for lord in s.lords],
        "castles_left": [lord.castles for lord in s.lords],
        "held": [s.box.tiles[lord.held].name if lord.held != NONE else None for lord in s.lords],
        "mine": s.mine,
        "deck": s.deck_size(),
        "villages": {OCTAGON_NAMES[octagon] for octagon in numbers(s.villages)},
        "cities": {OCTAGON_NAMES[octagon] for octagon in numbers(s.cities)},
        "castles": castles(s),
        "laid": {
            SQUARE_NAMES[square]: (s.tile(square).name, s.turned(square))
            for square, laid in enumerate(s.laid)
            if laid != NONE
        },
    }


def castles(s: Castelli) -> dict[str, dict[str, list[int]]]:
    """By octagon and site, the lower castle first."""
    found: dict[str, dict[str, list[int]]] = {}
    for place, entry in enumerate(s.owners):
        if entry != NONE:
            lower = [covered(entry)] if covered(entry) != NONE else []
            sites = found.setdefault(OCTAGON_NAMES[place // len(SITES)], {})
            sites[SITES[place % len(SITES)]] = [*lower, top(entry)]
    return found


@pytest.mark.parametrize("battle", [False, True], ids=["peace", "battle"])
@pytest.mark.parametrize("dilemma", [False, True], ids=["plain", "dilemma"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_and_the_referee(seats: int, dilemma: bool, battle: bool) -> None:
    for seed in range(GAMES):
        Duel(seats, dilemma, battle, seed).run()


def test_the_boards_for_two_are_those_of_the_referee() -> None:
    rng = random.Random(1)
    assert {"".join(some_board(2, rng)) for _ in range(300)} == set(HALVES)
