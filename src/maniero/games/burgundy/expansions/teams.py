"""The team game: two teams of two with one duchy each, common key spaces and some of one's own.

Team mates share a ``Duke``, so all rules work for teams as they are.  Here is what only a team has.
"""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Drop, Own, Shared
from maniero.games.burgundy.events import TileDropped
from maniero.games.burgundy.rules.gains import key_spaces, own_spaces
from maniero.games.burgundy.state import Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.state import Ask

SIDES: Final = 2


class Teams(Expansion):
    """The first expansion of a team game."""

    def __init__(self, own: list[list[int]]) -> None:
        self.own: Final = own  # By seat: tiles on the key spaces that nobody else may use.

    def copy(self) -> Expansion:
        return Teams([tiles[:] for tiles in self.own])


def own_storage(s: Burgundy, seat: int) -> list[int]:
    """The tiles that only this member of a team may place."""
    teams = s.expansions[0]
    assert isinstance(teams, Teams)
    return teams.own[seat]


def team_is_too_full(s: Burgundy, seat: int) -> bool:
    """Neither the common nor the own key spaces have room, or would have it without one tile."""
    shared, own = len(s.dukes[seat].storage), len(own_storage(s, seat))
    return shared > key_spaces(s, seat) and own > own_spaces(s, seat)


def lies_in_both(s: Burgundy, seat: int, tile: int) -> bool:
    """Whether the tile lies on a common key space and on an own one."""
    return tile in s.dukes[seat].storage and tile in own_storage(s, seat)


def take_out(s: Burgundy, seat: int, tile: int) -> None:
    """The tile leaves its key space."""
    storage = s.dukes[seat].storage
    if tile in storage:
        storage.remove(tile)
    else:
        own_storage(s, seat).remove(tile)


def store_in_team(s: Burgundy, seat: int, tile: int) -> None:
    """A tile comes to a common or an own key space, as the player likes."""
    shared = len(s.dukes[seat].storage) < key_spaces(s, seat)
    own = len(own_storage(s, seat)) < own_spaces(s, seat)
    if shared and own:
        s.asks.append(ChooseKeySpace(seat, tile))
    elif shared:
        s.dukes[seat].storage.append(tile)
    elif own:
        own_storage(s, seat).append(tile)
    else:
        s.asks.append(MakeRoomInTeam(seat, tile))


class OfKeySpace(Ask[Burgundy]):
    """The common key spaces, or one's own."""

    inside = True

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.shared, s.box.actions.own]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if isinstance(action, (Shared, Own)) else "teams.store"

    def chosen(self, s: Burgundy, action: Action) -> list[int]:
        """The tiles there."""
        return own_storage(s, self.seat) if isinstance(action, Own) else s.dukes[self.seat].storage


class ChooseKeySpace(OfKeySpace):
    """Where the tile is stored."""

    def answer(self, s: Burgundy, action: Action) -> None:
        self.chosen(s, action).append(self.tile)


class MakeRoomInTeam(Ask[Burgundy]):
    """All key spaces are full: which stored tile is thrown away, so that the new one takes its space."""

    inside = True

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def _droppable(self, s: Burgundy) -> list[int]:
        """What lies where the room for one is missing; where there is less, dropping does not help."""
        found: list[int] = []
        if len(s.dukes[self.seat].storage) <= key_spaces(s, self.seat):
            found.extend(s.dukes[self.seat].storage)
        if len(own_storage(s, self.seat)) <= own_spaces(s, self.seat):
            found.extend(own_storage(s, self.seat))
        return sorted(set(found))

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.drop[tile] for tile in self._droppable(s)]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if isinstance(action, Drop) and action.tile in self._droppable(s) else "storage.room"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Drop)
        shared, own = s.dukes[self.seat].storage, own_storage(s, self.seat)
        in_shared = action.tile in shared and len(shared) <= key_spaces(s, self.seat)
        in_own = action.tile in own and len(own) <= own_spaces(s, self.seat)
        if in_shared and in_own:
            s.asks.append(DropFrom(self.seat, action.tile, self.tile))
        else:
            drop(s, self.seat, shared if in_shared else own, action.tile, self.tile)


class DropFrom(OfKeySpace):
    """The tile to be thrown away lies in both places: from which."""

    def __init__(self, seat: int, tile: int, new: int) -> None:
        super().__init__(seat, tile)
        self.new: Final = new

    def answer(self, s: Burgundy, action: Action) -> None:
        drop(s, self.seat, self.chosen(s, action), self.tile, self.new)


def drop(s: Burgundy, seat: int, storage: list[int], tile: int, new: int) -> None:
    storage.remove(tile)
    storage.append(new)
    if s.told is not None:
        s.told.append(TileDropped(seat, tile))
