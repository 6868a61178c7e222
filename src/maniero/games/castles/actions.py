"""The vocabulary, and how it is written.

first-2        chance: the second seat is the first player
draw-gT        chance: this wall tile is drawn, here a tee of grey stone
show           chance: all have finished, the tiles in the yards are looked at

gate-D         the gate goes to column D of the ground row
ready          nothing more from the reserve: draw
build-a-D2-1   the first drawn tile goes to D2, after a quarter turn clockwise;
               a and b are the drawn tiles, r1 to r8 the reserve, y1 and y2 the yard
store-b        the second drawn tile goes to the reserve
offer-3        both drawn tiles go to the yard of the third seat
discard        both drawn tiles go back to the box
discard-y1     the first tile of the yard goes back to the box
eyesore-a      the first drawn tile can be neither built nor stored
done           the turn is finished; the yard is empty and nothing more is built
"""

from __future__ import annotations

from typing import Final

from maniero.games.castles.names import COLUMNS, GATE_COLUMNS, MOST_SEATS, PAIR, RESERVE, SQUARE_NAMES, YARD
from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.first import First

# Where a tile that is built or stored comes from: the drawn pair, the reserve, the yard.
SOURCES: Final = [
    *("a", "b"),
    *(f"r{slot + 1}" for slot in range(RESERVE)),
    *(f"y{slot + 1}" for slot in range(YARD)),
]
RESERVE_FROM: Final = PAIR  # The first source in the reserve.
YARD_FROM: Final = PAIR + RESERVE


def is_reserve(source: int) -> bool:
    return RESERVE_FROM <= source < YARD_FROM


class Draw(Action):
    def __init__(self, tile: int, name: str) -> None:
        super().__init__(f"draw-{name}")
        self.tile: Final = tile


class Show(Action): ...


class Gate(Action):
    """In the ground row, so the column is also the square."""

    def __init__(self, column: int) -> None:
        super().__init__(f"gate-{COLUMNS[column]}")
        self.square: Final = column


class Ready(Action): ...


class Build(Action):
    def __init__(self, source: int, square: int, turn: int) -> None:
        super().__init__(f"build-{SOURCES[source]}-{SQUARE_NAMES[square]}-{turn}")
        self.source: Final = source
        self.square: Final = square
        self.turn: Final = turn  # Quarter turns clockwise.


class Store(Action):
    def __init__(self, source: int) -> None:
        super().__init__(f"store-{SOURCES[source]}")
        self.source: Final = source


class Offer(Action):
    def __init__(self, seat: int) -> None:
        super().__init__(f"offer-{seat + 1}")
        self.seat: Final = seat


class Discard(Action):
    """The drawn pair, or one tile of the yard."""

    def __init__(self, source: int) -> None:
        super().__init__("discard" if source < 0 else f"discard-{SOURCES[source]}")
        self.source: Final = source  # NONE: the pair.


class Eyesore(Action):
    def __init__(self, source: int) -> None:
        super().__init__(f"eyesore-{SOURCES[source]}")
        self.source: Final = source


class Done(Action): ...


class Actions(Vocabulary):
    """All actions of one box, and the lists of them that the rules look up."""

    def __init__(self, tiles: list[str]) -> None:
        self.first: Final = [First(seat) for seat in range(MOST_SEATS)]
        self.draw: Final = [Draw(i, name) for i, name in enumerate(tiles)]
        self.show: Final = Show("show")
        self.gate: Final = [Gate(column) for column in range(len(COLUMNS))]
        self.ready: Final = Ready("ready")
        # By source; then four times the square plus the turn.
        self.build: Final = [
            [Build(source, square, turn) for square in range(len(SQUARE_NAMES)) for turn in range(4)]
            for source in range(len(SOURCES))
        ]
        self.store: Final = [Store(source) for source in range(len(SOURCES))]
        self.offer: Final = [Offer(seat) for seat in range(MOST_SEATS)]
        self.discard: Final = Discard(-1)
        self.discard_yard: Final = [Discard(YARD_FROM + slot) for slot in range(YARD)]
        self.eyesore: Final = [Eyesore(source) for source in range(PAIR)]
        self.done: Final = Done("done")
        builds: list[Action] = []
        for of_source in self.build:
            builds.extend(of_source)
        super().__init__(
            [
                *self.first,
                *self.draw,
                self.show,
                *[self.gate[column] for column in GATE_COLUMNS],
                *builds,
                *[store for store in self.store if not is_reserve(store.source)],
                *self.offer,
                self.discard,
                *self.discard_yard,
                *self.eyesore,
                self.ready,
                self.done,
            ]
        )
