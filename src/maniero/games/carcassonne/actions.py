"""The vocabulary, and how it is written.

first-2       chance: the second seat begins
draw-B03      chance: this castle tile is drawn
bonus-4       chance: the bonus tile that lay on the tower

place-C4-2    the tile in hand goes to square C4, after two quarter turns clockwise
claim-3       a follower on the third part of the tile
pass          no follower; no further use of a bonus tile
score-3       count the zone of the third part of the tile first
score-n       count the zone of the tile to the north first
double plain  use a bonus tile to double the zone, or not
again         use a bonus tile for another turn
zone-C4-3     in final scoring: the zone of the third part of the tile on C4
zone-S5       in final scoring: the zone of start space 5
"""

from __future__ import annotations

from typing import Final

from maniero.games.carcassonne.names import BONUS_KINDS, MOST_PARTS, SEATS, SIDES, STARTS
from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.first import First


class Draw(Action):
    def __init__(self, tile: int, name: str) -> None:
        super().__init__(f"draw-{name}")
        self.tile: Final = tile


class Bonus(Action):
    def __init__(self, number: int) -> None:
        super().__init__(f"bonus-{number}")
        self.number: Final = number


class Place(Action):
    def __init__(self, square: int, name: str, turn: int) -> None:
        super().__init__(f"place-{name}-{turn}")
        self.square: Final = square
        self.turn: Final = turn  # Quarter turns clockwise.


class Claim(Action):
    def __init__(self, part: int) -> None:
        super().__init__(f"claim-{part + 1}")
        self.part: Final = part


class Pass(Action): ...


class Score(Action):
    """Which completed zone is counted first: one of the tile's parts, or of a tile beside it."""

    def __init__(self, part: int) -> None:
        super().__init__(f"score-{part + 1 if part < MOST_PARTS else SIDES[part - MOST_PARTS].lower()}")
        self.part: Final = part  # From MOST_PARTS on: the neighbour on a side.


class Double(Action): ...


class Plain(Action): ...


class Again(Action): ...


class Zone(Action):
    """A zone, named by its first part: ``place`` is MOST_PARTS times the square plus the part."""

    def __init__(self, text: str, place: int) -> None:
        super().__init__(text)
        self.place: Final = place  # Below 0: start space -1 - place.


class Actions(Vocabulary):
    """All actions of one box, and the lists of them that the rules look up."""

    def __init__(self, tiles: list[str], squares: list[str]) -> None:
        self.first: Final = [First(seat) for seat in range(SEATS)]
        self.draw: Final = [Draw(i, name) for i, name in enumerate(tiles)]
        self.bonus: Final = [Bonus(number) for number in range(1, BONUS_KINDS + 1)]
        # Four for each square: by turn.
        self.place: Final = [Place(i, name, turn) for i, name in enumerate(squares) for turn in range(4)]
        self.claim: Final = [Claim(part) for part in range(MOST_PARTS)]
        self.pass_: Final = Pass("pass")
        self.score: Final = [Score(part) for part in range(MOST_PARTS + 4)]
        self.double: Final = Double("double")
        self.plain: Final = Plain("plain")
        self.again: Final = Again("again")
        self.zone: Final = [
            Zone(f"zone-{name}-{part + 1}", square * MOST_PARTS + part)
            for square, name in enumerate(squares)
            for part in range(MOST_PARTS)
        ]
        self.start_zone: Final = [Zone(f"zone-S{number + 1}", -1 - number) for number in range(STARTS)]
        super().__init__(
            [
                *self.first,
                *self.draw,
                *self.bonus,
                *self.place,
                *self.claim,
                *self.score,
                self.double,
                self.plain,
                self.again,
                *self.zone,
                *self.start_zone,
                self.pass_,
            ]
        )

    def zone_at(self, place: int) -> Zone:
        return self.zone[place] if place >= 0 else self.start_zone[-1 - place]
