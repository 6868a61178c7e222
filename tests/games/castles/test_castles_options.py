"""The optional rules: the gate in the reserve, stability, beauty, colours."""

from __future__ import annotations

import pytest

from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castles.positions import (
    SMALL,
    begin,
    end,
    fresh,
    keep,
    left,
    play,
    player,
    refused,
    reserve,
    scored,
    site,
    squares,
    table,
    words,
)

# ---- the gate in the reserve


@clause("castles", "option.gate")
def test_the_gate_begins_in_the_reserve() -> None:
    s = fresh(2, gate="reserve")
    assert s.actors() == [CHANCE]
    assert [reserve(s, seat) for seat in (0, 1)] == [["ggate"], ["rgate"]]
    assert player(s)["gate"] is None


@clause("castles", "option.gate", "gate.columns", "gate.once")
def test_it_is_built_on_the_ground_whenever_the_reserve_may_be_built_from() -> None:
    s = table(gate="reserve")
    begin(s, "gT gC", "rT rC")
    assert words(s, "gate") == ["gate-B", "gate-C", "gate-D", "gate-E", "gate-F"]
    refused(s, "build-r1-D1-0", "gate.columns")
    refused(s, "build-r1-D2-0", "gate.columns")
    play(s, "1 build-b-C1-0", "1 gate-D", "1 store-a")
    assert squares(s, "joined") == ["C1", "D1"]
    play(s, "2 discard")
    assert words(s, "gate", seat=1) == ["gate-B", "gate-C", "gate-D", "gate-E", "gate-F"]
    refused(s, "gate-B", "gate.once", seat=0)
    play(s, "2 gate-F")
    assert squares(s, "joined", 1) == ["F1"]


@clause("castles", "option.gate", "build.match", "build.empty")
def test_it_keeps_to_the_rules_of_building() -> None:
    s = table(gate="reserve")
    site(s, 0, "C1 gBr", "E1 gT 0", "B1 rBr")
    begin(s, "gT gC", "rT rC")
    assert words(s, "gate") == ["gate-F"]  # D would lie against the sky of C1.
    refused(s, "gate-D", "build.match")
    refused(s, "gate-C", "build.empty")
    refused(s, "gate-B", "build.empty")


@clause("castles", "option.gate", "reserve.full", "end.reserve")
def test_it_takes_a_space_and_counts_as_a_tile_left_over() -> None:
    s = table(gate="reserve")
    keep(s, 0, *["gC"] * 6)
    s.settle()
    assert s.actors() == [0]  # One free space: room may be made.
    assert words(s, "gate")
    play(s, "ready")
    s = table(gate="reserve")
    keep(s, 0, "gC")
    assert scored(end(s), 0) == {"end.reserve": -1}


@clause("castles", "option.gate", "end.size", "end.rain")
def test_without_a_gate_no_tile_counts() -> None:
    s = table(gate="reserve")
    site(s, 0, "C1 gC 0", "C2 gBr")
    assert player(s)["size"] == 0
    assert scored(end(s), 0) == {"end.rain": -1}
    assert s.tiebreaks(0) == [0]


# ---- stability


@clause("castles", "option.stability")
def test_the_largest_part_of_each_wall_gains_3_points() -> None:
    s = table(3, stability="yes")
    site(s, 0, "E1 rT 0", "F1 rC 3", "F2 rBr")  # Three of red, and the grey gate.
    site(s, 1, "E1 gC 3", "E2 gBr")  # Two of grey, and the red gate.
    told = end(s)
    assert player(s, 0)["sections"] == {"grey": 1, "red": 3, "sand": 0}
    assert player(s, 1)["sections"] == {"grey": 2, "red": 1, "sand": 0}
    assert player(s, 2)["sections"] == {"grey": 0, "red": 0, "sand": 1}
    assert [scored(told, seat).get("option.stability") for seat in range(3)] == [3, 3, 3]


@clause("castles", "option.stability")
def test_the_gate_counts_with_its_wall_and_ties_give_nothing() -> None:
    s = table(stability="yes")
    site(s, 0, "E1 rC 3", "E2 gBr")
    told = end(s)
    # Grey: 1 (the gate; E2 is not joined to it by grey) against 0.  Red: 1 against the gate of seat 1.
    assert scored(told, 0)["option.stability"] == 3
    assert "option.stability" not in scored(told, 1)


@clause("castles", "option.stability")
def test_a_part_is_joined_by_mortar_without_other_walls_between() -> None:
    s = table(stability="yes")
    site(s, 0, "E1 rT 0", "F1 gT 0", "G1 gC 3")
    assert player(s)["sections"] == {"grey": 2, "red": 1}
    s = table(stability="yes")
    site(s, 0, "C1 gC 0", "C2 gBr", "D2 gBb")  # C2 and D2 lie side by side with sky between.
    assert player(s)["sections"]["grey"] == 4


@clause("castles", "option.stability")
def test_only_tiles_of_the_castle_count_for_stability() -> None:
    s = table(stability="yes")
    site(s, 0, "F1 rC 0", "G1 rC 3", "G2 rBr")
    assert player(s)["sections"] == {"grey": 1, "red": 0}


@clause("castles", "option.stability", "option.beauty", "option.colours")
def test_without_the_options_nothing_is_given_for_walls_and_banners() -> None:
    s = table()
    site(s, 0, "E1 rC 3", "E2 rBr", "C1 gC 0", "C2 gBr")
    assert set(scored(end(s), 0)) == {"end.size", "end.rain"}


# ---- beauty


@clause("castles", "option.beauty")
def test_the_most_banners_gain_3_points() -> None:
    s = table(3, beauty="yes")
    site(s, 0, SMALL.format("g"))
    site(s, 1, "D2 rBr")
    told = end(s)
    assert [scored(told, seat).get("option.beauty") for seat in range(3)] == [3, None, None]


@clause("castles", "option.beauty")
@pytest.mark.parametrize("banners", [True, False])
def test_equal_banners_give_nothing(banners: bool) -> None:
    s = table(beauty="yes")
    if banners:
        site(s, 0, "D2 gBr")
        site(s, 1, "D2 rPr")
    assert "option.beauty" not in scored(end(s))


@clause("castles", "option.beauty")
def test_only_banners_joined_to_the_gate_count() -> None:
    s = table(beauty="yes")
    site(s, 0, "A1 gBr", "G1 gBb", "F1 gBg")
    site(s, 1, "D2 rBr")
    assert player(s)["banners"] == {"red": 0, "blue": 0, "green": 0, "yellow": 0}
    assert scored(end(s), 1)["option.beauty"] == 3


# ---- colours


@clause("castles", "option.colours")
@pytest.mark.parametrize(
    ("laid", "gained"),
    [
        ("D2 gBr", False),
        ("D2 gBr, C1 gPr", True),
        ("D2 gBr, C1 gPr, E1 rPr", True),
        ("D2 gBr, C1 gPb", False),
        ("D2 gBr, C1 gPr, E1 rPb", False),
        ("D2 gBr, C1 gPr, A1 gBb", True),  # The blue one is not joined to the gate.
        ("D2 gBr, A1 rBr", False),
    ],
)
def test_two_banners_of_one_colour_and_no_other_gain_3_points(laid: str, gained: bool) -> None:
    s = table(colours="yes")
    site(s, 0, laid)
    assert scored(end(s), 0).get("option.colours") == (3 if gained else None)


@clause("castles", "option.colours")
def test_everybody_who_has_one_colour_gains_the_points() -> None:
    s = table(colours="yes")
    site(s, 0, "D2 gBr, C1 gPr")
    site(s, 1, "D2 rBb, C1 rPb")
    told = end(s)
    assert [scored(told, seat)["option.colours"] for seat in (0, 1)] == [3, 3]


@clause("castles", "option.gate", "option.stability", "option.beauty", "option.colours")
def test_the_options_go_together() -> None:
    s = table(2, gate="reserve", stability="yes", beauty="yes", colours="yes")
    begin(s, "gBr gPr", "rT rC")
    play(s, "1 gate-D", "1 build-a-D2-0", "1 build-b-C1-0", "2 discard")
    left(s)
    assert scored(play(s, "2 done"), 0) == {
        "end.size": 3,
        "end.rain": -2,
        "option.stability": 3,
        "option.beauty": 3,
        "option.colours": 3,
    }
