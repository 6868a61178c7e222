"""Games over real sockets: two pages, reconnecting, undo, hot seat, chat, people."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from maniero.server import thinker_pool
from maniero.server.log import fold
from tests.server.running import GAME, Page, Running, level, play_on, running, settings, without_log

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def words_of(house: Running, table: str) -> list[str]:
    return [word.text for word in fold(await house.server.store.log(table))]


async def test_two_people_play_and_see_their_own_side(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await play_on([one, two], 30)
            await level([one, two])
            assert (one.position["seat"], two.position["seat"]) == (0, 1)
            assert [panel["seat"] for panel in one.position["panels"]] == [1]
            assert one.position["mine"]
            assert one.position["mine"] != two.position["mine"]


async def test_a_table_waits_until_all_seats_are_taken(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", private=False)
        async with anna.page(table) as page:
            waiting = await page.next("position")
            assert (waiting["started"], waiting["seq"], waiting["actions"]) == (False, 0, [])
            assert waiting["board"].startswith("<svg")
            assert waiting["sentence"] == "Waiting for one more player"
            error = await page.ask("error", t="play", seat=0, seq=0, word="end")
            assert error["code"] == "not-started"
            assert await house.server.store.log(table) == []
            listed = (await bruno.http.get("/api/tables")).json()
            assert [(row["table"], row["open"], row["started"]) for row in listed] == [(table, 1, False)]
            assert await bruno.join(table) == 1
            assert await bruno.join(table) == 1  # Nobody sits down twice.
            await page.until(lambda position: position["started"] and position["asked"])
            assert (await bruno.http.get("/api/tables")).json() == []
        async with house.browser() as third:
            assert (await third.http.post(f"/api/tables/{table}/join")).status_code == 409


async def test_a_page_comes_back_and_says_what_it_has_seen(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await play_on([one, two], 10)
            await level([one, two])
            seen = one.position
        async with anna.page(table, seen["seq"]) as again:
            position = await again.next("position")
            assert without_log(position) == without_log(seen)
            assert (position["log"], position["log_from"]) == ([], seen["moves"])
            async with bruno.page(table) as two:
                await two.next("position")
                await play_on([again, two], 6)
                await level([again, two])
                whole = await again.ask("position", t="hello", seen=0)
                part = await again.ask("position", t="hello", seen=seen["seq"])
        lines = [line for line in whole["log"] if line["moves"] <= part["log_from"]] + part["log"]
        assert lines == whole["log"]
        assert all(line["text"] and line["moves"] <= whole["moves"] for line in lines)


async def reversible(page: Page) -> int:
    """An action that can be taken back."""
    return next(i for i, action in enumerate(page.position["actions"]) if not action["final"])


async def test_undo_by_step_and_by_turn(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            first = await page.next("position")
            assert first["undo"] == {"step": 0, "turn": 0}
            undo = {"t": "undo", "seat": first["seat"], "seq": first["seq"], "moves": 1}
            assert (await page.ask("error", **undo))["code"] == "cannot-undo"  # Chance spoke last.
            made = 0
            while made < 2 and any(not action["final"] for action in page.position["actions"]):
                await page.play(await reversible(page))
                made += 1
            at = page.position
            assert at["undo"]["turn"] >= at["undo"]["step"] >= 1
            undo = {"t": "undo", "seat": at["seat"], "seq": at["seq"]}
            assert (await page.ask("error", **undo, moves=99))["code"] == "cannot-undo"
            assert (await page.ask("error", **(undo | {"seq": at["seq"] - 1}), moves=1))["code"] == "stale"
            back = await page.ask("position", **undo, moves=at["undo"]["turn"])
            different = {"seq", "moved", "log", "log_from"}
            assert {k: v for k, v in back.items() if k not in different} == {
                k: v for k, v in first.items() if k not in different
            }
            assert back["seq"] == at["seq"] + 1
            assert back["log_from"] <= back["moves"]
        assert (await house.server.store.log(table))[-1].text == f"undo-{at['undo']['turn']}"


async def test_another_player_cannot_be_undone(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await play_on([one, two], 4)
            await level([one, two])
            live = await house.server.house.table(table)
            speaker = live.ready().moves[-1].seat
            for page, seat in ((one, 0), (two, 1)):
                if seat != speaker:
                    frame = {"t": "undo", "seat": seat, "seq": page.position["seq"], "moves": 1}
                    assert (await page.ask("error", **frame))["code"] == "cannot-undo"


async def test_hot_seat_shows_the_hand_of_the_one_who_is_asked(house: Running) -> None:
    async with house.browser() as anna:
        made = await anna.http.post(
            "/api/tables",
            json={"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]},
        )
        table = made.json()["table"]
        async with anna.page(table) as page:
            position = await page.next("position")
            eyes = set()
            for number in range(25):
                assert position["seats"] == [0, 1]
                assert position["seat"] in position["asked"]
                assert [panel["seat"] for panel in position["panels"]] == [1 - position["seat"]]
                if position["seat"] not in eyes:
                    assert position["log_from"] == 0  # Other eyes, another log.
                    eyes.add(position["seat"])
                position = await page.play(number * 5)
            assert eyes == {0, 1}
            assert [seat["name"] for seat in page.people["seats"]] == ["Anna", "Bruno"]


async def test_several_pages_of_one_person_do_no_harm(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as one, anna.page(table) as two:
            at = await one.next("position")
            await two.next("position")
            move = {"t": "play", "seat": at["seat"], "seq": at["seq"], "word": at["actions"][0]["word"]}
            await asyncio.gather(one.send(**move), two.send(**move))
            await one.until(lambda position: position["seq"] > at["seq"])
            await two.until(lambda position: position["seq"] > at["seq"])
            assert without_log(one.position) == without_log(two.position)
        assert (await words_of(house, table))[at["moves"]] == move["word"]


async def test_a_seat_goes_to_whoever_has_its_link(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as phone:
        made = await anna.http.post(
            "/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "link"}]}
        )
        table, links = made.json()["table"], made.json()["links"]
        assert list(links) == ["1"]
        assert (await bruno.http.post(f"/api/tables/{table}/join")).status_code == 409  # Not for anyone.
        assert (await bruno.http.get(f"/t/{table}/wrong")).status_code == 404
        assert (await bruno.http.post(f"/t/{table}/wrong")).status_code == 404
        looked = await phone.http.get(links["1"])  # As the preview of a chat program does.
        assert (looked.status_code, "kept for you" in looked.text) == (200, True)
        foreign = await bruno.http.post(links["1"], headers={"origin": "http://elsewhere.example"})
        assert foreign.status_code == 403
        answer = await bruno.http.post(links["1"])
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
        again = await bruno.http.get(links["1"])
        assert (again.status_code, again.headers["location"]) == (303, f"/t/{table}")
        async with anna.page(table) as host, bruno.page(table) as page:
            assert (await page.next("position"))["seats"] == [1]
            await host.people_until(lambda people: people["seats"][1]["online"])
            assert "link" not in host.people["seats"][1]  # The host knows the link of a free seat only.
            link = page.people["seats"][1]["link"]
            assert (await phone.http.post(link)).status_code == 303
            await page.until(lambda position: position["seats"] == [])
            async with phone.page(table) as moved:
                assert (await moved.next("position"))["seats"] == [1]


async def test_names_and_chat_are_limited_and_plain_text(house: Running) -> None:
    hostile = "<script>alert(1)</script>\u202e\x00\n\t&amp;"
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await one.next("position")
            line = await two.ask("chat", t="chat", text=hostile)
            assert line["text"] == "<script>alert(1)</script> &amp;"
            assert (await one.next("chat"))["text"] == line["text"]
            assert (await anna.http.put("/api/me", json={"name": "x" * 25})).status_code == 422
            renamed = await anna.http.put("/api/me", json={"name": "<b onload=x>\u202e'\""})
            assert renamed.json()["name"] == "<b onload=x>'\""
            await two.people_until(lambda people: people["seats"][0]["name"] == "<b onload=x>'\"")
            await two.until(lambda position: "onload" in json.dumps(position))
            for part in ("board", "mine", "narrow"):
                assert "<b onload" not in two.position[part]
            for panel in two.position["panels"]:
                assert "<b onload" not in panel["svg"]
        for page in ("/", f"/t/{table}"):
            html = (await anna.http.get(page)).text
            assert "<b onload" not in html
            assert "<script>alert" not in html
        async with bruno.page(table) as later:
            assert (await later.next("chat"))["text"] == line["text"]


async def test_chat_is_limited_in_rate(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=1.0)) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            for number in range(8):
                await page.send(t="chat", text=f"line {number}")
            assert (await page.next("error"))["code"] == "too-fast"


async def test_a_bot_stands_in_when_all_others_agree_and_the_player_returns(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as carla:
        table = await anna.new_table("me", "open", "open")
        await bruno.join(table)
        await carla.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await one.next("position")
            async with carla.page(table) as three:
                await three.next("position")
                await one.people_until(lambda people: all(seat["online"] for seat in people["seats"]))
                error = await one.ask("error", t="stand-in", seat=2)
                assert error["code"] == "cannot-stand-in"
            await one.people_until(lambda people: people["seats"][2]["can_agree"])
            await one.send(t="stand-in", seat=2)
            news = await one.people_until(lambda people: people["seats"][2]["agreed"])
            assert (news["seats"][2]["agreed"], news["seats"][2]["needed"]) == (1, 2)
            assert not news["seats"][2]["stood_in"]
            await two.send(t="stand-in", seat=2)
            news = await one.people_until(lambda people: people["seats"][2]["stood_in"])
            assert news["seats"][2]["bot"]
            # The bot plays: one and two go on without the third.
            await play_on([one, two], 30)
            live = await house.server.house.table(table)
            assert any(word.seat == 2 for word in live.ready().moves)
            async with carla.page(table) as three:
                mine = await three.next("position")
                assert (mine["seats"], mine["actions"]) == ([2], [])
                error = await two.ask("error", t="return", seat=2)
                assert error["code"] == "not-your-seat"
                await three.send(t="return", seat=2)
                await three.people_until(lambda people: not people["seats"][2]["stood_in"])
                await play_on([one, two, three], 12)


async def test_tips_and_reasons(house: Running) -> None:
    async with house.browser("it") as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            at = await page.next("position")
            live = await house.server.house.table(table)
            offered = {pick for action in at["actions"] for pick in action["picks"]}
            picks: set[str] = set()
            for action in live.state().vocabulary().actions:
                picks |= set(live.game.picks(live.state(), at["seat"], action))
            refused = sorted(picks - offered)[:10]
            assert refused
            for pick in refused:
                why = await page.ask("why", t="why", seat=at["seat"], pick=pick)
                assert why["pick"] == pick
                assert why["text"]
                if why["clause"]:
                    assert why["text"] == live.game.clauses()[why["clause"]].text["it"]
            why = await page.ask("why", t="why", seat=at["seat"], pick="no-such-thing")
            assert why["clause"] is None
            assert (await page.ask("tip", t="tip", pick="no-such-thing"))["title"] == ""
            told = [await page.ask("tip", t="tip", pick=pick) for pick in sorted(offered)]
            assert any(tip["title"] for tip in told)


async def test_a_bot_that_dies_is_replaced_and_the_game_goes_on(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "bot:greedy")
        async with anna.page(table) as page:
            await page.next("position")
            deaths = 0
            for number in range(12):
                await page.until(lambda position: position["actions"] or position["over"])
                for pid in house.server.thinkers.pids():
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                        deaths += 1
                await page.play(number * 3)
            await page.until(lambda position: position["actions"] or position["over"])
            assert deaths
            words = await words_of(house, table)
            assert len(words) == page.position["moves"]


def no_answer(position: dict[str, Any]) -> bool:
    return bool(position["actions"]) or bool(position["over"])


@pytest.mark.parametrize(
    "thinker",
    [
        "import time; time.sleep(600)",
        "import sys; sys.exit(3)",
        "print('nonsense', flush=True); input()",
        'print(\'{"number": 1, "word": "castle-in-the-air"}\', flush=True); input(); input()',
    ],
    ids=["hangs", "dies", "talks nonsense", "cheats"],
)
async def test_a_useless_bot_does_not_stop_the_game(
    tmp_path: Path, thinker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker_pool.Thinkers.__init__, "__defaults__", ((sys.executable, "-c", thinker),))
    async with running(settings(tmp_path, think_limit=0.3)) as house, house.browser() as anna:
        table = await anna.new_table("bot", "me")
        async with anna.page(table) as page:
            live = await house.server.house.table(table)
            for number in range(40):
                await page.until(no_answer)
                if any(word.seat == 0 for word in live.ready().moves):
                    return
                await page.play(number * 3)
            pytest.fail("the bot never spoke")
