"""Who sits where, as it changes: taking a seat, a bot that stands in, coming back, a new name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from maniero.server.links import NO_LINK, handed_to, new_link
from maniero.server.names import own_name
from maniero.server.problems import Problem
from maniero.server.store.rows import OPEN, STOOD_IN, TAKEN

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from maniero.server.guests import Guest
    from maniero.server.live import LiveTable
    from maniero.server.store import SeatRow

TRIES: Final = 3  # Somebody else took the seat, somebody else began the game.


async def sit(live: LiveTable, guest: Guest, link: str | None = None, seat: int | None = None) -> int:
    """Take the first open seat, the one that was chosen, or the seat of a link; which one it is."""
    return await look_again(lambda: _sit(live, guest, link, seat))


async def _sit(live: LiveTable, guest: Guest, link: str | None, seat: int | None) -> int:
    async with live.settled():
        if seat is not None and live.people.seats_of(guest.id):
            return await _move(live, guest.id, seat)
        place = _open_seat(live, seat) if seat is not None else _wanted(live, guest.id, link)
        if place.guest != guest.id or place.free:
            await live.change_places(handed_over(live, place, guest))
        return place.seat


async def look_again(taking: Callable[[], Awaitable[int]]) -> int:
    """Take a seat.  Where somebody was faster at another server, look who sits where and decide anew."""
    for _ in range(TRIES):
        try:
            return await taking()
        except Problem as problem:
            if problem.code != "stale":
                raise
    return await taking()


def handed_over(live: LiveTable, place: SeatRow, guest: Guest) -> SeatRow:
    """A seat of this table when ``guest`` has it."""
    others = [other for other in live.people.places if other.seat != place.seat]
    taken = handed_to(place, guest, others)
    if live.table is not None and live.table.over:
        taken = replace(taken, name=place.name)  # The closing hash covers the names.
    return replace(taken, since=live.seq) if place.state == STOOD_IN else taken


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
        replace(old, guest=None, name="", link=NO_LINK, state=OPEN),
        replace(place, guest=guest, name=old.name, link=new_link(), state=TAKEN),
    )
    return seat


async def agree(live: LiveTable, guest: str, seat: int, here: bool = True) -> None:
    """Agree, here or at another server, that a bot stands in for somebody who is away."""
    async with live.settled():
        if live.ready().over:
            raise Problem("over")
        place = live.people.place(seat)
        if live.people.agree(guest, seat):
            await live.change_place(place, state=STOOD_IN)
        else:
            live.show_people()
            if here:
                live.say("vote", guest=guest, seat=seat)


async def come_back(live: LiveTable, guest: str, seat: int) -> None:
    """Take the own seat back from the bot."""
    async with live.settled():
        place = live.people.own(guest, seat)
        if place.state == STOOD_IN:
            await live.change_place(place, state=TAKEN, since=live.seq)


async def rename(live: LiveTable, guest: str, name: str) -> None:
    """Give a guest's seat a new name, unless several people share it or the game is over."""
    async with live.settled():
        mine = live.people.seats_of(guest)
        if len(mine) == 1 and (live.table is None or not live.table.over):
            others = [other for other in live.people.places if other.seat != mine[0]]
            await live.change_place(live.people.places[mine[0]], name=own_name(name, others))
