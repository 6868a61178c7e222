"""The errors that are a user's mistake: told in one line."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import typer

from maniero import MissingExtra
from maniero.arena.results import ArenaError
from maniero.bots.registry import BotError
from maniero.games import UnknownGame
from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.facts import ComponentError
from maniero.kernel.options import OptionError
from maniero.kernel.record import RecordError
from maniero.table import ReplayError
from maniero.tournament import TournamentError
from maniero.training.cluster import ClusterError
from maniero.training.training import TrainingError

if TYPE_CHECKING:
    from collections.abc import Iterator

# What Typer raises for words that it cannot read; it has no public name for all of them.
WrongWords: Final[Any] = typer.BadParameter.__base__


class CommandError(ValueError):
    """What was asked of a command cannot be done."""


USER_ERRORS: Final = (
    ArenaError,
    BotError,
    ClusterError,
    CommandError,
    ComponentError,
    IllegalAction,
    MissingExtra,
    NotationError,
    OptionError,
    RecordError,
    ReplayError,
    TournamentError,
    TrainingError,
    UnknownGame,
)


@contextmanager
def told() -> Iterator[None]:
    """What is wrong with the settings or the database of a server is a user's mistake as well."""
    from maniero.server.settings import SettingsError  # Not everybody has installed the server.
    from maniero.server.store import StoreError

    try:
        yield
    except (SettingsError, StoreError) as error:
        raise CommandError(str(error)) from None
