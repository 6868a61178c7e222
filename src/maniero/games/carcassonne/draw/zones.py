"""Zones as a whole: one outline round all the areas that have grown together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import el, path
from maniero.games.carcassonne.draw.castle import LEDGE, Castle
from maniero.games.carcassonne.draw.labels import zone_label
from maniero.games.carcassonne.draw.masonry import n1
from maniero.games.carcassonne.draw.parts import Parts
from maniero.games.carcassonne.draw.plan import survey
from maniero.games.carcassonne.draw.shapes import HALF, SIDES, Point, Ring, spin
from maniero.games.carcassonne.draw.ways import BREADTH
from maniero.games.carcassonne.nouns import Tr
from maniero.games.carcassonne.view import CastleView

Piece = tuple[int, int, Parts, int, int]  # Row, column, tile, its turn, the part.
Ledge = tuple[int, int, str, bool]  # Row, column, side, whether it is a path: a start space.
Laid = dict[str, tuple[Parts, int]]  # By square: the tile and its turn.
_ORDER: Final = ("court", "path", "house", "tower")  # Narrow zones lie over wide ones.


def zones(view: CastleView, castle: Castle, laid: Laid, names: list[str], tr: Tr) -> Markup:
    """An area that is not seen for every zone, to be pointed at; states paint its outline."""
    pieces: list[list[Piece]] = [[] for _ in view["zones"]]
    ledges: list[list[Ledge]] = [[] for _ in view["zones"]]
    for square in view["squares"]:
        if square["tile"] is not None:
            parts, turn = laid[square["name"]]
            for part, where in enumerate(square["zones"]):
                pieces[where].append((square["row"], square["column"], parts, turn, part))
    for start in view["starts"]:
        ledges[start["zone"]].append(
            (*castle.squares[start["square"]], start["side"], start["kind"] == "path")
        )
    drawn = []
    for i, zone in enumerate(view["zones"]):
        d = outline(tuple(pieces[i]), tuple(ledges[i]), castle.x, castle.y, castle.t)
        if not d:
            continue
        drawn.append((_ORDER.index(zone["kind"]), _whole(zone["name"], d, zone_label(zone, names, tr))))
    ordered = (whole for _, whole in sorted(drawn, key=lambda each: each[0]))
    return el("g", *ordered, pointer_events="all")


@lru_cache(maxsize=4096)
def _whole(name: str, d: str, label: str) -> Markup:
    """The area of a zone, not seen, behind it its halos."""
    halos = [el("use", class_=f"halo halo-{k}", href=f"#a-{name}") for k in (3, 2, 1, 0)]
    area = path(d, "none", id=f"a-{name}", class_="piece")
    pick = f"zone-{name}"
    return el("g", *halos, area, id=pick, data_pick=pick, aria_label=label, class_="whole")


@lru_cache(maxsize=4096)
def outline(pieces: tuple[Piece, ...], ledges: tuple[Ledge, ...], x: float, y: float, t: float) -> str:
    """The outline of a zone in pixels of the board; edges that two of its areas share fall away."""
    edges: set[tuple[Point, Point]] = set()
    for row, column, parts, turn, part in pieces:
        for ring in survey(parts, turn).areas[part]:
            _add(edges, ring, row, column)
    for row, column, side, narrow in ledges:
        _add(edges, _ledge_ring(side, narrow), row, column)
    k = t / 1000
    out = []
    for closed in _rings(edges):
        spots = [f"{n1(x + px * k)} {n1(y + py * k)}" for px, py in closed]
        out.append(f"M{'L'.join(spots)}z")
    return "".join(out)


def _add(edges: set[tuple[Point, Point]], ring: Ring, row: int, column: int) -> None:
    dx, dy = column * 2 * HALF + HALF, row * 2 * HALF + HALF
    moved = [(px + dx, py + dy) for px, py in ring]
    for i, b in enumerate(moved):
        a = moved[i - 1]
        if (b, a) in edges:
            edges.remove((b, a))
        else:
            edges.add((a, b))


def _ledge_ring(side: str, narrow: bool) -> Ring:
    half, deep = BREADTH if narrow else HALF, HALF + round(LEDGE * 2 * HALF)
    ring = ((-half, -deep), (half, -deep), (half, -HALF), (-half, -HALF))
    return tuple(spin(p, SIDES.index(side)) for p in ring)


def _rings(edges: set[tuple[Point, Point]]) -> list[list[Point]]:
    """Closed outlines from single edges."""
    following: dict[Point, list[Point]] = {}
    for a, b in sorted(edges):
        following.setdefault(a, []).append(b)
    out = []
    while following:
        first = next(iter(following))
        ring, here = [], first
        while here in following:
            ring.append(here)
            ends = following[here]
            there = ends.pop()
            if not ends:
                del following[here]
            here = there
        out.append(_straight(ring))
    return out


def _straight(ring: list[Point]) -> list[Point]:
    """A ring without points in the middle of a straight line."""
    out = []
    for i, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[i - 1], ring[(i + 1) % len(ring)]
        if (x - ax) * (by - y) != (y - ay) * (bx - x):
            out.append((x, y))
    return out
