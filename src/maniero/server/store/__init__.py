"""The store: guests, tables, seats, logs and chat in SQLite or PostgreSQL."""

from __future__ import annotations

from maniero.server.store.rows import ChatRow, Entry, GuestRow, SeatRow, TableRow
from maniero.server.store.store import Conflict, Store, StoreError

__all__ = ["ChatRow", "Conflict", "Entry", "GuestRow", "SeatRow", "Store", "StoreError", "TableRow"]
