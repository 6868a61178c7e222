"""Backups: whole, of one moment, from any database into any other, and never half of one."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from sqlalchemy import BigInteger, Boolean, Float, Integer, String, Text, select, text

from maniero.cli.errors import CommandError
from maniero.cli.keeping import backup, restore
from maniero.server.settings import with_driver
from maniero.server.store import Store
from maniero.server.store.models import METADATA
from tests.server.fresh import fresh_database
from tests.server.running import Browser, play_on, running, settings, without_log

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


class Fresh(Protocol):
    async def __call__(self, kind: str) -> str: ...


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Makes empty databases."""

    async def made(kind: str) -> str:
        server = str(request.getfixturevalue("postgres_url")) if kind == "postgresql" else ""
        return await fresh_database(tmp_path, server)

    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.maniero"


async def everything(url: str) -> dict[str, list[Any]]:
    """All rows of a database."""
    store = Store(with_driver(url))
    async with store.reading() as connection:
        found = {
            table.name: [tuple(row) for row in await connection.execute(select(table))]
            for table in METADATA.sorted_tables
        }
    await store.close()
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


async def a_house(url: str, folder: Path) -> None:
    """A database with guests, games, talk and a tournament."""
    async with running(settings(folder, database_url=url)) as house, house.browser() as anna:
        await anna.http.put("/api/me", json={"name": "Ánna 🏰", "language": "it"})
        table = await anna.new_table("me", "bot:random", private=True)
        async with anna.page(table) as page:
            await page.until(lambda position: position["actions"])
            await page.play()
            await page.ask("chat", t="chat", text="ciao")
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        order = {"game": "castles", "kind": "league", "seats": seats}
        assert (await anna.http.post("/api/tournaments", json=order)).status_code == 201


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_backup_moves_everything(
    kind: str, into: str, fresh: Fresh, file: Path, tmp_path: Path
) -> None:
    old, new = await fresh(kind), await fresh(into)
    await a_house(old, tmp_path)
    await asyncio.to_thread(backup, old, file, False)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await asyncio.to_thread(restore, new, file, False)
    kept = await everything(old)
    assert await everything(new) == kept
    assert all(
        kept[name] for name in ("guests", "tables", "seats", "log", "chat", "places", "pairings", "keys")
    )
    store = Store(with_driver(new))  # It opens like any other.
    await store.open()
    await store.close()


async def test_a_backup_is_of_one_moment_while_people_play(fresh: Fresh, file: Path, tmp_path: Path) -> None:
    for kind in ("sqlite", "postgresql"):
        url = await fresh(kind)
        async with running(settings(tmp_path, database_url=url)) as house, house.browser() as anna:
            table = await anna.new_table("me", "me")
            async with anna.page(table) as page:
                await page.next("position")
                playing = asyncio.create_task(play_on([page], 60))
                for _ in range(3):
                    await asyncio.to_thread(backup, url, file, True)
                await playing
                last = page.position
            jar = dict(anna.http.cookies)
        again = await fresh("sqlite")
        await asyncio.to_thread(restore, again, file, False)
        rows = await everything(again)
        (row,) = rows["tables"]
        assert sorted(entry[1] for entry in rows["log"]) == list(range(len(rows["log"])))
        async with running(settings(tmp_path, database_url=again)) as house:
            browser = Browser(house.host)
            browser.http.cookies.update(jar)
            async with browser.page(table) as page:
                position = await page.next("position")
                # The row of the table is written with its last entries: they belong together.
                asked = row[METADATA.tables["tables"].c.keys().index("asked")]
                assert asked == ",".join(map(str, position["asked"]))
                assert position["seq"] <= last["seq"]
                if position["seq"] == last["seq"]:
                    assert without_log(position) == without_log(last)
                await page.play()
            await browser.http.aclose()


async def test_nothing_is_written_over_unless_it_is_wanted(fresh: Fresh, file: Path, tmp_path: Path) -> None:
    for kind in ("sqlite", "postgresql"):
        url = await fresh(kind)
        await a_house(url, tmp_path)
        file.write_text("precious")
        with pytest.raises(CommandError, match="is there already"):
            await asyncio.to_thread(backup, url, file, False)
        assert file.read_text() == "precious"
        await asyncio.to_thread(backup, url, file, True)
        kept = await everything(url)
        with pytest.raises(CommandError, match="is not empty"):
            await asyncio.to_thread(restore, url, file, False)
        store = Store(with_driver(url))
        async with store.writing() as connection:
            await connection.execute(text("UPDATE guests SET name = 'Nobody'"))
        await store.close()
        assert await everything(url) != kept
        await asyncio.to_thread(restore, url, file, True)
        assert await everything(url) == kept
        assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []


async def test_a_damaged_backup_changes_nothing(fresh: Fresh, file: Path, tmp_path: Path) -> None:
    for kind in ("sqlite", "postgresql"):
        url = await fresh(kind)
        await a_house(url, tmp_path)
        await asyncio.to_thread(backup, url, file, True)
        kept, whole = await everything(url), file.read_bytes()
        lines = gzip.decompress(whole).splitlines(keepends=True)
        number = next(i for i, line in enumerate(lines) if b'"table": "seats"' in line)
        later = lines[0].replace(b'"schema": "0', b'"schema": "9')
        bad = {
            "cut short": whole[: len(whole) // 2],
            "damaged": gzip.compress(b"".join([*lines[: number + 1], *lines[number + 2 :]])),
            "no backup": b"something else",
            "is no backup": gzip.compress(b'{"some": "thing"}\n'),
            "newer version": gzip.compress(b"".join([later, *lines[1:]])),
            "damaged or": gzip.compress(b"".join([*lines[:number], b"[1]\n", *lines[number:]])),
            "cut": gzip.compress(b"".join([*lines[:5], b"{not JSON\n", *lines[5:]])),
        }
        for said, raw in bad.items():
            file.write_bytes(raw)
            with pytest.raises(CommandError, match=said):
                await asyncio.to_thread(restore, url, file, True)
            assert await everything(url) == kept
        # A row whose table is not there is refused by the database itself, after much was written.
        row = json.loads(lines[number + 1])
        lines[number + 1] = json.dumps(["nowhere", *row[1:]]).encode() + b"\n"
        file.write_bytes(gzip.compress(b"".join(lines)))
        with pytest.raises(CommandError):
            await asyncio.to_thread(restore, url, file, True)
        assert await everything(url) == kept


@pytest.mark.parametrize(
    "line",
    [
        {"table": "guests"},
        {"table": "guests", "columns": 5},
        {"table": "guests", "columns": ["id", "name", "language", "created", "evil"]},
        {"table": "guests", "columns": [["id"], "name", "language", "created"]},
        {"table": ["guests"], "columns": ["id"]},
        {"table": "alembic_version", "columns": ["version_num"]},
        ["g" * 32, "Anna", "it", 10**30],
        ["g" * 32, "Anna" * 5_000_000, "it", 1],
    ],
)
async def test_a_backup_of_another_shape_is_refused_in_words(fresh: Fresh, file: Path, line: object) -> None:
    lines = [
        {"maniero": "backup", "format": 1, "schema": "0001"},
        {"table": "guests", "columns": ["id", "name", "language", "created"]},
        line,
        {"rows": int(isinstance(line, list))},
    ]
    file.write_bytes(gzip.compress("".join(json.dumps(each) + "\n" for each in lines).encode()))
    with pytest.raises(CommandError, match="damaged"):
        await asyncio.to_thread(restore, await fresh("sqlite"), file, False)


async def test_an_older_backup_is_brought_up_to_date(fresh: Fresh, file: Path) -> None:
    """Written by a version that knew no tournaments."""
    lines: list[Any] = [
        {"maniero": "backup", "format": 1, "schema": "0001"},
        {"table": "guests", "columns": ["id", "name", "language", "created"]},
        ["g" * 32, "Anna", "it", 1],
        {"rows": 1},
    ]
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    for kind in ("sqlite", "postgresql"):
        url = await fresh(kind)
        await asyncio.to_thread(restore, url, file, False)
        store = Store(with_driver(url))
        await store.open()
        guest = await store.guest("g" * 32)
        assert guest is not None
        assert guest.name == "Anna"
        assert await store.open_tables() == []
        await store.close()


async def test_what_cannot_be_kept_or_found(fresh: Fresh, file: Path, tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'nowhere.sqlite3'}"
    with pytest.raises(CommandError, match="there is no database"):
        await asyncio.to_thread(backup, nowhere, file, False)
    assert not (tmp_path / "nowhere.sqlite3").exists()
    with pytest.raises(CommandError, match="No such file"):
        await asyncio.to_thread(restore, nowhere, tmp_path / "no file", False)
    with pytest.raises(CommandError, match="nothing in this database"):
        await asyncio.to_thread(backup, nowhere, file, False)
    with pytest.raises(CommandError, match="begins with"):
        await asyncio.to_thread(backup, "mysql://x", file, False)
    url = await fresh("sqlite")
    await a_house(url, tmp_path)
    with pytest.raises(CommandError, match="No such file"):
        await asyncio.to_thread(backup, url, tmp_path / "no" / "folder", False)


def test_all_that_is_stored_can_be_written_as_json() -> None:
    for table in METADATA.sorted_tables:
        for column in table.columns:
            assert isinstance(column.type, BigInteger | Boolean | Float | Integer | String | Text), column
