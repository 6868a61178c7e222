"""The bots of the house by name; a game says how each level plays it (`Game.bot`)."""

from __future__ import annotations

from typing import Final

from maniero.bots.levels import APPRENTICE, BUILDER, LEVELS, MASTER

SIMPLE: Final = ("random", "greedy")  # To measure others by; nobody is offered them at a table.
BOTS: Final = (*SIMPLE, *LEVELS)  # From the weakest to the strongest.
STRONGEST: Final = MASTER
FIRST: Final = APPRENTICE  # Whom somebody meets who has chosen nobody.
STAND_IN: Final = BUILDER  # Plays for somebody who is away: quick and sound.


class UnknownBot(ValueError):
    """There is no bot with this name."""


class BotError(ValueError):
    """A bot of somebody's own cannot be had, or does not keep to what a bot must do."""
