"""Where a request comes from: the other end of the connection, or what a proxy that we trust says of it."""

from __future__ import annotations

import logging
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers

from maniero.server.settings import SettingsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Receive, Scope, Send

Network = IPv4Network | IPv6Network

LOGGER: Final = logging.getLogger(__name__)
SCHEMES: Final = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}
HOUSEHOLD: Final = 64  # Bits: of IPv6 one caller has at least all addresses that share them.


def parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port; None when it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def counted(connection: HTTPConnection) -> str:
    """Under which name an address is counted."""
    host = connection.client.host if connection.client is not None else ""
    found = parsed(host)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOUSEHOLD), strict=False))
    return str(found or host)


def networks(proxies: Sequence[str]) -> list[Network]:
    """What the host has written, understood."""
    try:
        return [ip_network(proxy.strip(), strict=False) for proxy in proxies]
    except ValueError as error:
        raise SettingsError(f"a trusted proxy is an address or a network: {error}") from None


class TrustedProxies:
    """Gives every request the address and the scheme that a trusted proxy has seen, and that alone.

    The last address of X-Forwarded-For that is not itself a trusted proxy is the one that a trusted proxy has
    seen with its own eyes; all before it is hearsay.
    """

    def __init__(self, app: ASGIApp, networks: Sequence[Network]) -> None:
        self._app: Final = app
        self._networks: Final = networks
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in SCHEMES:
            self._look(scope)
        await self._app(scope, receive, send)

    def _trusted(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)

    def _look(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        claimed = ",".join(headers.getlist("x-forwarded-for"))
        host = scope["client"][0] if scope.get("client") else ""
        if not self._trusted(parsed(host)):
            if claimed and not self._warned:
                self._warned = True  # Once is enough: anybody can send this header.
                LOGGER.warning("X-Forwarded-For from %s is ignored: it is not one of --trusted-proxies", host)
            return
        for claim in reversed(claimed.split(",")):
            address = parsed(claim)
            if address is None:
                break
            scope["client"] = (str(address), 0)
            if not self._trusted(address):
                break
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        scope["scheme"] = SCHEMES[scope["type"]].get(scheme, scope["scheme"])
