"""The form of a new table, sent by a browser without scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games import find
from maniero.i18n import language
from maniero.server.pages.options import misfit

if TYPE_CHECKING:
    from tests.server.running import Browser, Running

pytestmark = pytest.mark.anyio

FORM = {"game": "castelli", "kind-0": "me", "name-0": "Anna", "kind-1": "bot", "bot-1": "random"}


async def send(guest: Browser, **fields: str) -> tuple[int, str, str]:
    """Status, where it leads, and the page."""
    named = {name.replace("_", "-"): value for name, value in fields.items()}
    answer = await guest.http.post("/new", data=FORM | named, follow_redirects=False)
    return answer.status_code, answer.headers.get("location", ""), answer.text


async def test_it_opens_a_table(house: Running) -> None:
    async with house.browser() as anna:
        status, where, _page = await send(
            anna, option_board="AD", option_battle="yes", kind_2="none", privacy="private"
        )
        assert status == 303
        row = await house.server.store.table(where.removeprefix("/t/"))
        assert row is not None
        assert row.private
        assert (row.options["board"], row.options["battle"], row.options["dilemma"]) == ("AD", "yes", "no")
        places = await house.server.store.seats(row.id)
        assert [place.kind for place in places] == ["human", "bot"]
        assert (places[0].name, places[1].bot) == ("Anna", "random")


async def test_it_opens_a_tournament(house: Running) -> None:
    async with house.browser() as anna:
        status, where, _page = await send(anna, series="league", kind_2="open", privacy="public")
        assert status == 303
        assert where.startswith("/tournament/")
        assert "Anna" in (await anna.http.get(where)).text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "is for 2 players, not for 3"), ("it", "per 2 giocatori, non per 3")],
)
async def test_what_does_not_go_together_is_refused_in_words(
    house: Running, language: str, said: str
) -> None:
    async with house.browser(language) as anna:
        status, _where, page = await send(anna, option_board="AD", kind_2="bot", bot_2="random")
        assert status == 422
        assert said in page
        assert find("castelli").clauses()["setup.half"].text[language][:40] in page
        assert (await anna.http.get("/api/mine")).json() == []


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"kind_1": "none"}, 422),
        ({"kind_1": "king"}, 422),
        ({"option_board": "round"}, 422),
        ({"option_wings": "yes"}, 422),
        ({"bot_1": "deep"}, 422),
        ({"game": "ludo"}, 404),
        ({"series": "knockout"}, 422),
        ({f"x{number}": "" for number in range(200)}, 422),
    ],
)
async def test_what_makes_no_sense_is_refused(house: Running, fields: dict[str, str], status: int) -> None:
    async with house.browser() as anna:
        assert (await send(anna, **fields))[0] == status
        assert (await anna.http.get("/api/mine")).json() == []


async def test_other_sites_cannot_send_it(house: Running) -> None:
    async with house.browser() as anna:
        answer = await anna.http.post("/new", data=FORM, headers={"origin": "https://elsewhere.example"})
        assert answer.status_code == 403


async def test_a_bundle_is_chosen_by_its_address(house: Running) -> None:
    async with house.browser() as anna:
        plain = (await anna.http.get("/new?game=burgundy&bundle=base")).text
        all_on = (await anna.http.get("/new?game=burgundy&bundle=everything")).text
        assert plain.count("checked") < all_on.count("checked")
        assert 'role="switch"' in plain


def test_the_reason_names_option_value_and_rule() -> None:
    game = find("burgundy")
    why = misfit(language("en"), game, 3, {"duchy": "12a"})
    assert why.startswith("Duchies “12a: two teams” is for 4 players, not for 3.")
    assert game.clauses()["teams.module"].text["en"] in why
    assert misfit(language("en"), game, 4, {"duchy": "12a"}) == ""
