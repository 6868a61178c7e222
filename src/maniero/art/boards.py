"""Boards: patterns of the ground, cardboard, printed countryside, and the wall that is the score track."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from maniero.art.kit import INK_2, circle, el, g, join, path, rect, text
from maniero.art.pieces import chip, cluster, marker
from maniero.art.shapes import crenels

if TYPE_CHECKING:
    from markupsafe import Markup

_FIBRES: Final = (
    "M12 18l7 2M64 9l2 6M101 30l8-3M142 14l-5 4M31 52l4 5M77 61l9 1M125 57l3 7M8 84l6-4M51 97l2 7M92 88l7 4"
    "M139 99l6-5M23 121l8 2M70 131l-4 5M109 124l2 7M152 133l-7 3M41 150l6-3M87 153l8 1M128 148l4 5"
)

# Name: width and height of the piece that repeats, and what is on it.
_PATTERNS: Final = {
    "grain": (160, 160, path(_FIBRES, "none", "ink", 1, stroke_linecap="round", opacity=".07")),
    "waves": (
        20,
        18,
        path("M0 5q5-5 10 0t10 0M10 14q5-5 10 0M0 14q5-5 10 0", "none", "sea-2", 1.2, opacity=".55"),
    ),
    "bricks": (24, 16, path("M0 .5h24M0 8.5h24M6 .5v8M18 8.5v8", "none", "wall-2", 1, opacity=".55")),
    "rooftiles": (12, 12, path("M0 0q3 6 6 0q3 6 6 0M-3 6q3 6 6 0q3 6 6 0q3 6 6 0", "none", "roof-2", 1.1)),
    "a-grain": (10, 10, path("M-2 10Q5 3 12 10M-2 20Q5 13 12 20", "none", "straw-2", 1.1, opacity=".6")),
    "a-wood": (22, 22, path("M4 9l3-6 3 6zM14 19l3-6 3 6z", "leaf-2", opacity=".6")),
    "a-rock": (22, 22, path("M3 5l5 2 3-3M14 14l4 2 2-4M4 17l3-2", "none", "mine-2", 1.1, opacity=".55")),
    "a-market": (20, 18, path("M3 4h3M13 10h3M7 16h3", "none", "court-2", 1.4, stroke_linecap="round")),
    "no": (8, 8, path("M0 8 8 0", "none", "bad", 2, opacity=".55")),
}

_ORNAMENTS: Final = {
    "hill": "M-20 6Q-8-12 6 4M-4-2Q8-16 22 6M-24 10H24M2-4l3 6M-9 0l2 4",
    "wood": "M-12 8v-6M-12 2a6 6 0 1 1 .1 0M2 10V3M2 3a7 7 0 1 1 .1 0M15 8V2M15 2a5.5 5.5 0 1 1 .1 0",
    "field": "M-22 8Q0-6 22 2M-20 13Q2-1 23 7M-15 17Q4 4 23 12M-22 8l7 9M22 2l1 10",
    "vine": (
        "M-18 8h36M-14 8v-9M-4 8v-9M6 8v-9M16 8v-9M-14-1q4-5 7 0M-4-1q4-5 7 0M6-1q4-5 7 0M16-1q-4-5-7 0"
    ),
    "birds": "M-10 0q4-5 7 0 3-5 7 0M4 8q3-4 5 0 2-4 5 0",
}


def patterns(*names: str) -> Markup:
    """The patterns named, or all, for a sprite."""
    return join(
        el("pattern", drawing, id=name, width=w, height=h, patternUnits="userSpaceOnUse")
        for name, (w, h, drawing) in _PATTERNS.items()
        if not names or name in names
    )


@lru_cache(maxsize=64)
def frame(w: float, h: float, fill: str = "board", r: float = 12, edge: float = 5) -> Markup:
    """The cardboard of a board: thickness below, paper, grain."""
    ink = INK_2 * 0.8
    return (
        rect(0, edge, w, h - edge, r, "board-edge", "outline", ink)
        + rect(0, 0, w, h - edge, r, fill, "outline", ink)
        + rect(0, 0, w, h - edge, r, "url(#grain)")
    )


@lru_cache(maxsize=256)
def plaque(x: float, y: float, w: float, h: float, fill: str = "board-2") -> Markup:
    """A printed field that holds things: outline, grain, an inner hairline."""
    return (
        rect(x, y, w, h, 9, fill, "outline", 1.4)
        + rect(x, y, w, h, 9, "url(#grain)")
        + rect(x + 3.5, y + 3.5, w - 7, h - 7, 6, "none", "line-2", 1, opacity=".5")
    )


def countryside(spots: list[tuple[str, float, float, float]]) -> Markup:
    """Printed ornament on bare ground, in one pale ink: what (hill, wood, field, vine, birds), x, y, size."""
    drawn = (
        g(
            path(_ORNAMENTS[name], "none", "line-2", 1.2, stroke_linecap="round", stroke_linejoin="round"),
            x=x,
            y=y,
            k=k,
        )
        for name, x, y, k in spots
    )
    return el("g", join(drawn), opacity=".62")


class ScoreTrack(NamedTuple):
    """The town wall round a board: spaces 0..2(nx+ny)-1, clockwise from the top left corner."""

    x: float
    y: float
    w: float
    h: float
    band: float  # Width of the wall.
    nx: int  # Spaces along the top.
    ny: int  # Spaces along a side.

    @property
    def spaces(self) -> int:
        return 2 * (self.nx + self.ny)

    @property
    def corners(self) -> tuple[int, int, int, int]:
        return (0, self.nx, self.nx + self.ny, 2 * self.nx + self.ny)

    def at(self, space: int) -> tuple[float, float]:
        """The middle of a space."""
        across, down = self.w - self.band, self.h - self.band
        _, east, south, west = self.corners
        if space <= east:
            dx, dy = space / self.nx * across, 0.0
        elif space <= south:
            dx, dy = across, (space - east) / self.ny * down
        elif space <= west:
            dx, dy = across - (space - south) / self.nx * across, down
        else:
            dx, dy = 0.0, down - (space - west) / self.ny * down
        return self.x + dx + self.band / 2, self.y + dy + self.band / 2

    def wall(self) -> Markup:
        """The wall as printed: battlements inwards, a tower at each corner, numbers every five."""
        band = self.band
        inner = crenels(self.x + band, self.y + band, self.w - 2 * band, self.h - 2 * band)
        out = [
            rect(self.x, self.y, self.w, self.h, 7, "wall", "outline", 1.4),
            rect(self.x, self.y, self.w, self.h, 7, "url(#bricks)"),
            path(inner, "board", "outline", 1.4),
            path(inner, "url(#grain)"),
        ]
        out += [self._tower(*self.at(space)) for space in self.corners]
        out += [self._number(space, *self.at(space)) for space in range(self.spaces)]
        return join(out)

    def _tower(self, x: float, y: float) -> Markup:
        band = self.band
        dashes = f"{band * 0.24:g} {band * 0.23:g}"
        return (
            circle(x, y, band * 0.72, "wall", "outline", 1.4)
            + circle(x, y, band * 0.6, "none", "wall-2", 4, stroke_dasharray=dashes)
            + circle(x, y, band * 0.5, "paper", "outline", 1.1)
        )

    def _number(self, space: int, x: float, y: float) -> Markup:
        if space % 5:
            return circle(x, y, 1.8, "wall-mark")
        label = text(str(space), x, y + 4, 11, "ink", grow=True)
        if space % 10 or space in self.corners:
            return label
        return circle(x, y, self.band * 0.42, "paper", "outline", 1) + label

    def markers(self, scores: dict[int, int]) -> Markup:
        """The markers: seat, from 1, -> points. Past the last space they go round again, on a gold disc."""
        on: dict[int, list[int]] = {}
        for seat, value in scores.items():
            on.setdefault(value % self.spaces, []).append(seat)
        return join(self._standing(space, on, scores) for space in on)

    def _standing(self, space: int, on: dict[int, list[int]], scores: dict[int, int]) -> Markup:
        x, y = self.at(space)
        out = []
        rounds = 0
        seats = on[space]
        for seat, (dx, dy, size) in zip(seats, cluster(len(seats), self.band * 0.72), strict=False):
            if scores[seat] >= self.spaces:
                rounds = max(rounds, scores[seat] // self.spaces)
                out.append(circle(x + dx, y + dy - 1, size * 0.7, "gold", "outline", 1.1))
            out.append(marker(seat, x + dx, y + dy - 1, size, id=f"score-{seat}"))
        if rounds:
            label = f"+{rounds * self.spaces}"
            out.append(chip(label, *self._beside(space, on), 11))
        return join(out)

    def _beside(self, space: int, on: dict[int, list[int]]) -> tuple[float, float]:
        """Where a label beside a marker covers no other marker and, if it can be, no number on a disc."""
        upright = self.nx <= space <= self.nx + self.ny or space >= 2 * self.nx + self.ny or not space
        x, y = self.at(space)
        inwards = 5 if x < self.x + self.w / 2 else -5
        ways = (
            [(x + inwards, y + way) for way in (22, -22)] if upright else [(x + way, y) for way in (34, -34)]
        )
        return min(ways, key=lambda label: self._covered(space, on, label, upright))

    def _covered(
        self, space: int, on: dict[int, list[int]], label: tuple[float, float], upright: bool
    ) -> int:
        """How bad it is to put a label here."""
        x, y = label
        outside = not (self.x + 18 < x < self.x + self.w - 18 and self.y < y < self.y + self.h)
        near = [i for i in range(self.spaces) if i != space and self._touches(i, label, upright)]
        return sum(10 if i in on else i % 10 == 0 for i in near) + 100 * (outside and not upright)

    def _touches(self, space: int, label: tuple[float, float], upright: bool) -> bool:
        x, y = self.at(space)
        across, down = abs(x - label[0]), abs(y - label[1])
        return across < (15 if upright else 31) and down < (19 if upright else 15)
