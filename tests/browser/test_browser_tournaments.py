"""Tournaments in the browser: from the form to the next round, and two people who meet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import NewPerson

MOVES = 400  # Clicks in which any game of the quickest kind is over.


def test_a_cup_from_the_form_to_the_second_round(person: NewPerson) -> None:
    me = person("/new?game=castles")
    page = me.page
    page.locator("[name=series][value=cup]").check()
    rows = page.locator("[data-seat]:visible")
    expect(rows).to_have_count(4)
    expect(page.locator("#open")).to_have_text("Open the tournament")
    page.locator("[name=series][value=one]").check()
    expect(page.locator("[name=kind-2]")).to_have_value("none")  # Bots that nobody asked for have left.
    page.locator("[name=series][value=league]").check()
    expect(rows).to_have_count(8)
    page.locator("[name=series][value=cup]").check()
    for seat in (1, 2, 3):
        page.locator(f"[name=bot-{seat}][value=apprentice]").check()
    page.locator("#open").click()
    page.wait_for_url("**/tournament/*")
    tournament = page.url
    expect(page.locator(".tournament-head")).to_contain_text("Round 1 of 2 · Cup")
    page.locator(".yours").get_by_text("Play").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".where .part")).to_have_text("Round 1 of 2 · Cup")
    first = page.url
    assert me.at_the_table().plays(MOVES)
    page.locator("#sheet .ends").get_by_text("To the tournament").click()
    page.wait_for_url(tournament)
    expect(page.locator(".tournament-head")).to_contain_text("Round 2 of 2", timeout=15_000)
    expect(page.locator(".rounds li").first).to_contain_text("For first place")
    expect(page.locator(".standings tbody tr")).to_have_count(4)
    page.locator(".yours").get_by_text("Play").click()
    page.wait_for_url(lambda address: "/t/" in address and address != first)
    me.at_the_table()
    page.locator(".where .part").click()
    page.wait_for_url(tournament)


def test_a_league_of_two_people_and_a_bot(person: NewPerson) -> None:
    anna = person("/new?game=castles&series=league")
    anna.page.locator("[name=kind-1]").select_option("link")
    anna.page.locator("#open").click()
    anna.page.wait_for_url("**/tournament/*")
    expect(anna.page.locator(".lobby li")).to_have_count(3)
    link = anna.page.locator("[data-link]").get_attribute("data-link") or ""
    assert re.fullmatch(r"/tournament/\w+/[\w-]+", link)

    bruno = person(link, phone=True, locale="it-IT")
    bruno.page.wait_for_url(anna.page.url)
    assert bruno.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(bruno.page.locator(".tournament-head")).to_contain_text("Turno 1 di 3 · Campionato")
    expect(anna.page.locator(".tournament-head")).to_contain_text("Round 1 of 3")  # Without a reload.
    expect(anna.page).to_have_title(re.compile("^●"), timeout=15_000)  # The draws need both browsers first.
    for each, play in ((anna, "Play"), (bruno, "Gioca")):
        each.page.locator(".yours").get_by_text(play, exact=True).click()
        each.page.wait_for_url("**/t/*")
        each.at_the_table()
    assert anna.page.url == bruno.page.url
    anna.page.goto("/")
    row = anna.page.locator(".mine-l li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Round 1 of 3 · League")
    row.locator("a.b").click()
    anna.page.wait_for_url(bruno.page.url)
