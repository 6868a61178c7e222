"""A duchy: printed spaces, roads between regions, the tiles on it; and the same as a thumbnail."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.honeycomb import Points, cells, lines, settled
from maniero.art.kit import el, g, join, path, pick, use
from maniero.art.palette import colour as paint
from maniero.art.shapes import Point
from maniero.games.burgundy.draw.labels import space_label
from maniero.games.burgundy.draw.rivers import Pairs, rivers
from maniero.games.burgundy.draw.shields import badge
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
from maniero.games.burgundy.view import PlayerView, SpaceView

Space = tuple[str, str, int, Face | None, int, int | None]  # Name, colour, die, tile, region, shield.


class Land(NamedTuple):
    """A duchy in a form by which drawings are kept."""

    spaces: tuple[Space, ...]
    at: Points  # The middles of the spaces, in widths.
    rivers: Pairs = ()
    turn: int = 0  # By so many sixths.

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(colour for _, colour, *_ in self.spaces)

    @property
    def regions(self) -> tuple[int, ...]:
        return tuple(region for *_, region, _ in self.spaces)

    def middles(self, s: float) -> Points:
        """The middles of the spaces when they have side s: around x = 0, from y = 0 downwards."""
        return settled(self.at, s, self.turn)


LARGE: Final = 42  # Side of a space for which roads and gaps were measured.
BELOW_ROUTE: Final = 37.8  # When a trade route lies above the duchy.
MIDDLE: Final = 29.4  # On a phone, and of duchies that are larger.
SMALLEST: Final = 21.0  # Of those on a phone.
HALOS: Final = {LARGE: "space", BELOW_ROUTE: "space-below", MIDDLE: "space-narrow", SMALLEST: "space-small"}
_WHOLE_TILE: Final = 26  # From this side on a tile can be read with all that is on it.
_FACES: Final = 15.5  # From this side on a thumbnail shows small faces, below it only colours and marks.
_WHOLE: Final = 28  # From this side on it shows whole tiles.


# ------------------------------------------------------------ land
def land_of(player: PlayerView, faces: Faces) -> Land:
    """The duchy of a player; one of two halves is turned, so that they lie one below the other."""
    shields = {shield["space"]: shield["number"] for shield in player["shields"]}
    rivers = tuple([(a, b) for a, b in player["rivers"]])
    return _land_of(player["spaces"], faces, shields)._replace(rivers=rivers, turn=int(bool(player["team"])))


def land_on_offer(spaces: list[SpaceView], faces: Faces) -> Land:
    """A duchy that nobody has yet."""
    return _land_of(spaces, faces, {})


def _land_of(spaces: list[SpaceView], faces: Faces, shields: dict[str, int]) -> Land:
    return Land(
        tuple(
            [
                (
                    each["name"],
                    each["colour"],
                    each["die"],
                    faces[each["tile"]],
                    each["region"],
                    shields.get(each["name"]),
                )
                for each in spaces
            ]
        ),
        tuple([(each["at"][0], each["at"][1]) for each in spaces]),
    )


@cache
def _fields(points: Points, colours: tuple[str, ...], s: float) -> Markup:
    """The spaces of each colour in its pale tone."""
    return join(
        path(cells(points, tuple(i for i, c in enumerate(colours) if c == name), s), f"{TERRAIN[name]}-0")
        for name in dict.fromkeys(colours)
    )


def _road(id: str, ink: str, w: float, **attrs: str) -> Markup:
    return el("use", href=f"#{id}", stroke=paint(ink), stroke_width=w, **attrs)


def _roads(id: str, around: str) -> Markup:
    """The lines between regions, once, to be drawn in several widths."""
    return el("defs", el("path", id=id, d=around, fill="none", stroke_linecap="round"))


@cache
def _land(points: Points, colours: tuple[str, ...], regions: tuple[int, ...], s: float, id: str) -> Markup:
    """The printed duchy: pale fields, thin lines inside regions, roads between them."""
    around, inside = lines(points, regions, s)
    k = s / LARGE
    return join(
        (
            _roads(id, around),
            _road(id, "outline", 15 * k, opacity=".16", transform="translate(0 4)"),
            _road(id, "outline", 13 * k),
            _road(id, "road", 9.6 * k),
            _fields(points, colours, s),
            path(inside, "none", "ink", 1, opacity=".35"),
            _road(id, "outline", 6.4 * k),
            _road(id, "road", 3.6 * k),
        )
    )


@cache
def _small_land(
    points: Points, colours: tuple[str, ...], regions: tuple[int, ...], s: float, id: str
) -> Markup:
    around, _ = lines(points, regions, s)
    heavy, thin = (3.2, 1.0) if s < _FACES else (4.4, 1.6)
    return join(
        (
            _roads(id, around),
            _road(id, "outline", heavy),
            _fields(points, colours, s),
            _road(id, "outline", thin, opacity=".8"),
        )
    )


# ------------------------------------------------------------ large
def _tile(face: Face, s: float, x: float = 0, y: float = 0, id: str | None = None) -> Markup:
    """A tile of side s, as much of it as can be read."""
    if s >= _WHOLE_TILE:
        return whole_tile(face, x, y, s / SIDE, id)
    return use(f"s-small-{face.tile}", x, y, s / SMALL, id=id)


@lru_cache(maxsize=4096)
def _space(space: Space, at: Point, s: float, prefix: str, own: bool, tr: Tr) -> Markup:
    """A printed space, or the tile on it. There is only one monastery of each number: it keeps its id."""
    name, colour, value, face, _, shield = space
    inner = s * SPACE / LARGE
    if face is None:
        body = use(f"s-space-{TERRAIN[colour]}-{value}", k=inner / SPACE)
    else:
        id = f"{prefix}{face.tile}" if face.tile.startswith("monastery") else None
        body = _tile(face, inner, 0, -1.5, id)
    if shield is not None:
        body += badge(shield, inner, f"{prefix}shield-{shield}")
    label = space_label(name, colour, value, face.tile if face else None, shield, tr)
    pick_name = f"space-{name}"
    x, y = at
    if own:
        return pick(pick_name, HALOS[s], body, id=f"{prefix}{pick_name}", label=label, x=x, y=y)
    return g(body, x=x, y=y, id=f"{prefix}{pick_name}", aria_label=label)


@lru_cache(maxsize=512)
def duchy(land: Land, s: float, x: float, y: float, prefix: str, own: bool, tr: Tr) -> Markup:
    """A duchy with spaces of side s; x is its middle, y its upper end. Spaces of one's own can be picked."""
    spaces, at = land.spaces, land.middles(s)
    out = [rivers(at, land.rivers, s)] if land.rivers else []
    out.append(_land(at, land.colours, land.regions, s, f"{prefix}roads"))
    order = sorted(range(len(spaces)), key=lambda i: spaces[i][3] is None)  # What can glow lies on top.
    out += [_space(spaces[i], at[i], s, prefix, own, tr) for i in order]
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
        return use(f"s-small-{face.tile}", x, y, max(1, (s - 1) / SMALL))
    return use(f"s-dot-{terrain(face.tile)}", x, y, s / DOT)


@lru_cache(maxsize=512)
def thumbnail(land: Land, s: float, x: float, y: float, label: str, id: str) -> Markup:
    """A whole duchy in a small space; x is its middle, y its upper end."""
    points = land.middles(s)
    out = [rivers(points, land.rivers, s)] if land.rivers else []
    out.append(_small_land(points, land.colours, land.regions, s, f"{id}-roads"))
    out += [
        _dot(colour, value, face, s, *at)
        for (_, colour, value, face, _, _), at in zip(land.spaces, points, strict=True)
    ]
    return g(*out, x=x, y=y, id=id, aria_label=label)
