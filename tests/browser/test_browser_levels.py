"""Opponents have levels: chosen by portrait, remembered, and seen at the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from maniero.server.bot_names import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import NewPerson
    from tests.browser.person import Person

    Table = Callable[..., str]

# Names of levels that do not fit, portraits too small for a finger, and a page that is wider than its window.
WRONG = """() => [
  ...[...document.querySelectorAll(".level, .level span, .opponent b")]
    .filter((node) => node.clientWidth && node.scrollWidth > node.clientWidth + 1),
  ...[...document.querySelectorAll(".level, .face")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width && (box.width < 36 || box.height < 40);
  }),
  ...(document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : []),
].map((node) => node.outerHTML.slice(0, 80))"""


def level_of(page: Page, group: str) -> str:
    return str(page.locator(f"{group} input:checked").input_value())


def bots_of(page: Page) -> list[str]:
    """The levels of the bots at the table where the page is."""
    people = page.evaluate("JSON.parse(document.body.dataset.people)")
    return [person["bot"] for person in people if person["bot"]]


def at_a_table(me: Person) -> None:
    me.page.wait_for_url(re.compile("/t/[a-z]{8}$"))
    expect(me.page.locator("#board-box svg").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
@pytest.mark.parametrize("locale", ["en", "it"])
def test_a_level_is_chosen_by_its_portrait(person: NewPerson, phone: bool, locale: str) -> None:
    me = person("/new?game=council", phone=phone, locale=locale)
    page = me.page
    page.locator("[name=kind-2]").select_option("bot")
    first, second = (page.locator(f"[data-seat='{seat}'] .levels") for seat in (1, 2))
    assert level_of(page, "[data-seat='1']") == "apprentice"
    first.locator("label", has=page.locator("[value=architect]")).click()
    second.locator("label", has=page.locator("[value=builder]")).click()
    for group, level in ((first, "architect"), (second, "builder")):
        expect(group.locator(".says:visible")).to_have_count(1)
        expect(group.locator(f"[data-level={level}]")).to_be_visible()
    assert page.evaluate(WRONG) == []
    page.locator("#open").click()
    at_a_table(me)
    assert bots_of(page) == ["architect", "builder"]
    page.goto("/new?game=council")
    assert level_of(page, "[data-seat='1']") == "architect"  # The last opponent.
    page.goto("/")
    assert level_of(page, ".game [data-level-of=council]") == "architect"
    assert level_of(page, ".game [data-level-of=castles]") == "apprentice"


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_play_now_remembers_the_level(person: NewPerson, phone: bool) -> None:
    me = person("/", phone=phone, locale="it")
    page = me.page
    game = page.locator(".hero [data-play]").get_attribute("data-play")
    assert page.evaluate(WRONG) == []
    card = page.locator(f".game [data-level-of={game}]")
    expect(card.get_by_text("Apprendista", exact=True).first).to_be_visible()
    card.locator("label", has=page.locator("[value=builder]")).click()
    expect(page.locator(".hero .says:visible")).to_have_text("Costruttore")  # The same game.
    page.locator(f".game [data-play={game}]").click()
    at_a_table(me)
    assert set(bots_of(page)) == {"builder"}
    page.goto("/")
    assert level_of(page, f".game [data-level-of={game}]") == "builder"
    page.locator(".hero [data-play]").click()
    at_a_table(me)
    assert set(bots_of(page)) == {"builder"}


def test_who_has_not_played_meets_the_apprentice(person: NewPerson) -> None:
    me = person("/")
    me.page.locator(".game [data-play=castles]").click()
    at_a_table(me)
    assert bots_of(me.page) == ["apprentice"]


def test_without_a_mouse(person: NewPerson) -> None:
    page = person("/").page
    page.locator(".game [data-level-of=castelli] input:checked").focus()
    page.keyboard.press("ArrowRight")
    assert level_of(page, ".game [data-level-of=castelli]") == "builder"


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_names_and_portraits_are_seen_at_the_table(person: NewPerson, table: Table, phone: bool) -> None:
    me = person("/", phone=phone)
    bots = [{"kind": "bot", "bot": level} for level in ("apprentice", "builder", "random")]
    me.page.goto(f"/t/{table(me, [{'kind': 'me', 'name': 'Anna'}, *bots])}")
    me.at_the_table()
    page = me.page
    page.locator("[popovertarget=menu]").click()
    rows = page.locator("#people li")
    for row, level, title in ((1, "apprentice", "Apprentice"), (2, "builder", "Builder")):
        expect(rows.nth(row).locator(".portrait use")).to_have_attribute("href", f"#i-{level}")
        expect(rows.nth(row)).to_contain_text(title)
        assert rows.nth(row).locator("b").inner_text() in NAMES[level]
    expect(rows.nth(3)).to_contain_text("Wanderer")
    page.keyboard.press("Escape")
    if phone:
        page.locator(".tab-others").click()
    for seat, level in ((1, "apprentice"), (2, "builder")):
        expect(page.locator(f".opp[data-seat='{seat}'] .portrait")).to_be_visible()
        used = page.locator(f".opp[data-seat='{seat}'] .portrait use")
        expect(used).to_have_attribute("href", f"#i-{level}")


def test_the_bar_says_who_thinks_and_nothing_jumps(person: NewPerson, table: Table) -> None:
    """The page is shown a position in which the bot is asked, as it is while a master thinks."""
    me = person("/")
    me.page.goto(f"/t/{table(me, [{'kind': 'me', 'name': 'Anna'}, {'kind': 'bot', 'bot': 'master'}])}")
    me.at_the_table()
    page = me.page
    assert me.awaits() == "mine"
    expect(page.locator(".thinks")).to_have_count(0)
    before = page.locator("#board-box").bounding_box()
    name = page.evaluate(
        """async () => {
          const root = document.querySelector('script[src*="table.js"]').src.replace("table.js", "");
          const { shown, people } = await import(`${root}state.js`);
          const { sentence } = await import(`${root}bar.js`);
          sentence({ ...shown.position, asked: [1], sentence: "Somebody is asked" });
          return people.name(1);
        }"""
    )
    expect(page.locator(".thinks")).to_have_attribute("title", f"{name} is thinking")
    assert page.locator("#board-box").bounding_box() == before
