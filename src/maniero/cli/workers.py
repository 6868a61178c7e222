"""``maniero serve --workers N``: several servers behind one address, each a process of its own."""

from __future__ import annotations

import logging
import logging.config
import multiprocessing
import os
import signal
import sys
import threading
from time import monotonic
from typing import TYPE_CHECKING, Final

from maniero.cli.errors import CommandError
from maniero.cli.terminal import log_config

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.context import SpawnProcess
    from socket import socket

    from maniero.server.settings import Settings

    Work = Callable[[Settings, socket], None]

LOGGER: Final = logging.getLogger(__name__)
LOOK: Final = 0.2  # Seconds between two looks whether all workers live.
GOOD: Final = 30.0  # Seconds after which a worker has not failed at once.
LONGEST: Final = 30.0  # Seconds until a worker that fails again and again is started once more.
FAREWELL: Final = 10.0  # Seconds a worker has to end its games' lines.


def check(settings: Settings) -> None:
    """Several workers need a database and news that they can share."""
    if settings.workers == 1:
        return
    if not settings.database().startswith("postgresql"):
        raise CommandError("several workers need --database-url postgresql://..., SQLite is for one process")
    if not settings.redis_url:
        raise CommandError("several workers need --redis-url, or they would not hear of each other's moves")


def run(settings: Settings, listening: socket, work: Work) -> None:
    """Keep all workers going until told to stop."""
    logging.config.dictConfig(log_config(settings.log_level))
    stop = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stop.set())
    workers = [Worker(number + 1, settings, listening, work) for number in range(settings.workers)]
    while not stop.wait(LOOK):
        for worker in workers:
            worker.look()
    for worker in workers:
        worker.end()
    for worker in workers:
        worker.join()


class Worker:
    """One server; it is started again when it dies, after a pause that grows while that does not help."""

    def __init__(self, number: int, settings: Settings, listening: socket, work: Work) -> None:
        self._number: Final = number
        self._given: Final = (settings, listening, work)
        self._pause = 0.0
        self._dead_at = 0.0  # 0: it lives.
        self._process = self._start()

    def _start(self) -> SpawnProcess:
        self._started, self._dead_at = monotonic(), 0.0
        spawn = multiprocessing.get_context("spawn")
        process = spawn.Process(target=_work, args=self._given, name=f"worker {self._number}")
        process.start()
        return process

    def look(self) -> None:
        """Start it again when it has died."""
        if self._process.is_alive():
            return
        if not self._dead_at:
            self._dead_at = monotonic()
            failed_at_once = self._dead_at - self._started < GOOD
            self._pause = min(LONGEST, self._pause * 2 or 1.0) if failed_at_once else 0.0
            LOGGER.warning(
                "worker %s has ended (%s), is started again in %.0f s",
                self._number,
                self._process.exitcode,
                self._pause,
            )
        if monotonic() - self._dead_at >= self._pause:
            self._process = self._start()

    def end(self) -> None:
        self._process.terminate()

    def join(self) -> None:
        self._process.join(FAREWELL)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _work(settings: Settings, listening: socket, work: Work) -> None:
    """What a worker does."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        work(settings, listening)
    except CommandError as error:
        sys.exit(str(error))


def _end_with_parent() -> None:
    """A worker whose parent was killed would serve for ever, and nobody could tell it to stop."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
