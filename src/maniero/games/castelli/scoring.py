"""The end: the mine, what is left over, silver; and what the modules add."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.events import GameEnded
from maniero.games.castelli.rules.areas import evaluate
from maniero.games.castelli.rules.battle import score_majorities
from maniero.games.castelli.state import Castelli
from maniero.kernel.state import NOBODY, Step


class Finish(Step[Castelli]):
    """The mine first, then final scoring in the order of the rulebook."""

    def run(self, s: Castelli) -> None:
        if s.told is not None:
            s.told.append(GameEnded(NOBODY))
        evaluate(s, s.layout.mine)
        for seat, lord in enumerate(s.lords):
            s.score(seat, "end.cards", len(lord.hand), s.box.card_points)
            s.score(seat, "end.resources", sum(lord.stock), s.box.resource_points)
        score_silver(s)
        for seat, lord in enumerate(s.lords):
            if lord.held >= 0 and s.box.tiles[lord.held].starting:
                s.score(seat, "dilemma.kept", 1, s.box.starting_points)
        if s.battle:
            score_majorities(s)
            for seat in range(s.seats):
                s.score(seat, "battle.castles", s.castles_of(seat), s.box.castle_points)


def score_silver(s: Castelli) -> None:
    """First and second place; several first ones leave no second, several second ones share."""
    places = s.box.battle_places if s.battle else s.box.silver_places
    owned = [lord.silver for lord in s.lords]
    most = max(owned)
    if most == 0:
        return
    if owned.count(most) > 1:
        for seat in range(s.seats):
            if owned[seat] == most:
                s.score(seat, "end.silver-tie", 1, places.tie)
        return
    second = max([silver for silver in owned if silver < most])
    for seat, silver in enumerate(owned):
        if silver == most:
            s.score(seat, "end.silver-first", 1, places.first)
        elif silver == second and second > 0:
            s.score(seat, "end.silver-second", 1, places.second // owned.count(second))


FINISH: Final = Finish()
