"""Who has which place of a tournament; the seat of its game that goes on changes hands with it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from maniero.server.links import handed_to, linked
from maniero.server.names import own_name
from maniero.server.problems import Problem
from maniero.server.seating import handed_over, look_again, sit
from maniero.server.store import SeatRow, Stored, StoreError, TournamentStore
from maniero.server.store.rows import OPEN
from maniero.server.tournament_views import free, mine

if TYPE_CHECKING:
    from maniero.server.guests import Guest
    from maniero.server.house import House
    from maniero.server.live import LiveTable
    from maniero.server.tournaments import Tournaments


class Places:
    """The places of all tournaments of a server."""

    def __init__(self, store: TournamentStore, house: House, tournaments: Tournaments) -> None:
        self._store: Final = store
        self._house: Final = house
        self._tournaments: Final = tournaments

    async def sit(self, guest: Guest, id: str, link: str | None) -> int:
        """Take the first open place, or the place of a link; which one it is."""
        return await look_again(lambda: self._sit(guest, id, link))

    async def _sit(self, guest: Guest, id: str, link: str | None) -> int:
        stored = await self._tournaments.find(id)
        place = _wanted(stored, guest.id, link)
        if place.guest != guest.id or place.free:
            await self._hand_over(stored, place, guest)
        return place.seat

    async def sit_at(self, guest: Guest, live: LiveTable, link: str) -> int:
        """Take the seat of a link at a table of a tournament, and with it the place in the tournament."""
        return await look_again(lambda: self._sit_at(guest, live, link))

    async def _sit_at(self, guest: Guest, live: LiveTable, link: str) -> int:
        assert live.row.tournament is not None
        stored = await self._tournaments.stored(live.row.tournament)
        async with live.settled():  # After the place was read: they change hands together.
            seat = live.people.linked(link)
        [pairing] = [each for each in stored.pairings if each.table == live.id]
        place = stored.places[(pairing.first, pairing.second)[seat.seat]]
        if live.row.ended is not None or place.guest != seat.guest:
            return await sit(live, guest, link)
        if place.guest != guest.id:
            await self._hand_over(stored, place, guest)
        return seat.seat

    async def rename(self, guest: str, name: str) -> None:
        """A guest's new name, in tournaments that are not over, unless several people share the device."""
        for stored in await self._store.of(guest):
            own = [stored.places[seat] for seat in mine(stored, guest)]
            if stored.row.ended is None and len(own) == 1:
                others = [other for other in stored.places if other is not own[0]]
                await self._save(replace(own[0], name=own_name(name, others)), own[0])

    # ---- changing hands

    async def _hand_over(self, stored: Stored, place: SeatRow, guest: Guest) -> None:
        """The place is somebody else's now, or comes to another device: so does the seat of its game."""
        others = [other for other in stored.places if other is not place]
        taken = handed_to(place, guest, others)
        game = await self._game_of(stored, place.seat)
        if game is None:
            await self._save(taken, place)
        else:
            await self._save_with(game, taken, place, guest)
        # A round that was set in the meantime has found the old device.
        game = await self._game_of(await self._tournaments.find(stored.row.id), place.seat)
        if game is not None and game[1].guest == place.guest != guest.id:
            await sit(game[0], guest, game[1].link)

    async def _game_of(self, stored: Stored, player: int) -> tuple[LiveTable, SeatRow] | None:
        """The game of a player that goes on, and the seat there."""
        for pairing in stored.pairings:
            if player in (pairing.first, pairing.second) and stored.tables[pairing.table].ended is None:
                live = await self._house.table(pairing.table)
                return live, live.people.places[0 if player == pairing.first else 1]
        return None

    async def _save_with(
        self, game: tuple[LiveTable, SeatRow], taken: SeatRow, place: SeatRow, guest: Guest
    ) -> None:
        """The place and the seat of its game in one transaction."""
        live, seat = game
        async with live.settled():
            changed = handed_over(live, live.people.places[seat.seat], guest)
            await live.change_places(changed, save=lambda seats: self._store.save_place(taken, place, seats))

    async def _save(self, place: SeatRow, was: SeatRow) -> None:
        try:
            done = await self._store.save_place(place, was)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        if not done:
            raise Problem("stale")


def _wanted(stored: Stored, guest: str, link: str | None) -> SeatRow:
    if link is not None:
        return linked(stored.places, link)
    for seat in mine(stored, guest):
        return stored.places[seat]
    for place in free(stored):
        if place.state == OPEN:
            return place
    raise Problem("full")
