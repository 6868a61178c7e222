"""Answers are given on a beat that tells nothing: those of people, of bots, and the only ones there are."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from maniero.server.store.rows import STOOD_IN
from maniero.server.veil import Veil, drawn
from tests.server.worlds import Ears, WatchedVeil, remember, twins

if TYPE_CHECKING:
    from tests.contract.walks import Move
    from tests.server.running import Browser, Running
    from tests.server.worlds import Twins

pytestmark = pytest.mark.anyio

DRAWS = 4000


def test_however_long_it_has_taken_it_may_take_as_long_again() -> None:
    random.seed(1)
    beats = [drawn() for _ in range(DRAWS)]
    assert min(beats) == 1
    assert sum(beats) / DRAWS == pytest.approx(2, abs=0.1)
    for passed in range(1, 5):
        later = [number for number in beats if number > passed]
        assert sum(number > passed + 1 for number in later) / len(later) == pytest.approx(0.5, abs=0.08)


def test_an_answer_waits_for_the_drawn_beat_and_then_for_a_whole_one() -> None:
    veil = Veil(0.6)
    veil.beats = 3
    assert [veil.left(passed) for passed in (0, 0.25, 3, 3.25, 4)] == [3, 2.75, 0, 0.75, 0]


def test_only_what_is_asked_out_of_turn_takes_longer_than_a_beat() -> None:
    veil = Veil(0.6)
    random.seed(1)
    beats: dict[bool, list[int]] = {False: [], True: []}
    for out_of_turn, found in beats.items():
        for seq in range(20):
            veil.fall(seq, out_of_turn)
            found.append(veil.beats)
    assert max(beats[False]) == 1
    assert max(beats[True]) > 2


async def test_what_a_person_says_out_of_turn_is_given_when_the_veil_is_lifted(house: Running) -> None:
    found = twins("castelli", "UseSteward", 160, undone=False)
    async with house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open", game="castelli")
        await bruno.join(table)
        live = await remember(house, table, found.pasts[1])
        live.answering.veil = veil = WatchedVeil()
        async with (anna, bruno)[found.seat].page(table) as page:
            before = await page.next("position")
            words = [action["word"] for action in before["actions"]]
            assert len(words) > 1
            await page.send(t="play", seat=found.seat, seq=before["seq"], word="sell-steward")
            assert (await page.next("error"))["code"] == "illegal"  # At once.
            await page.send(t="play", seat=found.seat, seq=before["seq"], word=found.word)
            await page.send(t="chat", text="Who has to wait may talk.")
            await page.next("chat")
            assert live.seq == before["seq"]
            veil.shown.set()
            after = await page.until(lambda position: position["seq"] > before["seq"])
            assert found.seat not in after["asked"] or after["actions"]
    assert live.log.entries[before["seq"]].text == found.word


async def of_a_bot(house: Running, anna: Browser, found: Twins, past: list[Move]) -> list[str]:
    """How the veil moves, and what comes to the page, while a bot that stands in answers."""
    table = await anna.new_table("me", "me", game=found.game.id)
    live = await remember(house, table, past)
    live.answering.veil = veil = WatchedVeil()
    async with anna.page(table) as page:
        ears = Ears(page)
        await ears.until("position")
        await ears.settle()
        async with live.settled():
            await live.change_place(live.people.places[found.seat], state=STOOD_IN)
        await ears.until("position")
        veil.shown.set()
        await ears.until_seq(len(past) + 1)
    return [*veil.moved[:2], *(json.loads(text)["t"] for text in ears.heard)]


async def test_a_bot_answers_alike_with_and_without_a_choice(house: Running) -> None:
    found = twins("council", "PayForKing", 160, undone=True)
    async with house.browser() as anna:
        forced, free = [await of_a_bot(house, anna, found, past) for past in found.pasts]
    assert forced == free == ["falls", "is lifted", "position", "people", "position", "position"]
