"""The names of things: parts of sentences that read the same wherever they are put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.carcassonne.names import BONUS_KINDS, FOLLOWERS, KINDS, PATH, TOWER
from maniero.games.carcassonne.nouns import bonus_name, kind_name, role_name, turn_name

if TYPE_CHECKING:
    from maniero.games.carcassonne.tiles import CastleTile, Part
    from maniero.i18n import Language

_TOWARDS: Final = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]  # N, E, S, W; south is down.
_MIDDLE: Final = 0.4  # A part lies in the middle when its points are nearer to it, on average.


class Nouns:
    """Names in one language, in the order of ``names.py``."""

    def __init__(self, language: Language) -> None:
        self._t: Final = language
        _ = language._
        self.kinds: Final = [kind_name(kind, _) for kind in KINDS]
        self.the: Final = [_("the path"), _("the tower"), _("the house"), _("the court")]
        self.followers: Final = [role_name(role, _) for role in FOLLOWERS]
        self.turned: Final = [turn_name(turn, _) for turn in range(4)]
        self.bonuses: Final = [bonus_name(number, _) for number in range(1, BONUS_KINDS + 1)]
        self._ways: Final = [  # From the north-west, row by row.
            _("to the north-west"),
            _("to the north"),
            _("to the north-east"),
            _("to the west"),
            _("in the middle"),
            _("to the east"),
            _("to the south-west"),
            _("to the south"),
            _("to the south-east"),
        ]

    # ---- numbers of things

    def points(self, n: int) -> str:
        return self._t.n_("{n} point", "{n} points", n)

    def tiles(self, n: int) -> str:
        return self._t.n_("{n} tile", "{n} tiles", n)

    def wells(self, n: int) -> str:
        return self._t.n_("{n} well", "{n} wells", n)

    def markets(self, n: int) -> str:
        return self._t.n_("{n} market", "{n} markets", n)

    # ---- zones

    def zone(self, kind: int, size: int) -> str:
        """A zone that is counted by its tiles: "a tower of 3 tiles"."""
        n_ = self._t.n_
        if kind == PATH:
            return n_("a path of {n} tile", "a path of {n} tiles", size)
        if kind == TOWER:
            return n_("a tower of {n} tile", "a tower of {n} tiles", size)
        return n_("a house of {n} tile", "a house of {n} tiles", size)

    def bonus(self, number: int) -> str:
        """A bonus tile: "bonus tile 4 (incomplete path)"."""
        sentence = self._t._("bonus tile {number} ({name})")
        return sentence.format(number=number, name=self.bonuses[number - 1])

    # ---- tiles and where their parts are

    def parts(self, kinds: list[int], wells: int, markets: int) -> str:
        """What a tile shows: "2 paths, 1 house, 1 well"."""
        n_ = self._t.n_
        counts = [kinds.count(kind) for kind in range(len(KINDS))]
        shown = [
            (counts[0], n_("{n} path", "{n} paths", counts[0])),
            (counts[1], n_("{n} tower", "{n} towers", counts[1])),
            (counts[2], n_("{n} house", "{n} houses", counts[2])),
            (counts[3], n_("{n} court", "{n} courts", counts[3])),
            (wells, self.wells(wells)),
            (markets, self.markets(markets)),
        ]
        return ", ".join(text for count, text in shown if count)

    def tile(self, tile: CastleTile) -> str:
        return self.parts(
            [part.kind for part in tile.parts],
            sum(part.wells for part in tile.parts),
            sum(part.markets for part in tile.parts),
        )

    def way(self, part: Part, turn: int) -> str:
        """Where a part lies on its tile after some quarter turns: "to the north"."""
        points = [_TOWARDS[(edge + turn) % 4] for edge in part.edges]
        for half in part.halves:
            side = (half // 2 + turn) % 4
            x, y = _TOWARDS[side]
            along = 0.5 if half % 2 else -0.5  # Clockwise, from the middle of the side.
            points.append((x - y * along, y + x * along))
        across = sum(x for x, _y in points) / len(points) if points else 0.0
        down = sum(y for _x, y in points) / len(points) if points else 0.0
        return self._ways[3 * _third(down) + _third(across)]

    def side(self, side: int) -> str:
        """A side of a square: "to the north"."""
        return self._ways[[1, 5, 7, 3][side]]


def _third(where: float) -> int:
    return 0 if where < -_MIDDLE else 2 if where > _MIDDLE else 1
