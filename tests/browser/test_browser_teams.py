"""Teams in the browser: who plays with whom, a chat of their own, the end; and a game for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import NewPerson
    from tests.browser.person import Person

Table = Callable[..., str]

TEAMS = {"game": "burgundy", "options": {"duchy": "12a", "first": "1"}}
ALONE = {"game": "burgundy", "options": {"duchy": "13a"}}


def say(who: Person, text: str, *, team: bool) -> None:
    who.page.locator("[data-side-of=chat]").click()
    who.page.locator("#to-team" if team else "#to-all").click()
    who.page.locator("#chat-line").fill(text)
    who.page.keyboard.press("Enter")


def test_team_mates_find_each_other_and_talk(person: NewPerson, table: Table) -> None:
    anna = person("/")
    seats = [
        {"kind": "me", "name": "Anna"},
        {"kind": "bot", "bot": "random"},
        {"kind": "open"},
        {"kind": "open"},
    ]
    where = table(anna, seats, **TEAMS)
    anna.page.goto(f"/t/{where}")
    rows = anna.page.locator("#waiting-list li")
    expect(rows).to_have_count(6)
    assert [rows.nth(n).inner_text() for n in (0, 3)] == ["Team 1", "Team 2"]
    expect(rows.nth(1)).to_contain_text("Anna")

    carla, dario = person(f"/t/{where}"), person(f"/t/{where}")
    here = "#waiting-list li:has-text('Seat {}') button:has-text('Sit here')"
    carla.page.locator(here.format(4)).click()  # The wrong side: she moves.
    expect(carla.page.locator("#waiting-list li", has_text="you")).to_be_visible()
    carla.page.locator(here.format(3)).click()
    dario.page.locator(here.format(4)).click()
    for who in (anna, carla, dario):
        who.at_the_table()
        expect(who.page.locator("#waiting")).to_be_hidden()
        expect(who.page.locator("#audience")).to_be_hidden()  # The chat is not open yet.
    watcher = person(f"/t/{where}").at_the_table()

    say(anna, "we take the river", team=True)
    expect(anna.page.locator("#chat-line")).to_have_value("")
    expect(carla.page.locator("#unread")).to_have_text("1")
    carla.page.locator("[data-side-of=chat]").click()
    expect(carla.page.locator("#messages .team")).to_contain_text("to the team we take the river")
    say(anna, "hello all", team=False)
    dario.page.locator("[data-side-of=chat]").click()
    watcher.page.locator("[data-side-of=chat]").click()
    for other in (dario, watcher):
        expect(other.page.locator("#messages li")).to_have_count(1)
        expect(other.page.locator("#messages")).not_to_contain_text("river")
    carla.page.reload()
    carla.page.locator("[data-side-of=chat]").click()
    expect(carla.page.locator("#messages li")).to_have_count(2)


def test_who_speaks_to_the_team_goes_on_speaking_to_it(person: NewPerson, table: Table) -> None:
    me = person("/")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    me.page.goto(f"/t/{table(me, seats, **TEAMS)}")
    me.at_the_table()
    say(me, "one", team=True)
    expect(me.page.locator("#messages .team")).to_have_count(1)
    me.page.locator("#chat-line").fill("two")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#messages .team")).to_have_count(2)
    expect(me.page.locator("#chat-line")).to_have_attribute("placeholder", "Say it to your team")


def test_a_phone_shows_on_its_tab_that_somebody_has_spoken(person: NewPerson, table: Table) -> None:
    anna = person("/")
    where = table(anna, [{"kind": "me"}, {"kind": "bot"}], game="burgundy", options={})
    anna.page.goto(f"/t/{where}")
    watcher = person(f"/t/{where}", phone=True).at_the_table()
    badge = watcher.page.locator(".tab-log i")
    expect(badge).to_be_hidden()
    anna.page.locator("[data-side-of=chat]").click()
    anna.page.locator("#chat-line").fill("who comes?")
    anna.page.keyboard.press("Enter")
    expect(badge).to_have_text("1")
    expect(badge).to_be_visible()
    watcher.page.locator("[data-tab-of=log]").click()
    watcher.page.locator("[data-side-of=chat]").click()
    expect(badge).to_be_hidden()


def test_a_table_without_teams_has_one_chat(person: NewPerson, table: Table) -> None:
    me = person("/")
    me.page.goto(f"/t/{table(me, [{'kind': 'me'}, {'kind': 'bot'}], game='burgundy', options={})}")
    me.at_the_table().awaits("mine")
    me.page.locator("[data-side-of=chat]").click()
    expect(me.page.locator("#audience")).to_be_hidden()


def test_a_game_for_one_begins_at_once(person: NewPerson, table: Table) -> None:
    me = person("/")
    where = table(me, [{"kind": "me"}], **ALONE)
    me.page.goto(f"/t/{where}")
    me.at_the_table()
    expect(me.page.locator("#waiting")).to_be_hidden()
    for _ in range(6):
        assert me.awaits("mine") == "mine"
        me.one_step()
        me.settled()
    watcher = person(f"/t/{where}").at_the_table()
    expect(watcher.page.locator("#where")).to_have_text("You are watching")
    me.page.goto("/")
    expect(me.page.locator(".mine-l li").first).to_contain_text("a game for one")
