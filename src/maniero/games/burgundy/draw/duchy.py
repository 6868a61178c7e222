"""A duchy: printed spaces, roads between regions, the tiles on it; and the same as a thumbnail."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.honeycomb import cells, centres, lines
from maniero.art.kit import el, g, join, path, pick, use
from maniero.art.palette import colour as paint
from maniero.art.shapes import Point
from maniero.games.burgundy.draw.labels import space_label
from maniero.games.burgundy.draw.tiles import (
    DOT,
    SIDE,
    SMALL,
    SPACE,
    TERRAIN,
    Face,
    Faces,
    terrain,
    whole_tile,
)
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import SpaceView

Rows = tuple[int, ...]
Space = tuple[str, str, int, Face | None, int]  # Name, colour, die, tile, region.
Spaces = tuple[Space, ...]

LARGE: Final = 42  # Side of a space for which roads and gaps were measured.
_FACES: Final = 14  # From this side on a thumbnail shows small faces, below it only colours and marks.
_WHOLE: Final = 28  # From this side on it shows whole tiles.


# ------------------------------------------------------------ land
def _spaces(spaces: list[SpaceView], faces: Faces) -> Spaces:
    """The same in a form by which drawings are kept."""
    return tuple(
        [(each["name"], each["colour"], each["die"], faces[each["tile"]], each["region"]) for each in spaces]
    )


def _rows(spaces: Spaces) -> Rows:
    """How many spaces each row has."""
    return tuple(Counter(name[0] for name, *_ in spaces).values())


def _colours(spaces: Spaces) -> tuple[str, ...]:
    return tuple(colour for _, colour, *_ in spaces)


def _regions(spaces: Spaces) -> tuple[int, ...]:
    return tuple(region for *_, region in spaces)


@cache
def _fields(rows: Rows, colours: tuple[str, ...], s: float) -> Markup:
    """The spaces of each colour in its pale tone."""
    return join(
        path(cells(rows, tuple(i for i, c in enumerate(colours) if c == name), s), f"{TERRAIN[name]}-0")
        for name in dict.fromkeys(colours)
    )


def _road(id: str, ink: str, w: float, **attrs: str) -> Markup:
    return el("use", href=f"#{id}", stroke=paint(ink), stroke_width=w, **attrs)


def _roads(id: str, around: str) -> Markup:
    """The lines between regions, once, to be drawn in several widths."""
    return el("defs", el("path", id=id, d=around, fill="none", stroke_linecap="round"))


@cache
def _land(rows: Rows, colours: tuple[str, ...], regions: tuple[int, ...], s: float, id: str) -> Markup:
    """The printed duchy: pale fields, thin lines inside regions, roads between them."""
    around, inside = lines(rows, regions, s)
    k = s / LARGE
    return join(
        (
            _roads(id, around),
            _road(id, "outline", 15 * k, opacity=".16", transform="translate(0 4)"),
            _road(id, "outline", 13 * k),
            _road(id, "road", 9.6 * k),
            _fields(rows, colours, s),
            path(inside, "none", "ink", 1, opacity=".35"),
            _road(id, "outline", 6.4 * k),
            _road(id, "road", 3.6 * k),
        )
    )


@cache
def _small_land(rows: Rows, colours: tuple[str, ...], regions: tuple[int, ...], s: float, id: str) -> Markup:
    around, _ = lines(rows, regions, s)
    heavy, thin = (3.2, 1.0) if s < _FACES else (4.4, 1.6)
    return join(
        (
            _roads(id, around),
            _road(id, "outline", heavy),
            _fields(rows, colours, s),
            _road(id, "outline", thin, opacity=".8"),
        )
    )


# ------------------------------------------------------------ large
@lru_cache(maxsize=4096)
def _space(space: Space, at: Point, inner: float, prefix: str, own: bool, tr: Tr) -> Markup:
    """A printed space, or the tile on it. There is only one monastery of each number: it keeps its id."""
    name, colour, value, face, _ = space
    if face is None:
        body = use(f"s-space-{TERRAIN[colour]}-{value}", k=inner / SPACE)
    else:
        id = f"{prefix}{face.tile}" if face.tile.startswith("monastery") else None
        body = whole_tile(face, 0, -1.5, inner / SIDE, id)
    label = space_label(name, colour, value, face.tile if face else None, tr)
    pick_name = f"space-{name}"
    x, y = at
    if own:
        halo = "space" if inner > SPACE * 0.9 else "space-narrow"
        return pick(pick_name, halo, body, id=f"{prefix}{pick_name}", label=label, x=x, y=y)
    return g(body, x=x, y=y, id=f"{prefix}{pick_name}", aria_label=label)


def duchy(
    spaces: list[SpaceView], faces: Faces, s: float, x: float, y: float, prefix: str, own: bool, tr: Tr
) -> Markup:
    """A duchy with spaces of side s; x is its middle, y its upper end. Spaces of one's own can be picked."""
    return _duchy(_spaces(spaces, faces), s, x, y, prefix, own, tr)


@lru_cache(maxsize=512)
def _duchy(spaces: Spaces, s: float, x: float, y: float, prefix: str, own: bool, tr: Tr) -> Markup:
    rows = _rows(spaces)
    at = centres(rows, s)
    inner = s * SPACE / LARGE
    out = [_land(rows, _colours(spaces), _regions(spaces), s, f"{prefix}roads")]
    order = sorted(range(len(spaces)), key=lambda i: spaces[i][3] is None)  # What can glow lies on top.
    out += [_space(spaces[i], at[i], inner, prefix, own, tr) for i in order]
    return g(*out, x=x, y=y)


# ------------------------------------------------------------ small
@lru_cache(maxsize=2048)
def _dot(colour: str, value: int, face: Face | None, s: float, x: float, y: float) -> Markup:
    if face is None:
        if s < _FACES:
            return Markup("")
        return use(f"s-space-{TERRAIN[colour]}-{value}", x, y, (s - 2) / SPACE)
    if s >= _WHOLE:
        return whole_tile(face, x, y - 1, (s - 1.5) / SIDE)
    if s >= _FACES:
        return use(f"s-small-{face.tile}", x, y, (s - 1) / SMALL)
    return use(f"s-dot-{terrain(face.tile)}", x, y, s / DOT)


def thumbnail(
    spaces: list[SpaceView], faces: Faces, s: float, x: float, y: float, label: str, id: str
) -> Markup:
    """A whole duchy in a small space; x is its middle, y its upper end."""
    return _thumbnail(_spaces(spaces, faces), s, x, y, label, id)


@lru_cache(maxsize=512)
def _thumbnail(spaces: Spaces, s: float, x: float, y: float, label: str, id: str) -> Markup:
    rows = _rows(spaces)
    land = _small_land(rows, _colours(spaces), _regions(spaces), s, f"{id}-roads")
    tiles = join(
        _dot(colour, value, face, s, *at)
        for (_, colour, value, face, _), at in zip(spaces, centres(rows, s), strict=True)
    )
    return g(land, tiles, x=x, y=y, id=id, aria_label=label)
