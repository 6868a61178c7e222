"""Tiles, goods and the printed places they lie on: every face once, for the sprite."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import INK, NOTHING, circle, el, g, icon, join, mark, path, rect, text, use
from maniero.art.palette import colour
from maniero.art.pieces import die, pips, printed_die, raised
from maniero.art.shapes import box, hexagon, shield
from maniero.games.burgundy.draw.grounds import ground
from maniero.games.burgundy.draw.ribbons import EFFECTS, number_on, ribbon
from maniero.games.burgundy.nouns import parts
from maniero.games.burgundy.view import PrintedView

SIDE: Final = 36  # Of a tile, as drawn in the sprite.
SMALL: Final = 16  # Of a small tile.
SPACE: Final = 37.6  # Of a printed space.
DOT: Final = 10  # Of a tile in a thumbnail.
GOOD: Final = 26  # Width of a good.
CRATE: Final = 44  # Width of a good in a player's store.
DIE: Final = 44
SMALL_DIE: Final = 22

TERRAIN: Final = {
    "building": "town",
    "ship": "river",
    "monastery": "abbey",
    "livestock": "pasture",
    "castle": "forest",
    "mine": "mine",
    "black": "black",
}
COLOURS: Final = ("building", "ship", "monastery", "livestock", "castle", "mine")
ANIMALS: Final = ("cow", "sheep", "pig", "goat")
NO_TERRAIN: Final = ("inn", "black")  # Tiles that have a cardboard of their own.
_PICTURE: Final = {"boarding": "boarding-house", "cityhall": "city-hall", "whitecastle": "white-castle"}
_MARK: Final = {"black": "forest"}  # Printed on tiles that have none of their own.
_HERD: Final = {
    2: ((-0.27, -0.24), (0.27, 0.2)),
    3: ((0.0, -0.42), (-0.36, 0.12), (0.36, 0.14)),
    4: ((-0.02, -0.56), (-0.43, -0.14), (0.43, -0.13), (0.0, 0.28)),
}
_HERD_SIZE: Final = {2: 0.78, 3: 0.68, 4: 0.6}

TILES: Final = (
    "castle",
    "mine",
    "ship",
    *(f"{animal}{count}" for animal in ANIMALS for count in _HERD),
    "geese",
    *EFFECTS,
    "black",
)


def terrain(tile: str) -> str:
    """The palette's name for the colour of a tile."""
    kind, _ = parts(tile)
    known = {"ship": "river", "castle": "forest", "mine": "mine", "monastery": "abbey"}
    if tile in NO_TERRAIN:
        return tile
    return known.get(kind) or ("pasture" if _herd(tile) else "town")


def _herd(tile: str) -> tuple[str, int] | None:
    """Which animals are on a tile of livestock, and how many."""
    kind, number = parts(tile)
    return ("goose", 2) if tile == "geese" else (kind, number) if kind in ANIMALS else None


# ------------------------------------------------------------ tiles
def _card(name: str) -> Markup:
    """The cardboard of a terrain's tiles, `#s-hex-town`."""
    shape = hexagon(SIDE, SIDE * 0.09)
    return g(
        raised(shape, name, f"{name}-2", 3),
        el("g", ground(name, SIDE), clip_path="url(#hex-clip)"),
        path(hexagon(SIDE * 0.92, SIDE * 0.07), "none", "plaster", 1, opacity=".55"),
        path(shape, "none", "outline", INK),
        id=f"s-hex-{name}",
    )


def _art(tile: str) -> Markup:
    kind, number = parts(tile)
    s = SIDE
    if herd := _herd(tile):
        animal, heads = herd
        grazing = join(icon(animal, x * s, y * s, s * _HERD_SIZE[heads], 1.25) for x, y in _HERD[heads])
        disc = circle(0, s * 0.7, s * 0.23, "plaster", "outline", 1.1)
        return grazing + disc + text(str(heads), 0, s * 0.85, s * 0.42, "pip", weight=800)
    if tile == "black":
        return mark("forest", 0, 0, s * 0.8, "neutral-2")
    picture = icon(_PICTURE.get(kind, kind), 0, -s * 0.28, s * 0.96, 1.25)
    if kind == "monastery":
        picture = icon(kind, -s * 0.15, -s * 0.28, s * 0.92, 1.25)
        picture += text(str(number), s * 0.46, -s * 0.34, 15.2, "pip", weight=800)
    if tile in EFFECTS:
        return picture + ribbon(tile, s)
    return icon(kind, 0, -s * 0.02, s * (1.06 if kind == "castle" else 1.12), 1.35)


def _tile(tile: str) -> Markup:
    """A tile, `#s-tile-market`, centred."""
    return g(use(f"s-hex-{terrain(tile)}"), _art(tile), id=f"s-tile-{tile}")


def _small_card(name: str) -> Markup:
    """The cardboard of small tiles, `#s-small-hex-town`."""
    return g(raised(hexagon(SMALL, 1.6), name, f"{name}-2", 1.5, 1.2), id=f"s-small-hex-{name}")


def _small(tile: str) -> Markup:
    """A tile where there is little room, `#s-small-market`: its picture, and its number."""
    kind, number = _herd(tile) or parts(tile)
    picture = icon(_PICTURE.get(kind, kind), 0, -3 if number else -0.5, 21, 1)
    if tile == "black":
        picture = mark("forest", 0, 0, 15, "neutral-2")
    if number:
        w = 14 if number < 10 else 19
        picture += rect(-w / 2, 3, w, 13, 6.5, "plaster", "outline", 1)
        picture += text(str(number), 0, 13.5, 11, "pip", weight=800)
    return g(use(f"s-small-hex-{terrain(tile)}"), picture, id=f"s-small-{tile}")


# ------------------------------------------------------------ printed places
def _spaces(name: str) -> Markup:
    """The printed spaces of a duchy, `#s-space-town-5`: the number that fills it, the mark of its terrain."""
    s, ink = SPACE, colour(f"{name}-mark")
    ground = path(hexagon(s, 0), f"{name}-0") + mark(
        name, 0, s * 0.55, s * 0.44, f"{name}-mark", opacity=".85"
    )
    return g(ground, id=f"s-space-{name}") + join(
        g(
            use(f"s-space-{name}"),
            use(f"s-face-{value}", 0, -s * 0.16, color=ink),
            id=f"s-space-{name}-{value}",
        )
        for value in range(1, 7)
    )


def _place(name: str) -> Markup:
    """An empty place of a depot, `#s-place-town`: it says what will lie there in the next phase."""
    s = SIDE
    return g(
        path(hexagon(s, s * 0.09), f"{name}-0", "line-2", 1.1),
        path(hexagon(s * 0.86, s * 0.07), "none", f"{name}-mark", 1, stroke_dasharray="3 3.5", opacity=".55"),
        mark(name, 0, 0, s * 0.56, f"{name}-mark", opacity=".75"),
        id=f"s-place-{name}",
    )


def _black_place() -> Markup:
    return g(
        path(hexagon(SIDE, 3.5), "black-2", "black-0", 1.2),
        icon("silver", 0, 0, 19, 1, opacity=".28"),
        id="s-place-black",
    )


def _key_place() -> Markup:
    """A key space, `#s-key`: the place of a tile that waits; `#s-small-key` in a panel."""
    return g(
        path(hexagon(SIDE, 3.5), "sunk", "line-2", 1.1),
        path(hexagon(SIDE - 5, 3), "none", "line-2", 1, stroke_dasharray="3 4"),
        id="s-key",
    ) + path(hexagon(SMALL - 1.5, 1.5), "sunk", "line-2", 1, stroke_dasharray="2.5 3", id="s-small-key")


def _dots(name: str) -> Markup:
    """A tile in a thumbnail, `#s-dot-town`."""
    ink = "plaster" if name in ("forest", "black") else "pip"
    face = path(hexagon(DOT - 0.8, 1), name, "outline", 1.1)
    return g(face, mark(_MARK.get(name, name), 0, 0, DOT * 1.05, ink), id=f"s-dot-{name}")


# ------------------------------------------------------------ goods, bonus tiles, dice
def _good(kind: int, size: float, depth: float, id: str) -> Markup:
    shape = box(size, size, size * 0.14)
    return g(
        raised(shape, f"good-{kind}", f"good-{kind}-2", depth, 1.3),
        path(box(size * 0.78, size * 0.78, size * 0.1), "plaster", opacity=".93"),
        icon(f"good-{kind}", 0, 0, size * 0.68, 1.05),
        id=id,
    )


def _bonus(name: str, size: float, id: str) -> Markup:
    """A bonus tile: a shield in its colour with a place for the points."""
    shape = shield(size)
    edge = path(shape, f"{name}-2", "outline", 1.3, transform="translate(0 2)")
    face = path(shape, name, "outline", 1.3)
    return g(edge, face, circle(0, -size * 0.05, size * 0.29, "plaster", "outline", 1), id=id)


def _bonus_place(name: str, size: float, id: str) -> Markup:
    shape = shield(size)
    line = path(shape, f"{name}-0", f"{name}-mark", 1.1, stroke_dasharray="3 3")
    return g(line, id=id, opacity=".75")


LARGE_BONUS: Final = 36
SMALL_BONUS: Final = 30


def _dice(seat: int) -> Markup:
    """The dice of a seat, `#s-die-1-6` and `#s-small-die-1-6`."""
    ink = colour(f"seat-{seat}-on")
    out = []
    for name, size in (("die", DIE), ("small-die", SMALL_DIE)):
        cube = raised(box(size, size, size * 0.2), f"seat-{seat}", f"seat-{seat}-2", size * 0.08)
        out.append(g(cube, id=f"s-{name}-{seat}"))
        for value in range(1, 7):
            spots = use(f"s-pips-{value}", k=size / 10, color=ink)
            out.append(g(use(f"s-{name}-{seat}"), spots, id=f"s-{name}-{seat}-{value}"))
    return join(out)


def definitions() -> Markup:
    """All of these for the sprite."""
    clip = el("clipPath", el("path", d=hexagon(SIDE, SIDE * 0.09)), id="hex-clip")
    names = [TERRAIN[each_colour] for each_colour in COLOURS]
    each = [part(name) for part in (_card, _small_card, _dots) for name in (*names, *NO_TERRAIN)]
    each += [_place(name) for name in names]
    each += [part(tile) for part in (_tile, _small) for tile in TILES]
    each += [g(pips(value, 10), id=f"s-pips-{value}") for value in range(1, 7)]
    each += [
        g(printed_die(value, SPACE * 0.66, "currentColor"), id=f"s-face-{value}") for value in range(1, 7)
    ]
    each += [_spaces(name) for name in names]
    each += [_black_place(), _key_place()]
    for good in range(1, 7):
        each += [_good(good, GOOD, 2, f"s-good-{good}"), _good(good, CRATE, 2.5, f"s-crate-{good}")]
    for name in names:
        for size, kind in ((LARGE_BONUS, "large"), (SMALL_BONUS, "small")):
            each += [_bonus(name, size, f"s-bonus-{kind}-{name}")]
            each += [_bonus_place(name, size, f"s-bonus-{kind}-{name}-0")]
    each += [_dice(seat) for seat in range(1, 5)]
    each += [g(die(value, 26), id=f"s-white-{value}") for value in range(1, 7)]
    return clip + join(each)


# ------------------------------------------------------------ as they are used
class Face(NamedTuple):
    """A tile as it is drawn: the number in what it does is that of the box, so it is not in the sprite."""

    tile: str
    number: int | None = None  # None where there is none.


Faces = dict[str | None, Face | None]  # By tile; no tile has no face.


def faces_of(printed: PrintedView) -> Faces:
    """The tiles with the numbers of the box."""
    buildings = (printed["boarding"], printed["bank"], printed["watchtower"])
    monasteries = {**printed["monasteries"], "28": printed["hire"]["workers"]}
    return _faces(buildings, tuple(monasteries.items()))


@lru_cache(maxsize=16)
def _faces(buildings: tuple[int, int, int], monasteries: tuple[tuple[str, int], ...]) -> Faces:
    given = dict(zip(("boarding", "bank", "watchtower"), buildings, strict=True))
    given |= {f"monastery{number}": gift for number, gift in monasteries}
    return {None: None, **{tile: Face(tile, given.get(tile)) for tile in TILES}}


@lru_cache(maxsize=1024)
def whole_tile(face: Face, x: float = 0, y: float = 0, k: float = 1, id: str | None = None) -> Markup:
    """A tile with its picture and what it does."""
    printed = f"s-tile-{face.tile}"
    if face.number is None:
        return use(printed, x, y, k, id=id)
    return g(use(printed), number_on(face.tile, face.number, SIDE), x=x, y=y, k=k, id=id)


def small_die(seat: int, value: int, used: bool, x: float, y: float) -> Markup:
    """A die in a panel; a used one is faded."""
    return use(f"s-small-die-{seat}-{value}", x, y, opacity=".38" if used else None)


def stack_count(total: int, x: float, y: float, r: float = 7.5) -> Markup:
    """How many equal goods lie there; nothing for one."""
    if total < 2:
        return NOTHING
    return circle(x, y, r, "plaster", "outline", 1.1) + text(str(total), x, y + 4, 11.2, "pip", weight=800)
