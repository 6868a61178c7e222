"""The four rules of building, banners and turns."""

from __future__ import annotations

import pytest

from maniero.games.castles.events import TileBuilt
from tests.clauses import clause
from tests.games.castles.positions import (
    begin,
    keep,
    kind_of,
    of_kind,
    play,
    refused,
    seen,
    site,
    square,
    squares,
    table,
    words,
)


def places(said: list[str]) -> set[str]:
    """Squares with turns of words of building."""
    return {"-".join(word.split("-")[2:]) for word in said}


@clause("castles", "build.ground")
def test_a_tile_stands_on_the_ground_or_is_joined_to_one_that_does() -> None:
    s = table()
    begin(s, "gC gI", "rT rC")
    assert {place[:2] for place in places(words(s, "build-a"))} == {"A1", "B1", "C1", "E1", "F1", "G1", "D2"}
    for where in ("A2", "C2", "E3", "D4"):  # Mortar E and S.
        refused(s, f"build-a-{where}-1", "build.ground")
    refused(s, "build-b-C3-1", "build.ground")


@clause("castles", "build.ground")
def test_sky_beside_sky_does_not_hold_a_tile_up() -> None:
    s = table()
    site(s, 0, "C1 gC 0", "C2 gBr 0")
    begin(s, "gI gE", "rT rC")
    refused(s, "build-a-C3-1", "build.ground")  # Above the sky of C2.
    refused(s, "build-b-B2-1", "build.ground")  # Mortar W; beside the sky of C2.


@clause("castles", "build.ground", "build.apart", "build.below")
@pytest.mark.parametrize("turn", range(4))
def test_in_the_ground_row_a_tile_stands_by_itself_whatever_its_lower_side(turn: int) -> None:
    s = table()
    begin(s, "gC gE", "rT rC")
    assert f"build-a-F1-{turn}" in words(s)
    assert f"build-b-F1-{turn}" in words(s)
    play(s, f"build-b-F1-{turn}")
    assert squares(s, "tile") == ["D1", "F1"]
    assert not square(s, "F1")["joined"]


@clause("castles", "build.below")
def test_both_mortar_and_sky_may_lie_on_the_ground() -> None:
    s = table()
    begin(s, "gI gC", "rT rC")
    play(s, "build-a-F1-0", "build-b-C1-0")
    for name, sides in (("F1", "msms"), ("C1", "mmss")):
        tile = square(s, name)["tile"]
        assert tile is not None
        assert tile["sides"] == sides


@clause("castles", "build.match")
def test_mortar_lies_against_mortar_and_sky_against_sky() -> None:
    s = table()
    site(s, 0, "E1 gC 3")  # Mortar N and W: sky towards F1.
    begin(s, "gC gI", "rT rC")
    assert places(words(s, "build-a-C1")) == {"C1-0", "C1-1"}  # Mortar towards the gate.
    assert places(words(s, "build-a-F1")) == {"F1-0", "F1-1"}  # Sky towards E1.
    for where, turn in (("C1", 2), ("C1", 3), ("F1", 2), ("F1", 3)):
        refused(s, f"build-a-{where}-{turn}", "build.match")
    assert places(words(s, "build-b-E2")) == {"E2-0"}
    refused(s, "build-b-E2-1", "build.match")


@clause("castles", "build.match")
def test_all_four_sides_must_agree() -> None:
    s = table()
    site(s, 0, "C1 gC 0", "E1 gT 3", "E2 gT 3", "C2 gT 1", "E3 gC 3", "C3 gC 0", "D3 gO 0")
    # Around D2: mortar below (gate) and above; E2 shows sky to it, C2 too.
    begin(s, "gI gT", "rT rC")
    assert square(s, "C2")["tile"]["sides"] == "msmm"  # type: ignore[index]
    assert square(s, "E2")["tile"]["sides"] == "mmms"  # type: ignore[index]
    assert places(words(s, "build-a-D2")) == {"D2-0"}
    assert words(s, "build-b-D2") == []


@clause("castles", "build.match")
def test_the_type_of_wall_does_not_matter() -> None:
    s = table(4)
    site(s, 0, "C1 sT 0")
    begin(s, "wT wI", "rT rC", "sT sC", "gT gC")
    assert "build-a-B1-3" in words(s)
    play(s, "build-a-B1-3")
    assert square(s, "B1")["joined"]


@clause("castles", "build.margin")
def test_no_mortar_lies_at_the_left_right_or_upper_margin_but_sky_may() -> None:
    s = table(gates="B")
    site(s, 0, "B2 gI", "B3 gI", "C1 gT 0", "D1 gT 0", "E1 gT 0", "F1 gT 0")
    begin(s, "gC gO", "rT rC")
    assert places(words(s, "build-a-A1")) == {"A1-0", "A1-1"}  # Mortar E with N or S.
    assert places(words(s, "build-a-G1")) == {"G1-2", "G1-3"}
    assert places(words(s, "build-a-B4")) == {"B4-1", "B4-2"}
    for where, turn in (("A1", 2), ("A1", 3), ("G1", 0), ("G1", 1), ("B4", 0), ("B4", 3)):
        refused(s, f"build-a-{where}-{turn}", "build.margin")
    for where in ("A1", "G1", "B4"):
        refused(s, f"build-b-{where}-0", "build.margin")


@clause("castles", "build.banner")
def test_a_banner_always_points_up() -> None:
    s = table()
    begin(s, "gBr gPb", "rT rC")
    assert {place[-1] for place in places(words(s, "build-"))} == {"0"}
    for turn in (1, 2, 3):
        refused(s, f"build-a-C1-{turn}", "build.banner")
        refused(s, f"build-b-E1-{turn}", "build.banner")


@clause("castles", "build.turn")
def test_turns_that_look_the_same_are_offered_once() -> None:
    s = table()
    begin(s, "gI gO", "rT rC")
    assert places(words(s, "build-a-F1")) == {"F1-0", "F1-1"}
    assert places(words(s, "build-b-F1")) == {"F1-0"}
    refused(s, "build-a-F1-2", "build.turn")
    refused(s, "build-b-F1-1", "build.turn")


@clause("castles", "build.turn")
def test_a_quarter_turn_clockwise_moves_north_to_east() -> None:
    for turn, sides in enumerate(["mmss", "smms", "ssmm", "mssm"]):
        s = table()
        begin(s, "gC gE", "rT rC")
        told = play(s, f"build-a-F1-{turn}")
        tile = square(s, "F1")["tile"]
        assert tile is not None
        assert tile["sides"] == sides
        assert of_kind(told, TileBuilt) == [{"seat": 0, "tile": kind_of("gC"), "square": 5, "turn": turn}]


@clause("castles", "build.empty")
def test_a_square_takes_one_tile() -> None:
    s = table()
    begin(s, "gC gE", "rT rC")
    for turn in range(4):
        refused(s, f"build-a-D1-{turn}", "build.empty")


@clause("castles", "build.source")
def test_what_is_not_there_cannot_be_built() -> None:
    s = table()
    begin(s, "gC gE", "rT rC")
    refused(s, "build-r1-C1-0", "build.source")
    play(s, "build-a-C1-0")
    refused(s, "build-a-E1-3", "build.source")
    refused(s, "store-a", "build.source")


@clause("castles", "build.equal")
def test_of_equal_tiles_the_first_one_does() -> None:
    s = table()
    keep(s, 0, "gT", "gC", "gT")
    begin(s, "rI rI", "rT rC")
    refused(s, "build-b-D2-0", "build.equal")
    refused(s, "store-b", "build.equal")
    refused(s, "build-r3-C1-0", "build.equal")
    assert {"build-a-D2-0", "store-a", "build-r1-C1-0", "build-r2-C1-0"} <= set(words(s))
    play(s, "store-a")
    assert "build-b-D2-0" in words(s)


@clause("castles", "build.stays")
def test_a_built_tile_stays_where_it_is() -> None:
    s = table()
    site(s, 0, "C1 gT 0")
    begin(s, "gC gE", "rT rC")
    before = [tile for tile in seen(s)["players"][0]["squares"] if tile["tile"]]
    for word in words(s):
        after = s.copy()
        after.apply(after.vocabulary().parse(word))
        now = {tile["name"]: tile["tile"] for tile in seen(after)["players"][0]["squares"]}
        assert all(now[tile["name"]] == tile["tile"] for tile in before)
