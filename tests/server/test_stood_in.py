"""A bot stands in: what it said is not the player's to take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.server.store.rows import STOOD_IN
from tests.server.running import Browser, Page, Running, running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

NOTHING = {"step": 0, "turn": 0}
SLOW = 600.0  # Seconds: bots say nothing by themselves while the test lasts.


async def bot_stands_in(house: Running, table: str, seat: int) -> None:
    """As when all others who are here have agreed."""
    live = await house.server.house.table(table)
    async with live.settled():
        await live.change_place(live.people.places[seat], state=STOOD_IN)


async def one_word(house: Running, page: Page, table: str, seat: int) -> None:
    """A word of a turn, said by whoever plays for the seat now, after which the turn goes on."""
    live = await house.server.house.table(table)
    async with live.settled():
        game = live.ready()
        before = game.undoable(seat)
        going_on = [action for action in game.legal(seat) if not game.state.is_final(seat, action)]
        await live.move(seat, going_on[0].text)
        assert game.undoable(seat) > before
    await page.until(lambda position: position["seq"] == live.seq)


async def no_undo(page: Page, seat: int) -> None:
    assert page.position["undo"] == NOTHING
    error = await page.ask("error", t="undo", seat=seat, seq=page.position["seq"], moves=1)
    assert error["code"] == "cannot-undo"


async def test_the_words_of_a_bot_are_not_taken_back(url: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database_url=url, beat=SLOW)
    async with running(chosen) as house, house.browser() as anna:
        order = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = str((await anna.http.post("/api/tables", json=order)).json()["table"])
        async with anna.page(table) as page:
            seat = (await page.until(lambda position: position["actions"]))["seat"]
            await one_word(house, page, table, seat)
            assert page.position["undo"] != NOTHING  # The player's own.
            await bot_stands_in(house, table, seat)
            await page.people_until(lambda people: people["seats"][seat]["stood_in"])
            await page.until(lambda position: not position["actions"])
            await no_undo(page, seat)
            await one_word(house, page, table, seat)
            await no_undo(page, seat)
            await page.send(t="return", seat=seat)
            await page.until(lambda position: position["actions"])
            await no_undo(page, seat)
        jar = dict(anna.http.cookies)
    async with running(chosen) as house:
        again = Browser(house.host)
        again.http.cookies.update(jar)
        async with again.page(table) as page:
            await page.until(lambda position: position["actions"])
            await no_undo(page, seat)  # After a restart, too.
            kept = page.position["moves"]
            await one_word(house, page, table, seat)  # The player's own again.
            turn = page.position["undo"]["turn"]
            assert turn == page.position["moves"] - kept
            await page.send(t="undo", seat=seat, seq=page.position["seq"], moves=turn)
            await page.until(lambda position: position["moves"] == kept)
            await no_undo(page, seat)
        await again.http.aclose()
