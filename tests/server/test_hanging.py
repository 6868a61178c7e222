"""A database that hangs, is locked, read-only or full: players and hosts are told, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import asyncpg
import pytest
from sqlalchemy import text

from maniero.server.settings import with_driver
from maniero.server.store import Store, StoreError
from maniero.server.store.errors import failing
from tests.server.running import Running, level, play_on, running, settings, without_log

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

LIMIT = 1.5  # Seconds the database may take; a busy machine needs some of it for itself.


@asynccontextmanager
async def hanging(url: str) -> AsyncIterator[None]:
    """A PostgreSQL server that takes connections and says nothing."""
    line = await asyncpg.connect(url)
    others = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    pids = [row["pid"] for row in await line.fetch(others)]
    postmaster = await line.fetchval("SELECT pg_read_file('postmaster.pid', 0, 20)")
    await line.close()
    pids.append(int(postmaster.split()[0]))
    _signal(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(pids, signal.SIGCONT)


def _signal(pids: list[int], number: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # It may have ended by itself.
            os.kill(pid, number)


@asynccontextmanager
async def locked(file: Path) -> AsyncIterator[None]:
    """A SQLite file in which another program writes, and does not come to an end."""
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


async def health(house: Running) -> tuple[int, str]:
    async with house.browser() as host:
        answer = await host.http.get("/health")
        return answer.status_code, answer.text


async def test_a_hung_database_is_told_and_the_game_goes_on(postgres_url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=postgres_url, statement_timeout=LIMIT)
    async with running(chosen) as house, house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await play_on([one, two], 6)
            await level([one, two])
            turn, other = (one, two) if one.position["actions"] else (two, one)
            at = turn.position
            async with hanging(postgres_url):
                word = at["actions"][0]["word"]
                error = await turn.ask("error", t="play", seat=at["seat"], seq=at["seq"], word=word)
                assert error["code"] == "store"
                assert (await other.next("error"))["code"] == "store"  # Who waits is told as well.
                answer = await anna.http.get("/health")
                assert (answer.status_code, answer.text) == (503, "the database does not answer in time\n")
            again = await turn.next("position")
            assert without_log(again) == without_log(at)
            await turn.play()
            await play_on([one, two], 6)
            seq = one.position["seq"]
        async with anna.page(table) as page:
            assert (await page.next("position"))["seq"] >= seq
        assert await health(house) == (200, "ok\n")


async def test_a_table_that_another_session_holds(postgres_url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=postgres_url, statement_timeout=LIMIT)
    async with running(chosen) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        other = await asyncpg.connect(postgres_url)
        async with anna.page(table) as page:
            at = await page.next("position")
            async with other.transaction():
                await other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                word = at["actions"][0]["word"]
                error = await page.ask("error", t="play", seat=at["seat"], seq=at["seq"], word=word)
                assert error["code"] == "store"
            await page.play()
            assert page.position["seq"] > at["seq"]
        await other.close()


async def test_a_locked_file(tmp_path: Path) -> None:
    async with running(settings(tmp_path, statement_timeout=LIMIT)) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            at = await page.next("position")
            async with locked(tmp_path / "tables.sqlite3"):
                word = at["actions"][0]["word"]
                error = await page.ask("error", t="play", seat=at["seat"], seq=at["seq"], word=word)
                assert error["code"] == "store"
                assert await health(house) == (503, "the database does not answer in time\n")
            assert without_log(await page.next("position")) == without_log(at)
            await page.play()
        assert await health(house) == (200, "ok\n")


async def test_many_writers_wait_for_a_locked_file_no_longer_than_one(tmp_path: Path) -> None:
    store = Store(with_driver(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), LIMIT)
    await store.open()
    async with locked(tmp_path / "tables.sqlite3"), asyncio.timeout(20):
        done = await asyncio.gather(*[store.check() for _ in range(200)], return_exceptions=True)
    assert {type(error) for error in done} == {StoreError}
    await store.check()
    await store.close()


async def test_a_database_that_only_reads(postgres_url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=postgres_url)
    line = await asyncpg.connect(postgres_url)
    async with running(chosen) as house:
        await line.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
        await line.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename='postgres'"
            " AND pid <> pg_backend_pid()"
        )
        try:
            assert await health(house) == (503, "the database is read-only\n")
        finally:
            await line.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
            await line.close()


async def test_a_full_file(tmp_path: Path) -> None:
    """SQLite itself says so when it may not grow."""
    store = Store(with_driver(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
    await store.open()

    async def fill() -> None:
        async with store.writing() as connection:
            await connection.execute(text("PRAGMA max_page_count = 1"))
            await connection.execute(text("INSERT INTO keys SELECT hex(randomblob(9)), hex(zeroblob(9999))"))

    with pytest.raises(StoreError) as refused:
        await fill()
    assert failing(str(refused.value)) == "is full"
    await store.close()


@pytest.mark.parametrize("part", ["nobody@{host}/postgres", "postgres@{host}/nothing"])
async def test_a_postgres_that_lets_nobody_in(postgres_url: str, part: str) -> None:
    host = postgres_url.split("@")[1].split("/", maxsplit=1)[0]
    with pytest.raises(StoreError, match=r"the database cannot be opened: .* does not exist"):
        await Store(with_driver(f"postgresql://{part.format(host=host)}")).open()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    store = Store(with_driver(url))
    await store.open()
    try:
        async with store.writing() as connection:
            was = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreError, match="this database was made by a newer version of Maniero"):
            await Store(with_driver(url)).open()
        async with store.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = :was"), {"was": was})
    finally:
        await store.close()
