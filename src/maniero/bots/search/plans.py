"""Planning a turn: all that a seat may do until somebody else, or chance, has a say."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.judge import Judge
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, State, settle_chance

DEPTH: Final = 16  # Moves of one turn that are planned at most.
BREADTH: Final = 40  # Positions tried for each move of the beam; questions beyond are answered greedily.


class Said:
    """An action of a plan, and what was said before it."""

    def __init__(self, before: Said | None, action: Action) -> None:
        self.before: Final = before
        self.action: Final = action


class Plan:
    """A turn, begun or finished, and where it leads; chance has still to speak there."""

    def __init__(self, end: State, said: Said | None, value: float) -> None:
        self.end: Final = end
        self.said: Final = said
        self.value: Final = value
        self.total = 0.0  # Of what was found when it was played on.
        self.tries = 0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else self.value

    def actions(self) -> list[Action]:
        """In the order they are said."""
        found: list[Action] = []
        said = self.said
        while said is not None:
            found.append(said.action)
            said = said.before
        found.reverse()
        return found


def value_of(plan: Plan) -> float:
    return plan.value


def different(plans: list[Plan], most: int) -> list[Plan]:
    """The best, no two of one value: those are most likely the same position, reached in another order."""
    plans.sort(key=value_of, reverse=True)
    found: list[Plan] = []
    for plan in plans:
        if not found or plan.value != found[-1].value:
            found.append(plan)
            if len(found) == most:
                break
    return found


class Planner:
    """Beam search over whole own turns.

    Positions are compared only where no move is half done.  A plan ends where chance speaks: what it says is
    averaged over ``samples`` draws, the same for all plans, and never chosen.
    """

    def __init__(self, judge: Judge, beam: int, keep: int, samples: int = 1) -> None:
        self.judge: Final = judge
        self.beam: Final = beam
        self.keep: Final = keep  # Finished turns that are given.
        self.samples: Final = samples
        self.nodes = 0  # Positions tried so far, of all plans.
        self._most = 0

    def plans(self, world: State, seat: int, seed: int) -> list[Plan]:
        """The best turns, best first."""
        done: list[Plan] = []
        lines = [Plan(world, None, 0.0)]
        for _ in range(DEPTH):
            found: list[Plan] = []
            self._most = self.nodes + BREADTH * self.beam
            for line in lines:
                self._extend(line.end, seat, line.said, found, done, seed)
            lines = different(found, self.beam)
            if not lines:
                break
        done.extend(lines)
        return different(done, self.keep)

    def _extend(
        self, s: State, seat: int, said: Said | None, found: list[Plan], done: list[Plan], seed: int
    ) -> None:
        """Every move from here, with the questions inside it."""
        for action in self.judge.worth_trying(s, seat, s.legal()):
            t = s.copy()
            t.apply(action)
            self.nodes += 1
            after = Said(said, action)
            if t.actor() == seat and t.is_inside():
                if self.nodes < self._most:
                    self._extend(t, seat, after, found, done, seed)
                    continue
                after = self._finish(t, seat, after, seed)
            plan = Plan(t, after, self._value(t, seat, seed))
            if t.actor() == seat:
                found.append(plan)
            else:
                done.append(plan)

    def _finish(self, s: State, seat: int, said: Said, seed: int) -> Said:
        """Answer what is left of a move, each question greedily."""
        rng = Rng(seed, 6)
        while s.actor() == seat and s.is_inside():
            action = best_answer(s, seat, self.judge, rng)
            s.apply(action)
            said = Said(said, action)
        return said

    def _value(self, s: State, seat: int, seed: int) -> float:
        if s.actor() != CHANCE or self.judge.foresees:
            return self.judge.value(s, seat)
        total = 0.0
        for sample in range(self.samples):
            t = s.copy()
            self.nodes += 1
            rng = Rng(seed, 8 + sample)
            settle_chance(t, rng)
            finish_move(t, seat, self.judge, rng)
            total += self.judge.value(t, seat)
        return total / self.samples


def finish_move(s: State, seat: int, judge: Judge, rng: Rng) -> int:
    """Answer the questions inside a move of ``seat``, each greedily; how many positions were tried."""
    nodes = 0
    while s.actor() == seat and s.is_inside():
        nodes += len(s.legal())
        s.apply(best_answer(s, seat, judge, rng))
        settle_chance(s, rng)
    return nodes


def best_answer(s: State, seat: int, judge: Judge, rng: Rng) -> Action:
    """One answer deep: the fastest greedy."""
    options = judge.worth_trying(s, seat, s.legal())
    best = options[0]
    if len(options) == 1:
        return best
    top = -1e30
    for action in options:
        t = s.copy()
        t.apply(action)
        settle_chance(t, rng)
        value = judge.value(t, seat)
        if value > top:
            top = value
            best = action
    return best
