"""Building against the rules, which is refused or, as an option, allowed and counted at the end."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.castles.positions import (
    COMPLETE_2,
    SMALL,
    begin,
    end,
    keep,
    offer,
    play,
    player,
    refused,
    scored,
    site,
    squares,
    table,
    words,
)

# Tiles that break a rule beside the gate at D1, and nothing else.
WRONG = {
    "floats": "F3 gBr",
    "mortar against sky": "C1 gBr",
    "mortar at the left margin": "A1 gC 3",
    "mortar at the right margin": "G1 gC 0",
    "mortar at the upper margin": "G4 gE 2",
    "banner upside down": "G1 gBr 3",
}


@clause("castles", "build.illegal")
def test_by_default_what_breaks_a_rule_is_refused() -> None:
    s = table()
    begin(s, "gBr gC", "rT rC")
    refused(s, "build-a-F3-0", "build.ground")
    refused(s, "build-a-C1-0", "build.match")
    refused(s, "build-b-A1-3", "build.margin")
    refused(s, "build-a-G1-3", "build.banner")


@clause("castles", "build.illegal", "build.turn", "build.empty")
def test_as_an_option_a_tile_goes_to_any_empty_square_in_any_turn() -> None:
    s = table(illegal="allowed")
    begin(s, "gBr gI", "rT rC")
    assert len(words(s, "build-a")) == 27 * 4
    assert len(words(s, "build-b")) == 27 * 2
    refused(s, "build-a-D1-0", "build.empty")
    refused(s, "build-b-C1-2", "build.turn")


@clause("castles", "build.illegal", "option.gate")
def test_the_gate_is_always_built_legally() -> None:
    s = table(illegal="allowed", gate="reserve")
    site(s, 0, "C1 gBr")
    begin(s, "gT gI", "rT rC")
    assert words(s, "gate") == ["gate-E", "gate-F"]
    refused(s, "gate-D", "build.match")
    refused(s, "gate-B", "build.match")


@clause("castles", "end.illegal")
@pytest.mark.parametrize("laid", WRONG.values(), ids=WRONG)
def test_a_tile_that_breaks_a_rule_costs_3_points_and_lets_no_rain_in(laid: str) -> None:
    s = table(illegal="allowed")
    site(s, 0, laid)
    where = laid.split(maxsplit=1)[0]
    assert squares(s, "fault") == [where]
    told = end(s)
    rain = -2 if where == "C1" else -3  # Turned to its rain side it closes the gate at C1.
    assert scored(told, 0) == {"end.size": 1, "end.rain": rain, "end.illegal": -3}


@clause("castles", "end.illegal")
def test_a_tile_that_breaks_several_rules_costs_3_points_once() -> None:
    s = table(illegal="allowed")
    site(s, 0, "A3 gBr 1", "G4 gO")
    assert scored(end(s), 0)["end.illegal"] == -6


@clause("castles", "end.illegal")
def test_of_two_tiles_that_do_not_match_the_later_one_is_wrong() -> None:
    for order, wrong in ((["E1 gT 0", "F1 gBr"], ["F1"]), (["F1 gBr", "E1 gT 0"], ["E1"])):
        s = table(illegal="allowed")
        site(s, 0, *order)
        assert squares(s, "fault") == wrong


@clause("castles", "end.illegal")
def test_a_tile_that_floated_and_is_held_up_in_the_end_is_right() -> None:
    s = table(illegal="allowed")
    site(s, 0, "D3 gBr")
    assert squares(s, "fault") == ["D3"]
    site(s, 0, "D2 gI")
    assert squares(s, "fault") == []
    assert player(s)["size"] == 3


@clause("castles", "end.illegal")
def test_tiles_that_float_together_are_all_wrong() -> None:
    s = table(illegal="allowed")
    site(s, 0, "F3 gI", "F4 gBr")
    assert squares(s, "fault") == ["F3", "F4"]


@clause("castles", "end.turned", "end.size")
def test_what_only_a_wrong_tile_joins_to_the_gate_is_worth_nothing_and_costs_nothing() -> None:
    s = table(illegal="allowed")
    site(s, 0, "E1 gT 0", "F1 gPr", "G1 gO", "G2 gBr")
    # G1 has mortar at the margin; G2 stands on it.
    assert squares(s, "fault") == ["G1"]
    assert squares(s, "joined") == ["D1", "E1", "F1"]
    # Open: C1 and D2 beside the gate; G1 is closed by the turned tile.
    assert scored(end(s), 0) == {"end.size": 3, "end.rain": -2, "end.illegal": -3}


@clause("castles", "end.turned", "end.rain")
def test_a_turned_tile_has_no_open_sides_of_its_own() -> None:
    s = table(illegal="allowed")
    site(s, 0, SMALL.format("g"), "A1 gO")  # Mortar at the margin, and towards A2 and B1.
    assert squares(s, "fault") == ["A1"]
    assert squares(s, "rain") == []


@clause("castles", "end.turned", "end.complete")
def test_a_castle_with_a_wrong_tile_is_not_complete() -> None:
    s = table(illegal="allowed")
    site(s, 0, COMPLETE_2.replace("B1 rC 0", "B1 rT 0").replace("B2 rBb 0", "A1 rO 0"))
    assert squares(s, "fault") == ["A1"]
    assert (player(s)["size"], player(s)["rain"], player(s)["complete"]) == (15, 0, False)


@clause("castles", "end.turned", "end.complete")
def test_sixteen_right_tiles_beside_a_wrong_one_are_not_complete_either() -> None:
    s = table(illegal="allowed")
    site(s, 0, COMPLETE_2.replace("B1 rC 0", "B1 rO 0"), "A1 gO 0")
    assert squares(s, "fault") == ["A1"]
    assert (player(s)["size"], player(s)["rain"], player(s)["complete"]) == (16, 0, False)


@clause("castles", "end.turned", "end.complete")
def test_a_wrong_tile_elsewhere_does_not_prevent_completion() -> None:
    s = table(illegal="allowed")
    site(s, 0, COMPLETE_2, "A3 gBr 0")
    assert squares(s, "fault") == ["A3"]
    assert player(s)["complete"]


@clause("castles", "end.turned", "end.tie")
def test_banners_on_wrong_tiles_do_not_count() -> None:
    s = table(illegal="allowed")
    site(s, 0, "C1 gBr", "E1 gPr")
    assert player(s)["banners"]["red"] == 1


@clause("castles", "build.illegal", "pair.both")
def test_where_rules_may_be_broken_every_tile_has_a_use_while_a_square_is_empty() -> None:
    s = table(illegal="allowed")
    keep(s, 0, *["gO"] * 4, *["rO"] * 4)
    s.settle()
    play(s, "ready", "draw-rPr", "draw-rPb", "draw-rT", "draw-rC")
    assert len(words(s, "build-a")) == 27 * 4


@clause("castles", "build.illegal", "eyesore.when")
def test_where_rules_may_be_broken_an_eyesore_is_still_what_cannot_be_built_legally() -> None:
    s = table(illegal="allowed")
    site(s, 0, SMALL.format("g"), "A1 rBr", "B1 rBb", "F1 rBg", "G1 gI")
    keep(s, 0, *["gO"] * 4, *["rO"] * 4)
    s.settle()
    play(s, "ready", *(f"draw-{name}" for name in ("rT", "rT", "rT", "rC")), "1 offer-2")
    play(s, "1 ready", "draw-rPr", "draw-rPb")
    assert {"eyesore-a", "eyesore-b", "build-a-G2-0"} <= set(words(s, seat=0))
    play(s, "1 eyesore-a", "1 eyesore-b")
    assert len(player(s)["eyesores"]) == 2


@clause("castles", "build.illegal", "offer.other")
def test_an_offer_goes_on_as_ever() -> None:
    s = table(illegal="allowed")
    begin(s, "rT rT", "rT rC")
    offer(s, 0, 1, "rBy rPr")
    refused(s, "eyesore-a", "eyesore.when", seat=0)


@clause("castles", "build.illegal", "build.ground", "eyesore.when")
def test_a_tile_that_fits_only_beside_a_floating_one_cannot_be_built_legally() -> None:
    s = table(illegal="allowed")
    site(s, 0, SMALL.format("g"), "A1 rBr", "B1 rBb", "F1 rBg", "G1 gE", "F3 gT 0")
    assert squares(s, "fault") == ["F3"]
    keep(s, 0, *["gO"] * 4, *["rO"] * 4)
    s.settle()
    play(s, "ready", *(f"draw-{name}" for name in ("rT", "rT", "rT", "rC")), "1 offer-2")
    play(s, "1 ready", "draw-rI", "draw-rC")
    assert {"eyesore-a", "eyesore-b", "build-a-E3-1"} <= set(words(s, seat=0))
