"""The end of a round: yards are emptied, the reserve may be built from, a complete castle ends the game."""

from __future__ import annotations

from typing import Final

from maniero.games.castles.actions import YARD_FROM, Build, Discard, Done, Gate, Store, is_reserve
from maniero.games.castles.events import CastleCompleted, YardsShown
from maniero.games.castles.names import MOST_SEATS, NONE, YARD
from maniero.games.castles.rules.building import (
    add_builds,
    add_reserve_builds,
    build,
    can_build_reserve,
    discard,
    free_spaces,
    gate_builds,
    store,
    why_not_build,
)
from maniero.games.castles.state import Castles
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, members
from maniero.kernel.first import clockwise
from maniero.kernel.state import NOBODY, Ask, ByChance, Step


def has_yard(s: Castles, seat: int) -> bool:
    """Whether tiles lie in the yard of a seat."""
    yard = s.builders[seat].yard
    return yard[0] != NONE or yard[1] != NONE


class Yards(Step[Castles]):
    """When all have finished: yards are looked at, and whoever can do something is asked."""

    def run(self, s: Castles) -> None:
        s.asks.append(END_ROUND)
        offered = False
        for seat in reversed(clockwise(s.first, s.seats)):
            if has_yard(s, seat):
                offered = True
                s.asks.append(EMPTY_YARD[seat])
            elif can_build_reserve(s, seat):
                s.asks.append(EMPTY_YARD[seat])
        if offered:
            s.asks.append(SHOW_YARDS)


class ShowYards(ByChance[Castles]):
    """Nothing is drawn: the action marks the moment from which nobody takes anything back."""

    def options(self, s: Castles) -> list[Action]:
        return [s.box.actions.show]

    def answer(self, s: Castles, action: Action) -> None:
        s.shown = True
        if s.told is not None:
            s.told.append(YardsShown(NOBODY))


class EmptyYard(Ask[Castles]):
    """Each tile of the yard is built, stored or discarded; the reserve may be built from too."""

    covert = True

    def options(self, s: Castles) -> list[Action]:
        actions = s.box.actions
        places = [place for place in range(YARD) if not self._why_not_source(s, YARD_FROM + place)]
        found = gate_builds(s, self.seat)
        add_reserve_builds(s, self.seat, found)
        for place in places:
            add_builds(s, self.seat, YARD_FROM + place, found)
        if free_spaces(s.builders[self.seat]):
            found.extend([actions.store[YARD_FROM + place] for place in places])
        found.extend([actions.discard_yard[place] for place in places])
        if not has_yard(s, self.seat):
            found.append(actions.done)
        return found

    def _why_not_source(self, s: Castles, source: int) -> str:
        if source < YARD_FROM:
            return "yard.each"
        yard = s.builders[self.seat].yard
        tile = yard[source - YARD_FROM]
        if tile == NONE:
            return "build.source"
        return "build.equal" if source > YARD_FROM and tile == yard[0] else ""

    def objection(self, s: Castles, action: Action) -> str:
        if isinstance(action, Build) and not is_reserve(action.source):
            return self._why_not_source(s, action.source) or why_not_build(s, self.seat, action)
        if isinstance(action, (Build, Gate)):
            return why_not_build(s, self.seat, action)
        if isinstance(action, Store):
            clause = self._why_not_source(s, action.source)
            return clause or ("" if free_spaces(s.builders[self.seat]) else "reserve.full")
        if isinstance(action, Discard):
            return self._why_not_source(s, action.source) if action.source != NONE else "yard.each"
        if isinstance(action, Done):
            return "yard.each" if has_yard(s, self.seat) else ""
        return "yard.each"

    def answer(self, s: Castles, action: Action) -> None:
        builder = s.builders[self.seat]
        if isinstance(action, Done):
            return
        if isinstance(action, Store):
            store(s, self.seat, action.source)
        elif isinstance(action, Discard):
            discard(s, self.seat, action.source, bit(self.seat) | bit(builder.giver))
        else:
            build(s, self.seat, action)
        if has_yard(s, self.seat) or can_build_reserve(s, self.seat):
            s.asks.append(EMPTY_YARD[self.seat])


class EndRound(Step[Castles]):
    """A complete castle ends the game."""

    def run(self, s: Castles) -> None:
        for seat, builder in enumerate(s.builders):
            builder.giver = NONE
            if builder.site.complete(s.box):
                s.ended = True
                if s.told is not None:
                    s.told.append(CastleCompleted(seat, members(builder.site.castle(s.box))))


YARDS: Final = Yards()
SHOW_YARDS: Final = ShowYards()
EMPTY_YARD: Final = [EmptyYard(seat, True) for seat in range(MOST_SEATS)]
END_ROUND: Final = EndRound()
