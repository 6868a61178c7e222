"""One of several servers is killed: the others go on with its games, its bots and its people."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from bench.kill.servers import soak

from maniero.games import find
from maniero.server.settings import with_driver
from maniero.server.store import Store
from tests.server.killing import free_port, start
from tests.server.nginx import program
from tests.server.running import PATIENCE, Browser, play_on

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.redis import RedisServer

pytestmark = pytest.mark.anyio

SLOW = ("--beat", "10")  # Its bots sit there for ten seconds before they move.
QUICK = ("--beat", "0")


class Killable:
    """A server of its own process."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.host = f"127.0.0.1:{port}"

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def figure(self, name: str) -> float:
        """One of its metrics."""
        async with httpx.AsyncClient(base_url=f"http://{self.host}") as http:
            lines = (await http.get("/metrics")).text.splitlines()
        return float(next(line for line in lines if line.startswith(f"maniero_{name} ")).split()[1])


@asynccontextmanager
async def killable(database: str, redis: RedisServer, *options: str) -> AsyncIterator[Killable]:
    port = free_port()
    process = await start(database, port, "--redis-url", redis.url, *options)
    try:
        yield Killable(process, port)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def until_moved(database: str, table: str, moves: int) -> None:
    """Until the store has more moves; nobody looks at the table meanwhile."""
    store = Store(with_driver(database))
    try:
        async with asyncio.timeout(PATIENCE):
            while len(await store.log(table)) <= moves:
                await asyncio.sleep(0.02)
    finally:
        await store.close()


async def test_another_server_plays_for_the_bots_of_a_dead_one(
    postgres_url: str, redis_server: RedisServer
) -> None:
    async with (
        killable(postgres_url, redis_server, *SLOW) as one,
        killable(postgres_url, redis_server, *QUICK) as two,
        Browser(one.host) as anna,
        Browser(two.host) as bruno,
    ):
        table = await anna.new_table("me", "bot:random")
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(anna.page(table))
            await here.until(lambda position: position["started"])
            while not here.position["over"] and 1 not in here.position["asked"]:
                await here.play()
            while not await one.figure("leases"):
                await asyncio.sleep(0.02)
            there = await stack.enter_async_context(bruno.page(table))
            await there.until(lambda position: position["seq"] == here.position["seq"])
            await there.people_until(lambda people: people["seats"][0]["online"])
            await one.kill()
            await there.until(lambda position: position["seq"] > here.position["seq"])
            await there.people_until(lambda people: not people["seats"][0]["online"])
        anna.host = two.host
        async with anna.page(table) as again:
            await again.next("position")
            assert await play_on([again], 10) == 10


async def test_games_that_nobody_looks_at_go_on(postgres_url: str, redis_server: RedisServer) -> None:
    async with (
        killable(postgres_url, redis_server, *SLOW) as one,
        killable(postgres_url, redis_server, *QUICK),
        Browser(one.host) as anna,
    ):
        table = await anna.new_table("bot:random", "bot:random")
        store = Store(with_driver(postgres_url))
        moves = len(await store.log(table))
        await store.close()
        await one.kill()
        await until_moved(postgres_url, table, moves + 5)


async def test_games_go_on_behind_a_proxy(postgres_url: str, redis_server: RedisServer) -> None:
    """As `python -m bench.kill --servers 2` does it many times, with the proxy of docs/scaling.md."""
    if program() is None:
        pytest.skip("nginx is not installed (Debian: apt-get install nginx-light)")
    found = await soak(1, 2, postgres_url, redis_server.url)
    assert (found["kills"], found["lost"], found["stuck"]) == (1, 0, 0)
    assert found["acknowledged_moves"] > 0


async def test_servers_with_other_components_play_one_game(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    """In the middle of an upgrade: a table keeps the components it was set with, at every server."""
    file = tmp_path / "castle.toml"
    file.write_text(find("carcassonne").component_file().replace("[tiles.B0", "[tiles.X0"))
    async with (
        killable(postgres_url, redis_server, *QUICK) as one,
        killable(postgres_url, redis_server, *QUICK, "--components", f"carcassonne={file}") as two,
        Browser(one.host) as anna,
        Browser(two.host) as bruno,
    ):
        table = await anna.new_table("me", "open", game="carcassonne")
        await bruno.join(table)
        async with anna.page(table) as here, bruno.page(table) as there:
            for page in (here, there):
                await page.until(lambda position: position["started"])
            await play_on([here, there], 300)
            assert here.position["over"]
        for browser in (anna, bruno):
            assert (await browser.http.get(f"/api/tables/{table}/verify")).json()["verified"] is True
            record = (await browser.http.get(f"/api/tables/{table}/record")).text
            assert "draw-B0" in record
            assert "draw-X0" not in record


# ---- workers


def workers_of(pid: int) -> list[int]:
    """The processes of its workers."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def test_two_workers_by_the_command(postgres_url: str, redis_server: RedisServer) -> None:
    async with killable(postgres_url, redis_server, *QUICK, "--workers", "2") as parent:
        pid = parent.process.pid
        while len(workers := workers_of(pid)) < 2:
            await asyncio.sleep(0.02)
        async with Browser(parent.host) as anna, Browser(parent.host) as bruno:
            table = await anna.new_table("me", "open", "bot:random")
            await bruno.join(table, 1)
            async with anna.page(table) as one, bruno.page(table) as two:
                for page in (one, two):
                    await page.until(lambda position: position["started"])
                await play_on([one, two], 20)
            await asyncio.to_thread(subprocess.run, ["kill", "-KILL", str(workers[0])], check=True)
            async with asyncio.timeout(PATIENCE):
                while len(set(workers_of(pid)) - {workers[0]}) < 2:
                    await asyncio.sleep(0.02)
            async with anna.page(table) as one, bruno.page(table) as two:
                for page in (one, two):
                    await page.until(lambda position: position["started"])
                await play_on([one, two], 6)
        left = workers_of(pid)
        parent.process.send_signal(signal.SIGTERM)
        assert await parent.process.wait() == 0
        assert not any(Path(f"/proc/{worker}").exists() for worker in left)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ((), "--database-url postgresql://"),
        (("--database-url", "postgresql://127.0.0.1/none"), "--redis-url"),
        (("--redis-url", "redis://127.0.0.1:1/0"), "--database-url postgresql://"),
    ],
)
def test_workers_need_what_they_share(tmp_path: Path, options: tuple[str, ...], reason: str) -> None:
    command = [sys.executable, "-m", "maniero", "serve", "--workers", "2", *options]
    if "--database-url" not in options:
        command += ["--database-url", f"sqlite:///{tmp_path / 'one.sqlite3'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert reason in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
