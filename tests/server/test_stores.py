"""SQLite and PostgreSQL, both for real: the same questions get the same answers."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event

from maniero.games import find
from maniero.server.log import fold
from maniero.server.new_tables import new_row
from maniero.server.settings import Settings, SettingsError, with_driver
from maniero.server.store import Conflict, Entry, GuestRow, SeatRow, Store, StoreError
from tests.server.running import GAME, Browser, level, play_on, running, settings, without_log
from tests.server.upgrading import downgrade

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    found = Store(with_driver(url))
    await found.open()
    yield found
    await found.close()


async def a_table(store: Store) -> str:
    row = new_row(find(GAME), 2, {}, False, "host")
    places = [SeatRow(row.id, seat, "human", None, "greedy", "", f"link{seat}", "open") for seat in (0, 1)]
    await store.add_table(row, places)
    found = await store.table(row.id)
    assert found == row
    assert await store.seats(row.id) == places
    return row.id


async def test_an_entry_of_a_log_is_written_once(store: Store) -> None:
    table = await a_table(store)
    await store.append(table, 0, [Entry(-1, "one"), Entry(0, "two")], [1], False)
    for seq, entries in ((0, ["again"]), (1, ["again"]), (1, ["again", "more"])):
        with pytest.raises(Conflict):
            await store.append(table, seq, [Entry(0, text) for text in entries], [0], True)
    assert await store.log(table) == [Entry(-1, "one"), Entry(0, "two")]
    row = await store.table(table)
    assert row is not None
    assert (row.asked, row.ended, row.started is not None) == ([1], None, True)


async def test_of_two_writers_at_the_same_moment_one_fails(url: str, store: Store) -> None:
    table = await a_table(store)
    other = Store(with_driver(url))
    await other.open()
    try:
        for seq in range(20):
            done = await asyncio.gather(
                store.append(table, seq, [Entry(0, "here")], [0], False),
                other.append(table, seq, [Entry(0, "there")], [0], False),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in done) == ["Conflict", "int"]
        assert len(await store.log(table)) == 20
    finally:
        await other.close()


async def test_many_tables_are_written_at_once(store: Store) -> None:
    tables = [await a_table(store) for _ in range(10)]

    async def write(table: str) -> None:
        for seq in range(10):
            await store.append(table, seq, [Entry(0, f"word-{seq}")], [0], False)

    await asyncio.gather(*[write(table) for table in tables])
    for table in tables:
        assert [entry.text for entry in await store.log(table)] == [f"word-{seq}" for seq in range(10)]


async def test_what_is_written_together_fails_alone(store: Store) -> None:
    """Tables that move at the same moment share a transaction, and one that is behind disturbs no other."""
    tables = [await a_table(store) for _ in range(30)]
    await store.append(tables[7], 0, [Entry(0, "before")], [0], False)
    commits = 0

    def count(_connection: object) -> None:
        nonlocal commits
        commits += 1

    event.listen(store._engine.sync_engine, "commit", count)
    for rest, behind in ((tables, [7]), (tables[:7] + tables[8:], [])):
        commits = 0
        seq = 0 if behind else 1
        writing = [store.append(table, seq, [Entry(0, f"word-{seq}")], [1], False) for table in rest]
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert [number for number, result in enumerate(done) if isinstance(result, Conflict)] == behind
        assert sum(not isinstance(result, Exception) for result in done) == 29
    assert commits == (1 if store._engine.dialect.name == "sqlite" else 29)
    for table in rest:
        assert [entry.text for entry in await store.log(table)] == ["word-0", "word-1"]
    assert [entry.text for entry in await store.log(tables[7])] == ["before"]


async def test_a_crowd_waits_for_its_turn_and_is_not_told_that_the_database_hangs(url: str) -> None:
    store = Store(with_driver(url), limit=1.0)
    await store.open()
    table = await a_table(store)

    async def look() -> None:
        async with store.reading():
            await asyncio.sleep(0.1)

    looking = [asyncio.create_task(look()) for _ in range(100)]
    await store.append(table, 0, [Entry(0, "word")], [0], False)
    assert not all(task.done() for task in looking)  # Who writes waits for none of them.
    await asyncio.gather(*looking)
    await store.close()


async def test_a_seat_is_taken_once(store: Store) -> None:
    table = await a_table(store)
    place = (await store.seats(table))[0]
    taken = [SeatRow(**(vars(place) | {"guest": guest, "state": "taken"})) for guest in ("a", "b")]
    assert [await store.save_seats([(seat, place)]) for seat in taken] == [True, False]
    assert (await store.seats(table))[0].guest == "a"
    assert [row.id for row in await store.tables_of("a")] == [table]
    assert await store.tables_of("b") == []
    assert table in [row.id for row in await store.open_tables()]


async def test_guests_keys_and_chat(store: Store) -> None:
    assert await store.key("cookies") == await store.key("cookies")
    assert await store.guest("nobody") is None
    guest = GuestRow("g" * 32, "Anna", "it", 1)
    await store.save_guest(guest)
    guest.name = "Ánna'; DROP TABLE guests; --"[:24]
    await store.save_guest(guest)
    assert await store.guest(guest.id) == guest
    table = await a_table(store)
    for number in range(3):
        await store.add_chat(table, guest.id, "Anna", f"line {number} 🏰")
    assert [(row.number, row.text) for row in await store.chat(table)] == [
        (1, "line 0 🏰"),
        (2, "line 1 🏰"),
        (3, "line 2 🏰"),
    ]


async def test_what_a_team_says_is_kept_apart(store: Store) -> None:
    table, other = await a_table(store), await a_table(store)
    for line, team in (("a", None), ("b", 0), ("c", 1), ("d", 0), ("e", None)):
        await store.add_chat(table, "g", "Anna", line, team)
    await store.add_chat(other, "g", "Anna", "f", 0)

    async def kept(team: int | None) -> list[tuple[int, str, int | None]]:
        return [(row.number, row.text, row.team) for row in await store.chat(table, team)]

    assert await kept(None) == [(1, "a", None), (2, "e", None)]
    assert await kept(0) == [(1, "b", 0), (2, "d", 0)]
    assert await kept(1) == [(1, "c", 1)]


async def test_seats_change_together_or_not_at_all(store: Store) -> None:
    table = await a_table(store)
    one, two = await store.seats(table)
    moved = [
        (replace(one, guest="a", state="taken"), one),
        (replace(two, guest="a", state="taken"), replace(two, state="invited")),
    ]
    assert await store.save_seats(moved) is False
    assert await store.seats(table) == [one, two]
    for other in (replace(two, link="old"), replace(two, state="taken")):
        assert await store.save_seats([moved[0], (moved[1][0], other)]) is False
    assert await store.save_seats([moved[0], (replace(moved[1][0], link="new"), two)]) is True
    assert [place.link for place in await store.seats(table)] == ["link0", "new"]
    assert [place.guest for place in await store.seats(table)] == ["a", "a"]


async def test_a_database_of_an_older_version_is_brought_up_to_date(url: str) -> None:
    """From the schema without a chat of teams; what is in it stays."""
    store = Store(with_driver(url))
    await store.open()
    table = await a_table(store)
    await store.add_chat(table, "g", "Anna", "before")
    await downgrade(store, "0002")
    await store.close()
    newer = Store(with_driver(url))
    await newer.open()
    await newer.add_chat(table, "g", "Anna", "after", 0)
    assert [row.text for row in [*await newer.chat(table), *await newer.chat(table, 0)]] == [
        "before",
        "after",
    ]
    await newer.close()


async def test_opening_again_changes_nothing(url: str, store: Store) -> None:
    table = await a_table(store)
    other = Store(with_driver(url))
    await other.open()
    assert await other.table(table) is not None
    await other.close()


async def test_several_processes_may_start_at_once(url: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from maniero.server.store import Store\n"
        "async def main():\n"
        "    store = Store(sys.argv[1])\n"
        "    await store.open()\n"
        "    print(await store.key('test'))\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    started = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, with_driver(url), stdout=asyncio.subprocess.PIPE
        )
        for _ in range(3)
    ]
    keys = [(await process.communicate())[0] for process in started]
    assert [process.returncode for process in started] == [0, 0, 0]
    assert len(set(keys)) == 1


async def test_a_game_is_played_and_comes_back(url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=url)
    async with running(chosen) as house, house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await play_on([one, two], 12)
            await level([one, two])
            before = one.position
        words = [word.text for word in fold(await house.server.store.log(table))]
        jar = dict(anna.http.cookies)
    async with running(chosen) as house:
        again = Browser(house.host)
        again.http.cookies.update(jar)
        async with again.page(table) as page:
            assert without_log(await page.next("position")) == without_log(before)
        assert [word.text for word in fold(await house.server.store.log(table))] == words
        await again.http.aclose()


async def test_sqlite_flushes_every_commit(tmp_path: Path) -> None:
    store = Store(with_driver(f"sqlite:///{tmp_path / 'store.sqlite3'}"))
    await store.open()
    async with store._engine.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2  # FULL
    await store.close()


async def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/no/such/folder/x.sqlite3", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(StoreError):
            await Store(with_driver(url)).open()


def test_database_urls() -> None:
    assert with_driver("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert with_driver("postgres://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert with_driver("postgresql+asyncpg://u@h/d") == "postgresql+asyncpg://u@h/d"
    for wrong in ("mysql://x", "x.db", "", "postgresql:x"):
        with pytest.raises(SettingsError):
            with_driver(wrong)
    assert Settings(database_url="sqlite:///x.db").database() == "sqlite+aiosqlite:///x.db"


async def test_of_many_who_speak_at_once_none_loses_a_line(url: str, store: Store) -> None:
    table = await a_table(store)
    others = [Store(with_driver(url)) for _ in range(2)]
    for other in others:
        await other.open()
    speakers = [store, *others] * 6
    said = await asyncio.gather(
        *(each.add_chat(table, f"g{i}", "Anna", f"line {i}") for i, each in enumerate(speakers)),
        *(each.add_chat(table, f"g{i}", "Anna", f"line {i}", team=0) for i, each in enumerate(speakers)),
    )
    for team in (None, 0):
        kept = await store.chat(table, team)
        assert [row.number for row in kept] == list(range(1, len(speakers) + 1))
        assert sorted(kept, key=str) == sorted((row for row in said if row.team == team), key=str)
    for other in others:
        await other.close()


async def test_a_first_name_that_is_given_twice_at_once_is_kept(store: Store) -> None:
    for number in range(10):
        names = [f"Anna {i}" for i in range(6)]
        await asyncio.gather(*(store.save_guest(GuestRow(f"twice{number}", name, "", 1)) for name in names))
        kept = await store.guest(f"twice{number}")
        assert kept is not None
        assert kept.name in names
