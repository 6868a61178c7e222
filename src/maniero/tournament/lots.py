"""Lots that fall the same whenever they are drawn again.

Like the draws of a table (`table/draws.py`) a lot is a keyed hash of what it is drawn for: after a restart,
or in another process, the seed of the tournament gives the same pairings and the same boards.
"""

from __future__ import annotations

import hashlib
import hmac

from maniero.kernel.rng import Rng


def lot(seed: str, what: str) -> Rng:
    """The generator for one lot; ``seed`` is 64 hexadecimal digits."""
    digest = hmac.new(bytes.fromhex(seed), f"maniero lot {what}".encode(), hashlib.sha256).digest()
    return Rng(int.from_bytes(digest[:7]))


def numbered_seed(number: int) -> str:
    """The seed of a tournament that can be played again by its number."""
    return hashlib.sha256(f"maniero tournament {number}".encode()).hexdigest()
