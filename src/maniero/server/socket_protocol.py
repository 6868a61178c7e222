"""The socket's protocol: compression that takes little time, and no memory between two messages.

Patched positions are short: what came before would hardly help to compress them, and nothing of it is kept.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from maniero.server.guarding import LOGGER, Reading, deadline

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Sequence

    from websockets.extensions import Extension
    from websockets.frames import Frame
    from websockets.typing import ExtensionParameter

SMALL: Final = 400  # Bytes: a shorter message is sent as it is.
CHEAP: Final = {"level": 1}


class Deflate(PerMessageDeflate):
    """Compresses messages that are long enough to gain by it."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= SMALL else frame


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on compression."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings=CHEAP
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, Deflate(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            CHEAP,
        )


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with our compression, and an eye on pages that do not read."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = LOGGER
        self._reading: Reading | None = None
        self.conn = ServerProtocol(
            extensions=[DeflateFactory()],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = Reading(self.transport, deadline(self.config) / 2)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._reading is not None:
            self._reading.stop()
        super().connection_lost(exc)
