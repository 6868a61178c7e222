"""A server in a process of its own, and what it uses of the machine."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """The server."""

    def __init__(self, pid: int, host: str) -> None:
        self.host = host
        self._folder = Path(f"/proc/{pid}")

    def memory(self) -> float:
        """Megabytes."""
        for line in (self._folder / "status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = (self._folder / "stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK


@asynccontextmanager
async def served(database_url: str, *more: str) -> AsyncIterator[Process]:
    """A server that answers, for as long as the block runs."""
    port = free_port()
    command = (sys.executable, "-m", "bench.load.serving", str(port), database_url, *more)
    process = await asyncio.create_subprocess_exec(*command, env=dict(os.environ))
    try:
        async with httpx.AsyncClient(trust_env=False) as http:
            while True:
                assert process.returncode is None, "the server did not start"
                try:
                    await http.get(f"http://127.0.0.1:{port}/health")
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
        yield Process(process.pid, f"127.0.0.1:{port}")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
