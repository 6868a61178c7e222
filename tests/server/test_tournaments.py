"""Tournaments on the server: places, rounds that set themselves, tables that know where they belong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.catalogue import Series
from maniero.games import GAMES
from tests.server.playing_tournaments import QUICK, finish, made, seats, seen, tables, until
from tests.server.running import fast_forward, running, settings
from tests.tournament.matches import game_with, two_halves

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Browser, Running

pytestmark = pytest.mark.anyio


async def test_a_cup_from_its_lobby_to_its_winner(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as carla:
        cup, links = await made(anna, "cup", "me", "link", "open", "bot:random", private=False)
        lobby = await seen(anna, cup)
        assert (lobby["started"], lobby["round"], lobby["rounds"], lobby["played"]) == (False, 0, 2, [])
        assert list(links) == ["1"]
        assert (await bruno.http.post(links["1"])).status_code == 303
        listed = (await carla.http.get("/api/tournaments")).json()
        assert [(each["tournament"], each["open"]) for each in listed] == [(cup, 1)]
        assert (await carla.http.post(f"/api/tournaments/{cup}/join")).json() == {"seat": 2}

        first = await seen(anna, cup)
        assert (first["started"], first["round"], first["over"]) == (True, 1, False)
        [one, two] = first["played"][0]["games"]
        assert sorted(one["players"] + two["players"]) == [0, 1, 2, 3]
        for game in (one, two):
            places = await house.server.store.seats(game["table"])
            assert [place.name for place in places] == [
                first["seats"][player]["name"] for player in game["players"]
            ]
        await finish(house, first)
        second = await seen(anna, cup)
        winners = [game["winner"] for game in second["played"][0]["games"]]
        assert second["played"][1]["games"][0]["players"] == winners
        assert set(second["played"][1]["games"][1]["players"]).isdisjoint(winners)
        await finish(house, second)
        last = await seen(anna, cup)
        assert last["over"]
        assert last["winners"] == [last["played"][1]["games"][0]["winner"]]
        assert [each["rank"] for each in last["standings"]] == [1, 2, 3, 4]
        assert last["waiting"] == []
        for game in (game for round in last["played"] for game in round["games"]):
            proof = await anna.http.get(f"/api/tables/{game['table']}/verify")
            assert proof.json()["verified"] is True


async def test_a_league_of_three_adds_all_points_up(house: Running) -> None:
    async with house.browser() as anna:
        league, _ = await made(anna, "league", "me", "me", "me")
        for number in range(3):
            shown = await seen(anna, league)
            assert shown["round"] == number + 1
            assert len(shown["played"][-1]["resting"]) == 1
            assert shown["my_turn"]
            assert shown["waiting"] == tables(shown)[-1:]
            await finish(house, shown)
        shown = await seen(anna, league)
        sums = [0, 0, 0]
        for [game] in [round["games"] for round in shown["played"]]:
            for player, points in zip(game["players"], game["points"], strict=True):
                sums[player] += points
        assert {each["player"]: each["points"] for each in shown["standings"]} == dict(enumerate(sums))
        assert shown["winners"] == [player for player in range(3) if sums[player] == max(sums)]


async def test_bots_play_a_tournament_by_themselves(house: Running) -> None:
    async with house.browser() as anna:
        cup, _ = await made(anna, "cup", "bot:greedy", "bot:greedy", "bot:random", "bot:random")
        shown = await until(anna, cup, lambda shown: shown["over"])
        names = [seat["name"] for seat in shown["seats"]]
        assert names == ["Bailiff", "Bailiff 2", "Wanderer", "Wanderer 2"]
        assert len(tables(shown)) == 4


async def test_a_game_that_ends_at_the_table_sets_the_next_round_unasked(house: Running) -> None:
    """Nobody looks at the tournament: the last move of the round is enough."""
    async with house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "bot:random", "bot:random", "bot:random")
        shown = await seen(anna, cup)
        [mine] = shown["waiting"]
        async with anna.page(mine) as page:
            await page.next("position")
            while not page.position["over"]:
                if page.position["actions"]:
                    await page.play()
                else:
                    await page.next("position")
        store = house.server.tournaments._store
        while (stored := await store.find(cup)) is None or len(stored.pairings) < 4:
            await house.server.store.check()
        assert {pairing.round for pairing in stored.pairings} == {0, 1}


async def test_a_table_says_where_it_belongs(house: Running) -> None:
    async with house.browser() as anna, house.browser("it") as guest:
        cup, _ = await made(anna, "cup", "me", "me", "bot:random", "bot:random", private=False)
        shown = await seen(anna, cup)
        table = shown["waiting"][0]
        page = (await guest.http.get(f"/t/{table}")).text
        assert f'href="/tournament/{cup}"' in page
        assert "Turno 1 di 2 · Coppa" in page
        alone = await anna.new_table("me", "me", game=QUICK)
        assert "/tournament/" not in (await anna.http.get(f"/t/{alone}")).text
        mine = {each["table"]: each["tournament"] for each in (await anna.http.get("/api/mine")).json()}
        assert mine[alone] == ""
        assert mine[table] == cup
        await fast_forward(house, table)
        again = await anna.http.post(f"/api/tables/{table}/rematch")
        assert (again.status_code, again.json()["error"]["code"]) == (409, "in-tournament")
        fork = await anna.http.post(f"/api/tables/{table}/fork", json={"moves": 3, "seat": 0})
        assert fork.status_code == 201
        after = await seen(anna, cup)
        assert fork.json()["table"] not in tables(after)
        assert (await house.server.store.table(fork.json()["table"])).tournament is None  # type: ignore[union-attr]


async def test_the_pages_show_a_tournament(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        cup, links = await made(anna, "cup", "me", "link", "open", "bot", private=False)
        lobby = (await anna.http.get(f"/tournament/{cup}")).text
        assert "Waiting for players" in lobby
        assert lobby.count("data-link=") == 1  # An open place needs none.
        other = (await bruno.http.get(f"/tournament/{cup}")).text
        assert "data-link=" not in other
        assert "data-join=" in other
        assert "A place in this tournament" in (await bruno.http.get(links["1"])).text
        home = (await anna.http.get("/")).text
        assert f'href="/tournament/{cup}"' in home
        assert "waits for players" in home
        assert f'data-join="{cup}"' in (await bruno.http.get("/")).text
        for path in ("/tournament/nowheree", f"/tournament/{cup}/nolink"):
            assert (await anna.http.get(path)).status_code == 404


async def test_a_link_takes_a_place_and_all_its_seats(house: Running) -> None:
    """Whoever opens the link of a place goes on at its table, with another browser too."""
    async with house.browser() as anna, house.browser() as phone:
        cup, _ = await made(anna, "cup", "me", "bot:random", "bot:random", "bot:random")
        shown = await seen(anna, cup)
        [table] = shown["waiting"]
        assert (await phone.http.get(shown["links"]["0"])).status_code == 200  # Looking takes nothing.
        assert (await seen(anna, cup))["waiting"] == [table]
        assert (await phone.http.post(shown["links"]["0"])).status_code == 303
        assert (await seen(phone, cup))["waiting"] == [table]
        assert (await seen(anna, cup))["waiting"] == []
        async with phone.page(table) as page:
            assert len((await page.next("position"))["seats"]) == 1


async def test_links_are_for_the_host_and_the_owner_alone(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno, house.browser() as guest:
        cup, links = await made(anna, "cup", "me", "link", "link", "bot")
        await bruno.http.post(links["1"])
        assert sorted((await seen(anna, cup))["links"]) == ["0", "2"]
        assert sorted((await seen(bruno, cup))["links"]) == ["1"]
        assert (await seen(guest, cup))["links"] == {}
        stored = await house.server.tournaments.find(cup)
        for browser, hidden in ((anna, [1, 3]), (bruno, [0, 2, 3]), (guest, [0, 1, 2, 3])):
            for path in (f"/tournament/{cup}", f"/api/tournaments/{cup}", "/api/mine/tournaments", "/"):
                text = (await browser.http.get(path)).text
                links_hidden = [link for seat in hidden if (link := stored.places[seat].link)]
                assert not [link for link in links_hidden if link in text], path
                assert stored.row.seed not in text
                assert stored.places[0].guest not in text
        assert (await guest.http.get("/api/tournaments")).json() == []  # Private ones are not listed.
        full = await guest.http.post(f"/api/tournaments/{cup}/join")
        assert full.json()["error"]["code"] == "full"


async def test_friends_get_links_that_they_can_reach(tmp_path: Path) -> None:
    async with running(settings(tmp_path, share="http://192.0.2.7:8000")) as house, house.browser() as anna:
        _, links = await made(anna, "cup", "me", "link", "bot", "bot")
        assert links["1"].startswith("http://192.0.2.7:8000/tournament/")


async def test_a_new_name_goes_to_the_tournament(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        cup, _ = await made(anna, "cup", "me", "open", "bot", "bot")
        await bruno.http.put("/api/me", json={"name": "Bruno"})
        await bruno.http.post(f"/api/tournaments/{cup}/join")
        await anna.http.put("/api/me", json={"name": "Bruno"})
        shown = await seen(anna, cup)
        assert [seat["name"] for seat in shown["seats"]][:2] == ["Bruno 2", "Bruno"]


async def refused(browser: Browser, body: object) -> tuple[int, str]:
    answer = await browser.http.post("/api/tournaments", json=body)
    return answer.status_code, answer.json()["error"]["code"]


async def test_what_cannot_be_had_is_refused(house: Running) -> None:
    order = {"game": QUICK, "kind": "cup", "seats": seats("me", "bot", "bot", "bot")}
    async with house.browser() as anna:
        wrong: list[tuple[dict[str, object], tuple[int, str]]] = [
            ({"game": "ludo"}, (404, "not-found")),
            ({"kind": "knockout"}, (422, "option")),
            ({"kind": "k" * 17}, (422, "bad-request")),
            ({"kind": 3}, (422, "bad-request")),
            ({"seats": seats("me", "bot", "bot")}, (422, "option")),
            ({"seats": seats("me", "bot", "bot", "bot:deep")}, (422, "option")),
            ({"seats": seats(*["bot"] * 9)}, (422, "bad-request")),
            ({"kind": "league", "seats": seats("me", "bot")}, (422, "option")),
            ({"options": {"first": "3"}}, (422, "option")),
            ({"options": {"wings": "yes"}}, (422, "option")),
            ({"seed": "5e" * 32}, (422, "bad-request")),
        ]
        for change, said in wrong:
            assert await refused(anna, {**order, **change}) == said, change
        assert await refused(anna, []) == (422, "bad-request")
        elsewhere = {"origin": "http://elsewhere.example"}
        answer = await anna.http.post("/api/tournaments", json=order, headers=elsewhere)
        assert answer.json()["error"]["code"] == "bad-origin"
        assert (await anna.http.get("/api/mine/tournaments")).json() == []
        assert (await anna.http.get("/api/tournaments/nowheree")).status_code == 404
        assert (await anna.http.delete("/api/tournaments")).headers["allow"] == "GET, POST"


async def test_hostile_names_stay_text(house: Running) -> None:
    async with house.browser() as anna:
        evil = "<script>alert(1)</script>"[:24]
        chosen = [{"kind": "me", "name": evil}, {"kind": "me", "name": "\u202eabc\nd"}, *seats("bot", "bot")]
        cup, _ = await made(anna, "cup", seats=chosen)
        page = (await anna.http.get(f"/tournament/{cup}")).text
        assert evil not in page
        assert "&lt;script&gt;alert(1)" in page
        assert (await seen(anna, cup))["seats"][1]["name"] == "abc d"


async def test_tournaments_are_limited_in_rate(tmp_path: Path) -> None:
    async with running(settings(tmp_path, rates=0.1)) as house, house.browser() as anna:
        order = {"game": QUICK, "kind": "cup", "seats": seats("me", "link", "link", "link")}
        codes = [(await anna.http.post("/api/tournaments", json=order)).status_code for _ in range(6)]
        assert (codes[0], codes[-1]) == (201, 429)


async def test_where_only_bots_wait_the_company_lets_a_bot_stand_in(house: Running) -> None:
    """Somebody has left a game against a bot: those whom it keeps waiting may go on without them."""
    async with house.browser() as anna, house.browser() as bruno, house.browser() as guest:
        league, links = await made(anna, "league", "me", "bot:random", "link")
        await bruno.http.post(links["2"])
        [table] = tables(await seen(anna, league))  # Anna plays against the bot, Bruno sits out.
        async with guest.page(table) as watching, bruno.page(table) as waiting:
            error = await watching.ask("error", t="stand-in", seat=0)
            assert error["code"] == "not-your-seat"
            people = await waiting.people_until(lambda people: people["seats"][0]["can_agree"])
            assert people["seats"][0]["needed"] == 1
            await waiting.send(t="stand-in", seat=0)
            await waiting.people_until(lambda people: people["seats"][0]["stood_in"])
        shown = await until(anna, league, lambda shown: shown["round"] == 2)
        assert shown["played"][0]["games"][0]["points"]


async def test_games_side_by_side_have_the_boards_that_the_game_lays(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_with(Series(boards=two_halves))
    monkeypatch.setitem(GAMES, game.id, game)
    async with house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "me", "me", "me", game=game.id, options={"beauty": "yes"})
        shown = await seen(anna, cup)
        laid = [await house.server.store.table(table) for table in tables(shown)]
        assert sorted(table.options["gate"] for table in laid if table) == ["reserve", "site"]
        assert {table.options["beauty"] for table in laid if table} == {"yes"}


async def test_a_tie_that_the_lot_has_decided_is_told(house: Running) -> None:
    async with house.browser() as anna:
        cup, _ = await made(anna, "cup", "me", "me", "me", "me")
        store = house.server.tournaments._store
        stored = await house.server.tournaments.find(cup)
        tied = stored.pairings[0]
        tied.first_points = tied.second_points = 12
        tied.winner, tied.decided = tied.second, "lot"
        await store.advance(cup, stored.places, [tied], [], False)
        shown = await seen(anna, cup)
        assert shown["played"][0]["games"][0]["winner"] == tied.second
        assert "A tie: the lot has decided" in (await anna.http.get(f"/tournament/{cup}")).text
