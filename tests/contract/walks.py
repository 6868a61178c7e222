"""One random game per case, played once and looked at by every check."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maniero.kernel.action import Action
    from maniero.kernel.events import Event
    from maniero.kernel.state import State
    from tests.contract.cases import Case

SAMPLE = 20  # Positions of a walk at which costly checks look.
UNASKED = 8  # Where somebody may act unasked, one move of so many is theirs.


class Move(NamedTuple):
    seat: int
    action: Action


class Position:
    """One position of a walk: a silent copy, what is asked, and what came next."""

    def __init__(self, case: Case, number: int, state: State, told: int) -> None:
        self.case = case
        self.number = number
        self.state = state
        self.told = told  # How many events had been told.
        self.legal = state.legal()
        self.move: Move | None = None  # None: the game is over.

    @property
    def viewers(self) -> tuple[int, ...]:
        """All seats and a spectator."""
        return (*range(self.case.seats), NOBODY)

    @property
    def dreamers(self) -> tuple[int, ...]:
        """Who imagines worlds here: all; one in turn where nothing is secret, since all imagine the same."""
        if self.case.game.secrets:
            return self.viewers
        return (self.viewers[self.number % len(self.viewers)],)

    @cached_property
    def views(self) -> dict[int, Any]:
        return self.seen()

    def seen(self, state: State | None = None) -> dict[int, Any]:
        """What all see, of this position or of another."""
        return {viewer: self.case.game.view(state or self.state, viewer) for viewer in self.viewers}

    def rng(self, stream: int = 0) -> Rng:
        return Rng(self.case.seed * 100_000 + self.number, stream)

    def __repr__(self) -> str:
        return f"move {self.number} of {self.case}: {self.move}"


class Walk:
    """A whole game.  Speakers are mixed where several are asked together."""

    def __init__(self, case: Case) -> None:
        self.case = case
        state, rng = case.new(), Rng(case.seed)
        assert state.told is not None
        self.heard: list[Event] = state.told
        self.positions = [Position(case, 0, state.copy(), 0)]
        while state.actor() != NOBODY:
            here = self.positions[-1]
            here.move = random_move(state, rng)
            take(state, here.move)
            self.positions.append(Position(case, here.number + 1, state.copy(), len(self.heard)))
        self.last = state  # The one object that changed all the way.

    def __iter__(self) -> Iterator[Position]:
        return iter(self.positions)

    def now_and_then(self, one_in: int = 1) -> list[Position]:
        """The first position, the last, and about SAMPLE between them; in each walk others.

        With ``one_in`` fewer of the same, so that their views need not be made again.
        """
        last = len(self.positions) - 1
        every = max(1, last // SAMPLE)
        between = self.positions[1 + self.case.seed % every : last : every]
        return [self.positions[0], *between[::one_in], self.positions[last]]

    @property
    def moves(self) -> list[Move]:
        return [here.move for here in self.positions if here.move is not None]


def random_move(state: State, rng: Rng) -> Move:
    """An action of anybody who is asked, now and then of one who need not be; chance by its weights."""
    speakers = state.actors()
    aside = state.unasked()
    if aside and rng.below(UNASKED) == 0:
        speakers = aside
    seat = speakers[rng.below(len(speakers))]
    options = state.legal_for(seat)
    weights = state.weights() if seat == CHANCE else [1] * len(options)
    return Move(seat, options[rng.weighted(weights)])


def take(state: State, move: Move) -> None:
    """As a search does where it can, else as a table does."""
    if move.seat == state.actor():
        state.apply(move.action)
    else:
        state.apply_for(move.seat, move.action)


def play_on(state: State, rng: Rng) -> None:
    """To the end, speakers mixed."""
    while state.actor() != NOBODY:
        take(state, random_move(state, rng))
