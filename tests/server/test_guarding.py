"""Connections that are begun and not finished, that nobody reads, or that are too many: they are let go."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from time import sleep
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.killing import database, free_port
from tests.server.running import Browser, Running, running, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

DEADLINE = 0.3


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that does not wait for long."""
    async with running(settings(tmp_path, deadline=DEADLINE, stand_in_grace=DEADLINE)) as found:
        yield found


async def ended(house: Running, *parts: str, every: float = 0.0) -> bytes:
    """What the server answers to these parts of a request before it ends the connection."""
    reader, writer = await asyncio.open_connection(*house.host.split(":"))
    sending = asyncio.create_task(_send(writer, parts, every))
    try:
        async with asyncio.timeout(20):
            return await reader.read()
    except ConnectionResetError:
        return b""  # Ended while more of the request was on its way.
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        writer.transport.abort()


async def _send(writer: asyncio.StreamWriter, parts: tuple[str, ...], every: float) -> None:
    with suppress(OSError):
        for part in parts:
            writer.write(part.encode())
            await writer.drain()
            await asyncio.sleep(every)


HEAD = "POST /new HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"
SOCKET = "GET /ws/abcdefgh HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


@pytest.mark.parametrize(
    ("parts", "every"),
    [
        ((), 0.0),
        (("\r\n",) * 400, 0.05),
        (("GET / HTTP/1.1\r\n",), 0.0),
        (("GET / HTTP/1.1\r\n", *(f"x-{n}: {n}\r\n" for n in range(400))), 0.05),
        ((SOCKET,), 0.0),
        ((HEAD + "content-length: 1000\r\n\r\n", "game="), 0.0),
        ((HEAD + "content-length: 1000\r\n\r\n", *("a" * 400)), 0.05),
        ((HEAD + "transfer-encoding: chunked\r\n\r\n", *("1\r\na\r\n",) * 400), 0.05),
    ],
    ids=[
        "nothing",
        "empty lines",
        "half a head",
        "a slow head",
        "half a handshake",
        "half a body",
        "a slow body",
        "slow chunks",
    ],
)
async def test_half_a_request_is_not_waited_for(
    hasty: Running, parts: tuple[str, ...], every: float, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await ended(hasty, *parts, every=every)
    assert not answer or answer.startswith((b"HTTP/1.1 408", b"HTTP/1.1 403", b"HTTP/1.1 422"))
    async with hasty.browser() as anna:
        assert (await anna.http.get("/health")).status_code == 200
    assert "Traceback" not in caplog.text


async def test_several_requests_on_one_connection_are_answered(hasty: Running) -> None:
    reader, writer = await asyncio.open_connection(*hasty.host.split(":"))
    for _ in range(4):  # Longer than one request may take, with pauses between them.
        writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        assert await reader.readexactly(3) == b"ok\n"
        await asyncio.sleep(DEADLINE * 0.6)
    writer.close()
    await writer.wait_closed()


async def stalled(house: Running, browser: Browser, table: str) -> asyncio.StreamWriter:
    """A page that opens its socket by hand and never reads."""
    reader, writer = await asyncio.open_connection(*house.host.split(":"), limit=1024)
    head = SOCKET.replace("abcdefgh", table)
    rest = f"sec-websocket-version: 13\r\nsec-websocket-key: {KEY}\r\ncookie: {browser.cookie()}\r\n\r\n"
    writer.write((head + rest).encode())
    await reader.readuntil(b"\r\n\r\n")
    transport = writer.transport
    assert isinstance(transport, asyncio.ReadTransport)
    transport.pause_reading()
    return writer


def frame(**fields: object) -> bytes:
    """A frame as a browser sends it, with a mask of zeros."""
    data = json.dumps(fields).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


@pytest.mark.parametrize("floods", [True, False], ids=["with much to read", "with little to read"])
async def test_a_page_that_stops_reading_is_noticed(hasty: Running, floods: bool) -> None:
    async with hasty.browser() as anna:
        table = await anna.new_table("me", "open")
        live = await hasty.server.house.table(table)
        before = hasty.connections()
        writer = await stalled(hasty, anna, table)
        async with asyncio.timeout(20):
            while floods and live.people.watchers:
                writer.write(frame(t="hello", seen=0))
                await asyncio.sleep(0.001)
            while live.people.watchers:
                await asyncio.sleep(0.01)
        async with asyncio.timeout(20):
            while hasty.connections() > before:
                await asyncio.sleep(0.01)
        writer.transport.abort()


async def test_a_page_that_reads_slowly_is_kept(hasty: Running) -> None:
    async with hasty.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            await page.next("position")
            for _ in range(8):  # Answers to pings are enough to stay.
                await asyncio.sleep(DEADLINE * 0.6)
                await page.send(t="hello", seen=0)
                await page.next("position")


PLAIN = "import sys; sys.modules['uvloop'] = None; from maniero.cli import main; main()"


@pytest.mark.parametrize("program", [("-m", "maniero"), ("-c", PLAIN)], ids=["as it is", "without uvloop"])
def test_when_files_run_out_the_log_stays_short_and_the_server_comes_back(
    tmp_path: Path, program: tuple[str, str]
) -> None:
    port, log = free_port(), tmp_path / "log"
    command = ["prlimit", "--nofile=80:80", sys.executable, *program, "serve", "--port", str(port)]
    command += ["--log-level", "warning", "--database-url", database(tmp_path), "--rates", "100"]
    with log.open("w") as told, subprocess.Popen(command, stderr=told) as process:
        try:
            until_healthy(port)
            with ExitStack() as stack:
                for _ in range(150):
                    with suppress(OSError):
                        stack.enter_context(socket.create_connection(("127.0.0.1", port), 1))
                until_told(log)
            until_healthy(port)
        finally:
            process.terminate()
    lines = log.read_text().splitlines()
    assert 0 < len(lines) < 10, lines[-10:]
    assert "Traceback" not in log.read_text()


def test_a_server_runs_without_what_not_every_system_has(tmp_path: Path) -> None:
    without = "import sys; sys.modules |= dict.fromkeys(('uvloop', 'resource', 'redis'))"
    port = free_port()
    command = [sys.executable, "-c", f"{without}; from maniero.cli import main; main()"]
    command += ["serve", "--port", str(port), "--database-url", database(tmp_path)]
    with subprocess.Popen(command) as process:
        try:
            until_healthy(port)
        finally:
            process.terminate()


def until_healthy(port: int) -> None:
    for _ in range(600):
        with suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False).status_code == 200:
                return
        sleep(0.05)
    pytest.fail("the server does not answer")


def until_told(log: Path) -> None:
    for _ in range(100):
        if log.stat().st_size:
            return
        sleep(0.02)
