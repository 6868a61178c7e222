"""Games that wait for a bot go on: after a restart, past tables that cannot, and when left lying."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, select, update

from maniero.games import find
from maniero.server import house as houses
from maniero.server.answering import Answering
from maniero.server.live import LiveTable
from maniero.server.new_tables import new_row
from maniero.server.store import Entry, GoingStore, SeatRow, Store
from maniero.server.store.models import log, seats, tables
from maniero.server.store.rows import BOT, HUMAN, INVITED, STOOD_IN, TAKEN
from maniero.server.store.store import now
from tests.server.running import Running, fast_forward, running, settings

if TYPE_CHECKING:
    from pathlib import Path

    from maniero.server.thinker_pool import Question

pytestmark = pytest.mark.anyio

QUICK = "castles"
BOTS = ("bot:random", "bot:random")


async def over(house: Running, table: str) -> None:
    """Wait for the end of a game."""
    async with asyncio.timeout(60):
        while (row := await house.server.store.table(table)) is not None and row.ended is None:
            await asyncio.sleep(0.01)


async def asleep(folder: Path, count: int) -> list[str]:
    """Games between bots that a server has left, each after its first draws."""
    async with running(settings(folder, beat=3600.0)) as house, house.browser() as anna:
        return sorted([await anna.new_table(*BOTS, game=QUICK) for _ in range(count)])


async def test_a_table_that_cannot_be_replayed_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, *sound = await asleep(tmp_path, 3)
    store = Store(settings(tmp_path).database())
    async with store.writing() as connection:
        await connection.execute(update(log).where(log.c.table == damaged).values(entry="no-such-word"))
    await store.close()
    async with running(settings(tmp_path, look=0.02, stalled=0.0)) as house:
        for table in sound:
            await over(house, table)
        told = [line for line in caplog.records if damaged in line.getMessage()]
        assert [line.levelno for line in told] == [logging.ERROR]  # Once, however often it is looked for.


async def test_only_games_whose_bot_is_asked_are_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [waits] = await asleep(tmp_path, 1)
    async with running(settings(tmp_path, beat=3600.0)) as house, house.browser() as anna:
        others = [
            await anna.new_table("me", "bot:random", game="carcassonne", options={"first": "1"}),
            await anna.new_table("me", "me", game=QUICK),
            await anna.new_table("me", "open", game=QUICK),
        ]
        done = await anna.new_table("me", "me", game=QUICK)
        await fast_forward(house, done)
        row = await house.server.store.table(others[0])
        assert row is not None
        assert row.asked == [0]  # The bot waits for the person.
    opened: list[str] = []
    read = LiveTable._read

    async def noted(live: LiveTable) -> None:
        opened.append(live.id)
        await read(live)

    monkeypatch.setattr(LiveTable, "_read", noted)
    async with running(settings(tmp_path, look=0.02)) as house:
        await over(house, waits)
        await asyncio.sleep(0.1)
    assert waits in opened
    assert not set(opened) & set(others)


async def test_a_table_opened_for_its_bots_leaves_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SWEEP", 0.01)
    monkeypatch.setattr(houses, "BRIEF", 0.05)
    [table] = await asleep(tmp_path, 1)
    async with running(settings(tmp_path)) as house:
        await over(house, table)
        async with asyncio.timeout(60):
            while house.server.metrics.live_tables:
                await asyncio.sleep(0.01)


async def test_bots_that_failed_are_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("maniero.server.troubles.FIRST", 0.05)
    failures = 3
    answer = Answering.answer

    async def fail_at_first(answering: Answering, question: Question, word: str) -> None:
        nonlocal failures
        if failures:
            failures -= 1
            raise RuntimeError("not today")
        await answer(answering, question, word)

    monkeypatch.setattr(Answering, "answer", fail_at_first)
    async with running(settings(tmp_path, look=0.02, stalled=0.0)) as house, house.browser() as anna:
        table = await anna.new_table(*BOTS, game=QUICK)
        await over(house, table)
    told = [line for line in caplog.records if table in line.getMessage()]
    assert len(told) == 1
    assert failures == 0


async def test_a_game_that_stands_still_is_found(tmp_path: Path) -> None:
    """Another process has set the table and died before the first draw."""
    async with running(settings(tmp_path, look=0.02, stalled=0.0)) as house, house.browser() as anna:
        await anna.new_table("me", "open")
        row = new_row(find(QUICK), 2, {}, True, "nobody")
        places = [
            SeatRow(row.id, seat, BOT, None, "random", f"Bot {seat}", f"link-{seat}", TAKEN)
            for seat in (0, 1)
        ]
        await house.server.store.add_table(row, places)
        await over(house, row.id)


async def test_who_is_found(url: str) -> None:
    """By the rows alone: an asked bot, one who stands in, a covert answer, a game that did not begin."""
    from maniero.server.settings import with_driver

    store = Store(with_driver(url))
    await store.open()
    going = GoingStore(store)
    async with store.writing() as connection:
        for each in (log, seats, tables):
            await connection.execute(delete(each))

    async def add(id: str, kinds: str, asked: list[int], covert: bool = False, begun: bool = True) -> None:
        row = new_row(find("council"), len(kinds), {}, True, "nobody")
        row.id = id
        places = []
        for seat, kind in enumerate(kinds):
            state = {"s": STOOD_IN, "i": INVITED}.get(kind, TAKEN)
            places.append(
                SeatRow(id, seat, BOT if kind == "b" else HUMAN, None, "random", "", f"{id}{seat}", state)
            )
        await store.add_table(row, places)
        if begun:
            await store.append(id, 0, [Entry(-1, "x")], asked, False, covert=covert)

    await add("person", "hb", [0])
    await add("bot", "hb", [1])
    await add("several", "hhhb", [0, 2, 3])
    await add("standsin", "sh", [0])
    await add("covert", "hh", [0, 1], covert=True)
    await add("unbegun", "hh", [], begun=False)
    await add("free", "hi", [], begun=False)
    found = ["bot", "covert", "several", "standsin", "unbegun"]
    assert await going.waiting(now() + 1) == found
    assert await going.waiting(now() + 1, limit=2) == found[:2]
    assert await going.waiting(now() + 1, found[1], 2) == found[2:4]
    assert await going.waiting(now() - 60_000) == []
    await store.append("bot", 1, [], [], True, result="3 4, won by 2")
    assert await going.waiting(now() + 1) == found[1:]
    async with store.reading() as connection:
        assert await connection.scalar(select(tables.c.result).where(tables.c.id == "bot")) == "3 4, won by 2"
    await store.close()
