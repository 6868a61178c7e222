"""Games that today's rules cannot replay: to be read from what is stored alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from maniero.games import GAMES
from maniero.kernel.record import VERSION, Record
from maniero.server.log import fold
from maniero.server.luck import luck_of
from maniero.server.problems import Problem
from maniero.table import seed_hash
from maniero.table.chain import chain_of

if TYPE_CHECKING:
    from maniero.kernel.record import Move
    from maniero.server.store import SeatRow, Store, TableRow


def is_old(row: TableRow) -> bool:
    """Whether a table is of other rules than those of today."""
    game = GAMES.get(row.game)
    return game is None or row.rules != game.rules


def title(game: str) -> str:
    """The title of a game, also of one that is not in the catalogue any more."""
    return GAMES[game].title if game in GAMES else game.capitalize()


@dataclass(frozen=True)
class OldTable:
    """Who played, what was said, and how it came out."""

    row: TableRow
    places: list[SeatRow]
    host: str  # The name of who set the table; "": not known.
    moves: list[Move]  # Without those that were taken back.

    @property
    def over(self) -> bool:
        return self.row.ended is not None

    @property
    def begun(self) -> str:
        """The day, as ISO 8601 has it."""
        return datetime.fromtimestamp((self.row.started or self.row.created) / 1000, UTC).date().isoformat()

    def told(self, guest: str) -> list[Move]:
        """The moves that a guest may read: while a game is not over, only who sits there reads them."""
        return self.moves if self.over or any(place.guest == guest for place in self.places) else []

    def outcome(self) -> tuple[list[int], list[int]] | None:
        """Points by seat and the winners; None when it is not known."""
        points, comma, end = (self.row.result or "").partition(", ")
        if not comma:
            return None
        winners = end.removeprefix("won by ").split() if end.startswith("won by ") else []
        return [int(n) for n in points.split()], [int(number) - 1 for number in winners]

    def record(self, guest: str) -> Record:
        """As it would have been written by its own rules: with its luck, and closed when it is over."""
        row, names = self.row, [place.name for place in self.places]
        written = partial(
            Record,
            row.game,
            row.rules,
            row.components,
            row.options,
            names,
            seed_hash(row.seed),
            self.told(guest),
            row.seed if self.over else "",
            row.result or "",
        )
        if not row.luck:
            return written()  # From before luck.
        luck = luck_of(row, len(names))
        closing = chain_of(written(luck)).closing(names, row.result) if self.over and row.result else ""
        return written(luck, closing, VERSION)


async def old_table(store: Store, id: str) -> OldTable:
    """A table as its rows have it."""
    row = await store.table(id)
    if row is None:
        raise Problem("not-found")
    host = await store.guest(row.host)
    places = await store.seats(id)
    seated = next((place.name for place in places if place.guest == row.host), "")
    return OldTable(row, places, seated or (host.name if host is not None else ""), fold(await store.log(id)))
