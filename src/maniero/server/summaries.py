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
