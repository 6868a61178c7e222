"""Setting a table: who is to sit where, in a new game, a rematch, a tournament or a try from the middle."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from maniero.bots.registry import BOTS, FIRST, STAND_IN
from maniero.games import UnknownGame, find
from maniero.kernel.options import OptionError
from maniero.server.bot_names import bot_name
from maniero.server.links import link_for
from maniero.server.names import chosen, own_name
from maniero.server.problems import Problem
from maniero.server.store import SeatRow, TableRow
from maniero.server.store.rows import BOT, HUMAN, INVITED, OPEN, TAKEN
from maniero.server.store.store import now
from maniero.table import new_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game
    from maniero.kernel.facts import Box
    from maniero.server.guests import Guest

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"  # Without i, l and o, which are mistaken for digits.
ID_LENGTH: Final = 8


@dataclass(frozen=True)
class Wish:
    """One seat of a new table as its host wants it."""

    kind: str  # me, link, open or bot
    bot: str = FIRST
    name: str = ""


def hints_at_first(wishes: Sequence[Wish]) -> bool:
    """Hints are for who plays alone against bots; among people only where the host says so."""
    return [wish.kind for wish in wishes if wish.kind != "bot"] == ["me"]


def game_of(id: str) -> Game:
    """The game that somebody wants to play."""
    try:
        return find(id)
    except UnknownGame:
        raise Problem("not-found") from None


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def check_id(id: str) -> None:
    """What is no id is not even looked for: a database may choke on it."""
    if len(id) != ID_LENGTH or not (id.isascii() and id.isalpha() and id.islower()):
        raise Problem("not-found")


def new_row(
    game: Game, seats: int, options: dict[str, str], private: bool, host: str, box: Box | None = None
) -> TableRow:
    """A new table, refused when seats and options do not go together."""
    used = box if box is not None else game.box()
    try:
        resolved = game.resolve(seats, options)
        game.new(seats, resolved, used)
    except OptionError as error:
        raise Problem("option", detail=str(error)) from None
    at = now()
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=game.rules,
        components=used.fingerprint,
        options=resolved,
        seed=new_seed(),
        private=private,
        host=host,
        created=at,
        updated=at,
        started=None,
        ended=None,
        asked=[],
        parent=None,
        forked=None,
        tournament=None,
    )


def seated(table: str, wishes: Sequence[Wish], host: Guest) -> list[SeatRow]:
    """The seats of a new table, each with a name of its own."""
    rows: list[SeatRow] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            if wish.bot not in BOTS:
                raise Problem("option", detail=f"there is no bot {wish.bot!r}; there are: {', '.join(BOTS)}")
            name = own_name(bot_name(wish.bot, rows, host.language), rows)
            rows.append(_seat(table, seat, BOT, None, wish.bot, name, TAKEN))
        elif wish.kind == "me":
            name = own_name(chosen(wish.name, host) if wish.name else host.name, rows)
            rows.append(_seat(table, seat, HUMAN, host.id, STAND_IN, name, TAKEN))
        else:
            state = OPEN if wish.kind == "open" else INVITED
            rows.append(_seat(table, seat, HUMAN, None, STAND_IN, "", state))
    return rows


def moved_on(table: str, places: Sequence[SeatRow]) -> list[SeatRow]:
    """The same people for a rematch, everyone one seat further on."""
    rows = [
        _seat(
            table,
            (place.seat + 1) % len(places),
            place.kind,
            place.guest,
            place.bot,
            place.name,
            TAKEN if place.kind == BOT or place.guest else OPEN,
        )
        for place in places
    ]
    return sorted(rows, key=lambda row: row.seat)


def paired(table: str, places: Sequence[SeatRow]) -> list[SeatRow]:
    """Players of a tournament at one of its tables."""
    return [
        _seat(table, seat, place.kind, place.guest, place.bot, place.name, TAKEN)
        for seat, place in enumerate(places)
    ]


def alone(table: str, places: Sequence[SeatRow], seat: int, guest: Guest) -> list[SeatRow]:
    """One person among bots: those who were there, and others for people."""
    rows: list[SeatRow] = []
    bots = [place for place in places if place.kind == BOT]
    for place in places:
        number = place.seat
        if number == seat:
            name = own_name(guest.name, bots)
            rows.append(_seat(table, number, HUMAN, guest.id, STAND_IN, name, TAKEN))
        elif place.kind == BOT:
            rows.append(_seat(table, number, BOT, None, place.bot, place.name, TAKEN))
        else:
            name = bot_name(STAND_IN, [*places, *rows], guest.language)
            rows.append(_seat(table, number, BOT, None, STAND_IN, name, TAKEN))
    return rows


def _seat(table: str, seat: int, kind: str, guest: str | None, bot: str, name: str, state: str) -> SeatRow:
    return SeatRow(table, seat, kind, guest, bot, name, link_for(kind, state), state)
