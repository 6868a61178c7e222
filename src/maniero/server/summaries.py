"""What the pages are told about a guest and about a table."""

from __future__ import annotations

from typing_extensions import TypedDict  # FastAPI needs this one before Python 3.12.


class Me(TypedDict):
    """The guest who looks at a page."""

    name: str
    language: str


class SeatSummary(TypedDict):
    """A seat in a list of tables."""

    name: str  # "" while nobody sits there.
    kind: str  # "human" or "bot".
    bot: str  # Which bot; "" for a person.
    open: bool  # Anyone may sit down.
    mine: bool


class TableSummary(TypedDict):
    """A table in a list, or at the head of its own page."""

    table: str
    game: str
    title: str
    seats: list[SeatSummary]
    open: int  # Seats that anyone may take.
    my_turn: bool
    over: bool
    started: bool  # All seats are taken.
    updated: str  # ISO 8601, UTC.
    hotseat: bool  # Several seats are mine.
    tournament: str  # The one it belongs to; "" for a game of its own.
    old: bool  # Of other rules than today's: it can only be read.


class PairingSummary(TypedDict):
    """A game of a tournament."""

    table: str
    players: list[int]  # By seat.
    points: list[int]  # [] while the game goes on.
    winner: int | None  # A player; None for a tie, and while the game goes on.
    decided: str  # How a tie was decided: "decider" or "lot"; "" when there was none.
    mine: bool
    my_turn: bool


class RoundSummary(TypedDict):
    """A round of a tournament."""

    games: list[PairingSummary]
    resting: list[int]  # Players who sit it out.


class StandingSummary(TypedDict):
    """Where a player stands."""

    player: int
    rank: int  # 0 while it is not known.
    points: int
    played: int
    won: int


class TournamentSummary(TypedDict):
    """A tournament in a list."""

    tournament: str
    game: str
    title: str
    kind: str  # "cup" or "league"
    seats: list[SeatSummary]  # The players.
    open: int  # Places that anyone may take.
    round: int  # The last that was set, counted from 1; 0 before.
    rounds: int
    waiting: list[str]  # The tables of my games that are not over, those where it is my turn first.
    my_turn: bool
    over: bool
    started: bool  # All places are taken.
    updated: str  # ISO 8601, UTC.


class TournamentDetails(TournamentSummary):
    """A tournament on its own page."""

    host: bool  # It is mine to invite to.
    options: dict[str, str]
    played: list[RoundSummary]  # The round that goes on included.
    standings: list[StandingSummary]
    winners: list[int]
    links: dict[int, str]  # By player: of my own places, and for the host of those kept for friends.


class TableRound(TypedDict):
    """The tournament of a table."""

    tournament: str
    kind: str
    round: int
    rounds: int
