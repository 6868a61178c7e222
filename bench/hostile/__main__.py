"""Besiege a server while honest people play: `python -m bench.hostile --seconds 60 --seed 1`.

Run it from the folder of the project.  Frames and requests are spoilt in all ways that tests/server/nasty.py
knows.  It fails when a game changed that should not, when the server failed, or when its log has a traceback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path

from tests.server.hostile import Siege
from tests.server.killing import database, free_port, start

MOST_SECONDS = 3600


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


async def besiege(seconds: float, seed: int, url: str, rates: str, log: Path) -> dict[str, object]:
    port = free_port()
    with log.open("w") as told:
        process = await start(url, port, "--beat", "0", "--rates", rates, log=told)
    try:
        before = memory(process.pid)
        siege = Siege(f"127.0.0.1:{port}", seed)
        await siege.run(seconds)
        after = memory(process.pid)
    finally:
        process.terminate()
        await process.wait()
    lines = log.read_text().splitlines()
    return siege.figures() | {
        "seconds": seconds,
        "seed": seed,
        "memory_mb": [before, after],
        "lines_logged": len(lines),
        "tracebacks": sum("Traceback" in line for line in lines),
        "last_line": lines[-1] if lines else "",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rates", default="100", help="multiplies the limits, so that more comes through")
    parser.add_argument("--database-url", default="", help="by default SQLite in a temporary folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url, log = given.database_url or database(Path(folder)), Path(folder) / "log"
        seconds = min(given.seconds, MOST_SECONDS)
        found = asyncio.run(besiege(seconds, given.seed, url, given.rates, log))
        if found["wrong"] or found["tracebacks"]:
            sys.stderr.write(log.read_text())
    sys.stdout.write(json.dumps(found) + "\n")
    sys.exit(bool(found["wrong"] or found["tracebacks"]))


if __name__ == "__main__":
    main()
