"""The component files of tables: each keeps its own, whatever the server loads today."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from maniero.games import GAMES, UnknownGame, find
from maniero.server.problems import Problem
from maniero.server.recent import Recent
from maniero.server.store import GoingStore

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.kernel.facts import Box
    from maniero.server.store import Store, TableRow

LOGGER: Final = logging.getLogger(__name__)
REMEMBERED: Final = 32  # Boxes of other days that are kept in memory.


class Boxes:
    """Boxes by fingerprint."""

    def __init__(self, store: Store) -> None:
        self._store: Final = GoingStore(store)
        self._known: Final = Recent[str, "Box"](REMEMBERED)

    async def keep(self) -> None:
        """Keep those of today: all new tables are played with them."""
        for game in GAMES.values():
            box = game.box()
            await self._store.keep_box(box.fingerprint, game.id, box.text)

    async def of(self, row: TableRow) -> tuple[Game, Box]:
        """Game and components of a table; refused when today's rules are not those it is played by."""
        try:
            game = find(row.game)
        except UnknownGame as error:
            raise Problem("old-rules", detail=str(error)) from None
        if row.rules != game.rules:
            raise Problem("old-rules", detail=f"version {row.rules} of the rules of {game.id}")
        box = await self._find(game, row.components)
        if box is None:
            raise Problem("old-rules", detail=f"components {row.components[:8]} of {game.id}")
        return game, box

    async def _find(self, game: Game, fingerprint: str) -> Box | None:
        if game.box().fingerprint == fingerprint:
            return game.box()
        known = self._known.get(fingerprint)
        if known is not None:
            return known
        text = await self._store.box(fingerprint)
        if text is None:
            return None
        try:
            return self._known.keep(fingerprint, game.kept_box(text))
        except Exception:  # The file is of another day: today's reader may not know what to make of it.
            LOGGER.exception("components %s of %s", fingerprint, game.id)
            return None
