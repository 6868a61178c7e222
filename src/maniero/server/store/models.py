"""The tables of the database.  Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(8), nullable=False),  # "": as the browser says.
    Column("created", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger),  # When all seats were taken; empty before.
    Column("ended", BigInteger),  # Empty while the game goes on.
    Column("asked", String(32), nullable=False),  # Seats that are asked now: "0" or "0,2"; for lists.
    Column("parent", String(8)),  # The table this one follows.
    Column("forked", Integer),  # After how many moves of the parent; empty for a rematch.
    Column("tournament", String(8)),  # The one this game belongs to.
    Column("result", String(64)),  # Points and winners as in a record; "": not to be known; empty: not yet.
    # Somebody who is asked has no choice and nobody must notice: the server answers.
    Column("covert", Boolean, nullable=False, server_default=false()),
    Column("seated", BigInteger),  # Since when it waits for luck: all seats are taken.
    Column("sealed", BigInteger),  # When the hashes were sealed and the numbers asked for.
    Column("luck", Text),  # As the record writes it; empty before the start, and in games from before luck.
    Column("hints", Boolean, nullable=False, server_default=false()),  # Who is asked may ask for a hint.
    Index("tables_open", "started", "ended"),
    Index("tables_going", "ended", "id"),
    Index("tables_parent", "parent"),
    Index("tables_tournament", "tournament"),
)


def _who() -> list[Column[Any]]:
    """Who has a seat at a table, or a place in a tournament."""
    return [
        Column("kind", String(8), nullable=False),  # human or bot
        Column("guest", String(32)),
        Column("bot", String(32), nullable=False),  # Who plays, or would stand in.
        Column("name", String(24), nullable=False),
        Column("link", String(32), nullable=False),  # A secret: whoever has it may take the seat once.
        Column("state", String(8), nullable=False),  # open, invited, taken or stood_in
    ]


seats: Final = Table(
    "seats",
    METADATA,
    Column("table", String(8), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    *_who(),
    # Entries of the log when its player came back.
    Column("since", Integer, nullable=False, server_default="0"),
    Column("hash", String(64), nullable=False, server_default=""),  # Luck: given first, "" for none,
    Column("number", String(64), nullable=False, server_default=""),  # and what it is the hash of.
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_guest", "guest"),
)

tournaments: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # Decides all lots.
    Column("private", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger),  # When the first round was set; empty before.
    Column("ended", BigInteger),
)

places: Final = Table(
    "places",
    METADATA,
    Column("tournament", String(8), ForeignKey("tournaments.id"), nullable=False),
    Column("seat", Integer, nullable=False),  # The number of the player.
    *_who(),
    PrimaryKeyConstraint("tournament", "seat"),
    Index("places_guest", "guest"),
)

pairings: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", String(8), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("table", String(8), ForeignKey("tables.id"), nullable=False),
    Column("first", Integer, nullable=False),  # The players at the seats of the table.
    Column("second", Integer, nullable=False),
    Column("first_points", Integer),  # Empty while the game goes on.
    Column("second_points", Integer),
    Column("winner", Integer),  # A player; empty for a tie, too.
    Column("decided", String(8), nullable=False),  # How a tie was decided: decider or lot.
    PrimaryKeyConstraint("tournament", "round", "number"),  # A round is set once, whoever sets it.
)

log: Final = Table(
    "log",
    METADATA,
    Column("table", String(8), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: chance
    Column("entry", String(64), nullable=False),  # The word of a move, or undo-3.
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
)


def _line() -> list[Column[Any]]:
    """A line of chat."""
    return [
        Column("number", Integer, nullable=False),
        Column("guest", String(32), nullable=False),
        Column("name", String(24), nullable=False),
        Column("text", String(300), nullable=False),
        Column("at", BigInteger, nullable=False),
    ]


chat: Final = Table(
    "chat",
    METADATA,
    Column("table", String(8), ForeignKey("tables.id"), nullable=False),
    *_line(),
    PrimaryKeyConstraint("table", "number"),
)

# Numbered by itself: whoever may not read it does not see a gap where it would be.
team_chat: Final = Table(
    "team_chat",
    METADATA,
    Column("table", String(8), ForeignKey("tables.id"), nullable=False),
    Column("team", Integer, nullable=False),  # Its first seat.
    *_line(),
    PrimaryKeyConstraint("table", "team", "number"),
)

# Of games that are over, as far as they have come.
analyses: Final = Table(
    "analyses",
    METADATA,
    Column("table", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),  # JSON, see `server/analysis.py`.
    Column("at", BigInteger, nullable=False),
)

# Every component file that a table was played with, so that it can be opened with its own.
boxes: Final = Table(
    "boxes",
    METADATA,
    Column("fingerprint", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
)

keys: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
