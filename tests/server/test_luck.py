"""Luck: every person adds a number before the game begins; who tries to choose the draws is refused."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from maniero.kernel.record import parse_record
from maniero.server.store import Conflict, LuckStore, Store
from maniero.server.store.store import now
from maniero.table import luck_hash, seed_hash, verify
from maniero.table.chain import chain_of
from tests.server.running import Browser, Frame, Page, Running, fast_forward, play_on, running, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from maniero.server.settings import Settings

pytestmark = pytest.mark.anyio

FOR_EVER = 600.0  # A grace that no test waits for.


@pytest.fixture
def chosen(tmp_path: Path) -> Settings:
    return settings(tmp_path, luck_grace=FOR_EVER)


@pytest.fixture
async def patient(chosen: Settings) -> AsyncIterator[Running]:
    """A server that waits for everybody's number."""
    async with running(chosen) as found:
        yield found


async def record_of(browser: Browser, table: str) -> str:
    return (await browser.http.get(f"/api/tables/{table}/record")).text


def asks(stage: str) -> object:
    return lambda people: people["luck"] == stage


async def refused(page: Page, **frame: object) -> str:
    """The code with which a frame of luck is refused."""
    return str((await page.ask("error", t="luck", **frame))["code"])


async def begun(*pages: Page) -> list[Frame]:
    """All pages listen until the game has begun."""
    return await asyncio.gather(*[page.until(lambda position: position["started"]) for page in pages])


async def test_a_game_begins_as_soon_as_all_numbers_are_there(patient: Running) -> None:
    async with patient.browser() as anna, patient.browser() as bruno:
        table = await anna.new_table("me", "open")
        async with anna.page(table) as one:
            first = await one.until(lambda position: True)
            assert (first["started"], first["head"]["hash"]) == (False, "")
            await bruno.join(table)
            async with bruno.page(table) as two:
                shown, other = await begun(one, two)
                assert shown["promise"] == other["promise"] == first["promise"]
                await play_on([one, two], 6)
                await one.people_until(asks("drawn"))
                assert [seat["number"] for seat in one.people["seats"]] == [True, True]
                await fast_forward(patient, table)
                last = await one.until(lambda position: position["over"])
        record = parse_record(await record_of(anna, table))
        assert [(each.seat, each.number) for each in record.luck] == [
            (0, anna.number(table, 0)),
            (1, bruno.number(table, 1)),
        ]
        assert seed_hash(record.seed) == first["promise"]
        assert verify(record, seen=[first["promise"], shown["head"]["hash"], last["head"]["hash"]])
        assert (await anna.http.get(f"/api/tables/{table}/verify")).json()["verified"] is True


async def test_alone_with_bots_and_several_at_one_device(patient: Running) -> None:
    """One number for each seat of a person; bots add none."""
    async with patient.browser() as anna:
        for kinds in (("me", "bot"), ("me", "me"), ("me", "bot", "me")):
            table = await anna.new_table(*kinds)
            async with anna.page(table) as page:
                await page.until(lambda position: position["started"])
            luck = parse_record(await record_of(anna, table)).luck
            mine = [seat for seat, kind in enumerate(kinds) if kind == "me"]
            assert [(each.seat, each.number) for each in luck] == [
                (seat, anna.number(table, seat)) for seat in mine
            ]


async def test_bots_alone_wait_for_nobody(patient: Running) -> None:
    async with patient.browser() as anna:
        table = await anna.new_table("bot:random", "bot:random")
        async with anna.page(table) as page:
            assert (await page.until(lambda position: True))["started"]
        assert parse_record(await record_of(anna, table)).luck == []


async def test_luck_that_does_not_fit_is_refused(patient: Running) -> None:
    async with patient.browser() as anna, patient.browser() as bruno, patient.browser() as carla:
        table = await anna.new_table("me", "open")
        number, other = "1a" * 32, "2b" * 32
        async with anna.page(table) as one, carla.page(table) as watching:
            one.generous = watching.generous = False
            assert await refused(one, seat=1, hash=luck_hash(number)) == "not-your-seat"
            assert await refused(one, seat=9, hash=luck_hash(number)) == "not-your-seat"
            assert await refused(watching, seat=0, hash=luck_hash(number)) == "not-your-seat"
            for wrong in ("xyz", "1A" * 32, "1a" * 31, " " + number[1:], 7, None, [number]):
                assert await refused(one, seat=0, hash=wrong) == "bad-frame", wrong
                assert await refused(one, seat=0, number=wrong) == "bad-frame", wrong
            assert await refused(one, seat=0, hash=number + "\n") == "too-long"
            assert await refused(one, seat=0, hash="1a" * 900) == "too-long"
            assert await refused(one, seat=0, hash="1a" * 9000) == "too-long"
            assert await refused(one, seat=0) == "bad-frame"
            assert await refused(one, seat=0, hash=luck_hash(number), number=number) == "bad-frame"
            assert await refused(one, seat=0, number=number) == "luck"  # Before any hash.
            await one.send(t="luck", seat=0, hash=luck_hash(number))
            await one.send(t="luck", seat=0, hash=luck_hash(number))  # The same page once more.
            assert await refused(one, seat=0, hash=luck_hash(other)) == "luck"
            assert await refused(one, seat=0, number=number) == "luck"  # Before all hashes.
            await bruno.join(table)
            async with bruno.page(table) as two:
                two.generous = False
                await two.people_until(asks("hashes"))
                assert await refused(two, seat=0, hash=luck_hash(other)) == "not-your-seat"
                await two.send(t="luck", seat=1, hash=luck_hash(other))
                people = await two.people_until(asks("numbers"))
                assert [seat["hash"] for seat in people["seats"]] == [luck_hash(number), luck_hash(other)]
                assert await refused(two, seat=1, hash=luck_hash(number)) == "luck"
                assert await refused(two, seat=1, number=number) == "luck"
                assert await refused(two, seat=0, number=number) == "not-your-seat"
                await two.send(t="luck", seat=1, number=other)
                assert not two.position.get("started")
                await one.send(t="luck", seat=0, number=number)
                await one.until(lambda position: position["started"])
                assert await refused(one, seat=0, hash=luck_hash(other)) == "luck"
                assert await refused(one, seat=0, number=other) == "luck"
        luck = parse_record(await record_of(anna, table)).luck
        assert [each.number for each in luck] == [number, other]


async def test_who_is_away_holds_nobody_up_and_is_named(tmp_path: Path) -> None:
    chosen = settings(tmp_path, luck_grace=0.3)
    async with running(chosen) as house, house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", "open")
        await bruno.join(table)
        async with house.browser() as carla:
            await carla.join(table)  # And is gone at once.
        async with anna.page(table) as one, bruno.page(table) as two:
            two.generous = False  # Promises a number, and keeps it back.
            await two.people_until(asks("hashes"))
            await two.send(t="luck", seat=1, hash=luck_hash("2b" * 32))
            await one.until(lambda position: position["started"])
            await one.people_until(asks("drawn"))
            assert [seat["number"] for seat in one.people["seats"]] == [True, False, False]
        await fast_forward(house, table)
        record = parse_record(await record_of(anna, table))
        assert [(each.hash, each.number) for each in record.luck[1:]] == [
            (luck_hash("2b" * 32), ""),
            ("", ""),
        ]
        assert verify(record) > 0


async def test_another_device_does_not_change_the_first_hash(tmp_path: Path) -> None:
    """The second one has another number: it cannot give the first one's, and the grace goes on without."""
    async with running(settings(tmp_path, luck_grace=0.3)) as house, house.browser() as anna:
        table = await anna.new_table("me", "open")
        async with anna.page(table) as one:
            await one.until(lambda position: True)
            await one.ask("tip", t="tip", pick="nothing")  # The hash has been read by now.
        first, anna.numbers = anna.numbers, {}
        async with house.browser() as bruno:
            await bruno.join(table)
            async with anna.page(table) as again, bruno.page(table) as two:
                await begun(again, two)
        luck = parse_record(await record_of(anna, table)).luck
        assert (luck[0].hash, luck[0].number) == (luck_hash(first[table, 0]), "")
        assert luck[1].number == bruno.number(table, 1)


async def test_a_seat_that_changes_hands_before_the_start_forgets_its_hash(patient: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}]
    async with patient.browser() as anna, patient.browser() as bruno, patient.browser() as carla:
        made = await anna.http.post("/api/tables", json={"game": "council", "seats": seats})
        table, link = made.json()["table"], made.json()["links"]["1"]
        assert (await bruno.http.post(link)).status_code == 303
        async with bruno.page(table) as two:
            link = (await two.people_until(asks("hashes")))["seats"][1]["link"]
            await two.ask("tip", t="tip", pick="nothing")
        assert (await carla.http.post(link)).status_code == 303
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two, carla.page(table) as three:
            await begun(one, two, three)
        luck = parse_record(await record_of(anna, table)).luck
        assert [each.number for each in luck] == [
            anna.number(table, 0),
            carla.number(table, 1),
            bruno.number(table, 2),
        ]


async def test_after_a_restart_the_game_begins_when_it_is_read(chosen: Settings, tmp_path: Path) -> None:
    async with running(chosen) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            page.generous = False
            assert not (await page.until(lambda position: True))["started"]
    cookies = anna.http.cookies
    async with running(settings(tmp_path, luck_grace=0.0)) as house, house.browser() as again:
        again.http.cookies = cookies
        assert (await again.http.get(f"/api/tables/{table}/record")).status_code == 200
        async with again.page(table) as page:
            assert (await page.until(lambda position: True))["started"]


async def test_numbers_go_on_being_gathered_after_a_restart(chosen: Settings) -> None:
    async with running(chosen) as house, house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            two.generous = False
            await two.people_until(asks("hashes"))
            await two.send(t="luck", seat=1, hash=luck_hash(bruno.number(table, 1)))
            await one.people_until(asks("numbers"))
            await one.ask("tip", t="tip", pick="nothing")
    async with running(chosen) as house:
        anna.host = bruno.host = house.host
        async with bruno.page(table) as two:
            await two.until(lambda position: position["started"])
        live = await house.server.house.table(table)
        assert [each.number for each in live.ready().luck] == [anna.number(table, 0), bruno.number(table, 1)]


async def test_a_fork_has_the_draws_and_the_luck_of_its_parent(patient: Running) -> None:
    async with patient.browser() as anna, patient.browser() as bruno:
        table = await anna.new_table("me", "bot:random")
        async with anna.page(table) as page:
            await page.until(lambda position: position["started"])
        await fast_forward(patient, table)
        old = parse_record(await record_of(anna, table))
        moves = len(old.moves) // 2
        made = await bruno.http.post(f"/api/tables/{table}/fork", json={"moves": moves, "seat": 0})
        fork = made.json()["table"]
        await fast_forward(patient, fork)
        new = parse_record(await record_of(bruno, fork))
        assert (new.seed, [each.number for each in new.luck]) == (
            old.seed,
            [each.number for each in old.luck],
        )
        assert chain_of(new).heads[: moves + 1] == chain_of(old).heads[: moves + 1]
        assert verify(new) > 0


async def test_a_rematch_begins_when_all_have_given_their_numbers(patient: Running) -> None:
    async with patient.browser() as anna, patient.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await begun(one, two)
        await fast_forward(patient, table)
        again = (await anna.http.post(f"/api/tables/{table}/rematch")).json()["table"]
        async with anna.page(again) as one:
            assert not (await one.until(lambda position: True))["started"]
            async with bruno.page(again) as two:
                await begun(one, two)
        numbers = [each.number for each in parse_record(await record_of(anna, again)).luck]
        assert numbers == [bruno.number(again, 0), anna.number(again, 1)]


async def test_a_game_from_before_luck_goes_on_as_it_began(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    async with running(chosen) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with house.server.store.writing() as connection:
            await connection.exec_driver_sql("DELETE FROM log")
            await connection.exec_driver_sql(
                "UPDATE tables SET luck = NULL, seated = NULL, sealed = NULL, started = created"
            )
    cookies = anna.http.cookies
    async with running(chosen) as house, house.browser() as again:
        again.http.cookies = cookies
        async with again.page(table) as page:
            await page.until(lambda position: position["started"])
            assert (await page.people_until(lambda people: True))["luck"] == ""
            await page.play()
        await fast_forward(house, table)
        record = parse_record(await record_of(again, table))
        assert record.luck == []
        assert verify(record) > 0


async def test_what_chance_could_draw_is_told_when_the_game_is_over(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        assert (await anna.http.get(f"/api/tables/{table}/draws")).status_code == 409
        await fast_forward(house, table)
        draws: list[Frame] = (await anna.http.get(f"/api/tables/{table}/draws")).json()
        record = parse_record(await record_of(anna, table))
        assert len(draws) == verify(record)
        for draw in draws:
            assert record.moves[draw["place"]].text in draw["words"]
            assert len(draw["words"]) == len(draw["weights"])


async def test_names_are_sealed_when_the_game_is_over(house: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    async with house.browser() as anna, house.browser() as bruno, house.browser() as carla:
        made = await anna.http.post("/api/tables", json={"game": "council", "seats": seats})
        table, link = made.json()["table"], made.json()["links"]["1"]
        await bruno.http.put("/api/me", json={"name": "Bruno"})
        await bruno.http.post(link)
        await fast_forward(house, table)
        before = await record_of(anna, table)
        await carla.http.put("/api/me", json={"name": "Carla"})
        await carla.http.post(link)
        await anna.http.put("/api/me", json={"name": "Mallory"})
        assert await record_of(anna, table) == before


async def test_a_head_that_a_page_was_shown_is_in_the_record(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        shown: set[str] = set()
        async with anna.page(table) as page:
            await page.until(lambda position: True)
            for number in range(30):
                shown.add(page.position["head"]["hash"])
                undo = page.position["undo"]["step"]
                if number % 4 == 3 and undo:
                    at = page.position
                    await page.send(t="undo", seat=at["seat"], seq=at["seq"], moves=undo)
                    await page.until(lambda position, seq=at["seq"]: position["seq"] > seq)
                else:
                    await page.play(number)
            await fast_forward(house, table)
            shown.add((await page.until(lambda position: position["over"]))["head"]["hash"])
        assert verify(parse_record(await record_of(anna, table)), seen=shown) > 0
        assert len(shown) > 2


async def test_what_is_sealed_stays_sealed_in_the_store(url: str, tmp_path: Path) -> None:
    """Two processes at one database: neither a hash after the seal nor a second beginning."""
    chosen = settings(tmp_path, database_url=url, luck_grace=FOR_EVER)
    async with running(chosen) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        store: Store = house.server.store
        luck, (one, two) = LuckStore(store), await store.seats(table)
        await luck.add_hash(one, "1a" * 32, 0)
        with pytest.raises(Conflict):
            await luck.add_hash(one, "2b" * 32, 0)
        await luck.seal(table, now(), 0)
        with pytest.raises(Conflict):
            await luck.add_hash(two, "2b" * 32, 0)
        with pytest.raises(Conflict):
            await luck.seal(table, now(), 0)
        await store.append(table, 0, [], [0], False, luck="")
        with pytest.raises(Conflict):
            await store.append(table, 0, [], [0], False, luck="1=-/-")
        with pytest.raises(Conflict):
            await luck.add_number(one, "3c" * 32, 0)
        row = await store.table(table)
        assert row is not None
        assert row.luck == ""


async def test_a_full_table_that_waits_for_my_number_is_my_turn(tmp_path: Path) -> None:
    async with running(settings(tmp_path, luck_grace=60)) as house, house.browser() as anna:
        table = await anna.new_table("me", "open")
        assert [mine["my_turn"] for mine in (await anna.http.get("/api/mine")).json()] == [False]
        async with house.browser() as bruno:
            await bruno.join(table)
            for each in (anna, bruno):
                assert [mine["my_turn"] for mine in (await each.http.get("/api/mine")).json()] == [True]


async def test_a_number_that_another_server_has_taken_is_not_left_out(patient: Running) -> None:
    """It comes when the grace is over and the game begins here; its page has given it, and would warn."""
    async with patient.browser() as anna:
        table, number = await anna.new_table("me", "me"), "1a" * 32
        luck, (place, _other) = LuckStore(patient.server.store), await patient.server.store.seats(table)
        await luck.add_hash(place, luck_hash(number), 0)
        left = 0.1  # Seconds of the grace.
        await luck.seal(table, now() - round((FOR_EVER - left) * 1000), 0)
        live = await patient.server.house.table(table)
        async with live.settled():
            await asyncio.sleep(2 * left)
            await luck.add_number(place, number, 0)
            await live.gather()
        record = parse_record(await record_of(anna, table))
        assert [each.number for each in record.luck] == [number, ""]
