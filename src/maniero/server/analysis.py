"""Analyses of games that are over: worked out by a thinker piece by piece, kept in the store, told in words.

Every piece is written down when it is done, so that whoever asks at another server sees how far it is, and so
that another server goes on where one has died.
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final

from maniero.bots.levels import MASTER
from maniero.server.advising import ADVISED, CHANCES, STOPS
from maniero.server.ending import end
from maniero.server.problems import Problem
from maniero.server.store import StoreError
from maniero.server.store.analyses import AnalysisStore
from maniero.server.thinker_pool import Question
from maniero.server.thinker_process import NoAnswer
from maniero.table.analysis import falls, least_fall

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from maniero.server.live import LiveTable
    from maniero.server.services import Services

LOGGER: Final = logging.getLogger(__name__)
PIECE: Final = 8  # Positions that are judged at once: a fraction of a second,
PIECE_ALONE: Final = 2  # and of a game for one, which is played on to its end.
EXAMINED: Final = 8  # Turns about which the Master is asked.
SHOWN: Final = 5  # Turning points at most.
WAITING: Final = 8  # Analyses that may wait for their turn at one server.


@dataclass
class Kept:
    """An analysis, as far as it has come.  Words, not sentences: readers have languages."""

    stops: list[int] = field(default_factory=list)  # [] until they are known.
    chances: list[list[float]] = field(default_factory=list)  # By stop and seat.
    examined: list[dict[str, Any]] = field(
        default_factory=list
    )  # A turn and what the Master would have done.
    done: bool = False

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        if self.done or not self.stops:
            return float(self.done)
        return 0.6 * len(self.chances) / len(self.stops) + 0.4 * len(self.examined) / (EXAMINED + 1)

    def turning_points(self) -> list[dict[str, Any]]:
        """The turns that cost most, in the order in which they were played."""
        least = least_fall(len(self.chances[0])) if self.chances else 0.0
        better = [
            each for each in self.examined if each["gain"] >= least and each["better"] != each["played"]
        ]
        worst = sorted(better, key=lambda each: -float(each["gain"]))[:SHOWN]
        return sorted(worst, key=lambda each: int(each["start"]))


class Analyses:
    """Those that this server works on, one after the other: bots that are waited for come between."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._store: Final = AnalysisStore(services.store)
        self._one_at_a_time: Final = asyncio.Semaphore(1)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    async def of(self, live: LiveTable, spend: Callable[[], Awaitable[None]]) -> Kept:
        """What is known of a game that is over; somebody goes on with it if it is not whole."""
        async with live.settled():
            table = live.ready()
            if not table.over:
                raise Problem("not-over")
            question = _question(live)
        try:
            kept = _read(await self._store.get(live.id))
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        if not kept.done and live.id not in self._tasks:
            await self._begin(question, spend)
        return kept

    async def _begin(self, question: Question, spend: Callable[[], Awaitable[None]]) -> None:
        if len(self._tasks) >= WAITING:
            raise Problem("too-many", detail="analyses", wait=5)
        lease = f"analysis-{question.table}"
        if not await self._services.leases.take(lease):
            return  # Another server is at it.
        try:
            await spend()
        except BaseException:
            if question.table not in self._tasks:  # Nobody else was faster.
                await self._services.leases.release(lease)
            raise
        if question.table in self._tasks:
            return
        work = self._work(question, lease)
        self._tasks[question.table] = asyncio.create_task(work, name=f"analysis of {question.table}")

    async def _work(self, question: Question, lease: str) -> None:
        try:
            async with self._one_at_a_time:
                await self._go_on(question, _read(await self._store.get(question.table)))
        except (NoAnswer, StoreError) as error:  # Who looks again begins where it has ended.
            LOGGER.warning("the analysis of %s: %r", question.table, error)
        except Exception:
            LOGGER.exception("the analysis of %s", question.table)
        finally:
            del self._tasks[question.table]
            await self._services.leases.release(lease)

    async def _go_on(self, question: Question, kept: Kept) -> None:
        """One piece after the other."""
        kept.stops = kept.stops or await self._asked(question, STOPS)
        size = PIECE_ALONE if question.seats == 1 else PIECE
        while len(kept.chances) < len(kept.stops):
            piece = kept.stops[len(kept.chances) : len(kept.chances) + size]
            kept.chances += await self._asked(question, CHANCES, stops=piece)
            await self._save(question, kept)
        turns = falls(question.moves, kept.stops, kept.chances)[:EXAMINED]
        for turn in turns[len(kept.examined) :]:
            advised = await self._asked(question, ADVISED, turn=list(turn))
            kept.examined.append(turn._asdict() | advised)
            await self._save(question, kept)
        kept.done = True
        await self._save(question, kept)

    async def _asked(self, question: Question, about: str, **given: Any) -> Any:
        values = vars(question) | {"about": about, "given": given}
        return json.loads(await self._services.thinkers.ask(Question(**values)))

    async def _save(self, question: Question, kept: Kept) -> None:
        await self._store.save(question.table, json.dumps(asdict(kept)))

    async def close(self) -> None:
        await end(list(self._tasks.values()))


def _question(live: LiveTable) -> Question:
    table = live.ready()
    return Question(
        table=live.id,
        seq=live.seq,
        game=live.game.id,
        seats=len(table.names),
        options=table.options,
        moves=list(table.moves),
        seat=0,
        bot=MASTER,
        seed=0,
        box=live.box.text if live.box is not live.game.box() else "",
    )


def _read(text: str | None) -> Kept:
    return Kept(**json.loads(text)) if text is not None else Kept()
