"""Kill the server again and again while games are played: `python -m bench.kill --kills 100`.

Run it from the folder of the project.  After every SIGKILL the server is started again, and every
game must stand where its players last saw it, or further on: no acknowledged move may be missing.

With ``--servers 2`` there are two, with PostgreSQL, Redis and nginx before them (all started here unless
their addresses are given): one is killed while the other goes on, and every game must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from time import perf_counter

from bench.kill import servers

from tests.server.killing import Seen, database, free_port, start
from tests.server.postgres import postgres, programs
from tests.server.redis import redis
from tests.server.running import Browser

KINDS = [("me", "me"), ("me", "bot:random"), ("bot:greedy", "me"), ("me", "me", "bot:random")]


async def soak(kills: int, seed: int, url: str) -> dict[str, float]:
    """What came of so many kills."""
    chance, port = random.Random(seed), free_port()
    process = await start(url, port, "--beat", "0", "--rates", "100")
    starts: list[float] = []
    moves = same = grown = finished = 0
    try:
        async with AsyncExitStack() as stack:
            browsers = [await stack.enter_async_context(Browser(f"127.0.0.1:{port}")) for _ in KINDS]
            tables: list[str] = [""] * len(KINDS)
            for number in range(kills):
                for i, browser in enumerate(browsers):
                    if not tables[i]:
                        tables[i] = await browser.new_table(*KINDS[i])
                seen = [Seen(browser, table) for browser, table in zip(browsers, tables, strict=True)]
                players = [asyncio.create_task(each.play()) for each in seen]
                while not all(each.last for each in seen):
                    await asyncio.sleep(0.005)
                await asyncio.sleep(chance.uniform(0.0, 0.8))
                process.send_signal(signal.SIGKILL)
                await process.wait()
                await asyncio.gather(*players)
                begun = perf_counter()
                process = await start(url, port, "--beat", "0", "--rates", "100")
                starts.append(perf_counter() - begun)
                for i, each in enumerate(seen):
                    unchanged = await each.check()
                    same += unchanged
                    grown += not unchanged
                    moves += each.moves
                    if each.last["over"]:
                        finished += 1
                        tables[i] = ""
                sys.stderr.write(f"\r{number + 1} of {kills} kills, {moves} moves acknowledged, none lost")
            sys.stderr.write("\n")
    finally:
        process.kill()
        await process.wait()
    return {
        "kills": kills,
        "acknowledged_moves": moves,
        "lost": 0,
        "games_where_they_were": same,
        "games_one_unheard_move_further": grown,
        "games_finished": finished,
        "restart_s_median": round(sorted(starts)[len(starts) // 2], 2),
        "restart_s_max": round(max(starts), 2),
    }


def postgres_programs() -> Path:
    found = programs()
    assert found is not None, "PostgreSQL is not installed"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, choices=(1, 2))
    parser.add_argument("--database-url", default="", help="by default one of its own: SQLite or PostgreSQL")
    parser.add_argument("--redis-url", default="", help="of two servers; by default one of its own")
    given = parser.parse_args()
    with ExitStack() as stack:
        if given.servers == 1:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            found = asyncio.run(soak(given.kills, given.seed, given.database_url or database(folder)))
        else:
            url = given.database_url or stack.enter_context(postgres(postgres_programs()))
            redis_url = given.redis_url or stack.enter_context(redis()).url
            found = asyncio.run(servers.soak(given.kills, given.seed, url, redis_url))
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
