"""Pointing at things: what a castle would see, who leads at an area, where tips stand; upright windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.person import PLACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import NewPerson
    from tests.browser.person import Person

    Table = Callable[..., str]

MOST_CLICKS = 60  # Until shields face areas; tiles are drawn, so it may take a while.
FAR = 60  # Pixels between a thing and its tip that would look lost.
UPRIGHT = {"width": 820, "height": 1180}

# How far the tip is from the thing, by the outline of its halo; 0 when they overlap.
DISTANCE = """id => {
  const a = document.getElementById(id).querySelector(":scope > .halo").getBoundingClientRect();
  const b = document.getElementById("tip").getBoundingClientRect();
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom, 0);
}"""


def opened(me: Person, table: Table, game: str) -> Person:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    me.page.goto(f"/t/{table(me, seats, game=game, options={'first': '1'})}")
    me.at_the_table().awaits("mine")  # Pictures that are drawn anew meanwhile have no place.
    return me


@pytest.mark.parametrize(("kind", "says"), [("site", "A castle here scores"), ("area", "Heraldic points")])
def test_a_thing_that_is_pointed_at_shows_what_it_sees(
    person: NewPerson, table: Table, kind: str, says: str
) -> None:
    me = opened(person("/"), table, "castelli")
    pointed = me.page.locator(f"#board-box [data-pick^={kind}-]:has(> .piece > .look)")
    for _ in range(MOST_CLICKS):
        if pointed.count():
            break
        assert not me.plays(1), "no shield has faced an area"
        me.awaits()
    id = pointed.first.get_attribute("id")
    assert id is not None
    shown = me.page.locator(f'[id="{id}"] > .piece > .look').first
    expect(shown).to_be_hidden()
    me.page.mouse.move(*me.page.evaluate(PLACE, id))
    expect(me.page.locator("#tip")).to_contain_text(says)
    expect(shown).to_be_visible()
    assert 0 < me.page.evaluate(DISTANCE, id) < FAR


@pytest.mark.parametrize("game", ["burgundy", "castelli", "castles"])
def test_an_upright_window_gives_the_board_more_than_half(person: NewPerson, table: Table, game: str) -> None:
    me = opened(person("/", viewport=UPRIGHT), table, game)
    for box in ("#board-box", "#mine-box"):
        place = me.page.locator(f"{box} svg.picture").first.bounding_box()
        assert place is not None
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= UPRIGHT["width"] + 1
        assert place["y"] + place["height"] <= UPRIGHT["height"] + 1
    board = me.page.locator("#board-box").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] > UPRIGHT["width"] * UPRIGHT["height"] * 0.25


def test_an_upright_window_gives_a_wide_board_its_whole_width(person: NewPerson, table: Table) -> None:
    me = opened(person("/", viewport=UPRIGHT), table, "council")
    for name in ("#board-box svg.picture", "#act"):
        box = me.page.locator(name).first.bounding_box()
        assert box is not None
        assert box["width"] > UPRIGHT["width"] * 0.9
