"""Every game, every number of seats, every value of every option: what the contract suite plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from maniero.games import GAMES
from maniero.kernel.options import OptionError
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maniero.catalogue import Game
    from maniero.kernel.action import Action
    from maniero.kernel.state import State

SEEDS = (1, 2)


class Case(NamedTuple):
    """One way to play one game."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: int

    def new(self) -> State:
        state = self.game.new(self.seats, self.options)
        state.told = []
        return state


def cases() -> list[Any]:
    """All games and seats, and each option's values in turn while the others have their defaults."""
    found: list[Any] = []
    for game in GAMES.values():
        for seats in game.seat_counts:
            variants: list[dict[str, str]] = [{}]
            variants += [{option.name: value} for option in game.options for value in option.values]
            for options in variants:
                try:
                    game.new(seats, options)
                except OptionError:
                    continue  # Not to be had together; tests of the game check the error.
                name = "-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())])
                found += [
                    pytest.param(Case(game, seats, options, seed), id=f"{name}-{seed}") for seed in SEEDS
                ]
    return found


def said(state: State, rng: Rng) -> Action:
    """A word for whoever is asked, at random; chance by its weights."""
    options = state.legal()
    weights = state.weights() if state.actor() == CHANCE else [1] * len(options)
    return options[rng.weighted(weights)]


def walk(case: Case) -> Iterator[State]:
    """Every position of one random game; one object, that goes on changing."""
    rng, state = Rng(case.seed), case.new()
    yield state
    while state.actor() != NOBODY:
        state.apply(said(state, rng))
        yield state


def now_and_then(case: Case, every: int = 23) -> Iterator[State]:
    """Some positions of one random game, the first and the last among them."""
    for number, state in enumerate(walk(case)):
        if number % every == 0 or state.actor() == NOBODY:
            yield state
