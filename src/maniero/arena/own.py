"""Bots of one's own: a function or a class in a file, or a program in any language."""

from __future__ import annotations

import importlib.util
import shlex
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from maniero.arena.program import ProgramBot
from maniero.bots.bot import Bot, FunctionBot
from maniero.bots.registry import BOTS, BotError

if TYPE_CHECKING:
    from types import ModuleType

    from maniero.catalogue import Game

PROGRAM: Final = "cmd:"
KINDS: Final = ", ".join([*BOTS, "file.py:name", "'cmd:program words'"])


def named(bots: str) -> list[str]:
    """The names in a list of bots."""
    return [name.strip() for name in bots.split(",")]


def is_file(name: str) -> bool:
    """Whether a bot is a part of a Python file."""
    return not name.startswith(PROGRAM) and name.rpartition(":")[0].endswith(".py")


def bot(game: Game, name: str, seats: int, options: dict[str, str]) -> Bot:
    """A bot for one seat: of the house, or one's own."""
    return game.bot(name, seats, options, partial(own, game, seats, options))


def own(game: Game, seats: int, options: dict[str, str], name: str) -> Bot:
    """A bot that is not of the house."""
    if name.startswith(PROGRAM):
        return ProgramBot(name, _words(name), game, seats, options)
    if not is_file(name):
        raise BotError(f"there is no bot {name!r}; there are: {KINDS}")
    file, _, attribute = name.rpartition(":")
    found: Any = getattr(_module(file), attribute, None)
    if not callable(found):
        raise BotError(f"{file} has no function and no class {attribute!r}")
    if not isinstance(found, type):
        return FunctionBot(found)
    if not issubclass(found, Bot):
        raise BotError(f"{attribute} of {file} is no subclass of maniero.bots.bot.Bot")
    try:
        return found()
    except TypeError as error:
        raise BotError(f"{attribute} of {file} cannot be made without arguments ({error})") from None


def _words(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise BotError(f"{name!r} cannot be read ({error})") from None
    if not words:
        raise BotError(f"{name!r} names no program")
    return words


@cache
def _module(file: str) -> ModuleType:
    """The file, run once in this process."""
    spec = importlib.util.spec_from_file_location("user_bot", file)
    if spec is None or spec.loader is None:
        raise BotError(f"{file} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except OSError as error:
        raise BotError(f"{file} cannot be read ({error.strerror})") from None
    except Exception as error:
        raise BotError(f"{file} cannot be loaded ({type(error).__name__}: {error})") from None
    return module
