"""A siege: strangers and a false player send whatever they can think of while honest people play."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from random import Random
from time import monotonic

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.server.nasty import frame, request
from tests.server.running import Browser, Page, level

FEWEST = 5  # Moves, however slow the machine is.
ANSWER = 0.5  # Seconds for an answer; a request that is not whole gets none so soon.


class Siege:
    """One table of two honest people, one where a false player sits, and strangers at both."""

    def __init__(self, host: str, seed: int) -> None:
        self._host = host
        self._seed = seed
        self._false_table = ""
        self._table = ""
        self.moves = 0  # Of the honest.
        self.games = 0
        self.frames = 0
        self.ended = 0  # Connections that the server has ended.
        self.refused: Counter[str] = Counter()  # Frames, by the code of the answer.
        self.statuses: Counter[int] = Counter()
        self.wrong: list[str] = []  # What must not happen.

    async def run(self, seconds: float) -> None:
        until = monotonic() + seconds
        async with AsyncExitStack() as stack:
            browsers = [await stack.enter_async_context(Browser(self._host)) for _ in range(4)]
            anna, bruno, stranger, traitor = browsers
            self._false_table = await traitor.new_table("me", "bot:random", private=False)
            await self._new_game(anna, bruno)
            attacks = [
                self._shoot(Random(self._seed), stranger, lambda: self._table, until),
                self._shoot(Random(self._seed + 1), traitor, lambda: self._false_table, until),
                *(self._knock(Random(self._seed + 2 + i), stranger, until) for i in range(2)),
            ]
            await asyncio.gather(self._play(anna, bruno, until), *attacks)
            async with traitor.page(self._false_table) as page:  # Whatever was said there, it can be opened.
                await page.next("position")

    # ---- the honest

    async def _new_game(self, anna: Browser, bruno: Browser) -> None:
        self._table = await anna.new_table("me", "open")
        await bruno.join(self._table)

    def _goes_on(self, until: float) -> bool:
        return monotonic() < until or self.moves < FEWEST

    async def _play(self, anna: Browser, bruno: Browser, until: float) -> None:
        """Play on; between two moves nothing may have changed."""
        chance = Random(self._seed)
        while self._goes_on(until):
            async with anna.page(self._table) as one, bruno.page(self._table) as two:
                pages, seq = [one, two], -1
                for page in pages:
                    await page.until(lambda position: position["started"])
                while self._goes_on(until):
                    await level(pages)
                    if one.position["over"]:
                        break
                    if seq >= 0 and one.position["seq"] != seq:
                        self.wrong.append(f"the log has {one.position['seq']} entries, not {seq}")
                    turn = next((page for page in pages if page.position["actions"]), None)
                    if turn is None:
                        await one.next("position")
                        continue
                    seq = (await turn.play(chance.randrange(100)))["seq"]
                    self.moves += 1
                    await asyncio.sleep(0)
                over = bool(one.position["over"])
            if over:
                self.games += 1
                await self._new_game(anna, bruno)

    # ---- the hostile

    async def _shoot(self, chance: Random, browser: Browser, table: Callable[[], str], until: float) -> None:
        """Frames, over sockets that are opened again when the server has had enough."""
        while monotonic() < until:
            with suppress(ConnectionClosed, InvalidStatus, InvalidMessage, TimeoutError, OSError):
                async with browser.page(table(), chance.choice([0, 5, 10**6])) as page:
                    await page.next("position")
                    hearing = asyncio.create_task(self._hear(page))
                    try:
                        while monotonic() < until and not hearing.done():
                            await self._say(chance, page)
                    finally:
                        page.line.transport.abort()
                        hearing.cancel()
                        await asyncio.gather(hearing, return_exceptions=True)

    async def _say(self, chance: Random, page: Page) -> None:
        words = [action["word"] for action in page.position["actions"]]
        sent = frame(chance, page.position, words)
        # Now and then as text that is none, which ends the connection.
        await page.line.send(sent, text=True if chance.random() < 0.02 else None)
        self.frames += 1
        await asyncio.sleep(0.002)

    async def _hear(self, page: Page) -> None:
        with suppress(ConnectionClosed):
            while True:
                heard = await page.receive()
                if heard["t"] == "error":
                    self.refused[heard["code"]] += 1
                    if heard["code"] in ("server", "store"):
                        self.wrong.append(f"a frame was answered with {heard}")
        self.ended += 1

    async def _knock(self, chance: Random, browser: Browser, until: float) -> None:
        """Requests, each over a connection of its own."""
        while monotonic() < until:
            sent = request(
                chance, self._host, chance.choice([self._table, self._false_table]), browser.cookie()
            )
            status = await self._ask(sent)
            self.statuses[status] += 1
            if status >= 500:
                self.wrong.append(f"{status} for {sent[:300]!r}")

    async def _ask(self, sent: bytes) -> int:
        """The status of the answer; 0 when there is none in time."""
        host, port = self._host.split(":")
        answer = b""
        with suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(sent)
                async with asyncio.timeout(ANSWER):
                    answer = await reader.readline()
            finally:
                writer.transport.abort()
        parts = answer.split()
        return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0

    def figures(self) -> dict[str, object]:
        return {
            "honest_moves": self.moves,
            "honest_games": self.games,
            "hostile_frames": self.frames,
            "frames_refused": dict(self.refused.most_common()),
            "connections_ended": self.ended,
            "hostile_requests": self.statuses.total(),
            "statuses": {str(status): n for status, n in sorted(self.statuses.items())},
            "wrong": self.wrong[:5],
        }
