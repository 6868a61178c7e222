"""The contract every game keeps: a position, and the stack of questions open in it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from maniero.kernel.action import Action, IllegalAction, Vocabulary
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.rng import Rng

CHANCE: Final = -1
NOBODY: Final = -2

NOT_ASKED: Final = "hidden.others"  # The clause every game has: somebody else is asked now.

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[S]):
    """One open question: who must answer, what they may say, what it does.

    Questions are immutable and hold only numbers, so copies of a position share them.
    ``together`` questions at the top of the stack are open at the same time, one per seat.
    Of a ``covert`` one the others must not learn whether there was anything to choose.  One that is asked
    ``out_of_turn`` need not be answered by a person who has no choice: somebody else waits for them.
    One that is asked ``inside`` a move belongs to what was said before it: while it is open the move is half
    done, and such a position cannot be compared with others.  These three are said in the class; beside a
    compiled kernel a class that is not compiled says them in its constructor.
    """

    inside: bool = False
    covert: bool = False
    out_of_turn: bool = False

    def __init__(self, seat: int, together: bool = False) -> None:
        self.seat: Final = seat
        self.together: Final = together

    @abstractmethod
    def options(self, s: S) -> list[Action]:
        """What may be answered, in vocabulary order.  Never empty."""

    def weights(self, s: S) -> list[int]:
        """How likely each option is, when chance answers.  By default, equally."""
        return [1] * len(self.options(s))

    @abstractmethod
    def objection(self, s: S, action: Action) -> str:
        """The clause that forbids ``action`` here, or "" when it is one of the options."""

    @abstractmethod
    def answer(self, s: S, action: Action) -> None:
        """What the answer does.  The question is already off the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Ask[S]):
    """What a seat may do without being asked, while the ``together`` question above it is open.

    Nobody waits for it: the answer to that question takes it off the stack.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat, together=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class ByChance(Ask[S]):
    """A question that chance answers; nobody else may, so nothing needs to be explained."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def objection(self, s: S, action: Action) -> str:
        return "" if action in self.options(s) else NOT_ASKED


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Ask[S]):
    """Something the rules do by themselves when it comes to the top of the stack."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    @abstractmethod
    def run(self, s: S) -> None:
        """Do it.  The step is already off the stack."""

    def options(self, s: S) -> list[Action]:
        return []

    def objection(self, s: S, action: Action) -> str:
        return NOT_ASKED

    def answer(self, s: S, action: Action) -> None:
        raise IllegalAction(action.text, NOT_ASKED)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position, as an all-knowing referee sees it.

    States are mutable and cheap to copy.  A copy is silent: it has no ``told`` list, so a
    search pays nothing for events.
    """

    def __init__(self, seats: int, points: list[int], asks: list[Ask[Any]]) -> None:
        self.seats: Final = seats
        self.points = points  # By seat.  Changed by ``score`` alone.
        self.asks = asks  # The last one is asked now.
        self.told: list[Event] | None = None  # What happened, when somebody listens.

    # ---- who decides what

    def actor(self) -> int:
        """The seat that is asked first now, or CHANCE, or NOBODY when the game is over."""
        return self.asks[-1].seat if self.asks else NOBODY

    def actors(self) -> list[int]:
        """All seats that are asked now, in ascending order; [CHANCE]; [] when over."""
        asked: list[int] = []
        i = len(self.asks) - 1
        while i >= 0 and (self.asks[i].together or not asked):
            ask = self.asks[i]
            if ask.seat not in asked and not isinstance(ask, Aside):
                asked.append(ask.seat)
            if not ask.together:
                break
            i -= 1
        return sorted(asked)

    def unasked(self) -> list[int]:
        """Seats that may act though nobody waits for them (``Aside``), in ascending order."""
        asked = self.actors()
        return [seat for seat in range(self.seats) if seat not in asked and self._open(seat) >= 0]

    def question(self, seat: int) -> Ask[Any] | None:
        """The question open to ``seat`` now, an ``Aside`` too; None when there is none."""
        i = self._open(seat)
        return self.asks[i] if i >= 0 else None

    def is_inside(self) -> bool:
        """Whether the question that is asked now belongs to a move that is half done."""
        return len(self.asks) > 0 and self.asks[-1].inside

    def is_covert(self, seat: int) -> bool:
        """Whether the others must not learn if ``seat`` has anything to choose now."""
        i = self._open(seat)
        return i >= 0 and self.asks[i].covert

    def is_out_of_turn(self, seat: int) -> bool:
        """Whether ``seat`` is asked covertly about what another does."""
        i = self._open(seat)
        return i >= 0 and self.asks[i].out_of_turn

    def covert_answer(self, seat: int) -> Action | None:
        """What is answered for ``seat`` to a question out of turn; None where it has a choice."""
        options = self.legal_for(seat) if self.is_out_of_turn(seat) else []
        return options[0] if len(options) == 1 else None

    def legal(self) -> list[Action]:
        """What the actor may do, in vocabulary order.  Empty only when the game is over."""
        return self.asks[-1].options(self) if self.asks else []

    def legal_for(self, seat: int) -> list[Action]:
        """What ``seat`` may do now; empty when nothing is open to it."""
        i = self._open(seat)
        return self.asks[i].options(self) if i >= 0 else []

    def weights(self) -> list[int]:
        """How likely each of ``legal()`` is; only when the actor is CHANCE."""
        return self.asks[-1].weights(self)

    def objection(self, seat: int, action: Action) -> str:
        """The clause that forbids ``action`` to ``seat`` now, or "" when it is allowed."""
        i = self._open(seat)
        return self.asks[i].objection(self, action) if i >= 0 else NOT_ASKED

    def apply(self, action: Action) -> None:
        """Carry out the actor's ``action``.  The caller has checked that it is legal."""
        self.asks.pop().answer(self, action)
        self.settle()

    def apply_for(self, seat: int, action: Action) -> None:
        """Carry out ``seat``'s ``action`` among questions that are open together; it is asked one."""
        i = self._open(seat)
        if i < 0:
            raise IllegalAction(action.text, NOT_ASKED)
        above = self.asks[i + 1 :]
        del self.asks[i + 1 :]
        self.asks.pop().answer(self, action)
        # What lies below waits until the others have answered too; chance does not wait.
        self.settle(i if above else 0)
        draws: list[Ask[Any]] = []
        while above and len(self.asks) > i and self.asks[-1].seat == CHANCE:
            draws.append(self.asks.pop())
        draws.reverse()
        self.asks.extend(above)
        self.asks.extend(draws)

    def is_final(self, seat: int, action: Action) -> bool:
        """Whether chance or somebody else is asked after ``action``, so that it cannot be taken back."""
        after = self.copy()
        after.apply_for(seat, action)
        return after._open(seat) < 0

    def turn_to(self, seat: int) -> None:
        """Among questions that are open together, ask ``seat`` first."""
        i = self._open(seat)
        self.asks.append(self.asks.pop(i))

    def settle(self, floor: int = 0) -> None:
        """Run the steps that have come to the top, until somebody is asked."""
        while len(self.asks) > floor:
            top = self.asks[-1]
            if not isinstance(top, Step):
                return
            self.asks.pop()
            top.run(self)

    def _open(self, seat: int) -> int:
        """Where the question open to ``seat`` lies, or -1."""
        last = len(self.asks) - 1
        i = last
        while i >= 0 and (i == last or self.asks[i].together):
            ask = self.asks[i]
            if ask.seat == seat:
                return i
            if not ask.together:
                break
            i -= 1
        return -1

    # ---- the game

    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """All actions of this game, with the components it is played with."""

    def begin(self, first: int) -> None:
        """The seat that begins is known; a game that does not care leaves this as it is."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent, silent copy."""

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    @abstractmethod
    def imagine(self, seat: int, rng: Rng) -> Self:
        """A copy where all that ``seat`` cannot see is dealt anew; NOBODY sees what all see."""

    @abstractmethod
    def tiebreaks(self, seat: int) -> list[int]:
        """What decides between equal points, the first number first; more is better."""

    def team(self, seat: int) -> list[int]:
        """The seats that win or lose with ``seat``, itself too; everybody is alone in most games."""
        return [seat]

    def teams(self) -> list[list[int]]:
        """All teams, in the order of their first seats."""
        return [self.team(seat) for seat in range(self.seats) if self.team(seat)[0] == seat]

    # ---- points

    def score(self, seat: int, clause: str, count: int, each: int) -> None:
        """Give ``seat`` its points and say what for: the only place where points change."""
        if count == 0 or each == 0:
            return
        self.points[seat] += count * each
        if self.told is not None:
            self.told.append(PointsScored(seat, clause, count, each))

    def winners(self) -> list[int]:
        """The seats with the most points, after the tie-breaks; several share the win.

        Nobody wins a game that was lost: that of a seat alone, or one whose rules say so.
        """
        best: list[int] = []
        winners: list[int] = []
        for seat in range(self.seats):
            key = [self.points[seat], *self.tiebreaks(seat)]
            if not winners or key > best:
                best = key
                winners = [seat]
            elif key == best:
                winners.append(seat)
        return winners


def settle_chance(state: State, rng: Rng) -> None:
    """Let chance play until somebody has to think, or the game is over."""
    while state.actor() == CHANCE:
        options = state.legal()
        state.apply(options[rng.weighted(state.weights())])


def playout(state: State, rng: Rng) -> int:
    """Play at random to the end; the number of moves it took, chance included."""
    moves = 0
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return moves
        options = state.legal()
        if actor == CHANCE:
            state.apply(options[rng.weighted(state.weights())])
        else:
            state.apply(options[rng.below(len(options))])
        moves += 1
