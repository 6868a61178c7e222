"""Records of other rules than those at hand: read as they are, and not checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.cli.terminal import say

if TYPE_CHECKING:
    from maniero.kernel.record import Record


def print_words(record: Record, why: str) -> None:
    """The record in its own words: who played, what was said, the result that it claims."""
    say(f"{record.game}, version {record.rules} of the rules")
    for name, value in sorted(record.options.items()):
        say(f"{name}: {value}")
    for number, name in enumerate(record.names, start=1):
        say(f"{number} {name}")
    for number, move in enumerate(record.moves, start=1):
        speaker = record.names[move.seat] if move.seat >= 0 else "*"
        say(f"{number:5} {speaker}: {move.text}")
    say(f"result: {record.result or 'not over yet'}")
    say(f"This cannot be checked: {why}.")
