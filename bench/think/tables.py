"""A person against a bot: clicks something now and then, and looks at the clock."""

from __future__ import annotations

import asyncio
import hashlib
import random
from time import perf_counter
from typing import Any

import httpx
from bench.load.page import Page, Traffic

PERSON, BOT = 0, 1


class Measured:
    """Seconds that were measured at one table, or at several."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.turns: list[float] = []
        self.clicks: list[float] = []

    def add(self, other: Measured) -> None:
        self.answers += other.answers
        self.turns += other.turns
        self.clicks += other.clicks


class Table:
    """One person and one bot; when a game is over the rematch begins."""

    def __init__(self, level: str, seed: int, pause: float) -> None:
        self.level = level
        self.measured = Measured()
        self._chance = random.Random(seed)
        self._pause = pause
        self._last: dict[str, Any] = {}
        self._sent: tuple[int, float] | None = None  # The word on its way: after which entry, and when.
        self._asked_at = 0.0  # The bot, for this answer; 0: it is not asked.
        self._turn_at = 0.0  # The bot, for the first answer of its turn.
        self._playing = False
        self._waiting = False
        self._page: Page | None = None
        self._new_game: asyncio.Task[None] | None = None

    async def open(self, host: str, http: httpx.AsyncClient, game: str, traffic: Traffic) -> None:
        answer = await http.get("/api/mine")
        cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        self._host, self._game, self._cookie, self._traffic = host, game, cookie, traffic
        await self._open(http)

    async def _open(self, http: httpx.AsyncClient) -> None:
        order = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": self.level}]}
        made = await http.post("/api/tables", json=order, headers={"cookie": self._cookie})
        table = made.raise_for_status().json()["table"]
        self._page = Page(self._host, table, self._cookie, self._traffic, self._hear)
        await self._page.open()

    def play(self) -> None:
        self._playing = True
        self._consider()

    def stop(self) -> None:
        self._playing = False
        if self._page is not None:
            self._page.close()

    def _hear(self, page: Page, frame: dict[str, Any], at: float) -> None:
        if frame["t"] == "people":
            self._give_luck(page, frame)
        elif frame["t"] == "position" and page is self._page:
            page.seen = frame["seq"]
            self._time(frame, at)
            self._last = frame
            self._consider()

    def _time(self, frame: dict[str, Any], at: float) -> None:
        """What this position brings to an end, and what begins with it."""
        if self._sent is not None and frame["seq"] > self._sent[0]:
            self.measured.clicks.append(at - self._sent[1])
            self._sent = None
        if frame["seq"] == self._last.get("seq"):
            return  # The same once more.
        if self._asked_at:
            self.measured.answers.append(at - self._asked_at)
        asked = frame["asked"] == [BOT]
        if self._turn_at and not asked:
            self.measured.turns.append(at - self._turn_at)
        self._turn_at = (self._turn_at or at) if asked else 0.0
        self._asked_at = at if asked else 0.0

    def _give_luck(self, page: Page, people: dict[str, Any]) -> None:
        number = hashlib.sha256(page.cookie.encode()).hexdigest()
        promise = hashlib.sha256(f"maniero luck {number}".encode()).hexdigest()
        if people.get("luck") == "hashes" and not people["seats"][PERSON]["hash"]:
            page.send(t="luck", seat=PERSON, hash=promise)
        elif people.get("luck") == "numbers":
            page.send(t="luck", seat=PERSON, number=number)

    def _consider(self) -> None:
        if not self._playing or self._waiting or not self._last:
            return
        if self._last["over"]:
            self._new_game = asyncio.create_task(self._again())
        elif self._last["actions"]:
            self._waiting = True
            wait = self._chance.uniform(0.5, 1.5) * self._pause
            asyncio.get_running_loop().call_later(wait, self._say)

    async def _again(self) -> None:
        self._last, self._sent, self._asked_at, self._turn_at = {}, None, 0.0, 0.0
        async with httpx.AsyncClient(base_url=f"http://{self._host}", timeout=60, trust_env=False) as http:
            if self._page is not None:
                self._page.close()
            await self._open(http)

    def _say(self) -> None:
        self._waiting = False
        at, page = self._last, self._page
        if not self._playing or page is None or not at.get("actions"):
            return
        word = self._chance.choice(at["actions"])["word"]
        self._sent = (at["seq"], perf_counter())
        page.send(t="play", seat=at["seat"], seq=at["seq"], word=word)
