"""The people at a table: who sits where, who is here, who agrees that a bot stands in."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from maniero.kernel.state import NOBODY
from maniero.server.problems import Problem
from maniero.server.store.rows import HUMAN, OPEN, STOOD_IN, TAKEN, SeatRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.i18n import Language
    from maniero.server.outgoing import Message, Person

OUTBOX: Final = 256  # Messages a page may be behind before its connection is given up.


class Watcher:
    """One open page at a table, and what it has still to be told."""

    def __init__(self, guest: str, name: str, language: Language, seen: int, share: str = "") -> None:
        self.guest: Final = guest
        self.name = name
        self.language: Final = language
        self.share: Final = share  # What stands before links to be sent to a friend.
        self.seen = seen  # Entries of the log it has been told of.
        self.eyes: int | None = None  # Whose eyes the page had last; None: not known.
        self.outbox: Final[deque[Message]] = deque()
        self.behind = True  # It must be sent the position.
        self.lost = False  # It does not read, or broke the rules of the line.
        self.wake: Final = asyncio.Event()

    def tell(self, message: Message) -> None:
        if len(self.outbox) >= OUTBOX:
            self.lost = True
        else:
            self.outbox.append(message)
        self.wake.set()

    def show(self) -> None:
        """The position has changed."""
        self.behind = True
        self.wake.set()


class People:
    """Seats and pages of one table."""

    def __init__(self, places: Sequence[SeatRow]) -> None:
        self.places: list[SeatRow] = list(places)
        self.teams: list[list[int]] = []  # Seats that play together; [] where everybody is alone.
        self.company: set[str] = set()  # Guests who play in the same tournament.
        self.watchers: Final[set[Watcher]] = set()
        self._votes: Final[dict[int, set[str]]] = {}  # By seat: guests who agree to a bot.

    # ---- who sits where

    def seats_of(self, guest: str) -> list[int]:
        return [place.seat for place in self.places if place.kind == HUMAN and place.guest == guest]

    def team_of(self, guest: str) -> int | None:
        """The first seat of the team to which all seats of a guest belong; None: there is none.

        Who sits on both sides, as several people at one device may, has no team: it would be overheard.
        """
        mine = set(self.seats_of(guest))
        return next((team[0] for team in self.teams if mine and mine <= set(team)), None)

    def free(self) -> list[SeatRow]:
        return [place for place in self.places if place.free]

    def linked(self, link: str) -> SeatRow:
        """The seat that this link leads to."""
        for place in self.places:
            if place.link == link and place.kind == HUMAN:
                return place
        raise Problem("not-found")

    def place(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.places):
            raise Problem("not-your-seat")
        return self.places[seat]

    def own(self, guest: str, seat: int) -> SeatRow:
        """The guest's own seat; a forged one is refused."""
        place = self.place(seat)
        if place.kind != HUMAN or place.guest != guest:
            raise Problem("not-your-seat")
        return place

    def names(self, language: Language) -> list[str]:
        return [place.name or language._("Free seat") for place in self.places]

    def eyes(self, mine: Sequence[int], asked: Sequence[int]) -> int:
        """My seat that is asked, or my first; NOBODY for a spectator."""
        for seat in mine:
            if seat in asked:
                return seat
        return mine[0] if mine else NOBODY

    # ---- who is here

    def online(self, guest: str | None) -> bool:
        return any(watcher.guest == guest for watcher in self.watchers)

    def spectators(self) -> int:
        seated = {place.guest for place in self.places}
        return len({watcher.guest for watcher in self.watchers} - seated)

    def come(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        for seat in self.seats_of(watcher.guest):
            self._votes.pop(seat, None)

    def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)

    # ---- standing in

    def voters(self, seat: int) -> set[str]:
        """Who must agree that a bot plays for ``seat``: the other people who are here.

        Where nobody at the table can, those who wait for the game to end may: the company of its tournament.
        """
        here = {
            place.guest
            for place in self.places
            if place.kind == HUMAN
            and place.state == TAKEN
            and place.guest is not None
            and place.guest != self.places[seat].guest
            and self.online(place.guest)
        }
        return here or {guest for guest in self.company - {self.places[seat].guest} if self.online(guest)}

    def away(self, seat: int) -> bool:
        place = self.places[seat]
        return place.kind == HUMAN and place.state == TAKEN and not self.online(place.guest)

    def agree(self, guest: str, seat: int) -> bool:
        """Count a vote; whether all have now agreed."""
        self.place(seat)
        if not self.away(seat):
            raise Problem("cannot-stand-in")
        voters = self.voters(seat)
        if guest not in voters:
            raise Problem("not-your-seat")
        agreed = self._votes.setdefault(seat, set())
        agreed.add(guest)
        if voters <= agreed:
            del self._votes[seat]
            return True
        return False

    # ---- telling

    def tell(self, message: Message, team: int | None = None) -> None:
        """Tell all pages, or those of a team alone."""
        for watcher in self.watchers:
            if team is None or self.team_of(watcher.guest) == team:
                watcher.tell(message)

    def show(self, host: str) -> None:
        """Tell each page who sits where."""
        spectators = self.spectators()
        for watcher in self.watchers:
            persons = [self._person(place, watcher, host) for place in self.places]
            watcher.tell({"t": "people", "seats": persons, "teams": self.teams, "spectators": spectators})

    def _person(self, place: SeatRow, watcher: Watcher, host: str) -> Person:
        """A seat as a page may see it; links only of own seats, and for the host of free ones."""
        guest = watcher.guest
        mine = place.kind == HUMAN and place.guest == guest
        away = self.away(place.seat)
        voters = self.voters(place.seat) if away else set()
        agreed = self._votes.get(place.seat, set()) & voters
        person: Person = {
            "seat": place.seat,
            "name": place.name,
            "kind": place.kind,
            "bot": place.bot if place.played_by_bot else "",
            "online": place.kind != HUMAN or self.online(place.guest),
            "mine": mine,
            "open": place.free,
            "public": place.state == OPEN,
            "stood_in": place.state == STOOD_IN,
            "agreed": len(agreed),
            "needed": len(voters),
            "can_agree": guest in voters and guest not in agreed,
        }
        if place.kind == HUMAN and (mine or (place.free and guest == host)):
            person["link"] = f"{watcher.share}/t/{place.table}/{place.link}"
        return person
