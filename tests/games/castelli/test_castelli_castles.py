"""Castles: when, for what, where, and what they bring."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import CastleBuilt
from tests.clauses import clause
from tests.games.castelli.positions import (
    begin,
    building,
    castle,
    give,
    lay,
    octagon,
    play,
    player,
    refused,
    scored,
    settled,
    silver,
    stock,
    table,
    turn_up,
    words,
)

TO_B3 = "C3 h01 3"  # Blue 6 to B3: wood NW, rock ES with two sites, a village.


# ---- when


@clause("castelli", "castle.when")
def test_castles_are_built_only_after_the_areas() -> None:
    s = table(4)
    give(s, 0, "king3 count countess builder", stock="2 2 2")
    lay(s, TO_B3)
    begin(s)
    for word in ("build-B3-rock", "play-count", "play-countess", "play-builder"):
        refused(s, word, "castle.when")
    turn_up(s, "B2 h02")
    for word in ("build-B3-rock", "play-count", "play-countess", "play-builder"):
        refused(s, word, "castle.when")
    play(s, "go", "build-B3-rock", "build-B3-rock", "end")
    assert s.lords[0].castles == 7


@clause("castelli", "castle.when", "castle.cost")
def test_what_the_areas_bring_may_be_built_with_at_once() -> None:
    s = table(4)
    give(s, 0, stock="1 1 0")
    turn_up(s, "H2 h01")  # Blue north: two rock of H1, and influence there.
    assert words(s) == ["build-H1-rock", "end"]
    play(s, "build-H1-rock")
    assert stock(s) == [0, 0, 1]


@clause("castelli", "castle.when")
def test_as_many_castles_as_can_be_paid_for() -> None:
    s = table(4)
    give(s, 0, stock="3 3 3")
    lay(s, TO_B3, "H2 h02")  # And blue to H1.
    building(s)
    play(s, "build-B3-rock", "build-H1-rock", "build-B3-rock")
    assert words(s) == ["end"]
    refused(s, "build-H1-rock", "castle.cost")
    assert player(s)["built"] == 3


# ---- what it costs


@clause("castelli", "castle.cost")
def test_a_castle_costs_one_of_each() -> None:
    s = table(4)
    give(s, 0, silver=5, stock="2 1 3")
    lay(s, TO_B3)
    building(s)
    told = play(s, "build-B3-rock")
    assert (stock(s), silver(s)[0]) == ([1, 0, 2], 5)
    assert [(e.paid, e.silver) for e in told if isinstance(e, CastleBuilt)] == [([1, 1, 1], 0)]


@clause("castelli", "castle.cost")
@pytest.mark.parametrize("missing", [0, 1, 2])
@pytest.mark.parametrize(("owned", "enough"), [(1, False), (2, True)])
def test_one_missing_resource_is_bought_for_two_silver(missing: int, owned: int, enough: bool) -> None:
    s = table(4)
    give(s, 0, silver=owned, stock=" ".join("0" if n == missing else "1" for n in range(3)))
    lay(s, TO_B3)
    building(s)
    if not enough:
        refused(s, "build-B3-rock", "castle.cost")
        return
    play(s, "build-B3-rock")
    assert (stock(s), silver(s)[0], s.mine) == ([0, 0, 0], 0, 22)  # It goes into the mine.


@clause("castelli", "castle.cost")
def test_two_missing_resources_are_too_many() -> None:
    s = table(4)
    give(s, 0, silver=9, stock="5 0 0")
    lay(s, TO_B3)
    building(s)
    refused(s, "build-B3-rock", "castle.cost")


@clause("castelli", "castle.cost")
def test_it_is_bought_once_in_a_turn_and_again_in_the_next() -> None:
    s = table(2)
    give(s, 0, silver=6, stock="2 2 0")
    lay(s, TO_B3)
    building(s)
    play(s, "build-B3-rock")
    refused(s, "build-B3-rock", "castle.cost")
    play(s, "end")
    turn_up(s, "D2 h02")
    play(s, "end")
    turn_up(s, "F2 h03 1")
    play(s, "build-B3-rock")
    assert silver(s)[0] == 2


@clause("castelli", "castle.cost", "card.sell")
def test_a_card_may_be_sold_to_pay_for_it() -> None:
    s = table(4)
    give(s, 0, "king3", stock="1 1 0")
    lay(s, TO_B3)
    building(s)
    refused(s, "build-B3-rock", "castle.cost")
    play(s, "sell-king3", "build-B3-rock")
    assert silver(s)[0] == 0


# ---- where


@clause("castelli", "castle.rock")
def test_an_area_has_as_many_castles_as_sites() -> None:
    s = table(4)
    give(s, 0, stock="5 5 5")
    lay(s, TO_B3, "B2 h02")  # Blue to B1 too: one site.
    building(s)
    play(s, "build-B3-rock", "build-B1-rock")
    refused(s, "build-B1-rock", "castle.rock")
    play(s, "build-B3-rock")  # Both sites by one player.
    refused(s, "build-B3-rock", "castle.rock")
    assert [site["owner"] for site in octagon(s, "B3")["sites"]] == [0, 0]


@clause("castelli", "castle.rock")
def test_castles_of_several_players_share_an_area() -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    castle(s, 1, "B3 rock1")
    lay(s, TO_B3)
    building(s)
    play(s, "build-B3-rock")
    assert [site["owner"] for site in octagon(s, "B3")["sites"]] == [1, 0]


@clause("castelli", "castle.rock", "card.count", "card.countess")
def test_without_a_character_castles_stand_on_rock_alone() -> None:
    s = table(4)
    give(s, 0, stock="5 5 5")
    lay(s, TO_B3, "D2 h02 2")  # Blue to D3, where there is no rock; the mine has none either.
    building(s)
    assert words(s) == ["build-B3-rock", "end"]
    refused(s, "build-D3-rock", "castle.rock")
    refused(s, "build-C2-rock", "castle.rock")
    refused(s, "build-D3-grain", "card.count")
    refused(s, "build-B3-wood", "card.countess")


@clause("castelli", "castle.rock", "area.when")
def test_the_area_need_not_have_been_evaluated() -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    lay(s, "A3 h01 1")  # Blue to B3 wood; its rock has no tile yet.
    building(s)
    play(s, "build-B3-rock")


@clause("castelli", "castle.influence")
def test_an_own_shield_at_the_octagon_is_needed() -> None:
    s = table(4)
    for seat in range(4):
        give(s, seat, stock="1 1 1")
    lay(s, TO_B3)  # Red north, green east, yellow south, blue west.
    for seat, there in enumerate([True, False, False, False]):
        building(s, seat)
        if there:
            assert "build-B3-rock" in words(s)
        else:
            refused(s, "build-B3-rock", "castle.influence")


@clause("castelli", "castle.influence", "tile.card")
def test_a_shield_with_a_card_is_no_influence() -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    lay(s, "C3 h25 3")  # The card on blue to B3.
    building(s)
    refused(s, "build-B3-rock", "castle.influence")


@clause("castelli", "castle.influence")
def test_one_point_is_enough_however_many_others_have() -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    lay(s, "C3 h30 3", "A3 h05 0", "B2 h01 1")  # Blue 1, red 5, red 6.
    building(s)
    assert octagon(s, "B3")["influence"] == [1, 11, 0, 0]
    play(s, "build-B3-rock")


@clause("castelli", "castle.supply")
def test_there_is_no_tenth_castle() -> None:
    s = table(4, battle="yes")
    give(s, 0, "count", stock="5 5 5")
    castle(s, 1, "H1 rock1")
    lay(s, TO_B3, "H2 h02")
    s.lords[0].castles = 1
    building(s)
    play(s, "build-B3-rock")
    refused(s, "build-B3-rock", "castle.supply")
    refused(s, "over-H1-rock1", "castle.supply")
    refused(s, "play-count", "card.effect")


# ---- what it brings


@clause("castelli", "castle.cities", "castle.villages")
def test_two_points_for_a_city_and_one_for_a_village_in_row_and_column() -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    lay(s, TO_B3)  # Row 3: villages B3, D3, F3. Column B: city B7.
    building(s)
    told = play(s, "build-B3-rock")
    assert scored(told, 0) == {"castle.cities": 2, "castle.villages": 3}
    assert s.points == [5, 0, 0, 0]


@clause("castelli", "castle.cities", "castle.villages")
@pytest.mark.parametrize(("kind", "points"), [("cities", 2), ("villages", 1)])
def test_a_settlement_in_the_octagon_of_the_castle_counts_once(kind: str, points: int) -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    lay(s, TO_B3)
    settled(s, **{kind: "B3"})
    building(s)
    play(s, "build-B3-rock")
    assert s.points[0] == points


@clause("castelli", "castle.cities", "castle.villages")
def test_what_is_not_in_line_does_not_count() -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    lay(s, TO_B3)
    settled(s, cities="A2 C4 A4 C2", villages="H1 E6 A8")
    building(s)
    play(s, "build-B3-rock")
    assert s.points[0] == 0


@clause("castelli", "castle.villages", "setup.two")
def test_on_the_board_of_two_players_only_its_own_lines_count() -> None:
    s = table(2)
    give(s, 0, stock="1 1 1")
    lay(s, TO_B3)
    building(s)
    play(s, "build-B3-rock")
    assert s.points[0] == 3  # Without the city in B7.
