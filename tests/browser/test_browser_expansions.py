"""The expansions of Burgundy by clicking: a game for one to its end, everything at once, desk and phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import NewPerson
    from tests.browser.person import Person

    Table = Callable[..., str]

MANY = 600  # Clicks that no game for one needs.
SOME = 25  # Clicks: a few turns of everything.
TABLES = 80  # One of them begins with a double.
EVERYTHING = {"duchy": "11", **dict.fromkeys(("extra", "white", "inns", "routes", "shields"), "yes")}

# What leaves the window at its sides, and what is cut within its own box.
CLIPPED = """() => [...document.querySelectorAll("html, #sentence, #buttons .b, #where *, .tabs button")]
    .filter((node) => node.getClientRects().length)
    .filter((node) => {
      const { left, right } = node.getBoundingClientRect();
      const cut = getComputedStyle(node).display !== "inline" && node.scrollWidth > node.clientWidth + 1;
      return cut || left < -1 || right > innerWidth + 1;
    })
    .map((node) => node.textContent.slice(0, 80))"""


def opened(me: Person, table: Table, bots: int, options: dict[str, str]) -> Person:
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * bots]
    me.page.goto(f"/t/{table(me, seats, game='burgundy', options=options)}")
    return me.at_the_table()


def test_a_game_for_one_is_played_to_its_end_and_says_why_it_ended(person: NewPerson, table: Table) -> None:
    me = opened(person("/"), table, 0, {"duchy": "13a", "target": "45"})
    expect(me.page.locator("#panels .opp")).to_have_count(0)
    assert me.plays(MANY)
    sheet = me.page.locator("#sheet")
    expect(sheet.locator("h2")).to_have_text(re.compile("You have (won|lost)"))
    expect(sheet.locator(".decided")).to_have_text(re.compile("Anna has .*filled the .*duchy"))
    expect(me.page.locator("#log li").first).to_contain_text("filled the")


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "it")])
def test_with_everything_in_play_nothing_is_clipped(
    person: NewPerson, table: Table, phone: bool, language: str
) -> None:
    me = opened(person("/", phone=phone, locale=language), table, 3, EVERYTHING)
    asked = set()
    for _ in range(SOME):
        me.awaits("mine")
        asked.add(me.sentence)
        assert me.page.evaluate(CLIPPED) == [], me.sentence
        me.one_step()
        me.settled()
    assert len(asked) > 5
    expect(me.page.locator("#panels .opp")).to_have_count(3)


def test_a_shield_of_a_double_is_taken_and_lies_on_a_castle(person: NewPerson, table: Table) -> None:
    me = person("/")
    for _ in range(TABLES):
        opened(me, table, 1, {"duchy": "2", "shields": "yes", "first": "1"}).awaits("mine")
        shields = [id for id, pick in me.glowing().items() if pick.startswith("shield-")]
        if shields:
            break
    me.click(shields[0])
    takes = me.page.locator("#log li", has_text=re.compile("^Anna takes shield \\d+ and puts it on"))
    expect(takes).to_have_count(1)
    assert me.page.locator("#mine-box [data-pick^=shield-]").count() == 1
