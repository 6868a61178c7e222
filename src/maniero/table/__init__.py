"""The table: the referee without input or output.  Seats, moves, undo, views, proofs."""

from __future__ import annotations

from maniero.table.draws import Draws, new_seed, seed_hash
from maniero.table.replay import ReplayError, replay, states, verify
from maniero.table.table import CannotUndo, GameOver, NotYourTurn, Table, resume

__all__ = [
    "CannotUndo",
    "Draws",
    "GameOver",
    "NotYourTurn",
    "ReplayError",
    "Table",
    "new_seed",
    "replay",
    "resume",
    "seed_hash",
    "states",
    "verify",
]
