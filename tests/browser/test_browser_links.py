"""Invitations and the own link as people meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import NewPerson

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "link"}, {"kind": "open"}]


def test_the_lobby_has_a_link_for_the_friend_alone(person: NewPerson, table: Callable[..., str]) -> None:
    anna = person()
    where = table(anna, SEATS)
    anna.page.goto(f"/t/{where}")
    expect(anna.page.locator("#waiting-list li")).to_have_count(3)
    link = anna.page.locator("#waiting [data-link]")
    expect(link).to_have_count(1)
    expect(anna.page.locator("#waiting [data-own-link]")).to_have_count(0)  # Nobody sends it by mistake.
    address = link.get_attribute("data-link") or ""
    bruno = person(address).at_the_table()
    expect(bruno.page.locator("#waiting [data-link]")).to_have_count(0)
    expect(anna.page.locator("#waiting [data-link]")).to_have_count(0)
    for phone, heading in (
        (False, "This invitation has been used"),
        (True, "Questo invito è già stato usato"),
    ):
        late = person(address, phone=phone, locale="it-IT" if phone else "en")
        expect(late.page.locator("h1")).to_have_text(heading)
        late.page.locator("main a.b").click()
        late.at_the_table()
        assert late.page.url.endswith(f"/t/{where}")
    bruno.page.goto(address)  # The message of the chat, clicked once more.
    bruno.at_the_table()
    assert bruno.page.url.endswith(f"/t/{where}")


def test_going_on_with_another_device(person: NewPerson, table: Callable[..., str]) -> None:
    anna = person()
    where = table(anna, [{"kind": "me", "name": "Anna"}, {"kind": "bot"}])
    anna.page.goto(f"/t/{where}")
    anna.at_the_table()
    anna.page.locator("#menu-button").click()
    own = anna.page.locator("#people [data-own-link]")
    expect(own).to_have_text("Play on another device")
    own.click()
    expect(anna.page.locator("#toast")).to_contain_text("it gives your seat away")
    address = own.get_attribute("data-own-link") or ""
    phone = person(address, phone=True).at_the_table()
    expect(phone.page.locator("#narrow-box svg, #mine-box svg").first).to_be_attached()
    expect(anna.page.locator("#toast")).to_have_text("Anna plays on another device now. Here you can watch.")
    expect(anna.page.locator("#people [data-own-link]")).to_have_count(0)
    expect(anna.page.locator("#where")).to_contain_text("You are watching")
    assert anna.page.evaluate("document.body.dataset.turn") != "mine"
    old = person(address)
    expect(old.page.locator("h1")).to_have_text("This invitation has been used")
