"""Text for a terminal: whatever people wrote into names, files and words is shown, never obeyed."""

from __future__ import annotations

import io
import logging
import multiprocessing
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import TracebackType


def plain(text: str) -> str:
    """One line that a terminal only shows: control and direction signs and half characters are escaped."""
    return "".join(map(_sign, text))


def _sign(sign: str) -> str:
    if sign.isprintable():
        return sign
    return " " if sign == "\N{NO-BREAK SPACE}" else sign.encode("unicode_escape").decode("ascii")


def say(line: str = "") -> None:
    """A line for people."""
    print(plain(line))


def be_able_to_print_anything() -> None:
    """A terminal that lacks a letter shows its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def give_up_printing() -> None:
    """Where nobody reads on, what is left to print goes nowhere, without another error at the end."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            try:
                stream.flush()
            except OSError:
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class OneLine(logging.Formatter):
    """A log in which nothing that a visitor wrote looks like another line."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        record.message = plain(record.message)
        return super().formatMessage(record)

    def formatException(
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        return "\n".join(plain(line) for line in super().formatException(ei).split("\n"))


def log_config(level: str) -> dict[str, Any]:
    """Where the server's log goes: to stderr, line by line."""
    worker = "" if multiprocessing.parent_process() is None else " %(processName)s"
    logger = {"handlers": ["stderr"], "level": level.upper()}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {"()": OneLine, "format": f"%(asctime)s{worker} %(levelname)s %(name)s: %(message)s"},
        },
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "loggers": {"maniero": logger, "uvicorn": {**logger, "propagate": False}},
    }
