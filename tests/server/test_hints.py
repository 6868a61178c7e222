"""Hints: where they are allowed, for who is asked, told to nobody else, gone when the game goes on."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from maniero.bots.bot import Bot, Thought
from maniero.catalogue import Game
from maniero.games import GAMES
from maniero.i18n import language
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State, settle_chance
from maniero.server.advice import reasons
from maniero.server.advising import advise
from tests.server.running import Page, Running, fast_forward, running, settings, without_log

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_pages(house: Running, *, hints: bool) -> AsyncIterator[tuple[Page, Page, str]]:
    """A game of two people; the first page is the one that is asked."""
    async with house.browser() as anna, house.browser("it") as bruno:
        table = await anna.new_table("me", "open", hints=hints, options={"first": "1"})
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await one.until(lambda position: position["actions"])
            await two.until(lambda position: position["started"])
            yield one, two, table


async def hinted(page: Page) -> dict[str, object]:
    at = page.position
    return await page.ask("hint", t="hint", seat=at["seat"], seq=at["seq"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_names_a_move_of_the_position_and_says_why(house: Running, game: str) -> None:
    async with house.browser("it") as anna:
        table = await anna.new_table("me", "bot:random", game=game)
        async with anna.page(table) as page:
            await page.until(lambda position: position["actions"])
            assert page.people["hints"]  # Alone with bots they are allowed.
            at = page.position
            hint = await hinted(page)
            assert (hint["seat"], hint["seq"]) == (at["seat"], at["seq"])
            assert hint["word"] in [action["word"] for action in at["actions"]]
            assert hint["lines"]
            await page.send(t="play", seat=at["seat"], seq=at["seq"], word=hint["word"])
            await page.until(lambda position: position["seq"] > at["seq"])


async def test_without_leave_of_the_host_there_are_none(house: Running) -> None:
    async with two_pages(house, hints=False) as (page, other, _table):
        assert not page.people["hints"]
        assert not other.people["hints"]
        error = await page.ask("error", t="hint", seat=0, seq=page.position["seq"])
        assert error["code"] == "no-hints"


async def test_among_people_they_are_off_unless_the_host_wants_them(house: Running) -> None:
    async with house.browser() as anna:
        for seats, allowed in ((("me", "bot:random"), True), (("me", "open"), False), (("me", "me"), False)):
            table = await anna.new_table(*seats)
            assert (await house.server.house.table(table)).row.hints is allowed


async def test_nobody_else_hears_of_a_hint(house: Running) -> None:
    async with two_pages(house, hints=True) as (page, other, table):
        assert other.people["hints"]
        written = await house.server.store.log(table)
        await other.ask("chat", t="chat", text="good luck")
        before = other.position
        await hinted(page)
        await other.send(t="chat", text="are you thinking?")
        heard = [await other.receive()]
        while heard[-1]["t"] != "chat":
            heard.append(await other.receive())
        assert {frame["t"] for frame in heard} <= {"chat", "people", "position"}
        assert without_log(other.position) == without_log(before)
        assert await house.server.store.log(table) == written


async def test_who_is_not_asked_gets_none(house: Running) -> None:
    async with two_pages(house, hints=True) as (page, other, table), house.browser() as carla:
        seq = page.position["seq"]
        assert (await other.ask("error", t="hint", seat=1, seq=seq))["code"] == "not-your-turn"
        assert (await other.ask("error", t="hint", seat=0, seq=seq))["code"] == "not-your-seat"
        assert (await page.ask("error", t="hint", seat=0, seq=seq + 5))["code"] == "stale"
        assert (await page.ask("error", t="hint", seat=77, seq=seq))["code"] == "not-your-seat"
        for wrong in ({"seat": "0", "seq": seq}, {"seat": 0}, {"seat": 0, "seq": -1}):
            assert (await page.ask("error", t="hint", **wrong))["code"] == "bad-frame"
        async with carla.page(table) as stranger:
            await stranger.next("position")
            assert (await stranger.ask("error", t="hint", seat=0, seq=seq))["code"] == "not-your-seat"


async def test_a_hint_is_void_when_the_game_goes_on_meanwhile(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me", hints=True)
        async with anna.page(table) as page:
            await page.until(lambda position: position["actions"])
            at = page.position
            await page.send(t="hint", seat=at["seat"], seq=at["seq"])
            await page.play()
            undone = page.position
            if undone["undo"]["step"]:
                await page.send(
                    t="undo", seat=undone["seat"], seq=undone["seq"], moves=undone["undo"]["step"]
                )
                await page.until(lambda position: position["seq"] > undone["seq"])
            before = page.received
            hint = await hinted(page)  # The one for what is asked now, not the first.
            assert hint["seq"] == page.position["seq"]
            assert page.received[len(before) :].count('"t": "hint"') == 1


async def test_hints_are_limited(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=0.5)) as house, house.browser() as anna:
        table = await anna.new_table("me", "bot:random")
        async with anna.page(table) as page:
            await page.until(lambda position: position["actions"])
            codes = []
            for _ in range(5):
                await page.send(t="hint", seat=0, seq=page.position["seq"])
            while len(codes) < 4:
                frame = await page.receive()
                if frame["t"] == "error":
                    codes.append(frame["code"])
            assert set(codes) == {"too-fast"}


async def test_a_rematch_keeps_what_the_host_said_and_a_tournament_has_none(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "bot:random", game="castles", hints=False)
        async with anna.page(table) as page:
            await page.until(lambda position: position["actions"])
        await fast_forward(house, table)
        rematch = (await anna.http.post(f"/api/tables/{table}/rematch")).json()["table"]
        assert not (await house.server.house.table(rematch)).row.hints
        made = await anna.http.post(
            "/api/tournaments",
            json={
                "game": "castles",
                "kind": "cup",
                "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 3,
                "hints": True,
            },
        )
        assert made.status_code == 201, made.text
        mine = (await anna.http.get(f"/api/tournaments/{made.json()['tournament']}")).json()["waiting"]
        assert not (await house.server.house.table(mine[0])).row.hints


def test_the_reasons_in_words() -> None:
    english, italian = language("en"), language("it")
    nothing = {"points": 0, "rest": [], "other": "", "less": 0.0, "only": False}
    found = nothing | {"points": 3, "rest": ["Sell 2 wine", "End your turn"]}
    found |= {"other": "Take workers", "less": 2.4}
    assert reasons(found, 2, english) == [
        "It brings 3 points in this turn.",
        "Then: Sell 2 wine; End your turn.",
        "Next best, about 2 points worse: Take workers.",
    ]
    assert reasons(found | {"points": 1, "rest": [], "less": 0.1}, 2, italian) == [
        "Porta 1 punto in questo turno.",
        "Quasi altrettanto buono: Take workers.",
    ]
    assert "2" not in reasons(found | {"points": 0, "rest": []}, 1, english)[0]
    assert reasons(nothing | {"only": True}, 2, english) == ["There is nothing else to do."]
    assert reasons(nothing | {"only": False}, 2, english) == ["The Master sees nothing better."]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_is_thought_out_in_an_imagined_world(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[game_id]
    state = game.new(2)
    settle_chance(state, Rng(5))
    seat, shown = state.actor(), list[State]()

    class Spy(Bot):
        def thoughts(self, world: State, seat: int, rng: Rng) -> list[Thought]:
            shown.append(world)
            return [Thought(option, 0.0, []) for option in world.legal()[:2]]

    monkeypatch.setattr(Game, "bot", lambda *given: Spy())
    text = game.text(language("en"))
    order = text.action

    def overheard(world: State, seat: int, action: Action) -> str:
        shown.append(world)
        return order(world, seat, action)

    monkeypatch.setattr(text, "action", overheard)
    question = {
        "seats": 2,
        "options": {},
        "seat": seat,
        "seed": 3,
        "seconds": 1.0,
        "given": {"language": "en"},
    }
    before = game.view(state, seat)
    found = advise(game, None, state, question)
    assert found["word"] == state.legal_for(seat)[0].text
    assert len(shown) > 1  # The bot, and every sentence.
    assert state not in shown
    assert all(game.view(world, seat) == before for world in shown)
