"""Where everything lies: squares and octagons, areas of an octagon, symbols and sites in an area."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from maniero.art.kit import n
from maniero.art.shapes import Point, polygon

SIDES: Final = "NESW"
STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # x, y
CORNER: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))  # After each side, clockwise.
W: Final = 718  # Of the board.
H: Final = 784
PITCH: Final = 76.0  # From the middle of a space to the middle of the next.
HALF: Final = 0.405  # Half a square, in pitches; the octagons take all the rest.
SQUARE: Final = 2 * PITCH * HALF - 3.2  # Side of a tile on the board.
EDGE: Final = 55  # From the edge of the board to the first space.
WHOLE_ROWS: Final = 8


def at(row: int, column: int) -> Point:
    """The middle of a space on the board."""
    return EDGE + (column + 0.5) * PITCH, EDGE + (row + 0.5) * PITCH


# ------------------------------------------------------------ octagons and their areas
@cache
def corners(inset: float = 0.6) -> list[Point]:
    """The corners of an octagon from the north side on, clockwise."""
    q, e = PITCH * HALF - inset * 0.414, PITCH * (1 - HALF) - inset
    return [(-q, -e), (q, -e), (e, -q), (e, q), (q, e), (-q, e), (-e, q), (-e, -q)]


@cache
def octagon() -> str:
    return polygon(corners(), 2.5)


def runs(sides: str) -> list[str]:
    """The sides of an area, those that follow each other together, clockwise."""
    found = []
    for i, side in enumerate(SIDES):
        if side in sides and SIDES[i - 1] not in sides:
            run = side
            while SIDES[(i + len(run)) % 4] in sides:
                run += SIDES[(i + len(run)) % 4]
            found.append(run)
    return found


def lane(i: int, back: bool = False) -> str:
    """The way between two areas, from the middle to the corner that follows side i; a little bent."""
    x, y = CORNER[i % 4]
    h = PITCH / 2
    bend = f"Q{n(x * h * 0.5 - y * PITCH * 0.055)} {n(y * h * 0.5 + x * PITCH * 0.055)}"
    return f"{bend} 0 0" if back else f"{bend} {n(x * h)} {n(y * h)}"


@cache
def area(sides: str) -> str:
    """The outline of an area that touches these sides."""
    return "".join(map(_wedge, runs(sides))) or octagon()


def _wedge(run: str) -> str:
    edge = corners()
    first, last = SIDES.index(run[0]), SIDES.index(run[-1])
    reached = [edge[SIDES.index(side) * 2 + i] for side in run for i in (0, 1)]
    x, y = CORNER[last]
    outer = "".join(f"L{n(px)} {n(py)}" for px, py in reached)
    return f"M0 0{lane(first - 1)}{outer}L{n(x * PITCH / 2)} {n(y * PITCH / 2)}{lane(last, back=True)}z"


# ------------------------------------------------------------ what lies in an area
class Places(NamedTuple):
    """Where the symbols and the castle sites of an area lie, and how large a symbol is."""

    symbols: tuple[Point, ...]
    sites: tuple[Point, ...]
    size: float


@cache
def places(sides: str, symbols: int, sites: int, settled: bool) -> Places:
    """Symbols on an arc before the sides of the area, sites at its ends; a settlement keeps them outside."""
    run = max(runs(sides) or [SIDES], key=len)
    count = symbols + sites
    if not count:
        return Places((), (), 0)
    middle = -90 + 90 * SIDES.index(run[0]) + 45 * (len(run) - 1)
    gap = min(90 * len(run) / count, 68 if len(run) > 1 else 46)
    r = PITCH * (0.43 if settled or count > 2 else 0.41 if count > 1 else 0.36)
    far = PITCH * (0.395 if count > 1 or settled else 0.33)  # Nothing hangs over the edge.
    small = 0.305 if count < 4 and len(run) > 1 else 0.275
    size = PITCH * ((0.33 if settled else 0.38) if count == 1 else small)
    spots = []
    for i in range(count):
        turn = radians(middle + (i - (count - 1) / 2) * gap)
        x, y = r * cos(turn), r * sin(turn)
        spots.append((round(max(-far, min(far, x)), 1), round(max(-far, min(far, y)), 1)))
    outer = {*range((sites + 1) // 2), *range(count - sites // 2, count)}
    inside = tuple(spot for i, spot in enumerate(spots) if i not in outer)
    return Places(inside, tuple(spot for i, spot in enumerate(spots) if i in outer), size)


def centre(spots: tuple[Point, ...]) -> Point:
    """The middle of some spots."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
