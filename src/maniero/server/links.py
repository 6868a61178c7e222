"""Links to seats and places.  A link is a capability: it takes its seat once, then there is another one.

A seat that waits for a friend has a link, which its host sees and sends.  A seat that somebody holds has one,
which the holder alone sees: it moves the seat to another device of theirs.  Bots and open seats have none.
"""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from maniero.server.names import own_name
from maniero.server.problems import Problem
from maniero.server.store.rows import HUMAN, INVITED, OPEN, TAKEN, SeatRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.server.guests import Guest

NO_LINK: Final = ""
_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{16}")


def new_link() -> str:
    return secrets.token_urlsafe(12)


def link_for(kind: str, state: str) -> str:
    """The first link of a seat."""
    return new_link() if kind == HUMAN and state != OPEN else NO_LINK


def linked(places: Sequence[SeatRow], link: str) -> SeatRow:
    """The seat that this link takes."""
    if not _SHAPE.fullmatch(link):
        raise Problem("not-found")
    for place in places:
        # Compared in the same time however much of it is right.
        if hmac.compare_digest(place.link, link) and place.kind == HUMAN and place.state != OPEN:
            return place
    raise Problem("used-link")


def may_see(place: SeatRow, guest: str, host: str) -> bool:
    """Whether the link of a seat is this guest's to know."""
    if place.state == INVITED:
        return guest == host
    return place.kind == HUMAN and place.guest == guest


def handed_to(place: SeatRow, guest: Guest, others: Sequence[SeatRow]) -> SeatRow:
    """The seat when ``guest`` has it: whoever held it before, or knows its link, has nothing left of it.

    A device without a name of its own keeps the name of who comes with it.
    """
    name = place.name if place.name and not guest.row.name else own_name(guest.name, others)
    return replace(place, guest=guest.id, name=name, link=new_link(), state=TAKEN)
