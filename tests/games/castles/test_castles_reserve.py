"""The reserve: its spaces, making room before drawing, building from it at any time."""

from __future__ import annotations

import pytest

from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castles.positions import (
    SMALL,
    begin,
    finish_round,
    keep,
    offer,
    play,
    player,
    refused,
    reserve,
    site,
    squares,
    table,
    words,
)

SIX = ["gO", "gO", "gO", "gO", "rO", "rO"]
FILLED = ["A1 rBr", "B1 rBb", "F1 rBg", "G1 gI"]  # With SMALL: only G2 is open.


@clause("castles", "reserve.full")
@pytest.mark.parametrize(("stored", "stores"), [(6, 2), (7, 1), (8, 0)])
def test_a_pair_goes_only_to_spaces_that_were_free(stored: int, stores: int) -> None:
    s = table()
    site(s, 0, SMALL.format("g"))
    keep(s, 0, *[*SIX, "rO", "rO"][:stored])
    begin(s, "rBr rBb", "rT rC")  # Solid tiles fit nowhere, so nobody is asked before.
    assert player(s)["room"] == min(2, stores)
    for number in range(stores):
        assert len(words(s, "store")) == 2 - number
        play(s, words(s, "store")[0])
    if stores < 2:
        refused(s, "store-b", "reserve.full")


@clause("castles", "reserve.full")
def test_a_space_that_becomes_free_after_drawing_does_not_help_the_pair() -> None:
    s = table()
    keep(s, 0, *SIX, "rO", "gC")
    s.settle()
    play(s, "ready", "draw-rBr", "draw-rBb", "draw-rT", "draw-rC")
    play(s, "build-r8-C1-0")
    assert reserve(s).count("gC") == 0
    assert player(s)["room"] == 0
    refused(s, "store-a", "reserve.full")


@clause("castles", "reserve.full", "reserve.any")
def test_a_tile_of_the_yard_goes_to_any_space_that_is_free_by_then() -> None:
    s = table()
    keep(s, 0, *SIX, "rO", "gC")
    s.settle()
    play(s, "ready", "draw-rBr", "draw-rBb", "draw-rT", "draw-rC")
    play(s, "1 discard")
    offer(s, 1, 0, "rC rC")
    play(s, "2 store-a", "2 store-b", "show")
    refused(s, "store-y1", "reserve.full", seat=0)
    play(s, "1 build-r8-C1-0", "1 store-y1")
    assert reserve(s)[-1] == "rT"
    refused(s, "store-y2", "reserve.full", seat=0)


@clause("castles", "reserve.before")
@pytest.mark.parametrize(("stored", "asked"), [(6, False), (7, True), (8, True)])
def test_who_has_fewer_than_two_free_spaces_may_build_before_drawing(stored: int, asked: bool) -> None:
    s = table()
    keep(s, 0, *[*SIX, "rO", "rO"][:stored])
    s.settle()
    assert (s.actors() == [0]) is asked
    if asked:
        assert "ready" in words(s)
        assert words(s, "build-r1")
        refused(s, "store-a", "reserve.before")
        refused(s, "build-a-C1-0", "reserve.before")
        refused(s, "discard", "reserve.before")
    else:
        assert s.actors() == [CHANCE]


@clause("castles", "reserve.before", "reserve.full")
def test_room_that_is_made_before_drawing_takes_the_pair() -> None:
    s = table()
    keep(s, 0, *SIX, "rO", "rO")
    s.settle()
    play(s, "build-r1-C1-0")
    assert s.actors() == [0]  # One space: a second one may be made.
    play(s, "build-r2-E1-0")
    assert s.actors() == [CHANCE]
    play(s, "draw-rBr", "draw-rBb", "draw-rT", "draw-rC")
    assert player(s)["room"] == 2
    play(s, "store-a", "store-b")


@clause("castles", "reserve.before")
def test_nobody_is_asked_to_make_room_when_nothing_fits() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *SIX, "rO", "rO")
    s.settle()
    assert s.actors() == [CHANCE]


@clause("castles", "reserve.before", "round.order")
def test_all_make_room_at_the_same_time_and_before_anyone_draws() -> None:
    s = table(3)
    for seat in (0, 2):
        keep(s, seat, "gTrTsT"[2 * seat : 2 * seat + 2], *[f"{'grs'[seat]}C"] * 7)
    s.settle()
    assert s.actors() == [0, 2]
    play(s, "3 ready")
    assert s.actors() == [0]
    play(s, "1 ready")
    assert s.actors() == [CHANCE]


@clause("castles", "reserve.before", "offer.replacement")
def test_room_may_be_made_between_an_offer_and_drawing_again() -> None:
    s = table()
    keep(s, 0, *SIX, "rO", "rO")
    s.settle()
    play(s, "ready", "draw-rBr", "draw-rBb", "draw-rT", "draw-rC")
    play(s, "1 offer-2")
    assert s.actors() == [0, 1]
    refused(s, "store-a", "reserve.before", seat=0)
    play(s, "2 store-a", "1 build-r1-C1-0", "1 ready", "draw-rBg", "draw-rBy")
    assert player(s)["room"] == 1
    assert {"store-a", "store-b"} <= set(words(s, seat=0))
    play(s, "1 store-a")
    refused(s, "store-b", "reserve.full", seat=0)


@clause("castles", "reserve.any")
def test_the_reserve_may_be_built_from_before_and_between_the_tiles_of_a_pair() -> None:
    s = table()
    keep(s, 0, "gC", "gT", "gI")
    begin(s, "rBr rBb", "rT rC")
    play(s, "1 build-r1-C1-0", "1 build-a-C2-0", "1 build-r3-D2-0", "1 store-b")
    assert squares(s, "tile") == ["C1", "D1", "C2", "D2"]
    assert reserve(s) == ["rBb", "gT"]  # The first free space.


@clause("castles", "reserve.any", "turn.end")
def test_who_has_finished_waits_for_the_end_of_the_round() -> None:
    s = table()
    keep(s, 0, "gC")
    begin(s, "rBr rBb", "rT rC")
    play(s, "1 discard")
    refused(s, "build-r1-C1-0", "hidden.others", seat=0)
    play(s, "2 discard")
    assert s.actors() == [0]
    assert "build-r1-C1-0" in words(s)


@clause("castles", "reserve.any")
def test_at_the_end_of_a_round_the_reserve_may_be_built_from_with_an_empty_yard_too() -> None:
    s = table()
    keep(s, 0, "gC", "gT")
    begin(s, "rBr rBb", "rT rC")
    play(s, "1 discard", "2 discard")
    assert s.actors() == [0]
    assert "done" in words(s)
    play(s, "build-r1-C1-0", "build-r2-E1-1", "draw-gT")
    assert s.round == 2


@clause("castles", "reserve.any")
def test_who_has_nothing_to_build_is_not_asked_at_the_end_of_a_round() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *SIX)
    begin(s, "rPr rPb", "rT rC")
    play(s, "1 discard", "2 discard")
    assert s.round == 2
    assert s.actors() == [CHANCE]


@clause("castles", "reserve.any")
def test_done_ends_building_from_the_reserve() -> None:
    s = table()
    keep(s, 0, "gC")
    begin(s, "rBr rBb", "rT rC")
    play(s, "1 discard", "2 discard", "1 done")
    assert s.round == 2
    finish_round(s)
    assert reserve(s) == ["gC"]
