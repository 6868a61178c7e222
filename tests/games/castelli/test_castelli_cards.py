"""Playing cards: which, when, how many; and when a card has no effect."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.castelli.positions import (
    begin,
    building,
    castle,
    give,
    hand,
    lay,
    play,
    quietly,
    refused,
    silver,
    table,
    turn_up,
    words,
)

# ---- playing


@clause("castelli", "card.hand")
def test_only_own_cards_are_played_and_sold() -> None:
    s = table(4)
    give(s, 0, "king3")
    give(s, 1, "king5")
    begin(s)
    assert words(s)[:2] == ["sell-king3", "play-king3"]
    for word in ("sell-king5", "play-king5", "sell-duke", "play-steward", "play-count"):
        refused(s, word, "card.hand")
    refused(s, "sell-king3", "card.hand", seat=1)
    assert words(s, seat=1) == ["sell-king5"]


@clause("castelli", "card.hand", "card.steward")
def test_who_has_a_card_but_no_steward_cannot_use_one() -> None:
    s = table(4)
    give(s, 1, "king3")
    turn_up(s, "D2 h01")
    refused(s, "steward-1", "card.hand")


@clause("castelli", "card.one")
def test_a_card_is_played_before_the_tile_is_chosen() -> None:
    s = table(4)
    give(s, 0, "king3 king4")
    begin(s)
    play(s, "play-king3")
    assert s.points[0] == 3
    refused(s, "play-king4", "card.one")
    turn_up(s, "B2 h01")
    refused(s, "play-king4", "card.one")  # Nor before the areas.
    play(s, "go")
    refused(s, "play-king4", "card.one")  # Nor after them.


@clause("castelli", "card.one")
def test_a_card_is_played_after_the_tile_before_the_areas() -> None:
    s = table(4)
    give(s, 0, "brigand king4")
    begin(s)
    turn_up(s, "C1 h18")  # One silver of the tile, one of the rim; then the brigand takes half of 20.
    assert (s.mine, silver(s)) == (20, [2, 0, 0, 0])
    assert s.lords[2].stock == [0, 0, 0]  # D1 rock comes later.
    play(s, "play-brigand")
    assert silver(s) == [12, 0, 0, 0]
    refused(s, "play-king4", "card.one")
    play(s, "go")
    assert s.lords[2].stock == [0, 0, 1]


@clause("castelli", "card.one")
def test_a_card_is_played_after_the_areas_or_between_castles() -> None:
    s = table(4)
    give(s, 0, "king3 king4", stock="2 2 2")
    lay(s, "C3 h01 3")  # Blue to B3.
    building(s)
    play(s, "build-B3-rock", "play-king4")
    refused(s, "play-king3", "card.one")
    play(s, "build-B3-rock")
    refused(s, "play-king3", "card.one")


@clause("castelli", "card.one")
def test_a_card_that_was_just_drawn_may_be_played() -> None:
    s = table(4)
    turn_up(s, "B2 h25 1")  # Yellow north: B1 rock.
    play(s, "draw-king5")
    assert s.lords[2].stock == [0, 0, 0]
    play(s, "play-king5")
    assert s.points[0] == 5
    assert s.lords[2].stock == [0, 0, 1]


@clause("castelli", "card.one")
def test_a_card_of_the_last_area_may_be_played_in_the_same_turn() -> None:
    s = table(4)
    turn_up(s, "C5 h01 1")  # Blue east: D5 market.
    play(s, "draw-king5", "play-king5")
    assert s.points[0] == 5


@clause("castelli", "card.one")
def test_in_the_next_own_turn_another_card_may_be_played() -> None:
    s = table(2)
    give(s, 0, "king3 king4")
    begin(s)
    play(s, "play-king3")
    turn_up(s, "D2 h01")
    quietly(s)
    play(s, "end")
    turn_up(s, "B4 h02")
    quietly(s)
    play(s, "end")
    play(s, "play-king4")
    assert s.points[0] == 7


@clause("castelli", "card.one", "card.steward", "card.guard")
def test_stewards_and_guards_are_not_played_in_the_own_turn() -> None:
    s = table(4, battle="yes")
    give(s, 0, "steward guard")
    begin(s)
    refused(s, "play-steward", "card.steward")
    refused(s, "play-guard", "card.guard")
    turn_up(s, "D2 h01")
    assert s.actor() == 0
    assert words(s, "steward") == []


@clause("castelli", "card.one-for-others")
def test_one_card_in_the_turn_of_another_a_steward_or_a_guard() -> None:
    s = table(4, battle="yes")
    give(s, 1, "steward steward guard")
    give(s, 0, stock="2 2 2")
    castle(s, 1, "B3 rock1")
    begin(s)
    turn_up(s, "C3 h01 3")  # Blue 6 to B3.
    play(s, "2 pass", "over-B3-rock1")
    assert words(s) == ["guard", "pass"]
    play(s, "guard")
    assert hand(s, 1) == "steward steward"


@clause("castelli", "card.one-for-others")
def test_who_has_used_a_steward_has_no_guard_in_that_turn_but_in_the_next() -> None:
    s = table(4, battle="yes")
    give(s, 1, "steward guard")
    give(s, 0, stock="2 2 2")
    castle(s, 1, "B3 rock1")
    begin(s)
    turn_up(s, "C3 h01 0")
    play(s, "2 steward-3", "over-B3-rock1")
    assert words(s) == ["pass"]
    refused(s, "guard", "card.one-for-others")
    play(s, "pass")
    assert s.lords[0].castles == 8


@clause("castelli", "card.one-for-others")
def test_the_limit_is_for_one_turn() -> None:
    s = table(3)
    give(s, 2, "steward steward")
    begin(s)
    turn_up(s, "D2 h01")
    play(s, "3 steward-1", "end")
    turn_up(s, "B4 h02")
    play(s, "3 steward-1")
    assert hand(s, 2) == ""


# ---- a card that does nothing


@clause("castelli", "card.effect")
@pytest.mark.parametrize("card", ["robber", "bandits"])
def test_nobody_is_robbed_where_nobody_has_silver(card: str) -> None:
    s = table(4)
    give(s, 0, card, silver=5)
    begin(s)
    refused(s, f"play-{card}", "card.effect")
    give(s, 2, silver=1)
    assert f"play-{card}" in words(s)


@clause("castelli", "card.effect", "card.traitor")
def test_a_traitor_needs_a_silver_and_somebody_with_a_card() -> None:
    s = table(4)
    give(s, 0, "traitor", silver=1)
    begin(s)
    refused(s, "play-traitor", "card.effect")
    give(s, 3, "king3")
    assert "play-traitor" in words(s)
    s.lords[0].silver = 0
    refused(s, "play-traitor", "card.effect")


@clause("castelli", "card.effect", "card.brigand")
@pytest.mark.parametrize(("mine", "playable"), [(0, False), (1, False), (2, True)])
def test_a_brigand_needs_two_silver_in_the_mine(mine: int, playable: bool) -> None:
    s = table(4)
    give(s, 0, "brigand")
    s.mine = mine
    begin(s)
    assert ("play-brigand" in words(s)) == playable
    if not playable:
        refused(s, "play-brigand", "card.effect")


@clause("castelli", "card.effect", "card.farmer", "card.duke")
@pytest.mark.parametrize(("card", "aside"), [("farmer", "villages_aside"), ("duke", "cities_aside")])
def test_a_founder_needs_a_settlement_beside_the_board(card: str, aside: str) -> None:
    s = table(4, battle="yes")
    give(s, 0, card)
    begin(s)
    assert f"play-{card}" in words(s)
    setattr(s, aside, 0)
    refused(s, f"play-{card}", "card.effect")
    assert f"sell-{card}" in words(s)


@clause("castelli", "card.effect", "card.arsonist")
def test_an_arsonist_needs_a_city() -> None:
    s = table(4, battle="yes")
    give(s, 0, "arsonist")
    s.cities = 0
    begin(s)
    refused(s, "play-arsonist", "card.effect")


@clause("castelli", "card.effect")
@pytest.mark.parametrize("card", ["count", "countess", "builder", "abbot", "knights"])
def test_a_helper_needs_a_castle_that_can_be_built(card: str) -> None:
    s = table(4, battle="yes")
    give(s, 0, card, stock="5 5 5")
    building(s)
    refused(s, f"play-{card}", "card.effect")  # Blue has no influence anywhere.
