"""Bots think in processes of their own, with a time limit; one that dies or hangs is replaced.

Quick bots have a process to themselves, and use the others while those have nothing to do: who plays against
an apprentice never waits for a master.  Where more is asked than there are processes, everybody thinks for
a shorter time, so that nobody waits for long.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from maniero.bots.levels import ARCHITECT, MASTER, SECONDS
from maniero.server.thinker import LEAST
from maniero.server.thinker_process import NoAnswer, ThinkerProcess

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.kernel.record import Move
    from maniero.server.metrics import Metrics

LOGGER: Final = logging.getLogger(__name__)
THINKER: Final = (sys.executable, "-m", "maniero.server.thinker")
TRIES: Final = 2
DEEP: Final = (ARCHITECT, MASTER)  # Bots that take their time.
BRIEF: Final = 0.4  # Less than a beat.
PATIENCE: Final = 1.0  # Seconds that a question waits for others whose bots a process knows.
KNOWN: Final = 4096  # Seats of which it is remembered who thinks for them.


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
    brief: bool = False  # A small covert one: more than a beat would tell that there was a choice.
    about: str = ""  # What is wanted if it is no word: see `advising.py`; the answer is JSON then.
    given: dict[str, Any] = field(default_factory=dict)  # What else such a question needs.

    @property
    def mind(self) -> tuple[str, int]:
        """For whom it is: a bot lives for a game, advice for one question."""
        return self.table + self.about, self.seat

    @property
    def deep(self) -> bool:
        return self.bot in DEEP


def bot_seed(seed: str, seat: int, moves: int) -> int:
    """The seed of a bot's own chance after so many moves; it tells nothing about the draws of the table."""
    digest = hashlib.sha256(f"maniero bot {seed} {seat} {moves}".encode()).digest()
    return int.from_bytes(digest[:7])


class _Waiting:
    """A question for which no process is free."""

    def __init__(self, question: Question) -> None:
        self.question: Final = question
        self.since: Final = monotonic()
        self.given: Final[asyncio.Future[ThinkerProcess]] = asyncio.get_running_loop().create_future()


class Thinkers:
    """All thinkers of a server: one for quick bots, and so many for those that take their time."""

    def __init__(self, count: int, limit: float, metrics: Metrics, command: Sequence[str] = THINKER) -> None:
        self._quick: Final = ThinkerProcess(command, limit)
        self._deep: Final = [ThinkerProcess(command, limit) for _ in range(max(1, count))]
        self._waiting: list[_Waiting] = []  # In the order they came.
        self._knows: Final[OrderedDict[tuple[str, int], ThinkerProcess]] = OrderedDict()
        self._metrics: Final = metrics

    async def ask(self, question: Question) -> str:
        """The bot's word, not yet checked; NoAnswer when there is none to be had."""
        start = monotonic()
        for left in reversed(range(TRIES)):
            process = await self._free(question)
            try:
                word = await process.ask(
                    question, self._seconds(question), self._elsewhere(question, process)
                )
            except (OSError, ValueError, KeyError, TypeError, TimeoutError, NoAnswer) as error:
                self._metrics.thinker_failures += 1
                LOGGER.warning("bot %s at table %s: %r", question.bot, question.table, error)
                if not left:
                    raise NoAnswer(repr(error)) from error
            else:
                self._metrics.thoughts += 1
                self._metrics.think_seconds += monotonic() - start
                return word
            finally:
                self._pass_on(process)
        raise NoAnswer("no tries are left")

    def pids(self) -> list[int]:
        """The processes that are running."""
        return [process.pid for process in self._all() if process.pid is not None]

    async def close(self) -> None:
        for process in self._all():
            await process.stop()

    def _all(self) -> list[ThinkerProcess]:
        return [self._quick, *self._deep]

    # ---- who thinks about what

    async def _free(self, question: Question) -> ThinkerProcess:
        """A process that has nothing else to do; the one that knows the bot, if it can be."""
        free = [process for process in (self._deep if question.deep else self._all()) if not process.busy]
        if free:
            known = self._knows.get(question.mind)
            process = known if known in free else free[0]
            process.busy = True
            return process
        waiting = _Waiting(question)
        self._waiting.append(waiting)
        try:
            return await waiting.given
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # It was given one at the same moment.
                self._pass_on(waiting.given.result())
            raise

    def _pass_on(self, process: ThinkerProcess) -> None:
        """A process is free: it takes the next question, if one waits."""
        following = self._next(process)
        process.busy = following is not None
        if following is not None:
            self._waiting.remove(following)
            following.given.set_result(process)

    def _next(self, process: ThinkerProcess) -> _Waiting | None:
        """The oldest question of its kind; before it one whose bot it knows, but not for long."""
        open = [waiting for waiting in self._waiting if not waiting.given.done()]  # Not called off.
        deep = [waiting for waiting in open if waiting.question.deep]
        quick = [waiting for waiting in open if not waiting.question.deep]
        may = quick if process is self._quick else deep or quick
        if may and monotonic() - may[0].since < PATIENCE:
            return next((each for each in may if self._knows.get(each.question.mind) is process), may[0])
        return may[0] if may else None

    def _elsewhere(self, question: Question, process: ThinkerProcess) -> bool:
        """Whether another process has answered for the seat since; from now on this one does."""
        before = self._knows.pop(question.mind, None)
        self._knows[question.mind] = process
        if len(self._knows) > KNOWN:
            self._knows.popitem(last=False)
        return before is not process

    def _seconds(self, question: Question) -> float:
        """Of processor time for a turn: the level's own, or a share where more is asked at once."""
        processes = self._deep if question.deep else [self._quick]
        asked = sum(process.busy for process in processes)
        asked += sum(waiting.question.deep == question.deep for waiting in self._waiting)
        most = SECONDS.get(question.bot, LEAST)
        if question.brief:
            most = min(most, BRIEF)
        return max(LEAST, most * min(1.0, len(processes) / max(1, asked)))
