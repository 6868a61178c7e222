"""Tiles that go from a depot straight into the duchy, with any number of a die."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Place, Skip, Tile
from maniero.games.burgundy.names import WILD
from maniero.games.burgundy.rules.acting import place
from maniero.games.burgundy.rules.placing import room_for, why_not_place
from maniero.games.burgundy.rules.storage import ALL_COLOURS, remove_tile, tiles_in
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action
from maniero.kernel.state import Ask


def placeable(s: Burgundy, seat: int, depot: int) -> list[int]:
    """The tiles of a depot that fit somewhere in the duchy, in ascending order."""
    return [tile for tile in tiles_in(s, depot, ALL_COLOURS) if room_for(s.dukes[seat], tile)]


class PlaceDirectly(Ask[Burgundy]):
    """Which tile of a depot is placed at once; none, where that is ``optional``."""

    inside = True

    def __init__(self, seat: int, depot: int, optional: bool, clause: str) -> None:
        super().__init__(seat)
        self.depot: Final = depot
        self.optional: Final = optional
        self.clause: Final = clause  # Which lets it be placed.

    def options(self, s: Burgundy) -> list[Action]:
        found: list[Action] = [s.box.actions.skip] if self.optional else []
        for tile in placeable(s, self.seat, self.depot):
            found.append(s.box.actions.tile[tile])
        return found

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else self.clause

    def answer(self, s: Burgundy, action: Action) -> None:
        if not isinstance(action, Skip):
            assert isinstance(action, Tile)
            remove_tile(s, self.depot, action.tile)
            s.asks.append(ChooseSpace(self.seat, action.tile))


class ChooseSpace(Ask[Burgundy]):
    """Where the tile goes."""

    inside = True

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Burgundy) -> list[Action]:
        spaces = room_for(s.dukes[self.seat], self.tile)
        places = s.box.actions.place[WILD]
        return [places[space] for space in range(s.dukes[self.seat].duchy.spaces) if spaces >> space & 1]

    def objection(self, s: Burgundy, action: Action) -> str:
        if not isinstance(action, Place) or action.die != WILD:
            return "place.adjacent"
        return why_not_place(s.dukes[self.seat], self.tile, action.space)

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Place)
        place(s, self.seat, self.tile, action.space)
