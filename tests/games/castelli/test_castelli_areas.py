"""Areas and the rim: when they are evaluated, who gets what, ties, limits, order."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import AreaLost, AreaWon, RimRewarded
from maniero.games.castelli.names import KINDS, OCTAGON_NAMES
from maniero.kernel.events import Event
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castelli.positions import (
    area,
    begin,
    deck,
    give,
    hand,
    lay,
    play,
    quietly,
    silver,
    stock,
    table,
    turn_up,
)


def won(told: list[Event]) -> list[tuple[str, int, int]]:
    """Areas, who won them, and what they gained."""
    return [
        (f"{OCTAGON_NAMES[event.octagon]}-{KINDS[event.kind]}", event.seat, event.gained)
        for event in told
        if isinstance(event, AreaWon)
    ]


# ---- the rim


@clause("castelli", "area.rim")
@pytest.mark.parametrize(
    ("square", "turn", "seat", "resource"),
    [("E1", 0, 0, 1), ("F8", 0, 3, 0), ("B8", 0, 3, 2), ("H2", 0, 1, 1), ("A5", 0, 2, 0), ("A7", 1, 3, 1)],
)
def test_a_shield_at_the_rim_brings_a_resource_at_once(
    square: str, turn: int, seat: int, resource: int
) -> None:
    s = table(4)
    begin(s, (seat + 1) % 4)  # Not only to the player whose turn it is.
    told = turn_up(s, f"{square} h05 {turn}")
    rewards = [(e.seat, e.reward, e.gained) for e in told if isinstance(e, RimRewarded)]
    assert rewards == [(seat, resource, 1)]
    assert stock(s, seat)[resource] >= 1


@clause("castelli", "area.rim")
@pytest.mark.parametrize(("square", "turn", "seat"), [("C1", 0, 0), ("A3", 0, 2), ("H6", 3, 3)])
def test_a_shield_at_the_rim_brings_silver(square: str, turn: int, seat: int) -> None:
    s = table(4)
    turn_up(s, f"{square} h05 {turn}")
    assert (silver(s)[seat], sum(silver(s)), s.mine) == (1, 1, 21)


@clause("castelli", "area.rim", "tile.silver")
def test_an_empty_mine_gives_none_at_the_rim() -> None:
    s = table(4)
    s.mine = 0
    told = turn_up(s, "C1 h05")
    assert sum(silver(s)) == 0
    assert [e.gained for e in told if isinstance(e, RimRewarded)] == [0]


@clause("castelli", "area.rim")
@pytest.mark.parametrize(("square", "turn", "seat"), [("G1", 3, 1), ("H4", 0, 1), ("D8", 3, 2)])
def test_a_shield_at_the_rim_draws_a_card(square: str, turn: int, seat: int) -> None:
    s = table(4)
    turn_up(s, f"{square} h05 {turn}")
    assert s.actor() == CHANCE
    play(s, "draw-farmer")
    assert [hand(s, each) for each in range(4)].index("farmer") == seat
    assert s.actor() == 0


@clause("castelli", "area.rim", "card.bottom")
def test_an_empty_deck_gives_none_at_the_rim() -> None:
    s = table(4)
    deck(s)
    told = turn_up(s, "G1 h05")
    assert [e.gained for e in told if isinstance(e, RimRewarded)] == [0]
    assert hand(s) == ""


@clause("castelli", "area.rim")
def test_a_corner_may_reward_two_players() -> None:
    s = table(4)
    told = turn_up(s, "H8 h05 0")  # Red east to rock, green south to silver.
    assert [(e.seat, e.gained) for e in told if isinstance(e, RimRewarded)] == [(1, 1), (3, 1)]
    assert (stock(s, 1)[2], silver(s)) == (1, [0, 0, 0, 1])
    s = table(4)
    told = turn_up(s, "A1 h05 0")  # Blue north to wood, yellow west to rock.
    assert [(e.seat, e.gained) for e in told if isinstance(e, RimRewarded)] == [(0, 1), (2, 1)]
    assert (stock(s, 0), stock(s, 2)) == ([1, 0, 0], [0, 0, 1])


@clause("castelli", "area.rim", "setup.two")
def test_the_corner_of_two_players() -> None:
    s = table(2)
    turn_up(s, "H4 h07 0")  # Red east to a card, yellow south to silver that nobody gets.
    play(s, "draw-king3")
    assert (hand(s, 1), silver(s)) == ("king3", [0, 0])


@clause("castelli", "area.rim", "tile.card")
def test_a_shield_with_a_card_gets_nothing_at_the_rim() -> None:
    s = table(4)
    told = turn_up(s, "C1 h25")  # The card on blue points north, to silver.
    play(s, "draw-king3")
    assert sum(silver(s)) == 0
    assert not [event for event in told if isinstance(event, RimRewarded)]


@clause("castelli", "area.rim", "area.limit")
def test_the_rim_gives_no_sixth_resource() -> None:
    s = table(4)
    give(s, 0, stock="0 5 0")
    turn_up(s, "E1 h05")
    assert stock(s) == [0, 5, 0]


# ---- when an area is evaluated


@clause("castelli", "area.when")
def test_an_area_with_one_tile_is_evaluated_with_it() -> None:
    s = table(4)
    assert won(turn_up(s, "B2 h01")) == [("B1-rock", 0, 1)]


@clause("castelli", "area.when")
def test_grey_shields_count_as_face_up() -> None:
    s = table(4)  # C1: B1 grain and D1 rock have another side at the rim.
    assert won(turn_up(s, "C1 h01")) == [("D1-rock", 1, 1), ("B1-grain", 2, 1)]


@clause("castelli", "area.when")
def test_an_area_with_two_tiles_waits_for_both() -> None:
    s = table(4)
    assert won(turn_up(s, "D2 h01")) == []
    assert not area(s, "D1-wood")["evaluated"]
    play(s, "end")
    assert won(turn_up(s, "E1 h12")) == [("D1-wood", 0, 1)]  # Blue 6 from D2, red 4 from E1.
    assert area(s, "D1-wood")["evaluated"]


@clause("castelli", "area.when")
def test_an_area_with_three_tiles_waits_for_all_and_comes_once() -> None:
    s = table(4)
    lay(s, "B6 h01 2", "C7 h12 0")  # South blue 6, west red 4.
    begin(s)
    assert area(s, "B7-grain")["open"] == 1
    told = turn_up(s, "B8 h11 1")  # North yellow 4.
    assert ("B7-grain", 0, 2) in won(told)
    play(s, "end")
    for square in ("A7", "D6", "C5"):  # Whatever is turned up beside it later.
        told = turn_up(s, f"{square} h{ord(square[0]) - 60:02d}")
        told += quietly(s)
        assert "B7-grain" not in [name for name, _, _ in won(told)]
        play(s, "end")


@clause("castelli", "area.when", "area.order")
def test_several_areas_come_in_one_turn_north_east_south_west() -> None:
    s = table(4)
    told = turn_up(s, "G1 h01")  # North the rim, east H1 wood, south G2 rock, west F1 wood.
    told += quietly(s)
    assert won(told) == [("H1-wood", 1, 1), ("G2-rock", 3, 1), ("F1-wood", 2, 1)]


@clause("castelli", "area.order")
def test_areas_of_different_octagons_are_apart() -> None:
    """D1 wood and E2 wood lie side by side, with D2 between them; each has its own tiles."""
    s = table(4)
    lay(s, "D2 h01 1")  # Blue 6 to the east, E2; yellow 6 to the north, D1.
    begin(s)
    assert won(turn_up(s, "E1 h12 0")) == [("D1-wood", 2, 1)]
    assert not area(s, "E2-wood")["evaluated"]


@clause("castelli", "area.order", "tile.card", "card.bottom")
def test_the_card_of_the_tile_is_drawn_before_that_of_the_rim_and_of_a_market() -> None:
    s = table(4)
    deck(s, "king3")
    lay(s, "E7 h01 3")  # Blue 6 to the west: D7 market.
    begin(s, 3)
    turn_up(s, "D8 h25 3")  # The card on blue west; red north, yellow south to a card of the rim.
    play(s, "draw-king3")
    assert [hand(s, seat) for seat in range(4)] == ["", "", "", "king3"]


@clause("castelli", "area.order", "area.rim")
def test_the_rim_comes_before_the_areas() -> None:
    s = table(4)
    deck(s, "king3")
    lay(s, "E7 h01 3")  # Blue 6 to the west: D7 market.
    begin(s, 3)
    told = turn_up(s, "D8 h05 3")  # Yellow south, to a card of the rim.
    told += play(s, "draw-king3")
    assert [hand(s, seat) for seat in range(4)] == ["", "", "king3", ""]
    assert ("D7-market", 0, 0) in won(told)


@clause("castelli", "area.order", "area.market")
def test_the_market_in_the_east_comes_before_the_one_in_the_south() -> None:
    s = table(4)
    deck(s, "king3")
    turn_up(s, "A1 h01")  # Red to B1 market, green to A2 market.
    play(s, "draw-king3")
    assert [hand(s, seat) for seat in range(4)] == ["", "king3", "", ""]


# ---- who gets what


@clause("castelli", "area.majority")
def test_points_of_several_tiles_are_added() -> None:
    s = table(4)
    lay(s, "B6 h17 2", "C7 h12 0")  # Blue 3; red 4.
    begin(s, 1)
    told = turn_up(s, "B8 h23 0")  # Blue 2.
    assert ("B7-grain", 0, 2) in won(told)
    assert stock(s, 0)[1] == 2


@clause("castelli", "area.majority")
@pytest.mark.parametrize(
    ("square", "resource", "many"), [("B2", 2, 1), ("G1", 0, 1), ("H2", 2, 2), ("C1", 1, 1)]
)
def test_one_resource_for_every_symbol(square: str, resource: int, many: int) -> None:
    turns = {"B2": 0, "G1": 1, "H2": 0, "C1": 3}  # So that blue faces B1 rock, H1 wood, H1 rock, B1 grain.
    s = table(4)
    turn_up(s, f"{square} h01 {turns[square]}")
    if s.actor() == CHANCE:
        play(s, "draw-king3")
    assert stock(s, 0)[resource] == many


@clause("castelli", "area.majority")
def test_the_active_player_has_no_advantage() -> None:
    s = table(4)
    lay(s, "G3 h01 1")  # Blue 6 east to H3 grain.
    begin(s, 1)
    told = turn_up(s, "H2 h05 1")  # Red 5 south.
    assert ("H3-grain", 0, 2) in won([*told, *play(s, "draw-king3", "draw-king4")])


# ---- ties


@clause("castelli", "area.tie")
def test_two_who_tie_share_two() -> None:
    s = table(4)
    lay(s, "G3 h11 1")  # Blue 4 east; yellow 4 north.
    begin(s, 1)
    turn_up(s, "H2 h12 3")  # Red 4 south.
    play(s, "draw-king3", "draw-king4")
    assert area(s, "H3-grain")["influence"] == [4, 4, 0, 0]
    assert (stock(s, 0)[1], stock(s, 1)[1]) == (1, 1)


@clause("castelli", "area.tie")
def test_two_who_tie_for_one_get_nothing() -> None:
    s = table(4)
    lay(s, "F2 h11 3")  # Blue 4 west to E2 rock.
    begin(s, 1)
    told = turn_up(s, "E1 h12 3")  # Red 4 south.
    assert area(s, "E2-rock")["influence"] == [4, 4, 0, 0]
    assert [entry for entry in won(told) if entry[0] == "E2-rock"] == [("E2-rock", 1, 0), ("E2-rock", 0, 0)]
    assert stock(s, 0)[2] == stock(s, 1)[2] == 0


@clause("castelli", "area.tie")
def test_three_who_tie_for_two_get_nothing() -> None:
    s = table(4)
    lay(s, "B6 h11 2", "C7 h12 0")  # Blue 4, red 4.
    begin(s)
    turn_up(s, "B8 h13 2")  # Yellow 4.
    assert area(s, "B7-grain")["influence"] == [4, 4, 4, 0]
    assert [stock(s, seat)[1] for seat in (0, 1, 2)] == [0, 0, 0]


@clause("castelli", "area.tie")
def test_who_is_behind_gets_nothing_of_a_tie() -> None:
    s = table(4)
    lay(s, "B6 h11 2", "C7 h12 0")  # Blue 4, red 4.
    begin(s)
    turn_up(s, "B8 h19 2")  # Yellow 3.
    assert [stock(s, seat)[1] for seat in (0, 1, 2)] == [1, 1, 0]


@clause("castelli", "area.tie", "area.limit")
def test_a_share_beyond_five_goes_to_nobody() -> None:
    s = table(4)
    give(s, 0, stock="0 5 0")
    lay(s, "G3 h11 1")
    begin(s, 1)
    turn_up(s, "H2 h12 3")
    play(s, "draw-king3", "draw-king4")
    assert (stock(s, 0)[1], stock(s, 1)[1]) == (5, 1)


# ---- markets


@clause("castelli", "area.market")
def test_the_most_points_draw_a_card_for_every_tent() -> None:
    s = table(4)
    lay(s, "G3 h01 0")  # Blue 6 north to G2 market, two tents.
    begin(s, 1)
    told = turn_up(s, "H2 h05 0")  # Yellow 5 west.
    told += play(s, "draw-king3", "draw-farmer")
    assert ("G2-market", 0, 2) in won(told)
    assert hand(s, 0) == "king3 farmer"
    assert s.actor() == 1


@clause("castelli", "area.market", "area.tie")
@pytest.mark.parametrize(("active", "first"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_who_ties_at_a_market_draws_clockwise_from_the_active_player(active: int, first: int) -> None:
    s = table(4)
    deck(s, "king3")
    lay(s, "G3 h11 0")  # Blue 4.
    begin(s, active)
    told = turn_up(s, "H2 h12 2")  # Yellow 4.
    play(s, "draw-king3")
    assert [seat for name, seat, _ in won(told) if name == "G2-market"] == [first, 2 - first]
    assert hand(s, first) == "king3"  # The deck had one card only.
    assert hand(s, 2 - first) == ""


@clause("castelli", "area.market", "area.tie")
def test_who_ties_for_one_tent_draws_nothing() -> None:
    s = table(4)
    lay(s, "E3 h11 2")  # Blue 4 south to E4 market.
    begin(s, 1)
    turn_up(s, "D4 h12 2")  # Red 4 east.
    assert area(s, "E4-market")["influence"] == [4, 4, 0, 0]
    assert s.actor() == CHANCE  # D3 market has two tents and is won.
    play(s, "draw-king3", "draw-king4")
    assert s.actor() == 1


# ---- nobody, at most five, the mine


@clause("castelli", "area.nobody")
def test_an_area_with_a_card_and_grey_shields_only_is_not_evaluated() -> None:
    s = table(4)
    told = turn_up(s, "C1 h25 3")  # The card on blue west to B1 grain, which ends at the rim.
    told += play(s, "draw-king3", "go")
    assert "B1-grain" not in [name for name, _, _ in won(told)]
    assert [OCTAGON_NAMES[e.octagon] for e in told if isinstance(e, AreaLost)] == ["B1"]
    assert stock(s, 0) == [0, 0, 0]


@clause("castelli", "area.nobody", "area.majority")
def test_any_shield_that_counts_beats_a_card() -> None:
    s = table(4)
    lay(s, "H2 h25 2")  # The card on blue south to H3 grain.
    begin(s)
    turn_up(s, "G3 h29 0")  # Green 1 east.
    quietly(s)
    assert stock(s, 3)[1] == 2


@clause("castelli", "area.limit")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5), (5, 5)])
def test_nobody_has_more_than_five(before: int, after: int) -> None:
    s = table(4)
    give(s, 0, stock=f"0 0 {before}")
    told = turn_up(s, "H2 h01")  # Blue north: two rock.
    assert stock(s)[2] == after
    assert ("H1-rock", 0, after - before) in won(told)


@clause("castelli", "area.mine")
def test_the_mine_is_not_evaluated_with_its_last_tile() -> None:
    s = table(4)
    lay(s, "C1 h01 2", "D2 h05 3", "B2 h06 1")  # Blue all round.
    begin(s)
    told = turn_up(s, "C3 h11 0")
    assert area(s, "C2-mine")["open"] == 0
    assert area(s, "C2-mine")["influence"] == [6 + 5 + 5 + 4, 0, 0, 0]
    assert not area(s, "C2-mine")["evaluated"]
    assert (s.mine, silver(s)) == (22, [0, 0, 0, 0])
    assert "C2-mine" not in [name for name, _, _ in won(told)]
