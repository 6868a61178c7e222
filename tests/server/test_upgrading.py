"""A database of every earlier version is brought up to date; all that is in it can be seen and goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import select

from maniero.kernel.record import parse_record
from maniero.server.guests import COOKIE
from maniero.server.store.models import tables, tournaments
from maniero.table import replay
from tests.server.running import Browser, Running, play_on, running, settings
from tests.server.upgrading import KEPT, load

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


def test_there_is_one_for_each_schema_that_was_used() -> None:
    assert [kept.stem for kept in KEPT][:4] == ["v0001", "v0002", "v0003", "v0005"]


async def ids(house: Running) -> list[str]:
    async with house.server.store.reading() as connection:
        return [*await connection.scalars(select(tables.c.id))]


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.stem)
async def test_a_kept_database_goes_on(tmp_path: Path, url: str, kept: Path) -> None:
    await load(url, kept)
    async with running(settings(tmp_path, database_url=url, look=0.05)) as house, house.browser() as guest:
        store = house.server.store
        for id in await ids(house):
            row = await store.table(id)
            assert row is not None
            assert (await guest.http.get(f"/t/{id}")).status_code == 200
            if row.ended is not None:
                record = parse_record((await guest.http.get(f"/api/tables/{id}/record")).text)
                last = replay(record)
                assert not last.asks
                assert (await guest.http.get(f"/api/tables/{id}/verify")).json()["verified"] is True
                async with asyncio.timeout(60):  # Worked out after the start.
                    while (found := await store.table(id)) is not None and found.result is None:
                        await asyncio.sleep(0.01)
                assert found is not None
                assert found.result == record.result
            else:
                async with guest.page(id) as page:
                    assert (await page.next("position"))["started"] is (row.started is not None)
        await everybody_plays_on(house)
        async with store.reading() as connection:
            for id in await connection.scalars(select(tournaments.c.id)):
                assert (await guest.http.get(f"/tournament/{id}")).status_code == 200
        assert (await guest.http.get("/")).status_code == 200


async def everybody_plays_on(house: Running) -> None:
    """Whoever sits at a table still knows their games, and plays on."""
    going = [id for id in await ids(house) if (await house.server.house.table(id)).asked]
    assert going
    played = 0
    cookies = URLSafeSerializer(await house.server.store.key("cookies"), salt="maniero guest")
    for id in going:
        live = await house.server.house.table(id)
        people = {place.guest for place in live.people.places if place.guest}
        for guest in sorted(people):
            async with Browser(house.host) as browser:
                browser.http.cookies.clear()
                browser.http.cookies.set(COOKIE, cookies.dumps(guest))
                mine = (await browser.http.get("/api/mine")).json()
                assert id in [table["table"] for table in mine]
                async with browser.page(id) as page:
                    at = await page.next("position")
                    if at["actions"]:
                        await play_on([page], 1)
                        played += 1
    assert played
