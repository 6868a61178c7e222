"""How long a server takes to start with many games that go on, and how much memory it needs.

    python -m bench.start 4000 100

Games between a person and a bot; in the second number of them the bot is asked.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from sqlalchemy import func, insert, select

from maniero.games import find
from maniero.kernel.rng import Rng
from maniero.server.new_tables import new_id, new_row
from maniero.server.settings import Settings
from maniero.server.store import SeatRow, Store
from maniero.server.store.models import log, seats, tables
from maniero.server.store.rows import BOT, HUMAN, TAKEN
from maniero.table import Table
from tests.server.killing import free_port, start

GAME, MOVES = find("carcassonne"), 60


def middle(asked: int) -> Table:
    """A game in which this seat is asked."""
    table, rng = Table(GAME, ["Anna", "Bot"]), Rng(1)
    while len(table.moves) < MOVES or table.state.actors() != [asked]:
        seat = table.state.actors()[0]
        legal = table.legal(seat)
        table.play(seat, legal[rng.below(len(legal))].text)
    return table


async def fill(url: str, games: int, waiting: int) -> None:
    store = Store(url)
    await store.open()
    for first in range(0, games, 500):
        rows, places, entries = [], [], []
        for number in range(first, min(first + 500, games)):
            game = BOTS if number < waiting else PEOPLE
            row = new_row(GAME, 2, game.options, True, "bench")
            row.started, asked = row.created, game.state.actors()[0]
            rows.append(vars(row) | {"options": "{}", "asked": str(asked)})
            for seat, kind in enumerate((HUMAN, BOT)):
                places.append(vars(SeatRow(row.id, seat, kind, None, "random", str(seat), new_id(), TAKEN)))
            entries += [
                {"table": row.id, "seq": seq, "seat": move.seat, "entry": move.text, "at": 0}
                for seq, move in enumerate(game.moves)
            ]
        async with store.writing() as connection:
            await connection.execute(insert(tables), rows)
            await connection.execute(insert(seats), places)
            await connection.execute(insert(log), entries)
    await store.close()


def memory(pid: int) -> float:
    """Megabytes in use."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def left(store: Store) -> int:
    """Games in which the bot is still asked."""
    async with store.reading() as connection:
        query = select(func.count()).where(tables.c.asked == "1", tables.c.ended.is_(None))
        return int(await connection.scalar(query.select_from(tables)) or 0)


async def main(games: int, waiting: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        plain = f"sqlite:///{Path(folder) / 'start.sqlite3'}"
        url = Settings(database_url=plain).database()
        await fill(url, games, waiting)
        store, at = Store(url), perf_counter()
        process = await start(plain, free_port(), "--beat", "0")
        told = f"{games} games, {waiting} wait for a bot: answers after {perf_counter() - at:.1f} s"
        most = memory(process.pid)
        while await left(store):
            most = max(most, memory(process.pid))
            await asyncio.sleep(0.1)
        told += f", all bots have moved after {perf_counter() - at:.1f} s, at most {most:.0f} MB"
        await asyncio.sleep(8)
        sys.stdout.write(f"{told}, then {memory(process.pid):.0f} MB\n")
        process.terminate()
        await process.wait()
        await store.close()


BOTS, PEOPLE = middle(1), middle(0)
asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
