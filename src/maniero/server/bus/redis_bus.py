"""Messages between servers by Redis: one channel, a few lines of JSON."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from maniero.server.bus.link import FAILURES, Link

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.server.bus.bus import Message

LOGGER: Final = logging.getLogger(__name__)
WAITING: Final = 10_000  # Messages that may wait to be sent; more are dropped, for they are hints.
SILENCE: Final = 5.0  # Seconds without any message, one's own included, after which the line counts as cut.
FAREWELL: Final = 1.0  # Seconds that the last of them have.


class RedisBus:
    """One of several servers."""

    shared = True

    def __init__(self, link: Link, heartbeat: float) -> None:
        self._link: Final = link
        self._heartbeat: Final = heartbeat
        self._silence: Final = max(SILENCE, 5 * heartbeat)
        self._waiting: Final[asyncio.Queue[str]] = asyncio.Queue(WAITING)
        self._sender: asyncio.Task[None] | None = None
        self.server: Final = secrets.token_hex(8)  # Its name among the servers, new with every start.

    @property
    def up(self) -> bool:
        return self._link.up

    async def open(self, name: str) -> None:
        self._link.name = name
        await self._link.try_out()
        self._sender = asyncio.create_task(self._send(), name="to other servers")

    def publish(self, kind: str, **rest: Any) -> None:
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(json.dumps({"from": self.server, "kind": kind, **rest}))

    async def _send(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                if self._link.up:
                    await self._link.redis.publish(self._link.key("news"), text)
            except FAILURES as error:
                self._link.lost(error)
            finally:
                self._waiting.task_done()

    async def listen(self, hear: Callable[[Message], None]) -> None:
        while True:
            try:
                await self._listen(hear)
            except FAILURES as error:
                self._link.lost(error)
            await asyncio.sleep(self._heartbeat)

    async def _listen(self, hear: Callable[[Message], None]) -> None:
        async with self._link.redis.pubsub() as ear:
            await ear.subscribe(self._link.key("news"))
            await ear.get_message(timeout=self._silence)
            self._link.found()
            hear({"from": "", "kind": "joined"})
            heard = monotonic()
            while self._link.up:  # Not after a question was not answered: the line is tried anew.
                found = await ear.get_message(timeout=self._heartbeat)
                if found is not None:
                    heard = monotonic()
                    self._pass_on(found["data"], hear)
                elif monotonic() - heard > self._silence:  # Not even the own heartbeat has come back.
                    raise TimeoutError("no message comes through")

    def _pass_on(self, text: str, hear: Callable[[Message], None]) -> None:
        try:
            message = json.loads(text)
            if message["from"] != self.server:
                hear(message)
        except (ValueError, KeyError, TypeError):
            LOGGER.warning("not a message of a server: %.200r", text)

    async def close(self) -> None:
        if self._sender is not None:
            self.publish("bye")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.join(), FAREWELL)
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        await self._link.close()
