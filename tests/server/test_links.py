"""Links to seats: each takes its seat once, and nobody but the holder of a seat can give it away."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from maniero.games import find
from maniero.server.new_tables import new_row
from maniero.server.settings import with_driver
from maniero.server.store import SeatRow, Store
from maniero.server.store.rows import TAKEN
from tests.server.playing_tournaments import made, seen
from tests.server.running import GAME, Browser, Page, Running, fast_forward, running, settings
from tests.server.upgrading import downgrade

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

USED = "This invitation has been used"


async def invited(host: Browser, *kinds: str) -> tuple[str, dict[str, str]]:
    """A new table, and its links as the host is given them."""
    order = {"game": GAME, "seats": [{"kind": kind} for kind in kinds]}
    answer = await host.http.post("/api/tables", json=order)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]), answer.json()["links"]


async def links_of(page: Page, ready: Any = lambda people: True) -> dict[int, str]:
    """The links that a page is told."""
    people = await page.people_until(ready)
    return {person["seat"]: person["link"] for person in people["seats"] if "link" in person}


async def takes(browser: Browser, link: str, where: str) -> None:
    answer = await browser.http.post(link)
    assert (answer.status_code, answer.headers.get("location")) == (303, where), answer.text


async def is_used(browser: Browser, link: str) -> None:
    """Opened or sent, the link takes nothing, and says so in a way that a friend understands."""
    for answer in (await browser.http.get(link), await browser.http.post(link)):
        assert answer.status_code == 404
        assert USED in answer.text


async def test_the_host_cannot_take_a_seat_with_its_old_link(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as other:
        table, links = await invited(anna, "me", "link")
        await takes(bruno, links["1"], f"/t/{table}")
        await is_used(other, links["1"])
        # The host sits there too: they are led to the table, and take nothing.
        await takes(anna, links["1"], f"/t/{table}")
        assert [place.seat for place in await house.server.store.seats(table) if place.guest is None] == []
        async with anna.page(table) as host, bruno.page(table) as page:
            assert list(await links_of(host)) == [0]
            assert (await host.next("position"))["seats"] == [0]
            assert list(await links_of(page)) == [1]
            assert page.people["seats"][1]["link"] != links["1"]


async def test_an_open_seat_has_no_link(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table, links = await invited(anna, "me", "link", "open", "bot")
        assert list(links) == ["1"]
        async with anna.page(table) as page:
            assert list(await links_of(page)) == [0, 1]
        places = await house.server.store.seats(table)
        assert [bool(place.link) for place in places] == [True, True, False, False]
        await bruno.join(table)
        async with bruno.page(table) as page:
            assert list(await links_of(page)) == [2]  # Now it is somebody's.


async def test_who_moves_to_another_seat_leaves_no_link_behind(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as other:
        table, _ = await invited(anna, "me", "open", "open")
        await bruno.join(table, 1)
        async with bruno.page(table) as page:
            first = (await links_of(page))[1]
            await bruno.join(table, 2)
            assert list(await links_of(page, lambda people: people["seats"][2]["mine"])) == [2]
        await is_used(other, first)
        assert [bool(place.link) for place in await house.server.store.seats(table)] == [True, False, True]


async def test_the_own_link_moves_the_seat_to_another_device(house: Running) -> None:
    async with house.browser() as anna, house.browser() as phone, house.browser() as other:
        await anna.http.put("/api/me", json={"name": "Anna"})
        table, _ = await invited(anna, "me", "bot")
        async with anna.page(table) as page:
            link = (await links_of(page))[0]
            assert "on this device" in (await phone.http.get(link)).text
            await takes(phone, link, f"/t/{table}")
            await page.until(lambda position: position["seats"] == [])
            gone = await page.people_until(lambda people: not people["seats"][0]["mine"])
            assert "link" not in gone["seats"][0]
            assert gone["seats"][0]["name"] == "Anna"  # A device without a name of its own brings none.
            assert gone["spectators"] == 1
        await is_used(anna, link)
        await is_used(other, link)
        async with phone.page(table) as page:
            again = (await links_of(page))[0]
            assert again != link
        await takes(anna, again, f"/t/{table}")  # And back.


async def test_a_rematch_and_another_try_have_links_of_their_own(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table, links = await invited(anna, "me", "link")
        await takes(bruno, links["1"], f"/t/{table}")
        await fast_forward(house, table)
        again = (await anna.http.post(f"/api/tables/{table}/rematch")).json()["table"]
        fork = (await anna.http.post(f"/api/tables/{table}/fork", json={"moves": 3, "seat": 0})).json()[
            "table"
        ]
        old = {place.link for place in await house.server.store.seats(table)}
        for new, mine in ((again, [1]), (fork, [0])):
            async with anna.page(new) as page:
                found = await links_of(page)
                assert list(found) == mine
                assert not old & {link.rpartition("/")[2] for link in found.values()}


async def test_of_two_who_open_an_invitation_one_sits_down(url: str, tmp_path: Path) -> None:
    """At two servers with one database, at the same moment."""
    chosen = settings(tmp_path, database_url=url)
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(running(chosen)) for _ in range(2)]
        anna = await stack.enter_async_context(houses[0].browser())
        friends = [await stack.enter_async_context(house.browser()) for house in houses]
        for _ in range(6):
            table, links = await invited(anna, "me", "link")
            for friend in friends:  # Both servers know the table.
                assert (await friend.http.get(links["1"])).status_code == 200
            answers = await asyncio.gather(*[friend.http.post(links["1"]) for friend in friends])
            assert sorted(answer.status_code for answer in answers) == [303, 404]
            [refused] = [answer for answer in answers if answer.status_code == 404]
            assert USED in refused.text
            # The own link, too, moves a seat once.
            link = (await houses[0].server.store.seats(table))[0].link
            answers = await asyncio.gather(*[friend.http.post(f"/t/{table}/{link}") for friend in friends])
            places = await houses[0].server.store.seats(table)
            assert places[0].link != link
            assert len({place.guest for place in places}) <= 2


async def test_links_that_hosts_know_from_an_older_version_take_nothing(url: str) -> None:
    store = Store(with_driver(url))
    await store.open()
    row = new_row(find(GAME), 4, {}, False, "host")
    kinds = [("human", "taken"), ("human", "open"), ("human", "invited"), ("bot", "taken")]
    old = [
        SeatRow(row.id, seat, kind, "g" if state == TAKEN else None, "greedy", "", f"link-{seat}", state)
        for seat, (kind, state) in enumerate(kinds)
    ]
    await store.add_table(row, old)
    await downgrade(store, "0003")
    await store.close()
    store = Store(with_driver(url))
    await store.open()
    links = [place.link for place in await store.seats(row.id)]
    await store.close()
    assert links[0] not in ("", "link-0")
    assert links[1:] == ["", "link-2", ""]


async def test_a_place_in_a_tournament_and_its_seats_change_hands_together(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as phone:
        cup, links = await made(anna, "cup", "me", "link", "open", "bot:random", private=False)
        assert list(links) == ["1"]
        await takes(bruno, links["1"], f"/tournament/{cup}")
        await is_used(phone, links["1"])
        await takes(anna, links["1"], f"/tournament/{cup}")  # Takes part already: nothing changes hands.
        assert sorted((await seen(anna, cup))["links"]) == ["0"]
        own = (await seen(bruno, cup))["links"]["1"]
        assert own != links["1"]
        assert (await phone.http.post(f"/api/tournaments/{cup}/join")).status_code == 200  # It begins.
        stored = await house.server.tournaments.find(cup)
        [table] = (await seen(bruno, cup))["waiting"]
        before = [place.link for place in await house.server.store.seats(table)]
        async with house.browser() as tablet:
            await takes(tablet, own, f"/tournament/{cup}")
            async with house.browser() as other:
                await is_used(other, own)
            assert (await seen(tablet, cup))["waiting"] == [table]
            assert (await seen(tablet, cup))["links"]["1"] != own
            seat = next(p for p in await house.server.store.seats(table) if p.link not in before)
            assert seat.guest != stored.places[1].guest


async def test_the_link_of_a_tournaments_table_takes_the_place_along(house: Running) -> None:
    """Otherwise the next round would wait for the old device."""
    async with house.browser() as anna, house.browser() as phone:
        cup, _ = await made(anna, "cup", "me", "bot:random", "bot:random", "bot:random")
        [table] = (await seen(anna, cup))["waiting"]
        async with anna.page(table) as page:
            [link] = (await links_of(page)).values()
            await takes(phone, link, f"/t/{table}")
            await page.until(lambda position: position["seats"] == [])
        assert (await seen(phone, cup))["waiting"] == [table]
        assert (await seen(anna, cup))["waiting"] == []
        assert list((await seen(phone, cup))["links"]) == ["0"]
        await is_used(anna, link)


async def test_no_guest_and_no_foreign_link_is_ever_told(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as other:
        table, links = await invited(anna, "me", "link", "open", "bot")
        await takes(bruno, links["1"], f"/t/{table}")
        await other.join(table)
        async with anna.page(table) as one, bruno.page(table) as two, other.page(table) as three:
            for page in (one, two, three):
                await page.until(lambda position: position["started"])
                await page.ask("chat", t="chat", text="hello")
            pages = {anna: one, bruno: two, other: three}
            places = await house.server.store.seats(table)
            for seat, (browser, page) in enumerate(pages.items()):
                paths = ("/", f"/t/{table}", "/api/mine", "/api/tables", f"/api/tables/{table}/record")
                told = page.received + "".join([(await browser.http.get(path)).text for path in paths])
                assert not [place.seat for place in places if place.guest and place.guest in told]
                foreign = [place.link for place in places if place.seat != seat and place.link]
                assert not [link for link in foreign if link in told]
