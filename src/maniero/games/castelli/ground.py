"""What a tile would change on its square: the quick look that goes before a search and guides playing on."""

from __future__ import annotations

from math import exp
from typing import Final

from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.names import CARD, MARKET, MINE, NONE, RESOURCES, SIDES, TURNS
from maniero.games.castelli.state import Castelli
from maniero.kernel.bits import members, numbers

SILVER: Final = 0.4  # What a silver is worth here: the judge weighs it in the race alone.


class Ground:
    """Gains of a seat over the others, in points, by the same weights as the judge's."""

    def __init__(self, judge: CastelliJudge) -> None:
        self.judge: Final = judge
        self._orders: list[list[int]] = []  # The ways in which shields of the seats follow each other.
        self._seats = 0

    def squares(self, s: Castelli, seat: int) -> list[float]:
        """By square that is face down: what turning it up promises, with a tile like most; else -99."""
        self.judge.prepare(s)
        self._prepare(s)
        value = typical_value(s)
        gains = [-99.0] * s.layout.squares
        for square in range(s.layout.squares):
            if not s.revealed >> square & 1:
                sides = self._sides(s, seat, square, value)
                total = 0.0
                for order in self._orders:
                    best = -1e9
                    for turn in range(TURNS):
                        gain = 0.0
                        for side in range(TURNS):
                            gain += sides[side][order[side - turn]]
                        best = max(best, gain)
                    total += best
                gains[square] = total / len(self._orders)
        return gains

    def turns(self, s: Castelli, seat: int, number: int) -> list[float]:
        """By quarter turns: what a tile on the square of this turn would change."""
        self.judge.prepare(s)
        tile = s.box.tiles[number]
        sides = self._sides(s, seat, s.square, tile.value)
        gains: list[float] = []
        for turn in range(TURNS):
            gain = 0.0
            for side in range(TURNS):
                whose = tile.facing[turn][side]
                counts = whose < s.seats and tile.points[turn][side] > 0
                gain += sides[side][whose if counts else s.seats]
            gains.append(gain)
        return gains

    def kept(self, s: Castelli, number: int) -> float:
        """What a tile is worth in hand (Dilemma)."""
        tile = s.box.tiles[number]
        return (
            self.judge.tile_in_hand(s, tile)
            - SILVER * tile.silver
            - (self.judge.unknown_card() if tile.card != NONE else 0.0)
        )

    def _prepare(self, s: Castelli) -> None:
        if self._seats != s.seats:
            self._seats = s.seats
            self._orders = []
            for tile in s.box.tiles:
                order = [colour if colour < s.seats else s.seats for colour in tile.shields]
                while order[0] != 0:
                    order.append(order.pop(0))
                if order not in self._orders:
                    self._orders.append(order)

    def _sides(self, s: Castelli, seat: int, square: int, value: int) -> list[list[float]]:
        """By side and by whose shield lies there, nobody's last."""
        return [self._side(s, seat, square, side, value) for side in range(len(SIDES))]

    def _side(self, s: Castelli, seat: int, square: int, side: int, value: int) -> list[float]:
        number = s.layout.beside[square][side]
        if number == NONE:
            return self._rim(s, seat, s.layout.rim[square][side])
        area = s.layout.areas[number]
        face_down = members(area.around & ~s.revealed)
        if area.kind == MINE:
            prizes = [SILVER * s.mine] * s.seats
        elif area.kind == MARKET:
            prizes = [area.amount * self.judge.unknown_card()] * s.seats
        else:
            prizes = [self.judge.gain(area.amount, lord.stock[area.kind]) for lord in s.lords]
        influence = s.area_influence(number)
        before = self._share(influence, area.amount, face_down, prizes, seat)
        gains: list[float] = []
        for whose in range(s.seats):
            influence[whose] += value
            gains.append(self._share(influence, area.amount, face_down - 1, prizes, seat) - before)
            influence[whose] -= value
        gains.append(self._share(influence, area.amount, face_down - 1, prizes, seat) - before)
        return gains

    def _share(
        self, influence: list[int], amount: int, face_down: int, prizes: list[float], seat: int
    ) -> float:
        """What a seat may expect of an area more than the others on average."""
        most = max(influence)
        if most == 0:
            return 0.0
        sure = self.judge.weights.sure[face_down if face_down < 3 else 3]
        total = expected = 0.0
        for other in range(len(influence)):
            if face_down:
                odds = exp(sure * (influence[other] - most))
            else:
                odds = 1.0 if influence[other] == most else 0.0
            total += odds
            prize = odds * prizes[other]
            expected += prize if other == seat else -prize / (len(influence) - 1)
        if face_down == 0 and total > 1.5 and amount:  # A tie shares it, rounded down.
            return expected * (amount // int(total)) / amount
        return expected / total

    def _rim(self, s: Castelli, seat: int, reward: int) -> list[float]:
        gains: list[float] = []
        for whose in range(s.seats):
            if reward == NONE:
                prize = 0.0
            elif reward < len(RESOURCES):
                prize = self.judge.gain(1, s.lords[whose].stock[reward])
            else:
                prize = self.judge.unknown_card() if reward == CARD else SILVER
            gains.append(prize if whose == seat else -prize / (s.seats - 1))
        gains.append(0.0)
        return gains


def typical_value(s: Castelli) -> int:
    """The mean value of the tiles that nobody has seen."""
    total = count = 0
    for number in numbers(s.unseen):
        total += s.box.tiles[number].value
        count += 1
    return (2 * total + count) // (2 * count) if count else 0
