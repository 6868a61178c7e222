"""Several people are asked at the same time: nobody waits for another, and nobody's answer is lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.running import level

if TYPE_CHECKING:
    from tests.server.running import Frame, Page, Running

pytestmark = pytest.mark.anyio

TOGETHER = {"game": "castles", "options": {"first": "1"}}  # Both begin with their gates.


async def seen(page: Page) -> Frame:
    return await page.until(lambda position: position["started"])


async def say(page: Page, at: Frame, word: str) -> None:
    await page.send(t="play", seat=at["seat"], seq=at["seq"], word=word)


async def test_an_answer_stands_when_another_has_spoken_meanwhile(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", **TOGETHER)
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            first, second = await seen(one), await seen(two)
            assert first["asked"] == second["asked"] == [0, 1]
            assert first["seq"] == second["seq"]
            # Both speak about the same position.
            await asyncio.gather(say(one, first, "gate-C"), say(two, second, "gate-E"))
            await one.until(lambda position: position["moves"] > 5)  # Tiles have been drawn for both.
            await level([one, two])
        live = await house.server.house.table(table)
        words = [entry.text for entry in live.log.entries]
        assert {"gate-C", "gate-E"} <= set(words)


async def test_the_same_answer_twice_counts_once(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", **TOGETHER)
        await bruno.join(table)
        async with anna.page(table) as one:
            at = await seen(one)
            await say(one, at, "gate-C")
            await say(one, at, "gate-D")
            error = await one.next("error")
            assert error["code"] == "stale"
        live = await house.server.house.table(table)
        assert [entry.text for entry in live.log.entries] == ["gate-C"]


async def test_what_was_never_seen_is_no_ground_to_answer(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", **TOGETHER)
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            first, second = await seen(one), await seen(two)
            for seq in (first["seq"] + 1, -1, 10_000):
                await one.send(t="play", seat=0, seq=seq, word="gate-C")
                assert (await one.next("error"))["code"] in ("stale", "bad-frame")
            await say(two, second, "gate-E")
            await two.until(lambda position: position["seq"] > second["seq"])
            await say(two, {**second, "seq": second["seq"]}, "gate-F")  # Its question has been answered.
            assert (await two.next("error"))["code"] in ("stale", "not-your-turn")
