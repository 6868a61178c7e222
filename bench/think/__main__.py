"""How long bots think at real tables, and what a person notices of it: `python -m bench.think --seconds 30`.

Run it from the folder of the project.  One person clicks against an Apprentice, first alone, then while
``--tables`` others play against Masters (``--level``).  Bots keep no beat here, so that only thought is
measured: an *answer* is one question to a bot, a *turn* all that it is asked until somebody else is, and
a *click* the time from a word that the person sends to the position with it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from time import perf_counter

import httpx
from bench.load.page import Traffic
from bench.load.process import Process, served
from bench.think.tables import Measured, Table

from maniero.bots.levels import APPRENTICE, LEVELS, MASTER
from maniero.games import GAMES

Figures = dict[str, float | str | int]
WARM = 3.0  # Seconds that are not measured: processes start, and load what they need.


def figures(name: str, values: list[float]) -> Figures:
    """Median and 95th percentile, in milliseconds."""
    ordered = sorted(values)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else -1

    return {"what": name, "count": len(values), "p50_ms": at(0.5), "p95_ms": at(0.95)}


async def opened(process: Process, level: str, game: str, number: int, pause: float) -> Table:
    async with httpx.AsyncClient(base_url=f"http://{process.host}", timeout=60, trust_env=False) as http:
        table = Table(level, number, pause)
        await table.open(process.host, http, game, Traffic())
        return table


async def measured(process: Process, tables: list[Table], seconds: float) -> dict[str, Measured]:
    """Let everybody play for a while; by level what it took."""
    for table in tables:
        table.play()
    await asyncio.sleep(WARM)
    for table in tables:
        table.measured = Measured()
    await asyncio.sleep(seconds)
    found: defaultdict[str, Measured] = defaultdict(Measured)
    for table in tables:
        found[table.level].add(table.measured)
    return found


async def think(given: argparse.Namespace, url: str) -> list[Figures]:
    rows: list[Figures] = []
    async with served(url, "0") as process:
        person = await opened(process, APPRENTICE, given.game, 0, given.pause)
        alone = await measured(process, [person], given.seconds)
        rows.append(figures("click, nobody else thinks", alone[APPRENTICE].clicks))
        others = [
            await opened(process, given.level, given.game, number + 1, given.pause)
            for number in range(given.tables)
        ]
        begun, used = perf_counter(), process.processor()
        together = await measured(process, [person, *others], given.seconds)
        share = (process.processor() - used) / (perf_counter() - begun)
        rows.append(figures(f"click, {given.tables} tables of {given.level}", together[APPRENTICE].clicks))
        for level, found in sorted(together.items()):
            rows.append(figures(f"{level}: answer", found.answers))
            rows.append(figures(f"{level}: turn", found.turns))
        rows.append({"what": "cores used by the server itself", "count": round(share, 2)})
        for table in (person, *others):
            table.stop()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30, help="of each of the two measurements")
    parser.add_argument("--level", choices=LEVELS, default=MASTER)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds a person thinks about a word")
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(think(given, f"sqlite:///{Path(folder) / 'think.sqlite3'}"))
    for row in rows:
        sys.stdout.write(json.dumps({"game": given.game, **row}) + "\n")


if __name__ == "__main__":
    main()
