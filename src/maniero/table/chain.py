"""A chain of hashes over the moves of a game: whoever has kept one of its heads notices any other past.

The first head covers what was agreed before the game, each further one the head before it and one
move, the closing hash the last head with names and result.  All are keyed with the seed, which is
shown when the game is over: until then a head does not tell what was moved in secret.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from maniero.kernel.record import luck_line, names_line, options_line, speaker

if TYPE_CHECKING:
    from maniero.kernel.luck import Luck
    from maniero.kernel.record import Record


class Chain:
    """The heads of one game; it grows by a move at a time."""

    def __init__(self, seed: str, opening: str) -> None:
        self._key: Final = seed.encode()
        self.heads: Final = [self._link("maniero chain", opening)]  # After so many moves.

    def add(self, seat: int, word: str) -> None:
        """One more move."""
        self.heads.append(self._link(self.heads[-1], f"{speaker(seat)} {word}"))

    def closing(self, names: list[str], result: str) -> str:
        """The hash that closes a game after its last move."""
        return self._link(self.heads[-1], f"{names_line(names)}\nresult: {result}")

    def _link(self, before: str, text: str) -> str:
        return hmac.digest(self._key, f"{before}\n{text}\n".encode(), "sha256").hex()


def agreed(game: str, rules: int, components: str, options: dict[str, str]) -> str:
    """What is played, as the lines of the record say it: everybody sees it before they sit down."""
    lines = [f"game: {game}", f"rules: {rules}", f"components: {components}", options_line(options)]
    return "\n".join(lines)


def opening(
    game: str,
    rules: int,
    components: str,
    options: dict[str, str],
    seats: int,
    seed_hash: str,
    luck: list[Luck],
) -> str:
    """What is agreed before the first move, as the lines of the record say it."""
    lines = [agreed(game, rules, components, options), f"seats: {seats}", f"seed-hash: {seed_hash}"]
    if luck:
        lines.append(luck_line(luck))
    return "\n".join(lines)


def chain_of(record: Record) -> Chain:
    """The chain of a finished game."""
    agreed = opening(
        record.game,
        record.rules,
        record.components,
        record.options,
        len(record.names),
        record.seed_hash,
        record.luck,
    )
    chain = Chain(record.seed, agreed)
    for move in record.moves:
        chain.add(move.seat, move.text)
    return chain
