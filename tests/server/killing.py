"""A server that is killed while people play, and what must be true when it comes back."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from typing import IO, TYPE_CHECKING

import httpx
from websockets.exceptions import WebSocketException

from tests.server.running import Browser, Frame, without_log

if TYPE_CHECKING:
    from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def start(
    database_url: str, port: int, *options: str, log: IO[str] | None = None
) -> asyncio.subprocess.Process:
    """The server as its host starts it, when it answers."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "maniero", "serve", "--port", str(port), "--log-level", "warning"),
        *("--database-url", database_url, *options),
        env=dict(os.environ),
        stderr=log,
    )
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        while True:
            assert process.returncode is None, "the server did not start"
            try:
                await http.get("/health")
            except httpx.HTTPError:
                await asyncio.sleep(0.02)
            else:
                return process


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'killed.sqlite3'}"


class Seen:
    """What one page was told of a game: every position is an acknowledgement."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.last: Frame = {}
        self.moves = 0  # Of this page, acknowledged.

    async def play(self) -> None:
        """Play as fast as one can until the game is over or the server is gone."""
        try:
            async with self.browser.page(self.table) as page:
                sent = -1
                while not self.last.get("over"):
                    frame = await page.receive()
                    if frame["t"] != "position":
                        continue
                    self.moves += frame["seq"] > sent >= 0
                    self.last, sent = frame, -1
                    if frame["actions"]:
                        sent = frame["seq"]
                        word = frame["actions"][(sent * 7 + 3) % len(frame["actions"])]["word"]
                        await page.send(t="play", seat=frame["seat"], seq=sent, word=word)
        except (OSError, WebSocketException):
            return  # The server is gone: that is what this is about.

    async def check(self) -> bool:
        """Nothing that was acknowledged is missing; whether the log has not even grown."""
        last = self.last
        async with self.browser.page(self.table, last["seq"]) as page:
            position = await page.next("position")
        assert position["seq"] >= last["seq"], (self.table, position["seq"], last["seq"])
        if position["seq"] == last["seq"]:
            assert without_log(position) == without_log(last)
        path = f"/api/tables/{self.table}/at/{last['moves']}?seat={last['seat']}"
        answer = await self.browser.http.get(path)
        assert answer.status_code == 200, answer.text
        then = answer.json()
        for part in ("board", "mine", "panels", "asked"):
            assert then[part] == last[part], (self.table, part)
        return bool(position["seq"] == last["seq"])
