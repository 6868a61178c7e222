"""Many tables at once through real sockets on this machine: `python -m bench.load --tables 100 --seconds 30`.

Run it from the folder of the project.  Each table has two people with a socket each; whoever is asked
thinks for about ``--think`` seconds and says a random word.  The delay is measured from the moment a word
is sent to the moment the *other* player's page has received the position with it.  With ``--think 0``
the tables play as fast as the server can: its throughput.  ``--reconnect N`` then breaks N sockets and opens
them again at once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import httpx
import uvicorn
from bench.load.page import Traffic
from bench.load.process import Process, served
from bench.load.tables import PEOPLE, Table, Tally

from maniero.games import GAMES

MOST_TABLES = 2000
MOST_SECONDS = 600
AGAIN = 0.5  # Seconds after which a page that was sent away tries again.
AT_ONCE = 8  # Tables that are opened at the same time.

Figures = dict[str, float | str]


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def milliseconds(values: list[float]) -> Figures:
    return {f"p{share}_ms": round(percentile(values, share / 100) * 1000, 1) for share in (50, 95, 99)}


async def open_all(tables: list[Table], process: Process, game: str, traffic: Traffic) -> None:
    """Let everybody sit down."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table, http: httpx.AsyncClient) -> None:
        async with few:
            await table.open(process.host, http, game, traffic)
            await table.seen()

    async with httpx.AsyncClient(
        base_url=f"http://{process.host}", timeout=60, verify=False, trust_env=False
    ) as http:
        await asyncio.gather(*(one(table, http) for table in tables))


async def play(
    tables: list[Table], process: Process, tally: Tally, traffic: Traffic, given: argparse.Namespace
) -> Figures:
    """Play for a while, and what was measured after the warm-up."""
    for table in tables:
        table.play()
    await asyncio.sleep(min(5.0, 2 * given.think + 1))
    tally.counting, begun, used = True, perf_counter(), process.processor()
    before = (traffic.wire, traffic.characters, traffic.messages)
    await asyncio.sleep(given.seconds)
    tally.counting = False
    spent, used = perf_counter() - begun, process.processor() - used
    wire, characters, messages = (
        now - then
        for now, then in zip((traffic.wire, traffic.characters, traffic.messages), before, strict=True)
    )
    for table in tables:
        table.stop()
    moves = max(1, len(tally.delays))
    return {
        "seconds": round(spent, 1),
        "moves_per_s": round(len(tally.delays) / spent, 1),
        **milliseconds(tally.delays),
        "server_cores": round(used / spent, 2),
        "moves_per_core_s": round(moves / used, 1),
        "wire_bytes_per_move": round(wire / moves),
        "bytes_per_move": round(characters / moves),
        "messages_per_move": round(messages / moves, 2),
    }


async def reconnect(tables: list[Table], process: Process, tally: Tally, sockets: int) -> Figures:
    """Break so many sockets and open them again at once, until each has its position."""
    broken = [(table, number) for table in tables for number in range(PEOPLE)][:sockets]
    await asyncio.sleep(1)
    for table, number in broken:
        table.pages[number].close()
        table.shown[number].clear()
    await asyncio.sleep(1)
    begun, used, took = perf_counter(), process.processor(), []

    async def back(table: Table, number: int) -> None:
        page, shown = table.pages[number], table.shown[number]
        await page.open()
        while not shown.is_set():
            if page.lost:  # Sent away: as a page does, it tries again.
                page.close()
                tally.errors += 1
                await page.open()
            with suppress(TimeoutError):
                await asyncio.wait_for(shown.wait(), AGAIN)
        took.append(perf_counter() - begun)

    await asyncio.gather(*(back(table, number) for table, number in broken))
    return {
        "reconnected": len(took),
        "reconnect_s": round(max(took), 2),
        "reconnect_p50_s": round(percentile(took, 0.5), 2),
        "reconnect_core_s": round(process.processor() - used, 2),
    }


async def load(given: argparse.Namespace, url: str) -> Figures:
    tally, traffic = Tally(), Traffic()
    async with served(url) as process:
        warm = [Table(tally, 0, 0)]
        await open_all(warm, process, given.game, traffic)  # The first table loads what all share.
        before = process.memory()
        tables = [Table(tally, number + 1, given.think) for number in range(given.tables)]
        begun = perf_counter()
        await open_all(tables, process, given.game, traffic)
        opened, took = process.memory() - before, perf_counter() - begun
        found: Figures = {"game": given.game, "tables": given.tables, "think_s": given.think}
        found["open_s"] = round(took, 1)
        found |= await play(tables, process, tally, traffic, given)
        found["MB_per_table_opened"] = round(opened / given.tables, 3)
        found["MB_per_table_played"] = round((process.memory() - before) / given.tables, 3)
        found["server_MB"] = round(before, 1)
        if given.reconnect:
            found |= await reconnect(tables, process, tally, given.reconnect)
        found["errors"] = tally.errors
        found["lost"] = sum(page.lost for table in tables for page in table.pages)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=5, help="mean seconds a person thinks about a word")
    parser.add_argument("--reconnect", type=int, default=0, help="sockets to break and open again at once")
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--database-url", default="", help="by default SQLite in a temporary folder")
    given = parser.parse_args()
    if not 1 <= given.tables <= MOST_TABLES or not 1 <= given.seconds <= MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS} seconds")
    loop = uvicorn.Config("").get_loop_factory()  # uvloop where it is installed.
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=loop) as runner:
        url = given.database_url or f"sqlite:///{Path(folder) / 'load.sqlite3'}"
        sys.stdout.write(json.dumps(runner.run(load(given, url))) + "\n")


if __name__ == "__main__":
    main()
