"""The browser proves a game by itself, and says loudly what does not fit."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from maniero.kernel.luck import Luck
from maniero.kernel.record import Record, parse_record
from maniero.table import luck_hash, verify
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.table import forging

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

Table = Any
LONG = 60_000  # Milliseconds.

# Where the scripts of a page are: a module that is asked for again is the same one.
MODULE = """const scripts = document.querySelector('script[src*="/site.js"]').src;
const module = (name) => import(scripts.replace("site.js", name));"""

# Plays for this page by itself: the first thing that is offered, whenever it is asked.
PLAY = f"""async () => {{
  {MODULE}
  const {{ socket, shown }} = await module("state.js");
  let sent = -1;
  const timer = setInterval(() => {{
    const {{ position }} = shown;
    if (position?.over) clearInterval(timer);
    if (!position?.actions.length || position.seq === sent) return;
    sent = position.seq;
    socket.send({{ t: "play", seat: position.seat, seq: sent, word: position.actions[0].word }});
  }}, 2);
}}"""

OURS_AND_THEIRS = f"""async () => {{
  {MODULE}
  const {{ digest, keyed, hex }} = await module("sha256.js");
  const {{ subtle }} = crypto;
  const random = (length) => crypto.getRandomValues(new Uint8Array(length));
  const wrong = [];
  for (let length = 0; length < 300; length += 1) {{
    const [data, key] = [random(length), random(1 + (length % 140))];
    const made = await subtle.importKey("raw", key, {{ name: "HMAC", hash: "SHA-256" }}, false, ["sign"]);
    const theirs = [await subtle.digest("SHA-256", data), await subtle.sign("HMAC", made, data)];
    const ours = [digest(data), keyed(key, data)];
    theirs.forEach((each, i) => hex(new Uint8Array(each)) === hex(ours[i]) || wrong.push([length, i]));
  }}
  return wrong;
}}"""

KEPT = "table => JSON.parse(localStorage.getItem(`luck-${table}`))"


def at(person: Person, id: str) -> Person:
    person.page.goto(f"/t/{id}")
    return person.at_the_table()


def waiting(person: NewPerson, table: Table) -> tuple[Person, str]:
    """Somebody in the lobby of a table for two."""
    anna = person("/")
    id = table(anna, [{"kind": "me"}, {"kind": "open"}], game="castles", options={})
    return at(anna, id), id


def sits_down(person: Person, id: str) -> None:
    at(person, id).page.locator("#join").click()
    playing(person)


def playing(*people: Person) -> None:
    for one in people:
        one.page.wait_for_function("() => Number(document.body.dataset.seq) > 0")


def ended(*people: Person) -> None:
    """Let the pages play to the end of the game."""
    for one in people:
        one.page.evaluate(PLAY)
    for one in people:
        one.page.wait_for_function("() => document.body.dataset.turn === 'over'", timeout=LONG)
        expect(one.page.locator("#verified li").first).to_be_visible(timeout=LONG)


def points(page: Page) -> list[str]:
    """How each point of the proof stands."""
    found = page.locator("#verified li").evaluate_all("all => all.map((each) => each.className)")
    return [str(each) for each in found]


def told(page: Page) -> str:
    return page.locator("#verified").inner_text()


def fits(page: Page) -> None:
    """The proof and the buttons are in sight."""
    assert page.viewport_size is not None
    for name in ("#verified", "#sheet .ends"):
        box = page.locator(name).bounding_box()
        assert box is not None
        assert box["height"] > 40
        assert box["y"] + box["height"] <= page.viewport_size["height"]


def record_of(person: Person, id: str) -> str:
    return person.page.request.get(f"/api/tables/{id}/record").text()


def test_a_promise_in_the_lobby_is_proved_at_the_end_and_a_rematch_has_all_numbers(
    person: NewPerson, table: Table
) -> None:
    (anna, id), bruno = waiting(person, table), person("/")
    promise = anna.page.locator("#waiting .promise")
    expect(promise.locator(".short")).to_have_text(re.compile("^[0-9a-f]{12}…$"))
    expect(promise.locator(".whole")).to_be_hidden()
    promise.locator("summary").click()
    whole = promise.locator(".whole").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", whole)
    sits_down(bruno, id)
    ended(anna, bruno)
    record = parse_record(record_of(anna, id))
    assert record.seed_hash == whole
    for seat, one in enumerate((anna, bruno)):
        kept = one.page.evaluate(KEPT, id)
        assert kept["numbers"] == {str(seat): record.luck[seat].number}
        assert verify(record, seen=[kept["promise"], kept["closing"], *kept["heads"].values()]) > 0
        assert points(one.page) == ["holds"] * 6
        assert re.search(r"All \d+ draws follow", told(one.page))
        expect(one.page.locator("#unfair")).to_be_hidden()
    anna.page.locator("#sheet").get_by_text("Rematch").click()
    anna.page.wait_for_url(lambda url: id not in url)
    playing(anna)
    again = parse_record(record_of(anna, anna.page.url.rpartition("/")[2]))
    assert [bool(each.number) for each in again.luck] == [True, True]


def closed(record: Record, **fields: object) -> str:
    """A record that a forger has changed, and closed anew."""
    return forging.closed(forging.changed(record, **fields)).dump()


OTHER = "9f" * 32

FORGED: list[tuple[str, Callable[[Record], str], str]] = [
    ("another name", lambda r: closed(r, names=["Mallory", r.names[1]]), "Names, result or last moves"),
    ("not closed", lambda r: r.dump().replace(r.chain, OTHER), "Names, result or last moves"),
    ("an early end", lambda r: closed(r, moves=r.moves[:-2]), "was another game|not those of the end"),
    ("another past", lambda r: closed(r, moves=[*r.moves[:2], *r.moves[1:]]), "was another game"),
    (
        "other options",
        lambda r: closed(r, options={**r.options, "first": "1", "other": "yes"}),
        "Another game was played",
    ),
    ("another result", lambda r: closed(r, result="1 0, won by 1"), "Names, result or last moves"),
    ("another seed", lambda r: closed(r, seed=OTHER), "is not the one whose fingerprint"),
    ("no luck", lambda r: closed(r, luck=[]), "it was left out or changed"),
    ("my number left out", lambda r: closed(r, luck=[Luck(0, r.luck[0].hash, "")]), "left out or changed"),
    ("another hash", lambda r: closed(r, luck=[Luck(0, luck_hash(OTHER), OTHER)]), "numbers were changed"),
    ("a version without a chain", lambda r: r.dump().replace(f"chain: {r.chain}\n", ""), "last moves"),
    ("nothing to read", lambda r: "", "does not fit|cannot be read"),
]


def prove_again(page: Page, id: str, path: str, body: str) -> None:
    """Verify once more while the server gives a false answer."""

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json" if path == "draws" else "text/plain")

    page.evaluate("document.getElementById('verified').replaceChildren()")
    page.evaluate("document.getElementById('unfair').hidden = true")
    page.route(f"**/api/tables/{id}/{path}", answer)
    page.locator("#sheet").get_by_text("Verify the draws").click()
    expect(page.locator("#verified li").first).to_be_visible()
    page.unroute(f"**/api/tables/{id}/{path}")


def test_what_was_changed_is_told_loudly(person: NewPerson, table: Table) -> None:
    me = person("/")
    id = table(me, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], game="castles", options={})
    ended(at(me, id))
    text, page = record_of(me, id), me.page
    record = parse_record(text)
    assert points(page) == ["holds"] * 6
    fits(page)
    for name, forge, reason in FORGED:
        prove_again(page, id, "record", forge(record))
        assert "broken" in points(page), name
        assert re.search(reason, told(page)), (name, told(page))
        expect(page.locator("#unfair")).to_be_visible()
        expect(page.locator("#unfair")).to_contain_text("does not fit what your browser has seen")
    draws = page.request.get(f"/api/tables/{id}/draws").json()
    prove_again(page, id, "draws", json.dumps(draws[1:]))
    assert "list of draws does not fit" in told(page)
    for draw in draws:
        draw["words"].append(draw["words"].pop(0))
    prove_again(page, id, "draws", json.dumps(draws))
    assert "was not drawn" in told(page)
    prove_again(page, id, "record", text)
    assert points(page) == ["holds"] * 6
    expect(page.locator("#unfair")).to_be_hidden()


def test_a_host_who_starts_with_another_seed_is_found_out_at_once(person: NewPerson, table: Table) -> None:
    me, id = waiting(person, table)
    expect(me.page.locator("#waiting")).to_be_visible()
    me.page.evaluate(
        """([key, promise]) => {
          localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), promise });
        }""",
        [f"luck-{id}", OTHER],
    )
    me.page.reload()
    expect(me.page.locator("#unfair")).to_contain_text("does not keep what it has promised")


def test_who_was_away_is_told_once(person: NewPerson, table: Table, address: str) -> None:
    (anna, id), bruno = waiting(person, table), person("/")
    joined = bruno.page.request.post(f"/api/tables/{id}/join", data={}, headers={"origin": address})
    assert joined.status == 200
    playing(anna)
    expect(anna.page.locator("#unfair")).to_be_hidden()
    at(bruno, id)
    expect(bruno.page.locator("#unfair")).to_contain_text("without a number of yours")
    bruno.page.locator("#unfair-close").click()
    bruno.page.reload()
    playing(bruno)
    expect(bruno.page.locator("#unfair")).to_be_hidden()


def test_a_second_tab_and_a_reload_keep_the_first_number(person: NewPerson, table: Table) -> None:
    (anna, id), bruno = waiting(person, table), person("/")
    key = f"luck-{id}"
    anna.page.wait_for_function("key => JSON.parse(localStorage[key] ?? '{}').numbers?.[0]", arg=key)
    number = anna.page.evaluate(KEPT, id)["numbers"]["0"]
    other = at(Person(anna.page.context.new_page()), id)
    anna.page.reload()
    anna.at_the_table()
    sits_down(bruno, id)
    playing(anna, other)
    for one in (anna, other, bruno):
        expect(one.page.locator("#toast")).not_to_have_class(re.compile("shown"))
    luck = parse_record(record_of(anna, id)).luck
    assert luck[0].number == number
    assert luck[1].number


def test_a_page_without_a_secure_address_proves_the_same(person: NewPerson, address: str) -> None:
    there = address.replace("127.0.0.1", "maniero.test")
    me = person(there, phone=True)
    assert me.page.evaluate("crypto.subtle === undefined")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    id = me.page.evaluate(
        """async (body) => (await (await fetch("/api/tables",
        { method: "POST", headers: { "content-type": "application/json" }, body })).json()).table""",
        json.dumps({"game": "castles", "seats": seats}),
    )
    me.page.goto(f"{there}/t/{id}")
    ended(me.at_the_table())
    assert points(me.page) == ["holds"] * 6
    fits(me.page)


def test_our_hash_is_the_browsers(person: NewPerson) -> None:
    assert person("/").page.evaluate(OURS_AND_THEIRS) == []


def test_what_is_kept_does_not_grow_for_ever(person: NewPerson, table: Table) -> None:
    me = person("/")
    me.page.evaluate(
        "() => { for (let n = 0; n < 80; n += 1) localStorage[`luck-old${n}`] = JSON.stringify({ at: n }); }"
    )
    id = table(me, [{"kind": "me"}, {"kind": "bot"}], game="castles", options={})
    at(me, id).page.wait_for_function("table => localStorage[`luck-${table}`]", arg=id)
    left = me.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('luck-')).length")
    assert left <= 31
    assert me.page.evaluate("'luck-old79' in localStorage")


# A server that is asked nothing of: what a page gives it, frame by frame.
GIVING = f"""async (promise) => {{
  {MODULE}
  const {{ give, watch }} = await module("luck.js");
  const sent = [];
  const send = (frame) => sent.push(frame) > 0;
  const seats = (hash) => [{{ seat: 0, mine: true, hash }}, {{ seat: 1, mine: false, hash: promise }}];
  await give("nowhere", {{ luck: "hashes", seats: seats("") }}, send);
  await give("nowhere", {{ luck: "numbers", seats: seats(sent[0].hash) }}, send);
  const before = sent.length;
  watch("nowhere", {{ promise, head: {{ moves: 0, hash: "" }}, over: false, started: false, moves: 0 }});
  while (sent.length < 2) await new Promise((done) => setTimeout(done, 5));
  return [before, Object.keys(sent.at(-1))];
}}"""


def test_no_number_is_given_before_the_seed_is_promised(person: NewPerson, table: Table) -> None:
    """Or the seed could be chosen to suit the numbers."""
    me, _id = waiting(person, table)
    assert me.page.evaluate(GIVING, OTHER) == [1, ["t", "seat", "number"]]


WATCHING = f"""async ([frame, promise]) => {{
  {MODULE}
  const {{ leftOut, watch }} = await module("luck.js");
  const position = {{ promise, head: {{ moves: 0, hash: "" }}, over: false, started: false, moves: 0 }};
  const fits = [watch("elsewhere", position), watch("elsewhere", {{ ...position, started: true }})];
  return [...fits, leftOut("elsewhere", frame), leftOut("elsewhere", frame)];
}}"""


def test_a_game_that_begins_without_luck_or_without_heads_is_told(person: NewPerson, table: Table) -> None:
    """A server may say that it is an old game; a page that saw it before it began knows better."""
    me, _id = waiting(person, table)
    people = {"luck": "", "seats": [{"seat": 0, "mine": True, "hash": "", "number": False}]}
    assert me.page.evaluate(WATCHING, [people, OTHER]) == [True, False, True, False]


def test_a_seat_that_was_not_sealed_adds_nothing(person: NewPerson, table: Table) -> None:
    """Where the page was told of fewer seats, the others could choose their numbers after it."""
    me = person("/")
    id = table(me, [{"kind": "me"}, {"kind": "me"}], game="castles", options={})
    ended(at(me, id))
    assert points(me.page) == ["holds"] * 6
    me.page.evaluate(
        """key => {
          const kept = JSON.parse(localStorage[key]);
          localStorage[key] = JSON.stringify({ ...kept, given: [0], hashes: kept.hashes.slice(0, 1) });
        }""",
        f"luck-{id}",
    )
    prove_again(me.page, id, "record", record_of(me, id))
    assert "numbers were changed" in told(me.page)
