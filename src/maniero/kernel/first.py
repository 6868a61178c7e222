"""Who begins: the option, chance's question and its actions; the same in every game."""

from __future__ import annotations

from typing import Final

from maniero.kernel.action import Action
from maniero.kernel.options import Option
from maniero.kernel.state import ByChance, State

RANDOM: Final = "random"
NOT_CHOSEN: Final = -1


class First(Action):
    """Chance: this seat begins."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first-{seat + 1}")
        self.seat: Final = seat


class ChooseFirst(ByChance[State]):
    """Who begins; any seat is as likely as another."""

    def options(self, s: State) -> list[Action]:
        seats: list[Action] = []
        for action in s.vocabulary().actions:  # Chance comes first there, and who begins early on.
            if isinstance(action, First):
                seats.append(action)
            if len(seats) == s.seats:
                break
        return seats

    def answer(self, s: State, action: Action) -> None:
        assert isinstance(action, First)
        s.begin(action.seat)


def first_option(seats: int) -> Option:
    """The option "who begins" of a game for up to ``seats`` players; only who sits there can."""
    numbers = [str(number) for number in range(1, seats + 1)]
    taken = {str(number): list(range(number, seats + 1)) for number in range(2, seats + 1)}
    return Option("first", [RANDOM, *numbers], RANDOM, "setup.first", taken)


def first_seat(options: dict[str, str]) -> int:
    """The seat that the options let begin; NOT_CHOSEN when chance decides."""
    first = options["first"]
    return NOT_CHOSEN if first == RANDOM else int(first) - 1


def clockwise(first: int, seats: int) -> list[int]:
    """All seats in their order around the table, from ``first`` on."""
    return [(first + i) % seats for i in range(seats)]
