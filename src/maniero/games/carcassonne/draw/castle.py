"""The castle on the board: where its squares, its wall, towers and the spaces of the score track lie."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from maniero.games.carcassonne.draw.shapes import SIDES
from maniero.games.carcassonne.view import CastleView

W: Final = 656
H: Final = 784
LEDGE: Final = 0.17  # Of a square: the inner part of the wall, with the start spaces.
TRACK: Final = 0.37  # The score track on it.
BAND: Final = LEDGE + TRACK
BODY: Final = BAND + 0.14  # Side of a tower, which stands out.
EDGE: Final = 5  # Thickness of the cardboard.
_MARGIN: Final = 8
_STEPS: Final = {"N": (1, 0), "E": (0, 1), "S": (-1, 0), "W": (0, -1)}  # Walking along a side of a square.
_FROM: Final = {"N": (0, 0), "E": (1, 0), "S": (1, 1), "W": (0, 1)}  # The corner where that begins.
Spot = tuple[float, float]


class Stretch(NamedTuple):
    """A straight side of the wall, clockwise, with the tower where it begins."""

    at: Spot  # Its inner corner.
    along: Spot  # Unit vector.
    out: Spot  # Unit vector away from the castle.
    before: Spot  # The same of the side before.
    length: float
    spaces: tuple[int, int]  # Of the tower.
    straight: tuple[int, int]  # From and to, of the track after the tower; empty when to < from.
    reflex: bool  # The tower stands in an inner corner.


class Castle:
    """The castle of a view, to scale: everything in pixels of the board."""

    def __init__(
        self,
        wall: tuple[str, ...],
        towers: tuple[tuple[int, int], ...],
        track: int,
        squares: tuple[tuple[str, int, int], ...],
    ) -> None:
        self.squares: Final = {name: (row, column) for name, row, column in squares}
        rows = 1 + max(row for row, _ in self.squares.values())
        columns = 1 + max(column for _, column in self.squares.values())
        high, wide = rows + 2 * BODY, columns + 2 * BODY
        self.t: Final = round(min((H - EDGE - 2 * _MARGIN) / high, (W - 2 * _MARGIN) / wide), 2)
        self.x: Final = round((W - columns * self.t) / 2, 2)
        self.y: Final = round((H - EDGE - rows * self.t) / 2, 2)
        self.rows: Final = rows
        self.columns: Final = columns
        self.sides: Final = self._sides(wall, towers, track)

    def _sides(self, wall: tuple[str, ...], towers: tuple[tuple[int, int], ...], track: int) -> list[Stretch]:
        read = [(stretch.split()[0], len(stretch.split())) for stretch in wall]
        out: list[Stretch] = []
        for i, (first, length) in enumerate(read):
            row, column = self.squares[first[:-1]]
            side, previous = first[-1], read[i - 1][0][-1]
            along, before = _STEPS[side], _outwards(previous)
            dx, dy = _FROM[side]
            last = _STEPS[previous]
            spaces = towers[i] if i < len(towers) else (track, track)
            until = towers[i + 1][0] if i + 1 < len(towers) else track
            out.append(
                Stretch(
                    self.point(column + dx, row + dy),
                    along,
                    _outwards(side),
                    before,
                    length * self.t,
                    spaces,
                    (spaces[1] + 1, until - 1),
                    last[0] * along[1] - last[1] * along[0] < 0,
                )
            )
        return out

    def point(self, column: float, row: float) -> Spot:
        """A corner of the grid of squares."""
        return self.x + column * self.t, self.y + row * self.t

    def middle(self, name: str) -> Spot:
        """The middle of a square."""
        row, column = self.squares[name]
        return self.point(column + 0.5, row + 0.5)

    def ring(self, off: float) -> list[Spot]:
        """The outline of the castle, so many squares outside of it."""
        far = off * self.t
        return [
            (s.at[0] + far * (s.out[0] + s.before[0]), s.at[1] + far * (s.out[1] + s.before[1]))
            for s in self.sides
        ]

    # ---- the score track
    @property
    def body(self) -> float:
        """Side of a tower."""
        return BODY * self.t

    def tower(self, side: Stretch) -> Spot:
        """The middle of the tower at the beginning of a side."""
        half = self.body / 2
        return (
            side.at[0] + half * (side.out[0] + side.before[0]),
            side.at[1] + half * (side.out[1] + side.before[1]),
        )

    def corner(self, side: Stretch, second: bool) -> Spot:
        """From the middle of a tower towards its first or second space: -1 or 1 each way."""
        sign = -1 if second != side.reflex else 1
        return sign * (side.before[0] - side.out[0]), sign * (side.before[1] - side.out[1])

    def run(self, i: int) -> tuple[float, float]:
        """Where the straight track of a side begins and ends, measured along it."""
        side, following = self.sides[i], self.sides[(i + 1) % len(self.sides)]
        return (
            self.body if side.reflex else 0,
            side.length - (self.body if following.reflex else 0),
        )

    def on(self, i: int, along: float, off: float) -> Spot:
        """A point so many pixels along a side and so many squares outside of it."""
        side = self.sides[i]
        far = off * self.t
        return (
            side.at[0] + side.along[0] * along + side.out[0] * far,
            side.at[1] + side.along[1] * along + side.out[1] * far,
        )

    def space(self, number: int) -> Spot:
        """The middle of a space of the score track."""
        for i, side in enumerate(self.sides):
            if number in side.spaces:
                x, y = self.tower(side)
                dx, dy = self.corner(side, number == side.spaces[1])
                return x + dx * self.body * 0.27, y + dy * self.body * 0.27
            first, last = side.straight
            if first <= number <= last:
                low, high = self.run(i)
                along = low + (high - low) * (number - first + 0.5) / (last - first + 1)
                return self.on(i, along, LEDGE + TRACK / 2)
        return self.tower(self.sides[0])


def _outwards(side: str) -> Spot:
    step = _STEPS[side]
    return step[1], -step[0]


@lru_cache(maxsize=8)
def _castle(
    wall: tuple[str, ...],
    towers: tuple[tuple[int, int], ...],
    track: int,
    squares: tuple[tuple[str, int, int], ...],
) -> Castle:
    return Castle(wall, towers, track, squares)


def castle_of(view: CastleView) -> Castle:
    """The castle of a view, worked out once."""
    towers = tuple((tower["spaces"][0], tower["spaces"][1]) for tower in view["towers"])
    squares = tuple((square["name"], square["row"], square["column"]) for square in view["squares"])
    return _castle(tuple(view["wall"]), towers, view["track"], squares)


def turn_of(side: str) -> int:
    """Degrees from the north side to another."""
    return SIDES.index(side) * 90
