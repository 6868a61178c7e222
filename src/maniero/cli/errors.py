"""The errors that are a user's mistake: told in one line."""

from __future__ import annotations

from typing import Final

from maniero import MissingExtra
from maniero.games import UnknownGame
from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.facts import ComponentError
from maniero.kernel.options import OptionError
from maniero.kernel.record import RecordError
from maniero.table import ReplayError
from maniero.tournament import TournamentError


class CommandError(ValueError):
    """What was asked of a command cannot be done."""


USER_ERRORS: Final = (
    CommandError,
    ComponentError,
    IllegalAction,
    MissingExtra,
    NotationError,
    OptionError,
    RecordError,
    ReplayError,
    TournamentError,
    UnknownGame,
)
