"""What each character of the base game does; those who help with castles are in test_castelli_castles.py."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import CardBought, MineRobbed, SettlementFounded, SilverRobbed
from maniero.games.castelli.names import OCTAGON_NAMES
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castelli.positions import (
    all_but,
    begin,
    building,
    castle,
    give,
    hand,
    lay,
    octagon,
    play,
    refused,
    scored,
    seen,
    silver,
    table,
    turn_up,
    words,
)

# ---- points and silver


@clause("castelli", "card.king")
@pytest.mark.parametrize(("king", "points"), [("king3", 3), ("king4", 4), ("king5", 5)])
def test_a_king_gives_the_points_printed_on_him(king: str, points: int) -> None:
    s = table(3)
    give(s, 1, king)
    begin(s, 1)
    told = play(s, f"play-{king}")
    assert s.points == [0, points, 0]
    assert scored(told, 1) == {"card.king": points}
    assert (hand(s, 1), seen(s)["last_played"]) == ("", king)


@clause("castelli", "card.robber")
def test_a_robber_takes_one_silver_of_everybody_who_has_any() -> None:
    s = table(4)
    give(s, 0, silver=3)
    give(s, 1, "robber", silver=1)
    give(s, 3, silver=1)
    begin(s, 1)
    told = play(s, "play-robber")
    assert silver(s) == [2, 3, 0, 0]
    assert [(e.victim, e.silver) for e in told if isinstance(e, SilverRobbed)] == [(0, 1), (3, 1)]
    assert s.mine == 22 - 5


@clause("castelli", "card.bandits")
def test_bandits_take_two_or_the_only_one() -> None:
    s = table(4)
    give(s, 0, "bandits")
    give(s, 1, silver=1)
    give(s, 2, silver=5)
    begin(s)
    told = play(s, "play-bandits")
    assert silver(s) == [3, 0, 3, 0]
    assert [(e.victim, e.silver) for e in told if isinstance(e, SilverRobbed)] == [(1, 1), (2, 2)]


@clause("castelli", "card.brigand")
@pytest.mark.parametrize(("mine", "taken"), [(22, 11), (7, 3), (3, 1), (2, 1)])
def test_a_brigand_takes_half_of_the_mine_rounded_down(mine: int, taken: int) -> None:
    s = table(4)
    give(s, 0, "brigand")
    s.mine = mine
    begin(s)
    told = play(s, "play-brigand")
    assert (silver(s)[0], s.mine) == (taken, mine - taken)
    assert [e.silver for e in told if isinstance(e, MineRobbed)] == [taken]


# ---- the traitor


@clause("castelli", "card.traitor")
def test_a_traitor_pays_the_player_and_draws_a_card_of_that_hand_at_random() -> None:
    s = table(4)
    give(s, 0, "traitor king3", silver=2)
    give(s, 1, silver=4)
    give(s, 2, "farmer farmer count")
    give(s, 3, "robber")
    begin(s)
    play(s, "play-traitor")
    assert words(s) == ["from-3", "from-4"]
    refused(s, "from-2", "card.traitor")  # Has no card.
    refused(s, "from-1", "card.traitor")
    refused(s, "pass", "card.traitor")
    play(s, "from-3")
    assert s.actor() == CHANCE
    assert (words(s), s.weights()) == (["take-count", "take-farmer"], [1, 2])
    told = play(s, "take-farmer")
    assert (hand(s), hand(s, 2)) == ("king3 farmer", "count farmer")
    assert silver(s) == [1, 4, 1, 0]
    assert [(e.seat, e.victim, e.silver) for e in told if isinstance(e, CardBought)] == [(0, 2, 1)]
    assert s.actor() == 0
    assert "open-A1" in words(s)  # The turn goes on.


@clause("castelli", "card.traitor", "card.one")
def test_the_bought_card_may_be_sold_but_not_played_in_this_turn() -> None:
    s = table(2)
    give(s, 0, "traitor", silver=1)
    give(s, 1, "king5")
    begin(s)
    play(s, "play-traitor", "from-2", "take-king5")
    refused(s, "play-king5", "card.one")
    play(s, "sell-king5")
    assert silver(s) == [2, 1]


# ---- the farmer


@clause("castelli", "card.farmer")
def test_a_farmer_founds_a_village_where_there_is_nothing_but_not_on_the_mine() -> None:
    s = table(4)
    give(s, 0, "farmer")
    castle(s, 1, "D1 rock1")
    begin(s)
    play(s, "play-farmer")
    settled = 11 + 6
    assert len(words(s, "found")) == 32 - settled - 1
    assert "found-D1" in words(s)  # Castles do not matter.
    for word in ("found-C2", "found-B3", "found-A2", "open-A1", "sell-farmer"):
        refused(s, word, "card.farmer")
    told = play(s, "found-D1")
    assert octagon(s, "D1")["settlement"] == "village"
    assert (seen(s)["villages_aside"], seen(s)["cities_aside"]) == (1, 2)
    founded = [(e.seat, OCTAGON_NAMES[e.octagon], e.city) for e in told if isinstance(e, SettlementFounded)]
    assert founded == [(0, "D1", False)]


@clause("castelli", "card.farmer", "castle.villages")
def test_castles_that_stand_gain_nothing_new_ones_do() -> None:
    s = table(4)
    give(s, 0, "farmer", stock="2 2 2")
    lay(s, "C3 h01 3")  # Blue to B3: villages B3, D3, F3 and the city B7.
    building(s)
    play(s, "build-B3-rock")
    assert s.points[0] == 5
    play(s, "play-farmer", "found-B1")
    assert s.points[0] == 5
    play(s, "build-B3-rock")
    assert s.points[0] == 5 + 6


@clause("castelli", "card.farmer", "setup.settlements")
def test_two_farmers_use_up_the_villages_aside() -> None:
    s = table(2)
    give(s, 0, "farmer")
    give(s, 1, "farmer")
    begin(s)
    play(s, "play-farmer", "found-A4")
    begin(s, 1)
    play(s, "play-farmer")
    refused(s, "found-A4", "card.farmer")
    play(s, "found-B1")
    assert seen(s)["villages_aside"] == 0


@clause("castelli", "card.farmer", "setup.half")
def test_on_the_mine_tile_nothing_is_founded() -> None:
    s = table(2, board="CB")
    give(s, 0, "farmer")
    begin(s)
    play(s, "play-farmer")
    refused(s, "found-C2", "card.farmer")
    assert len(words(s)) == 16 - 4 - 4 - 1


# ---- stewards


@clause("castelli", "card.steward")
def test_a_steward_turns_the_tile_before_the_rim_and_the_areas() -> None:
    s = table(4)
    give(s, 2, "steward")
    turn_up(s, "E1 h17 0")  # Blue north to a grain of the rim; its silver is taken at once.
    assert silver(s) == [1, 0, 0, 0]
    assert s.lords[0].stock == [0, 0, 0]
    assert s.actor() == 2
    assert words(s) == ["steward-1", "steward-2", "steward-3", "pass"]
    refused(s, "steward-0", "card.effect")  # It lies so already.
    refused(s, "open-A1", "card.steward")
    play(s, "steward-1")  # Yellow north.
    assert [lord.stock[1] for lord in s.lords] == [0, 0, 1, 0]
    assert (hand(s, 2), seen(s)["last_played"]) == ("", "steward")
    assert s.actor() == 0


@clause("castelli", "card.steward", "tile.card")
def test_the_card_of_the_tile_is_drawn_before_stewards_are_asked() -> None:
    s = table(3)
    give(s, 1, "steward")
    turn_up(s, "D2 h25")
    assert s.actor() == CHANCE
    play(s, "draw-king3")
    assert (hand(s), s.actor()) == ("king3", 1)


@clause("castelli", "card.steward")
def test_everybody_else_with_a_card_is_asked_once_clockwise() -> None:
    s = table(4)
    give(s, 0, "steward")
    give(s, 1, "king3")
    give(s, 3, "steward")
    begin(s, 2)
    turn_up(s, "D2 h01")
    asked = []
    while "pass" in words(s):
        asked.append(s.actor())
        play(s, "pass")
    assert asked == [3, 0, 1]


@clause("castelli", "card.steward", "hidden.cards")
def test_who_has_no_card_and_the_active_player_are_not_asked() -> None:
    s = table(4)
    give(s, 0, "steward steward")
    begin(s)
    turn_up(s, "D2 h01")
    assert s.actor() == 0
    assert "end" in words(s)


@clause("castelli", "card.steward")
def test_the_last_steward_decides() -> None:
    s = table(4)
    give(s, 1, "steward")
    give(s, 3, "steward")
    turn_up(s, "C1 h05 0")
    play(s, "2 steward-1", "4 steward-0")  # Turned back as it was.
    assert silver(s) == [1, 0, 0, 0]
    assert s.laid[0] == -1


@clause("castelli", "card.steward", "castle.influence")
def test_influence_is_that_of_the_tile_as_it_lies_at_last() -> None:
    s = table(4)
    give(s, 1, "steward")
    give(s, 0, stock="1 1 1")
    turn_up(s, "C3 h01 3")  # Blue to B3.
    play(s, "steward-1")  # Blue to D3, where there is no rock.
    assert words(s) == ["end"]
    refused(s, "build-B3-rock", "castle.influence")


@clause("castelli", "card.steward", "end.last")
def test_a_steward_is_asked_for_the_last_tile_too() -> None:
    s = table(2)
    give(s, 1, "steward")
    all_but(s, "D2")
    begin(s)
    turn_up(s, f"D2 {seen(s)['unseen'][0]['name']}")
    while s.actor() == CHANCE:
        play(s, words(s)[0])
    assert s.actor() == 1
    assert "steward-1" in words(s)
