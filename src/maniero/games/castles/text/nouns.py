"""The names of things: parts of sentences that read the same wherever they are put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.castles.names import BANNERS, NONE, SIDES, WALLS

if TYPE_CHECKING:
    from maniero.games.castles.components import Tile
    from maniero.games.castles.view import TileView
    from maniero.i18n import Language

GATE: Final = "gate"
# Shapes are told by their sides, so that a corrected component file has names for all of its tiles.
SOLID, TEE, CORNER, STRAIGHT, END, BATTLEMENT, PARAPET = range(7)
_WITH_BANNER: Final = {"ssms": BATTLEMENT, "smmm": PARAPET}  # By sides; a banner points up.


class Nouns:
    """Names in one language, in the order of ``names.py``."""

    def __init__(self, language: Language) -> None:
        self._t: Final = language
        _ = language._
        self.walls: Final = [_("grey stone"), _("red brick"), _("sandstone"), _("white limestone")]
        self.turned: Final = [_("Not turned"), _("Turned once"), _("Turned twice"), _("Turned three times")]
        self._the: Final = [  # By shape.
            _("the solid piece of {wall}"),
            _("the tee of {wall}"),
            _("the corner of {wall}"),
            _("the straight piece of {wall}"),
            _("the end piece of {wall}"),
            _("the battlement of {wall}"),
            _("the parapet of {wall}"),
        ]
        self._a: Final = [
            _("a solid piece of {wall}"),
            _("a tee of {wall}"),
            _("a corner of {wall}"),
            _("a straight piece of {wall}"),
            _("an end piece of {wall}"),
            _("a battlement of {wall}"),
            _("a parapet of {wall}"),
        ]
        self._flown: Final = [  # By colour.
            _("{tile} with a red banner"),
            _("{tile} with a blue banner"),
            _("{tile} with a green banner"),
            _("{tile} with a yellow banner"),
        ]
        self._ways: Final = [_("to the north"), _("to the east"), _("to the south"), _("to the west")]

    # ---- numbers of things

    def points(self, n: int) -> str:
        return self._t.n_("{n} point", "{n} points", n)

    def tiles(self, n: int) -> str:
        return self._t.n_("{n} tile", "{n} tiles", n)

    def castle(self, n: int) -> str:
        return self._t.n_("a castle of {n} tile", "a castle of {n} tiles", n)

    def banners(self, colour: int, n: int) -> str:
        """Banners of one colour: "2 red banners"."""
        n_ = self._t.n_
        return [
            n_("{n} red banner", "{n} red banners", n),
            n_("{n} blue banner", "{n} blue banners", n),
            n_("{n} green banner", "{n} green banners", n),
            n_("{n} yellow banner", "{n} yellow banners", n),
        ][colour]

    # ---- tiles

    def the(self, tile: Tile) -> str:
        """A tile that is meant: "the corner of red brick"."""
        return self._tile(tile, self._the, self._t._("the gate of {wall}"))

    def a(self, tile: Tile) -> str:
        """Any tile of a kind: "a corner of red brick"."""
        return self._tile(tile, self._a, self._t._("a gate of {wall}"))

    def seen(self, tile: TileView) -> str:
        """A tile of a view, as it lies there: "a corner of red brick"."""
        banner = BANNERS.index(tile["banner"]) if tile["banner"] is not None else NONE
        gate = self._t._("a gate of {wall}") if tile["shape"] == GATE else ""
        return self._named(tile["sides"], WALLS.index(tile["wall"]), banner, gate, self._a)

    def ways(self, sides: str) -> str:
        """The sides where mortar is: "to the north, to the east"."""
        return ", ".join(way for way, side in zip(self._ways, sides, strict=True) if side == "m")

    def _tile(self, tile: Tile, shapes: list[str], gate: str) -> str:
        return self._named(sides_of(tile), tile.wall, tile.banner, gate if tile.gate else "", shapes)

    def _named(self, sides: str, wall: int, banner: int, gate: str, shapes: list[str]) -> str:
        if gate:
            return gate.format(wall=self.walls[wall])
        if banner == NONE:
            return shapes[_shape(sides)].format(wall=self.walls[wall])
        shape = _WITH_BANNER.get(sides, NONE)
        said = shapes[shape if shape != NONE else _shape(sides)].format(wall=self.walls[wall])
        said = self._flown[banner].format(tile=said)
        if shape != NONE:
            return said
        # It is never turned, so it matters where its mortar is.
        return self._t._("{tile}, mortar {ways}").format(tile=said, ways=self.ways(sides))


def sides_of(tile: Tile) -> str:
    """The sides of a tile as they are printed, in the letters of the component file."""
    return "".join("m" if tile.mortar[0] >> side & 1 else "s" for side in range(len(SIDES)))


def _shape(sides: str) -> int:
    mortar = sides.count("m")
    if mortar == 2:
        return STRAIGHT if sides[0] == sides[2] else CORNER
    return {4: SOLID, 3: TEE, 1: END}[mortar]


def followed(head: str, details: list[str]) -> str:
    """A phrase and, after a colon, what comes of it: "Build the gate on D1: a castle of 3 tiles"."""
    return f"{head}: {', '.join(details)}" if details else head


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
