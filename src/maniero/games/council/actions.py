"""The vocabulary, and how it is written.

first-2          chance: the second seat is the first player
map-ABA          chance: coast on side A, hills on B, mountains on A
token-07         chance: reward token 7 lies in the next city
councillor-pink  chance: the next place in the councils
reveal-ABE       chance: this permit is turned up
neutral-ABE      chance: neutral emporiums stand in the cities of this permit
draw-pink        chance: this politics card is drawn

elect-pink-coast elect a councillor and gain coins
buy-ABE          buy a face-up permit: the cards are asked for next
build-ABE-A      build in A with the permit ABE
king-J           build in J with the king: the cards are asked for next
hire             hire an assistant
change-hills     change the permits of the hills
send-pink-coast  send an assistant to elect a councillor
extra            pay assistants for one more main action
end              end the turn
pay-pink-joker   the politics cards that satisfy the council
reward-K         a city's reward again, by the nobility track
take-ABE         a face-up permit for nothing, by the nobility track
repeat-ABE       the bonuses of an own permit again, by the nobility track
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from maniero.games.council.names import (
    CARDS,
    COLOURS,
    COUNCILLORS,
    COUNCILS,
    JOKER,
    LETTERS,
    MOST_SEATS,
    REGIONS,
    SIDES,
    TOKENS,
)
from maniero.kernel.action import Action, IllegalAction, Vocabulary
from maniero.kernel.bags import count, holds, one
from maniero.kernel.first import First


class Sides(Action):
    def __init__(self, number: int) -> None:
        super().__init__(f"map-{SIDES[number]}")
        self.number: Final = number


class Token(Action):
    def __init__(self, token: int) -> None:
        super().__init__(f"token-{token + 1:02}")
        self.token: Final = token


class Councillor(Action):
    def __init__(self, colour: int) -> None:
        super().__init__(f"councillor-{COLOURS[colour]}")
        self.colour: Final = colour


class OfPermit(Action):
    """An action about one permit."""

    def __init__(self, verb: str, permit: int, name: str) -> None:
        super().__init__(f"{verb}-{name}")
        self.permit: Final = permit


class Reveal(OfPermit): ...


class Neutral(OfPermit): ...


class Draw(Action):
    def __init__(self, kind: int) -> None:
        super().__init__(f"draw-{CARDS[kind]}")
        self.kind: Final = kind


class Elect(Action):
    """Push a councillor into a council, as a main action or by an assistant."""

    def __init__(self, verb: str, colour: int, council: int) -> None:
        super().__init__(f"{verb}-{COLOURS[colour]}-{COUNCILS[council]}")
        self.colour: Final = colour
        self.council: Final = council


class Send(Elect): ...


class Buy(OfPermit): ...


class Build(Action):
    def __init__(self, permit: int, name: str, city: int) -> None:
        super().__init__(f"build-{name}-{LETTERS[city]}")
        self.permit: Final = permit
        self.city: Final = city


class King(Action):
    def __init__(self, city: int) -> None:
        super().__init__(f"king-{LETTERS[city]}")
        self.city: Final = city


class Hire(Action): ...


class Change(Action):
    def __init__(self, region: int) -> None:
        super().__init__(f"change-{REGIONS[region]}")
        self.region: Final = region


class Extra(Action): ...


class End(Action): ...


class Pay(Action):
    """One to four politics cards."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__("pay-" + "-".join(CARDS[kind] for kind in kinds))
        bag: i64 = 0
        for kind in kinds:
            bag += one(kind)
        self.cards: i64 = bag
        self.coloured: i64 = bag - count(bag, JOKER) * one(JOKER)
        self.size: Final = len(kinds)
        self.jokers: Final = kinds.count(JOKER)

    def fits(self, council: i64) -> bool:
        """Whether each coloured card has a councillor of its own in the bag ``council``."""
        return holds(council, self.coloured)


class RewardAgain(Action):
    def __init__(self, city: int) -> None:
        super().__init__(f"reward-{LETTERS[city]}")
        self.city: Final = city


class Take(OfPermit): ...


class Repeat(OfPermit): ...


class Actions(Vocabulary):
    """All actions of one box, and the lists of them that the rules look up."""

    def __init__(self, permits: list[str], cities: list[list[int]]) -> None:
        """``permits`` are the names of the permits, ``cities`` the cities of each."""
        self.first: Final = [First(seat) for seat in range(MOST_SEATS)]
        self.sides: Final = [Sides(number) for number in range(len(SIDES))]
        self.token: Final = [Token(token) for token in range(TOKENS)]
        self.councillor: Final = [Councillor(colour) for colour in range(len(COLOURS))]
        self.reveal: Final = [Reveal("reveal", i, name) for i, name in enumerate(permits)]
        self.neutral: Final = [Neutral("neutral", i, name) for i, name in enumerate(permits)]
        self.draw: Final = [Draw(kind) for kind in range(len(CARDS))]
        pairs = [(colour, council) for colour in range(len(COLOURS)) for council in range(len(COUNCILS))]
        self.elect: Final = [Elect("elect", colour, council) for colour, council in pairs]
        self.buy: Final = [Buy("buy", i, name) for i, name in enumerate(permits)]
        self.build: Final = [[Build(i, name, city) for city in cities[i]] for i, name in enumerate(permits)]
        self.king: Final = [King(city) for city in range(len(LETTERS))]
        self.hire: Final = Hire("hire")
        self.change: Final = [Change(region) for region in range(len(REGIONS))]
        self.send: Final = [Send("send", colour, council) for colour, council in pairs]
        self.extra: Final = Extra("extra")
        self.end: Final = End("end")
        self.pay: Final = [
            Pay(kinds)
            for size in range(1, COUNCILLORS + 1)
            for kinds in combinations_with_replacement(range(len(CARDS)), size)
        ]
        self.reward_again: Final = [RewardAgain(city) for city in range(len(LETTERS))]
        self.take: Final = [Take("take", i, name) for i, name in enumerate(permits)]
        self.repeat: Final = [Repeat("repeat", i, name) for i, name in enumerate(permits)]

        chance = [
            *self.first,
            *self.sides,
            *self.token,
            *self.councillor,
            *self.reveal,
            *self.neutral,
            *self.draw,
        ]
        builds = [action for builds in self.build for action in builds]
        mains = [*self.elect, *self.buy, *builds, *self.king]
        quick = [self.hire, *self.change, *self.send, self.extra, self.end]
        rest = [*self.pay, *self.reward_again, *self.take, *self.repeat]
        super().__init__([*chance, *mains, *quick, *rest])

        # All that looks like building, with a city that is not on the permit too.
        self._looks_like_building: Final = {f"build-{name}-{city}" for name in permits for city in LETTERS}
        # By the colours that are free (bit k: colour k): what can be elected.
        self.elect_by_free: Final = [all_electing(self.elect, free) for free in range(1 << len(COLOURS))]
        self.send_by_free: Final = [all_electing(self.send, free) for free in range(1 << len(COLOURS))]
        # By a council's colours: the payments that it takes, whoever pays.
        self._by_council: Final[dict[int, list[Pay]]] = {}

    def parse(self, text: str) -> Action:
        """The action written ``text``; a city that is not on the permit is forbidden by its clause.

        Only cities of the permit are in the vocabulary, so that a learner's stays small.
        """
        if text in self._looks_like_building and text not in self._by_text:
            raise IllegalAction(text, "build.city")
        return super().parse(text)

    def payments(self, council: i64) -> list[Pay]:
        """What satisfies a council whose colours are the bag ``council``."""
        payments = self._by_council.get(council)
        if payments is None:
            payments = [payment for payment in self.pay if payment.fits(council)]
            self._by_council[council] = payments
        return payments


def can_elect(action: Elect, free: int) -> bool:
    """Whether a councillor of its colour is free (bit k: one of colour k)."""
    return free >> action.colour & 1 == 1


def all_electing(actions: list[Elect] | list[Send], free: int) -> list[Action]:
    return [action for action in actions if can_elect(action, free)]
