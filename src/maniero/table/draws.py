"""Fair draws that can be proved.

The table's seed is secret while the game goes on; its hash is shown before anything else.  Then
every person at the table adds a number of their own (luck), so that nobody, not even who knows
the seed, can choose a game.  The draw at a place of the record is a keyed hash of that place, so
taking a move back and playing it again draws the same card, and nobody can fish for a better
one.  When the game is over the seed is shown and every draw can be worked out again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from maniero.kernel.record import SIMULATED, luck_line
from maniero.kernel.rng import Rng

if TYPE_CHECKING:
    from maniero.kernel.luck import Luck


class Draws:
    """What chance draws at each place of a record."""

    def __init__(self, seed: str) -> None:
        """``seed`` is 64 hexadecimal digits."""
        self._key: Final = bytes.fromhex(seed)

    def pick(self, index: int, weights: list[int]) -> int:
        """Which of the weights is drawn for move ``index`` of the record, in proportion to them."""
        digest = hmac.new(self._key, b"maniero draw %d" % index, hashlib.sha256).digest()
        # 256 bits against weights of a few hundred: the bias of the remainder is nothing.
        r = int.from_bytes(digest) % sum(weights)
        for i, weight in enumerate(weights):
            r -= weight
            if r < 0:
                return i
        raise ValueError("all weights are zero")


class FastDraws:
    """Chance of a simulation: one stream of the fast generator, drawn from in order."""

    def __init__(self, number: int) -> None:
        self._rng: Final = Rng(number, 0)

    def pick(self, index: int, weights: list[int]) -> int:
        return self._rng.weighted(weights)


def draws_of(seed: str, luck: list[Luck]) -> Draws | FastDraws:
    """The draws that a record's seed gives, with the luck that was added."""
    if seed.startswith(SIMULATED):
        return FastDraws(int(seed.removeprefix(SIMULATED)))
    return Draws(game_seed(seed, luck))


def game_seed(seed: str, luck: list[Luck]) -> str:
    """The seed of the draws: the table's own where nobody adds luck."""
    if not luck:
        return seed
    return _sha256(f"maniero game\nseed: {seed}\n{luck_line(luck)}\n")


def seed_hash(seed: str) -> str:
    """The commitment to a seed that may be shown before the game."""
    return _sha256(f"maniero seed {seed}")


def luck_hash(number: str) -> str:
    """The commitment to a number that a person will add."""
    return _sha256(f"maniero luck {number}")


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
