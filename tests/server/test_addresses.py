"""Whose address counts: that of the connection, or what a trusted proxy says; no stranger's claim."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from maniero.server.addresses import TrustedProxies, counted, networks
from maniero.server.settings import SettingsError
from tests.server.running import running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

PROXIES = networks(["127.0.0.1", "10.0.0.0/8", "::1", "2001:db8:ffff::/48"])


async def seen(peer: str, *forwarded: str, proto: str = "") -> tuple[str, str]:
    """The address and the scheme of a request from ``peer`` with these headers."""
    found: list[tuple[str, str]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append((counted(HTTPConnection(scope)), scope["scheme"]))

    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = {"type": "http", "client": (peer, 1234), "scheme": "http", "headers": headers}
    await TrustedProxies(app, PROXIES)(scope, None, None)  # type: ignore[arg-type]
    return found[0]


async def test_a_trusted_proxy_is_believed() -> None:
    assert await seen("127.0.0.1", "203.0.113.9", proto="https") == ("203.0.113.9", "https")
    assert await seen("::ffff:127.0.0.1", "203.0.113.9") == ("203.0.113.9", "http")
    assert await seen("127.0.0.1", "203.0.113.9:4711") == ("203.0.113.9", "http")
    assert await seen("10.1.2.3", "203.0.113.9, 10.9.9.9,127.0.0.1") == ("203.0.113.9", "http")
    assert await seen("127.0.0.1", "10.0.0.7, 10.0.0.8") == ("10.0.0.7", "http")
    assert await seen("127.0.0.1") == ("127.0.0.1", "http")


async def test_only_the_last_address_that_is_no_proxy_counts() -> None:
    assert await seen("127.0.0.1", "1.1.1.1, 2.2.2.2, 203.0.113.9") == ("203.0.113.9", "http")
    assert await seen("127.0.0.1", "1.1.1.1", "203.0.113.9, 10.0.0.1") == ("203.0.113.9", "http")
    assert await seen("127.0.0.1", "1.1.1.1, <script>") == ("127.0.0.1", "http")
    assert await seen("127.0.0.1", "1.1.1.1, nonsense, 10.0.0.4") == ("10.0.0.4", "http")
    assert await seen("127.0.0.1", "", proto="https, gopher") == ("127.0.0.1", "http")


async def test_a_stranger_is_not_believed(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert await seen("203.0.113.5", "1.1.1.1", proto="https") == ("203.0.113.5", "http")
    assert "--trusted-proxies" in caplog.text


async def test_of_ipv6_one_household_is_one_caller() -> None:
    one = await seen("2001:db8:1:2:3:4:5:6")
    assert one == await seen("2001:db8:1:2:ffff::1") == ("2001:db8:1:2::/64", "http")
    assert one != await seen("2001:db8:1:3::1")
    assert await seen("::1", "[2001:db8:1:2::9]:443") == one
    assert await seen("::1", "2001:db8:1:2::9, 2001:db8:ffff::1") == one
    assert await seen("fe80::1%eth0") == await seen("fe80::2%eth0")
    assert await seen("::ffff:203.0.113.9") == ("203.0.113.9", "http")


def test_what_is_no_network_is_refused() -> None:
    for proxy in ("proxy.example", "10.0.0.0/99", ""):
        with pytest.raises(SettingsError, match="trusted proxy"):
            networks([proxy])


async def test_a_claim_gains_nothing_and_a_proxy_tells_people_apart(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=0.05)) as house:
        codes = []
        for number in range(20):  # New cookies, each from an address of its own, or so it is claimed.
            guest = house.browser()
            answer = await guest.http.get("/api/mine", headers={"x-forwarded-for": f"203.0.113.{number}"})
            codes.append(answer.status_code)
            await guest.http.aclose()
        assert (codes[0], codes[-1]) == (200, 429)
    behind = settings(tmp_path, rates=0.05, trusted_proxies=("127.0.0.1",))
    async with running(behind) as house:
        for number in range(20):
            guest = house.browser()
            headers = {"x-forwarded-for": f"203.0.113.{number}", "x-forwarded-proto": "https"}
            answer = await guest.http.get("/api/mine", headers=headers)
            assert (answer.status_code, "Secure" in answer.headers["set-cookie"]) == (200, True)
            await guest.http.aclose()


async def test_a_cookie_is_not_called_secure_because_a_stranger_says_so(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as house:
        guest = house.browser()
        answer = await guest.http.get("/", headers={"x-forwarded-proto": "https"})
        assert "Secure" not in answer.headers["set-cookie"]
        await guest.http.aclose()
