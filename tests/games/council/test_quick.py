"""The four quick actions."""

from __future__ import annotations

import pytest

from maniero.games.council.events import (
    AssistantHired,
    CouncillorElected,
    ExtraActionBought,
    PermitRevealed,
    PermitsChanged,
)
from maniero.games.council.names import COUNCILS
from tests.clauses import clause
from tests.games.council.positions import (
    bottom_of,
    council,
    council_of,
    face_up,
    gained,
    give,
    goods,
    permit,
    permits_up,
    pile,
    pile_of,
    play,
    player,
    refused,
    seen,
    table,
    words,
)

QUICK = ("hire", "change-", "send-", "extra")


@clause("council", "quick.choose")
def test_there_are_four_sorts_of_quick_actions() -> None:
    s = table()
    give(s, 0, hand="", coins=3, assistants=3)
    main = ("elect-", "buy-", "build-", "king-")
    quick = [word for word in words(s) if not word.startswith(main)]
    free = sorted(set(seen(s)["free"]), key=["white", "black", "blue", "orange", "pink", "purple"].index)
    sent = [f"send-{colour}-{name}" for colour in free for name in COUNCILS]
    assert quick == ["hire", "change-coast", "change-hills", "change-mountains", *sent, "extra"]


@clause("council", "quick.choose")
def test_with_nothing_to_pay_there_is_no_quick_action() -> None:
    s = table()
    give(s, 0, coins=2, assistants=0)
    assert not any(word.startswith(QUICK) for word in words(s))


# ---- hire


@clause("council", "quick.hire", "setup.assistants")
def test_an_assistant_is_hired_for_three_coins() -> None:
    s = table()
    give(s, 0, coins=3, assistants=0)
    before = goods(s)
    told = play(s, "hire")
    assert gained(before, goods(s)) == {"coins": -3, "assistants": 1}
    assert [type(event) for event in told] == [AssistantHired]
    assert [player(s, seat)["assistants"] for seat in (1, 2)] == [3, 3]


@clause("council", "quick.hire")
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_with_fewer_than_three_coins_nobody_is_hired(coins: int) -> None:
    s = table()
    give(s, 0, coins=coins)
    refused(s, "hire", "quick.hire")


# ---- change


@clause("council", "quick.change", "hidden")
def test_both_permits_of_a_region_go_under_the_pile_and_two_new_ones_are_turned_up() -> None:
    s = table()
    before = goods(s)
    told = play(s, "change-coast")
    assert [event.region for event in told if isinstance(event, PermitsChanged)] == [0]
    assert permits_up(s, "coast") == [None, None]
    assert "reveal-ABC" not in words(s)
    assert "reveal-ABE" not in words(s)
    assert len(words(s)) == 13
    told = play(s, "reveal-D", "reveal-A")
    assert [(e.permit, e.place) for e in told if isinstance(e, PermitRevealed)] == [
        (permit(s, "D"), 0),
        (permit(s, "A"), 1),
    ]
    assert permits_up(s, "coast") == ["D", "A"]
    assert bottom_of(s, "coast") == ["ABC", "ABE"]
    assert pile_of(s, "coast") == 13
    assert permits_up(s, "hills") == ["FG", "GH"]
    assert gained(before, goods(s)) == {"assistants": -1}
    assert player(s)["permits"] == []
    assert s.actor() == 0


@clause("council", "quick.change")
@pytest.mark.parametrize("region", ["coast", "hills", "mountains"])
def test_changing_permits_costs_an_assistant(region: str) -> None:
    s = table()
    give(s, 0, assistants=0)
    refused(s, f"change-{region}", "quick.change")
    give(s, 0, assistants=1)
    play(s, f"change-{region}")
    assert player(s)["assistants"] == 0


@clause("council", "quick.change", "quick.change-empty", "hidden")
def test_permits_changed_again_and_again_come_back_in_their_order() -> None:
    s = table()
    pile(s, "coast", unknown="D", bottom="A")
    play(s, "change-coast")
    assert words(s) == ["reveal-D"]
    play(s, "reveal-D")
    assert permits_up(s, "coast") == ["D", "A"]
    assert bottom_of(s, "coast") == ["ABC", "ABE"]
    s.quick = True
    play(s, "change-coast")
    assert permits_up(s, "coast") == ["ABC", "ABE"]
    assert bottom_of(s, "coast") == ["D", "A"]
    assert s.actor() == 0


@clause("council", "quick.change-empty")
@pytest.mark.parametrize("places", ["ABC -", "- ABC"])
def test_a_single_face_up_permit_can_be_changed(places: str) -> None:
    s = table()
    face_up(s, "coast", places)
    pile(s, "coast", unknown="A")
    play(s, "change-coast", "reveal-A")
    # The pile had one permit and gets another: both are turned up.
    assert permits_up(s, "coast") == ["A", "ABC"]
    assert pile_of(s, "coast") == 0


@clause("council", "quick.change-empty", "buy.empty")
def test_changing_fills_both_places_when_the_pile_allows_it() -> None:
    s = table()
    face_up(s, "coast", "- ABC")
    pile(s, "coast", unknown="A D E")
    play(s, "change-coast", "reveal-A", "reveal-E")
    assert permits_up(s, "coast") == ["A", "E"]
    assert pile_of(s, "coast") == 2
    assert bottom_of(s, "coast") == ["ABC"]


@clause("council", "quick.change-empty")
def test_with_an_empty_pile_the_same_permits_come_back() -> None:
    s = table()
    face_up(s, "coast", "ABE ABC")
    pile(s, "coast")
    play(s, "change-coast")
    assert permits_up(s, "coast") == ["ABE", "ABC"]
    face_up(s, "coast", "- ABC")
    pile(s, "coast")
    s.quick = True
    play(s, "change-coast")
    assert permits_up(s, "coast") == ["ABC", None]
    assert player(s)["assistants"] == 1


@clause("council", "quick.change-empty")
def test_where_no_permit_lies_face_up_nothing_can_be_changed() -> None:
    s = table()
    face_up(s, "coast", "- -")
    pile(s, "coast")
    refused(s, "change-coast", "quick.change-empty")
    assert "change-hills" in words(s)


# ---- send


@clause("council", "quick.send", "elect.fall")
@pytest.mark.parametrize("where", COUNCILS)
def test_an_assistant_sent_elects_a_councillor_without_coins(where: str) -> None:
    s = table()
    stood = council_of(s, where)
    before = goods(s)
    told = play(s, f"send-white-{where}")
    assert council_of(s, where) == ["white", *stood[:3]]
    assert stood[3] in seen(s)["free"]
    assert gained(before, goods(s)) == {"assistants": -1}
    assert [event.coins for event in told if isinstance(event, CouncillorElected)] == [0]
    refused(s, "end", "turn.main")  # It was no main action.


@clause("council", "quick.send")
def test_sending_needs_an_assistant_and_a_councillor_beside_the_board() -> None:
    s = table()
    council(s, "king", "black blue orange pink")
    refused(s, "send-pink-coast", "elect.choose")
    give(s, 0, assistants=0)
    refused(s, "send-white-coast", "quick.send")


# ---- one more main action


@clause("council", "quick.extra")
def test_three_assistants_buy_a_second_main_action() -> None:
    s = table()
    before = goods(s)
    told = play(s, "extra")
    assert gained(before, goods(s)) == {"assistants": -3}
    assert [type(event) for event in told] == [ExtraActionBought]
    play(s, "elect-white-coast")
    refused(s, "end", "turn.main")
    play(s, "elect-white-coast")  # The same action twice.
    assert words(s) == ["end"]
    refused(s, "elect-black-coast", "turn.main")
    assert player(s)["coins"] == 18


@clause("council", "quick.extra")
@pytest.mark.parametrize("assistants", [0, 1, 2])
def test_with_fewer_than_three_assistants_there_is_no_second_main_action(assistants: int) -> None:
    s = table()
    give(s, 0, assistants=assistants)
    refused(s, "extra", "quick.extra")


@clause("council", "quick.extra", "turn.extra")
def test_a_main_action_paid_for_adds_to_one_gained() -> None:
    s = table()
    face_up(s, "mountains", "MN KLM")
    give(s, 0, hand="orange pink blue black", assistants=3)
    play(s, "extra", "buy-MN", "pay-black-blue-orange-pink", "reveal-L")
    refused(s, "end", "turn.main")
    play(s, "elect-white-coast")
    assert "end" in words(s)
    play(s, "elect-black-coast")
    assert words(s) == ["end"]
