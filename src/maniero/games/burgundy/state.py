"""The position: every field with its unit, and nothing that is a rule."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from maniero.games.burgundy.boards import Duchy
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.names import SPACES
from maniero.kernel.action import Vocabulary
from maniero.kernel.bits import members
from maniero.kernel.first import clockwise
from maniero.kernel.rng import Rng
from maniero.kernel.state import Ask, State


class Duke:
    """One player's things."""

    def __init__(
        self,
        duchy: Duchy,
        tiles: list[int],
        filled: i64,
        near: i64,
        buildings: list[int],
        monasteries: i64,
        mines: int,
        storage: list[int],
        goods: i64,
        sold: i64,
        workers: int,
        silver: int,
        dice: list[int],
        rolled: list[int],
        bonus_tiles: int,
    ) -> None:
        self.duchy = duchy
        self.tiles = tiles  # By space: tile, or NONE.
        self.filled: i64 = filled  # Bit s: a tile lies on space s.
        self.near: i64 = near  # Bit s: space s lies next to a tile.
        self.buildings = buildings  # By kind of building: bits of the spaces where it stands.
        self.monasteries: i64 = monasteries  # Bit n: monastery n is in the duchy.
        self.mines = mines  # In the duchy.
        self.storage = storage  # Tiles on the key spaces, in the order taken.
        self.goods: i64 = goods  # Bag of goods in store.
        self.sold: i64 = sold  # Bag of goods sold.
        self.workers = workers
        self.silver = silver
        self.dice = dice  # Numbers of the dice still to be used, in ascending order.
        self.rolled = rolled  # Numbers rolled in this round.
        self.bonus_tiles = bonus_tiles  # For completed colours, large and small.

    def copy(self) -> Duke:
        return Duke(
            self.duchy,
            self.tiles[:],
            self.filled,
            self.near,
            self.buildings[:],
            self.monasteries,
            self.mines,
            self.storage[:],
            self.goods,
            self.sold,
            self.workers,
            self.silver,
            self.dice[:],
            self.rolled[:],
            self.bonus_tiles,
        )


class Burgundy(State):
    """A position of The Castles of Burgundy.  Nothing in it is hidden but what chance has not said."""

    def __init__(
        self,
        seats: int,
        points: list[int],
        asks: list[Ask[Any]],
        box: BurgundyBox,
        dukes: list[Duke],
        coloured: list[int],
        black: list[int],
        goods: i64,
        depots: list[int],
        black_depot: list[int],
        depot_goods: list[int],
        round_goods: list[int],
        offered: list[int],
        white: int,
        phase: int,
        round: int,
        order: list[int],
        bridge: list[int],
        completed: list[int],
        owners: list[int],
        turn: int,
        bought: bool,
    ) -> None:
        super().__init__(seats, points, asks)
        self.box: Final = box
        self.dukes = dukes
        self.coloured = coloured  # By tile: how many are left in the pile of its colour.
        self.black = black  # By tile: how many are left in the black pile.
        self.goods: i64 = goods  # Bag of the goods not drawn yet.
        self.depots = depots  # Places of the numbered depots, DEPOT_PLACES each: tile, or NONE.
        self.black_depot = black_depot  # Places: tile, or NONE.
        self.depot_goods = depot_goods  # By numbered depot: bag of goods.
        self.round_goods = round_goods  # Kinds still to be placed in this phase, the next one first.
        self.offered = offered  # Duchies dealt to be chosen from, two a seat.
        self.white = white  # The white die; 0 before it was rolled.
        self.phase = phase  # 0 to 4; NONE during the set-up.
        self.round = round  # 0 to 4.
        self.order = order  # Seats along the bridge, who is first in turn order first.
        self.bridge = bridge  # By seat: space of the marker.
        self.completed = completed  # By colour: how many bonus tiles are gone, 0 to 2.
        self.owners = owners  # Two bonus tiles a colour, large and small: seat, or NONE.
        self.turn = turn  # Seat whose turn it is; NONE between turns.
        self.bought = bought  # The purchase of this turn has been made.

    def copy(self) -> Burgundy:
        return Burgundy(
            self.seats,
            self.points[:],
            self.asks[:],
            self.box,
            [duke.copy() for duke in self.dukes],
            self.coloured[:],
            self.black[:],
            self.goods,
            self.depots[:],
            self.black_depot[:],
            self.depot_goods[:],
            self.round_goods[:],
            self.offered[:],
            self.white,
            self.phase,
            self.round,
            self.order[:],
            self.bridge[:],
            self.completed[:],
            self.owners[:],
            self.turn,
            self.bought,
        )

    def vocabulary(self) -> Vocabulary:
        return self.box.actions

    def begin(self, first: int) -> None:
        """The turn order goes round from the start player, on top of the stack on the bridge."""
        self.order = clockwise(first, self.seats)

    def imagine(self, seat: int, rng: Rng) -> Burgundy:
        return self.copy()

    def tiebreaks(self, seat: int) -> list[int]:
        """More empty spaces; then further back on the bridge."""
        return [len(SPACES) - members(self.dukes[seat].filled), self.order.index(seat)]
