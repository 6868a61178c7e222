"""The table: the referee without input or output.  Seats, moves, undo, views, proofs."""

from __future__ import annotations

from maniero.table.draws import Draws, luck_hash, new_seed, seed_hash
from maniero.table.replay import Offer, OldRecordError, ReplayError, offers, replay, states, verify
from maniero.table.table import CannotUndo, GameOver, NotYourTurn, Table, resume

__all__ = [
    "CannotUndo",
    "Draws",
    "GameOver",
    "NotYourTurn",
    "Offer",
    "OldRecordError",
    "ReplayError",
    "Table",
    "luck_hash",
    "new_seed",
    "offers",
    "replay",
    "resume",
    "seed_hash",
    "states",
    "verify",
]
