"""The battle: building over castles of others, and the guard who keeps them."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.actions import Guard, Over, Sell
from maniero.games.castelli.events import (
    BuildingOverAnnounced,
    CastleBuiltOver,
    CastleGuarded,
    MajorityWon,
)
from maniero.games.castelli.names import ABBOT, GUARD, KNIGHTS, NONE, SITES
from maniero.games.castelli.rules.cards import help_with, why_no_help
from maniero.games.castelli.rules.paying import pay, price, score_castle
from maniero.games.castelli.state import Castelli, above, covered, top
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, numbers
from maniero.kernel.state import Ask


def each_for(s: Castelli, character: int) -> int:
    """How much of each resource a castle costs that is built over another."""
    return s.box.abbot_price if character == ABBOT else s.box.over_price


def why_no_over(s: Castelli, seat: int, character: int) -> str:
    """Whichever castle would be built over."""
    if not s.battle:
        return "battle.module"
    if not s.lords[seat].castles:
        return "castle.supply"
    return "" if price(s, seat, each_for(s, character), character) != NONE else "battle.cost"


def why_not_castle(s: Castelli, seat: int, octagon: int, site: int, character: int) -> str:
    """The clause that keeps one castle from being built over, whatever it costs."""
    place = octagon * len(SITES) + site
    owner = top(s.owners[place])
    if owner in (NONE, seat):
        return "battle.others"
    if covered(s.owners[place]) != NONE:
        return "battle.once"
    if not s.lords[seat].reach & bit(octagon):
        return "castle.influence"
    if place in s.spared:
        return "card.guard"
    if character != KNIGHTS and s.influence(octagon, seat) <= s.influence(octagon, owner):
        return "battle.influence"
    return ""


def why_not_over(s: Castelli, seat: int, action: Over, character: int) -> str:
    return why_no_over(s, seat, character) or why_not_castle(s, seat, action.octagon, action.site, character)


def add_overs(s: Castelli, seat: int, character: int, found: list[Action]) -> None:
    """All castles that may be built over so, in vocabulary order."""
    if not why_no_over(s, seat, character):
        octagons = numbers(s.lords[seat].reach)
        for site in range(len(SITES)):
            for octagon in octagons:
                if not why_not_castle(s, seat, octagon, site, character):
                    found.append(s.box.actions.over[site][octagon])


def can_build_over(s: Castelli, seat: int, character: int) -> bool:
    found: list[Action] = []
    add_overs(s, seat, character, found)
    return bool(found)


def build_over(s: Castelli, seat: int, action: Over, character: int) -> None:
    """Announce it; an owner who has a card is asked for a guard."""
    owner = s.owner(action.octagon, action.site)
    if s.told is not None:
        s.told.append(BuildingOverAnnounced(seat, action.octagon, owner))
    if s.lords[owner].hand:
        s.asks.append(KeepCastle(owner, seat, action.octagon, action.site, character))
    else:
        occupy(s, seat, action.octagon, action.site, character)


def occupy(s: Castelli, seat: int, octagon: int, site: int, character: int) -> None:
    """Pay, and put a castle on top of the other."""
    place = octagon * len(SITES) + site
    owner = top(s.owners[place])
    each = each_for(s, character)
    silver = price(s, seat, each, character)
    paid = pay(s, seat, each, silver)
    if silver:
        s.bought = True
    s.owners[place] = above(seat, owner)
    s.lords[seat].castles -= 1
    if s.told is not None:
        s.told.append(CastleBuiltOver(seat, octagon, site, owner, paid, silver))
    score_castle(s, seat, octagon)


class KeepCastle(Ask[Castelli]):
    """Whether the owner plays a guard; asked of everybody who has a card, so that nothing is given away."""

    covert = True
    out_of_turn = True

    def __init__(self, seat: int, attacker: int, octagon: int, site: int, character: int) -> None:
        super().__init__(seat)
        self.attacker: Final = attacker
        self.octagon: Final = octagon
        self.site: Final = site
        self.character: Final = character

    def options(self, s: Castelli) -> list[Action]:
        actions = s.box.actions
        return [actions.pass_] if why_no_help(s, self.seat, GUARD) else [actions.guard, actions.pass_]

    def objection(self, s: Castelli, action: Action) -> str:
        if isinstance(action, Guard):
            return why_no_help(s, self.seat, GUARD)
        if isinstance(action, Sell):
            return "card.sell"
        return "" if action is s.box.actions.pass_ else "battle.announced"

    def answer(self, s: Castelli, action: Action) -> None:
        if not isinstance(action, Guard):
            occupy(s, self.attacker, self.octagon, self.site, self.character)
            return
        help_with(s, self.seat, GUARD)
        s.spared.append(self.octagon * len(SITES) + self.site)
        if s.told is not None:
            s.told.append(CastleGuarded(self.seat, self.octagon, self.attacker))


# ---- the end


def castles_seen(s: Castelli, octagon: int) -> list[int]:
    """By seat: castles in the row and the column of a settlement, those underneath left out."""
    counts = [0] * s.seats
    for other in numbers(s.layout.lines[octagon]):
        for site in range(len(SITES)):
            owner = s.owner(other, site)
            if owner != NONE:
                counts[owner] += 1
    return counts


def score_majorities(s: Castelli) -> None:
    """The most castles around each city and each village."""
    for octagon in numbers(s.cities | s.villages):
        score_majority(s, octagon, s.cities & bit(octagon) != 0)


def score_majority(s: Castelli, octagon: int, city: bool) -> None:
    """A tie is shared, rounded up."""
    counts = castles_seen(s, octagon)
    most = max(counts)
    if not most:
        return
    winners = [seat for seat in range(s.seats) if counts[seat] == most]
    points = s.box.city_majority if city else s.box.village_majority
    for seat in winners:
        if s.told is not None:
            s.told.append(MajorityWon(seat, octagon, city, most, len(winners) > 1))
        s.score(seat, "battle.cities" if city else "battle.villages", 1, -(-points // len(winners)))
