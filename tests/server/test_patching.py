"""Only what changed travels, and what a page makes of it is what the whole picture would be."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from maniero.games import GAMES
from maniero.i18n import language
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY
from maniero.server.frames import Frames
from maniero.server.patching import Sent, patches
from maniero.server.people import Watcher
from maniero.server.scene import scene
from maniero.table import Table
from tests.server.patching import Pieces, made, pictures
from tests.server.running import Browser, Page, fast_forward, level, play_on, without_log

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Running

pytestmark = pytest.mark.anyio

NAMES = ["Änna <&>", "布魯諾", "Carla 🏰", "Dario"]
SHARE = 10  # A patched position is at most so small a part of the whole one, on average.

# Old pictures, new pictures: what no game draws.
STRANGE: list[tuple[list[str], list[str]]] = [
    ([], []),
    ([""], ["<"]),
    (["<a/>"], [""]),
    (["<a/>", "<b/>"], ["<b/>", "<a/>"]),
    (["<a/><b/>"], ["<a/><b/><b/><b/><a/>", "<b/>"]),
    (["<text>é</text>"], ["<text>e\u0301</text><text>é</text>"]),
    (["<text>🏰 castle of long standing</text>"], ["<text>🏰</text><text>🏰 castle of long standing</text>"]),
    (["no mark at all"], ["no mark at all, or one < two"]),
    (["<<<", "<long enough to be named>"], ["<long enough to be named><<<<", "<<"]),
    (
        ["<a\n\u2028\u0000>"],
        ["<a\n\u2028\u0000><new and never sent before/>", "<new and never sent before/>"],
    ),
]


def cut(drawn: list[str]) -> list[str]:
    return [piece for picture in drawn for piece in picture.split("<")]


@pytest.mark.parametrize(("old", "new"), STRANGE)
def test_strange_pictures_are_made_whole(old: list[str], new: list[str]) -> None:
    changed, now = patches(new, Sent(old))
    assert made(changed, cut(old)) == new
    again, _ = patches(new, now)
    assert not any(isinstance(part, str) and len(part) > 8 for patch in again for part in patch)
    assert made(again, cut(new)) == new


def watched(id: str, viewer: int) -> Iterator[Any]:
    """What a viewer is shown of a whole random game, in turns in two languages when looking on."""
    game = GAMES[id]
    table, rng = Table(game, NAMES[: game.usual_seats], {}, "5e" * 32), Rng(3)
    for number in range(5000):
        read = language("it" if viewer == NOBODY and number % 20 == 19 else "en")
        yield scene(game, table.state, table.events, viewer, table.names, read)
        if table.over:
            return
        seat = table.state.actors()[0]
        options = table.legal(seat)
        table.play(seat, options[rng.below(len(options))].text)


@pytest.mark.parametrize("viewer", [0, NOBODY])
@pytest.mark.parametrize("id", GAMES)
def test_a_page_makes_every_picture_of_a_game_from_little(id: str, viewer: int) -> None:
    frames, page = Frames(), Pieces()
    watcher = Watcher("guest", "Anna", language("en"), 0)
    whole = travelled = 0
    for number, shown in enumerate(watched(id, viewer)):
        text = frames.frame(watcher, number, lambda shown=shown: shown)  # type: ignore[misc]
        position = json.loads(text)
        page.complete(position)
        assert pictures(position) == pictures(shown)
        assert position == shown
        if number:
            whole += len(json.dumps(shown, ensure_ascii=False).encode())
            travelled += len(text.encode())
    assert travelled * SHARE < whole


def test_pages_with_equal_eyes_share_what_is_kept() -> None:
    frames = Frames()
    pages = [Watcher(guest, guest, language("en"), 0) for guest in ("anna", "bruno", "carla")]
    for number, shown in zip(range(3), watched("castles", NOBODY), strict=False):
        frames.clear()
        texts = [frames.frame(page, "eyes", lambda shown=shown: shown) for page in pages]  # type: ignore[misc]
        assert len({id(page.sent) for page in pages}) == 1
        assert len({id(text) for text in texts}) == 1
        assert ("patches" in json.loads(texts[0])) == (number > 0)


# ---- through a real socket


async def fresh(browser: Browser, table: str) -> dict[str, Any]:
    """The whole position, as a page that has just been opened gets it."""
    async with browser.page(table) as page:
        return await page.next("position")


async def agrees(browser: Browser, page: Page, table: str) -> bool:
    """Whether a page that was patched shows what a new one does; and it was patched."""
    newest = await fresh(browser, table)
    await page.until(lambda position: position["seq"] >= newest["seq"])
    assert '"patches":' in page.received
    return without_log(page.position) == without_log(newest)


async def test_players_spectators_and_readers_of_another_language(house: Running) -> None:
    async with house.browser() as anna, house.browser("it") as bruno, house.browser() as carla:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as two, carla.page(table) as three:
            await play_on([one, two], 12)
            await level([one, two, three])
            for browser, page in ((anna, one), (bruno, two), (carla, three)):
                assert await agrees(browser, page, table)


async def test_undo_and_hot_seat(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            await page.next("position")
            eyes, undone = set(), 0
            for number in range(40):
                at = await page.play(number * 7)
                eyes.add(at["seat"])
                if at["undo"]["step"] and not number % 3:
                    await page.send(t="undo", seat=at["seat"], seq=at["seq"], moves=at["undo"]["step"])
                    await page.until(lambda position, seq=at["seq"]: position["seq"] > seq)
                    undone += 1
                    assert await agrees(anna, page, table)
            assert eyes == {0, 1}
            assert undone
            assert await agrees(anna, page, table)


async def test_a_seat_that_is_given_on_and_the_end_of_a_game(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page, bruno.page(table) as other:
            await page.next("position")
            await other.next("position")
            live = await house.server.house.table(table)
            link = live.people.places[1].link
            await bruno.http.post(f"/t/{table}/{link}")
            await other.until(lambda position: position["seats"] == [1])
            await page.until(lambda position: position["seats"] == [0])
            assert await agrees(bruno, other, table)
            assert await agrees(anna, page, table)
            await fast_forward(house, table)
            await page.until(lambda position: position["over"])
            assert await agrees(anna, page, table)
            past = await anna.http.get(f"/api/tables/{table}/at/{page.position['moves']}?seat=0")
            assert pictures(past.json()) == pictures(page.position)
            assert "patches" not in past.json()


async def test_a_page_that_comes_is_sent_one_position(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            await page.ask("tip", t="tip", pick="nothing")
            await page.until(lambda position: position["started"])
            await page.ask("tip", t="tip", pick="nothing")
            assert page.received.count('"t":"position"') == 1


async def test_whole_after_coming_back_or_when_a_page_asks(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        async with anna.page(table) as page:
            first = await page.next("position")
            seen = first["seq"]
            for asked, whole in ((seen, False), (0, True), (seen, False)):
                page.received = ""
                await page.send(t="hello", seen=asked)
                again = await page.next("position")
                assert without_log(again) == without_log(first)
                assert ('"patches":' not in page.received) == whole
                assert (len(page.received) > 20_000) == whole
        async with anna.page(table, seen) as page:
            await page.next("position")
            assert '"patches":' not in page.received
