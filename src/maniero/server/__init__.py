"""The table on the network: HTTP and WebSocket, the store, guests, bots at work.  It names no game."""

from __future__ import annotations

from maniero import need

need("server")
