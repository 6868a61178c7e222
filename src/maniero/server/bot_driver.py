"""Plays for the bots of a table: asks a thinker, keeps the beat, tries again when the store fails."""

from __future__ import annotations

import asyncio
import logging
from random import uniform
from typing import TYPE_CHECKING, Final, Protocol

from maniero.server.problems import Problem
from maniero.server.thinker_pool import NoAnswer

if TYPE_CHECKING:
    from maniero.server.thinker_pool import Question, Thinkers

LOGGER: Final = logging.getLogger(__name__)
COVERT: Final = (1.0, 3.0)  # Beats that a covert answer takes, at least and at most.
RETRY: Final = 1.0  # Seconds after which a bot tries again when the store did not take its move.


class BotTable(Protocol):
    """All that the driver needs of a table."""

    @property
    def id(self) -> str: ...

    async def bot_question(self) -> Question | None:
        """What a bot is asked now; None when only people are asked."""

    async def bot_play(self, question: Question, word: str) -> None:
        """Move for a bot; nothing happens when the question is no longer open."""


class BotDriver:
    """Awake for as long as a bot is asked."""

    def __init__(self, table: BotTable, thinkers: Thinkers, beat: float) -> None:
        self._table: Final = table
        self._thinkers: Final = thinkers
        self._beat: Final = beat
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """A bot is asked."""
        if not self.busy:
            self._task = asyncio.create_task(self._drive(), name=f"bots at {self._table.id}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drive(self) -> None:
        """Play until a person is asked."""
        while True:
            try:
                question = await self._table.bot_question()
                if question is None:
                    return
                await self._table.bot_play(question, await self._thought(question))
            except Problem as problem:
                LOGGER.warning(
                    "a bot at table %s could not move: %s %s", self._table.id, problem, problem.detail
                )
                await asyncio.sleep(RETRY)
            except Exception:
                LOGGER.exception("the bots at table %s have stopped", self._table.id)
                return

    async def _thought(self, question: Question) -> str:
        """The bot's word, not before the beat is over; "" when the bot has failed."""
        # Covert answers take their time like a person's, with a choice or without.
        pause = self._beat * uniform(*COVERT) if question.covert else self._beat
        beat = asyncio.create_task(asyncio.sleep(pause))
        try:
            return question.only or await self._thinkers.ask(question)
        except NoAnswer:
            return ""
        finally:
            await beat
