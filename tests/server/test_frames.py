"""Frames that are not as they must be get a clear error and change nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Browser, Page, Running, running, settings, without_log

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_pages(house: Running) -> AsyncIterator[tuple[Browser, Page, Page, str]]:
    """A game of two people; the first page is the one that is asked."""
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await one.next("position")
            await two.next("position")
            asked, other = (one, two) if one.position["actions"] else (two, one)
            yield anna if asked is one else bruno, asked, other, table


async def unchanged(house: Running, page: Page, table: str) -> bool:
    """Whether the game is as the page knows it, in memory and in the store."""
    before = page.position
    entries = await house.server.store.log(table)
    await page.send(t="hello", seen=before["seq"])
    after = await page.next("position")
    return without_log(before) == without_log(after) and len(entries) == before["seq"]


WRONG: dict[str, tuple[str, str]] = {
    "not JSON": ("play", "bad-frame"),
    "half an object": ('{"t": "play", "seat": 0', "bad-frame"),
    "a list": ('["play"]', "bad-frame"),
    "a number": ("7", "bad-frame"),
    "nothing": ("", "bad-frame"),
    "deep nesting": ("[" * 2000, "bad-frame"),
    "not a number": ('{"t": "play", "seat": NaN, "seq": Infinity, "word": "end"}', "bad-frame"),
    "an unknown kind": ('{"t": "cheat"}', "bad-frame"),
    "no kind": ('{"seat": 0}', "bad-frame"),
    "a kind that is a list": ('{"t": ["play"]}', "bad-frame"),
    "no word": ('{"t": "play", "seat": 0, "seq": 0}', "bad-frame"),
    "a word that is a number": ('{"t": "play", "seat": 0, "seq": 0, "word": 3}', "bad-frame"),
    "a seat that is a text": ('{"t": "play", "seat": "0", "seq": 0, "word": "end"}', "bad-frame"),
    "a seat that is true": ('{"t": "play", "seat": true, "seq": 0, "word": "end"}', "bad-frame"),
    "a negative seat": ('{"t": "play", "seat": -1, "seq": 0, "word": "end"}', "bad-frame"),
    "a broken number": ('{"t": "play", "seat": 0.5, "seq": 0, "word": "end"}', "bad-frame"),
    "an endless number": ('{"t": "play", "seat": 0, "seq": ' + "9" * 400 + ', "word": "end"}', "bad-frame"),
    "a seat that is not there": ('{"t": "play", "seat": 99, "seq": 0, "word": "end"}', "not-your-seat"),
    "a long word": ('{"t": "play", "seat": 0, "seq": 0, "word": "' + "x" * 100 + '"}', "too-long"),
    "a long frame": ('{"t": "chat", "text": "' + "x" * 5000 + '"}', "too-long"),
    "long in bytes": ('{"t": "chat", "text": "' + "€" * 2000 + '"}', "too-long"),
    "a long line": ('{"t": "chat", "text": "' + "x" * 301 + '"}', "too-long"),
    "an empty line": ('{"t": "chat", "text": " \\u200b\\n "}', "bad-frame"),
    "a pick that is no text": ('{"t": "tip", "pick": {}}', "bad-frame"),
    "picks that are no list": ('{"t": "why", "seat": 0, "pick": "x", "chosen": "y"}', "bad-frame"),
    "undo of nothing": ('{"t": "undo", "seat": 0, "seq": 0, "moves": -1}', "bad-frame"),
    "a lone surrogate": ('{"t": "play", "seat": 0, "seq": 0, "word": "\\ud800"}', ""),
}


async def test_malformed_frames_change_nothing(house: Running) -> None:
    async with two_pages(house) as (_, page, _, table):
        for name, (raw, code) in WRONG.items():
            await page.line.send(raw)
            error = await page.next("error")
            assert error["code"] == code or not code, name
            assert error["text"], name
        assert await unchanged(house, page, table)


async def test_binary_frames_change_nothing(house: Running) -> None:
    async with two_pages(house) as (_, page, _, table):
        for raw in (b"", b"\x00\xff", json.dumps({"t": "hello", "seen": 0}).encode()):
            await page.line.send(raw)
            assert (await page.next("error"))["code"] == "bad-frame"
        assert await unchanged(house, page, table)


async def test_a_huge_frame_ends_the_connection_and_changes_nothing(house: Running) -> None:
    async with two_pages(house) as (_, page, other, table):
        await page.line.send("x" * 200_000)
        await page.rest()
        assert await unchanged(house, other, table)


def say(page: Page, **changes: Any) -> dict[str, Any]:
    """The frame of a legal move, with changes."""
    at = page.position
    return {"t": "play", "seat": at["seat"], "seq": at["seq"], "word": at["actions"][0]["word"]} | changes


async def test_stale_duplicate_and_future_moves_change_nothing(house: Running) -> None:
    async with two_pages(house) as (_, page, _, table):
        for seq in (0, page.position["seq"] - 1, page.position["seq"] + 1):
            assert (await page.ask("error", **say(page, seq=seq)))["code"] == "stale"
        move = say(page)
        await page.send(**move)
        await page.send(**move)
        assert (await page.next("error"))["code"] == "stale"
        await page.until(lambda position: position["seq"] > move["seq"])
        assert await unchanged(house, page, table)
        words = [entry.text for entry in await house.server.store.log(table)]
        assert words[move["seq"]] == move["word"]


async def test_moves_out_of_turn_and_forged_seats_change_nothing(house: Running) -> None:
    async with two_pages(house) as (_, page, other, table):
        assert (await other.ask("error", **say(page)))["code"] == "not-your-seat"
        mine = other.position["seat"]
        assert (await other.ask("error", **say(page, seat=mine)))["code"] == "not-your-turn"
        undo = {"t": "undo", "seat": page.position["seat"], "seq": page.position["seq"], "moves": 1}
        assert (await other.ask("error", **undo))["code"] == "not-your-seat"
        assert await unchanged(house, page, table)


async def test_a_spectator_can_do_nothing_but_look(house: Running) -> None:
    async with two_pages(house) as (_, page, _, table), house.browser() as guest:
        async with guest.page(table) as watching:
            seen = await watching.next("position")
            assert (seen["seat"], seen["seats"], seen["actions"], seen["mine"]) == (None, [], [], "")
            for frame in (
                say(page),
                {"t": "undo", "seat": page.position["seat"], "seq": seen["seq"], "moves": 1},
                {"t": "why", "seat": page.position["seat"], "pick": "x"},
                {"t": "return", "seat": page.position["seat"]},
            ):
                assert (await watching.ask("error", **frame))["code"] == "not-your-seat"
        assert await unchanged(house, page, table)


async def test_unknown_and_illegal_words_change_nothing(house: Running) -> None:
    async with two_pages(house) as (_, page, _, table):
        assert (await page.ask("error", **say(page, word="castle-in-the-air")))["code"] == "unknown-word"
        live = await house.server.house.table(table)
        legal = {action["word"] for action in page.position["actions"]}
        for action in live.state().vocabulary().actions[::20]:
            if action.text not in legal:
                error = await page.ask("error", **say(page, word=action.text))
                assert error["code"] == "illegal"
                assert error["clause"] in live.game.clauses()
                assert error["text"] == live.game.clauses()[error["clause"]].text["en"]
        assert await unchanged(house, page, table)


async def pour(page: Page) -> None:
    """Send as much as the line takes."""
    with suppress(ConnectionClosed):
        for _ in range(100_000):
            await page.line.send('{"t": "hello", "seen": 0}')


async def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=1.0)) as house, two_pages(house) as (_, page, other, table):
        flood = asyncio.create_task(pour(page))
        codes = {frame["code"] for frame in await page.rest() if frame["t"] == "error"}
        await flood
        assert codes == {"too-fast"}
        assert await unchanged(house, other, table)


async def test_the_socket_is_for_our_own_pages(house: Running) -> None:
    async with two_pages(house) as (browser, _, _, table):
        for origin in ("http://elsewhere.example", "null", f"http://{house.host}.example", "file://"):
            with pytest.raises(InvalidStatus) as refused:
                async with browser.page(table, Origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with browser.page(table, Origin=f"http://{house.host}") as page:
            assert (await page.next("position"))["seats"]


async def test_a_table_that_is_not_there(house: Running) -> None:
    async with house.browser() as browser, browser.page("nowhere") as page:
        assert (await page.receive())["code"] == "not-found"
        with pytest.raises(ConnectionClosed) as closed:
            await page.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_a_forged_cookie_is_a_new_guest(house: Running) -> None:
    async with two_pages(house) as (browser, _, _, table):
        forged = browser.cookie()[:-4] + "AAAA"
        async with browser.page(table, Cookie=forged) as page:
            assert (await page.next("position"))["seats"] == []


async def test_a_position_that_cannot_be_made_is_told_and_made_later(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            await page.next("position")
            with monkeypatch.context() as broken:
                broken.setattr("maniero.server.socket.frame_for", lambda *_: 1 / 0)
                await page.send(t="hello", seen=0)
                assert (await page.next("error"))["code"] == "server"
            await page.send(t="hello", seen=0)
            assert (await page.next("position"))["actions"]
