"""The turn: its order, the card, the main action, the quick action, its end."""

from __future__ import annotations

import pytest

from maniero.games.council.events import DeckReshuffled, TurnStarted
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.council.positions import (
    bag,
    dealt,
    deck,
    discards,
    everything,
    face_up,
    give,
    hand,
    objection,
    play,
    player,
    refused,
    seen,
    table,
    tokens,
    words,
)

MAINS = ["elect-white-coast", "buy-ABC", "build-D-D", "king-J"]
QUICKS = ["hire", "change-coast", "send-white-coast", "extra"]


# ---- order and card


@clause("council", "turn.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_turns_go_round_clockwise_from_the_first_player(seats: int, first: int) -> None:
    s = dealt(seats, first=str(first))
    order = []
    for _ in range(2 * seats):
        order.append(s.turn)
        play(s, words(s)[0])  # Some card.
        play(s, words(s)[0], "end")  # Some election.
    clockwise = [(first - 1 + i) % seats for i in range(seats)]
    assert order == clockwise * 2


@clause("council", "turn.draw")
def test_a_turn_begins_with_one_card_drawn_by_chance() -> None:
    s = table()
    told = play(s, "elect-white-coast", "end")
    assert [(event.seat, event.last) for event in told if isinstance(event, TurnStarted)] == [(1, False)]
    assert s.turn == 1
    assert s.actor() == CHANCE
    assert all(word.startswith("draw-") for word in words(s))
    play(s, "draw-joker")
    assert hand(s, 1) == {"joker": 1}
    assert hand(s, 0) == {}
    assert s.actor() == 1
    assert "elect-white-coast" in words(s)


@clause("council", "turn.reshuffle")
def test_the_discards_become_the_deck_when_the_last_card_is_drawn() -> None:
    s = table()
    deck(s, "pink", discards="blue blue joker")
    told = play(s, "elect-white-coast", "end", "draw-pink")
    assert sum(isinstance(event, DeckReshuffled) for event in told) == 1
    assert seen(s)["deck"] == 3
    assert discards(s) == {}
    play(s, "elect-black-coast", "end")
    assert words(s) == ["draw-blue", "draw-joker"]
    assert s.weights() == [2, 1]


@clause("council", "turn.reshuffle", "bonus.card")
def test_the_discards_become_the_deck_in_the_middle_of_a_bonus() -> None:
    s = table()
    give(s, 0, hand="orange", coins=10)
    face_up(s, "coast", "B ABE")
    deck(s, "white")
    play(s, "buy-B", "pay-orange", "draw-white")
    assert words(s) == ["draw-orange"]
    play(s, "draw-orange")
    assert words(s)[0].startswith("reveal-")
    assert hand(s) == {"white": 1, "orange": 1}


@clause("council", "turn.reshuffle", "turn.no-cards")
def test_cards_discarded_onto_an_empty_deck_can_be_drawn() -> None:
    s = table()
    give(s, 0, hand="orange", coins=10)
    deck(s, "")
    play(s, "buy-ABE", "pay-orange", "reveal-A", "end")
    assert s.turn == 1
    assert words(s) == ["draw-orange"]


@clause("council", "turn.no-cards")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    s = table()
    deck(s, "")
    pieces = everything(s)
    play(s, "elect-white-coast", "end")
    assert s.actor() == 1
    assert "elect-black-coast" in words(s)
    assert hand(s, 1) == {}
    assert everything(s) == pieces


@clause("council", "turn.no-cards", "bonus.card")
def test_a_bonus_draws_only_the_cards_there_are() -> None:
    s = table()
    give(s, 0, permits="A")
    tokens(s, A="1 card", B="card and point", C="assistant and card")
    give(s, 0, built="B C")
    deck(s, "pink blue")
    play(s, "build-A-A", "draw-pink", "draw-blue")
    assert hand(s) == {"pink": 1, "blue": 1}
    assert s.actor() == 0
    assert bag("") == s.deck == s.discards


# ---- one main action


@clause("council", "turn.main", "turn.end")
def test_a_turn_cannot_end_before_its_main_action() -> None:
    s = table()
    refused(s, "end", "turn.main")
    play(s, "hire")
    refused(s, "end", "turn.main")
    play(s, "elect-white-coast")
    assert "end" in words(s)


@clause("council", "turn.main")
@pytest.mark.parametrize("main", MAINS)
def test_after_one_main_action_there_is_no_second(main: str) -> None:
    s = table()
    give(s, 0, hand="orange pink blue black white white purple purple", permits="D C")
    assert set(MAINS) <= set(words(s))
    play(s, "elect-white-hills")
    assert main not in words(s)
    assert objection(s, main) == "turn.main"
    assert not any(word.startswith(("elect", "buy", "build", "king")) for word in words(s))


@clause("council", "turn.end")
def test_a_player_ends_the_turn_and_is_not_hurried() -> None:
    s = table()
    give(s, 0, coins=0, assistants=0)
    play(s, "elect-white-coast")
    assert s.turn == 0
    assert words(s) == ["hire", "end"]
    play(s, "end")
    assert s.turn == 1
    s = table()
    play(s, "hire", "elect-white-coast")
    assert s.actor() == 0
    assert words(s) == ["end"]


# ---- one quick action


@clause("council", "turn.quick", "quick.choose")
@pytest.mark.parametrize("first", QUICKS)
@pytest.mark.parametrize("second", QUICKS)
def test_there_is_only_one_quick_action_in_a_turn(first: str, second: str) -> None:
    s = table()
    give(s, 0, coins=10, assistants=9)
    assert set(QUICKS) <= set(words(s))
    play(s, first)
    while s.actor() == CHANCE:
        play(s, words(s)[0])
    refused(s, second, "turn.quick")
    play(s, "elect-black-hills")
    refused(s, second, "turn.quick")


@clause("council", "turn.quick", "quick.choose")
@pytest.mark.parametrize("quick", QUICKS)
def test_a_quick_action_comes_before_or_after_the_main_action(quick: str) -> None:
    before, after = table(), table()
    play(before, quick)
    while before.actor() == CHANCE:
        play(before, words(before)[0])
    play(before, "elect-black-king")
    play(after, "elect-black-king", quick)
    assert after.quick is False


@clause("council", "turn.quick")
def test_a_quick_action_is_not_needed_and_comes_back_each_turn() -> None:
    s = table(seats=2)
    play(s, "hire", "elect-white-coast", "end", "draw-pink")
    assert "hire" in words(s)
    play(s, "elect-black-coast", "end", "draw-pink")
    assert s.turn == 0
    assert "hire" in words(s)


@clause("council", "turn.quick-between", "turn.extra")
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_the_quick_action_may_come_between_two_main_actions(moment: int) -> None:
    s = table()
    face_up(s, "mountains", "MN KLM")
    give(s, 0, hand="orange pink blue black", coins=10)
    actions = [["buy-MN", "pay-black-blue-orange-pink", "reveal-L"], ["elect-white-coast"]]
    actions.insert(moment, ["hire"])
    for said in actions:
        assert ("hire" in words(s)) == ("hire" in said or moment > actions.index(said))
        play(s, *said)
    refused(s, "hire", "turn.quick")
    assert words(s) == ["end"]


@clause("council", "turn.quick-between")
def test_a_quick_action_never_interrupts_an_action() -> None:
    s = table()
    give(s, 0, hand="orange white", permits="D", nobility=3, built="A", coins=20)
    tokens(s, D="nobility", A="1 coin")
    t = s.copy()
    play(s, "buy-ABC")
    for word in QUICKS:
        refused(s, word, "buy.council")
    play(t, "build-D-D")
    for word in QUICKS:
        refused(t, word, "nobility.city")


# ---- main actions gained


@clause("council", "turn.extra", "bonus.main")
def test_a_main_action_gained_is_optional_and_lost_with_the_turn() -> None:
    s = table(seats=2)
    face_up(s, "mountains", "MN KLM")
    give(s, 0, hand="orange pink blue black")
    play(s, "buy-MN", "pay-black-blue-orange-pink", "reveal-L")
    assert "end" in words(s)
    assert "elect-white-coast" in words(s)
    play(s, "end", "draw-pink")
    refused(s, "end", "turn.main")
    play(s, "elect-white-coast")
    refused(s, "elect-black-coast", "turn.main")
    play(s, "end", "draw-pink", "elect-black-coast")
    refused(s, "elect-orange-coast", "turn.main")


@clause("council", "turn.extra", "bonus.main")
def test_gained_main_actions_add_up_and_may_repeat_the_same_action() -> None:
    s = table()
    face_up(s, "mountains", "MN KLM")
    face_up(s, "hills", "J GH")
    give(s, 0, hand="orange pink blue black orange pink blue black", nobility=5)
    tokens(s, D="nobility")
    give(s, 0, permits="D")
    play(s, "buy-MN", "pay-black-blue-orange-pink", "reveal-L")
    play(s, "buy-J", "pay-black-blue-orange-pink", "reveal-F")
    play(s, "build-D-D")  # Space 6 of the nobility track.
    assert s.extra == 1
    play(s, "elect-white-coast")
    refused(s, "elect-black-coast", "turn.main")
    assert player(s)["coins"] == 14


@clause("council", "turn.extra")
def test_a_gained_main_action_waits_for_the_end_of_the_action() -> None:
    s = table()
    face_up(s, "coast", "E ABC")
    face_up(s, "mountains", "MN KLM")
    give(s, 0, hand="orange", nobility=9, permits="C")
    tokens(s, C="nobility")
    play(s, "build-C-C")
    assert all(word.startswith("take-") for word in words(s))
    refused(s, "elect-white-coast", "nobility.permit")
    play(s, "take-MN")
    assert all(word.startswith("reveal-") for word in words(s))
    play(s, "reveal-L")
    assert "elect-white-coast" in words(s)
    assert "end" in words(s)


@clause("council", "quick.extra", "turn.end")
def test_a_main_action_paid_for_must_be_taken() -> None:
    s = table()
    play(s, "elect-white-coast", "extra")
    refused(s, "end", "turn.main")
    play(s, "elect-black-coast")
    assert "end" in words(s)


@clause("council", "hidden.others")
def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    s = table()
    assert s.actors() == [0]
    assert objection(s, "elect-white-coast", 1) == "hidden.others"
    assert objection(s, "hire", 2) == "hidden.others"
    assert s.legal_for(1) == []
    play(s, "elect-white-coast", "end")
    for seat in range(3):
        assert objection(s, "elect-black-coast", seat) == "hidden.others"
        assert objection(s, "draw-pink", seat) == "hidden.others"
    assert objection(s, "hire", CHANCE) == "hidden.others"


@clause("council", "turn.asked")
@pytest.mark.parametrize("word", ["pay-pink", "reward-A", "take-ABE", "repeat-ABE"])
def test_what_nothing_asks_for_cannot_be_chosen(word: str) -> None:
    refused(table(), word, "turn.asked")


@clause("council", "main.choose")
def test_a_main_action_is_one_of_four() -> None:
    s = table()
    give(s, 0, hand="white black blue orange pink purple joker", coins=20, permits="A")
    verbs = {word.split("-")[0] for word in words(s)} - {"hire", "change", "send", "extra"}
    assert verbs == {"elect", "buy", "build", "king"}
