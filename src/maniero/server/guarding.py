"""Connections that are begun and not finished, or that nobody reads, are let go; too many are turned away."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from maniero.server.open_files import most_connections

if TYPE_CHECKING:
    import uvicorn

HIGH_WATER: Final = 65_536  # Bytes: while more wait to be read, nothing is added to them.
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
SELDOM: Final = 10.0  # Seconds between two lines about the same.


class Seldom(logging.Filter):
    """Others' mistakes are told now and then, in one line: nobody can fill the log with them."""

    def __init__(self) -> None:
        super().__init__()
        self._told: Final[dict[str, float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.msg.startswith(("Invalid ", "Unsupported ", "Turned away")):
            return True
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        at = monotonic()
        if at - self._told.get(record.msg, -SELDOM) < SELDOM:
            return False
        self._told[record.msg] = at
        return True


LOGGER: Final = logging.getLogger("uvicorn.error.line")
LOGGER.addFilter(Seldom())


def deadline(config: uvicorn.Config) -> float:
    """How long anything may take."""
    seconds: float = config.app.state.server.settings.deadline  # type: ignore[union-attr]
    return seconds


class Reading:
    """Looks now and then whether the other end takes anything of what waits for it."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport: Final = transport
        self._seconds: Final = seconds
        self._left = 0  # Bytes, at the last look.
        self._timer = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        left = self._transport.get_write_buffer_size()
        waits = left > HIGH_WATER or self._transport.is_closing()
        if waits and left >= self._left > 0:
            self._transport.abort()  # To close it would mean to wait for the reader once more.
            return
        self._left = left
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def stop(self) -> None:
        self._timer.cancel()


class RequestProtocol(HttpToolsProtocol):
    """Uvicorn's protocol, with a deadline for the head and for the body of a request."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = LOGGER
        self._deadline: Final = deadline(self.config)
        self._timer: asyncio.TimerHandle | None = None
        self._reading: Reading | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            LOGGER.warning("Turned away: %d connections are open", len(self.connections))
            transport.abort()
            return
        self._reading = Reading(transport, self._deadline / 2)
        self._expect(self._deadline)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._expect(self._deadline)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._expect(2 * self._deadline)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._done()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float) -> None:
        self._done()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._done()
        if self._reading is not None:
            self._reading.stop()

    def _too_late(self) -> None:
        answering = self.cycle is not None and self.cycle.response_started
        if not answering or self.cycle.response_complete:
            self.transport.write(TOO_LATE)
        self.transport.close()
