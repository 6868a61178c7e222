"""Every game of the catalogue at the same table: whole games by clicking, things inside others, the strip."""

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

MANY = 2500  # Clicks that no game needs.

# A thing inside another one that glows, with others beside it: where it lies, and both names.
INSIDE = """() => {
  for (const inner of document.querySelectorAll("#board-box [data-pick^=tile-]")) {
    const outer = inner.parentElement.closest("[data-pick]");
    if (!outer?.matches(".can") || outer.querySelectorAll("[data-pick^=tile-]").length < 2) continue;
    const box = inner.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, inner.dataset.pick, outer.dataset.pick];
  }
  return null;
}"""


def opened(me: Person, table: Table, game: str, bots: int, options: dict[str, str]) -> Person:
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * bots]
    me.page.goto(f"/t/{table(me, seats, game=game, options=options)}")
    return me.at_the_table()


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("burgundy", 1, {"duchy": "chosen"}),
        ("carcassonne", 1, {}),
        ("castelli", 1, {}),
        ("castelli", 3, {"board": "chosen", "dilemma": "yes", "battle": "yes", "first": "1"}),
        ("castles", 2, {"gate": "reserve"}),
    ],
)
def test_a_whole_game_of_any_kind_is_played_by_clicking_only(
    person: NewPerson, table: Table, game: str, bots: int, options: dict[str, str]
) -> None:
    me = opened(person("/"), table, game, bots, options)
    assert me.plays(MANY)
    sheet = me.page.locator("#sheet")
    expect(sheet).to_be_visible()
    for column in range(2, bots + 3):
        points = sheet.locator(f"tbody td:nth-child({column})").all_inner_texts()
        total = sheet.locator(f"tfoot td:nth-child({column})").inner_text()
        assert sum(int(text) for text in points if text != "–") == int(total)
    sheet.get_by_text("Verify the draws").click()
    expect(me.page.locator("#verified")).to_have_text(re.compile("All \\d+ draws"))
    sheet.get_by_text("Replay", exact=True).click()
    expect(me.page.locator("#replay-slider")).to_be_visible()


def test_nobody_passes_the_device_where_nothing_is_hidden(person: NewPerson, table: Table) -> None:
    host = person("/")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    host.page.goto(f"/t/{table(host, seats, game='carcassonne')}")
    host.at_the_table()
    for _ in range(8):
        host.awaits("mine")
        expect(host.page.locator("#curtain")).to_be_hidden()
        host.one_step()
        host.settled()
    expect(host.page.locator("#log")).to_contain_text("Bruno")


def test_four_at_a_table_fit_on_the_screen(person: NewPerson, table: Table) -> None:
    me = opened(person("/"), table, "burgundy", 3, {"duchy": "chosen"})
    me.plays(20)
    me.awaits()  # While it is my turn nothing is drawn anew.
    assert me.page.locator("#panels svg.picture").count() == 3
    for place in ("#board-box svg", "#mine-box svg", "#panels .opp:last-child", "#log"):
        box = me.page.locator(place).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1440
        assert box["y"] + box["height"] <= 900


def test_a_click_on_a_thing_inside_another_answers_both_questions(person: NewPerson, table: Table) -> None:
    me = opened(person("/"), table, "burgundy", 1, {"duchy": "1"})
    me.awaits("mine")
    place = None
    for die in [id for id, pick in me.glowing().items() if pick.startswith("die-")]:
        me.click(die)
        place = me.page.evaluate(INSIDE)
        if place is not None:
            break
        me.page.keyboard.press("Escape")
    assert place is not None
    x, y, inner, _outer = place
    me.page.mouse.move(x, y)
    tip = me.page.locator("#tip")
    expect(tip).to_be_visible()
    expect(tip.locator(".does").first).to_contain_text("Take a tile")
    me.page.mouse.click(x, y)
    expect(me.page.locator("#log li").first).to_contain_text("takes")
    me.settled()
    name = inner.partition("-")[2].partition("-")[2]
    assert me.page.locator(f"#mine-box [data-pick=stored-{name}]").count() == 1
    assert me.sentence.startswith("You: use the die")


# A point of a thing where nothing else lies in it.
BARE = """(id) => {
  const thing = document.getElementById(id);
  const box = thing.getBoundingClientRect();
  for (let down = 6; down < box.height; down += 3) {
    for (let across = 6; across < box.width; across += 3) {
      const [x, y] = [Math.round(box.x + across), Math.round(box.y + down)];
      if (document.elementFromPoint(x, y)?.closest("[data-pick]") === thing) return [x, y];
    }
  }
  throw new Error(`${id} is covered`);
}"""


def test_equal_tiles_of_other_depots_do_not_glow(person: NewPerson, table: Table) -> None:
    me = opened(person("/"), table, "burgundy", 1, {"duchy": "1"})
    asked = 0
    for _ in range(120):
        if me.awaits() == "over":
            break
        if "choose a tile of" in me.sentence:
            asked += 1
            assert len({pick.split("-")[1] for pick in me.glowing().values()}) == 1
            if asked == 3:
                break
        depots = [id for id, pick in me.glowing().items() if pick.startswith("depot-")]
        if depots:  # Beside its tiles: one of them would be chosen at once.
            me.page.mouse.click(*me.page.evaluate(BARE, depots[0]))
        else:
            me.one_step()
        me.settled()
    assert asked


def test_the_phone_shows_a_strip_that_fits_and_opens_the_tab_with_the_choice(
    person: NewPerson, table: Table
) -> None:
    me = opened(person("/", phone=True), table, "burgundy", 1, {"duchy": "chosen"})
    me.awaits("mine")
    assert me.page.evaluate("document.body.dataset.tab") == "mine"
    expect(me.page.locator("#narrow-box [data-pick^=offer-]")).to_have_count(2)
    for _ in range(12):
        if any(pick.startswith("die-") for pick in me.glowing().values()):
            break
        me.one_step()
        me.settled()
        me.awaits("mine")
    me.page.locator("[data-tab-of=board]").click()
    strip = me.page.locator("#strip")
    expect(strip.locator("[data-pick^=die-].can").first).to_be_visible()
    assert strip.evaluate(
        "box => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + 1"
    )
