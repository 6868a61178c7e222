"""Parts of sentences that read the same wherever they are put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.castles.nouns import a_tile, the_tile
from maniero.games.castles.view import tile_view

if TYPE_CHECKING:
    from maniero.games.castles.components import Tile
    from maniero.i18n import Language


class Nouns:
    """Tiles of the box and numbers of things, in one language."""

    def __init__(self, language: Language) -> None:
        self._t: Final = language

    def the(self, tile: Tile) -> str:
        """A tile that is meant: "the corner of red brick"."""
        return the_tile(tile_view(tile), self._t._)

    def a(self, tile: Tile) -> str:
        """Any tile of a kind: "a corner of red brick"."""
        return a_tile(tile_view(tile), self._t._)

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
