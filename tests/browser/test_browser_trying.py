"""Trying out: a tile as it would lie, turned by key, wheel, click and tap; zones outlined as a whole."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.conftest import NewPerson
    from tests.browser.person import Person

    Table = Callable[..., str]

SEEN = """thing => thing.querySelector(":scope > .piece > .try.on")?.dataset.with ?? null"""
WHERE = """id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height];
}"""

ELSEWHERE = """() => [...document.querySelectorAll("#board-box [data-pick^=square-].dim")]
    .map((node) => [node.id, node.dataset.pick])"""
INSIDE = """id => {
  const thing = document.getElementById(id);
  const box = thing.getBoundingClientRect();
  for (let y = box.y + 2; y < box.bottom; y += 3) {
    for (let x = box.x + 2; x < box.right; x += 3) {
      if (document.elementFromPoint(x, y)?.closest("[data-pick]") === thing) return [x, y];
    }
  }
  return null;
}"""


def opened(me: Person, table: Table) -> Person:
    """A game against a bot."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    me.page.goto(f"/t/{table(me, seats, game='carcassonne')}")
    return me.at_the_table()


def turnable(me: Person) -> Locator:
    """A square where the tile in hand fits in several ways; until there is one, the game goes on."""
    for _ in range(60):
        me.awaits("mine")
        for id, pick in me.glowing().items():
            if pick.startswith("square-") and me.thing(id).locator(".try").count() > 1:
                return me.thing(id)
        me.one_step()
        me.settled()
    raise AssertionError("no tile could be turned")


def middle(me: Person, thing: Locator) -> tuple[float, float]:
    x, y, _w, _h = me.page.evaluate(WHERE, thing.get_attribute("id"))
    return x, y


def seen(thing: Locator) -> Any:
    return thing.evaluate(SEEN)


def test_the_tile_lies_under_the_pointer_and_turns(person: NewPerson, table: Table) -> None:
    me, sent = person("/"), list[str]()
    me.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    square = turnable(opened(me, table))
    ways = [each.get_attribute("data-with") for each in square.locator(".try").all()]
    assert seen(square) is None
    me.page.mouse.move(*middle(me, square))
    hand = me.thing("tile")
    assert (seen(square), seen(hand)) == (ways[0], ways[0])
    me.page.keyboard.press("r")
    assert (seen(square), seen(hand)) == (ways[1], ways[1])
    me.page.mouse.wheel(0, -100)
    expect(square.locator(f".try.on[data-with={ways[0]}]")).to_be_visible()
    hand.click()  # The pointer has left the square: only the hand shows it, and a click turns it.
    assert seen(square) is None
    assert seen(hand) != ways[0]
    me.page.mouse.move(*middle(me, square))
    here = seen(square)
    assert here in ways
    seq, name = me.seq, str(square.get_attribute("data-pick"))
    me.page.mouse.click(*middle(me, square))
    me.moved_on(seq)
    expect(me.thing(name.replace("square", "tile"))).to_be_attached()
    assert f"{name.replace('square', 'place')}-{here.removeprefix('turn-')}" in sent[-1]


def test_a_finger_tries_first_turns_and_places_by_the_button(person: NewPerson, table: Table) -> None:
    me = opened(person("/", phone=True), table)
    square = turnable(me)
    square.scroll_into_view_if_needed()
    ways = [each.get_attribute("data-with") for each in square.locator(".try").all()]
    seq = me.seq
    me.page.touchscreen.tap(*middle(me, square))
    expect(square).to_have_class(re.compile("chosen"))
    assert (seen(square), seen(me.thing("strip-hand"))) == (ways[0], ways[0])
    expect(me.page.locator("#sentence")).to_contain_text("once more to turn it")
    me.page.touchscreen.tap(*middle(me, square))
    assert (seen(square), me.seq) == (ways[1], seq)
    expect(me.page.locator("#buttons .b.can")).to_have_count(1)
    others = [id for id, pick in me.page.evaluate(ELSEWHERE) if pick != square.get_attribute("data-pick")]
    if others:  # Another square takes the tile over.
        other = me.thing(others[0])
        other.scroll_into_view_if_needed()
        me.page.touchscreen.tap(*middle(me, other))
        assert (seen(square), bool(seen(other))) == (None, True)
    me.page.locator("#buttons .b.can").tap()
    me.moved_on(seq)
    me.settled()
    if "follower" in me.sentence and me.page.locator("#strip .can").count():
        for id in [id for id in me.glowing() if id.startswith("strip-part")]:
            _x, _y, width, height = me.page.evaluate(WHERE, id)
            assert min(width, height) >= 40


def test_a_zone_is_outlined_as_a_whole_and_says_what_it_is_worth(person: NewPerson, table: Table) -> None:
    me = opened(person("/"), table)
    me.plays(12)
    me.awaits()
    zone = me.page.locator("#board-box .whole:not(.can)").first
    halo = zone.locator("> .halo-1")
    assert halo.evaluate("node => getComputedStyle(node).stroke") == "none"
    place = me.page.evaluate(INSIDE, zone.get_attribute("id"))
    assert place is not None
    me.page.mouse.move(*place)
    assert halo.evaluate("node => getComputedStyle(node).stroke") != "none"
    expect(me.page.locator("#tip")).to_contain_text(re.compile("point"))
