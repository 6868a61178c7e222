"""All tournaments of a server: set, found, and the next round as soon as the last game is over.

A step (outcomes, the next round, its tables) follows from what is in the store alone, and is one transaction
whose key can be written once.  Any process may take it at any time: two never set the same round, and what
a killed one has left undone another one does.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from maniero.games import GAMES
from maniero.kernel.options import OptionError
from maniero.server.new_tables import check_id, game_of, new_id, new_row, paired, seated
from maniero.server.problems import Problem
from maniero.server.store import (
    Conflict,
    NewGame,
    PairingRow,
    Stored,
    StoreError,
    TournamentRow,
    TournamentStore,
)
from maniero.server.store.store import now
from maniero.server.tournament_places import Places
from maniero.server.tournament_views import due, referee, summarise
from maniero.table import new_seed
from maniero.tournament import SEATS, Tournament, TournamentError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.kernel.state import State
    from maniero.server.guests import Guest
    from maniero.server.house import House
    from maniero.server.new_tables import Wish
    from maniero.server.services import Services
    from maniero.server.summaries import TournamentSummary

LOGGER: Final = logging.getLogger(__name__)
LOOK: Final = 15.0  # Seconds between two looks for what another process has left undone.


class Tournaments:
    """How tournaments are set, and how they go on."""

    def __init__(self, services: Services, house: House) -> None:
        self._services: Final = services
        self._store: Final = TournamentStore(services.store)
        self._house: Final = house
        self.places: Final = Places(self._store, house, self)
        self._one_step: Final = asyncio.Lock()  # Of this process: a look at a page may take it, too.

    # ---- going on

    async def go_on(self) -> None:
        """Take every step that is due, for ever: at the start, when a game is over, and now and then."""
        while True:
            self._services.game_over.clear()
            try:
                for id in await self._store.due():
                    await self._try_step(id)
            except StoreError as error:
                LOGGER.error("tournaments cannot be read: %s", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._services.game_over.wait()

    async def _try_step(self, id: str) -> None:
        try:
            await self._step(id)
        except (Problem, StoreError) as error:
            LOGGER.warning("tournament %s cannot go on: %s", id, error)
        except Exception:  # The others go on.
            LOGGER.exception("tournament %s", id)

    async def _step(self, id: str) -> None:
        """Keep how games came out; set the next round when all are over."""
        async with self._one_step:
            stored = await self.stored(id)
            if not due(stored):
                return
            outcomes = [
                await self._decided(stored, pairing)
                for pairing in stored.pairings
                if pairing.first_points is None and stored.tables[pairing.table].ended is not None
            ]
            known = referee(stored)
            games = self._next_round(stored, known) if known.between and not known.over else []
            try:
                await self._store.advance(id, stored.places, outcomes, games, known.over)
            except Conflict:
                return  # Another process has set this round, or somebody changed device: look again.
            for game in games:
                await self._house.table(game.table.id)  # The game begins, and bots play.

    async def _decided(self, stored: Stored, pairing: PairingRow) -> PairingRow:
        """How a game came out, put into its pairing."""
        players = (pairing.first, pairing.second)
        state = await self._last_state(pairing.table)
        outcome = referee(stored).outcome(pairing.round, pairing.number, players, state)
        pairing.first_points, pairing.second_points = outcome.points
        pairing.winner, pairing.decided = outcome.winner, outcome.decided
        return pairing

    async def _last_state(self, table: str) -> State:
        live = await self._house.table(table)
        async with live.settled():
            if live.ready().over:
                return live.ready().state
        live.forget()  # Another process has played on.
        async with live.settled():
            return live.ready().state

    def _next_round(self, stored: Stored, known: Tournament) -> list[NewGame]:
        games: list[NewGame] = []
        for number, (pair, options) in enumerate(zip(known.pairings(), known.boards(), strict=True)):
            table = new_row(known.game, SEATS, options, stored.row.private, stored.row.host)
            table.tournament = stored.row.id
            pairing = PairingRow(stored.row.id, len(known.played), number, table.id, *pair)
            seats = paired(table.id, [stored.places[player] for player in pair])
            games.append(NewGame(pairing, table, seats))
        return games

    # ---- setting and finding

    async def create(
        self,
        guest: Guest,
        game_id: str,
        kind: str,
        wishes: Sequence[Wish],
        options: dict[str, str],
        private: bool,
    ) -> Stored:
        """A new tournament as its host wants it."""
        game, seed, at = game_of(game_id), new_seed(), now()
        try:
            Tournament(game, kind, len(wishes), options, seed).check()
            chosen = game.resolve(SEATS, options)
        except (OptionError, TournamentError) as error:
            raise Problem("option", detail=str(error)) from None
        row = TournamentRow(new_id(), game.id, kind, chosen, seed, private, guest.id, at, at, None, None)
        try:
            await self._store.add(row, seated(row.id, wishes, guest))
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        return await self.find(row.id)

    async def find(self, id: str) -> Stored:
        """The tournament with this id, with every step taken that is due."""
        stored = await self.stored(id)
        if due(stored):
            await self._try_step(id)
            stored = await self.stored(id)
        return stored

    async def stored(self, id: str) -> Stored:
        """The tournament with this id as it is kept."""
        check_id(id)
        try:
            stored = await self._store.find(id)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        if stored is None:
            raise Problem("not-found")
        if stored.row.game not in GAMES:
            raise Problem("old-rules")
        return stored

    # ---- lists

    async def of(self, guest: str) -> list[TournamentSummary]:
        """The guest's tournaments: those where it is their turn first, finished ones last."""
        found = _summaries(await self._store.of(guest), guest)
        return sorted(found, key=lambda each: (each["over"], not each["my_turn"]))

    async def open(self, guest: str) -> list[TournamentSummary]:
        return _summaries(await self._store.open(), guest)


def _summaries(found: Sequence[Stored], guest: str) -> list[TournamentSummary]:
    return [summarise(stored, guest) for stored in found if stored.row.game in GAMES]
