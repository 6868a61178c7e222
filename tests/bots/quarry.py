"""A toy game for the tests of search: two seats take turns of two moves each at a quarry.

``work`` brings a point.  ``dig`` costs two at once and asks inside the move what is lifted: a gem brings
five, dust nothing.  ``gamble`` lets chance speak inside the turn: eight points once in six times, else three
are lost.
"""

from __future__ import annotations

from typing import Any

from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOT_ASKED, Ask, ByChance, State

LUCKY, UNLUCKY = Action("lucky"), Action("unlucky")
WORK, DIG, GAMBLE, REST = Action("work"), Action("dig"), Action("gamble"), Action("rest")
GEM, DUST = Action("gem"), Action("dust")
ACTIONS = Vocabulary([LUCKY, UNLUCKY, WORK, DIG, GAMBLE, REST, GEM, DUST])
MOVES = 2  # Of a turn.


class Quarry(State):
    def __init__(self, points: list[int], asks: list[Ask[Any]], left: int, turns: int, hidden: int) -> None:
        super().__init__(2, points, asks)
        self.left = left  # Moves of this turn.
        self.turns = turns  # Still to come, of both.
        self.hidden = hidden  # What nobody can see.

    def vocabulary(self) -> Vocabulary:
        return ACTIONS

    def copy(self) -> Quarry:
        return Quarry(self.points[:], self.asks[:], self.left, self.turns, self.hidden)

    def imagine(self, seat: int, rng: Rng) -> Quarry:
        s = self.copy()
        s.hidden = rng.below(1000)
        return s

    def tiebreaks(self, seat: int) -> list[int]:
        return []

    def done(self, seat: int) -> None:
        """A move is over: ask for the next one."""
        self.left -= 1
        if self.left == 0:
            self.turns -= 1
            self.left = MOVES
            seat = 1 - seat
        if self.turns:
            self.asks.append(Turn(seat))


class Turn(Ask[Quarry]):
    def options(self, s: Quarry) -> list[Action]:
        return [WORK, DIG, GAMBLE, REST]

    def objection(self, s: Quarry, action: Action) -> str:
        return "" if action in self.options(s) else NOT_ASKED

    def answer(self, s: Quarry, action: Action) -> None:
        if action is DIG:
            s.score(self.seat, "dig", -1, 2)
            s.asks.append(Lift(self.seat))
        elif action is GAMBLE:
            s.asks.append(Gamble(self.seat))
        else:
            s.score(self.seat, "work", int(action is WORK), 1)
            s.done(self.seat)


class Lift(Ask[Quarry]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.inside = True

    def options(self, s: Quarry) -> list[Action]:
        return [GEM, DUST]

    def objection(self, s: Quarry, action: Action) -> str:
        return "" if action in self.options(s) else NOT_ASKED

    def answer(self, s: Quarry, action: Action) -> None:
        s.score(self.seat, "gem", int(action is GEM), 5)
        s.done(self.seat)


class Gamble(ByChance[Quarry]):
    def __init__(self, gambler: int) -> None:
        super().__init__()
        self.gambler = gambler

    def options(self, s: Quarry) -> list[Action]:
        return [LUCKY, UNLUCKY]

    def weights(self, s: Quarry) -> list[int]:
        return [1, 5]

    def answer(self, s: Quarry, action: Action) -> None:
        s.score(self.gambler, "gamble", 1, 8 if action is LUCKY else -3)
        s.done(self.gambler)


def new_quarry(turns: int = 4) -> Quarry:
    return Quarry([0, 0], [Turn(0)], MOVES, turns, 0)


def margin(s: State, seat: int) -> float:
    """Half-done moves look like what they are: two points lost."""
    return float(s.points[seat] - s.points[1 - seat])
