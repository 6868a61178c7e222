"""Rows of the store as plain objects."""

from __future__ import annotations

from dataclasses import dataclass

OPEN = "open"  # Anyone may sit down.
INVITED = "invited"  # Waits for whoever has the link.
TAKEN = "taken"
STOOD_IN = "stood_in"  # A bot plays until the player returns.

HUMAN = "human"
BOT = "bot"


@dataclass
class GuestRow:
    """A browser that was here."""

    id: str
    name: str  # "" until one is chosen.
    language: str  # "": as the browser says.
    created: int


@dataclass
class TableRow:
    """A table without its seats and its log."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    seed: str
    private: bool
    host: str
    created: int
    updated: int
    started: int | None
    ended: int | None
    asked: list[int]
    parent: str | None
    forked: int | None
    tournament: str | None
    result: str | None = None  # How it came out; "": it is not to be known; None: not yet.
    covert: bool = False  # The server has to answer for somebody who is asked.
    seated: int | None = None
    sealed: int | None = None
    luck: str | None = None
    hints: bool = False  # Who is asked may ask for a hint.


@dataclass
class SeatRow:
    """One seat of a table, or one place in a tournament, and who has it."""

    table: str  # Or the tournament.
    seat: int
    kind: str
    guest: str | None
    bot: str
    name: str
    link: str  # See `server/links.py`.
    state: str
    since: int = 0  # Entries of the log when its player came back: what a bot said before is not theirs.
    hash: str = ""  # Luck; of tables only.
    number: str = ""

    @property
    def free(self) -> bool:
        """Nobody sits here yet."""
        return self.state in (OPEN, INVITED)

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.state == STOOD_IN


SeatChange = tuple[SeatRow, SeatRow]  # A seat as it becomes, and as it was.


@dataclass
class TournamentRow:
    """A tournament without its players and its games."""

    id: str
    game: str
    kind: str
    options: dict[str, str]
    seed: str
    private: bool
    host: str
    created: int
    updated: int
    started: int | None
    ended: int | None


@dataclass
class PairingRow:
    """One game of a tournament: who plays, where, and how it came out."""

    tournament: str
    round: int
    number: int
    table: str
    first: int
    second: int
    first_points: int | None = None  # None while the game goes on.
    second_points: int | None = None
    winner: int | None = None
    decided: str = ""


@dataclass(frozen=True)
class Entry:
    """One entry of a log: a move of a seat or of chance, or moves taken back."""

    seat: int
    text: str


@dataclass(frozen=True)
class ChatRow:
    """One line of a table's chat."""

    number: int
    guest: str
    name: str
    text: str
    at: int
    team: int | None = None  # The first seat of the team that may read it; None: everybody may.
