"""Plays for the bots of a table: asks a thinker, keeps the beat, tries again when the store fails."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from maniero.server.ending import end
from maniero.server.problems import Problem
from maniero.server.thinker_process import NoAnswer
from maniero.server.troubles import PASSING

if TYPE_CHECKING:
    from maniero.server.services import Services
    from maniero.server.thinker_pool import Question
    from maniero.server.veil import Veil

LOGGER: Final = logging.getLogger(__name__)
RETRY: Final = 1.0  # Seconds after which a bot tries again when the store did not take its move.
TRIES: Final = 5  # Then it is left to the next look for games that stand still.


class BotTable(Protocol):
    """All that the driver needs of a table; see `answering.py`."""

    @property
    def id(self) -> str: ...

    @property
    def veil(self) -> Veil:
        """When a covert answer may be given."""

    async def catch_up(self) -> None:
        """Take what other servers have written."""

    async def question(self) -> Question | None:
        """What a bot is asked now; None when only people are asked."""

    async def answer(self, question: Question, word: str) -> None:
        """Move for a bot; nothing happens when the question is no longer open."""


class BotDriver:
    """Awake for as long as a bot is asked; of several servers one plays, and the others watch over it."""

    def __init__(self, table: BotTable, services: Services) -> None:
        self._table: Final = table
        self._thinkers: Final = services.thinkers
        self._leases: Final = services.leases
        self._troubles: Final = services.troubles
        self._beat: Final = services.settings.beat
        self._heartbeat: Final = services.settings.heartbeat
        self._woken: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """A bot is asked."""
        self._woken.set()
        if not self.busy:
            self._task = asyncio.create_task(self._drive(), name=f"bots at {self._table.id}")

    async def rest(self) -> None:
        """Wait until no bot is asked, or the bots have given up."""
        while self.busy:
            assert self._task is not None
            await asyncio.wait([self._task])

    async def close(self) -> None:
        if self._task is not None:
            await end([self._task])

    async def _drive(self) -> None:
        """Play until a person is asked."""
        try:
            await self._play()
        finally:
            await self._leases.release(self._table.id)

    async def _play(self) -> None:
        failed = 0
        while True:
            try:
                question = await self._table.question()
                if question is None:
                    return
                if not self._leases.held(self._table.id):
                    await self._take_over()
                    continue  # What is asked may be something else by now.
                await self._table.answer(question, await self._thought(question))
                self._troubles.over(self._table.id)
                failed = 0
            except Problem as problem:
                if problem.code == "not-found":  # The table is no more.
                    return
                LOGGER.warning(
                    "a bot at table %s could not move: %s %s", self._table.id, problem, problem.detail
                )
                failed += problem.code not in PASSING
                if failed == TRIES:
                    self._troubles.tell(self._table.id, problem)
                    return
                await asyncio.sleep(RETRY)
            except Exception as error:
                self._troubles.tell(self._table.id, error)
                return

    async def _take_over(self) -> None:
        """Become the one who plays; while another server does, look again now and then: it may die."""
        self._woken.clear()
        if await self._leases.take(self._table.id):
            await self._table.catch_up()
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), self._heartbeat)

    async def _thought(self, question: Question) -> str:
        """The word, not before the beat is over or the veil is lifted; "" when the bot has failed."""
        if question.covert:
            word = await self._word(question)
            await self._table.veil.lifted()
            return word
        word, _ = await asyncio.gather(self._word(question), asyncio.sleep(self._beat))
        return word

    async def _word(self, question: Question) -> str:
        try:
            return question.word or await self._thinkers.ask(question)
        except NoAnswer:
            return ""
