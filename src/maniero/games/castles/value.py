"""How good a position is for a seat, for simple bots: the castle as it stands, and how it can still grow."""

from __future__ import annotations

from maniero.games.castles.names import NONE, TILES
from maniero.games.castles.rules.finishing import rain, so_far, stored
from maniero.games.castles.state import Castles


def value(s: Castles, seat: int) -> float:
    """Own worth; a castle that ends the game is worth it only for who is ahead."""
    if s.asks and not s.builders[seat].site.complete(s.box):
        return worth(s, seat)
    best = max([so_far(s, other) for other in range(s.seats) if other != seat])
    lead = float(so_far(s, seat) - best)
    return lead + 60.0 if lead > 1.0 or not s.asks else lead - 20.0


def worth(s: Castles, seat: int) -> float:
    """Tiles of the castle, those that will still find a place, and the rain that will be left."""
    builder = s.builders[seat]
    site = builder.site
    castle = site.castle(s.box)
    ways = site.open_squares(s.box, castle)
    draws = s.left / s.seats  # Tiles still to come.
    total = 2.0 * len(castle) - len(site.order)  # A tile apart takes a square away.
    total -= 3.0 * len(site.wrong(s.box)) + len(builder.eyesores)
    total -= (0.5 - 0.3 * min(1.0, draws / 16.0)) * stored(s, seat)
    nowhere = 1.0  # Chance that a tile fits nowhere.
    for square in rain(s, seat):
        share = fitting(s, site.must[square], site.ban[square])
        total -= 0.7 * (1.0 - 0.5 * share) ** draws  # It stays open.
        if square in ways:
            nowhere *= 1.0 - share
    reach = ways[:]  # Empty squares to which the castle can grow.
    for square in reach:  # Grows while it is read.
        for other in s.box.neighbour[square]:
            if other != NONE and site.tiles[other] == NONE and other not in reach:
                reach.append(other)
    fit = 0.5 * draws * (1.0 - nowhere)
    total += 1.4 * fit * len(reach) / (fit + len(reach) + 0.01)  # Both are needed.
    return total + (0.5 * sum(site.banners(s.box)) if s.beauty else 0.0)


def fitting(s: Castles, must: int, ban: int) -> float:
    """Share of the tiles of one wall that have mortar and sky where a square asks for it."""
    many = 0
    for kind in s.box.tiles:
        if kind.wall == 0 and not kind.gate:
            for mortar in kind.mortar[: kind.turns]:
                if mortar & must == must and mortar & ban == 0:
                    many += kind.count
                    break
    return many / TILES
