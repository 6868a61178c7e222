"""Open files are what a server runs out of first: connections leave some for the database and the bots."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import asyncio

WANTED: Final = 16_384  # Files, where the system allows them.
RESERVE: Final = 128  # For everything but connections.
NONE_LEFT: Final = (errno.EMFILE, errno.ENFILE)


def open_more() -> None:
    """Ask for as many files as this process may have."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # Not on Windows.

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    most_connections.cache_clear()


@cache
def most_connections() -> int:
    """How many may be open, so that enough files are left for everything else."""
    files = WANTED
    with suppress(ImportError):
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = WANTED if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVE, files // 2)


class Spare:
    """A file kept for the worst case: given up to take a connection, only to end it at once.

    Otherwise it would wait in the queue, and asyncio would try, and tell so, again and again; uvloop does
    the same by itself.
    """

    def __init__(self) -> None:
        self._file: int | None = os.open(os.devnull, os.O_RDONLY)

    def handle(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What asyncio calls when something has gone wrong."""
        error, listening = context.get("exception"), context.get("socket")
        if not isinstance(error, OSError) or error.errno not in NONE_LEFT or listening is None:
            loop.default_exception_handler(context)
            return
        if self._file is not None:
            os.close(self._file)
            self._file = None
        door = socket.socket(fileno=listening.fileno())
        with suppress(OSError):
            door.accept()[0].close()
        door.detach()
        with suppress(OSError):
            self._file = os.open(os.devnull, os.O_RDONLY)
