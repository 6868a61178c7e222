"""Bots think in processes of their own, with a time limit; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.kernel.record import Move
    from maniero.server.metrics import Metrics

LOGGER: Final = logging.getLogger(__name__)
THINKER: Final = (sys.executable, "-m", "maniero.server.thinker")
TRIES: Final = 2
MAX_LINE: Final = 1_000_000


class NoAnswer(RuntimeError):
    """The bot gave no word, even after it was started anew."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked.  No position travels: the moves of the record are enough."""

    table: str
    seq: int  # How many entries the log had when it was asked.
    game: str
    seats: int
    options: dict[str, str]
    moves: Sequence[Move]
    seat: int
    bot: str
    seed: int  # Of the bot's own chance.
    covert: bool = False  # Nobody must learn whether there was anything to choose.
    word: str = ""  # Said already: nobody has to think.
    box: str = ""  # The components, where they are not those of the server.
    about: str = ""  # What is wanted if it is no word: see `advising.py`; the answer is JSON then.
    given: dict[str, Any] = field(default_factory=dict)  # What else such a question needs.


def bot_seed(seed: str, seat: int, moves: int) -> int:
    """The seed of a bot's own chance after so many moves; it tells nothing about the draws of the table."""
    digest = hashlib.sha256(f"maniero bot {seed} {seat} {moves}".encode()).digest()
    return int.from_bytes(digest[:7])


class _Process:
    """One thinker and who waits for it."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self._command: Final = tuple(command)
        self._limit: Final = limit
        self._one_at_a_time: Final = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0

    async def ask(self, question: Question) -> str:
        async with self._one_at_a_time:
            try:
                return await asyncio.wait_for(self._ask(question), self._limit)
            except BaseException:
                # A late answer would be taken for the next one: an unfinished thought ends its process.
                await self.stop()
                raise

    async def _ask(self, question: Question) -> str:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        self._number += 1
        moves = [(move.seat, move.text) for move in question.moves]
        line = json.dumps(vars(question) | {"moves": moves, "number": self._number})
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline())
        if answer["number"] != self._number:
            raise NoAnswer("an answer to another question")
        return str(answer["word"])

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_LINE,
            )
        return self._process

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):  # It may have been faster.
                process.kill()
        await process.wait()


class Thinkers:
    """All thinkers of a server.  A table always asks the same one, which remembers its position."""

    def __init__(self, count: int, limit: float, metrics: Metrics, command: Sequence[str] = THINKER) -> None:
        self._processes: Final = [_Process(command, limit) for _ in range(max(1, count))]
        self._metrics: Final = metrics

    async def ask(self, question: Question) -> str:
        """The bot's word, not yet checked; NoAnswer when there is none to be had."""
        process = self._processes[hash(question.table) % len(self._processes)]
        start = perf_counter()
        for left in reversed(range(TRIES)):
            try:
                word = await process.ask(question)
            except (OSError, ValueError, KeyError, TypeError, TimeoutError, NoAnswer) as error:
                self._metrics.thinker_failures += 1
                LOGGER.warning("bot %s at table %s: %r", question.bot, question.table, error)
                if not left:
                    raise NoAnswer(repr(error)) from error
            else:
                self._metrics.thoughts += 1
                self._metrics.think_seconds += perf_counter() - start
                return word
        raise NoAnswer("no tries are left")

    def pids(self) -> list[int]:
        """The processes that are running."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def close(self) -> None:
        for process in self._processes:
            await process.stop()
