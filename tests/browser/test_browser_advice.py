"""Advice in a real browser: a hint by mouse, by key and by touch, and the analysis after the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.person import PATIENCE, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import NewPerson

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TOLD = "#advice-text .move"
NAMELESS = """() => [...document.querySelectorAll("button, a, input, select, progress")]
    .filter((node) => node.getClientRects().length)
    .filter((node) => !(node.getAttribute("aria-label") || node.innerText.trim() || node.labels?.length))
    .map((node) => node.outerHTML)"""
HINTED = """() => [...document.querySelectorAll(".picture [data-pick].hinted")]
    .filter((node) => node.getClientRects().length).map((node) => node.id)"""


def asks(person: Person) -> None:
    """Ask for a hint and wait for what it says."""
    person.page.locator("#hint").click()
    person.page.wait_for_selector(TOLD, timeout=PATIENCE)


def follows(person: Person) -> None:
    """Do what the hint says: what is ringed, then the button that it marks."""
    seq = person.seq
    for _ in range(6):
        if person.seq != seq:
            return
        ringed, buttons = person.page.evaluate(HINTED), person.page.locator("#buttons .b.hinted")
        if ringed:
            person.click(ringed[0])
        else:
            buttons.first.click()
        person.page.wait_for_timeout(50)
        person.settled()
    person.moved_on(seq)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", ["council", "burgundy"])
def test_a_hint_is_marked_told_and_followed(
    person: NewPerson, table: Callable[..., str], game: str, phone: bool
) -> None:
    anna = person(phone=phone)
    anna.page.goto(f"/t/{table(anna, ALONE, game=game)}")
    anna.at_the_table().awaits("mine")
    for _ in range(3):
        asks(anna)
        said = anna.page.locator(TOLD).inner_text()
        assert said
        assert anna.page.locator("#advice-text p").count() > 1
        assert anna.page.locator(".hinted").count()
        covers = anna.page.evaluate(
            """() => { const over = document.getElementById("advice").getBoundingClientRect();
            const board = document.querySelector("#board-box .pan").getBoundingClientRect();
            return over.left < board.right - 1 && over.right > board.left + 1
              && over.top < board.bottom - 1 && over.bottom > board.top + 1; }"""
        )
        assert not covers
        follows(anna)
        assert not anna.page.locator("#advice").is_visible()  # The game has gone on.
        if anna.awaits() == "over":
            return
    assert anna.page.evaluate(NAMELESS) == []


def test_a_hint_by_key_is_closed_again(person: NewPerson, table: Callable[..., str]) -> None:
    anna = person(locale="it")
    anna.page.goto(f"/t/{table(anna, ALONE)}")
    anna.at_the_table().awaits("mine")
    anna.page.keyboard.press("h")
    anna.page.wait_for_selector(TOLD, timeout=PATIENCE)
    assert anna.page.locator("#advice-text").get_attribute("aria-live") == "polite"
    anna.page.locator("#advice-close").click()
    assert not anna.page.locator("#advice").is_visible()
    assert anna.page.locator(".hinted").count() == 0
    assert anna.page.evaluate("document.activeElement.id") == "hint"


def test_where_hints_are_not_allowed_there_is_no_button_and_all_are_told(
    person: NewPerson, table: Callable[..., str]
) -> None:
    anna, bruno = person(), person()
    made = table(anna, [{"kind": "me"}, {"kind": "open"}])
    anna.page.goto(f"/t/{made}")
    anna.page.wait_for_selector("#waiting:not([hidden])")
    assert "no hints" in anna.page.locator("#waiting .hints-said").inner_text()
    bruno.page.goto(f"/t/{made}")
    with bruno.page.expect_navigation():
        bruno.page.locator("#join").click()
    bruno.at_the_table()
    anna.awaits("mine", "others")
    assert not anna.page.locator("#hint").is_visible()
    allowed = table(anna, [{"kind": "me"}, {"kind": "open"}], hints=True)
    bruno.page.goto(f"/t/{allowed}")
    bruno.page.wait_for_selector("#waiting:not([hidden])")
    assert "allowed" in bruno.page.locator("#waiting .hints-said").inner_text()


def test_the_form_of_a_new_table_follows_the_seats(person: NewPerson) -> None:
    anna = person("/new?game=council")
    chosen = anna.page.locator('[name="hints"]:checked')
    assert chosen.input_value() == "yes"
    anna.page.locator('[name="kind-1"]').select_option("open")
    assert chosen.input_value() == "no"
    anna.page.locator('[name="hints"][value="yes"]').check()
    anna.page.locator('[name="kind-1"]').select_option("link")
    assert chosen.input_value() == "yes"  # What was chosen stays.
    anna.page.locator("#open").click()
    anna.page.wait_for_url("**/t/*")
    anna.page.wait_for_selector("#waiting:not([hidden])")
    assert "allowed" in anna.page.locator("#waiting .hints-said").inner_text()


def finished(anna: Person, table: Callable[..., str]) -> None:
    """At a table whose game is over: two bots have played it."""
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "apprentice"}]
    anna.page.goto(f"/t/{table(anna, bots, game='castles', options={})}")
    anna.at_the_table().awaits("over")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_the_analysis_is_opened_from_the_end_and_a_turning_point_tried(
    person: NewPerson, table: Callable[..., str], phone: bool
) -> None:
    anna = person(phone=phone)
    finished(anna, table)
    if not anna.page.locator("#sheet").is_visible():
        anna.button("Score sheet").click()
    anna.page.locator("#sheet a", has_text="Analysis").click()
    anna.page.wait_for_url("**/analysis")
    anna.page.wait_for_selector("#turning:not([hidden])", timeout=2 * PATIENCE)
    assert not anna.page.locator("#working").is_visible()
    assert anna.page.locator("#chart .line").count() == 2
    assert fits(anna.page)
    assert anna.page.evaluate(NAMELESS) == []
    chart, here = anna.page.locator("#chart").bounding_box(), anna.page.locator("#here b")
    assert chart is not None
    before = here.inner_text()
    anna.page.mouse.click(chart["x"] + chart["width"] / 2, chart["y"] + 60)
    assert here.inner_text() != before
    anna.page.locator("#cursor").press("ArrowLeft")
    assert anna.page.locator("#cursor").get_attribute("aria-valuetext")
    turns = anna.page.locator("#turns > li")
    assert turns.count()
    seen = anna.page.locator("#here a").get_attribute("href")
    assert seen is not None
    turns.first.locator("button").click()
    anna.page.wait_for_url(lambda url: "analysis" not in url)
    anna.at_the_table().awaits("mine", "others", "over")
    anna.page.goto(seen)  # The position of the chart, in the replay.
    anna.at_the_table()
    anna.page.wait_for_selector("body[data-replay]")
    anna.page.locator("#replay-analysis").click()
    anna.page.wait_for_url("**/analysis")
