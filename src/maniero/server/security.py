"""What every answer carries, and which pages may speak to the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException

from maniero.server.limits import BODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Scripts and style sheets are files of ours; drawings place their parts by style attributes.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecureHeaders:
    """Puts the headers on every answer; pages and data are not kept by caches unless they say so."""

    def __init__(self, app: ASGIApp, hsts: int = 0) -> None:
        self._app: Final = app
        self._headers: Final = dict(HEADERS)
        if hsts:
            self._headers["strict-transport-security"] = f"max-age={hsts}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


class SmallBodies:
    """Refuses requests that are longer than any of ours."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read = 0

        async def receive_little() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > BODY:
                raise HTTPException(413)
            return message

        await self._app(scope, receive_little, send)


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether a request comes from our own pages, or from a program that is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        parts = urlsplit(origin)
    except ValueError:  # "http://[::1"
        return False
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return False
    return parts.netloc == headers.get("host") or parts.netloc in allowed
