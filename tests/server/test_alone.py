"""A table for one: it begins at once, can be undone, watched, won or lost, replayed and played again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maniero.i18n import language
from maniero.kernel.record import parse_record
from maniero.kernel.state import NOBODY
from maniero.server.scene import sentence
from tests.server.running import Page, Running, fast_forward

if TYPE_CHECKING:
    from maniero.table import Table

pytestmark = pytest.mark.anyio

ALONE: dict[str, Any] = {"game": "burgundy", "options": {"duchy": "13a", "extra": "yes"}, "private": False}


async def ended(house: Running, page: Page, table: str) -> dict[str, Any]:
    await page.until(lambda position: position["started"])
    await fast_forward(house, table)
    return await page.until(lambda position: position["over"])


async def test_it_begins_at_once_and_moves_can_be_taken_back(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", **ALONE)
        async with anna.page(table) as page:
            first = await page.until(lambda position: position["actions"])
            assert (first["started"], first["seats"], first["asked"], first["panels"]) == (True, [0], [0], [])
            people = await page.people_until(lambda people: True)
            assert (people["teams"], people["spectators"]) == ([], 0)
            while not page.position["undo"]["step"]:
                await page.play()
            before, undo = page.position["moves"], page.position["undo"]
            await page.send(t="undo", seat=0, seq=page.position["seq"], moves=undo["step"])
            await page.until(lambda position: position["moves"] == before - undo["step"])


async def test_others_may_watch_but_not_sit_down(house: Running) -> None:
    async with house.browser() as anna, house.browser() as guest:
        table = await anna.new_table("me", **ALONE)
        assert (await guest.http.post(f"/api/tables/{table}/join")).status_code == 409
        async with guest.page(table) as page:
            watched = await page.until(lambda position: position["started"])
            assert (watched["seat"], watched["actions"], len(watched["panels"])) == (None, [], 1)


async def test_a_seat_that_is_open_starts_when_it_is_taken(house: Running) -> None:
    async with house.browser() as anna, house.browser() as guest:
        table = await anna.new_table("open", **ALONE)
        assert await guest.join(table) == 0
        async with guest.page(table) as page:
            assert (await page.until(lambda position: position["actions"]))["seat"] == 0


async def test_the_end_is_told_replayed_and_played_again(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", **ALONE)
        async with anna.page(table) as page:
            last = await ended(house, page, table)
            assert last["sheet"]["winners"] == []  # Nobody fills a duchy by chance.
            assert last["sheet"]["decided"].endswith(" has not filled the duchy in time and loses.")
            assert last["sentence"] == "The game is over: you lost"
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert parse_record(record).result.endswith(", lost")
        assert (await anna.http.get(f"/api/tables/{table}/verify")).json()["verified"] is True
        watched = (await anna.http.get(f"/api/tables/{table}/at/{last['moves']}?seat=-1")).json()
        assert watched["sentence"].endswith("lost")
        assert "you" not in watched["sentence"]
        again = (await anna.http.post(f"/api/tables/{table}/rematch")).json()["table"]
        fork = await anna.http.post(f"/api/tables/{table}/fork", json={"moves": 20, "seat": 0})
        for other in (again, fork.json()["table"]):
            async with anna.page(other) as page:
                assert (await page.until(lambda position: position["actions"]))["seats"] == [0]


async def test_a_bot_can_play_alone(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("bot:random", **ALONE)
        async with anna.page(table) as page:
            assert (await page.until(lambda position: position["over"]))["sheet"]["winners"] == []


async def test_teams_win_together(house: Running) -> None:
    teams = ALONE | {"options": {"duchy": "12a"}}
    async with house.browser() as anna:
        table = await anna.new_table("me", "bot:random", "bot:random", "bot:random", **teams)
        async with anna.page(table) as page:
            winners = (await ended(house, page, table))["sheet"]["winners"]
            assert winners in ([0, 2], [1, 3])
            assert (await page.people_until(lambda people: True))["teams"] == [[0, 2], [1, 3]]
        game = (await house.server.house.table(table)).ready()
        names = " {} ".join("ABCD"[seat] for seat in winners)
        assert [outcome(game, code) for code in ("en", "it")] == [
            f"The game is over: team {names.format('and')} wins",
            f"La partita è finita: vince la squadra {names.format('e')}",
        ]


def outcome(table: Table, code: str) -> str:
    """How the end is told to who watches."""
    spoken = language(code)
    return sentence(table.state, NOBODY, "ABCD", table.game.text(spoken), spoken)


@pytest.mark.parametrize("options", [{"duchy": "12a"}, {"duchy": "13a"}, {"target": "45"}])
async def test_a_tournament_is_for_pairs(house: Running, options: dict[str, str]) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * 4
    async with house.browser() as anna:
        wanted = {"game": "burgundy", "kind": "cup", "seats": seats, "options": options}
        refused = await anna.http.post("/api/tournaments", json=wanted)
        assert refused.status_code == 422
        assert "with 2 players; it is for" in refused.json()["error"]["detail"]
