"""The pages around the table, the phone, the languages, and the composer of clicks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from maniero.server import assets

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import NewPerson

    Table = Callable[..., str]

COMPOSER = """async (address) => {
  const picks = await import(address);
  const { NOTHING, candidates, glowing, complete, decided, clicked, back, consequences, makes } = picks;
  const make = (word, group, ...things) => ({ word, text: word, group, picks: things, final: false });
  const all = [
    make("elect-pink-a", "elect", "free-pink", "council-a"),
    make("elect-pink-b", "elect", "free-pink", "council-b"),
    make("send-pink-a", "send", "assistants", "free-pink", "council-a"),
    make("buy-1", "buy", "permit-1"),
    make("hire", "hire"),
    make("king-x", "king", "king", "city-x"),
  ];
  const cards = [
    make("pay-p", "pay", "card-p"),
    make("pay-pp", "pay", "card-p", "card-p"),
    make("pay-po", "pay", "card-p", "card-o"),
  ];
  const of = (...chosen) => ({ chosen, group: null });
  const words = (actions) => actions.map((action) => action.word);
  const nullable = (action) => action?.word ?? null;
  return {
    start: [...glowing(all, NOTHING)].sort(),
    narrowed: words(candidates(all, of("free-pink"))),
    next: [...glowing(all, of("free-pink"))].sort(),
    elect: nullable(decided(all, of("free-pink", "council-a"))),
    send: nullable(decided(all, of("assistants", "council-a"))),
    one: nullable(decided(all, of("permit-1"))),
    nothing: nullable(decided(all, NOTHING)),
    verb: nullable(decided(all, { chosen: [], group: "hire" })),
    verbs: nullable(decided(all, { chosen: [], group: "elect" })),
    open: nullable(decided(cards, of("card-p"))),
    offered: words(complete(cards, of("card-p"))),
    second: [...glowing(cards, of("card-p"))].sort(),
    two: nullable(decided(cards, of("card-p", "card-p"))),
    refused: clicked(all, NOTHING, "nowhere"),
    anew: clicked(all, of("free-pink"), "permit-1"),
    same: clicked(cards, of("card-p", "card-p"), "card-p"),
    back: back(of("a", "b")),
    told: words(consequences(all, NOTHING, "permit-1", 3)),
    pair: makes(all, NOTHING, "free-pink", ["council-a"]),
    three: makes(all, of("assistants"), "free-pink", ["assistants", "council-a"]),
    alone: makes(all, NOTHING, "permit-1", []),
    part: makes(all, NOTHING, "free-pink", []),
    elsewhere: makes(all, of("council-b"), "free-pink", ["council-a"]),
  };
}"""


def test_the_composer_of_clicks(person: NewPerson) -> None:
    page = person("/").page
    told = page.evaluate(COMPOSER, assets.static_url("picks.js"))
    assert told == {
        "start": ["assistants", "city-x", "council-a", "council-b", "free-pink", "king", "permit-1"],
        "narrowed": ["elect-pink-a", "elect-pink-b", "send-pink-a"],
        "next": ["assistants", "council-a", "council-b"],
        "elect": "elect-pink-a",
        "send": "send-pink-a",
        "one": "buy-1",
        "nothing": None,
        "verb": "hire",
        "verbs": None,
        "open": None,
        "offered": ["pay-p"],
        "second": ["card-o", "card-p"],
        "two": "pay-pp",
        "refused": None,
        "anew": {"chosen": ["permit-1"], "group": None},
        "same": None,
        "back": {"chosen": ["a"], "group": None},
        "told": ["buy-1"],
        "pair": True,
        "three": True,
        "alone": True,
        "part": False,
        "elsewhere": False,
    }


def test_the_colours_of_the_page_are_those_of_the_palette(person: NewPerson) -> None:
    page = person("/").page
    sheet = page.request.get(assets.tokens_url())
    assert (sheet.text(), sheet.headers["cache-control"]) == (assets.tokens(), assets.FOR_EVER)
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--outline')").strip()


def test_home_speaks_the_browsers_language_and_switches(person: NewPerson) -> None:
    me = person("/", locale="it-IT")
    expect(me.page.locator("h1")).to_have_text("Giochi di castelli a un tavolo aperto")
    me.page.locator("[data-language=en]").click()
    expect(me.page.locator("h1")).to_have_text("Castle games at one open table")
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")


def test_a_game_in_italian(person: NewPerson) -> None:
    me = person("/", locale="it-IT").play_now()
    me.awaits("mine")
    assert me.sentence.startswith("Tu:")
    assert me.button("Ingaggia").count() == 1
    me.plays(10)
    log = " ".join(me.page.locator("#log li").all_inner_texts())
    assert "pesca una carta" in log
    me.page.locator("#menu-button").click()
    expect(me.page.locator("#menu")).to_contain_text("Le mie partite")


def test_the_theme_stays_as_chosen(person: NewPerson) -> None:
    me = person("/", color_scheme="light")
    light = me.page.evaluate("getComputedStyle(document.body).backgroundColor")
    switch = me.page.locator("[data-theme-switch]").first
    switch.click()
    switch.click()
    dark = me.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    me.page.reload()
    assert me.page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


def test_a_new_table_by_its_form(person: NewPerson) -> None:
    me = person("/new?game=council")
    page = me.page
    page.locator("[name=kind-1]").select_option("me")
    page.locator("[name=name-1]").fill("Bruno")
    expect(page.locator("#summary")).to_contain_text("passed on from turn to turn")
    page.locator("[name=kind-2]").select_option("link")
    page.locator("[name=kind-3]").select_option("bot")
    expect(page.locator("#summary")).to_contain_text("when all seats are taken")
    page.locator("[data-option=first]").select_option("2")
    page.locator("[name=privacy][value=private]").check()
    page.locator("#open").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#waiting")).to_be_visible()
    expect(page.locator("#waiting li")).to_have_count(4)
    link = page.locator("#waiting [data-link]")
    expect(link).to_have_count(1)
    assert re.search(r"/t/\w+/[\w-]+", link.get_attribute("data-link") or "")
    person("/").page.locator("#open.list").wait_for()


def test_my_games_are_listed_with_those_that_wait_for_me_first(person: NewPerson, table: Table) -> None:
    me = person("/")
    table(me, [{"kind": "me"}, {"kind": "open"}])
    mine = table(me, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    me.page.goto("/")
    rows = me.page.locator(".mine-l li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Your turn")
    rows.first.locator("a.b").click()
    me.page.wait_for_url(f"**/t/{mine}")
    me.at_the_table()
    expect(me.page).to_have_title(re.compile("^● Your turn"))


def test_the_rules_are_searched_while_typing(person: NewPerson) -> None:
    page = person("/rules/council").page
    everything = page.locator(".clause:visible").count()
    assert everything > 90
    page.locator("#search").fill("joker coin")
    expect(page.locator("#found")).to_have_text(re.compile(r"^\d+ rules? found"))
    some = page.locator(".clause:visible").count()
    assert 0 < some < 10
    page.goto("/rules/council?search=xylophone")
    expect(page.locator("#none")).to_be_visible()
    page.goto("/rules/council#council.joker")
    expect(page.locator("[id='council.joker']")).to_be_in_viewport()
    assert page.locator(".ruling-mark").count() > 20


def test_what_is_not_there_says_so(person: NewPerson) -> None:
    page = person("/t/nothere1").page
    expect(page.locator("h1")).to_have_text("There is nothing here")
    page.get_by_text("To the games").click()
    expect(page.locator("[data-play]").first).to_be_visible()


def test_a_phone_plays_with_large_targets(person: NewPerson) -> None:
    me = person("/", phone=True).play_now()
    me.awaits("mine")
    page = me.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for target in page.locator("#buttons button, .tabs button, .tools button").all():
        if target.is_visible():
            box = target.bounding_box()
            assert box is not None
            assert box["height"] >= 39.5, target.inner_text()
    act = page.locator("#act").bounding_box()
    assert act is not None
    assert act["y"] + act["height"] <= 844
    expect(page.locator("#strip svg")).to_be_visible()
    page.locator("[data-tab-of=mine]").tap()
    expect(page.locator("#narrow-box svg")).to_be_visible()
    expect(page.locator("#board-box")).to_be_hidden()
    page.locator("[data-tab-of=others]").tap()
    expect(page.locator("#panels svg").first).to_be_visible()
    page.locator("[data-tab-of=log]").tap()
    expect(page.locator("#log li").first).to_be_visible()
    page.locator("[data-tab-of=board]").tap()
    me.plays(15)
    assert page.locator("#act").bounding_box() == act


def test_moves_travel_and_land(person: NewPerson) -> None:
    me = person("/", still=False).play_now()
    me.awaits("mine")
    seq = me.seq
    free = next(id for id in me.glowing() if id.startswith("free-"))
    me.click(free)
    me.pick("council-coast").click()
    me.moved_on(seq)
    me.page.wait_for_function("() => document.querySelectorAll('.air > g').length > 0", timeout=3000)
    me.page.wait_for_function(
        "() => !document.querySelectorAll('.air > g').length && !document.querySelectorAll('.away').length",
        timeout=5000,
    )


def test_no_movement_when_the_system_asks_for_none(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    me.plays(4)
    assert me.page.locator(".air > g").count() == 0


@pytest.mark.parametrize("width", [820, 1024, 1280, 1440])
def test_games_fill_their_rows(person: NewPerson, width: int) -> None:
    me = person("/", viewport={"width": width, "height": 900})
    ends = me.page.locator(".games").evaluate(
        """games => {
          const rows = new Map();
          for (const game of games.children) rows.set(game.offsetTop, game.offsetLeft + game.offsetWidth);
          return [...rows.values()].map((end) => games.offsetLeft + games.offsetWidth - end);
        }"""
    )
    assert all(abs(gap) <= 1 for gap in ends)
