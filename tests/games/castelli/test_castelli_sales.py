"""Selling cards: when, for how much; and the cards under the deck."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import CardSold
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castelli.positions import (
    all_but,
    begin,
    building,
    deck,
    give,
    hand,
    lay,
    play,
    quietly,
    refused,
    seen,
    silver,
    table,
    turn_up,
    words,
)

# ---- selling


@clause("castelli", "card.sell")
def test_any_number_of_cards_is_sold_at_the_moments_of_the_own_turn() -> None:
    s = table(4)
    give(s, 0, "king3 king4 king4 king5 robber farmer", stock="1 1 1")
    begin(s)
    play(s, "sell-king4", "sell-king4")
    assert (silver(s)[0], s.mine) == (4, 18)
    refused(s, "sell-king4", "card.hand")
    turn_up(s, "B2 h01 2")  # Blue to B3.
    play(s, "sell-king3", "go", "sell-king5", "build-B3-rock", "sell-robber")
    assert (silver(s)[0], hand(s)) == (10, "farmer")
    play(s, "sell-farmer", "end")


@clause("castelli", "card.sell")
@pytest.mark.parametrize(("mine", "paid"), [(2, 2), (1, 1), (0, 0)])
def test_a_poor_mine_pays_what_it_has(mine: int, paid: int) -> None:
    s = table(4)
    give(s, 0, "king3")
    s.mine = mine
    begin(s)
    told = play(s, "sell-king3")
    assert (silver(s)[0], s.mine, hand(s)) == (paid, mine - paid, "")
    assert [event.silver for event in told if isinstance(event, CardSold)] == [paid]


@clause("castelli", "card.sell")
def test_others_sell_before_the_active_player_has_done_anything() -> None:
    s = table(4)
    give(s, 0, "king3")
    give(s, 1, "robber robber")
    give(s, 3, "farmer")
    begin(s)
    assert (s.actors(), s.unasked()) == ([0], [1, 3])
    assert [words(s, seat=seat) for seat in (1, 2, 3)] == [["sell-robber"], [], ["sell-farmer"]]
    refused(s, "play-robber", "hidden.others", seat=1)
    refused(s, "open-A1", "hidden.others", seat=1)
    refused(s, "sell-farmer", "hidden.others", seat=2)
    play(s, "4 sell-farmer", "2 sell-robber", "2 sell-robber")
    assert (silver(s), s.unasked(), s.actors()) == ([0, 4, 0, 2], [], [0])


@clause("castelli", "card.sell")
@pytest.mark.parametrize("word", ["sell-king3", "play-king3", "open-D2"])
def test_then_they_must_wait_for_the_next_turn(word: str) -> None:
    s = table(3)
    give(s, 0, "king3")
    give(s, 1, "robber")
    give(s, 2, "farmer")
    begin(s)
    play(s, "3 sell-farmer", word)
    assert s.unasked() == []
    refused(s, "sell-robber", "hidden.others", seat=1)
    if not word.startswith("open"):
        assert s.actor() == 0
        play(s, "open-D2")
    play(s, "tile-h01", "lay-0")
    quietly(s)
    refused(s, "sell-robber", "hidden.others", seat=1)
    play(s, "end")
    assert s.actors() == [1]
    assert "sell-robber" in words(s)


@clause("castelli", "card.sell")
def test_who_has_just_ended_a_turn_may_sell_in_the_next() -> None:
    s = table(2)
    give(s, 0, "king3")
    begin(s)
    turn_up(s, "D2 h01")
    play(s, "end", "1 sell-king3")
    assert (silver(s), s.actors()) == ([2, 0], [1])


@clause("castelli", "card.sell", "card.robber")
def test_a_sale_between_turns_may_make_a_robber_worth_while() -> None:
    s = table(2)
    give(s, 0, "robber")
    give(s, 1, "king3")
    begin(s)
    refused(s, "play-robber", "card.effect")
    play(s, "2 sell-king3", "play-robber")
    assert silver(s) == [1, 1]


@clause("castelli", "card.sell", "card.traitor")
def test_nothing_is_sold_in_the_middle_of_a_card() -> None:
    s = table(4)
    give(s, 0, "traitor king3", silver=1)
    give(s, 1, "king5")
    begin(s)
    play(s, "play-traitor")
    refused(s, "sell-king3", "card.traitor")
    refused(s, "sell-king5", "hidden.others", seat=1)
    play(s, "from-2")
    refused(s, "sell-king5", "hidden.others", seat=1)


@clause("castelli", "card.sell", "card.steward")
def test_nothing_is_sold_when_stewards_are_asked() -> None:
    s = table(4)
    give(s, 1, "king5")
    turn_up(s, "D2 h01")
    refused(s, "sell-king5", "card.sell")


# ---- under the deck


@clause("castelli", "card.bottom")
def test_played_and_sold_cards_go_under_the_deck_and_come_back_in_their_order() -> None:
    s = table(4)
    give(s, 0, "king3 robber farmer")
    give(s, 1, "bandits")
    begin(s)
    play(s, "2 sell-bandits", "sell-robber", "play-king3", "sell-farmer")
    assert seen(s)["deck"] == 25
    deck_now = s.bottom[:]
    deck(s)
    s.bottom = deck_now
    assert seen(s)["deck"] == 4
    turn_up(s, "C5 h25 1")  # The card of the tile; then the card on blue faces D5 market: nobody has it.
    assert words(s) == ["draw-bandits"]
    play(s, "draw-bandits", "sell-bandits")
    quietly(s)
    play(s, "end")
    turn_up(s, "C7 h26")
    assert words(s) == ["draw-robber"]
    play(s, "draw-robber")
    assert hand(s, 1) == "robber"


@clause("castelli", "card.bottom")
def test_the_shuffled_deck_is_drawn_before_what_lies_under_it() -> None:
    s = table(4)
    give(s, 0, "king5")
    deck(s, "count")
    begin(s)
    play(s, "sell-king5")
    turn_up(s, "D2 h25")
    assert words(s) == ["draw-count"]


@clause("castelli", "card.bottom", "area.market")
def test_a_market_gives_what_the_deck_has() -> None:
    s = table(4)
    deck(s, "king3")
    lay(s, "G3 h01 0")  # Blue 6 north to G2 market, two tents.
    begin(s, 1)
    turn_up(s, "H2 h05 0")
    assert s.actor() == CHANCE
    play(s, "draw-king3")
    assert (hand(s), s.actor()) == ("king3", 1)


@clause("castelli", "card.sell", "end.sales")
def test_the_active_player_may_still_sell_in_the_last_turn() -> None:
    s = table(4)
    give(s, 0, "king3 king4")
    all_but(s)
    building(s)
    play(s, "sell-king3", "end", "sell-king4")
    assert s.asks == []
