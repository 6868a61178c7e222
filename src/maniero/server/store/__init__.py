"""The store: guests, tables, seats, logs, chat and tournaments in SQLite or PostgreSQL."""

from __future__ import annotations

from maniero.server.store.errors import Conflict, StoreError
from maniero.server.store.going import GoingStore
from maniero.server.store.luck import LuckStore
from maniero.server.store.rows import (
    ChatRow,
    Entry,
    GuestRow,
    PairingRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from maniero.server.store.store import Store
from maniero.server.store.tournaments import NewGame, Stored, TournamentStore

__all__ = [
    "ChatRow",
    "Conflict",
    "Entry",
    "GoingStore",
    "GuestRow",
    "LuckStore",
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
