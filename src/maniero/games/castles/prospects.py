"""What a site promises: a few numbers by name, spread out to every pattern of a square and hour of a game."""

from __future__ import annotations

from math import exp
from typing import Final

from maniero.games.castles.components import CastlesBox
from maniero.games.castles.names import NONE, ROWS, SQUARES, WIDTH
from maniero.games.castles.sites import Site
from maniero.games.castles.state import Castles

HOURS: Final = 17  # Of a game: by draws that a seat still has, two by two.
PATTERNS: Final = 256  # Of what lies around a square: sides with mortar, and sides with sky.

NAMES: Final = [
    "tile",
    "apart",
    "open_early",
    "open_late",
    "hard_early",
    "hard_late",
    "dead",
    "space",
    "grow",
    "ways",
    "store_early",
    "store_late",
    "store_end",
    "store_corner",
    "store_beam",
    "store_tee",
    "store_cross",
    "banner",
    "crowded",
    "offer",
    "discard",
    "edge",
    "race",
    "ahead",
]


def neighbours(square: int) -> list[int]:
    """Squares beside one, in the order N, E, S, W; NONE beyond the site."""
    row, column = square // WIDTH, square % WIDTH
    return [
        square + WIDTH if row < ROWS - 1 else NONE,
        square + 1 if column < WIDTH - 1 else NONE,
        square - WIDTH if row else NONE,
        square - 1 if column else NONE,
    ]


BESIDE: Final = [neighbours(square) for square in range(SQUARES)]


def patterns(site: Site) -> list[int]:
    """By square: what lies around it, the sides with mortar and sixteen times those with sky."""
    found: list[int] = []
    must_n, must_e, must_s, must_w = site.must_n, site.must_e << 1, site.must_s << 2, site.must_w << 3
    ban_n, ban_e, ban_s, ban_w = site.ban_n << 4, site.ban_e << 5, site.ban_s << 6, site.ban_w << 7
    for _ in range(SQUARES):
        found.append(
            must_n & 1
            | must_e & 2
            | must_s & 4
            | must_w & 8
            | ban_n & 16
            | ban_e & 32
            | ban_s & 64
            | ban_w & 128
        )
        must_n, must_e, must_s, must_w = must_n >> 1, must_e >> 1, must_s >> 1, must_w >> 1
        ban_n, ban_e, ban_s, ban_w = ban_n >> 1, ban_e >> 1, ban_s >> 1, ban_w >> 1
    return found


class Prospects:
    """Tables of what squares, ways and stored tiles are worth, in points."""

    def __init__(self, box: CastlesBox, weights: dict[str, float]) -> None:
        w = weights
        self.box: Final = box
        self.tile: Final = w["tile"]  # Of the castle.
        self.apart: Final = w["apart"]  # A tile that is not joined to it.
        self.offer: Final = w["offer"]
        self.discard: Final = w["discard"]
        self.edge: Final = w["edge"]
        self.race: Final = w["race"]
        self.ahead: Final = w["ahead"]
        self.grow: Final = w["grow"]
        self.banner: Final = w["banner"]
        self.crowded: Final = w["crowded"]
        # By hour times PATTERNS plus pattern: what an empty square is worth.
        self.squares: Final = [
            square_worth(box, w, hour / (HOURS - 1.0), pattern)
            for hour in range(HOURS)
            for pattern in range(PATTERNS)
        ]
        # By number of ways: how far they let the castle grow.
        self.ways: Final = [1.0 - exp(-w["ways"] * ways) for ways in range(SQUARES + 1)]
        # By tile times HOURS plus hour: what it costs to have it in the reserve.
        self.store: Final = [
            store_cost(box, w, kind, hour / (HOURS - 1.0))
            for kind in range(len(box.tiles))
            for hour in range(HOURS)
        ]

    def growth(self, draws: float, ways: int, room: int) -> float:
        """Tiles that the castle will still gain: they must come, and find a place."""
        return self.grow * self.ways[ways] * draws * room / (draws + room + 0.01)


def square_worth(box: CastlesBox, w: dict[str, float], early: float, pattern: int) -> float:
    share = box.share[pattern]
    if not pattern & 15:  # No way leads there yet.
        return w["space"] * early * share
    if share == 0.0:
        return -w["dead"]
    late = 1.0 - early
    open = w["open_early"] * early + w["open_late"] * late
    hard = w["hard_early"] * early + w["hard_late"] * late
    return -open - hard * (1.0 - share) * (1.0 - share)


def store_cost(box: CastlesBox, w: dict[str, float], kind: int, early: float) -> float:
    tile = box.tiles[kind]
    mortar = tile.mortar[0]
    sides = mortar.bit_count()
    cost = w["store_early"] * early + w["store_late"] * (1.0 - early)
    if sides == 1:
        return cost - w["store_end"] * early
    if sides == 2:
        return cost - (w["store_beam"] if mortar in (5, 10) else w["store_corner"]) * early
    return cost - (w["store_tee"] if sides == 3 else w["store_cross"]) * early


def draws_left(s: Castles) -> float:
    """Tiles that a seat will still draw."""
    return s.left / s.seats


def hour_of(s: Castles) -> int:
    """How early it is: HOURS - 1 before the first draw, 0 when no more is drawn."""
    return min(HOURS - 1, s.left // (2 * s.seats))
