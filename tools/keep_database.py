"""Keeps a database of this version: the tests bring it to the schema of every later one.

    PYTHONPATH=src:. python tools/keep_database.py tests/server/kept/v0003.sql

Needed once for each migration, before the next one is written.  It sets tables of all games on a real
server, some over, some going on, and writes all rows as statements that SQLite and PostgreSQL both read.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from typing import Any

import maniero.server
from maniero.games import GAMES
from tests.server.running import Browser, Running, fast_forward, play_on, running, settings

MIGRATIONS = Path(maniero.server.__file__).parent / "store" / "migrations" / "versions"
QUICK = "castles"  # The game with the fewest moves.
TEAMS = {"duchy": "12a"}  # Of Burgundy: two play together against two.


async def play(house: Running) -> None:
    """Games in every state that a server may be left in."""
    async with house.browser() as anna, house.browser("it") as bruno:
        await anna.http.put("/api/me", json={"name": "Anna"})
        await bruno.http.put("/api/me", json={"name": "Bruno"})
        await finished(house, anna, bruno)
        for game in GAMES:
            table = await anna.new_table("me", "bot:random", game=game)
            async with anna.page(table) as page:
                await page.next("position")
                await play_on([page], 4)
        await taken_back(anna)
        await anna.new_table("me", "open", game=QUICK, private=False)
        await anna.new_table("me", "link", game="council")
        if (MIGRATIONS / "v0002_tournaments.py").exists():
            await tournaments(house, anna, bruno)
        if (MIGRATIONS / "v0003_team_chat.py").exists():
            await team(anna, bruno)


async def finished(house: Running, anna: Browser, bruno: Browser) -> None:
    """Two games that are over, one of them with a rematch and another try from its middle."""
    for game in (QUICK, "carcassonne"):
        table = await anna.new_table("me", "open", game=game)
        await bruno.join(table)
        async with anna.page(table) as page, bruno.page(table) as other:
            await page.next("position")
            await page.ask("chat", t="chat", text="Good luck, Bruno; it's O'Hara's table")
            await other.ask("chat", t="chat", text="Buona fortuna! è bello")
        await fast_forward(house, table)
    await anna.http.post(f"/api/tables/{table}/rematch")
    await anna.http.post(f"/api/tables/{table}/fork", json={"moves": 20, "seat": 1})


async def taken_back(anna: Browser) -> None:
    """Two at one device; a move is taken back."""
    table = await anna.new_table("me", "me", game="council")
    async with anna.page(table) as page:
        await page.next("position")
        while not page.position["undo"]["step"]:
            await page.play()
        at = page.position
        await page.send(t="undo", seat=at["seat"], seq=at["seq"], moves=at["undo"]["step"])
        await page.until(lambda position: position["seq"] > at["seq"])


async def tournaments(house: Running, anna: Browser, bruno: Browser) -> None:
    """A cup whose first round is over."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot"}]
    order = {"game": QUICK, "kind": "cup", "seats": seats, "private": False}
    tournament = (await anna.http.post("/api/tournaments", json=order)).json()["tournament"]
    await bruno.http.post(f"/api/tournaments/{tournament}/join")
    shown: dict[str, Any] = {"played": []}
    while not shown["played"]:
        shown = (await anna.http.get(f"/api/tournaments/{tournament}")).json()
    for game in shown["played"][0]["games"]:
        if not game["points"]:
            await fast_forward(house, game["table"])
    while len(shown["played"]) < 2:
        shown = (await anna.http.get(f"/api/tournaments/{tournament}")).json()


async def team(anna: Browser, bruno: Browser) -> None:
    table = await anna.new_table("me", "bot:random", "open", "bot:random", game="burgundy", options=TEAMS)
    await bruno.join(table)
    async with anna.page(table) as page, bruno.page(table) as other:
        await page.next("position")
        await page.ask("chat", t="chat", text="only for you", team=True)
        await other.next("position")


def statements(file: Path) -> list[str]:
    """Schema and rows; those of one table of the house stand together."""
    database = sqlite3.connect(file)
    names = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND type = ? ORDER BY rowid"
    lines: list[str] = []
    for name, sql in database.execute(names, ("table",)).fetchall():
        # SQLite calls them 0 and 1, PostgreSQL takes only their names.
        schema = sql.replace("BOOLEAN DEFAULT 0", "BOOLEAN DEFAULT FALSE")
        lines.append(f"{schema};")
        columns = [(row[1], row[2]) for row in database.execute(f'PRAGMA table_info("{name}")')]
        rows = database.execute(f'SELECT * FROM "{name}" ORDER BY rowid').fetchall()
        for _table, some in groupby(rows, key=lambda row: row[0] if name == "log" else None):
            values = ",\n".join(
                "("
                + ",".join(literal(value, kind) for value, (_, kind) in zip(row, columns, strict=True))
                + ")"
                for row in some
            )
            lines.append(f'INSERT INTO "{name}" VALUES\n{values};')
    lines += [f"{sql};" for _name, sql in database.execute(names, ("index",))]
    return lines


def literal(value: Any, kind: str) -> str:
    if kind == "BOOLEAN":
        return "TRUE" if value else "FALSE"
    if value is None:
        return "NULL"
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


async def main(to: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with running(settings(Path(folder))) as house:
            await play(house)
        # A slow beat: a bot is asked when the server ends.
        async with running(settings(Path(folder), beat=3600.0)) as house, house.browser() as anna:
            for game in (QUICK, "council"):
                await anna.new_table("bot:random", "bot:random", game=game)
        to.write_text("\n".join(statements(Path(folder) / "tables.sqlite3")) + "\n", encoding="utf-8")


asyncio.run(main(Path(sys.argv[1])))
