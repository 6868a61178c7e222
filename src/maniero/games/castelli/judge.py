"""How good a position is: what everybody has, and what the board may still bring, in points.

A seat's judge looks only at what the seat sees: of the others' hands it counts the cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from maniero.bots.search.judge import Judge
from maniero.games.castelli.actions import Sell
from maniero.games.castelli.components import Tile
from maniero.games.castelli.layout import Area, Layout
from maniero.games.castelli.names import KINGS, MARKET, MINE, NONE, RESOURCES, ROCK_1, ROCK_2
from maniero.games.castelli.rules.areas import Evaluate
from maniero.games.castelli.rules.battle import castles_seen
from maniero.games.castelli.rules.turn import ChooseTile, UseCards
from maniero.games.castelli.state import Castelli
from maniero.games.castelli.weights import Weights
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, members, numbers
from maniero.kernel.state import State

WIN: Final = 0.5  # What a win is worth beyond its margin.


class CastelliJudge(Judge):
    """Judges positions with weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self._layout: Layout | None = None  # What it was like when the points of castles were worked out.
        self._battle = False
        self._cities: i64 = -1
        self._villages: i64 = -1
        self._castle: list[float] = []  # By octagon: what a castle there brings beyond its resources.
        self._early = 0.0  # Of the position that is judged: share of the tiles that are face down.
        self._step: list[float] = []  # And what the next resource of a kind is worth, by how many there are.
        self._unknown = 0.0  # And a card that nobody knows.

    def value(self, s: State, seat: int) -> float:
        """Own worth, compared with the others."""
        assert isinstance(s, Castelli)
        if not s.asks:
            return final_margin(s, seat)
        if not s.layout.octagons or NONE in s.layout.pieces:
            return 0.0  # The board is still to be laid.
        self.prepare(s)
        worths = [self._belongings(s, other, other == seat) for other in range(s.seats)]
        self._add_areas(s, worths)
        self._add_silver(s, worths)
        if s.battle:
            self._add_majorities(s, worths)
        own = worths.pop(seat)
        mean = sum(worths) / len(worths)
        return own - max(worths) - self.weights.rivals * (mean - max(worths))

    def worth_trying(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        """Cards are sold when castles are built, or at the end."""
        top = s.asks[-1]
        if isinstance(top, (ChooseTile, UseCards)):
            return [action for action in options if not isinstance(action, Sell)]
        return options

    def prepare(self, s: Castelli) -> None:
        w = self.weights
        left = s.layout.squares - members(s.revealed)
        self._early = left / s.layout.squares
        each = float(s.box.resource_points)
        self._step = [each + more * self._early for more in w.resource]
        self._unknown = s.box.card_points + w.unknown * self._early
        settled = s.cities == self._cities and s.villages == self._villages
        if not (settled and s.layout is self._layout and s.battle == self._battle):
            self._cities, self._villages = s.cities, s.villages
            self._layout, self._battle = s.layout, s.battle
            self._castle = []
            for octagon in range(s.layout.squares):
                line = s.layout.lines[octagon]
                city, village = float(s.box.city_points), float(s.box.village_points)
                brings = 0.0
                if s.battle:
                    city += w.city
                    village += w.village
                    brings = s.box.castle_points + w.standing
                brings += members(s.cities & line) * city + members(s.villages & line) * village
                self._castle.append(max(0.0, brings - each * len(RESOURCES)))

    # ---- what somebody has

    def _belongings(self, s: Castelli, seat: int, known: bool) -> float:
        w = self.weights
        lord = s.lords[seat]
        total = float(s.points[seat])
        total += self._hand(s, seat) if known else self._unknown * len(lord.hand)
        total += w.silver * self._early * min(lord.silver, 6)
        sets = lord.castles
        for have in lord.stock:
            sets = min(sets, have)
            total += self.gain(have, 0)
        total += self._castles(s, seat, sets)
        if lord.held != NONE:
            total += self.tile_in_hand(s, s.box.tiles[lord.held])
        if s.battle:
            total += (s.box.castle_points + w.standing * 0.5) * s.castles_of(seat)
        return total

    def gain(self, amount: int, have: int) -> float:
        """What so many resources of a kind are worth to who has some."""
        total = 0.0
        for n in range(have, min(have + amount, len(self._step))):
            total += self._step[n]
        return total

    def tile_in_hand(self, s: Castelli, tile: Tile) -> float:
        """In the Dilemma: the own starting tile counts at the end, any may still be laid."""
        if tile.starting:
            return s.box.starting_points - self.weights.starting * self._early
        return self.weights.tile_held * self._early * tile.value

    def unknown_card(self) -> float:
        """What a card is worth that nobody knows."""
        return self._unknown

    def _castles(self, s: Castelli, seat: int, sets: int) -> float:
        """What the best sites in reach promise."""
        w = self.weights
        first = second = 0.0
        for octagon in numbers(s.lords[seat].reach & (s.free[ROCK_1] | s.free[ROCK_2])):
            brings = self._castle[octagon]
            for site in (ROCK_1, ROCK_2):
                if s.free[site] >> octagon & 1:
                    if brings > first:
                        first, second = brings, first
                    elif brings > second:
                        second = brings
        total = self._early * (w.site * first + w.second_site * second)
        if sets > 0:
            total += w.held * (first + (second if sets > 1 else 0.0))
        return total

    def _hand(self, s: Castelli, seat: int) -> float:
        """Own cards; one can be played in each turn that is left."""
        w = self.weights
        each = float(s.box.card_points)
        more: list[float] = []
        for character in s.lords[seat].hand:
            if character < KINGS:
                more.append(s.box.king_points[character] - each - w.king_waits)
            else:
                more.append(w.card[character] * self._early)
        left = s.layout.squares - members(s.revealed)
        plays = left // s.seats + (1 if s.turn == seat and not s.played else 0)
        if len(more) > plays:
            more.sort(reverse=True)
            more = more[:plays]
        total = each * len(s.lords[seat].hand)
        for points in more:
            total += points
        return total

    # ---- what the board may bring

    def _add_areas(self, s: Castelli, worths: list[float]) -> None:
        due: i64 = 0
        for ask in s.asks:
            if isinstance(ask, Evaluate):
                number = s.layout.beside[s.square][ask.side]
                if number != NONE:
                    due |= bit(number) if number < 62 else 0
        for area in s.layout.areas:
            if area.kind == MINE:
                continue
            face_down = area.around & ~s.revealed
            if face_down == area.around:
                continue  # Nobody is there yet.
            if face_down == 0 and not (area.number < 62 and due & bit(area.number)):
                continue  # It was evaluated.
            shares = self.shares(s, area, members(face_down))
            for seat in range(len(shares)):
                if area.kind == MARKET:
                    worths[seat] += shares[seat] * area.amount * self._unknown
                else:
                    gain = self.gain(area.amount, s.lords[seat].stock[area.kind])
                    worths[seat] += shares[seat] * gain

    def shares(self, s: Castelli, area: Area, face_down: int) -> list[float]:
        """By seat: how likely an area falls to it; none where nobody has a shield."""
        return self.shares_of(s.area_influence(area.number), area.amount, face_down)

    def shares_of(self, influence: list[int], amount: int, face_down: int) -> list[float]:
        most = max(influence)
        if most == 0:
            return []
        if face_down == 0:
            winners = influence.count(most)
            won = (amount // winners) / amount if amount else 1.0 / winners
            return [won if points == most else 0.0 for points in influence]
        sure = self.weights.sure[face_down if face_down < 3 else 3]
        odds = [exp(sure * (points - most)) for points in influence]
        total = sum(odds)
        return [chance / total for chance in odds]

    def _add_silver(self, s: Castelli, worths: list[float]) -> None:
        """The race for the two places."""
        w = self.weights
        owned = [float(lord.silver) for lord in s.lords]
        area = s.layout.areas[s.layout.mine]
        shares = self.shares(s, area, members(area.around & ~s.revealed))
        for seat in range(len(shares)):
            owned[seat] += w.mine * s.mine * shares[seat]
        sure = w.silver_sure / (1.0 + w.silver_early * self._early)
        most = max(owned)
        odds = [exp(sure * (silver - most)) for silver in owned]
        total = sum(odds)
        places = s.box.battle_places if s.battle else s.box.silver_places
        for seat in range(s.seats):
            worths[seat] += places.first * odds[seat] / total
            for other in range(s.seats):
                if other != seat:  # The other one is first, and this one leads the rest.
                    worths[seat] += places.second * odds[other] / total * odds[seat] / (total - odds[other])

    def _add_majorities(self, s: Castelli, worths: list[float]) -> None:
        for octagon in numbers(s.cities | s.villages):
            counts = castles_seen(s, octagon)
            most = max(counts)
            if most:
                points = s.box.city_majority if s.cities & bit(octagon) else s.box.village_majority
                odds = [exp(self.weights.majority * (count - most)) for count in counts]
                total = sum(odds)
                for seat in range(s.seats):
                    worths[seat] += points * odds[seat] / total


def final_margin(s: Castelli, seat: int) -> float:
    """Of a game that is over: exact."""
    others = [s.points[other] for other in range(s.seats) if other != seat]
    winners = s.winners()
    return s.points[seat] - max(others) + (WIN / len(winners) if seat in winners else -WIN)
