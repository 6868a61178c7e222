"""Pruning: what is old goes with all that belongs to it, what is used stays, and servers go on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select, text

from maniero.cli.errors import CommandError
from maniero.cli.keeping import prune, seconds
from maniero.server.settings import with_driver
from maniero.server.store import Store
from maniero.server.store.models import METADATA
from tests.server.fresh import fresh_database
from tests.server.running import Running, fast_forward, running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    server = str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else ""
    return await fresh_database(tmp_path, server)


async def counts(store: Store) -> dict[str, int]:
    """How many rows each table has; keys and component files are never old."""
    async with store.reading() as connection:
        found = {
            table.name: await connection.scalar(select(func.count()).select_from(table))
            for table in METADATA.sorted_tables
        }
    return {name: int(count or 0) for name, count in found.items() if name not in ("keys", "boxes")}


async def age(store: Store, **where: str) -> None:
    """Make what is stored a hundred days older: all of it, or one table."""
    past = 100 * 24 * 3600 * 1000
    columns = {
        "tables": ("created", "updated", "started", "ended"),
        "tournaments": ("created", "updated", "started", "ended"),
        "guests": ("created",),
        "chat": ("at",),
        "log": ("at",),
    }
    async with store.writing() as connection:
        for name, times in columns.items():
            if not where or name in where:
                change = ", ".join(f"{column} = {column} - {past}" for column in times)
                which = " WHERE id = :id" if where else ""
                values = {"id": where[name]} if where else {}
                await connection.execute(text(f"UPDATE {name} SET {change}{which}"), values)


async def pruned(
    capsys: pytest.CaptureFixture[str], url: str, *, unfinished: bool = False, dry_run: bool = False
) -> list[int]:
    """How many games, tournaments and guests the command says are deleted."""
    capsys.readouterr()
    await asyncio.to_thread(prune, url, "90d", unfinished, dry_run)
    words = capsys.readouterr().out.split()
    assert ("would" in words) == dry_run
    return [int(word) for word in words if word.isdigit()]


async def finished(house: Running) -> str:
    """A game that is over, of a guest with a name, with talk."""
    async with house.browser() as anna:
        await anna.http.put("/api/me", json={"name": "Anna"})
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            await page.next("position")
            await page.ask("chat", t="chat", text="ciao")
        await fast_forward(house, table)
    return table


async def test_old_finished_games_go_with_all_that_is_theirs(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(settings(tmp_path, database_url=url)) as house, house.browser() as bruno:
        store = house.server.store
        await finished(house)
        await bruno.http.put("/api/me", json={"name": "Bruno"})
        going = await bruno.new_table("me", "me")
        await age(store)
        young = await finished(house)
        before = await counts(store)
        assert await pruned(capsys, url, dry_run=True) == [1, 0, 1]
        assert await counts(store) == before
        assert await pruned(capsys, url) == [1, 0, 1]
        assert await pruned(capsys, url) == [0, 0, 0]
        after = await counts(store)
        assert (after["tables"], after["seats"], after["chat"], after["guests"]) == (2, 4, 1, 2)
        assert len(await store.log(young)) > 0
        assert await pruned(capsys, url, unfinished=True, dry_run=True) == [1, 0, 1]
        assert await store.table(going) is not None
        assert await pruned(capsys, url, unfinished=True) == [1, 0, 1]
        assert await store.table(going) is None
        assert await store.table(young) is not None


async def test_talk_keeps_an_unfinished_game(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(settings(tmp_path, database_url=url)) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        await age(house.server.store)
        async with anna.page(table) as page:
            await page.ask("chat", t="chat", text="I am still thinking")
        assert await pruned(capsys, url, unfinished=True) == [0, 0, 0]


async def test_a_tournament_goes_as_a_whole(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(settings(tmp_path, database_url=url)) as house, house.browser() as anna:
        store = house.server.store
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        order = {"game": "castles", "kind": "league", "seats": seats}
        made = (await anna.http.post("/api/tournaments", json=order)).json()["tournament"]
        while not (mine := (await anna.http.get("/api/mine")).json()):
            await asyncio.sleep(0.02)
        table = mine[0]["table"]
        await fast_forward(house, table)
        async with store.writing() as connection:  # Bots play on, and what they do is new.
            await connection.execute(
                text("UPDATE tables SET updated = 1, ended = 1 WHERE id = :id"), {"id": table}
            )
        await age(store, tournaments=made)
        assert await pruned(capsys, url) == [0, 0, 0]
        assert await store.table(table) is not None  # Its game is old, but the tournament is not over.
        async with store.writing() as connection:
            await connection.execute(text("UPDATE tournaments SET ended = 1"))
        assert (await pruned(capsys, url))[:2] == [0, 1]
        assert sum((await counts(store)).values()) == 0
        assert (await anna.http.get(f"/tournament/{made}")).status_code == 404


async def test_a_pruned_table_that_is_open_says_so(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """People look at it, and bots would move: nobody crashes, and the server goes on."""
    async with running(settings(tmp_path, database_url=url)) as house, house.browser() as anna:
        store = house.server.store
        one, two = await anna.new_table("me", "me"), await anna.new_table("me", "me")
        async with anna.page(one) as playing, anna.page(two) as talking:
            at = await playing.next("position")
            await talking.next("position")
            await age(store)
            assert (await pruned(capsys, url, unfinished=True))[0] == 2
            await playing.send(t="play", seat=at["seat"], seq=at["seq"], word=at["actions"][0]["word"])
            await talking.send(t="chat", text="Is anybody there?")
            for page in (playing, talking):
                codes = [frame["code"] for frame in await page.rest() if frame["t"] == "error"]
                assert codes[-1] == "not-found"
                assert page.line.close_code == 4404
        for path in (f"/t/{one}", f"/api/tables/{one}/record"):
            assert (await anna.http.get(path)).status_code == 404
        assert (await anna.http.get("/health")).text == "ok\n"
        await anna.new_table("me", "me")


async def test_games_are_pruned_while_others_are_played(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(settings(tmp_path, database_url=url)) as house, house.browser() as anna:
        store = house.server.store
        old = [await anna.new_table("me", "me") for _ in range(5)]
        await age(store)
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            await page.next("position")
            work = asyncio.create_task(pruned(capsys, url, unfinished=True))
            while not work.done() and not page.position["over"]:
                await page.play()
            assert (await work)[0] == len(old)
            seq = page.position["seq"]
        assert len(await store.log(table)) == seq


async def test_a_database_of_an_older_version_is_not_touched(url: str) -> None:
    store = Store(with_driver(url))
    await store.open()
    async with store.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    await store.close()
    with pytest.raises(CommandError, match="start the server once"):
        await asyncio.to_thread(prune, url, "90d", False, False)


def test_ages() -> None:
    assert (seconds("12h"), seconds("90d"), seconds("2w")) == (43_200, 7_776_000, 1_209_600)
    for wrong in ("", "d", "90", "90y", "-1d", "1.5d", "\u0669d", "999999d"):
        with pytest.raises(CommandError, match="an age is written like"):
            seconds(wrong)
