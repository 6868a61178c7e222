"""The tables of the database.  Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from typing import Final

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
    Index("tables_open", "started", "ended"),
    Index("tables_parent", "parent"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", String(8), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # human or bot
    Column("guest", String(32)),
    Column("bot", String(32), nullable=False),  # Who plays, or would stand in.
    Column("name", String(24), nullable=False),
    Column("link", String(32), nullable=False),  # A secret: whoever has it may take the seat.
    Column("state", String(8), nullable=False),  # open, invited, taken or stood_in
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_guest", "guest"),
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

chat: Final = Table(
    "chat",
    METADATA,
    Column("table", String(8), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

keys: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
