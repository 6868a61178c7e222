"""Names as people read them: none looks empty, and no two at a table look the same."""

from __future__ import annotations

import pytest

from maniero.i18n import language
from maniero.server.names import looks, readable
from tests.server.running import Browser, Running

pytestmark = pytest.mark.anyio

EMPTY = [
    "",
    "   ",
    "\u3164",  # A letter of Korean that nobody sees.
    "\u115f\u1160",
    "\uffa0",
    "\u2800",  # A pattern of Braille without a dot.
    "\u200b\u200d\u2060\ufeff",
    "\u00a0\u2003\u3000",
    "\u0301\u0302\u0303",  # Marks without a letter.
    "\ufe0f\ufe0e",
    "\u034f",
    "\u00ad",
    "\U000e0041\U000e0100",
]

ALIKE = [
    ("Anna", "anna"),
    ("Anna", "\u0410nn\u0430"),  # Cyrillic.
    ("Anna", "\uff21nna"),  # Full width.
    ("Anna", "\U0001d400nna"),  # Mathematical.
    ("Anna", "An\u200bna"),
    ("Anna", "A\u3164nna"),
    ("Anna", "Anna\u2800"),
    ("Anna", "Anna\ufe0f"),
    ("Nino", "N\u03b9n\u03bf"),  # Greek.
    ("Ian", "lan"),
    ("Otto", "0tto"),
    ("Bill", "Bi1l"),
    ("Marn", "Mam"),
    ("Zo\u00eb", "Zo\u0451"),  # Cyrillic with the same dots.
    ("O'Neil", "O\u2019Neil"),
    ("Jean-Luc", "Jean\u2013Luc"),
    ("Stra\u00dfe", "STRASSE"),
]

DIFFERENT = [
    ("Anna", "Anne"),
    ("Anna", "Anna 2"),
    ("Zoe", "Zo\u00eb"),
    ("דנה", "דן"),
    ("أحمد", "محمد"),
    ("Анна", "Яна"),
    ("さくら", "サクラ"),
    ("🏰", "🐉"),
]


@pytest.mark.parametrize("name", EMPTY, ids=ascii)
async def test_a_name_that_looks_empty_is_refused(house: Running, name: str) -> None:
    async with house.browser("it") as anna:
        answer = await anna.http.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "empty-name")
        assert "nome" in answer.json()["error"]["text"]
        # At a new table it is as if no name were given.
        order = {"game": "castles", "seats": [{"kind": "me", "name": name}, {"kind": "me"}]}
        made = await anna.http.post("/api/tables", json=order)
        assert (await names(house, made.json()["table"]))[0].startswith("Ospite ")


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert looks(one) == looks(other) != ""


@pytest.mark.parametrize(("one", "other"), DIFFERENT, ids=ascii)
def test_names_that_do_not(one: str, other: str) -> None:
    assert looks(one) != looks(other)


def test_what_is_kept_of_a_name() -> None:
    zalgo = readable("Z" + "\u0335\u0321\u0322\u0330\u0331" * 4 + "algo")
    assert (zalgo[0], zalgo[4:], len(zalgo)) == ("Z", "algo", 8)
    assert readable("\u0301Anna") == "Anna"
    assert readable("A\u3164n\u2800na") == "Anna"
    for name in ("דָּנָה", "أَحْمَد", "สมชาย", "Nguyễn Thị", "प्रिया", "🏰 Castello", "Zoë", "山田 太郎"):
        assert looks(readable(name)) == looks(name) != ""
    assert readable("❤\ufe0f") == "❤\ufe0f"
    assert len(readable("x" * 40)) == 24


async def named(browser: Browser, name: str) -> str:
    answer = await browser.http.put("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["name"])


async def names(house: Running, table: str) -> list[str]:
    return [place.name for place in await house.server.store.seats(table)]


async def test_the_second_who_looks_the_same_is_numbered(house: Running) -> None:
    async with house.browser() as anna, house.browser() as other, house.browser() as third:
        await named(anna, "Anna")
        await named(other, "\u0410nn\u0430")
        table = await anna.new_table("me", "open", "open")
        await other.join(table)
        await third.join(table)
        assert (await names(house, table))[:2] == ["Anna", "\u0410nn\u0430 2"]
        # Nor does a new name at the table look like somebody's, or like that of the second.
        await named(third, "ANNA")
        assert (await names(house, table))[2] == "ANNA 3"
        await named(anna, "Anna")  # The own name is nobody else's.
        assert (await names(house, table))[0] == "Anna"


async def test_who_watches_does_not_speak_as_somebody_who_plays(house: Running) -> None:
    async with house.browser() as anna, house.browser() as other:
        await named(anna, "Anna")
        await named(other, "\u0391nna")
        table = await anna.new_table("me", "me")
        async with other.page(table) as page:
            line = await page.ask("chat", t="chat", text="I give up")
            assert (line["seat"], line["name"]) == (None, "\u0391nna 3")


@pytest.mark.parametrize("code", ["en", "it"])
async def test_nobody_is_called_like_a_bot_or_a_nameless_guest(house: Running, code: str) -> None:
    async with house.browser(code) as anna:
        own = (await anna.http.put("/api/me", json={})).json()["name"]
        number = int(own.split()[-1])
        guest = language(code)._("Guest {number}").format(number=number % 9000 + 1001)
        for name in ("Bailiff", "B\u0430iliff 2", language(code)._("Wanderer"), guest, guest.upper()):
            answer = await anna.http.put("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "taken-name"), name
        assert await named(anna, own) == own  # The form of the page begins with it.
        assert await named(anna, "Bailiffa") == "Bailiffa"
