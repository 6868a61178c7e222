"""How good a position is for a seat, for simple bots: points now, and what may become points.

The weights were found by playing against random and against other weights.
"""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.layout import Area
from maniero.games.castelli.names import KINGS, MARKET, MINE, NONE, RESOURCES, ROCK_1, ROCK_2
from maniero.games.castelli.rules.areas import Evaluate
from maniero.games.castelli.state import Castelli
from maniero.kernel.bits import members, numbers
from maniero.kernel.state import State

# In points:
CARD: Final = 1.4
WAITING: Final = 0.3  # What is lost while a king is not played.
SILVER: Final = 0.35
RESOURCE: Final = 1.3  # One that an area may bring.
SPREAD: Final = 0.2  # One of the first two of a kind, besides what it counts at the end.
CASTLE: Final = 4.5  # A castle, when no site is in reach yet.
STARTING_TILE: Final = 4.0
STANDING: Final = 3.0  # A castle in the battle: two points, and majorities.

HELD: Final = 0.8  # Share of the points of a castle that can be built and is not.
STEEP: Final = 0.14  # How much surer a point of influence makes an area with one tile face down.
SURE: Final = 0.92


def value(s: Castelli, seat: int) -> float:
    """Own worth minus the best other's."""
    hopes = prospects(s)
    worths = [worth(s, other) + hopes[other] for other in range(s.seats)]
    own = worths.pop(seat)
    return own - max(worths)


def own_value(s: State, seat: int) -> float:
    """For who looks at nothing but their own things."""
    assert isinstance(s, Castelli)
    return worth(s, seat)


def worth(s: Castelli, seat: int) -> float:
    """Points, and what a player has in points by rule of thumb."""
    if not s.asks:
        return s.points[seat] + (0.5 if seat in s.winners() else 0.0)
    lord = s.lords[seat]
    total = s.points[seat] + cards(s, seat) + SILVER * lord.silver + stock(s, seat)
    if lord.held != NONE and s.box.tiles[lord.held].starting:
        total += STARTING_TILE
    return total + (STANDING * s.castles_of(seat) if s.battle else 0.0)


def cards(s: Castelli, seat: int) -> float:
    """A king is as good as his points, nearly."""
    total = 0.0
    for character in s.lords[seat].hand:
        total += max(CARD, s.box.king_points[character] - WAITING) if character < KINGS else CARD
    return total


def stock(s: Castelli, seat: int) -> float:
    """Resources: what they count at the end, and the castles that can be built with them."""
    lord = s.lords[seat]
    each = s.box.resource_points
    total = 0.0
    for have in lord.stock:
        total += each * have + SPREAD * min(have, 2)
    castles = min(min(lord.stock), lord.castles)
    if castles:
        total += castles * max(0.0, HELD * best_castle(s, seat) - each * len(RESOURCES))
    return total


def best_castle(s: Castelli, seat: int) -> float:
    """Points of the best castle that a player could build."""
    best = 0
    for octagon in numbers(s.lords[seat].reach & (s.free[ROCK_1] | s.free[ROCK_2])):
        line = s.layout.lines[octagon]
        cities, villages = members(s.cities & line), members(s.villages & line)
        best = max(best, cities * s.box.city_points + villages * s.box.village_points)
    return float(best) if best else CASTLE


def prospects(s: Castelli) -> list[float]:
    """By seat: the share of the areas that are still to be evaluated."""
    hopes = [0.0] * s.seats
    due = [s.layout.beside[s.square][ask.side] for ask in s.asks if isinstance(ask, Evaluate)]
    for area in s.layout.areas:
        if not area.around & s.revealed:
            continue  # Nobody is there yet.
        face_down = members(area.around & ~s.revealed)
        if not face_down and area.number not in due and not (area.kind == MINE and s.asks):
            continue  # It was evaluated.
        influence = s.area_influence(area.number)
        first = second = 0  # The most influence, and the second most.
        for points in influence:
            if points > first:
                first, second = points, first
            elif points > second:
                second = points
        at_stake = prize(s, area)
        for seat, points in enumerate(influence):
            lead = points - (second if points == first else first)
            hopes[seat] += at_stake * chance(lead, face_down)
    return hopes


def prize(s: Castelli, area: Area) -> float:
    if area.kind == MINE:
        return SILVER * s.mine
    return area.amount * (CARD if area.kind == MARKET else RESOURCE)


def chance(lead: int, face_down: int) -> float:
    """How likely a lead lasts while so many tiles beside an area are face down."""
    if face_down == 0:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return min(SURE, max(1.0 - SURE, 0.5 + STEEP / face_down * lead))
