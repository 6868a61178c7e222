"""What team mates say among themselves reaches nobody else: neither the words nor that anything was said."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from tests.server.running import Browser, Page, Running, fast_forward, running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

TEAMS = {"game": "burgundy", "options": {"duchy": "12a"}, "private": False}
SECRET = "the-bridge-at-dawn"


async def four(stack: AsyncExitStack, house: Running) -> tuple[str, list[Browser]]:
    """A table of two teams: the first and the third against the others."""
    guests = [await stack.enter_async_context(house.browser()) for _ in range(4)]
    table = await guests[0].new_table("me", "open", "open", "open", **TEAMS)
    for seat, guest in enumerate(guests[1:], start=1):
        assert await guest.join(table, seat) == seat
    return table, guests


async def until_said(page: Page, text: str) -> list[int]:
    """Listen until a line is heard; the numbers of all lines that came."""
    numbers = []
    while True:
        frame = await page.next("chat")
        numbers.append(frame["number"])
        if frame["text"] == text:
            return numbers


async def test_a_team_talks_and_nobody_else_notices(house: Running) -> None:
    async with AsyncExitStack() as stack:
        table, guests = await four(stack, house)
        stranger = await stack.enter_async_context(house.browser())
        pages = [await stack.enter_async_context(guest.page(table)) for guest in [*guests, stranger]]
        anna, bruno, carla, dario, watcher = pages
        for page in pages:
            await page.until(lambda position: position["started"])
        await anna.send(t="chat", text="hello all")
        await until_said(carla, "hello all")
        heard = await anna.ask("chat", t="chat", text=SECRET, team=True)
        while heard["text"] != SECRET:
            heard = await anna.next("chat")
        assert (heard["team"], heard["number"], heard["seat"]) == (True, 1, 0)
        told = await carla.next("chat")
        assert told == heard
        await carla.send(t="chat", text="done")
        assert await until_said(anna, "done") == [2]
        for page in (bruno, dario, watcher):
            # Numbered as if nothing had been said in between.
            assert await until_said(page, "done") == [1, 2]
            assert SECRET not in page.received

        # Nor on connecting again, nor over HTTP.
        for guest, team in zip([*guests, stranger], [True, False, True, False, False], strict=True):
            async with guest.page(table) as again:
                await again.next("position")
                await again.send(t="chat", text=f"from {team}")
                await until_said(again, f"from {team}")
                assert (SECRET in again.received) == team
                assert again.received.count('"team": true') == team
            for path in ("tables", "mine", f"tables/{table}/record", f"tables/{table}/at/0"):
                assert SECRET not in (await guest.http.get(f"/api/{path}")).text
            assert SECRET not in (await guest.http.get(f"/t/{table}")).text
        await fast_forward(house, table)
        for path in ("record", "verify", "at/3?seat=0"):
            answer = await stranger.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 200
            assert SECRET not in answer.text
        assert SECRET not in (await stranger.http.get("/metrics")).text


async def test_another_process_keeps_it_as_well(tmp_path: Path) -> None:
    """Two servers with one database: what one has heard, the other tells the team alone."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(settings(tmp_path)))
        two = await stack.enter_async_context(running(settings(tmp_path)))
        table, guests = await four(stack, one)
        async with guests[2].page(table) as page:
            await page.until(lambda position: position["started"])
            await page.ask("chat", t="chat", text=SECRET, team=True)
        for seat, guest in enumerate(guests):
            guest.host = two.host
            async with guest.page(table) as page:
                await page.until(lambda position: position["started"])
                await page.send(t="chat", text=f"here {seat}")
                await until_said(page, f"here {seat}")
                assert (SECRET in page.received) == (seat % 2 == 0)


async def test_history_comes_in_the_order_in_which_it_was_said(house: Running) -> None:
    async with AsyncExitStack() as stack:
        table, guests = await four(stack, house)
        said = [("one", False), ("two", True), ("three", False), ("four", True)]
        async with guests[1].page(table) as page:
            await page.until(lambda position: position["started"])
            for text, team in said:
                await page.ask("chat", t="chat", text=text, team=team)
        async with guests[3].page(table) as page:
            lines = [await page.next("chat") for _ in said]
        assert [(line["text"], line["team"]) for line in lines] == said
        assert [line["number"] for line in lines] == [1, 1, 2, 2]


async def test_a_bot_as_team_mate_says_nothing(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "bot:random", "bot:random", "bot:random", **TEAMS)
        async with anna.page(table) as page:
            await page.until(lambda position: position["actions"])
            await page.ask("chat", t="chat", text=SECRET, team=True)
            await page.play()
        store = house.server.store
        assert [row.text for row in await store.chat(table, 0)] == [SECRET]
        assert await store.chat(table) == await store.chat(table, 1) == []


@pytest.mark.parametrize(
    ("seats", "rest"),
    [
        (("me", "me", "bot", "bot"), TEAMS),  # Both sides at one device would overhear each other.
        (("me", "open", "open", "open"), TEAMS),  # Before the start people may still change sides.
        (("me", "bot"), {"game": "burgundy"}),  # Nobody has a team.
    ],
)
async def test_who_has_no_team_is_told_so(
    house: Running, seats: tuple[str, ...], rest: dict[str, object]
) -> None:
    async with house.browser() as anna:
        table = await anna.new_table(*seats, **rest)
        async with anna.page(table) as page:
            await page.next("position")
            refused = await page.ask("error", t="chat", text=SECRET, team=True)
            assert refused["code"] == "no-team"
        for team in (None, 0, 1):
            assert await house.server.store.chat(table, team) == []


async def test_a_spectator_cannot_speak_for_a_team(house: Running) -> None:
    async with AsyncExitStack() as stack:
        table, guests = await four(stack, house)
        stranger = await stack.enter_async_context(house.browser())
        async with stranger.page(table) as page, guests[0].page(table) as anna:
            await page.until(lambda position: position["started"])
            assert (await page.ask("error", t="chat", text=SECRET, team=True))["code"] == "no-team"
            await page.send(t="chat", text="done")
            assert await until_said(anna, "done") == [1]
            assert SECRET not in json.dumps(anna.received)
