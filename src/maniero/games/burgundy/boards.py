"""The common board as each number of players uses it."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import DEPOT_PLACES, DEPOTS, LETTERS, MINE, NONE, PHASES
from maniero.kernel.facts import Facts


class Board:
    """The common board as one number of players uses it: places of the depots, and points."""

    def __init__(
        self, places: list[list[int]], black_places: int, good: int, first: int, second: int
    ) -> None:
        # By phase, then by place of the numbered depots: the colour of its tiles, or NONE: no place there.
        self.places: Final = places
        self.black_places: Final = black_places
        self.good_points: Final = good  # For each good sold.
        self.first_points: Final = first  # For the large bonus tile of a colour,
        self.second_points: Final = second  # and for the small one.


def read_places(depots: Facts, seats: int) -> list[list[int]]:
    """By phase, then by place of the numbered depots: its colour, or NONE."""
    facts = depots.table(f"players_{seats}")
    facts.only(["numbered", "black"])
    rows = facts.texts("numbered")
    if len(rows) != DEPOTS:
        raise facts.wrong("numbered", f"must have {DEPOTS} depots")
    places: list[int] = []
    for row in rows:
        if not 1 <= len(row) <= DEPOT_PLACES or not all(letter in LETTERS for letter in row):
            raise facts.wrong("numbered", f"has {row!r}, not 1 to {DEPOT_PLACES} of the letters {LETTERS}")
        places += [LETTERS.find(letter) for letter in row] + [NONE] * (DEPOT_PLACES - len(row))
    return _change(depots.table("changing"), seats, [places[:] for _ in PHASES])


def _change(facts: Facts, seats: int, places: list[list[int]]) -> list[list[int]]:
    """With one number of players a place takes mines in some phases."""
    facts.only(["players", "depot", "place", "phases"])
    players = facts.number("players", 2, 4)
    depot = facts.number("depot", 1, DEPOTS) - 1
    place = depot * DEPOT_PLACES + facts.number("place", 1, DEPOT_PLACES) - 1
    phases = facts.texts("phases")
    for name in phases:
        if name not in list(PHASES):
            raise facts.wrong("phases", f"has {name!r}, not one of the phases {', '.join(PHASES)}")
    if players == seats:
        if places[0][place] == NONE:
            raise facts.wrong("place", f"is not there: depot {depot + 1} has fewer for {seats} players")
        for name in phases:
            places[PHASES.index(name)][place] = MINE
    return places
