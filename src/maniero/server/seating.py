"""Who sits where, as it changes: taking a seat, a bot that stands in, coming back, a new name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from maniero.server.new_tables import own_name
from maniero.server.problems import Problem
from maniero.server.store.rows import OPEN, STOOD_IN, TAKEN

if TYPE_CHECKING:
    from maniero.server.live import LiveTable
    from maniero.server.store import SeatRow


async def sit(
    live: LiveTable, guest: str, name: str, link: str | None = None, seat: int | None = None
) -> int:
    """Take the first open seat, the one that was chosen, or the seat of a link; which one it is."""
    async with live.settled():
        if seat is not None and live.people.seats_of(guest):
            return await _move(live, guest, seat)
        place = _open_seat(live, seat) if seat is not None else _wanted(live, guest, link)
        if place.guest == guest and not place.free:
            return place.seat
        others = [other for other in live.people.places if other is not place]
        await live.change_place(place, guest=guest, name=own_name(name, others), state=TAKEN)
        return place.seat


def _wanted(live: LiveTable, guest: str, link: str | None) -> SeatRow:
    if link is not None:
        return live.people.linked(link)
    for seat in live.people.seats_of(guest):
        return live.people.places[seat]
    for place in live.people.places:
        if place.state == OPEN:
            return place
    raise Problem("full")


def _open_seat(live: LiveTable, seat: int) -> SeatRow:
    place = live.people.place(seat)
    if place.state != OPEN:
        raise Problem("full")
    return place


async def _move(live: LiveTable, guest: str, seat: int) -> int:
    """From the own seat to another that is open, before the game starts; the own one is open then."""
    mine = live.people.seats_of(guest)
    if seat in mine:
        return seat
    place = _open_seat(live, seat)
    if len(mine) > 1 or live.table is not None:
        raise Problem("full")
    old = live.people.places[mine[0]]
    await live.change_places(
        replace(old, guest=None, name="", state=OPEN),
        replace(place, guest=guest, name=old.name, state=TAKEN),
    )
    return seat


async def agree(live: LiveTable, guest: str, seat: int) -> None:
    """Agree that a bot stands in for somebody who is away."""
    async with live.settled():
        if live.ready().over:
            raise Problem("over")
        place = live.people.place(seat)
        if live.people.agree(guest, seat):
            await live.change_place(place, state=STOOD_IN)
        else:
            live.show_people()


async def come_back(live: LiveTable, guest: str, seat: int) -> None:
    """Take the own seat back from the bot."""
    async with live.settled():
        place = live.people.own(guest, seat)
        if place.state == STOOD_IN:
            await live.change_place(place, state=TAKEN)


async def rename(live: LiveTable, guest: str, name: str) -> None:
    """Give a guest's seat a new name, unless several people share it or the game is over."""
    async with live.settled():
        mine = live.people.seats_of(guest)
        if len(mine) == 1 and (live.table is None or not live.table.over):
            await live.change_place(live.people.places[mine[0]], name=name)
