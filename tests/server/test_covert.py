"""Questions of which nobody must learn whether there was anything to choose; and what is done unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games.castelli import CASTELLI
from maniero.games.castelli.rules.tile import UseSteward
from maniero.kernel.rng import Rng
from maniero.table import Table, resume
from tests.server.running import level, running, settings

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Page, Running

pytestmark = pytest.mark.anyio

COVERT = {"game": "castelli", "options": {"first": "1", "board": "standard"}}
SEED = "5e" * 32


def covertly_asked(table: Table, rng: Rng) -> int:
    """Play on until somebody who has no choice is asked covertly; who it is."""
    while True:
        seat = table.state.actor()
        options = table.legal(seat)
        if table.state.is_covert(seat) and len(options) == 1:
            return seat
        table.play(seat, options[rng.below(len(options))].text)


def test_a_discreet_table_waits_where_another_passes_at_once() -> None:
    names = ["Anna", "Bruno"]
    discreet = Table(CASTELLI, names, {"first": "1"}, SEED, discreet=True)
    seat = covertly_asked(discreet, Rng(2))
    assert isinstance(discreet.state.question(seat), UseSteward)
    usual = resume(CASTELLI, names, discreet.options, SEED, discreet.moves)
    usual.settle()
    passed = usual.moves[len(discreet.moves)]
    assert (passed.seat, passed.text) == (seat, "pass")


class Two:
    """Anna and Bruno, who click on what is offered to them, and on nothing else; they keep their cards."""

    def __init__(self, *pages: Page) -> None:
        self.pages = pages
        self.rng = Rng(3)
        self.idle = 0  # How often one was asked without anything to choose.

    @property
    def asked(self) -> int:
        [seat] = self.pages[0].position["asked"]
        return int(seat)

    async def begin(self) -> None:
        for page in self.pages:
            await page.until(lambda position: position["started"])
        await level(list(self.pages))

    async def go_on(self) -> None:
        """The next move, whoever makes it."""
        page, other = self.pages[self.asked], self.pages[1 - self.asked]
        actions, seq = page.position["actions"], page.position["seq"]
        if actions:
            words = [action["word"] for action in actions if not action["word"].startswith(("sell", "play"))]
            word = words[self.rng.below(len(words))]
            await page.send(t="play", seat=self.asked, seq=seq, word=word)
        else:
            self.idle += 1
            assert page.position["sentence"].startswith("A moment")
            assert not page.position["groups"]
            assert "with a steward you may turn the tile" in other.position["sentence"]
        await page.until(lambda position: position["seq"] > seq)
        await level(list(self.pages))


async def test_who_has_nothing_to_choose_is_not_kept_waiting_for_a_click(tmp_path: Path) -> None:
    slow = settings(tmp_path, beat=0.05)  # So that the pause is seen.
    async with running(slow) as house, house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", **COVERT)
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as other:
            two = Two(one, other)
            await two.begin()
            while not one.position["over"]:
                await two.go_on()
        assert two.idle
        live = await house.server.house.table(table)
        assert len([entry for entry in live.log.entries if entry.text == "pass"]) >= two.idle


async def test_a_card_is_sold_by_who_is_not_asked(house: Running) -> None:
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", **COVERT)
        await bruno.join(table)
        async with anna.page(table) as one, bruno.page(table) as other:
            two = Two(one, other)
            await two.begin()
            while not two.pages[1 - two.asked].position["actions"]:
                await two.go_on()
            asked, page = two.asked, two.pages[1 - two.asked]
            seq, sale = page.position["seq"], page.position["actions"][0]["word"]
            assert sale.startswith("sell-")
            await page.send(t="play", seat=1 - asked, seq=seq, word=sale)
            await page.until(lambda position: position["seq"] > seq)
            await level(list(two.pages))
            assert two.asked == asked
            assert "sells a card" in two.pages[asked].position["log"][-1]["text"]
