"""A line to a page never holds what it should let go: texts, watchers, writers that have died."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from maniero.i18n import language
from maniero.server.frames import FRAMES
from maniero.server.people import Watcher
from maniero.server.store import StoreError
from tests.server.running import Page, Running, fast_forward, running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def code_of(page: Page) -> int:
    """With which code the server ends the connection."""
    await page.rest()
    return page.line.close_code or 0


async def test_what_a_table_keeps_does_not_grow_with_what_spectators_claim_to_have_seen(
    house: Running,
) -> None:
    async with house.browser() as anna, house.browser() as guest:
        table = await anna.new_table("me", "me")
        await fast_forward(house, table)
        live = await house.server.house.table(table)
        async with guest.page(table) as page:
            await page.next("position")
            # While one page does not read, what the others need is kept.
            live.people.watchers.add(Watcher("stalled", "", language("en"), 0))
            last = page.position["seq"]
            logs: dict[int, int] = {}
            for seen in range(last, last - 40, -1):
                await page.send(t="hello", seen=seen)
                logs[seen] = len((await page.next("position"))["log"])
            assert logs[last] == 0 < logs[last - 20] < logs[last - 39]  # Each got what it had not seen.
            assert 0 < len(live.frames._made.values()) <= FRAMES


async def test_a_flood_of_greetings_is_refused(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=0.2)) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as one, anna.page(table) as two, anna.page(table) as three:
            for _ in range(11):  # As many as each line takes; together too many for one guest.
                for page in (one, two, three):
                    await page.send(t="hello", seen=0)
            assert (await three.next("error"))["code"] == "too-fast"
            for page in (one, two, three):
                page.line.transport.abort()


async def test_a_page_whose_greeting_fails_is_forgotten(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StoreError("the disk is gone")

    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        live = await house.server.house.table(table)
        with monkeypatch.context() as broken:
            broken.setattr(house.server.store, "chat", fails)
            async with anna.page(table) as page:
                assert (await page.next("error"))["code"] == "store"
                assert await code_of(page) == 1013
        assert not live.people.watchers
        assert not live.busy


@pytest.mark.parametrize("pick", ['"\\ud800"', '"card-\\udfff-x"', '"\\ud800\\ud800"'])
async def test_half_a_sign_is_refused_and_the_line_goes_on(house: Running, pick: str) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            at = await page.next("position")
            await page.line.send(f'{{"t": "tip", "pick": {pick}}}')
            assert (await page.next("error"))["code"] == "bad-frame"
            await page.line.send(f'{{"t": "why", "seat": {at["seat"]}, "pick": "x", "chosen": [{pick}]}}')
            assert (await page.next("error"))["code"] == "bad-frame"
            assert (await page.ask("tip", t="tip", pick="🏰"))["pick"] == "🏰"


async def test_a_writer_that_dies_ends_its_line(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        live = await house.server.house.table(table)
        async with anna.page(table) as page:
            await page.next("position")
            live.people.tell({"t": "rematch", "table": "\ud800"})  # What no line can carry.
            assert await code_of(page) == 1011
        async with asyncio.timeout(5):
            while live.people.watchers:
                await asyncio.sleep(0.005)
