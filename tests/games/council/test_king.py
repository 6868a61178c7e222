"""Building with the help of the king."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games.council.events import EmporiumBuilt, KingMoved
from maniero.games.council.names import LETTERS, NONE
from tests.clauses import clause
from tests.games.council.positions import (
    SIDES,
    council,
    discards,
    give,
    goods,
    hand,
    play,
    player,
    refused,
    seen,
    table,
    tokens,
    words,
)

if TYPE_CHECKING:
    from maniero.games.council.state import Council

FOUR = "pay-white-white-purple-purple"  # What satisfies the king's usual council for nothing.


def ready(sides: str = "AAA", coins: int = 20, king: str = "") -> Council:
    s = table(sides=sides)
    if king:
        s.king = LETTERS.index(king)
    give(s, 0, hand="white white purple purple", coins=coins)
    return s


@clause("council", "king.council")
def test_the_kings_council_must_be_satisfied() -> None:
    s = table()
    give(s, 0, hand="orange pink blue black", coins=20)  # Good for the three regions.
    refused(s, "king-J", "council.afford")
    give(s, 0, hand="orange pink blue black white")
    play(s, "king-J")
    assert words(s) == ["pay-white"]
    refused(s, "pay-black", "council.cards")
    refused(s, "hire", "king.council")
    play(s, "pay-white")
    assert player(s)["coins"] == 10
    assert discards(s) == {"white": 1}


@clause("council", "king.council", "council.joker")
def test_jokers_help_with_the_king() -> None:
    s = table()
    council(s, "king", "white white purple purple")
    give(s, 0, hand="white joker", coins=8)
    play(s, "king-J", "pay-white-joker")
    assert player(s)["coins"] == 0
    assert hand(s) == {}


@clause("council", "king.way", "king.build")
def test_each_road_costs_two_coins() -> None:
    s = ready(coins=10)
    told = play(s, "king-L", FOUR)  # J-L
    assert seen(s)["king"] == "L"
    assert goods(s)["coins"] == 8
    moved = [event for event in told if isinstance(event, KingMoved)]
    assert [(LETTERS[e.start], LETTERS[e.city], e.coins) for e in moved] == [("J", "L", 2)]
    s = ready(coins=10)
    play(s, "king-O", FOUR)  # J-L-O
    assert goods(s)["coins"] == 6


@clause("council", "king.way", "council.price")
def test_the_way_is_paid_on_top_of_the_council() -> None:
    s = table()
    give(s, 0, hand="white purple joker", coins=9)
    play(s, "king-O")
    # 9 coins, 4 of them for the way: three cards, one of them a joker, cost 5.
    assert words(s) == ["pay-white-purple-joker"]
    refused(s, "pay-white-purple", "king.way")
    play(s, "pay-white-purple-joker")
    assert goods(s)["coins"] == 0


@clause("council", "king.way", "king.possible")
@pytest.mark.parametrize("coins", range(9))
def test_the_king_goes_only_as_far_as_the_coins_reach(coins: int) -> None:
    s = ready(coins=coins)
    roads = dict(zip("JGHILDMEFKONBCA", (0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4), strict=True))
    for city, far in roads.items():
        if 2 * far <= coins:
            assert f"king-{city}" in words(s)
        else:
            refused(s, f"king-{city}", "king.way")


@clause("council", "king.way", "king.possible")
def test_the_coins_must_reach_for_council_and_way_together() -> None:
    s = table()
    give(s, 0, hand="white purple", coins=10)  # Two cards cost 7 coins.
    assert "king-I" in words(s)
    refused(s, "king-O", "king.way")
    give(s, 0, coins=8)
    refused(s, "king-I", "king.way")
    give(s, 0, coins=6)
    refused(s, "king-J", "council.afford")


def shortest(roads: list[str], start: str, goal: str) -> int:
    """Roads from one city to another, found by walking outwards."""
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {road[1 - road.index(city)] for city in reached for road in roads if city in road}
        steps += 1
    return steps


@clause("council", "king.shortest", "king.way")
@pytest.mark.parametrize("sides", SIDES)
def test_the_king_takes_the_shortest_way(sides: str) -> None:
    base = ready(sides)
    roads = seen(base)["roads"]
    for start in LETTERS:
        for goal in LETTERS:
            s = base.copy()
            s.king = LETTERS.index(start)
            for word in (f"king-{goal}", FOUR):
                s.apply(s.vocabulary().parse(word))
            assert s.players[0].coins == 20 - 2 * shortest(roads, start, goal)
            assert s.king == LETTERS.index(goal)


@clause("council", "king.shortest")
def test_emporiums_do_not_block_the_king() -> None:
    s = ready(coins=4)
    give(s, 0, built="L G", assistants=0)
    give(s, 1, built="L G H I")
    give(s, 2, built="L")
    play(s, "king-O", FOUR)  # Through Lyram, where everyone has built.
    assert seen(s)["king"] == "O"
    assert goods(s)["coins"] == 0
    assert goods(s)["assistants"] == 0


@clause("council", "king.stay")
def test_the_king_may_stay_where_he_is_for_nothing() -> None:
    s = ready(coins=0, king="C")
    kings = [word for word in words(s) if word.startswith("king-")]
    assert kings == ["king-C"]
    play(s, "king-C", FOUR)
    assert seen(s)["king"] == "C"
    assert seen(s)["cities"][2]["emporiums"] == [0]
    assert goods(s)["coins"] == 0


@clause("council", "king.build")
def test_the_king_needs_no_permit_and_the_emporium_gives_its_rewards() -> None:
    s = ready(coins=2)
    tokens(s, I="3 coins", F="2 points")
    give(s, 0, built="F")
    assert player(s)["permits"] == []
    told = play(s, "king-I", FOUR)
    assert seen(s)["cities"][LETTERS.index("I")]["emporiums"] == [0]
    assert player(s)["emporiums_left"] == 8
    assert goods(s)["coins"] == 3
    assert goods(s)["points"] == 2
    assert [event.permit for event in told if isinstance(event, EmporiumBuilt)] == [NONE]


@clause("council", "king.build")
def test_a_permit_is_not_used_up_by_the_king() -> None:
    s = ready()
    give(s, 0, permits="J")
    play(s, "king-J", FOUR)
    assert [there["name"] for there in player(s)["permits"]] == ["J"]


@clause("council", "king.possible", "build.assistants")
def test_the_king_does_not_go_where_assistants_are_lacking() -> None:
    s = ready()
    tokens(s, I="2 assistants")
    give(s, 0, assistants=1)
    give(s, 1, built="I L")
    give(s, 2, built="I")
    refused(s, "king-I", "build.assistants")
    play(s, "king-L", FOUR)
    assert goods(s)["assistants"] == 0


@clause("council", "king.possible")
def test_the_reward_does_not_pay_for_the_king() -> None:
    s = ready(coins=1)
    tokens(s, I="3 coins")
    refused(s, "king-I", "king.way")
    s = ready(coins=9, king="I")
    give(s, 0, hand="white")
    tokens(s, I="3 coins")
    refused(s, "king-I", "council.afford")


@clause("council", "king.possible")
def test_every_payment_offered_leaves_enough_for_the_way() -> None:
    s = table()
    give(s, 0, hand="white white purple purple joker", coins=8)
    play(s, "king-N")  # Six coins for the way.
    assert words(s) == [
        "pay-white-white-purple-purple",
        "pay-white-white-purple-joker",
        "pay-white-purple-purple-joker",
    ]


@clause("council", "king.way")
def test_the_next_player_finds_the_king_where_he_stopped() -> None:
    s = ready()
    play(s, "king-N", FOUR, "end", "draw-pink")
    give(s, 1, hand="white white purple purple", coins=0)
    assert [word for word in words(s) if word.startswith("king-")] == ["king-N"]
