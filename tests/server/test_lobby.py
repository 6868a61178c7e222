"""Over HTTP: tables, lists, rematch, fork, records, guests, headers, pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from maniero.kernel.record import parse_record
from maniero.server import assets
from maniero.table import replay, verify
from tests.server.running import GAME, Browser, Page, Running, fast_forward, play_on, running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def whole_game(house: Running, browser: Browser, *kinds: str) -> tuple[str, Page]:
    """A finished game; the page has gone, but knows the last position."""
    table = await browser.new_table(*kinds)
    async with browser.page(table) as page:
        await page.next("position")
        await fast_forward(house, table)
        await page.until(lambda position: position["over"])
    return table, page


async def test_a_finished_game_is_told_and_can_be_proved(house: Running) -> None:
    async with house.browser() as anna, house.browser() as guest:
        table, page = await whole_game(house, anna, "me", "me")
        last = page.position
        assert last["sheet"]["totals"] == [
            sum(line["points"][seat] for line in last["sheet"]["lines"]) for seat in (0, 1)
        ]
        assert all(line["text"] for line in last["sheet"]["lines"])
        assert last["sheet"]["winners"]
        assert (last["actions"], last["undo"], last["asked"]) == ([], {"step": 0, "turn": 0}, [])
        text = (await guest.http.get(f"/api/tables/{table}/record")).text
        record = parse_record(text)
        assert replay(record).points == last["sheet"]["totals"]
        proof = (await guest.http.get(f"/api/tables/{table}/verify")).json()
        assert proof == {"draws": verify(record), "verified": True}
        # The points of the log add up to the sheet.
        async with anna.page(table) as again:
            log = (await again.next("position"))["log"]
            for seat in (0, 1):
                assert (
                    sum(line["points"] for line in log if line["seat"] == seat)
                    == last["sheet"]["totals"][seat]
                )
            late = await again.ask("error", t="play", seat=0, seq=last["seq"], word="end")
            assert late["code"] == "over"
        # After the game anyone may look through any eyes, at any moment.
        half = last["moves"] // 2
        seen = {}
        for seat in (-1, 0, 1):
            answer = await guest.http.get(f"/api/tables/{table}/at/{half}?seat={seat}")
            seen[seat] = answer.json()
            assert seen[seat]["moves"] == half
            assert (seen[seat]["actions"], seen[seat]["log"]) == ([], [])
        assert seen[0]["mine"] != seen[1]["mine"]
        assert seen[-1]["mine"] == ""
        assert (await guest.http.get(f"/api/tables/{table}/at/{last['moves'] + 1}")).status_code == 404
        assert (await guest.http.get(f"/t/{table}")).status_code == 200


async def test_a_running_game_keeps_its_secrets(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await play_on([one, two], 6)
            words = one.position["moves"]
        assert parse_record((await anna.http.get(f"/api/tables/{table}/record")).text).moves == []
        seed = (await house.server.store.table(table)).seed  # type: ignore[union-attr]
        for path in ("record", "verify", "at/3", "at/3?seat=1"):
            assert seed not in (await anna.http.get(f"/api/tables/{table}/{path}")).text
        assert (await anna.http.get(f"/api/tables/{table}/verify")).status_code == 409
        assert (await anna.http.get(f"/api/tables/{table}/at/3?seat=1")).json()["error"]["code"] == "not-over"
        own = (await anna.http.get(f"/api/tables/{table}/at/{words}")).json()
        assert own["seat"] == 0
        assert (await bruno.http.get(f"/api/tables/{table}/at/{words}")).json()["seat"] == 1
        async with house.browser() as guest:
            watched = (await guest.http.get(f"/api/tables/{table}/at/{words}")).json()
            assert (watched["seat"], watched["mine"]) == (None, "")
            assert (await guest.http.get(f"/api/tables/{table}/at/{words}?seat=0")).status_code == 409
        for path, body in (("rematch", None), ("fork", {"moves": 3, "seat": 0})):
            assert (await anna.http.post(f"/api/tables/{table}/{path}", json=body)).status_code == 409


async def test_rematch_with_the_same_people_one_seat_further_on(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as guest:
        table = await anna.new_table("me", "open", "bot")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two:
            await one.until(lambda position: position["started"])
            await fast_forward(house, table)
            await one.until(lambda position: position["over"])
            assert (await guest.http.post(f"/api/tables/{table}/rematch")).status_code == 403
            again = (await anna.http.post(f"/api/tables/{table}/rematch")).json()["table"]
            assert (await two.next("rematch"))["table"] == again
            assert (await bruno.http.post(f"/api/tables/{table}/rematch")).json()["table"] == again
        places = await house.server.store.seats(again)
        old = await house.server.store.seats(table)
        assert [place.kind for place in places] == ["bot", "human", "human"]
        assert [place.guest for place in places] == [None, old[0].guest, old[1].guest]
        async with anna.page(again) as one:
            assert (await one.next("position"))["seats"] == [1]


async def test_another_try_from_the_middle_of_a_game(house: Running) -> None:
    async with house.browser() as anna, house.browser() as guest:
        table, page = await whole_game(house, anna, "me", "me")
        half = page.position["moves"] // 2
        made = await guest.http.post(f"/api/tables/{table}/fork", json={"moves": half, "seat": 1})
        fork = made.json()["table"]
        words = [entry.text for entry in await house.server.store.log(table)][:half]
        assert [entry.text for entry in await house.server.store.log(fork)][:half] == words
        async with guest.page(fork) as again:
            position = await again.until(lambda position: position["actions"] or position["over"])
            assert position["seats"] == [1]
            assert position["moves"] >= half
            await fast_forward(house, fork)
            await again.until(lambda position: position["over"])
        assert (await guest.http.get(f"/api/tables/{fork}/verify")).json()["verified"] is True
        wrong = {"moves": page.position["moves"], "seat": 0}
        assert (await guest.http.post(f"/api/tables/{table}/fork", json=wrong)).status_code == 404
        wrong = {"moves": 3, "seat": 5}
        assert (await guest.http.post(f"/api/tables/{table}/fork", json=wrong)).status_code == 404


async def test_my_games_begin_with_those_where_it_is_my_turn(house: Running) -> None:
    async with house.browser() as anna:
        over, _ = await whole_game(house, anna, "me", "me")
        turn = await anna.new_table("me", "me")
        waiting = await anna.new_table("me", "link")
        mine = (await anna.http.get("/api/mine")).json()
        assert [table["table"] for table in mine] == [turn, waiting, over]
        assert [table["my_turn"] for table in mine] == [True, False, False]
        assert [table["over"] for table in mine] == [False, False, True]
        assert [table["hotseat"] for table in mine] == [True, False, True]
        assert (await anna.http.get("/api/tables")).json() == []  # Private ones are not listed.


async def test_what_cannot_be_had_is_refused(house: Running) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot"}
    wrong = [
        ({"game": "ludo", "seats": [me, bot]}, 404),
        ({"game": GAME, "seats": []}, 422),
        ({"game": "council", "seats": [me]}, 422),
        ({"game": GAME, "seats": [me] * 9}, 422),
        ({"game": GAME, "seats": [{"kind": "cat"}, me]}, 422),
        ({"game": GAME, "seats": [{"kind": "bot", "bot": "deep-thought"}, me]}, 422),
        ({"game": GAME, "seats": [me, bot], "options": {"wings": "on"}}, 422),
        ({"game": GAME, "seats": [me, bot], "options": {"map": 3}}, 422),
        ({"game": GAME, "seats": [me, bot], "admin": True}, 422),
        ([], 422),
    ]
    async with house.browser("it") as anna:
        for body, status in wrong:
            answer = await anna.http.post("/api/tables", json=body)
            assert answer.status_code == status, body
            assert answer.json()["error"]["text"]
        assert (await anna.http.post("/api/tables", content=b"{" * 20_000)).status_code == 413
        assert (await anna.http.post("/api/tables", content=b"\xff\xfe")).status_code in (400, 422)
        assert (await anna.http.get("/api/tables/nowheree/verify")).json()["error"] == {
            "code": "not-found",
            "text": "Qui non c'è nulla.",
            "detail": "",
        }
        assert (await anna.http.get("/api/mine")).json() == []
        assert (await anna.http.delete("/api/me")).status_code == 405


async def test_requests_from_other_sites_are_refused(house: Running) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
    async with house.browser() as anna:
        for origin in ("http://elsewhere.example", "null"):
            answer = await anna.http.post("/api/tables", json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
            assert (await anna.http.put("/api/me", json={}, headers={"origin": origin})).status_code == 403
        own = {"origin": f"http://{house.host}"}
        assert (await anna.http.post("/api/tables", json=body, headers=own)).status_code == 201


async def test_requests_are_limited_in_rate(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=0.1)) as house, house.browser() as anna:
        codes = [(await anna.http.put("/api/me", json={"language": "it"})).status_code for _ in range(6)]
        assert codes[0] == 200
        assert codes[-1] == 429


async def test_every_answer_is_guarded(house: Running) -> None:
    async with house.browser() as anna:
        for path in (
            "/",
            f"/new?game={GAME}",
            f"/rules/{GAME}",
            "/nowhere",
            "/api/mine",
            "/health",
            "/api/nothing",
        ):
            headers = (await anna.http.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe-inline" not in headers["content-security-policy"].replace(
                "style-src-attr 'unsafe-inline'", ""
            )
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cache-control"] == "no-store"


async def test_cookies_are_signed_and_closed_to_scripts(house: Running) -> None:
    async with house.browser() as anna, httpx.AsyncClient(base_url=f"http://{house.host}") as new:
        answer = await new.get("/")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "set-cookie" not in (await anna.http.get("/")).headers  # Once is enough.
        anna.http.cookies.set("maniero", anna.http.cookies["maniero"][:-3] + "abc", domain="127.0.0.1")
        assert (await anna.http.get("/api/mine")).json() == []


async def test_the_language_is_the_browsers_until_one_is_chosen(house: Running) -> None:
    async with house.browser("it-CH,it;q=0.9,en;q=0.5") as anna:
        assert (await anna.http.get("/")).headers["content-language"] == "it"
        assert (await anna.http.put("/api/me", json={"language": "en"})).json()["language"] == "en"
        assert (await anna.http.get("/")).headers["content-language"] == "en"
        assert (await anna.http.put("/api/me", json={"language": "xx"})).status_code == 422
    async with house.browser("fr, de;q=0.7, *;q=x") as guest:
        assert (await guest.http.get("/")).headers["content-language"] == "en"


async def test_pages_and_files(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        for path in (
            "/",
            "/new",
            f"/new?game={GAME}",
            f"/rules/{GAME}",
            f"/rules/{GAME}?search=city",
            f"/t/{table}",
        ):
            answer = await anna.http.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith("text/html"), path
        for path in ("/new?game=ludo", "/rules/ludo", "/t/nowhere", f"/t/{table}/nolink", "/nowhere"):
            answer = await anna.http.get(path)
            assert answer.status_code == 404, path
            assert answer.headers["content-type"].startswith("text/html"), path
        for name in assets.files():
            answer = await anna.http.get(assets.static_url(name))
            assert answer.headers["cache-control"] == assets.FOR_EVER
        assert (await anna.http.get("/static/old/base.css")).headers["cache-control"] == "no-cache"
        for name in ("../app.py", "..%2fapp.py", "nothing.js", "art/palette.py"):
            assert (await anna.http.get(f"/static/x/{name}")).status_code == 404
        sprite = await anna.http.get(assets.sprite_url(GAME))
        assert (sprite.status_code, sprite.headers["cache-control"]) == (200, assets.FOR_EVER)
        assert (await anna.http.get("/sprite/x/ludo.svg")).status_code == 404


async def test_health_and_metrics(house: Running) -> None:
    async with house.browser() as anna:
        assert (await anna.http.get("/health")).text == "ok\n"
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            await page.next("position")
            await page.play()
            text = (await anna.http.get("/metrics")).text
        assert "\nmaniero_moves_total 1\n" in text
        assert "\nmaniero_connections 1\n" in text
        assert "\nmaniero_live_tables 1\n" in text


async def test_links_for_friends_name_an_address_they_can_reach(tmp_path: Path) -> None:
    async with running(settings(tmp_path, share="http://192.0.2.7:8000")) as house, house.browser() as anna:
        seats = [{"kind": "me"}, {"kind": "link"}]
        made = await anna.http.post("/api/tables", json={"game": GAME, "seats": seats})
        assert made.json()["links"]["1"].startswith("http://192.0.2.7:8000/t/")
        async with anna.page(made.json()["table"]) as page:
            await page.next("people")
            assert page.people["seats"][1]["link"] == made.json()["links"]["1"]
    assert house.server.settings.address_for("localhost:8000") == "http://192.0.2.7:8000"
    assert house.server.settings.address_for("[::1]:8000") == "http://192.0.2.7:8000"
    assert house.server.settings.address_for("castle.example") == ""
