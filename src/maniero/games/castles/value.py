"""How good a position is for a seat, for simple bots: the castle as it stands, and how it can still grow."""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.castles.names import WIDTH
from maniero.games.castles.rules.finishing import so_far, stored
from maniero.games.castles.sites import LEFT, RIGHT
from maniero.games.castles.state import Castles
from maniero.kernel.bits import members, numbers


def value(s: Castles, seat: int) -> float:
    """Own prospects; a castle that ends the game is good only for who is ahead."""
    if s.asks and not s.builders[seat].site.complete(s.box):
        return prospects(s, seat)
    best = max([so_far(s, other) for other in range(s.seats) if other != seat])
    lead = float(so_far(s, seat) - best)
    return lead + 60.0 if lead > 1.0 or not s.asks else lead - 20.0


def prospects(s: Castles, seat: int) -> float:
    """Tiles of the castle, those that will still find a place, and the rain that will be left."""
    box = s.box
    builder = s.builders[seat]
    site = builder.site
    castle = site.castle(box)
    ways = site.beside(castle) & site.empty
    draws = s.left / s.seats  # Tiles still to come.
    total = 2.0 * members(castle) - len(site.order)  # A tile apart takes a square away.
    total -= 3.0 * members(site.faults(box)) + len(builder.eyesores)
    total -= (0.5 - 0.3 * min(1.0, draws / 16.0)) * stored(s, seat)
    nowhere = 1.0  # Chance that a tile fits nowhere.
    for square in numbers(site.rain(box)):
        share = box.share[site.must(square) | site.ban(square) << 4]
        total -= 0.7 * (1.0 - 0.5 * share) ** draws  # It stays open.
        if ways >> square & 1:
            nowhere *= 1.0 - share
    room = members(reach(ways, site.empty))
    fit = 0.5 * draws * (1.0 - nowhere)
    total += 1.4 * fit * room / (fit + room + 0.01)  # Both are needed.
    return total + (0.5 * sum(site.banners(box)) if s.beauty else 0.0)


def reach(ways: i64, empty: i64) -> i64:
    """Empty squares to which a castle with these ways can grow."""
    while True:
        grown = (ways | ways << WIDTH | ways >> WIDTH) & empty
        grown = (grown | grown << 1 & ~LEFT | grown >> 1 & ~RIGHT) & empty
        if grown == ways:
            return ways
        ways = grown
