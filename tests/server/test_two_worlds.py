"""Nobody learns on the wire whether somebody had a choice.

One table is played twice, with two pasts that look the same to everybody but one player: in the first that
player can answer only one thing, in the second several; the answer is the same.  All that the opponent and a
spectator receive must be the same in both: how many frames, of what kinds, in what order, byte for byte.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from maniero.kernel.state import CHANCE
from tests.server.worlds import Ears, Twins, WatchedVeil, remember, twins, without_hash

if TYPE_CHECKING:
    from tests.contract.walks import Move
    from tests.server.running import Browser, Page, Running

pytestmark = pytest.mark.anyio

# A question; how long ago the draws were that the opponent did not see; whether the answer can be taken back.
QUESTIONS = [
    ("council", "PayForPermit", 160, False),
    ("council", "PayForKing", 160, True),
    ("castles", "UseTiles", 8, True),
    ("castelli", "UseSteward", 160, False),
]
LOOKED_BACK = 4  # Positions of the past that are asked for.


class Sitting:
    """One table with its player, the opponent and a spectator, through one past and a few moves more."""

    def __init__(self, house: Running, table: str, browsers: list[Browser], found: Twins) -> None:
        self.house = house
        self.table = table
        self.browsers = browsers  # By seat, then the spectator.
        self.found = found

    async def play(self, past: list[Move]) -> dict[str, list[str]]:
        """What the others are sent, from the moment they open their pages."""
        seat, opener = self.found.seat, self.found.opener
        veil = WatchedVeil()
        live = await remember(self.house, self.table, past if opener == CHANCE else past[:-1])
        async with AsyncExitStack() as pages:
            mine, other, outsider = [await self.page(place, pages) for place in (seat, 1 - seat, -1)]
            everyone, ears = [mine, other, outsider], {"opponent": other, "spectator": outsider}
            for each in everyone:
                await each.until("position")
            for each in everyone:
                await each.settle()
            live.answering.veil = veil
            if opener != CHANCE:
                await self.say(mine if opener == seat else other, past[-1].action.text)
                await self.everybody(everyone, len(past))
            await self.say(mine, self.found.word)
            veil.shown.set()
            await self.everybody(everyone, len(past) + 1)
            if mine.page.position["undo"]["step"]:
                await self.take_back(mine.page)
            await self.everybody(everyone, live.seq)
            await self.forge(ears)
        heard = {name: each.heard for name, each in ears.items()}
        return heard | {"http": await self.ask(len(past)), "veil": list(veil.moved)}

    async def page(self, place: int, pages: AsyncExitStack) -> Ears:
        return Ears(await pages.enter_async_context(self.browsers[place].page(self.table)))

    async def say(self, ears: Ears, word: str) -> None:
        """Click, where that word is offered; else it was said already, or the server will say it."""
        page, before = ears.page, ears.page.position
        if word in [action["word"] for action in before["actions"]]:
            await page.send(t="play", seat=before["seat"], seq=before["seq"], word=word)

    async def take_back(self, page: Page) -> None:
        before = page.position
        await page.send(t="undo", seat=before["seat"], seq=before["seq"], moves=before["undo"]["step"])
        await page.until(lambda position: position["seq"] > before["seq"])

    async def everybody(self, ears: list[Ears], seq: int) -> None:
        for each in ears:
            await each.until_seq(seq)

    async def forge(self, ears: dict[str, Ears]) -> None:
        """Others speak for the seat, and ask why; the answers end what is heard."""
        seat, word = self.found.seat, self.found.word
        for each in ears.values():
            await each.page.send(t="play", seat=seat, seq=each.page.position["seq"], word=word)
            await each.until("error")
            await each.page.send(t="why", seat=seat, pick="board", chosen=[])
            await each.until("error")
            await each.page.send(t="tip", pick="board")
            await each.until("tip")

    async def ask(self, moves: int) -> list[str]:
        """The positions of the past, and the record so far."""
        looks = [f"at/{number}" for number in range(moves + 2 - LOOKED_BACK, moves + 2)]
        return [
            without_hash((await browser.http.get(f"/api/tables/{self.table}/{look}")).text)
            for browser in (self.browsers[1 - self.found.seat], self.browsers[-1])
            for look in (*looks, "record")
        ]


@pytest.mark.parametrize(("id", "question", "recent", "undone"), QUESTIONS)
async def test_a_forced_answer_is_sent_like_a_chosen_one(
    id: str, question: str, recent: int, undone: bool, house: Running
) -> None:
    found = twins(id, question, recent, undone)
    async with house.browser() as anna, house.browser() as bruno, house.browser() as carla:
        table = await anna.new_table("me", "open", game=id)
        await bruno.join(table)
        sitting = Sitting(house, table, [anna, bruno, carla], found)
        forced, free = [await sitting.play(past) for past in found.pasts]
    for viewer in forced:
        assert [len(text) for text in forced[viewer]] == [len(text) for text in free[viewer]], viewer
        assert forced[viewer] == free[viewer], viewer
