"""A tournament goes on after everything that can happen to a server, and no round is set twice."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from alembic import command
from sqlalchemy import inspect, text

from maniero.games import find
from maniero.server.new_tables import new_row
from maniero.server.settings import with_driver
from maniero.server.store import Conflict, SeatRow, Store, Stored, TournamentStore
from maniero.server.store import engine as engines
from maniero.server.store.rows import TAKEN
from maniero.server.tournament_views import referee
from tests.server.playing_tournaments import QUICK, finish, made, seen, tables, until
from tests.server.running import PATIENCE, Browser, Running, fast_forward, running, settings

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from alembic.config import Config

pytestmark = pytest.mark.anyio


async def stored_when(house: Running, id: str, wanted: Any) -> Stored:
    """What is in the store as soon as ``wanted`` holds; nobody looks at the tournament itself."""
    store = TournamentStore(house.server.store)
    async with asyncio.timeout(PATIENCE):
        while (found := await store.find(id)) is None or not wanted(found):
            await asyncio.sleep(0.02)
    return found


def no_table_too_many(stored: Stored) -> None:
    """Every game has one table, and every table of the tournament is one of its games."""
    keys = [(pairing.round, pairing.number) for pairing in stored.pairings]
    assert len(keys) == len(set(keys))
    assert sorted(stored.tables) == sorted(pairing.table for pairing in stored.pairings)


async def test_a_restart_in_the_middle(url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=url)
    async with running(chosen) as house, house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "me", "me", "me")
        before = await seen(anna, cup)
        await fast_forward(house, tables(before)[0])
        before = await seen(anna, cup)
        jar = dict(anna.http.cookies)
    async with running(chosen) as house:
        again = Browser(house.host)
        again.http.cookies.update(jar)
        after = await seen(again, cup)
        assert after == before | {"links": after["links"]}
        await finish(house, after)
        second = await seen(again, cup)
        assert second["played"][0]["games"][0] == before["played"][0]["games"][0]
        assert second["round"] == 2
        await finish(house, second)
        assert (await seen(again, cup))["over"]
        await again.http.aclose()


async def test_a_server_that_died_between_a_round_and_the_next(url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=url)
    async with running(chosen) as house, house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "me", "me", "me")
        await finish(house, await seen(anna, cup))
        left = await stored_when(house, cup, lambda stored: True)
        assert [pairing.first_points for pairing in left.pairings] == [None, None]
    async with running(chosen) as house:
        stored = await stored_when(house, cup, lambda stored: len(stored.pairings) == 4)
        no_table_too_many(stored)
        assert [pairing.round for pairing in stored.pairings] == [0, 0, 1, 1]


async def test_a_server_that_died_after_the_last_place_was_taken(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as house, house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "open", "bot:random", "bot:random")
        store = TournamentStore(house.server.store)
        stored = await stored_when(house, cup, lambda stored: True)
        place = SeatRow(**(vars(stored.places[1]) | {"guest": "g" * 32, "name": "Bruno", "state": TAKEN}))
        assert await store.save_place(place, stored.places[1])
        assert not await store.save_place(place, stored.places[1])  # A place is taken once.
        assert await store.due() == [cup]
    async with running(settings(tmp_path)) as house:
        no_table_too_many(await stored_when(house, cup, lambda stored: len(stored.pairings) == 2))


async def test_a_server_that_died_before_the_new_tables_were_opened(tmp_path: Path) -> None:
    """Nobody sits at them and nobody looks: the bots play as soon as there is a server."""
    async with running(settings(tmp_path)) as house, house.browser() as anna:
        cup, _ = await made(anna, "cup", "open", "bot:random", "bot:random", "bot:random")
        store = TournamentStore(house.server.store)
        stored = await stored_when(house, cup, lambda stored: True)
        bot = SeatRow(**(vars(stored.places[0]) | {"kind": "bot", "bot": "random", "state": TAKEN}))
        await store.save_place(bot, stored.places[0])
        stored.places[0] = bot
        games = house.server.tournaments._next_round(stored, referee(stored))
        await store.advance(cup, stored.places, [], games, False)
    async with running(settings(tmp_path)) as house:
        no_table_too_many(await stored_when(house, cup, lambda stored: len(stored.pairings) == 4))


async def test_a_round_is_set_once(url: str, tmp_path: Path) -> None:
    """Two processes have seen the same: the second leaves nothing behind, not even a table."""
    chosen = settings(tmp_path, database_url=url)
    async with running(chosen) as house, house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "me", "me", "open")
        store, tournaments = TournamentStore(house.server.store), house.server.tournaments
        stored = await stored_when(house, cup, lambda stored: True)
        one, two = (tournaments._next_round(stored, referee(stored)) for _ in range(2))
        assert [game.pairing.first for game in one] == [game.pairing.first for game in two]  # The same lots.
        await store.advance(cup, stored.places, [], one, False)
        with pytest.raises(Conflict):
            await store.advance(cup, stored.places, [], two, False)
        after = await stored_when(house, cup, lambda stored: True)
        no_table_too_many(after)
        assert sorted(after.tables) == sorted(game.table.id for game in one)
        assert await house.server.store.table(two[0].table.id) is None


async def test_two_servers_on_one_database(url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=url)
    async with running(chosen) as one, running(chosen) as two, one.browser() as anna:
        league, _ = await made(anna, "league", "me", "me", "me", "me")
        other = Browser(two.host)
        other.http.cookies.update(dict(anna.http.cookies))
        for number in range(3):
            shown = await seen(anna, league)
            for table in tables(shown)[-2:]:
                await one.server.house.table(table)  # It has it in memory, and hears nothing of the end.
                await fast_forward(two, table)
            steps = [house.server.tournaments._step(league) for house in (one, two, one, two)]
            await asyncio.gather(*steps)
            after, there = await seen(anna, league), await seen(other, league)
            assert after | {"links": {}} == there | {"links": {}}
            assert [len(round["games"]) for round in after["played"]] == [2] * min(number + 2, 3)
        assert after["over"]
        no_table_too_many(await stored_when(one, league, lambda stored: True))
        await other.http.aclose()


async def test_many_come_at_the_same_moment(house: Running) -> None:
    async with house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "open", "open", "open", private=False)
        guests = [Browser(house.host) for _ in range(8)]
        for guest in guests:
            await guest.__aenter__()
        answers = await asyncio.gather(
            *[guest.http.post(f"/api/tournaments/{cup}/join") for guest in guests for _ in range(2)]
        )
        assert {answer.status_code for answer in answers} <= {200, 409}
        for guest in guests:
            await guest.http.post(f"/api/tournaments/{cup}/join")
        shown = await until(anna, cup, lambda shown: shown["started"])
        stored = await house.server.tournaments.find(cup)
        assert len({place.guest for place in stored.places}) == 4
        assert len(tables(shown)) == 2
        for guest in guests:
            await guest.http.aclose()


async def test_a_database_of_the_first_version_is_brought_up_to_date(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade = command.upgrade

    def first(config: Config, revision: str) -> None:
        upgrade(config, "0001")

    fresh = url if url.startswith("sqlite") else url + "_old"
    if fresh != url:
        engine = engines.open_engine(with_driver(url))
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("CREATE DATABASE postgres_old"))
        await engine.dispose()
    with monkeypatch.context() as old:
        old.setattr(command, "upgrade", first)
        store = Store(with_driver(fresh))
        await store.open()
        row = new_row(find(QUICK), 2, {}, False, "host")
        values = vars(row) | {"options": "{}", "asked": ""}
        async with store.writing() as connection:
            known = await connection.run_sync(lambda sync: inspect(sync).get_columns("tables"))
            names = [column["name"] for column in known]
            assert "tournament" not in names
            columns, marks = ", ".join(f'"{name}"' for name in names), ", ".join(f":{name}" for name in names)
            await connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({marks})"), values)
        await store.close()
    store = Store(with_driver(fresh))
    await store.open()
    found = await store.table(row.id)
    assert found is not None
    assert (found.tournament, found.seed) == (None, row.seed)
    assert await TournamentStore(store).of("host") == []
    await store.close()


async def test_a_round_is_not_set_for_a_device_that_has_gone(url: str, tmp_path: Path) -> None:
    """Somebody changes device between the look at the places and the new tables."""
    chosen = settings(tmp_path, database_url=url)
    async with running(chosen) as house, house.browser() as anna, house.browser() as phone:
        cup, _ = await made(anna, "cup", "me", "me", "me", "open")
        store, tournaments = TournamentStore(house.server.store), house.server.tournaments
        stored = await stored_when(house, cup, lambda stored: True)
        games = tournaments._next_round(stored, referee(stored))
        assert (await phone.http.post((await seen(anna, cup))["links"]["0"])).status_code == 303
        with pytest.raises(Conflict):
            await store.advance(cup, stored.places, [], games, False)
        assert await house.server.store.table(games[0].table.id) is None
