"""Tiles on the key spaces: choosing one from a depot, making room, storing it."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Drop, Tile
from maniero.games.burgundy.events import TileDropped, TileTaken
from maniero.games.burgundy.expansions.teams import own_storage, store_in_team, team_is_too_full
from maniero.games.burgundy.names import ANY, BLACK, COLOUR_OF, DEPOT_PLACES, NONE
from maniero.games.burgundy.rules.gains import key_spaces
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action
from maniero.kernel.state import Ask

ALL_COLOURS: Final = (1 << ANY + 1) - 1


def tiles_in(s: Burgundy, depot: int, colours: int) -> list[int]:
    """The kinds of tiles of these colours (as bits) in a depot, in ascending order."""
    first = depot * DEPOT_PLACES
    places = s.black_depot if depot == BLACK else s.depots[first : first + DEPOT_PLACES]
    found: list[int] = []
    for tile in places:
        if tile != NONE and colours >> COLOUR_OF[tile] & 1 and tile not in found:
            found.append(tile)
    found.sort()
    return found


def any_tile(s: Burgundy, depot: int, colours: int) -> bool:
    """Whether ``tiles_in`` a depot finds any; asked so often that it makes no list."""
    places = s.black_depot if depot == BLACK else s.depots
    first = 0 if depot == BLACK else depot * DEPOT_PLACES
    last = len(places) if depot == BLACK else first + DEPOT_PLACES
    for place in range(first, last):
        tile = places[place]
        if tile != NONE and colours >> COLOUR_OF[tile] & 1:
            return True
    return False


def remove_tile(s: Burgundy, depot: int, tile: int) -> None:
    """The tile leaves its depot."""
    if depot == BLACK:
        s.black_depot[s.black_depot.index(tile)] = NONE
    else:
        s.depots[s.depots.index(tile, depot * DEPOT_PLACES)] = NONE


# ---- the key spaces


def usable(s: Burgundy, seat: int) -> list[int]:
    """Stored tiles that ``seat`` may place."""
    storage = s.dukes[seat].storage
    return storage if s.sides == s.seats else storage + own_storage(s, seat)


def is_too_full(s: Burgundy, seat: int) -> bool:
    """More tiles than key spaces, since shield 4 was lost: no other comes in, not even for one of them."""
    if not s.expansions:
        return False
    if s.sides != s.seats:
        return team_is_too_full(s, seat)
    return len(s.dukes[seat].storage) > key_spaces(s, seat)


def store(s: Burgundy, seat: int, tile: int) -> None:
    """The tile comes to a key space; when all are full, ask which tile makes room."""
    if s.sides != s.seats:
        store_in_team(s, seat, tile)
    elif len(s.dukes[seat].storage) < key_spaces(s, seat):
        s.dukes[seat].storage.append(tile)
    else:
        s.asks.append(MakeRoom(seat, tile))


class ChooseTile(Ask[Burgundy]):
    """Which tile of a depot comes to the key spaces."""

    inside = True

    def __init__(self, seat: int, depot: int, colours: int) -> None:
        super().__init__(seat)
        self.depot: Final = depot
        self.colours: Final = colours  # As bits: which may be taken.

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.tile[tile] for tile in tiles_in(s, self.depot, self.colours)]

    def objection(self, s: Burgundy, action: Action) -> str:
        fits = isinstance(action, Tile) and action.tile in tiles_in(s, self.depot, self.colours)
        return "" if fits else "take.choose"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Tile)
        remove_tile(s, self.depot, action.tile)
        if s.told is not None:
            s.told.append(TileTaken(self.seat, action.tile, self.depot))
        store(s, self.seat, self.stored(action.tile))

    def stored(self, tile: int) -> int:
        """How the tile lies on the key space."""
        return tile


class MakeRoom(Ask[Burgundy]):
    """All key spaces are full: which stored tile is thrown away for the new one."""

    inside = True

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.drop[tile] for tile in sorted(set(s.dukes[self.seat].storage))]

    def objection(self, s: Burgundy, action: Action) -> str:
        stored = s.dukes[self.seat].storage
        return "" if isinstance(action, Drop) and action.tile in stored else "storage.room"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Drop)
        storage = s.dukes[self.seat].storage
        storage.remove(action.tile)
        storage.append(self.tile)
        if s.told is not None:
            s.told.append(TileDropped(self.seat, action.tile))
