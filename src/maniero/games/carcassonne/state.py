"""The position: every field with its unit, and nothing that is a rule."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.pile import Pile
from maniero.games.carcassonne.zones import Zones
from maniero.kernel.action import Vocabulary
from maniero.kernel.rng import Rng
from maniero.kernel.state import Ask, State


class Builder:
    """One player's things."""

    def __init__(self, supply: int, keep: int, keep_at: int, held: list[int], fresh: list[int]) -> None:
        self.supply = supply  # Followers at hand.
        self.keep = keep  # Tiles of the house where the keep stands; 0: not placed yet.
        self.keep_at = keep_at  # That zone; NONE before.
        self.held = held  # Bonus tiles that may be used, by number, in ascending order.
        self.fresh = fresh  # Bonus tiles taken since the own last turn began: not to be used yet.

    def take_up(self) -> None:
        """Bonus tiles taken before may be used from now on."""
        if self.fresh:
            self.held = sorted(self.held + self.fresh)
            self.fresh = []

    def copy(self) -> Builder:
        return Builder(self.supply, self.keep, self.keep_at, self.held[:], self.fresh[:])


class Castle(State):
    """A position of Carcassonne: The Castle.  Nothing in it is hidden but what chance has not said."""

    def __init__(
        self,
        seats: int,
        points: list[int],
        asks: list[Ask[Any]],
        box: CastleBox,
        builders: list[Builder],
        pile: Pile,
        left: int,
        drawn: int,
        tiles: list[int],
        turns: list[int],
        around: list[int],
        near_low: i64,
        near_high: i64,
        zones: Zones,
        standing: list[int],
        towers: list[bool],
        bonuses: list[int],
        turn: int,
        placed: int,
        removed: int,
        spent: list[int],
    ) -> None:
        super().__init__(seats, points, asks)
        self.box: Final = box
        self.builders = builders
        self.pile = pile
        self.left = left  # Tiles left in all.
        self.drawn = drawn  # The tile in hand, or NONE.
        self.tiles = tiles  # By square: the tile that lies there, or NONE.
        self.turns = turns  # By square: its quarter turns.
        # By empty square: sides, as bits, where a tile must show a path, and, from bit 4 on, where it
        # may not; 0 where no tile or start space lies around, and where a tile lies.
        self.around = around
        self.near_low = near_low  # Squares where ``around`` is not 0, as bits: those below HALF,
        self.near_high = near_high  # and those from HALF on.
        self.zones = zones
        self.standing = standing  # Followers: twice the part's place (see Zones.first) plus the seat.
        self.towers = towers  # By tower: its bonus tile still lies there.
        self.bonuses = bonuses  # By number, counted from 0: bonus tiles nobody has seen yet.
        self.turn = turn  # Seat whose turn it is; NONE before the first turn.
        self.placed = placed  # Square of the tile placed last, or NONE.
        self.removed = removed  # Tiles that could not be placed.
        self.spent = spent  # In final scoring: zones with the bonus tile used on each.

    def copy(self) -> Castle:
        return Castle(
            self.seats,
            self.points[:],
            self.asks[:],
            self.box,
            [builder.copy() for builder in self.builders],
            self.pile.copy(),
            self.left,
            self.drawn,
            self.tiles[:],
            self.turns[:],
            self.around[:],
            self.near_low,
            self.near_high,
            self.zones.copy(),
            self.standing[:],
            self.towers[:],
            self.bonuses[:],
            self.turn,
            self.placed,
            self.removed,
            self.spent[:],
        )

    def begin(self, first: int) -> None:
        self.turn = first

    def vocabulary(self) -> Vocabulary:
        return self.box.actions

    def imagine(self, seat: int, rng: Rng) -> Castle:
        return self.copy()

    def tiebreaks(self, seat: int) -> list[int]:
        return []  # Equal points share the win.
