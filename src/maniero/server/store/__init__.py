"""The store: guests, tables, seats, logs, chat and tournaments in SQLite or PostgreSQL."""

from __future__ import annotations

from maniero.server.store.rows import (
    ChatRow,
    Entry,
    GuestRow,
    PairingRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from maniero.server.store.store import Conflict, Store, StoreError
from maniero.server.store.tournaments import NewGame, Stored, TournamentStore

__all__ = [
    "ChatRow",
    "Conflict",
    "Entry",
    "GuestRow",
    "NewGame",
    "PairingRow",
    "SeatRow",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "TournamentRow",
    "TournamentStore",
]
