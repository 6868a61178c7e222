"""Hints: what the Master would do, thought out for who is asked and told to nobody else.

That a hint was asked for is not told either: the host has said to everybody whether hints are allowed, and at
a covert question it would tell that there was something to choose.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final

from maniero.bots.levels import MASTER
from maniero.server.advising import HINT
from maniero.server.ending import end
from maniero.server.problems import Problem, problem_text
from maniero.server.store.rows import TAKEN
from maniero.server.thinker_pool import Question, bot_seed
from maniero.server.thinker_process import NoAnswer

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.live import LiveTable
    from maniero.server.people import Watcher
    from maniero.server.thinker_pool import Thinkers

LOGGER: Final = logging.getLogger(__name__)
EVEN: Final = 0.5  # Points between two moves that are as good as each other.


class Advice:
    """The hints that are being thought out.  One for a question; none keeps a page from playing on."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._asked: Final[dict[tuple[str, int, int], asyncio.Task[None]]] = {}

    async def ask(self, live: LiveTable, watcher: Watcher, seat: int, seq: int) -> None:
        """A page asks; the answer comes when it is there, if it still fits then."""
        async with live.settled():
            question = _question(live, watcher, seat, seq)
        key = (live.id, seat, seq)
        if key in self._asked:
            raise Problem("too-fast", detail="a hint is being thought out")
        task = asyncio.create_task(self._answer(live, watcher, question), name=f"a hint at {live.id}")
        self._asked[key] = task
        task.add_done_callback(lambda _: self._asked.pop(key, None))

    async def _answer(self, live: LiveTable, watcher: Watcher, question: Question) -> None:
        try:
            found = json.loads(await self._thinkers.ask(question))
            async with live.settled():
                if not _fits(live, watcher, question):
                    return
        except (NoAnswer, Problem, ValueError) as error:
            LOGGER.warning("a hint at table %s: %r", live.id, error)
            text = problem_text("server", watcher.language)
            watcher.tell({"t": "error", "code": "server", "text": text})
            return
        lines = reasons(found, question.seats, watcher.language)
        watcher.tell(
            {"t": "hint", "seat": question.seat, "seq": question.seq, "word": found["word"], "lines": lines}
        )

    async def close(self) -> None:
        await end(list(self._asked.values()))


def _question(live: LiveTable, watcher: Watcher, seat: int, seq: int) -> Question:
    """What the thinker is asked for a seat that may ask now; the table is settled."""
    place, table = live.people.own(watcher.guest, seat), live.ready()
    if not live.row.hints:
        raise Problem("no-hints")
    if not live.log.fits(seat, seq):
        raise Problem("stale")
    asked = seat in live.asked and table.state.covert_answer(seat) is None
    if place.state != TAKEN or not asked:
        raise Problem("not-your-turn")
    return Question(
        table=live.id,
        seq=seq,
        game=live.game.id,
        seats=len(table.names),
        options=table.options,
        moves=list(table.moves),
        seat=seat,
        bot=MASTER,
        seed=bot_seed(live.row.seed, seat, len(table.moves)),
        box=live.box.text if live.box is not live.game.box() else "",
        about=HINT,
        given={"language": watcher.language.code},
    )


def _fits(live: LiveTable, watcher: Watcher, question: Question) -> bool:
    """Whether the asker still is there, sits there, and is asked the same."""
    mine = question.seat in live.people.seats_of(watcher.guest)
    same = question.seat in live.asked and live.log.fits(question.seat, question.seq)
    return watcher in live.people.watchers and mine and same


def reasons(found: dict[str, Any], seats: int, language: Language) -> list[str]:
    """Why, in words: what it brings, what it prepares, and what would be next best."""
    _, n_ = language._, language.n_
    lines: list[str] = []
    if found["points"] > 0:
        lines.append(
            n_("It brings {n} point in this turn.", "It brings {n} points in this turn.", found["points"])
        )
    if found["rest"]:
        lines.append(_("Then: {plan}.").format(plan="; ".join(found["rest"])))
    if found["other"]:
        lines.append(_next_best(found["other"], found["less"], seats, language))
    nothing = _("There is nothing else to do.") if found["only"] else _("The Master sees nothing better.")
    return lines or [nothing]


def _next_best(other: str, less: float, seats: int, language: Language) -> str:
    _, n_ = language._, language.n_
    if less < EVEN:
        return _("About as good: {action}.").format(action=other)
    if seats == 1:  # Alone it is not points that are played for.
        return _("Next best, but less good: {action}.").format(action=other)
    points = max(1, round(less))
    worse = n_("about {n} point worse", "about {n} points worse", points)
    return _("Next best, {worse}: {action}.").format(worse=worse, action=other)
