"""The councils: electing councillors, and the cards and coins that satisfy a council."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from maniero.games.council.events import CouncillorElected, CouncilSatisfied
from maniero.games.council.names import CARDS, COLOURS, COUNCILS
from tests.clauses import clause
from tests.games.council.positions import (
    bag,
    council,
    council_of,
    discards,
    everything,
    give,
    goods,
    hand,
    objection,
    play,
    player,
    refused,
    seen,
    table,
    words,
)

# ---- electing


@clause("council", "elect.choose", "elect.fall", "elect.coins")
@pytest.mark.parametrize("where", COUNCILS)
@pytest.mark.parametrize("colour", ["white", "black", "purple"])
def test_a_councillor_is_pushed_in_from_the_left_and_the_right_one_falls(where: str, colour: str) -> None:
    s = table()
    stood = council_of(s, where)
    free = seen(s)["free"]
    others = {name: council_of(s, name) for name in COUNCILS if name != where}
    told = play(s, f"elect-{colour}-{where}")
    assert council_of(s, where) == [colour, *stood[:3]]
    free.remove(colour)
    assert sorted(seen(s)["free"]) == sorted([*free, stood[3]])
    assert {name: council_of(s, name) for name in others} == others
    (event,) = told
    assert isinstance(event, CouncillorElected)
    assert COLOURS[event.fallen] == stood[3]
    assert event.coins == 4


@clause("council", "elect.choose")
def test_every_councillor_beside_the_board_may_be_elected_into_every_council() -> None:
    s = table()
    council(s, "king", "black blue orange pink")
    # Now all four of black, blue, orange and pink stand in councils.
    assert set(seen(s)["free"]) == {"white", "purple"}
    elections = [word for word in words(s) if word.startswith("elect-")]
    assert elections == [f"elect-{colour}-{name}" for colour in ("white", "purple") for name in COUNCILS]
    for name in COUNCILS:
        refused(s, f"elect-blue-{name}", "elect.choose")


@clause("council", "elect.fall")
def test_the_councillor_that_fell_can_be_elected_next() -> None:
    s = table()
    council(s, "king", "black blue orange pink")
    refused(s, "elect-pink-coast", "elect.choose")
    play(s, "elect-white-king", "extra", "elect-pink-coast")
    assert council_of(s, "coast") == ["pink", "orange", "pink", "blue"]
    assert council_of(s, "king") == ["white", "black", "blue", "orange"]


@clause("council", "elect.choose", "elect.fall")
def test_elections_lose_no_councillor() -> None:
    s = table()
    pieces = everything(s)
    for colour in ("white", "black", "white", "purple", "orange"):
        play(s, f"elect-{colour}-hills")
        s.due = 1
    assert everything(s) == pieces
    assert len(seen(s)["free"]) == 8
    assert council_of(s, "hills") == ["orange", "purple", "white", "black"]


@clause("council", "elect.coins")
def test_electing_gives_four_coins_to_the_player_alone() -> None:
    s = table()
    play(s, "elect-white-coast")
    assert [player(s, seat)["coins"] for seat in range(3)] == [14, 10, 10]


@clause("council", "coins.limit", "elect.coins")
@pytest.mark.parametrize(("coins", "then"), [(15, 19), (16, 20), (17, 20), (20, 20)])
def test_nobody_holds_more_than_twenty_coins(coins: int, then: int) -> None:
    s = table()
    give(s, 0, coins=coins)
    play(s, "elect-white-coast")
    assert player(s)["coins"] == then


# ---- the cards


@clause("council", "council.cards", "council.one-each", "council.joker", "council.fewer")
@pytest.mark.parametrize(
    "colours", ["orange pink blue black", "pink pink pink pink", "white white blue orange"]
)
def test_every_payment_gives_each_card_a_councillor_of_its_own(colours: str) -> None:
    s = table()
    council(s, "king", "blue blue purple purple")
    for name in ("coast", "hills", "mountains"):
        council(s, name, "white black orange purple")
    council(s, "coast", colours)
    give(s, 0, hand=" ".join(card for card in CARDS for _ in range(4)), coins=20)
    play(s, "buy-ABC")
    allowed = []
    for size in range(1, 5):
        for cards in combinations_with_replacement(CARDS, size):
            left = colours.split()
            for card in cards:
                if card in left:
                    left.remove(card)
                elif card != "joker":
                    break
            else:
                allowed.append("pay-" + "-".join(cards))
    assert words(s) == allowed


@clause("council", "council.one-each")
def test_two_cards_of_a_colour_need_two_councillors_of_that_colour() -> None:
    s = table()
    give(s, 0, hand="pink pink", coins=20)
    t = s.copy()
    play(s, "buy-ABC")
    refused(s, "pay-pink-pink", "council.one-each")
    council(t, "coast", "pink pink blue black")
    play(t, "buy-ABC", "pay-pink-pink")


@clause("council", "council.cards")
def test_a_card_that_matches_no_councillor_satisfies_nobody() -> None:
    s = table()
    give(s, 0, hand="white white purple", coins=20)
    for word in ("buy-ABC", "buy-FG", "buy-KLM"):
        refused(s, word, "council.afford")
    give(s, 0, hand="white white purple pink")
    play(s, "buy-ABC")
    assert words(s) == ["pay-pink"]
    assert objection(s, "pay-white") == "council.cards"
    assert objection(s, "pay-pink-purple") == "council.cards"


@clause("council", "council.cards", "council.afford")
def test_cards_that_are_not_in_the_hand_cannot_be_played() -> None:
    s = table()
    give(s, 0, hand="pink", coins=20)
    play(s, "buy-ABC")
    assert words(s) == ["pay-pink"]
    refused(s, "pay-blue", "council.afford")
    refused(s, "pay-pink-joker", "council.afford")


@clause("council", "council.afford")
def test_without_a_card_no_council_is_satisfied() -> None:
    s = table()
    give(s, 0, hand="", coins=20)
    refused(s, "buy-ABC", "council.afford")
    refused(s, "king-J", "council.afford")


@clause("council", "council.fewer")
def test_fewer_cards_may_be_played_and_they_lie_open() -> None:
    s = table()
    give(s, 0, hand="orange pink blue black joker", coins=20)
    told = play(s, "buy-ABC", "pay-pink", "reveal-A")
    assert player(s)["coins"] == 10
    assert hand(s) == {"orange": 1, "blue": 1, "black": 1, "joker": 1}
    assert discards(s) == {"pink": 1}
    assert seen(s, 2)["discards"]["pink"] == 1
    paid = [event for event in told if isinstance(event, CouncilSatisfied)]
    assert [(event.cards, event.coins) for event in paid] == [(bag("pink"), 10)]


@clause("council", "council.fewer")
def test_at_least_one_card_is_played() -> None:
    s = table()
    give(s, 0, hand="pink", coins=20)
    play(s, "buy-ABC")
    assert all(word.startswith("pay-") and len(word) > 4 for word in words(s))
    assert not any(word == "pay-" for word in [action.text for action in s.vocabulary().actions])


# ---- the price

PRICES = [
    ("pink", 10),
    ("joker", 11),
    ("blue pink", 7),
    ("pink joker", 8),
    ("joker joker", 9),
    ("blue orange pink", 4),
    ("blue pink joker", 5),
    ("pink joker joker", 6),
    ("joker joker joker", 7),
    ("black blue orange pink", 0),
    ("blue orange pink joker", 1),
    ("blue pink joker joker", 2),
    ("pink joker joker joker", 3),
    ("joker joker joker joker", 4),
]


@clause("council", "council.price", "council.joker")
@pytest.mark.parametrize(("cards", "coins"), PRICES)
def test_the_price_of_a_permit(cards: str, coins: int) -> None:
    s = table()
    give(s, 0, hand=cards, coins=20)
    play(s, "buy-ABC", "pay-" + cards.replace(" ", "-"), "reveal-A")
    assert player(s)["coins"] == 20 - coins
    assert hand(s) == {}


@clause("council", "council.price", "council.joker")
@pytest.mark.parametrize(("cards", "coins"), PRICES)
def test_the_price_of_the_kings_help(cards: str, coins: int) -> None:
    s = table()
    council(s, "coast", "white white purple purple")
    council(s, "king", "orange pink blue black")
    give(s, 0, hand=cards, coins=20)
    play(s, "king-J", "pay-" + cards.replace(" ", "-"))
    assert player(s)["coins"] == 20 - coins


@clause("council", "council.afford", "council.price")
@pytest.mark.parametrize(("cards", "coins"), [case for case in PRICES if case[1]])
def test_a_price_is_never_owed(cards: str, coins: int) -> None:
    s = table()
    give(s, 0, hand=cards, coins=coins - 1)
    refused(s, "buy-ABC", "council.afford")
    give(s, 0, coins=coins)
    play(s, "buy-ABC")
    assert words(s)[-1] == "pay-" + cards.replace(" ", "-")


@clause("council", "council.afford", "council.price")
def test_only_payments_within_the_purse_are_offered() -> None:
    s = table()
    give(s, 0, hand="orange pink blue joker", coins=5)
    play(s, "buy-ABC")
    assert words(s) == [
        "pay-blue-orange-pink",
        "pay-blue-orange-joker",
        "pay-blue-pink-joker",
        "pay-orange-pink-joker",
        "pay-blue-orange-pink-joker",
    ]
    refused(s, "pay-blue-orange", "council.price")


@clause("council", "council.afford")
def test_the_bonus_of_the_permit_does_not_pay_for_it() -> None:
    s = table()
    give(s, 0, hand="orange", coins=9)
    refused(s, "buy-FG", "council.afford")  # It would give 5 coins.
    assert goods(s)["coins"] == 9


@clause("council", "council.joker")
def test_a_joker_takes_any_councillor_but_only_one() -> None:
    s = table()
    council(s, "coast", "orange pink blue black")
    give(s, 0, hand="pink joker joker joker joker", coins=20)
    play(s, "buy-ABC")
    payments = words(s)
    assert "pay-pink-joker-joker-joker" in payments
    assert "pay-joker-joker-joker-joker" in payments
    assert max(word.count("-") for word in payments) == 4
