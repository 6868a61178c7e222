"""Playing in a real browser: by clicking, by keys, on a phone, together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from maniero.server.bot_names import NAMES
from tests.browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import NewPerson

    Table = Callable[..., str]

MANY = 2500  # Clicks that no game needs.


# A position in which the other one at this device is asked, with so many things to choose.
CURTAIN = """async (words) => {
  const script = document.querySelector("script[src*='table.js']").src;
  const { curtain } = await import(script.replace("table.js", "curtain.js"));
  const { shown } = await import(script.replace("table.js", "state.js"));
  const seat = 1 - shown.holder;
  const actions = Array(words).fill({ word: "pass" });
  curtain({ ...shown.position, seat, seats: [0, 1], asked: [seat], actions });
}"""


def test_a_whole_game_against_a_bot_is_played_by_clicking_only(person: NewPerson) -> None:
    me = person("/").play_now()
    assert me.plays(MANY)
    sheet = me.page.locator("#sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("h2")).to_have_text(re.compile(r"wins? .*with \d+ points|share the win"))
    for column in (2, 3):
        points = sheet.locator(f"tbody td:nth-child({column})").all_inner_texts()
        total = sheet.locator(f"tfoot td:nth-child({column})").inner_text()
        assert sum(int(text) for text in points if text != "–") == int(total)
    sheet.get_by_text("Verify the draws").click()
    expect(me.page.locator("#verified")).to_have_text(re.compile("All \\d+ draws"))
    with me.page.expect_download() as download:
        sheet.get_by_text("Download the record").click()
    assert "council" in download.value.path().read_text()

    sheet.get_by_text("Replay", exact=True).click()
    slider = me.page.locator("#replay-slider")
    expect(slider).to_be_visible()
    first = me.page.locator("#board-box").inner_html()
    me.page.locator("#log li").first.click()
    expect(me.page.locator("#log li").first).to_have_class(re.compile("here"))
    assert me.page.locator("#board-box").inner_html() != first
    me.page.locator("#replay-eyes").select_option("1")
    expect(me.page.locator("#mine-box svg")).to_contain_text(re.compile("|".join(NAMES["apprentice"])))
    begun = me.page.locator("#log li", has_text="begins their turn").last
    begun.click()
    expect(begun).to_have_class(re.compile("here"))
    ended = me.page.url
    for way in ("Try another move", "Rematch"):
        me.page.locator("#buttons").get_by_text(way).click()
        me.page.wait_for_url(re.compile(f"^(?!{re.escape(ended)}$)"))
        assert me.at_the_table().awaits() == "mine"
        me.page.goto(ended)
        me.at_the_table().awaits("over")


def test_two_browsers_play_against_each_other(person: NewPerson, table: Table) -> None:
    anna = person("/")
    where = table(anna, [{"kind": "me", "name": "Anna"}, {"kind": "link"}])
    anna.page.goto(f"/t/{where}")
    link = anna.page.locator("#waiting [data-link]").first
    expect(link).to_be_visible()
    bruno = person(link.get_attribute("data-link") or "").at_the_table()
    anna.at_the_table()
    expect(anna.page.locator("#waiting")).to_be_hidden()
    assert anna.awaits("mine") == "mine"
    assert bruno.awaits("others") == "others"
    assert bruno.glowing() == {}
    for _ in range(60):
        for who in (anna, bruno):
            if (
                who.turn == "mine"
                and len(anna.page.locator("#log li", has_text="begins their turn").all()) < 7
            ):
                who.one_step()
                who.settled()
    anna.page.wait_for_function("() => document.querySelectorAll('#log li').length > 20")
    bruno.page.wait_for_function(
        "seq => Number(document.body.dataset.seq) === seq", arg=anna.seq, timeout=15000
    )
    assert anna.page.locator("#board-box [data-pick^=city]").count() == 15
    seen = [who.page.locator("#log li", has_text="begins their turn").count() for who in (anna, bruno)]
    assert seen[0] == seen[1] > 2


def test_chat_is_text_and_arrives(person: NewPerson, table: Table) -> None:
    anna = person("/")
    where = table(anna, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    anna.page.goto(f"/t/{where}")
    bruno = person("/")
    bruno.page.locator(f"[data-join={where}]").click()
    bruno.page.wait_for_url("**/t/*")
    bruno.at_the_table()
    bruno.page.locator("[data-side-of=chat]").click()
    bruno.page.locator("#chat-form input").fill("<img src=x onerror=alert(1)> ciao")
    bruno.page.keyboard.press("Enter")
    expect(anna.page.locator("#unread")).to_have_text("1")
    anna.page.locator("[data-side-of=chat]").click()
    expect(anna.page.locator("#messages")).to_contain_text("<img src=x onerror=alert(1)> ciao")
    expect(anna.page.locator("#messages img")).to_have_count(0)


def test_a_lost_connection_shows_and_heals_itself(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    window = me.page.context
    expect(me.page.locator("#offline")).to_be_hidden()
    window.set_offline(True)
    expect(me.page.locator("#offline")).to_be_visible()
    seq = me.seq
    hire = me.button("Hire")
    hire.click()
    expect(me.page.locator("#toast")).to_contain_text("Not connected")
    assert me.seq == seq
    window.set_offline(False)
    expect(me.page.locator("#offline")).to_be_hidden(timeout=15000)
    hire.click()
    me.moved_on(seq)
    expect(me.page.locator("#log li").first).to_contain_text("hires an assistant")


def test_undo_takes_back_a_step_and_a_turn(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    start, before = me.seq, me.page.locator("#log li").count()
    coins = me.thing("coins").get_attribute("aria-label")
    expect(me.page.locator("#undo")).to_be_disabled()
    me.button("Hire").click()
    me.moved_on(start)
    assert me.thing("coins").get_attribute("aria-label") != coins
    hired = me.seq
    me.page.locator("#undo").click()
    me.moved_on(hired)
    assert me.thing("coins").get_attribute("aria-label") == coins
    assert me.page.locator("#log li").count() == before
    seq = me.seq
    me.pick("free-white" if me.page.locator("[data-pick=free-white]").count() else "free-blue").click()
    me.pick("council-hills").click()
    me.moved_on(seq)
    seq = me.seq
    me.page.keyboard.press("Shift+U")
    me.moved_on(seq)
    assert me.thing("coins").get_attribute("aria-label") == coins
    assert me.page.locator("#log li").count() == before


def test_a_click_narrows_and_escape_steps_back(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    all_glowing = me.glowing()
    free = next(id for id in all_glowing if id.startswith("free-"))
    me.click(free)
    narrowed = me.glowing()
    assert set(narrowed) < set(all_glowing)
    assert any(id.startswith("council-") for id in narrowed)
    assert not any(id.startswith("permit-") for id in narrowed)
    expect(me.thing(free)).to_have_class(re.compile("chosen"))
    me.page.keyboard.press("Escape")
    assert me.glowing() == all_glowing
    me.click(free)
    me.click(free)
    assert me.glowing() == all_glowing
    me.button("Change permits").click()
    assert all(id.startswith("pile-") for id in me.glowing())
    me.button("Back").click()
    assert me.glowing() == all_glowing


def test_the_bar_and_the_board_never_jump(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    places = ("header.bar", "#board-box", "#mine-box")
    boxes = [me.page.locator(place).bounding_box() for place in places]
    me.plays(25)
    assert [me.page.locator(place).bounding_box() for place in places] == boxes


def test_a_forbidden_click_says_why_and_cites_the_rule(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    me.pick(
        "card-" + (me.page.locator("[data-pick^=card-]").first.get_attribute("data-pick") or "")[5:]
    ).click()
    tip = me.page.locator("#tip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("Not now")
    assert (tip.locator("a").get_attribute("href") or "").startswith("/rules/council#")
    seq = me.seq
    me.pick("deck").click()
    expect(tip).to_be_visible()
    assert me.seq == seq


def test_things_explain_themselves(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    for name in ("king", "nobility-4", "bonus-gold", "deck", "coins", "city-A"):
        me.page.mouse.move(5, 5)
        me.pick(name).hover(force=True)
        tip = me.page.locator("#tip")
        expect(tip).to_be_visible()
        assert tip.locator("b").inner_text()
        assert (tip.locator("a").get_attribute("href") or "").startswith("/rules/council#")


def test_a_turn_by_keyboard_alone(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    page, seq = me.page, me.seq
    for _ in range(80):
        page.keyboard.press("Tab")
        focus = page.evaluate("document.activeElement?.dataset?.pick ?? ''")
        if focus.startswith("free-"):
            break
    assert focus.startswith("free-"), "Tab did not reach a free councillor"
    page.keyboard.press("Enter")
    expect(page.locator(".picture .chosen").first).to_be_visible()
    for _ in range(80):
        page.keyboard.press("Shift+Tab")
        focus = page.evaluate("document.activeElement?.dataset?.pick ?? ''")
        if focus.startswith("council-"):
            break
    assert focus.startswith("council-")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "button"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Space")
    me.moved_on(seq)
    me.awaits("mine")
    seq = me.seq
    buttons = page.locator("#buttons button").all_inner_texts()
    number = next(n for n, text in enumerate(buttons, 1) if "End turn" in text)
    page.keyboard.press(str(number))
    me.moved_on(seq)


def test_hot_seat_covers_the_hand_until_the_device_is_passed(person: NewPerson, table: Table) -> None:
    host = person("/")
    where = table(host, [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}])
    host.page.goto(f"/t/{where}")
    host.at_the_table()
    curtain = host.page.locator("#curtain")
    expect(curtain).to_be_visible()
    expect(curtain).to_contain_text("Anna")
    assert host.page.locator("[data-pick^=card-]").count() == 0
    host.page.locator("#curtain-go").click()
    expect(curtain).to_be_hidden()
    assert host.page.locator("#mine-box [data-pick^=card-]").count() > 0
    for _ in range(30):
        if curtain.is_visible():
            break
        host.one_step()
        host.settled()
    expect(curtain).to_contain_text("Bruno")
    assert host.page.locator("[data-pick^=card-]").count() == 0


def test_the_device_is_passed_only_to_who_has_something_to_choose(person: NewPerson, table: Table) -> None:
    """Who is asked for the eyes of the others alone is passed over, whoever holds the device."""
    host = person("/")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    host.page.goto(f"/t/{table(host, seats, game='castelli')}")
    host.at_the_table()
    host.page.locator("#curtain-go").click()
    for words, visible in ((0, False), (1, True)):
        host.page.evaluate(CURTAIN, words)
        expect(host.page.locator("#curtain")).to_be_visible(visible=visible)


def test_a_spectator_sees_no_hand_and_cannot_play(person: NewPerson, table: Table) -> None:
    anna = person("/")
    where = table(anna, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
    anna.page.goto(f"/t/{where}")
    anna.at_the_table()
    anna.awaits("mine")
    watcher = person(f"/t/{where}").at_the_table()
    assert watcher.awaits("others") == "others"
    assert watcher.page.locator("[data-pick^=card-]").count() == 0
    assert watcher.glowing() == {}
    assert watcher.page.locator("#panels svg.picture").count() == 2
    expect(watcher.page.locator("#where")).to_have_text("You are watching")
    assert watcher.page.locator("#buttons button").count() == 0
    log = "\n".join(watcher.page.locator("#log li").all_inner_texts())
    assert not re.search(r"draws (a|an) (white|black|blue|orange|pink|purple|joker)", log)


def test_a_hostile_name_is_only_a_name(person: NewPerson, table: Table) -> None:
    name = "<b onclick=x>&\"'</svg>"
    anna = person("/")
    where = table(anna, [{"kind": "me", "name": name}, {"kind": "bot", "bot": "random"}])
    anna.page.goto(f"/t/{where}")
    anna.at_the_table()
    anna.awaits("mine")
    anna.plays(8)
    assert anna.page.locator("[onclick]").count() == 0
    expect(anna.page.locator("#log li b").first).to_be_visible()
    anna.page.locator("#menu-button").click()
    expect(anna.page.locator("#people")).to_contain_text(name)
    watcher = person("/")
    assert watcher.page.locator("[onclick]").count() == 0
    watcher.page.goto(f"/t/{where}")
    watcher.at_the_table()
    assert watcher.page.locator("[onclick]").count() == 0


def test_a_bot_stands_in_for_somebody_who_left_and_gives_the_seat_back(
    person: NewPerson, table: Table
) -> None:
    anna = person("/")
    where = table(anna, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    anna.page.goto(f"/t/{where}")
    bruno = person("/")
    bruno.page.locator(f"[data-join={where}]").click()
    bruno.page.wait_for_url("**/t/*")
    bruno.at_the_table()
    anna.awaits("mine")
    bruno.page.goto("/")
    expect(anna.page.locator(".presence.gone")).to_be_visible()
    anna.page.locator("#menu-button").click()
    expect(anna.page.locator("#people")).to_contain_text("back in a moment?")
    anna.page.get_by_text("Let a bot play").click()
    expect(anna.page.locator("#people")).to_contain_text("bot:")
    anna.page.keyboard.press("Escape")
    assert not anna.plays(12)
    assert anna.page.locator("#log li.seat-2", has_text="begins their turn").count() > 0
    bruno.page.goto(f"/t/{where}")
    bruno.at_the_table()
    bruno.page.locator("#buttons").get_by_text("Take my seat back").click()
    expect(anna.page.locator("#people")).not_to_contain_text("bot:")


def test_the_bar_says_that_somebody_asked_is_away_and_offers_a_bot(person: NewPerson, table: Table) -> None:
    anna, bruno = person("/"), person("/")
    where = table(anna, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], options={"first": "2"})
    anna.page.goto(f"/t/{where}")
    bruno.page.goto(f"/t/{where}")
    bruno.at_the_table().page.locator("#join").click()
    bruno.awaits("mine")
    expect(anna.page.locator("#buttons")).to_be_empty()
    bruno.page.goto("/")
    expect(anna.page.locator("#buttons")).to_contain_text("back in a moment?")
    anna.button("Let a bot play").click()
    anna.awaits("mine")


def test_two_tabs_of_one_person_show_the_same(person: NewPerson) -> None:
    me = person("/").play_now()
    me.awaits("mine")
    other = Person(me.page.context.new_page())
    other.page.goto(me.page.url)
    other.at_the_table()
    other.awaits("mine")
    seq = me.seq
    me.button("Hire").click()
    me.moved_on(seq)
    other.page.wait_for_function("seq => Number(document.body.dataset.seq) === seq", arg=me.seq)
    assert other.page.locator("#undo").is_enabled()
    other.page.locator("#undo").click()
    me.moved_on(seq + 1)
    assert me.button("Hire").count() == 1
