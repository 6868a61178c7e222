"""The page of a new table: options that fit the players, bundles, teams, a game for one; scripts or none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import NewPerson


# Texts that do not fit into their boxes.
CUT = """() => [...document.querySelectorAll(".option *, .bundle *, .card *")]
    .filter((node) => node instanceof HTMLElement && getComputedStyle(node).display !== "inline")
    .filter((node) => node.clientWidth && node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.textContent)"""


def choose(page: Page, option: str, value: str) -> None:
    """Choose a value where it stands: in a list or among pictures."""
    row = page.locator(f"[data-row={option}]")
    if row.locator("select").count():
        row.locator("select").select_option(value)
    else:
        row.locator(f"[data-value='{value}']").click()


def chosen(page: Page, option: str) -> str:
    return str(
        page.evaluate(
            """name => document.querySelector(`[name="option-${name}"]:checked`)?.value
                ?? document.querySelector(`select[name="option-${name}"]`)?.value ?? ''""",
            option,
        )
    )


def kinds(page: Page) -> list[str]:
    """Who sits where, in short."""
    return [page.locator(f"[name=kind-{seat}]").input_value() for seat in range(4)]


def test_a_board_for_a_team_brings_four_seats_and_says_so(person: NewPerson) -> None:
    page = person("/new?game=burgundy").page
    assert kinds(page) == ["me", "bot", "none", "none"]
    choose(page, "duchy", "12a")
    assert kinds(page) == ["me", "bot", "bot", "bot"]
    expect(page.locator("#seats")).to_have_class(re.compile("changed"))
    expect(page.locator("#summary")).to_contain_text("Now 4 players")
    assert page.locator("#seats .team:visible").all_inner_texts() == ["Team 1", "Team 2", "Team 1", "Team 2"]
    page.locator("[name=kind-3]").select_option("none")
    assert chosen(page, "duchy") == "1"
    expect(page.locator("#summary")).to_contain_text("for 3 players")
    expect(page.locator("#seats .team:visible")).to_have_count(0)
    page.locator("#open").click()
    page.wait_for_url("**/t/*")


def test_who_plays_alone_sees_why_some_things_are_missing(person: NewPerson) -> None:
    page = person("/new?game=burgundy").page
    expect(page.locator("[data-row=target]")).to_be_hidden()  # There is nothing to choose.
    page.locator("[data-row=shields]").click()
    choose(page, "duchy", "13a")
    assert kinds(page) == ["me", "none", "none", "none"]
    expect(page.locator("[data-row=target]")).to_be_visible()
    expect(page.locator("#summary")).to_contain_text("You play alone")
    for name in ("white", "inns", "routes", "shields"):
        row = page.locator(f"[data-row={name}]")
        expect(row.locator("input")).to_be_disabled()
        expect(row.locator("input")).not_to_be_checked()
        expect(row.locator(".why")).to_be_visible()
    expect(page.locator("[data-row=extra] input")).to_be_enabled()
    page.locator("[data-row=extra]").click()
    page.locator("#open").click()
    page.wait_for_url("**/t/*")


def test_a_seat_more_ends_the_game_for_one(person: NewPerson) -> None:
    page = person("/new?game=burgundy&bundle=solo").page
    assert kinds(page) == ["me", "none", "none", "none"]
    assert chosen(page, "duchy") == "13a"
    page.locator("[name=kind-1]").select_option("bot")
    assert chosen(page, "duchy") == "1"
    expect(page.locator("[data-row=white] input")).to_be_enabled()
    expect(page.locator("[data-row=white] .why")).to_be_hidden()


def test_a_bundle_sets_the_switches(person: NewPerson) -> None:
    page = person("/new?game=burgundy").page
    expect(page.locator("[data-bundle=base]")).to_have_attribute("aria-current", "true")
    page.locator("[data-bundle=everything]").click()
    expect(page.locator("[role=switch]:checked")).to_have_count(5)
    assert chosen(page, "duchy") == "11"
    expect(page.locator("[data-bundle=everything]")).to_have_attribute("aria-current", "true")
    page.locator("[data-row=inns]").click()
    expect(page.locator("[aria-current=true][data-bundle]")).to_have_count(0)
    page.locator("[data-bundle=solo]").click()
    assert kinds(page) == ["me", "none", "none", "none"]
    expect(page.locator("[role=switch]:checked")).to_have_count(0)
    page.locator("[data-bundle=base]").click()
    assert kinds(page) == ["me", "bot", "none", "none"]
    assert chosen(page, "duchy") == "1"


def test_in_a_tournament_only_what_is_for_two_can_be_chosen(person: NewPerson) -> None:
    page = person("/new?game=castelli").page
    choose(page, "board", "AD")
    page.locator("[name=kind-2]").select_option("bot")
    assert chosen(page, "board") == "random"
    choose(page, "board", "AD")
    assert kinds(page)[:3] == ["me", "bot", "none"]  # A half is for two.
    page.locator("[name=series][value=cup]").check()
    assert chosen(page, "board") == "AD"
    values = page.locator("[data-option=first] option:not([disabled])")
    assert [value.get_attribute("value") for value in values.all()] == ["random", "1", "2"]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (820, 1180), (390, 844)])
def test_the_page_fits_the_window(person: NewPerson, size: tuple[int, int], language: str) -> None:
    page = person(
        "/new?game=burgundy&bundle=teams", viewport={"width": size[0], "height": size[1]}, locale=language
    ).page
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    cut = page.evaluate(CUT)
    assert cut == []


def test_the_form_works_without_scripts(person: NewPerson) -> None:
    page = person("/new?game=burgundy&bundle=first", java_script_enabled=False).page
    expect(page.locator("[role=switch]:checked")).to_have_count(3)
    page.locator("[name=kind-1]").select_option("bot")
    page.locator("[name=option-routes]").check()
    page.locator("#open").click()
    page.wait_for_url("**/t/*")


def test_without_scripts_the_server_says_what_does_not_go_together(person: NewPerson) -> None:
    page = person("/new?game=burgundy&bundle=teams", java_script_enabled=False).page
    page.locator("[name=kind-3]").select_option("none")
    page.locator("#open").click()
    expect(page.locator("main")).to_contain_text("is for 4 players, not for 3")
