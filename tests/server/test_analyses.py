"""Analyses: of games that are over, piece by piece, kept, in the reader's language, tried with one click."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from maniero.server.analysis import EXAMINED, Kept
from tests.server.running import Browser, Running, fast_forward, running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

GAME = "castles"  # The game with the fewest moves.


async def over(house: Running, anna: Browser, game: str = GAME) -> str:
    """A table whose game is over."""
    table = await anna.new_table("me", "bot:random", game=game)
    async with anna.page(table) as page:
        await page.until(lambda position: position["actions"])
    await fast_forward(house, table)
    return table


async def analysis_of(anna: Browser, table: str) -> dict[str, Any]:
    """The analysis when it is whole."""
    progress = 0.0
    while True:
        answer = await anna.http.get(f"/api/tables/{table}/analysis")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        assert found["progress"] >= progress
        progress = found["progress"]
        if found["done"]:
            return found
        await asyncio.sleep(0.05)


async def test_a_finished_game_is_analysed_and_kept(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.browser() as anna, house.browser("it") as bruno:
        table = await over(house, anna)
        found = await analysis_of(anna, table)
        moves = len((await house.server.house.table(table)).ready().moves)
        assert found["stops"][-1]["moves"] == moves
        assert found["sides"] == [[0], [1]]
        assert len(found["stops"]) > 5
        for stop in found["stops"]:
            assert sum(stop["chances"]) == pytest.approx(1.0)
        assert sorted(found["stops"][-1]["chances"]) in ([0.0, 1.0], [0.5, 0.5])
        assert 0 < len(found["turns"]) <= 5  # Moves at random are full of mistakes.
        for turn in found["turns"]:
            assert turn["played"]
            assert turn["better"]
            assert turn["gain"] > 0
        monkeypatch.setattr(house.server.thinkers, "ask", None)  # Nobody has to think again.
        again = await analysis_of(bruno, table)
        assert [turn["start"] for turn in again["turns"]] == [turn["start"] for turn in found["turns"]]
        assert again["turns"][0]["played"] != found["turns"][0]["played"]  # Another language.


async def test_a_turning_point_is_tried_at_a_table_of_my_own(house: Running) -> None:
    async with house.browser() as anna:
        table = await over(house, anna)
        turn = (await analysis_of(anna, table))["turns"][0]
        wish = {"moves": turn["start"], "seat": turn["seat"], "words": turn["words"]}
        made = await anna.http.post(f"/api/tables/{table}/fork", json=wish)
        assert made.status_code == 201, made.text
        live = await house.server.house.table(made.json()["table"])
        said = live.ready().moves[turn["start"] :]
        assert [(turn["seat"], word) for word in turn["words"]] == [
            (move.seat, move.text) for move in said[: len(turn["words"])]
        ]
        assert live.row.hints
        for words in (["nonsense"], ["x" * 100], turn["words"] * 20, "end"):
            wrong = await anna.http.post(f"/api/tables/{table}/fork", json=wish | {"words": words})
            assert wrong.status_code in (409, 422)
        wrong = await anna.http.post(
            f"/api/tables/{table}/fork", json=wish | {"seat": 1 - turn["seat"], "moves": 0}
        )
        assert wrong.status_code == 409


async def test_nothing_before_the_end(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "bot:random", game=GAME)
        async with anna.page(table) as page:
            await page.until(lambda position: position["actions"])
        answer = await anna.http.get(f"/api/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
        assert (await anna.http.get(f"/t/{table}/analysis")).status_code == 409
        assert (await anna.http.get("/api/tables/abcdefgh/analysis")).status_code == 404
        assert (await anna.http.get("/t/abcdefgh/analysis")).status_code == 404


async def test_the_page_is_there_for_who_may_see_the_record(house: Running) -> None:
    async with house.browser() as anna, house.browser("it") as bruno:
        table = await over(house, anna)
        page = await bruno.http.get(f"/t/{table}/analysis")
        assert page.status_code == 200
        assert "Probabilità di vincere" in page.text


async def test_another_server_goes_on_where_one_has_stopped(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    async with running(chosen) as house, house.browser() as anna:
        table = await over(house, anna)
        cookies = anna.http.cookies
        asked = 0
        ask = house.server.thinkers.ask

        async def dies(question: Any) -> str:
            nonlocal asked
            asked += 1
            if asked > 3:
                raise RuntimeError("the power is gone")
            return await ask(question)

        house.server.analyses._services.thinkers.ask = dies  # type: ignore[method-assign]
        await anna.http.get(f"/api/tables/{table}/analysis")
        while asked < 4:
            await asyncio.sleep(0.01)
    async with running(chosen) as house, house.browser() as anna:
        anna.http.cookies = cookies
        first = (await anna.http.get(f"/api/tables/{table}/analysis")).json()
        assert 0 < first["progress"] < 1
        assert (await analysis_of(anna, table))["done"]


async def test_analyses_are_limited(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=1.0)) as house, house.browser() as anna:
        table = await over(house, anna)
        caller = ("x", "y")
        for _ in range(5):
            assert await house.server.rates.take("analysis/guest", caller[0])
        assert not await house.server.rates.take("analysis/guest", caller[0])
        house.server.analyses._tasks.update({str(n): asyncio.current_task() for n in range(8)})  # type: ignore[dict-item,misc]
        answer = await anna.http.get(f"/api/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
        house.server.analyses._tasks.clear()


def test_how_far_it_is() -> None:
    kept = Kept()
    assert kept.progress == 0.0
    kept.stops = [1, 2, 3, 4]
    kept.chances = [[0.5, 0.5]] * 2
    halfway = kept.progress
    kept.chances *= 2
    kept.examined = [
        {"gain": 0.5 - 0.1 * i, "better": ["b"], "played": ["a"], "start": 9 - i} for i in range(EXAMINED)
    ]
    assert 0.0 < halfway < kept.progress < 1.0
    assert [each["start"] for each in kept.turning_points()] == [5, 6, 7, 8, 9]
    kept.examined[0]["played"] = ["b"]  # The Master would have done the same.
    assert 9 not in [each["start"] for each in kept.turning_points()]
    kept.done = True
    assert kept.progress == 1.0
