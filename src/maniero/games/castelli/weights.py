"""What the judge of positions goes by: numbers with names, found by playing and kept in a file."""

from __future__ import annotations

from functools import cache
from typing import Final

from maniero.bots.weights import read_weights
from maniero.games.castelli.names import CHARACTERS, KINGS

_PLAIN: Final = [
    # Resources: what the first, second, ... of a kind is worth beyond its point, early in the game.
    "resource-1",
    "resource-2",
    "resource-3",
    "resource-4",
    "resource-5",
    # Castles: beyond the points that their resources would count.
    "castle-held",  # Share of what a castle brings that can be built and is not.
    "castle-site",  # Share of what the best site in reach brings, early in the game.
    "castle-second",  # Of the second best.
    "castle-standing",  # In the battle, beyond its points: a castle that stands.
    "castle-city",  # In the battle: a city that it sees.
    "castle-village",
    # Areas: how much surer a heraldic point makes one with so many tiles face down.
    "sure-1",
    "sure-2",
    "sure-3",
    # Silver: the race for the places, and what it buys.
    "silver-sure",
    "silver-early",  # How much less sure a silver is while all tiles are face down.
    "silver-mine",  # Share of the mine that counts for who leads there.
    "silver-each",
    # Cards: beyond their point, early in the game.
    "card-unknown",
    "card-king-waits",
    # The Dilemma.
    "tile-starting",
    "tile-held",
    # The battle: how sure a castle makes a majority.
    "majority-sure",
    "rivals-mean",  # How much the others count besides the best of them.
]
NAMES: Final = [*_PLAIN, *[f"card-{name}" for name in CHARACTERS[KINGS:]]]


class Weights:
    """The numbers by name, and those that are asked often as fields."""

    def __init__(self, by_name: dict[str, float]) -> None:
        if list(by_name) != NAMES:
            raise ValueError(f"weights must be {', '.join(NAMES)}")
        self.by_name: Final = by_name
        self.resource: Final = [by_name[f"resource-{n}"] for n in range(1, 6)]
        self.held: Final = by_name["castle-held"]
        self.site: Final = by_name["castle-site"]
        self.second_site: Final = by_name["castle-second"]
        self.standing: Final = by_name["castle-standing"]
        self.city: Final = by_name["castle-city"]
        self.village: Final = by_name["castle-village"]
        self.sure: Final = [0.0, *[by_name[f"sure-{n}"] for n in range(1, 4)], by_name["sure-3"]]
        self.silver_sure: Final = by_name["silver-sure"]
        self.silver_early: Final = by_name["silver-early"]
        self.mine: Final = by_name["silver-mine"]
        self.silver: Final = by_name["silver-each"]
        self.unknown: Final = by_name["card-unknown"]
        self.king_waits: Final = by_name["card-king-waits"]
        self.starting: Final = by_name["tile-starting"]
        self.tile_held: Final = by_name["tile-held"]
        self.majority: Final = by_name["majority-sure"]
        self.rivals: Final = by_name["rivals-mean"]
        self.card: Final = [0.0] * KINGS + [by_name[f"card-{name}"] for name in CHARACTERS[KINGS:]]


@cache
def house_weights() -> Weights:
    """Those in the package."""
    return Weights(read_weights("maniero.games.castelli"))
