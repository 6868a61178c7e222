"""Who plays at which level: names that differ, defaults, and tables of another day."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from maniero.bots.levels import APPRENTICE, BUILDER, LEVELS, MASTER
from maniero.bots.registry import BOTS
from maniero.i18n import language
from maniero.server.bot_names import NAMES, bot_name
from maniero.server.looks import looks
from maniero.server.settings import Settings
from maniero.server.store import SeatRow
from tests.server.running import Running, fast_forward

if TYPE_CHECKING:
    from maniero.server.store import TableRow

pytestmark = pytest.mark.anyio
MOST_PLAYERS = 8  # Of a tournament.


async def row(house: Running, table: str) -> TableRow:
    found = await house.server.store.table(table)
    assert found is not None
    return found


def test_there_are_names_for_every_place_of_a_tournament() -> None:
    assert tuple(NAMES) == LEVELS
    every = [looks(name) for names in NAMES.values() for name in names]
    assert len(set(every)) == len(every) == MOST_PLAYERS * len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
async def test_no_two_bots_at_a_table_are_called_the_same(house: Running, level: str) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", *[f"bot:{level}"] * 3, game="council")
        names = [place.name for place in await house.server.store.seats(table)][1:]
        assert len(set(names)) == 3
        assert set(names) <= set(NAMES[level])


def test_a_name_that_somebody_has_is_not_given() -> None:
    taken = [
        SeatRow("t", seat, "human", None, "", name, "", "taken") for seat, name in enumerate(NAMES[MASTER])
    ]
    assert bot_name(MASTER, taken[1:], language("en")) == NAMES[MASTER][0]
    assert bot_name(MASTER, taken, language("it")) == "Maestro"


async def test_nobody_is_called_like_a_bot_of_a_level(house: Running) -> None:
    async with house.browser() as anna:
        for name in ("Arnolfo", "\u0410rnolfo", "arnolfo 2", "Master", "Maestro"):
            answer = await anna.http.put("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "taken-name"), name
        assert (await anna.http.put("/api/me", json={"name": "Arnolfina"})).status_code == 200


async def test_who_says_nothing_meets_the_apprentice_and_is_stood_in_for_by_a_builder(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "bot", "open")
        assert [place.bot for place in await house.server.store.seats(table)] == [
            BUILDER,
            APPRENTICE,
            BUILDER,
        ]


async def test_levels_are_offered_and_simple_bots_are_not(house: Running) -> None:
    async with house.browser() as anna:
        for path in ("/", "/new"):
            page = (await anna.http.get(path)).text
            offered = re.findall(r'name="(?:bot|level|first)-\w+" value="(\w+)"', page)
            assert set(offered) == set(LEVELS)
        for bot in BOTS:
            await anna.new_table("me", f"bot:{bot}", game="castles")


async def test_another_try_is_against_the_same_bots_and_a_builder_for_people(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "bot:architect", "open", game="castles")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await one.until(lambda position: position["started"])
            await two.until(lambda position: position["started"])
        before = await house.server.store.seats(table)
        await fast_forward(house, table)
        made = await anna.http.post(f"/api/tables/{table}/fork", json={"moves": 5, "seat": 0})
        places = await house.server.store.seats(made.json()["table"])
        assert [(place.kind, place.bot) for place in places[1:]] == [("bot", "architect"), ("bot", BUILDER)]
        assert places[1].name == before[1].name
        assert places[2].name in NAMES[BUILDER]


async def test_an_old_table_with_a_greedy_bot_goes_on(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "bot:greedy", game="castles")
        places = await house.server.store.seats(table)
        assert places[1].name == "Bailiff"
        async with anna.page(table) as page:
            for _ in range(6):
                await page.play()
            await page.until(lambda position: position["actions"] or position["over"])
        live = await house.server.house.table(table)
        assert any(move.seat == 1 for move in live.ready().moves)
        assert (await row(house, table)).started is not None


def test_processors_are_shared_by_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 6)
    assert Settings().deep_thinkers == 6
    assert Settings(workers=2).deep_thinkers == 3
    assert Settings(workers=20).deep_thinkers == 1
    assert Settings(thinkers=5, workers=2).deep_thinkers == 5
