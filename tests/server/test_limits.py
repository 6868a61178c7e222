"""Nobody can ask for more than their share, with however many cookies; a class at one address has room."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from maniero.server import house as houses
from tests.server.running import Browser, Page, Running, running, settings

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

pytestmark = pytest.mark.anyio

PUPILS = 40


async def refused(page: Page) -> tuple[str, int]:
    """What the server says before it ends the connection, and with which code it does."""
    last = (await page.rest())[-1]
    return str(last.get("code")), page.line.close_code or 0


def leave(*pages: Page) -> None:
    """Go without a word: a page that has not read all would take long to say goodbye."""
    for page in pages:
        page.line.transport.abort()


def kind(answer: httpx.Response) -> bool:
    """Whether a refusal says when to come back, in words."""
    return int(answer.headers["retry-after"]) >= 1 and "moment" in answer.text


async def test_new_cookies_are_limited_by_address(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=0.05)) as house:
        answers = []
        for _ in range(16):
            guest = house.browser()
            answers.append(await guest.http.get("/api/mine"))
            await guest.http.aclose()
        assert [answers[0].status_code, answers[-1].status_code] == [200, 429]
        assert kind(answers[-1])
        assert "set-cookie" not in answers[-1].headers


async def test_tables_are_limited_by_address_as_well_as_by_guest(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(running(settings(tmp_path, rates=0.05)))
        guests = [await stack.enter_async_context(house.browser()) for _ in range(9)]
        order = {"game": "castles", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [await guest.http.post("/api/tables", json=order) for guest in guests]
        assert [answers[0].status_code, answers[-1].status_code] == [201, 429]
        assert kind(answers[-1])
        form = await guests[0].http.post("/new", data={"game": "castles", "kind-0": "me", "kind-1": "me"})
        assert form.status_code == 429
        assert kind(form)


async def test_questions_that_cost_are_limited_on_all_ways_together(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=0.05)) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        for _ in range(5):
            assert (await anna.http.get(f"/api/tables/{table}/at/0")).status_code == 200
        answers = [await anna.http.get(f"/api/tables/{table}/record") for _ in range(3)]
        assert answers[-1].status_code == 429
        assert kind(answers[-1])
        async with anna.page(table) as page:
            at = await page.next("position")
            for frame in (
                {"t": "why", "seat": at["seat"], "pick": "x"},
                {"t": "tip", "pick": "x"},
                {"t": "hello", "seen": 0},
            ):
                assert (await page.ask("error", **frame))["code"] == "too-fast"
                await asyncio.sleep(0.05)


async def test_sockets_are_limited_by_address_and_the_refused_are_told(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(running(settings(tmp_path, rates=0.1)))
        anna = await stack.enter_async_context(house.browser())
        table = await anna.new_table("me", "open")
        # Spectators from one address: twenty at once, with however many cookies.
        guests = [await stack.enter_async_context(house.browser()) for _ in range(7)]
        crowd = [guest for guest in guests for _ in range(3)][:20]
        pages = [await stack.enter_async_context(guest.page(table)) for guest in crowd]
        for page in pages:
            await page.next("position")
        late = await stack.enter_async_context(guests[6].page(table))
        assert await refused(late) == ("too-many", 1013)
        # Whose seat it is finds room, whoever looks on.
        mine = await stack.enter_async_context(anna.page(table))
        assert (await mine.next("position"))["seats"] == [0]
        assert (await mine.people_until(lambda people: people["spectators"]))["spectators"] == 7
        leave(pages[0])
        async with asyncio.timeout(5):
            while house.server.room._open[(False, "table", table)] == 20:
                await asyncio.sleep(0.005)
        again = await stack.enter_async_context(guests[6].page(table))
        assert await again.next("position")
        leave(*pages)


async def test_players_find_room_beside_two_hundred_spectators(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(running(settings(tmp_path, rates=1.0)))
        anna = await stack.enter_async_context(house.browser())
        table = await anna.new_table("me", "me")
        guests = [await stack.enter_async_context(house.browser()) for _ in range(20)]
        crowd = [guest for guest in guests for _ in range(10)]
        pages = await asyncio.gather(*(stack.enter_async_context(guest.page(table)) for guest in crowd))
        await asyncio.gather(*(page.next("position") for page in pages))
        late = await stack.enter_async_context(guests[0].page(table))
        assert await refused(late) == ("too-many", 1013)
        for _ in range(3):
            mine = await stack.enter_async_context(anna.page(table))
            await mine.next("position")
        await mine.play()
        await asyncio.gather(*(page.until(lambda position: position["moves"]) for page in pages))
        leave(*pages)


async def test_memory_holds_so_many_tables_and_lets_the_unused_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(tmp_path, rates=1.0)) as house, house.browser() as anna:
        monkeypatch.setattr(houses.limits, "LIVE_TABLES", 3)
        monkeypatch.setattr(houses, "PAUSE", 0.0)
        tables = [await anna.new_table("me", "me") for _ in range(6)]
        assert house.server.metrics.live_tables == 3
        async with AsyncExitStack() as stack:
            for table in tables[:3]:  # Those that were forgotten come back while somebody looks.
                page = await stack.enter_async_context(anna.page(table))
                assert (await page.next("position"))["actions"]
            answer = await anna.http.get(f"/t/{tables[3]}")
            assert answer.status_code == 429
            assert kind(answer)
            late = await stack.enter_async_context(anna.page(tables[3]))
            assert await refused(late) == ("too-many", 1013)
            assert (await anna.http.get(f"/t/{tables[0]}")).status_code == 200


async def test_bringing_tables_into_memory_is_limited(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as house, house.browser() as anna:
        tables = [await anna.new_table("me", "open", game="castles") for _ in range(4)]
    async with (
        running(settings(tmp_path, rates=0.05)) as house,
        house.browser() as anna,
        house.browser() as bruno,
    ):
        answers = [await anna.http.get(f"/t/{table}") for table in tables]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert kind(answers[-1])
        async with anna.page(tables[3]) as page:
            assert await refused(page) == ("too-fast", 1013)
        assert (await anna.http.get(f"/t/{tables[0]}")).status_code == 200  # It is there already.
        assert (await bruno.http.get(f"/t/{tables[3]}")).status_code == 200


async def test_a_class_behind_one_address_notices_nothing(tmp_path: Path) -> None:
    async def pupil(house: Running, stack: AsyncExitStack, number: int) -> None:
        anna: Browser = await stack.enter_async_context(house.browser())
        await anna.http.get("/")
        assert (await anna.http.put("/api/me", json={"name": f"Pupil {number}"})).status_code == 200
        for _ in range(2):
            table = await anna.new_table("me", "me")
        assert (await anna.http.get(f"/t/{table}")).status_code == 200
        page = await stack.enter_async_context(anna.page(table))
        await page.next("position")
        await page.send(t="chat", text="hello")
        await page.next("chat")
        for _ in range(5):
            await page.ask("tip", t="tip", pick="x")
        await page.play()
        for moves in range(2):
            looked = await anna.http.get(f"/api/tables/{table}/at/{moves}", headers={"connection": "close"})
            assert looked.status_code == 200

    async with AsyncExitStack() as stack:
        patient = settings(tmp_path, rates=1.0, statement_timeout=60.0)  # They all write at once.
        house = await stack.enter_async_context(running(patient))
        await asyncio.gather(*(pupil(house, stack, number) for number in range(PUPILS)))
