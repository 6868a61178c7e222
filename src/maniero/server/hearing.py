"""What other servers say and write, brought to the tables that are in memory here."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from maniero.server import seating
from maniero.server.problems import Problem
from maniero.server.store import StoreError
from maniero.server.store.news import news

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from maniero.server.bus import Message
    from maniero.server.house import House
    from maniero.server.live import LiveTable
    from maniero.server.services import Services

LOGGER: Final = logging.getLogger(__name__)
PAGE: Final = 200  # Tables that are compared with the store in one look.


class Hearing:
    """The ears of a server.  Nothing that is heard, or not heard, can stop it."""

    def __init__(self, services: Services, house: House) -> None:
        self._services: Final = services
        self._house: Final = house
        self._bus: Final = services.bus
        self._presence: Final = services.presence
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._kinds: Final = {
            "joined": self._joined,
            "here": self._here,
            "who": self._who,
            "bye": self._bye,
            "over": self._over,
            "rename": self._rename,
            "changed": self._changed,
            "chat": self._chat,
            "vote": self._vote,
            "rematch": self._rematch,
        }

    async def go_on(self) -> None:
        """Hear, give signs of life, and compare with the store, for ever."""
        if self._bus.shared:
            beat = self._services.settings.heartbeat
            await asyncio.gather(
                self._bus.listen(self.hear),
                self._again(beat, self._beat),
                self._again(2 * beat, self._compare),
            )

    async def _again(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._quietly(work())

    # ---- messages

    def hear(self, message: Message) -> None:
        """A message; servers of another version may say what is not understood here."""
        self._services.metrics.heard += 1
        try:
            kind = self._kinds.get(message["kind"])
            if kind is not None:
                kind(message)
        except Exception:
            LOGGER.exception("a message of another server")

    def _joined(self, message: Message) -> None:
        """The line is new: who is where?"""
        self._presence.pardon()
        self._bus.publish("who")
        self._say_who_is_here()

    def _who(self, message: Message) -> None:
        self._say_who_is_here()

    def _here(self, message: Message) -> None:
        self._show(self._presence.hear(message["from"], message["tables"], message["whole"]))

    def _bye(self, message: Message) -> None:
        self._gone(message["from"])

    def _over(self, message: Message) -> None:
        self._services.game_over.set()

    def _rename(self, message: Message) -> None:
        self._start(self._house.rename_here(message["guest"], message["name"]))

    def _changed(self, message: Message) -> None:
        live = self._table(message)
        if live is not None:
            self._start(live.catch_up())

    def _chat(self, message: Message) -> None:
        live = self._table(message)
        if live is not None:
            self._start(live.chat.tell(message["team"]))

    def _vote(self, message: Message) -> None:
        live = self._table(message)
        if live is not None:
            self._start(seating.agree(live, message["guest"], message["seat"], here=False))

    def _rematch(self, message: Message) -> None:
        live = self._table(message)
        if live is not None:
            live.people.tell({"t": "rematch", "table": message["next"]})

    def _table(self, message: Message) -> LiveTable | None:
        """The table it is about, when anybody looks at it here or its bots are played for."""
        live = self._house.live().get(message["table"])
        return live if live is not None and live.busy else None

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Messages do not wait for each other."""
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody asked for it: what cannot be done now is found by the next comparison."""
        try:
            await work
        except (Problem, StoreError) as error:
            LOGGER.debug("what another server has said: %s", error)
        except Exception:
            LOGGER.exception("what another server has said")

    # ---- signs of life

    def _say_who_is_here(self) -> None:
        here = {id: live.people.here() for id, live in self._house.live().items() if live.people.watchers}
        self._bus.publish("here", tables=here, whole=True)

    def _show(self, ids: set[str]) -> None:
        for id in ids:
            live = self._house.live().get(id)
            if live is not None and live.people.watchers:
                live.people.came_elsewhere()
                live.show_people()

    def _gone(self, server: str) -> None:
        self._show(self._presence.forget(server))
        self._start(self._house.wake())  # Its bots are somebody else's now.

    async def _beat(self) -> None:
        self._say_who_is_here()
        await self._services.leases.keep()
        if not self._bus.up:
            self._presence.pardon()  # Not their fault.
        for server in self._presence.silent(self._services.settings.patience):
            LOGGER.warning("server %s is silent", server)
            self._gone(server)

    # ---- comparing

    async def _compare(self) -> None:
        """What was not heard is seen: a message may be lost, and Redis may be away."""
        watched = [id for id, live in self._house.live().items() if live.people.watchers]
        for start in range(0, len(watched), PAGE):
            await self._compare_some(watched[start : start + PAGE])

    async def _compare_some(self, ids: list[str]) -> None:
        for id, found in (await news(self._services.store, ids)).items():
            live = self._house.live().get(id)
            if live is not None:
                if live.row.updated < found.updated:
                    self._start(live.catch_up())
                self._start(live.chat.catch_up(found.said))
