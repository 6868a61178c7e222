"""A Redis server of the tests' own: on a free port of this machine, nothing kept on the disk."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.server.killing import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator


class RedisServer:
    """It can be stopped and started again, at the same address."""

    def __init__(self) -> None:
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program is not None
        where = ("--bind", "127.0.0.1", "--port", str(self._port))
        nothing_kept = ("--save", "", "--appendonly", "no")
        self._process = subprocess.Popen([program, *where, *nothing_kept], stdout=subprocess.DEVNULL, cwd="/")
        while not self._answers():
            assert self._process.poll() is None, "redis-server did not start"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), 1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """As if its machine had failed: at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def installed() -> bool:
    return shutil.which("redis-server") is not None


@contextmanager
def redis() -> Iterator[RedisServer]:
    """An empty server that lives as long as the block."""
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()
