"""The position: every field with its unit, and nothing that is a rule."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.duchies import Duchy
from maniero.games.burgundy.names import NONE
from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.first import clockwise
from maniero.kernel.rng import Rng
from maniero.kernel.state import Ask, State


class Duke:
    """What a player owns, or a team together."""

    def __init__(
        self,
        duchy: Duchy,
        tiles: list[int],
        filled: int,
        near: int,
        towns: list[int],
        powers: i64,
        mines: int,
        storage: list[int],
        goods: i64,
        sold: i64,
        workers: int,
        silver: int,
        bonus_tiles: int,
    ) -> None:
        self.duchy = duchy
        self.tiles = tiles  # By space: tile, or NONE.
        self.filled = filled  # Bit s: a tile lies on space s.
        self.near = near  # Bit s: space s lies next to a tile.
        self.towns = towns  # By kind of building: bits of the spaces of the towns where it stands.
        self.powers: i64 = powers  # Bit n: monastery n works here; behind them, shields.
        self.mines = mines  # In the duchy.
        self.storage = storage  # Tiles on the key spaces, in the order taken; a team's common ones.
        self.goods: i64 = goods  # Bag of goods in store.
        self.sold: i64 = sold  # Bag of goods sold.
        self.workers = workers
        self.silver = silver
        self.bonus_tiles = bonus_tiles  # For completed colours, large and small.

    def copy(self) -> Duke:
        return Duke(
            self.duchy,
            self.tiles[:],
            self.filled,
            self.near,
            self.towns[:],
            self.powers,
            self.mines,
            self.storage[:],
            self.goods,
            self.sold,
            self.workers,
            self.silver,
            self.bonus_tiles,
        )

    def empty_spaces(self) -> int:
        return self.tiles.count(NONE)


# When a seat acts: with its dice, with the action of a castle just placed, by another effect.
WITH_DICE: Final = 0
WITH_CASTLE: Final = 1
BY_EFFECT: Final = 2


class Expansion:
    """An expansion in play: what it owns, and the moments of the base game at which it is asked.

    Each method is such a moment; an expansion fills in those that concern it.
    """

    def copy(self) -> Expansion:
        """An independent copy; itself when it owns nothing that changes."""
        return self

    def prepares(self, s: Burgundy) -> None:
        """What the set-up needs is put on the stack, the last thing first."""

    def phase_starts(self, s: Burgundy) -> None:
        """The depots are being filled."""

    def round_starts(self, s: Burgundy) -> None:
        """The dice are rolled and the good of the round is laid; turns follow."""

    def turn_starts(self, s: Burgundy) -> None:
        """The turn of ``s.turn`` begins."""

    def offers(self, s: Burgundy, seat: int, moment: int, found: list[Action]) -> None:
        """What more ``seat`` may do when it acts, at one of the moments above."""

    def objection(self, s: Burgundy, seat: int, moment: int, action: Action) -> str | None:
        """Why not; "" when it may be done, None for an action that is not of this expansion."""
        return None

    def acts(self, s: Burgundy, seat: int, moment: int, action: Action) -> None:
        """Do what was offered, if it is of this expansion."""

    def takes_over(self, s: Burgundy, tile: int, space: int) -> bool:
        """Whether this expansion does all that a tile just laid sets off."""
        return False

    def placed(self, s: Burgundy, seat: int, tile: int, space: int) -> None:
        """A tile was laid and has scored; its effect follows."""

    def building_used(self, s: Burgundy, seat: int, building: int) -> None:
        """The effect of a building begins."""

    def ship_loads(self, s: Burgundy, seat: int) -> None:
        """What is put on the stack here comes after a ship's goods and before the marker."""

    def marker_moved(self, s: Burgundy) -> None:
        """A marker has come to its space on the bridge."""

    def sold(self, s: Burgundy, seat: int, good: int, tiles: int) -> None:
        """Goods of a kind are sold and paid."""

    def got_workers(self, s: Burgundy, seat: int) -> None:
        """Somebody gained workers."""

    def phase_ends(self, s: Burgundy) -> None:
        """After the last turn of a phase; what is put on the stack comes before the mines pay."""

    def scores(self, s: Burgundy) -> None:
        """The final scoring."""


class Burgundy(State):
    """A position of The Castles of Burgundy.  Nothing in it is hidden but what chance has not said."""

    def __init__(
        self,
        seats: int,
        points: list[int],
        asks: list[Ask[Any]],
        box: BurgundyBox,
        sides: int,
        dukes: list[Duke],
        dice: list[int],
        rolled: list[int],
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
        expansions: list[Expansion],
    ) -> None:
        super().__init__(seats, points, asks)
        self.box: Final = box
        self.sides: Final = sides  # Players who play for themselves, or teams.
        self.dukes = dukes  # By seat; the seats of a team have the same one.
        self.dice = dice  # Two a seat, in ascending order: numbers still to be used; 0 is used.
        self.rolled = rolled  # Two a seat: numbers rolled in this round.
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
        self.expansions = expansions  # Those in play.

    def copy(self) -> Burgundy:
        return Burgundy(
            self.seats,
            self.points[:],
            self.asks[:],
            self.box,
            self.sides,
            self._copied_dukes(),
            self.dice[:],
            self.rolled[:],
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
            [expansion.copy() for expansion in self.expansions] if self.expansions else [],
        )

    def _copied_dukes(self) -> list[Duke]:
        """By seat again: team mates share theirs."""
        if self.sides == self.seats:
            return [duke.copy() for duke in self.dukes]
        return [self.dukes[side].copy() for side in range(self.sides)] * (self.seats // self.sides)

    def vocabulary(self) -> Vocabulary:
        return self.box.actions

    def begin(self, first: int) -> None:
        """The turn order goes round from the start player, on top of the stack on the bridge."""
        self.order = clockwise(first, self.seats)

    def imagine(self, seat: int, rng: Rng) -> Burgundy:
        return self.copy()

    def side(self, seat: int) -> int:
        """The player or team of a seat: the lowest seat of it."""
        return seat % self.sides

    def team(self, seat: int) -> list[int]:
        return list(range(self.side(seat), self.seats, self.sides))

    def tiebreaks(self, seat: int) -> list[int]:
        """More empty spaces; then further back on the bridge, where no team mate stands elsewhere."""
        back = self.order.index(seat) if self.sides == self.seats else 0
        return [self.dukes[seat].empty_spaces(), back]

    def winners(self) -> list[int]:
        """A team's points are added up; who plays alone wins with a full duchy or not at all."""
        if self.seats == 1:
            return [0] if self.dukes[0].filled == self.dukes[0].duchy.all else []
        if self.sides == self.seats:
            return super().winners()
        keys = [[sum(self.points[side :: self.sides]), *self.tiebreaks(side)] for side in range(self.sides)]
        best = max(keys)
        return [seat for seat in range(self.seats) if keys[self.side(seat)] == best]
