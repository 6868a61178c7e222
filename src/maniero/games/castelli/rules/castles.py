"""Castles: where they may be built, what they cost and what they bring; alone or with a character's help."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.castelli.actions import Build, Over
from maniero.games.castelli.events import CastleBuilt
from maniero.games.castelli.names import (
    ABBOT,
    BUILDER,
    COUNT,
    COUNTESS,
    GRAIN,
    KNIGHTS,
    MOST_SEATS,
    NONE,
    ON_GRAIN,
    ON_WOOD,
    ROCK,
    ROCK_1,
    ROCK_2,
    SITES,
    WOOD,
)
from maniero.games.castelli.rules.battle import (
    add_overs,
    build_over,
    can_build_over,
    why_not_over,
)
from maniero.games.castelli.rules.paying import pay, price, score_castle
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, numbers
from maniero.kernel.state import Ask

_BUILDERS: Final = ["card.countess", "card.count", "castle.rock"]  # Who builds in wood, grain, rock.
HELPERS: Final = [COUNT, COUNTESS, BUILDER, ABBOT, KNIGHTS]  # Characters played for one castle.


def kind_with(character: int) -> int:
    """The kind of area in which a character builds; NONE is nobody."""
    if character == COUNT:
        return GRAIN
    return WOOD if character == COUNTESS else ROCK


def free_sites(s: Castelli, kind: int) -> i64:
    """Octagons with a free site in an area of a kind."""
    if kind == GRAIN:
        return s.free[ON_GRAIN]
    return s.free[ON_WOOD] if kind == WOOD else s.free[ROCK_1] | s.free[ROCK_2]


# ---- one castle


def why_no_castle(s: Castelli, seat: int, character: int) -> str:
    """Wherever it would be built."""
    if not s.lords[seat].castles:
        return "castle.supply"
    return "" if price(s, seat, s.box.castle_price, character) != NONE else "castle.cost"


def why_not_build(s: Castelli, seat: int, action: Build, character: int) -> str:
    """The clause that forbids a castle, built with the help of ``character`` or NONE."""
    here = bit(action.octagon)
    kind = kind_with(character)
    if action.kind != kind:
        return _BUILDERS[action.kind]
    if not free_sites(s, kind) & here:
        return "castle.rock" if kind == ROCK else "castle.one-site"
    if not s.lords[seat].reach & here:
        return "castle.influence"
    return why_no_castle(s, seat, character)


def add_builds(s: Castelli, seat: int, character: int, found: list[Action]) -> None:
    """All castles that may be built so."""
    kind = kind_with(character)
    spots = s.lords[seat].reach & free_sites(s, kind)
    if spots and not why_no_castle(s, seat, character):
        builds = s.box.actions.build[kind]
        for octagon in numbers(spots):
            found.append(builds[octagon])


def build(s: Castelli, seat: int, action: Build, character: int) -> None:
    """The castle goes to the first free site of the area."""
    here = bit(action.octagon)
    site = ROCK_1 if s.free[ROCK_1] & here else ROCK_2
    if action.kind != ROCK:
        site = ON_GRAIN if action.kind == GRAIN else ON_WOOD
    silver = price(s, seat, s.box.castle_price, character)
    paid = pay(s, seat, s.box.castle_price, silver)
    if silver and character != BUILDER:
        s.bought = True
    s.free[site] &= ~here
    s.owners[action.octagon * len(SITES) + site] = seat
    s.lords[seat].castles -= 1
    if s.told is not None:
        s.told.append(CastleBuilt(seat, action.octagon, site, paid, silver))
    score_castle(s, seat, action.octagon)


# ---- with a character


def why_not_with(s: Castelli, seat: int, character: int) -> str:
    """The clause that forbids to play a character who helps with a castle."""
    if character in (ABBOT, KNIGHTS):
        return "" if can_build_over(s, seat, character) else "card.effect"
    possible = s.lords[seat].reach & free_sites(s, kind_with(character))
    return "" if possible and not why_no_castle(s, seat, character) else "card.effect"


def ask_with(s: Castelli, seat: int, character: int) -> None:
    """Ask for the castle for which a character was played."""
    s.asks.append(CASTLE_WITH[seat][HELPERS.index(character)])


class CastleWith(Ask[Castelli]):
    """Which castle is built with the help of a character."""

    inside = True

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character

    def options(self, s: Castelli) -> list[Action]:
        found: list[Action] = []
        if self.character in (ABBOT, KNIGHTS):
            add_overs(s, self.seat, self.character, found)
        else:
            add_builds(s, self.seat, self.character, found)
        return found

    def objection(self, s: Castelli, action: Action) -> str:
        over = self.character in (ABBOT, KNIGHTS)
        if isinstance(action, Over) and over:
            return why_not_over(s, self.seat, action, self.character)
        if isinstance(action, Build) and not over:
            return why_not_build(s, self.seat, action, self.character)
        return "castle.with"

    def answer(self, s: Castelli, action: Action) -> None:
        if isinstance(action, Over):
            build_over(s, self.seat, action, self.character)
        else:
            assert isinstance(action, Build)
            build(s, self.seat, action, self.character)


CASTLE_WITH: Final = [[CastleWith(seat, helper) for helper in HELPERS] for seat in range(MOST_SEATS)]
