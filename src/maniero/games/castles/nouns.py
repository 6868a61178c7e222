"""The names of things, once: for sentences, for pictures and for the ear."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from maniero.games.castles.view import is_gate

if TYPE_CHECKING:
    from maniero.games.castles.view import TileView

Tr = Callable[[str], str]  # Puts a message into another language.

_POINTS_UP: Final = {"ssms": "battlement", "smmm": "parapet"}  # By sides: shapes with a banner.


@lru_cache(maxsize=64)
def wall_name(wall: str, tr: Tr) -> str:
    """What a type of wall is made of."""
    return {
        "grey": tr("grey stone"),
        "red": tr("red brick"),
        "sand": tr("sandstone"),
        "white": tr("white limestone"),
    }[wall]


@lru_cache(maxsize=64)
def turn_name(turn: int, tr: Tr) -> str:
    """Quarter turns clockwise."""
    return [tr("Not turned"), tr("Turned once"), tr("Turned twice"), tr("Turned three times")][turn]


def shape_of(sides: str) -> str:
    """solid, tee, corner, straight or end: how many sides are mortar, and how they lie.

    Told by the sides, so that a corrected component file has names for all of its tiles.
    """
    mortar = sides.count("m")
    if mortar == 2:
        return "straight" if sides[0] == sides[2] else "corner"
    return {4: "solid", 3: "tee", 1: "end"}[mortar]


@lru_cache(maxsize=64)
def mortar_ways(sides: str, tr: Tr) -> str:
    """The sides where mortar is: "to the north, to the east"."""
    ways = [tr("to the north"), tr("to the east"), tr("to the south"), tr("to the west")]
    return ", ".join(way for way, side in zip(ways, sides, strict=True) if side == "m")


# ---- tiles


def a_tile(tile: TileView, tr: Tr) -> str:
    """Any tile of a kind, as it lies: "a corner of red brick"."""
    return _a_tile(tile["wall"], tile["sides"], tile["banner"], is_gate(tile), tr)


def the_tile(tile: TileView, tr: Tr) -> str:
    """A tile that is meant: "the corner of red brick"."""
    return _the_tile(tile["wall"], tile["sides"], tile["banner"], is_gate(tile), tr)


@lru_cache(maxsize=1024)
def _a_tile(wall: str, sides: str, banner: str | None, gate: bool, tr: Tr) -> str:
    name = {
        "gate": tr("a gate of {wall}"),
        "solid": tr("a solid piece of {wall}"),
        "tee": tr("a tee of {wall}"),
        "corner": tr("a corner of {wall}"),
        "straight": tr("a straight piece of {wall}"),
        "end": tr("an end piece of {wall}"),
        "battlement": tr("a battlement of {wall}"),
        "parapet": tr("a parapet of {wall}"),
    }[_kind(sides, banner, gate)]
    return _flown(name.format(wall=wall_name(wall, tr)), sides, banner, tr)


@lru_cache(maxsize=1024)
def _the_tile(wall: str, sides: str, banner: str | None, gate: bool, tr: Tr) -> str:
    name = {
        "gate": tr("the gate of {wall}"),
        "solid": tr("the solid piece of {wall}"),
        "tee": tr("the tee of {wall}"),
        "corner": tr("the corner of {wall}"),
        "straight": tr("the straight piece of {wall}"),
        "end": tr("the end piece of {wall}"),
        "battlement": tr("the battlement of {wall}"),
        "parapet": tr("the parapet of {wall}"),
    }[_kind(sides, banner, gate)]
    return _flown(name.format(wall=wall_name(wall, tr)), sides, banner, tr)


def _kind(sides: str, banner: str | None, gate: bool) -> str:
    """The shape by which a tile is called."""
    if gate:
        return "gate"
    shape = shape_of(sides)
    return _POINTS_UP.get(sides, shape) if banner is not None else shape


def _flown(name: str, sides: str, banner: str | None, tr: Tr) -> str:
    """A tile with the banner that it flies."""
    if banner is None:
        return name
    flown = {
        "red": tr("{tile} with a red banner"),
        "blue": tr("{tile} with a blue banner"),
        "green": tr("{tile} with a green banner"),
        "yellow": tr("{tile} with a yellow banner"),
    }[banner].format(tile=name)
    if sides in _POINTS_UP:
        return flown
    # It is never turned, so it matters where its mortar is.
    return tr("{tile}, mortar {ways}").format(tile=flown, ways=mortar_ways(sides, tr))
