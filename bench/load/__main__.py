"""Many tables at once through real sockets on this machine: `python -m bench.load --tables 100 --seconds 30`.

Run it from the folder of the project.  Each table has two people with a socket each; whoever is asked
thinks for about ``--think`` seconds and says a random word.  The delay is measured from the moment a word
is sent to the moment the *other* player's page has received the position with it.  With ``--think 0``
the tables play as fast as the server can: its throughput.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

from tests.server.killing import database, free_port, start
from tests.server.running import Browser, Page

MOST_TABLES = 2000
MOST_SECONDS = 600


class Tally:
    """What was measured after the warm-up."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0
        self.delays: list[float] = []
        self.bytes = 0  # Of positions, before compression.
        self.positions = 0


class Game:
    """Two people at one table."""

    def __init__(self, tally: Tally, seed: int, think: float) -> None:
        self._tally = tally
        self._chance = random.Random(seed)
        self._think = think
        # Who spoke, at which length of the log, when; until the other has seen it.
        self._sent: list[tuple[int, int, float]] = []
        self.pages: list[Page] = []

    async def open(self, host: str, stack: AsyncExitStack) -> None:
        anna = await stack.enter_async_context(Browser(host))
        bruno = await stack.enter_async_context(Browser(host))
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        self.pages = [await stack.enter_async_context(each.page(table)) for each in (anna, bruno)]

    async def play(self, number: int) -> None:
        """One person's side, until cancelled or the game is over."""
        page, over = self.pages[number], False
        while not over:
            raw = await page.line.recv()
            at = perf_counter()
            frame = json.loads(raw)
            if frame["t"] != "position":
                continue
            over = frame["over"]
            self._hear(number, frame["seq"], len(raw), at)
            if frame["actions"]:
                await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._think)
                word = self._chance.choice(frame["actions"])["word"]
                self._sent.append((number, frame["seq"], perf_counter()))
                await page.send(t="play", seat=frame["seat"], seq=frame["seq"], word=word)

    def _hear(self, number: int, seq: int, size: int, at: float) -> None:
        """A position has arrived; it may be the first the other player sees of some words."""
        tally = self._tally
        if tally.counting:
            tally.positions += 1
            tally.bytes += size
        for word in [word for word in self._sent if number != word[0] and seq > word[1]]:
            self._sent.remove(word)
            if tally.counting:
                tally.moves += 1
                tally.delays.append(at - word[2])


def resident(pid: int) -> float:
    """Megabytes of memory a process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


async def load(tables: int, seconds: float, think: float, url: str) -> dict[str, float]:
    """Play, and what was measured."""
    port, tally = free_port(), Tally()
    process = await start(url, port)
    try:
        async with AsyncExitStack() as stack:
            host = f"127.0.0.1:{port}"
            warm = Game(tally, 0, 0)
            await warm.open(host, stack)  # The first table loads what all share.
            await warm.pages[0].next("position")
            before = resident(process.pid)
            games = [Game(tally, number + 1, think) for number in range(tables)]
            for game in games:
                await game.open(host, stack)
                for page in game.pages:
                    await page.next("position")
                    await page.send(t="hello", seen=page.position["seq"])
            memory = (resident(process.pid) - before) / tables
            players = [asyncio.create_task(game.play(number)) for game in games for number in (0, 1)]
            await asyncio.sleep(min(5.0, 2 * think + 1))
            tally.counting, begun, used = True, perf_counter(), processor(process.pid)
            await asyncio.sleep(seconds)
            tally.counting = False
            spent, used = perf_counter() - begun, processor(process.pid) - used
            for player in players:
                player.cancel()
            done = await asyncio.gather(*players, return_exceptions=True)
            failed = [error for error in done if isinstance(error, Exception)]
            later = (resident(process.pid) - before) / tables
    finally:
        process.terminate()
        await process.wait()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "think_s": think,
        "seconds": round(spent, 1),
        "failed": len(failed),
        "moves_per_s": round(tally.moves / spent, 1),
        "positions_per_s": round(tally.positions / spent, 1),
        "p50_ms": round(percentile(tally.delays, 0.5) * 1000, 1),
        "p95_ms": round(percentile(tally.delays, 0.95) * 1000, 1),
        "server_cores": round(used / spent, 2),
        "position_kB": round(tally.bytes / max(1, tally.positions) / 1000, 1),
        "MB_per_table_opened": round(memory, 3),
        "MB_per_table_played": round(later, 3),
        "server_MB": round(before, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=5, help="mean seconds a person thinks about a word")
    parser.add_argument("--database-url", default="", help="by default SQLite in a temporary folder")
    given = parser.parse_args()
    if not 1 <= given.tables <= MOST_TABLES or not 1 <= given.seconds <= MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS} seconds")
    with tempfile.TemporaryDirectory() as folder:
        url = given.database_url or database(Path(folder))
        found = asyncio.run(load(given.tables, given.seconds, given.think, url))
        sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
