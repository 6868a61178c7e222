"""Two servers on one database, joined by Redis: who plays at one hears at once what is done at the other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Browser, Frame, Page, Running, fast_forward, play_on, running, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.redis import RedisServer

pytestmark = pytest.mark.anyio

TEAMS = {"game": "burgundy", "options": {"duchy": "12a"}}
LATE = 3600.0  # Seconds: nothing in these tests is found out by comparing with the store.


class Pair:
    """Two servers."""

    def __init__(self, one: Running, two: Running) -> None:
        self.one = one
        self.two = two


@pytest.fixture
async def pair(tmp_path: Path, postgres_url: str, redis_server: RedisServer) -> AsyncIterator[Pair]:
    async with two_servers(tmp_path, postgres_url, redis_server) as found:
        yield found


@asynccontextmanager
async def two_servers(folder: Path, database: str, redis: RedisServer, **changes: Any) -> AsyncIterator[Pair]:
    chosen = settings(folder, database_url=database, redis_url=redis.url, **({"heartbeat": LATE} | changes))
    async with running(chosen) as one, running(chosen) as two:
        await listening(one)
        await listening(two)
        yield Pair(one, two)


async def listening(house: Running) -> None:
    while not house.server.bus.up:
        await asyncio.sleep(0.005)


async def anna_and_bruno(stack: AsyncExitStack, pair: Pair, *more: str) -> tuple[str, Browser, Browser]:
    """A table where Anna plays at one server and Bruno at the other, with further seats."""
    anna = await stack.enter_async_context(pair.one.browser())
    bruno = await stack.enter_async_context(pair.two.browser())
    table = await anna.new_table("me", "open", *more)
    await bruno.join(table, 1)
    return table, anna, bruno


async def started(page: Page) -> Frame:
    return await page.until(lambda position: position["started"])


async def heard(page: Page, text: str) -> Frame:
    while (frame := await page.next("chat"))["text"] != text:
        pass
    return frame


# ---- playing


async def test_a_game_is_played_to_its_end_with_a_player_at_each_server(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        table, anna, bruno = await anna_and_bruno(stack, pair)
        one = await stack.enter_async_context(anna.page(table))
        two = await stack.enter_async_context(bruno.page(table))
        await started(one)
        await started(two)
        await play_on([one, two], 5000)
        assert one.position["over"]
        assert two.position["over"]
        for browser in (anna, bruno):
            assert (await browser.http.get(f"/api/tables/{table}/verify")).json()["verified"] is True
        records = [(await each.http.get(f"/api/tables/{table}/record")).text for each in (anna, bruno)]
        assert records[0] == records[1]


async def test_moves_taken_back_are_seen_at_the_other_server(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        table, anna, bruno = await anna_and_bruno(stack, pair)
        pages = [await stack.enter_async_context(each.page(table)) for each in (anna, bruno)]
        for page in pages:
            await started(page)
        while True:
            await play_on(pages, 1)
            mover = next((page for page in pages if page.position["undo"]["step"]), None)
            if mover is not None:
                break
        other = pages[1 - pages.index(mover)]
        at = mover.position
        await other.until(lambda position: position["seq"] == at["seq"])
        await mover.send(t="undo", seat=at["seat"], seq=at["seq"], moves=at["undo"]["step"])
        for page in pages:
            await page.until(lambda position: position["moves"] == at["moves"] - at["undo"]["step"])
        await play_on(pages, 5)


async def test_an_answer_stands_when_another_has_spoken_at_the_other_server(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(pair.one.browser())
        bruno = await stack.enter_async_context(pair.two.browser())
        table = await anna.new_table("me", "open", game="castles", options={"first": "1"})
        await bruno.join(table)
        one = await stack.enter_async_context(anna.page(table))
        two = await stack.enter_async_context(bruno.page(table))
        first, second = await started(one), await started(two)
        assert first["asked"] == second["asked"] == [0, 1]
        await one.send(t="play", seat=0, seq=first["seq"], word="gate-C")
        await two.until(lambda position: position["seq"] > second["seq"])
        await two.send(t="play", seat=1, seq=second["seq"], word="gate-E")  # To what he saw before.
        await two.until(lambda position: position["moves"] > 5)


async def test_all_give_their_luck_and_a_game_begins_without_a_draw(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    """Nothing is in the log yet, and nobody waits for the grace to end: it lasts too long."""
    async with (
        two_servers(tmp_path, postgres_url, redis_server, luck_grace=LATE) as pair,
        AsyncExitStack() as stack,
    ):
        anna = await stack.enter_async_context(pair.one.browser())
        bruno = await stack.enter_async_context(pair.two.browser())
        table = await anna.new_table("me", "open", game="castles", options={"first": "1"})
        pages = [await stack.enter_async_context(each.page(table)) for each in (anna, bruno)]
        bruno.http.base_url = anna.http.base_url  # His page stays where it is.
        await bruno.join(table)
        for position in await asyncio.gather(*map(started, pages)):
            assert position["seq"] == 0


async def test_a_new_page_and_hello_compare_with_the_store(tmp_path: Path) -> None:
    """Also where there is no Redis, and nobody says anything."""
    async with AsyncExitStack() as stack:
        chosen = settings(tmp_path)
        pair = Pair(*[await stack.enter_async_context(running(chosen)) for _ in range(2)])
        table, anna, bruno = await anna_and_bruno(stack, pair)
        pages = [await stack.enter_async_context(each.page(table)) for each in (anna, bruno)]
        for page in pages:
            await started(page)
        mover = next(page for page in pages if page.position["actions"])
        late = pages[1 - pages.index(mover)]
        await mover.play()
        async with (bruno if late is pages[1] else anna).page(table) as again:
            assert (await again.next("position"))["seq"] == mover.position["seq"]
        await late.send(t="hello", seen=late.position["seq"])
        await late.until(lambda position: position["seq"] == mover.position["seq"])


# ---- people


async def test_seats_names_and_presence_cross(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(pair.one.browser())
        bruno = await stack.enter_async_context(pair.two.browser())
        carla = await stack.enter_async_context(pair.two.browser())
        table = await anna.new_table("me", "open")
        one = await stack.enter_async_context(anna.page(table))
        await one.next("people")
        assert (one.people["seats"][1]["open"], one.people["spectators"]) == (True, 0)
        async with carla.page(table) as three:
            await one.people_until(lambda people: people["spectators"] == 1)
            await three.people_until(lambda people: people["seats"][0]["online"])
        await one.people_until(lambda people: people["spectators"] == 0)
        await bruno.join(table)
        await one.people_until(lambda people: not people["seats"][1]["open"])
        await started(one)
        assert not one.people["seats"][1]["online"]
        two = await stack.enter_async_context(bruno.page(table))
        await one.people_until(lambda people: people["seats"][1]["online"])
        await bruno.http.put("/api/me", json={"name": "Bruno"})
        await one.people_until(lambda people: people["seats"][1]["name"] == "Bruno")
        await anna.http.put("/api/me", json={"name": "Anna"})
        await two.people_until(lambda people: people["seats"][0]["name"] == "Anna")


async def test_votes_for_a_stand_in_cross_and_the_player_returns(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        table, anna, bruno = await anna_and_bruno(stack, pair, "open")
        carla = await stack.enter_async_context(pair.two.browser())
        await carla.join(table, 2)
        one = await stack.enter_async_context(anna.page(table))
        two = await stack.enter_async_context(bruno.page(table))
        for page in (one, two):
            await page.people_until(lambda people: people["seats"][2]["needed"] == 2)
        await one.send(t="stand-in", seat=2)
        await two.people_until(lambda people: people["seats"][2]["agreed"] == 1)
        await two.send(t="stand-in", seat=2)
        for page in (one, two):
            await page.people_until(lambda people: people["seats"][2]["stood_in"])
        three = await stack.enter_async_context(carla.page(table))
        await three.send(t="return", seat=2)
        await one.people_until(lambda people: not people["seats"][2]["stood_in"])


async def test_both_agree_at_the_same_moment(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        table, anna, bruno = await anna_and_bruno(stack, pair, "open")
        carla = await stack.enter_async_context(pair.two.browser())
        await carla.join(table, 2)
        pages = [await stack.enter_async_context(each.page(table)) for each in (anna, bruno)]
        for page in pages:
            await page.people_until(lambda people: people["seats"][2]["needed"] == 2)
        await asyncio.gather(*(page.send(t="stand-in", seat=2) for page in pages))
        for page in pages:
            await page.people_until(lambda people: people["seats"][2]["stood_in"])


async def test_chat_crosses_in_order_and_once(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        table, anna, bruno = await anna_and_bruno(stack, pair)
        pages = [await stack.enter_async_context(each.page(table)) for each in (anna, bruno)]
        for page in pages:
            await started(page)
        for line in range(5):  # Both speak at the same moment.
            await asyncio.gather(*(page.send(t="chat", text=f"line {line}") for page in pages))
        for page in pages:
            numbers = [(await page.next("chat"))["number"] for _ in range(10)]
            assert numbers == list(range(1, 11))
        await pages[1].send(t="chat", text="done")
        assert (await pages[0].next("chat"))["text"] == "done"


async def test_a_team_at_two_servers_talks_and_nobody_else_notices(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        houses = (pair.one, pair.one, pair.two, pair.two)
        guests = [await stack.enter_async_context(house.browser()) for house in houses]
        table = await guests[0].new_table("me", "open", "open", "open", **TEAMS)
        for seat in (1, 2, 3):
            await guests[seat].join(table, seat)
        pages = [await stack.enter_async_context(guest.page(table)) for guest in guests]
        for page in pages:
            await started(page)
        await pages[0].send(t="chat", text="the-bridge", team=True)
        assert (await heard(pages[2], "the-bridge"))["team"] is True
        await pages[3].send(t="chat", text="hello all")
        for page in pages:
            await heard(page, "hello all")
        assert ["the-bridge" in page.received for page in pages] == [True, False, True, False]


async def test_a_rematch_is_told_and_set_once(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        table, anna, bruno = await anna_and_bruno(stack, pair)
        await fast_forward(pair.one, table)
        two = await stack.enter_async_context(bruno.page(table))
        await two.until(lambda position: position["over"])
        path = f"/api/tables/{table}/rematch"
        answers = await asyncio.gather(anna.http.post(path), bruno.http.post(path))
        assert answers[0].json() == answers[1].json()
        assert (await two.next("rematch"))["table"] == answers[0].json()["table"]


# ---- limits and Redis


async def test_limits_are_counted_for_all_servers_together(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    async with (
        two_servers(tmp_path, postgres_url, redis_server, rates=1.0) as pair,
        AsyncExitStack() as stack,
    ):
        table, anna, _bruno = await anna_and_bruno(stack, pair)
        here = await stack.enter_async_context(anna.page(table))
        anna.host = pair.two.host
        there = await stack.enter_async_context(anna.page(table))
        for line in range(5):
            await here.send(t="chat", text=f"line {line}")
        await heard(there, "line 4")
        for line in range(5, 10):  # Each server alone would let six through.
            await there.send(t="chat", text=f"line {line}")
        assert (await there.next("error"))["code"] == "too-fast"


async def test_games_go_on_while_redis_is_away(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    async with (
        two_servers(tmp_path, postgres_url, redis_server, heartbeat=0.05) as pair,
        AsyncExitStack() as stack,
    ):
        table, anna, bruno = await anna_and_bruno(stack, pair, "bot:random")
        pages = [await stack.enter_async_context(each.page(table)) for each in (anna, bruno)]
        for page in pages:
            await started(page)
        await play_on(pages, 6)
        redis_server.stop()
        try:
            await play_on(pages, 12)
            await pages[0].send(t="chat", text="is anybody there?")
            await heard(pages[1], "is anybody there?")
            answer = await anna.http.get("/health")
            assert (answer.status_code, answer.text) == (200, "ok, but Redis does not answer\n")
        finally:
            redis_server.start()
        await listening(pair.one)
        await listening(pair.two)
        await play_on(pages, 12)
        assert (await anna.http.get("/health")).text == "ok\n"
        for page in pages:
            assert '"t": "error"' not in page.received
