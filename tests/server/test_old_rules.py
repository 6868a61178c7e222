"""Games of older rules or component files stay readable, and those of a corrected file are played with it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from maniero.games import find
from maniero.kernel.luck import luck_text
from maniero.kernel.record import parse_record
from maniero.server.problems import Problem
from maniero.server.store.models import log, tables
from maniero.table import OldRecordError, replay
from maniero.table.chain import chain_of
from tests.server.killing import database, free_port, start
from tests.server.running import Browser, Running, fast_forward, running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

QUICK = "castles"
SHORT = "carcassonne"


async def change(house: Running, table: str, **values: Any) -> None:
    """Make a table one of another day."""
    async with house.server.store.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(**values))
    with suppress(Problem):
        live = await house.server.house.table(table)
        live.forget()  # As after a restart.


async def a_game(house: Running, anna: Browser, over: bool) -> str:
    await anna.http.put("/api/me", json={"name": "Anna"})
    table = await anna.new_table("me", "me", game=QUICK, options={})
    if over:
        await fast_forward(house, table)
        (await house.server.house.table(table)).forget()
    return table


async def test_a_finished_game_of_older_rules_is_read(house: Running) -> None:
    async with house.browser() as anna, house.browser("it") as stranger:
        table = await a_game(house, anna, over=True)
        before = parse_record((await anna.http.get(f"/api/tables/{table}/record")).text)
        points, winners = before.result.split(",")
        await change(house, table, rules=0, result=before.result)
        page = await stranger.http.get(f"/t/{table}")
        assert page.status_code == 200
        assert "Anna" in page.text
        assert "regole più vecchie" in page.text
        assert "ha vinto" in page.text or "lost" in winners
        for number in points.split():
            assert f"{number} punt" in page.text
        assert page.text.count("<li><b>") >= len(before.moves)
        assert before.moves[-1].text in page.text
        record = parse_record((await stranger.http.get(f"/api/tables/{table}/record")).text)
        assert [(move.seat, move.text) for move in record.moves] == [
            (move.seat, move.text) for move in before.moves
        ]
        assert (record.rules, record.result, record.seed) == (0, before.result, before.seed)
        assert luck_text(record.luck) == luck_text(before.luck) != ""  # Or its draws could not be verified.
        assert record.chain == chain_of(record).closing(before.names, before.result)
        with pytest.raises(OldRecordError):
            replay(record)
        assert (await stranger.http.get(f"/api/tables/{table}/at/0")).status_code == 410


async def test_a_running_game_of_older_rules_says_so_kindly(house: Running) -> None:
    async with house.browser() as anna, house.browser() as stranger:
        table = await a_game(house, anna, over=False)
        await change(house, table, rules=0)
        page = (await anna.http.get(f"/t/{table}")).text
        assert "cannot go on" in page
        assert "Anna set the table" in page
        assert f"/new?game={QUICK}" in page
        assert "Move by move" in page
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert "\nseed: " not in record
        assert parse_record(record).moves
        # Who does not sit there reads nothing that may be secret.
        assert "Move by move" not in (await stranger.http.get(f"/t/{table}")).text
        assert not parse_record((await stranger.http.get(f"/api/tables/{table}/record")).text).moves
        [listed] = (await anna.http.get("/api/mine")).json()
        assert (listed["old"], listed["my_turn"]) == (True, False)
        assert f"/t/{table}" in (await anna.http.get("/")).text
        async with anna.page(table) as line:
            assert (await line.next("error"))["code"] == "old-rules"
            with pytest.raises(ConnectionClosed) as ended:
                await line.receive()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4404  # The page does not come back.


async def test_a_game_that_is_not_in_the_catalogue_any_more(house: Running) -> None:
    async with house.browser() as anna:
        table = await a_game(house, anna, over=True)
        await change(house, table, game="ludo")
        assert "Ludo" in (await anna.http.get(f"/t/{table}")).text
        assert "Ludo" in (await anna.http.get("/")).text
        assert (await anna.http.get(f"/api/tables/{table}/record")).text.startswith("Maniero record")


async def test_words_that_do_not_replay_are_read(house: Running, tmp_path: Path) -> None:
    async with house.browser() as anna:
        table = await a_game(house, anna, over=True)
        async with house.server.store.writing() as connection:
            first = (log.c.table == table) & (log.c.seq == 0)
            await connection.execute(update(log).where(first).values(entry="a-word-of-yore"))
    async with running(settings(tmp_path)) as later, later.browser() as bruno:
        assert "a-word-of-yore" in (await bruno.http.get(f"/t/{table}")).text
        assert "a-word-of-yore" in (await bruno.http.get(f"/api/tables/{table}/record")).text


async def test_a_table_keeps_its_component_file(tmp_path: Path) -> None:
    """Set with a corrected file, played on, forked and replayed when the server has another one."""
    corrected = tmp_path / "castle.toml"
    corrected.write_text(find(SHORT).component_file().replace("[tiles.B0", "[tiles.X0"))
    port = free_port()
    server = await start(database(tmp_path), port, "--components", f"{SHORT}={corrected}", "--beat", "0")
    try:
        async with Browser(f"127.0.0.1:{port}") as anna:
            table = await anna.new_table("me", "bot:random", game=SHORT)
            async with anna.page(table) as page:
                await page.next("position")
            jar = dict(anna.http.cookies)
    finally:
        server.terminate()
        await server.wait()
    kept = find(SHORT).box(str(corrected)).fingerprint
    chosen = settings(tmp_path, database_url=database(tmp_path))
    async with running(chosen) as house, Browser(house.host) as anna:
        anna.http.cookies.clear()
        anna.http.cookies.update(jar)
        async with anna.page(table) as page:
            await page.next("position")
            while not page.position["over"]:
                await page.until(lambda position: position["actions"] or position["over"])
                if not page.position["over"]:
                    await page.play()
        assert (await anna.http.get(f"/api/tables/{table}/verify")).json()["verified"] is True
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert kept in record
        assert "draw-X0" in record
        assert (await anna.http.get(f"/api/tables/{table}/at/9")).status_code == 200
        fork = (await anna.http.post(f"/api/tables/{table}/fork", json={"moves": 9, "seat": 0})).json()[
            "table"
        ]
        rematch = (await anna.http.post(f"/api/tables/{table}/rematch")).json()["table"]
        of_fork, of_rematch = [await house.server.store.table(id) for id in (fork, rematch)]
        assert of_fork is not None
        assert of_rematch is not None
        assert of_fork.components == kept
        assert of_rematch.components == find(SHORT).box().fingerprint
