"""The castle of a site: all its tiles joined, what lies open to the rain, what is built wrong."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, el, g, join, n, path, rect, use
from maniero.art.shapes import box
from maniero.games.castles.draw import scenery
from maniero.games.castles.draw.masonry import PEN, SMALL_PEN, U
from maniero.games.castles.draw.tile import Face, face_of, flag, low, masonry, whole
from maniero.games.castles.draw.wall import span, step, strut
from maniero.games.castles.view import SquareView

SIDES: Final = "NESW"
_STEP: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


class Spot(NamedTuple):
    """A square of a site, as it is drawn."""

    column: int
    row: int
    face: Face | None
    joined: bool
    wrong: bool
    rain: bool


Spots = tuple[Spot, ...]


def spots_of(squares: list[SquareView]) -> Spots:
    return tuple(
        Spot(
            square["column"],
            square["row"],
            face_of(square["tile"], square["turn"]) if square["tile"] is not None else None,
            square["joined"],
            square["fault"],
            square["rain"],
        )
        for square in squares
    )


def corner(column: int, row: int) -> tuple[int, int]:
    """The upper left corner of a square in the units of a site."""
    return scenery.LEFT + column * U, scenery.GROUND - (row + 1) * U


@lru_cache(maxsize=256)
def site(spots: Spots, small: bool) -> Markup:
    """A site in its own units: sky, castle, ground, clouds, marks."""
    castle = _Castle(spots, small)
    sky = use("s-sky-s" if small else "s-sky")
    h = scenery.SMALL_H if small else scenery.H
    edge = path(
        box(scenery.W, h, 14 if small else 9, 0, 0), "none", "outline", (SMALL_PEN if small else PEN) * 1.1
    )
    clip = "url(#c-site-s)" if small else "url(#c-site)"
    return el("g", sky, castle.drawn(), clip_path=clip) + edge


class _Castle:
    """The tiles of a site by column and row."""

    def __init__(self, spots: Spots, small: bool) -> None:
        self.spots = spots
        self.small = small
        self.ink = SMALL_PEN if small else PEN
        self.joints = ""  # Between tiles of one wall.
        self.squares = {(spot.column, spot.row) for spot in spots}
        self.built = {(spot.column, spot.row): spot for spot in spots if spot.face is not None}

    def face(self, column: int, row: int) -> Face | None:
        spot = self.built.get((column, row))
        return spot.face if spot else None

    def drawn(self) -> Markup:
        below, open_, walls, seams, flags, marks = [], [], [], [], [], []
        wet = ""  # Open mortar.
        for spot in sorted(self.built.values(), key=lambda each: (-each.row, each.column)):
            face = spot.face
            assert face is not None
            x, y = corner(spot.column, spot.row)
            if not spot.joined:
                walls.append(g(whole(face, self.small), x=x, y=y, opacity=0.68))
            else:
                below.append(low(face, self.small, x, y))
                walls.append(masonry(face, self.small, x, y))
                for ink, art in self._steps(spot, face, x, y):
                    below.append(ink)
                    walls.append(art)
                seams += self._seams(spot, face, x, y)
                if face.banner:
                    flags.append(g(flag(face, self.small), x=x, y=y))
            for side in SIDES:
                if self._is_open(spot, face, side):
                    wet += self._line(face, side, x, y)
                    if not self.small:
                        open_.append(self._teeth(face, side, x, y))
            if spot.wrong:
                marks.append(_wrong(x, y, self.small))
        ground = self._ground()
        clouds = [_rain(spot, self.small) for spot in self.spots if spot.rain and self.small]
        if self.joints:
            seams.append(path(self.joints, "none", "wet", self.ink * 1.1, opacity=0.6))
        if wet:
            open_.append(path(wet, "none", "outline", 6 + self.ink) + path(wet, "none", "lime", 6))
        return join([*below, *open_, *walls, *seams, *flags, ground, *clouds, *marks])

    def _ground(self) -> Markup:
        row = [spot for spot in self.built.values() if spot.row == 0]
        mounds = tuple(spot.column for spot in row if spot.face and spot.face.sides[2] == "s")
        gates = [spot.column for spot in row if spot.face and spot.face.gate]
        return scenery.ground(gates[0] if gates else None, mounds, self.small)

    def _is_open(self, spot: Spot, face: Face, side: str) -> bool:
        """Whether mortar looks at an empty square."""
        dx, dy = _STEP[side]
        at = spot.column + dx, spot.row + dy
        return face.sides[SIDES.index(side)] == "m" and at in self.squares and at not in self.built

    def _edge(self, face: Face, side: str) -> tuple[float, float]:
        """From where to where the mortar of a side goes."""
        at = span(face.sides)
        return (
            (at.left, at.right) if side in "NS" else (at.top + (14 if face.sides[0] == "s" else 0), at.foot)
        )

    def _line(self, face: Face, side: str, x: int, y: int) -> str:
        a, b = self._edge(face, side)
        if side in "NS":
            return f"M{n(x + a)} {y + (U if side == 'S' else 0)}H{n(x + b)}"
        return f"M{x + (U if side == 'E' else 0)} {n(y + a)}V{n(y + b)}"

    def _teeth(self, face: Face, side: str, x: int, y: int) -> Markup:
        """Stones left standing for the next wall."""
        a, b = self._edge(face, side)
        count = max(2, round((b - a) / 12.5))
        w, teeth = (b - a) / count, ""
        for i in range(count):
            p, deep = a + w * i, 8.5 if i % 2 == 0 else 2.5
            dx, dy, tw, th = {
                "N": (p, -deep, w, deep),
                "S": (p, 100.0, w, deep),
                "W": (-deep, p, deep, w),
                "E": (100.0, p, deep, w),
            }[side]
            teeth += f"M{n(x + dx)} {n(y + dy)}h{n(tw)}v{n(th)}h{n(-tw)}z"
        return path(teeth, f"w-{face.wall}", "outline", self.ink * 0.9, stroke_linejoin="round")

    def _steps(self, spot: Spot, face: Face, x: int, y: int) -> list[tuple[Markup, Markup]]:
        """What joins walls of two widths, below and over the masonry."""
        out = []
        column, row, sides = spot.column, spot.row, face.sides
        down, up = self.face(column, row - 1), self.face(column, row + 1)
        for side, beside in ((3, column - 1), (1, column + 1)):
            letter = SIDES[side]
            if sides[side] == "s" and sides[2] == "m":
                if row == 0:
                    out.append(step("s" + letter.lower(), face.wall, self.small, x, y))
                elif down and down.sides[0] == "m" and down.sides[side] == "m":
                    out.append(step("S" + letter, face.wall, self.small, x, y))
            if sides[side] == "s" and sides[0] == "m" and up and up.sides[side] == "m" and up.sides[2] == "m":
                out.append(step("N" + letter, face.wall, self.small, x, y))
            next_to = self.face(beside, row)
            if row and sides[2] == "s" and sides[side] == "m" and next_to and next_to.sides[2] == "m":
                out.append((NOTHING, strut(letter, self.ink, x, y)))
        return out

    def _seams(self, spot: Spot, face: Face, x: int, y: int) -> list[Markup]:
        """Where this wall meets the one above and the one at its right."""
        out = []
        at = span(face.sides)
        up, right = self.face(spot.column, spot.row + 1), self.face(spot.column + 1, spot.row)
        if up and face.sides[0] == "m" and up.sides[2] == "m":
            over = span(up.sides)
            a, b = x + max(at.left, over.left), x + min(at.right, over.right)
            if up.wall == face.wall or self.small:
                self.joints += f"M{n(a)} {y}H{n(b)}"
            else:  # A string course between two walls.
                out.append(rect(a, y + 2, b - a, 4.5, 0, "outline", opacity=0.28))
                out.append(rect(a, y - 2.5, b - a, 5, 0, f"w-{face.wall}-0", "outline", self.ink * 0.6))
        if right and face.sides[1] == "m" and right.sides[3] == "m":
            other = span(right.sides)
            top = y + max(at.top + _pad(face), other.top + _pad(right))
            foot = y + min(at.foot, other.foot)
            if right.wall == face.wall or self.small:
                self.joints += f"M{x + U} {n(top)}V{n(foot)}"
            else:  # Stones of both walls bite into each other.
                out += _toothed(face.wall, right.wall, x, y, top, foot)
        return out


def _pad(face: Face) -> float:
    return 12 if face.sides[0] == "s" else 0


def _toothed(one: str, two: str, x: int, y: int, top: float, foot: float) -> list[Markup]:
    stones = {one: "", two: ""}
    for i in range(8):
        a, b = max(top, y + 12.5 * i), min(foot, y + 12.5 * i + 12.5)
        if b - a > 3:
            stones[one if i % 2 else two] += f"M{x + U - (1 if i % 2 else 7)} {n(a)}h8v{n(b - a)}h-8z"
    return [path(d, f"w-{wall}", f"w-{wall}-3", PEN * 0.55) for wall, d in stones.items() if d]


def _wrong(x: int, y: int, small: bool) -> Markup:
    """Built against the rules."""
    hatched = path(box(U - 6, U - 6, 4, x + 3, y + 3), "url(#no)", "bad", 3.5 if small else 2.4)
    if small:
        return hatched
    sign = circle(x + 82, y + 18, 13, "plaster", "outline", PEN)
    return (
        hatched
        + sign
        + path(f"M{x + 82} {y + 10}v9M{x + 82} {y + 25}v.5", "none", "pip", 4, stroke_linecap="round")
    )


def _rain(spot: Spot, small: bool) -> Markup:
    x, y = corner(spot.column, spot.row)
    return use("s-cloud", x + 50, y + 46, 1.15 if small else 1.05)
