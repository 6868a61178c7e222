"""A page that costs next to nothing: two thousand of them must not be what is measured.

It speaks the socket's protocol by itself, as a browser would (compressed, nothing kept between messages), and
reads no pictures.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import zlib
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    Hear = Callable[["Page", dict[str, Any], float], None]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # A mask that changes nothing is a mask.
HANDSHAKE = """GET {path} HTTP/1.1\r
Host: {host}\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: {key}\r
Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover\r
Cookie: {cookie}\r
\r
"""


class Traffic:
    """What all pages have received."""

    def __init__(self) -> None:
        self.wire = 0  # Bytes.
        self.messages = 0
        self.characters = 0  # Of messages before compression, in bytes.


class Page(asyncio.Protocol):
    """One socket to a table."""

    def __init__(self, host: str, table: str, cookie: str, traffic: Traffic, hear: Hear) -> None:
        self.host = host
        self.table = table
        self.cookie = cookie
        self.seen = 0  # Entries of the log.
        self.lost = False  # The server has ended the connection.
        self._traffic = traffic
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._open = False

    async def open(self) -> None:
        """Connect; what is heard then is told to ``hear``."""
        name, _, port = self.host.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, name, int(port))

    def close(self) -> None:
        """Be gone without a word, as when a network breaks."""
        if self._transport is not None:
            self._transport.abort()
        self._transport, self._open, self.lost = None, False, False
        self._buffer.clear()

    def send(self, **frame: Any) -> None:
        self._write(TEXT, json.dumps(frame).encode())

    # ---- the protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = line = cast("asyncio.Transport", transport)
        path, key = f"/ws/{self.table}?seen={self.seen}", base64.b64encode(os.urandom(16)).decode()
        line.write(HANDSHAKE.format(path=path, host=self.host, key=key, cookie=self.cookie).encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = self._transport is not None

    def data_received(self, data: bytes) -> None:
        at = perf_counter()
        self._traffic.wire += len(data)
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head[:80])
            self._buffer, self._open = rest, True
        while (message := self._next()) is not None:
            kind, content = message
            if kind == TEXT:
                self._traffic.messages += 1
                self._traffic.characters += len(content)
                self._hear(self, json.loads(content), at)
            elif kind == PING:
                self._write(PONG, content)

    def _next(self) -> tuple[int, bytes] | None:
        """A whole message, taken from the buffer."""
        got = self._buffer
        if len(got) < 2:
            return None
        wide = {126: 2, 127: 8}.get(got[1], 0)
        start = 2 + wide
        size = int.from_bytes(got[2:start], "big") if wide else got[1]
        if len(got) < start + size:
            return None
        kind, compressed, content = got[0] & 15, got[0] & 64, bytes(got[start : start + size])
        del got[: start + size]
        if compressed:
            content = zlib.decompressobj(-15).decompress(content + b"\0\0\xff\xff")
        return kind, content

    def _write(self, kind: int, content: bytes) -> None:
        assert len(content) < 65_536
        size = (
            bytes([128 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
        )
        if self._transport is not None:
            self._transport.write(bytes([128 | kind]) + size + NO_MASK + content)
