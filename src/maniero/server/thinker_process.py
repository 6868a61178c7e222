"""One process in which bots think, as the server sees it."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.server.thinker_pool import Question

MAX_LINE: Final = 1_000_000


class NoAnswer(RuntimeError):
    """The bot gave no word, even after it was started anew."""


class ThinkerProcess:
    """Started when it is first asked; answers one question at a time."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self._command: Final = tuple(command)
        self._limit: Final = limit
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0
        self.busy = False  # Kept by who shares it out.

    async def ask(self, question: Question, seconds: float, elsewhere: bool) -> str:
        """The word; ``seconds`` of thought, ``elsewhere``: another process has answered since."""
        try:
            return await asyncio.wait_for(self._ask(question, seconds, elsewhere), self._limit)
        except BaseException:
            # A late answer would be taken for the next one: an unfinished thought ends its process.
            await self.stop()
            raise

    async def _ask(self, question: Question, seconds: float, elsewhere: bool) -> str:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        self._number += 1
        moves = [(move.seat, move.text) for move in question.moves]
        more = {"moves": moves, "number": self._number, "seconds": seconds, "elsewhere": elsewhere}
        process.stdin.write(json.dumps(vars(question) | more).encode() + b"\n")
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
