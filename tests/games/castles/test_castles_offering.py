"""Offering both tiles, what is drawn for it, eyesores."""

from __future__ import annotations

import pytest

from maniero.games.castles.events import EyesoreLeft, TileDrawn, TilesOffered
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castles.positions import (
    SMALL,
    begin,
    keep,
    kind_of,
    left,
    of_kind,
    offer,
    play,
    player,
    refused,
    seen,
    site,
    squares,
    table,
    words,
)

EIGHT = ["gO", "gO", "gO", "gO", "rO", "rO", "rO", "rO"]
FILLED = ["A1 rBr", "B1 rBb", "F1 rBg", "G1 gI"]  # With SMALL: only G2 is open, for a tile with mortar S.


@clause("castles", "offer.other")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_tiles_go_to_the_yard_of_one_other_player(seats: int) -> None:
    s = table(seats)
    begin(s, *["gT gC", "rT rC", "sT sC", "wT wC"][:seats])
    assert words(s, "offer") == [f"offer-{seat + 1}" for seat in range(1, seats)]
    refused(s, "offer-1", "offer.other")
    if seats < 4:
        refused(s, f"offer-{seats + 1}", "offer.other")
    told = play(s, f"1 offer-{seats}")
    assert of_kind(told, TilesOffered) == [{"seat": 0, "to": seats - 1}]
    assert [held is not None for held in player(s, seats - 1)["yard"]] == [True, True]
    assert player(s, seats - 1)["giver"] == 0


@clause("castles", "offer.yard", "round.order")
def test_of_two_offers_to_one_yard_the_first_stands() -> None:
    s = table(3)
    begin(s, "gT gC", "rT rC", "sT sC")
    assert "offer-3" in words(s, seat=0)
    offer(s, 1, 2, "rO rO")
    refused(s, "offer-3", "offer.yard", seat=0)
    assert "offer-2" in words(s, seat=0)  # The other player chooses again.


@clause("castles", "offer.finished")
def test_who_has_finished_may_still_be_offered_tiles() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    play(s, "2 discard")
    offer(s, 0, 1, "gO gO")
    assert player(s, 1)["done"] is True
    assert [held is not None for held in player(s, 1)["yard"]] == [True, True]
    play(s, "1 store-a", "1 store-b")
    assert words(s) == ["show"]


@clause("castles", "offer.finished")
def test_two_players_may_offer_to_each_other() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    offer(s, 0, 1, "gO gO")
    offer(s, 1, 0, "rO rO")
    assert [player(s, seat)["giver"] for seat in (0, 1)] == [1, 0]


@clause("castles", "offer.replacement")
def test_who_offers_draws_two_more_at_once() -> None:
    s = table(3)
    begin(s, "gT gC", "rT rC", "sT sC")
    play(s, "2 offer-1")
    assert s.actors() == [CHANCE]  # The others wait while they are drawn.
    told = play(s, "draw-rI", "draw-rPr")
    assert [fact["seat"] for fact in of_kind(told, TileDrawn)] == [1, 1]
    assert s.actors() == [0, 1, 2]
    assert player(s, 1)["replaced"] is True
    assert seen(s)["quarry"] == 96 - 8


@clause("castles", "offer.replacement")
def test_the_new_tiles_can_be_neither_offered_nor_discarded() -> None:
    s = table(3)
    begin(s, "gT gC", "rT rC", "sT sC")
    offer(s, 0, 1, "gO gI")
    for word in ("offer-2", "offer-3", "discard"):
        refused(s, word, "offer.replacement", seat=0)
    refused(s, "eyesore-a", "eyesore.when", seat=0)
    play(s, "1 store-a")
    for word in ("offer-3", "discard"):
        refused(s, word, "offer.replacement", seat=0)
    play(s, "1 build-b-D2-0")
    assert player(s)["done"] is True


@clause("castles", "offer.replacement", "setup.first")
def test_in_the_next_round_offering_is_possible_again() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    offer(s, 0, 1, "gO gI")
    play(s, "1 store-a", "1 build-b-D2-0", "2 discard", "show", "2 discard-y1", "2 discard-y2", "1 done")
    play(s, "draw-gT", "draw-gT", "draw-rT", "draw-rT")
    assert player(s)["replaced"] is False
    assert words(s, "offer", seat=0) == ["offer-2"]


@clause("castles", "offer.quarry")
@pytest.mark.parametrize("more", [0, 1, 2, 3])
def test_an_offer_needs_two_tiles_in_the_quarry(more: int) -> None:
    s = table()
    left(s, "gT", "gC", "rT", "rC", *["gI"] * more)
    begin(s, "gT gC", "rT rC")
    if more < 2:
        refused(s, "offer-2", "offer.quarry")
    else:
        assert words(s, "offer") == ["offer-2"]
        offer(s, 0, 1, "gI gI")
        refused(s, "offer-1", "offer.quarry", seat=1)


@clause("castles", "offer.quarry")
def test_tiles_promised_to_an_earlier_offer_are_not_promised_again() -> None:
    s = table(3)
    keep(s, 0, *EIGHT)
    left(s, "gT", "gC", "rT", "rC", "sT", "sC", "gI", "gI", "sI")
    s.settle()
    play(s, "ready", *(f"draw-{name}" for name in ("gT", "gC", "rT", "rC", "sT", "sC")))
    play(s, "1 offer-3")
    assert s.actors() == [0, 1, 2]  # Seat 0 may make room and has not drawn yet.
    assert seen(s)["quarry"] == 3
    refused(s, "offer-1", "offer.quarry", seat=1)


@clause("castles", "eyesore.when")
def test_new_tiles_that_can_be_neither_built_nor_stored_become_eyesores() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *EIGHT)
    begin(s, "rT rT", "rT rC")
    offer(s, 0, 1, "rPr rPb")
    assert words(s, seat=0) == ["eyesore-a", "eyesore-b"]
    refused(s, "store-a", "reserve.full", seat=0)
    told = play(s, "1 eyesore-b", "1 eyesore-a")
    assert of_kind(told, EyesoreLeft) == [
        {"seat": 0, "tile": kind_of("rPb")},
        {"seat": 0, "tile": kind_of("rPr")},
    ]
    assert [tile["name"] for tile in player(s)["eyesores"]] == ["rPb", "rPr"]
    assert player(s)["done"] is True


@clause("castles", "eyesore.when")
def test_with_a_full_reserve_a_new_tile_is_built_wherever_that_is_legal() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *EIGHT)
    begin(s, "rT rT", "rT rC")
    offer(s, 0, 1, "rPr rBy")
    assert words(s, seat=0) == ["build-b-G2-0"]  # It closes the castle; the other one is left.
    refused(s, "eyesore-a", "eyesore.when", seat=0)
    play(s, "1 build-b-G2-0")
    assert words(s, seat=0) == ["eyesore-a"]


@clause("castles", "eyesore.when", "offer.replacement")
def test_with_one_free_space_a_new_tile_may_be_stored_although_the_other_then_has_no_use() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *EIGHT[1:])
    begin(s, "rT rT", "rT rC")
    offer(s, 0, 1, "rPr rBy")
    assert words(s, seat=0) == ["build-b-G2-0", "store-a", "store-b"]
    refused(s, "eyesore-a", "eyesore.when", seat=0)
    play(s, "1 store-b")
    assert words(s, seat=0) == ["build-r8-G2-0", "eyesore-a"]


@clause("castles", "eyesore.when")
def test_a_drawn_pair_that_was_not_drawn_for_an_offer_never_becomes_an_eyesore() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *EIGHT)
    begin(s, "rPr rPb", "rT rC")
    assert words(s) == ["offer-2", "discard"]
    refused(s, "eyesore-a", "eyesore.when")


@clause("castles", "eyesore.stays")
def test_an_eyesore_is_never_built() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *EIGHT)
    begin(s, "rT rT", "rT rC")
    offer(s, 0, 1, "rPr rPb")
    play(s, "1 eyesore-a", "1 eyesore-b", "2 discard", "show", "2 discard-y1", "2 discard-y2")
    before = [tile["name"] for tile in player(s)["eyesores"]]
    play(s, "draw-rI", "draw-gI", "draw-rC", "draw-rC")
    assert all(word.split("-")[1] in ("a", "b") for word in words(s, "build", seat=0))
    assert [tile["name"] for tile in player(s)["eyesores"]] == before == ["rPr", "rPb"]
    assert "G2" not in squares(s, "tile")


@clause("castles", "eyesore.when", "build.equal")
def test_of_two_equal_new_tiles_the_first_becomes_an_eyesore_first() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *["gT"] * 4, *["gC"] * 4)
    s.settle()
    play(s, "ready", *(f"draw-{name}" for name in ("rT", "rT", "rT", "rC")), "1 offer-2", "1 ready")
    play(s, "draw-gO", "draw-gO")
    assert words(s, "eyesore", seat=0) == ["eyesore-a"]
    refused(s, "eyesore-b", "build.equal", seat=0)
    play(s, "1 eyesore-a", "1 eyesore-b")
    assert [tile["name"] for tile in player(s)["eyesores"]] == ["gO", "gO"]


@clause("castles", "pair.both")
def test_a_second_tile_that_would_fit_only_after_one_of_the_reserve_has_no_use_yet() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, "gC", *EIGHT[1:])
    s.settle()
    play(s, "ready", *(f"draw-{name}" for name in ("rI", "rPr", "rT", "rC")))
    # The straight tile to G2, the corner to G3, then the parapet to F3: we look one tile ahead.
    refused(s, "build-a-G2-0", "pair.both")
