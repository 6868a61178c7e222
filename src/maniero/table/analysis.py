"""Looking back at a game that is over: everybody's chances, and the turns that cost somebody most of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from maniero.bots.bot import world_of
from maniero.bots.chances import Chances, drift
from maniero.bots.levels import MASTER, SECONDS
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game
    from maniero.kernel.action import Action
    from maniero.kernel.facts import Box
    from maniero.kernel.record import Move
    from maniero.kernel.state import State

LEAST: Final = 0.03  # A smaller fall is noise,
LEAST_ALONE: Final = 0.15  # and alone, where chances are counted in wins, a larger one too.
SEED: Final = 1  # The same for all: positions are compared, not their luck.


class Turn(NamedTuple):
    """What one seat did between two positions that can be compared."""

    seat: int
    start: int  # How many moves were made before it,
    end: int  # and after it.


class Advised(NamedTuple):
    """What was said in a turn, and what the Master would have said instead."""

    played: list[str]
    better: list[str]  # Words, the first of which may be tried.
    gain: float  # By which the chances would be better then.


class Analysis:
    """A finished game.  All follows from its moves: pieces of the work need nothing in common."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        moves: Sequence[Move],
        box: Box | None = None,
    ) -> None:
        self._game: Final = game
        self._options: Final = options
        self._moves: Final = list(moves)
        self._first: Final = game.new(seats, options, box)
        self._chances: Final = Chances(game.value)
        self._points: Final = self._usual_points()

    def _usual_points(self) -> float:
        """How many points were made in this game: a small lead counts for more where there are few."""
        points = self.position(len(self._moves)).points
        return max(10.0, sum(points) / len(points))

    def position(self, moves: int) -> State:
        """The position after so many moves."""
        state = self._first.copy()
        self._go_on(state, 0, moves)
        return state

    def _go_on(self, state: State, start: int, end: int) -> None:
        vocabulary = state.vocabulary()
        for move in self._moves[start:end]:
            state.apply_for(move.seat, vocabulary.parse(move.text))

    def stops(self) -> list[int]:
        """After how many moves positions are judged: where somebody's turn ends, and where chance has spoken.

        Where several act at the same time, after every move that is whole.
        """
        state, found = self._first.copy(), []
        for number, move in enumerate(self._moves):
            self._go_on(state, number, number + 1)
            asked = state.actors()
            goes_on = asked == [CHANCE] if move.seat == CHANCE else asked == [move.seat]
            if not asked or not (goes_on or state.is_inside()):
                found.append(number + 1)
        return found

    def chances(self, stops: Sequence[int]) -> list[list[float]]:
        """By stop and seat, as the referee knows the position."""
        state, at, found = self._first.copy(), 0, []
        for stop in stops:
            self._go_on(state, at, stop)
            at = stop
            found.append(self._of(state, stop))
        return found

    def _of(self, state: State, moves: int) -> list[float]:
        return self._chances.of(state, SEED, drift(self._points, 1.0 - moves / len(self._moves)))

    def advised(self, turn: Turn) -> Advised:
        """What the Master would have done in the place of ``turn``, from what that seat could know."""
        before, after = self.position(turn.start), self.position(turn.end)
        bot = self._game.bot(MASTER, before.seats, self._options)
        bot.seconds = SECONDS[MASTER]
        rng = Rng(SEED, turn.start)
        best = bot.thoughts(world_of(bot, before, turn.seat, rng), turn.seat, rng)[0]
        played = [move.text for move in self._moves[turn.start : turn.end] if move.seat == turn.seat]
        whole = turn.seat not in after.actors()  # Where others act meanwhile, move is compared with move.
        better = said(before, turn.seat, [best.action, *best.after] if whole else [best.action])
        gain = self._of(before, turn.end)[turn.seat] - self._of(after, turn.end)[turn.seat]
        return Advised(played, better, gain)


def said(state: State, seat: int, plan: Sequence[Action]) -> list[str]:
    """Carry out what of a plan can be said, as long as the seat is asked; the words."""
    words: list[str] = []
    for action in plan:
        if state.objection(seat, action):
            break
        state.apply_for(seat, action)
        words.append(action.text)
    return words


def falls(moves: Sequence[Move], stops: Sequence[int], chances: Sequence[Sequence[float]]) -> list[Turn]:
    """The turns after which the chances of who played them had fallen, the deepest fall first."""
    found: list[tuple[float, Turn]] = []
    least = least_fall(len(chances[0]))
    for number in range(1, len(stops)):
        start, end = stops[number - 1], stops[number]
        movers = [move.seat for move in moves[start:end]]
        for seat in set(movers) - {CHANCE}:
            fall = chances[number - 1][seat] - chances[number][seat]
            if fall >= least:
                found.append((fall, Turn(seat, start + movers.index(seat), end)))
    return [turn for fall, turn in sorted(found, key=_deepest)]


def least_fall(seats: int) -> float:
    """By how much chances must fall to tell anything."""
    return LEAST_ALONE if seats == 1 else LEAST


def _deepest(found: tuple[float, Turn]) -> tuple[float, int]:
    fall, turn = found
    return -fall, turn.start
