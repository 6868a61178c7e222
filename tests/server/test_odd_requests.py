"""Requests that no browser of ours sends are the client's mistake: no 500, no 503, no traceback."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import GAME, running, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def both(url: str, tmp_path: Path) -> AsyncIterator[Running]:
    """A server at each of the databases."""
    async with running(settings(tmp_path, database_url=url)) as found:
        yield found


NULS = [
    "/t/%00",
    "/t/abc%00efgh",
    "/t/%00/link",
    "/tournament/%00",
    "/tournament/%00/link",
    "/api/tables/%00/record",
    "/api/tables/%00/at/0",
    "/api/tournaments/%00",
    "/rules/%00",
    "/new?game=%00",
    "/static/%00/%00",
    "/t/%ED%A0%80",
    "/t/" + quote("🏰" * 8),
]


async def test_an_address_with_a_nul_leads_nowhere(both: Running) -> None:
    async with both.browser() as anna:
        for path in NULS:
            assert (await anna.http.get(path)).status_code in (404, 422), path


async def test_a_nul_is_nowhere_accepted(both: Running) -> None:
    async with both.browser() as anna:
        table = await anna.new_table("me", "open")
        for path in (f"/t/{table}/%00", "/t/%00/%00", "/tournament/%00/%00"):
            assert (await anna.http.post(path)).status_code == 404
        for order in (
            {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"\0": "yes"}},
            {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "\0"}]},
            {"game": "\0", "seats": [{"kind": "me"}]},
            {"game": "\ud800", "seats": [{"kind": "me"}]},
            {"game": GAME, "seats": [], "\ud800": 1},
        ):
            answer = await anna.http.post(
                "/api/tables", content=json.dumps(order), headers={"content-type": "application/json"}
            )
            assert 400 <= answer.status_code < 500, order
        named = await anna.http.put("/api/me", json={"name": "A\0nna\ud800"[:5]})
        assert (named.status_code, named.json()["name"]) == (200, "Anna")
        odd = await anna.http.get("/", headers={"cookie": "maniero=%00; other=\xff".encode("latin-1")})
        assert odd.status_code == 200
        async with anna.page(table) as page:
            await page.send(t="chat", text="a\0b")
            assert (await page.next("chat"))["text"] == "ab"


async def test_the_socket_of_no_table(both: Running) -> None:
    async with both.browser() as anna:
        for table in ("%00", "abc%00efgh"):
            async with anna.page(table) as page:
                assert (await page.receive())["code"] == "not-found"


@pytest.mark.parametrize("origin", ["http://[::1", "http://[x]", "http://\xff", "http://a:b:c", "//", "["])
async def test_an_origin_that_is_none_is_another_site(house: Running, origin: str) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "open")
        answer = await anna.http.put(
            "/api/me", json={"name": "x"}, headers={"origin": origin.encode("latin-1")}
        )
        assert answer.status_code == 403
        if origin.isprintable() and origin.isascii():
            with pytest.raises(InvalidStatus) as refused:
                async with anna.page(table, Origin=origin):
                    pass
            assert refused.value.response.status_code == 403
