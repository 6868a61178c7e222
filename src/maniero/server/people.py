"""The people at a table: who sits where, who is here, who agrees that a bot stands in."""

from __future__ import annotations

import asyncio
from collections import deque
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final

from maniero.kernel.state import NOBODY
from maniero.server.links import linked, may_see
from maniero.server.problems import Problem
from maniero.server.store.rows import HUMAN, OPEN, STOOD_IN, TAKEN, SeatRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence, Set

    from maniero.i18n import Language
    from maniero.server.luck import Stage
    from maniero.server.outgoing import Message, PeopleFrame, Person
    from maniero.server.patching import Sent

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
        self.sent: Sent | None = None  # The pictures the page has; None: it needs whole ones.
        self.outbox: Final[deque[Message]] = deque()
        self.behind = True  # It must be sent the position.
        self.news = False  # And who sits where: only the last word on it counts.
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

    def show_people(self) -> None:
        """Somebody has come, gone or changed."""
        self.news = True
        self.wake.set()


class People:
    """Seats and pages of one table."""

    def __init__(
        self, places: Sequence[SeatRow], elsewhere: Callable[[], Set[str]] = frozenset, grace: float = 0.0
    ) -> None:
        self.places: list[SeatRow] = list(places)
        self.teams: list[list[int]] = []  # Seats that play together; [] where everybody is alone.
        self.company: set[str] = set()  # Guests who play in the same tournament.
        self.watchers: Final[set[Watcher]] = set()
        self._elsewhere: Final = elsewhere  # Guests who look on from other servers.
        self._grace: Final = grace  # Seconds after which somebody whose line broke is away.
        self._left: Final[dict[str, float]] = {}  # Guests who sit here and are not here: since when.
        self._votes: Final[dict[int, set[str]]] = {}  # By seat: guests who agree to a bot.

    # ---- who sits where

    def seat(self, places: Sequence[SeatRow]) -> bool:
        """People sit as the store says; whether that is new."""
        old, self.places = self.places, list(places)
        for before, place in zip(old, places, strict=False):
            if (before.guest, before.state) != (place.guest, place.state):
                self._votes.pop(place.seat, None)
        return old != self.places

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
        return linked(self.places, link)

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

    def here(self) -> list[str]:
        """The guests who look on at this server."""
        return sorted({watcher.guest for watcher in self.watchers})

    def online(self, guest: str | None) -> bool:
        return any(watcher.guest == guest for watcher in self.watchers) or guest in self._elsewhere()

    def spectators(self) -> int:
        seated = {place.guest for place in self.places}
        return len({*self.here(), *self._elsewhere()} - seated)

    def waiting(self) -> bool:
        """Whether a page has still to be sent the position."""
        return any(watcher.behind for watcher in self.watchers)

    def look_around(self) -> None:
        """Note who is missing now."""
        missing = {place.guest for place in self.places if place.guest and not self.online(place.guest)}
        for guest in self._left.keys() - missing:
            del self._left[guest]
        for guest in missing:
            self._left.setdefault(guest, monotonic())

    def grace(self, seat: int) -> float:
        """Seconds for which somebody who is not here is waited for before a bot may stand in."""
        place = self.places[seat]
        if place.kind != HUMAN or place.state != TAKEN or place.guest is None or self.online(place.guest):
            return 0.0
        return max(0.0, self._left.get(place.guest, monotonic()) + self._grace - monotonic())

    def come(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._no_vote_about(watcher.guest)

    def came_elsewhere(self) -> None:
        """Somebody has come to another server, or gone there."""
        for guest in self._elsewhere():
            self._no_vote_about(guest)

    def _no_vote_about(self, guest: str) -> None:
        """Who is here needs no bot."""
        for seat in self.seats_of(guest):
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
        here = self.online(place.guest)
        return place.kind == HUMAN and place.state == TAKEN and not here and not self.grace(seat)

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

    def show(self) -> None:
        """Each page must be told who sits where."""
        for watcher in self.watchers:
            watcher.show_people()

    def frame_for(self, watcher: Watcher, host: str, luck: Stage, hints: bool) -> PeopleFrame:
        """Who sits where, as a page may see it, and what is asked of it for the draws."""
        return {
            "t": "people",
            "seats": [self._person(place, watcher, host) for place in self.places],
            "teams": self.teams,
            "spectators": self.spectators(),
            "hints": hints,
            "luck": luck,
        }

    def _person(self, place: SeatRow, watcher: Watcher, host: str) -> Person:
        """A seat as a page may see it."""
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
            "grace": ceil(self.grace(place.seat)),
            "hash": place.hash,
            "number": bool(place.number),
        }
        if may_see(place, guest, host):
            person["link"] = f"{watcher.share}/t/{place.table}/{place.link}"
        return person
