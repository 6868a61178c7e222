"""The names of things: parts of sentences that read the same wherever they are put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.burgundy.names import BANK, BOARDING, BUILDINGS, GOODS, TILES, WATCHTOWER
from maniero.games.burgundy.nouns import good_name, post_name, shield_name, tile_name
from maniero.kernel.bags import count

if TYPE_CHECKING:
    from maniero.games.burgundy.components import BurgundyBox
    from maniero.i18n import Language


class Nouns:
    """Names in one language, in the order of ``names.py``."""

    def __init__(self, language: Language, box: BurgundyBox) -> None:
        self._t: Final = language
        self._box: Final = box
        _ = language._
        self._tiles: Final = [tile_name(tile, _) for tile in TILES]
        self._buildings: Final = [tile_name(building, _) for building in BUILDINGS]
        self.posts: Final = [post_name(post, _) for post in range(3)]
        self._regions: Final = [
            _("a town of {size}"),
            _("a river of {size}"),
            _("a monastery region of {size}"),
            _("a pasture of {size}"),
            _("a castle region of {size}"),
            _("a mine region of {size}"),
        ]
        self.spaces: Final = [  # All of a colour, after "the first to fill".
            _("all building spaces"),
            _("all ship spaces"),
            _("all monastery spaces"),
            _("all livestock spaces"),
            _("all castle spaces"),
            _("all mine spaces"),
        ]
        self.a_space: Final = [
            _("Building space {space}"),
            _("Ship space {space}"),
            _("Monastery space {space}"),
            _("Livestock space {space}"),
            _("Castle space {space}"),
            _("Mine space {space}"),
        ]
        self.bonus_tiles: Final = [
            _("Bonus tiles for buildings"),
            _("Bonus tiles for ships"),
            _("Bonus tiles for monasteries"),
            _("Bonus tiles for livestock"),
            _("Bonus tiles for castles"),
            _("Bonus tiles for mines"),
        ]
        self.kinds: Final = [good_name(str(die), _) for die in range(1, len(GOODS) + 1)]
        self.good_colours: Final = [
            _("turquoise"),
            _("purple"),
            _("pink"),
            _("red"),
            _("brown"),
            _("orange"),
        ]

    def points(self, n: int) -> str:
        return self._t.n_("{n} point", "{n} points", n)

    def workers(self, n: int) -> str:
        return self._t.n_("{n} worker", "{n} workers", n)

    def silver(self, n: int) -> str:
        return self._t.n_("{n} silver", "{n} silver", n)

    def riches(self, silver: int, workers: int) -> list[str]:
        """What there is of both: "1 silver", "2 workers"."""
        out = [self.silver(silver)] if silver else []
        return [*out, self.workers(workers)] if workers else out

    def gained(self, points: int, silver: int, workers: int) -> list[str]:
        """What is gained: "+6 points", "+1 silver"."""
        out = [self.points(points)] if points else []
        return [f"+{gain}" for gain in [*out, *self.riches(silver, workers)]]

    def both(self, parts: list[str]) -> str:
        """One thing, or two: "1 silver and 1 worker"."""
        if len(parts) < 2:
            return "".join(parts)
        return self._t._("{one} and {other}").format(one=parts[0], other=parts[1])

    def tile(self, tile: int) -> str:
        """A tile: "a market", "3 cows", "monastery no. 17"."""
        return self._tiles[tile]

    def building(self, building: int) -> str:
        """A kind of building: "a market"."""
        return self._buildings[building]

    def shield(self, number: int) -> str:
        """A shield by its printed number: "shield 7"."""
        return shield_name(number, self._t._)

    def bonus(self, bonus: int) -> str:
        """What a space of a trade route gives: "4 workers", "a market", "an action"."""
        if bonus >= len(self._buildings):
            return self._t._("an action")
        return self._at_once(bonus) or self._buildings[bonus]

    def gives_at_once(self, bonus: int) -> bool:
        """Whether a bonus of a trade route leaves nothing to choose."""
        return self._at_once(bonus) != ""

    def _at_once(self, bonus: int) -> str:
        return {
            BOARDING: self.workers(self._box.boarding),
            BANK: self.silver(self._box.bank),
            WATCHTOWER: self.points(self._box.watchtower),
        }.get(bonus, "")

    def goods(self, kind: int, n: int) -> str:
        """Goods of one kind by their picture: "2 wine"."""
        n_ = self._t.n_
        if kind == 0:
            return n_("{n} fish", "{n} fish", n)
        if kind == 1:
            return n_("{n} grape", "{n} grapes", n)
        if kind == 2:
            return n_("{n} cloth", "{n} cloth", n)
        if kind == 3:
            return n_("{n} wine", "{n} wine", n)
        return n_("{n} barrel", "{n} barrels", n) if kind == 4 else n_("{n} cheese", "{n} cheese", n)

    def bag(self, bag: int) -> list[str]:
        """Goods of several kinds: "1 fish", "2 wine"."""
        return [self.goods(kind, count(bag, kind)) for kind in range(len(self.kinds)) if count(bag, kind)]

    def region(self, colour: int, size: int) -> str:
        """A region of a colour by what it is: "a town of 3"."""
        return self._regions[colour].format(size=size)
