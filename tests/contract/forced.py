"""Where one thing can be answered in one world and several in another, and somebody cannot tell them apart.

Nobody may learn from an answer that it was the only one, unless they could have known it before: such
questions must be covert.  ``python -m tests.contract.forced --games 20`` plays longer than the suite does,
and prints what it found of each question.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, Ask, State
from tests.contract.cases import Case, cases
from tests.contract.walks import random_move, take

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Tell(NamedTuple):
    """A question that would tell ``viewer`` something, were it answered at once where there is no choice."""

    seat: int
    question: Ask[Any]
    viewer: int


def with_bundles() -> list[Case]:
    """The cases of the contract, and every bundle that a game offers."""
    return [
        *cases(),
        *(
            Case(game, game.seats_for(bundle.options), bundle.options, 1000 + number)
            for game in GAMES.values()
            for number, bundle in enumerate(game.bundles)
            if bundle.options
        ),
    ]


def asked(state: State) -> list[int]:
    """Seats with an open question, or with something to do unasked."""
    return [seat for seat in (*state.actors(), *state.unasked()) if seat != CHANCE]


def tells(state: State, viewers: Sequence[int], worlds: int, rng: Rng) -> Iterator[Tell]:
    """Compare the number of options with that in worlds that each viewer imagines: one, or several?"""
    for viewer in viewers:
        others = [seat for seat in asked(state) if seat != viewer]
        for _ in range(worlds if others else 0):
            dream = state.imagine(viewer, rng)
            for seat in others:
                question = state.question(seat)
                if question and is_forced(state, seat) != is_forced(dream, seat):
                    yield Tell(seat, question, viewer)


def is_forced(state: State, seat: int) -> bool:
    return len(state.legal_for(seat)) == 1


def report(games: int, worlds: int) -> Iterator[str]:
    """By question: how often it was asked, and how often it would have told somebody something."""
    times: Counter[tuple[str, str, str]] = Counter()
    told: Counter[tuple[str, str, str]] = Counter()
    for case in with_bundles():
        for game in range(games):
            state, rng = case.new(), Rng(case.seed, game)
            while state.actor() != NOBODY:
                questions = [state.question(seat) for seat in asked(state)]
                times.update(name(case, question) for question in questions if question)
                viewers = (*range(case.seats), NOBODY)
                told.update(name(case, tell.question) for tell in tells(state, viewers, worlds, rng))
                take(state, random_move(state, rng))
    for key, number in sorted(times.items()):
        yield f"{' '.join(key):45} asked {number:8}  tells {told[key]:8}"


def name(case: Case, question: Ask[Any]) -> tuple[str, str, str]:
    kind = "out-of-turn" if question.out_of_turn else "covert" if question.covert else "open"
    return case.game.id, type(question).__name__, kind


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="random games of each case")
    parser.add_argument("--worlds", type=int, default=2, help="worlds that each viewer imagines")
    print(*report(**vars(parser.parse_args())), sep="\n")  # noqa: T201
