"""Two people at each of many tables: they sit down, think, and say random words."""

from __future__ import annotations

import asyncio
import hashlib
import random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bench.load.page import Page, Traffic

if TYPE_CHECKING:
    import httpx

PEOPLE = 2


class Tally:
    """What was measured while counting."""

    def __init__(self) -> None:
        self.counting = False
        self.delays: list[float] = []  # From a word to the position with it on the other page.
        self.errors = 0


class Table:
    """Two pages at one table."""

    def __init__(self, tally: Tally, seed: int, think: float) -> None:
        self._tally = tally
        self._chance = random.Random(seed)
        self._think = think
        self._sent: list[tuple[Page, int, float]] = []  # Words the other page has not seen: who, at, when.
        self._playing = False
        self._last: dict[Page, dict[str, Any]] = {}
        self._thinking: set[Page] = set()
        self.pages: list[Page] = []
        self.shown = [asyncio.Event() for _ in range(PEOPLE)]

    async def open(self, host: str, http: httpx.AsyncClient, game: str, traffic: Traffic) -> None:
        cookies = [await _cookie(http) for _ in range(PEOPLE)]
        order = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await http.post("/api/tables", json=order, headers={"cookie": cookies[0]})
        table = made.raise_for_status().json()["table"]
        joined = await http.post(f"/api/tables/{table}/join", json={}, headers={"cookie": cookies[1]})
        joined.raise_for_status()
        self.pages = [Page(host, table, cookie, traffic, self._hear) for cookie in cookies]
        for page in self.pages:
            await page.open()

    async def seen(self) -> None:
        """Both pages have a position."""
        for shown in self.shown:
            await shown.wait()

    def play(self) -> None:
        """Whoever is asked begins to think."""
        self._playing = True
        for page in self.pages:
            self._consider(page)

    def stop(self) -> None:
        self._playing = False

    def _hear(self, page: Page, frame: dict[str, Any], at: float) -> None:
        if frame["t"] == "error":
            self._tally.errors += 1
        elif frame["t"] == "people":
            self._give_luck(page, frame)
        elif frame["t"] == "position":
            page.seen = frame["seq"]
            self._last[page] = frame
            self.shown[self.pages.index(page)].set()
            self._reached(page, at)
            self._consider(page)

    def _give_luck(self, page: Page, people: dict[str, Any]) -> None:
        """Where people add to the draws: first the hash of a number, then the number."""
        number = hashlib.sha256(page.cookie.encode()).hexdigest()
        promise = hashlib.sha256(f"maniero luck {number}".encode()).hexdigest()
        for person in people["seats"]:
            if person["mine"] and people.get("luck") == "hashes" and not person["hash"]:
                page.send(t="luck", seat=person["seat"], hash=promise)
            elif person["mine"] and people.get("luck") == "numbers" and person["hash"] == promise:
                page.send(t="luck", seat=person["seat"], number=number)

    def _reached(self, page: Page, at: float) -> None:
        """A position has arrived; it may be the first the other player sees of some words."""
        for word in [word for word in self._sent if word[0] is not page and page.seen > word[1]]:
            self._sent.remove(word)
            if self._tally.counting:
                self._tally.delays.append(at - word[2])

    def _consider(self, page: Page) -> None:
        if self._playing and page not in self._thinking and self._last[page]["actions"]:
            self._thinking.add(page)
            wait = self._chance.uniform(0.5, 1.5) * self._think
            asyncio.get_running_loop().call_later(wait, self._say, page)

    def _say(self, page: Page) -> None:
        self._thinking.discard(page)
        at = self._last[page]
        if not self._playing or not at["actions"]:
            return
        word = self._chance.choice(at["actions"])["word"]
        self._sent.append((page, at["seq"], perf_counter()))
        page.send(t="play", seat=at["seat"], seq=at["seq"], word=word)


async def _cookie(http: httpx.AsyncClient) -> str:
    """A new guest."""
    answer = await http.get("/api/mine")
    http.cookies.clear()
    return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
