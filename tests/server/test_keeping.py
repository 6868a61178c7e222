"""What is acknowledged is kept: restarts, kills, failing stores, second writers."""

from __future__ import annotations

import asyncio
import random
import signal
from typing import TYPE_CHECKING

import pytest

from maniero.server.log import fold
from maniero.server.store import Conflict, Entry, StoreError
from tests.server.killing import Seen, database, free_port, start
from tests.server.running import Browser, Running, level, play_on, running, settings, without_log

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

KILLS = 4


async def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as house, house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await play_on([one, two], 12)
            await level([one, two])
            await two.ask("chat", t="chat", text="see you later")
            before = (one.position, two.position)
        jars = (dict(anna.http.cookies), dict(bruno.http.cookies))
    async with running(settings(tmp_path)) as house:
        for jar, position in zip(jars, before, strict=True):
            async with Browser(house.host) as again:
                again.http.cookies.clear()
                again.http.cookies.update(jar)
                async with again.page(table) as page:
                    await page.next("position")
                    assert without_log(page.position) == without_log(position)
                    lines = page.people and await house.server.store.chat(table)
                    assert [row.text for row in lines] == ["see you later"]
                assert [row["table"] for row in (await again.http.get("/api/mine")).json()] == [table]


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path, beat=0.05)) as house, house.browser() as anna:
        table = await anna.new_table("bot:random", "bot:random")
        async with anna.page(table) as page:
            await page.until(lambda position: position["moves"] > 60)
        words = [word.text for word in fold(await house.server.store.log(table))]
    async with running(settings(tmp_path)) as house, house.browser() as anna:
        # Nobody has opened the table: the server does it by itself.
        while (row := await house.server.store.table(table)) is not None and row.ended is None:
            await asyncio.sleep(0.02)
        after = [word.text for word in fold(await house.server.store.log(table))]
        assert after[: len(words)] == words
        assert (await anna.http.get(f"/api/tables/{table}/verify")).json()["verified"] is True


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    port, chance = free_port(), random.Random(4)
    process = await start(database(tmp_path), port, "--beat", "0")
    try:
        async with Browser(f"127.0.0.1:{port}") as anna, Browser(f"127.0.0.1:{port}") as bruno:
            tables = [await anna.new_table("me", "me"), await bruno.new_table("me", "bot:random")]
            for _ in range(KILLS):
                seen = [Seen(anna, tables[0]), Seen(bruno, tables[1])]
                players = [asyncio.create_task(each.play()) for each in seen]
                while not all(each.last for each in seen):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(chance.uniform(0.05, 0.6))
                process.send_signal(signal.SIGKILL)
                await process.wait()
                await asyncio.gather(*players)
                process = await start(database(tmp_path), port, "--beat", "0")
                for each in seen:
                    await each.check()
    finally:
        process.kill()
        await process.wait()


async def a_game(house: Running, browser: Browser) -> str:
    table = await browser.new_table("me", "me")
    async with browser.page(table) as page:
        await page.next("position")
        await page.play()
    return table


async def test_a_second_writer_fails_cleanly(house: Running) -> None:
    """Another process has written the next entry: nothing is acknowledged, and the page sees the truth."""
    async with house.browser() as anna:
        table = await a_game(house, anna)
        store = house.server.store
        entries = await store.log(table)
        with pytest.raises(Conflict):
            await store.append(table, len(entries) - 1, [Entry(0, "end")], [], False)
        assert await store.log(table) == entries
        async with anna.page(table) as page:
            at = await page.next("position")
            mine, other = at["actions"][0]["word"], at["actions"][1]["word"]
            await store.append(table, at["seq"], [Entry(at["seat"], other)], at["asked"], False)
            await page.send(t="play", seat=at["seat"], seq=at["seq"], word=mine)
            assert (await page.next("error"))["code"] == "stale"
            after = await page.until(lambda position: position["seq"] > at["seq"])
            assert after["moves"] >= at["moves"] + 1
        assert (await store.log(table))[at["seq"]].text == other


async def test_a_failing_store_acknowledges_nothing(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.browser() as anna:
        table = await a_game(house, anna)
        async with anna.page(table) as page:
            at = await page.next("position")

            async def fail(*rest: object) -> None:
                raise StoreError("the disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(house.server.store, "append", fail)
                word = at["actions"][0]["word"]
                error = await page.ask("error", t="play", seat=at["seat"], seq=at["seq"], word=word)
                assert error["code"] == "store"
                again = await page.ask("position", t="hello", seen=at["seq"])
                assert without_log(again) == without_log(at)
            await page.play()
            assert page.position["seq"] > at["seq"]


async def test_two_servers_on_one_database(tmp_path: Path) -> None:
    """Both may read and write; the one that was late looks again."""
    async with running(settings(tmp_path)) as one, running(settings(tmp_path)) as two, one.browser() as anna:
        table = await anna.new_table("me", "me")
        other = Browser(two.host)
        other.http.cookies.update(dict(anna.http.cookies))
        async with anna.page(table) as here, other.page(table) as there:
            await here.next("position")
            await there.next("position")
            await here.play()
            at = there.position
            word = at["actions"][0]["word"]
            error = await there.ask("error", t="play", seat=at["seat"], seq=at["seq"], word=word)
            assert error["code"] == "stale"
            await there.until(lambda position: position["seq"] == here.position["seq"])
            assert without_log(there.position) == without_log(here.position)
        await other.http.aclose()
