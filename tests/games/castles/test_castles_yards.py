"""The end of a round: yards are looked at and emptied."""

from __future__ import annotations

from maniero.games.castles.events import TileDiscarded, YardsShown
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.castles.positions import (
    COMPLETE_2,
    begin,
    keep,
    kind_of,
    left,
    of_kind,
    offer,
    play,
    player,
    refused,
    reserve,
    seen,
    site,
    squares,
    table,
    words,
)


@clause("castles", "yard.when")
def test_yards_wait_until_all_have_finished() -> None:
    s = table(3)
    begin(s, "gT gC", "rT rC", "sT sC")
    offer(s, 0, 1, "gO gI")
    for word in ("build-y1-C1-0", "store-y1", "discard-y1"):
        refused(s, word, "yard.when", seat=1)
    play(s, "2 store-a", "2 store-b")
    refused(s, "discard-y1", "hidden.others", seat=1)
    play(s, "1 store-a", "1 store-b")
    assert s.actors() == [2]
    play(s, "3 discard")
    assert s.actors() == [CHANCE]
    assert words(s) == ["show"]
    assert of_kind(play(s, "show"), YardsShown) == [{"seat": NOBODY}]
    assert {"discard-y1", "store-y1", "build-y1-C1-0"} <= set(words(s, seat=1))


@clause("castles", "yard.when")
def test_nothing_is_shown_when_all_yards_are_empty() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    play(s, "discard", "discard")
    assert s.round == 2
    assert words(s) != ["show"]


@clause("castles", "yard.each")
def test_each_tile_of_the_yard_is_built_stored_or_discarded() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    offer(s, 0, 1, "gO gI")
    play(s, "1 build-a-C1-0", "1 build-b-D2-0", "2 discard", "show")
    assert s.actors() == [1]
    for word in ("done", "discard", "build-a-C1-0", "eyesore-a", "offer-1", "store-a"):
        refused(s, word, "yard.each")
    told = play(s, "discard-y1")
    assert of_kind(told, TileDiscarded) == [{"seat": 1, "tile": kind_of("gT"), "known": 0b11}]
    assert seen(s)["boxed"] == 3
    refused(s, "done", "yard.each")
    refused(s, "store-y1", "build.source")
    play(s, "build-y2-C1-0")
    assert squares(s, "tile", 1) == ["C1", "D1"]
    assert s.round == 2


@clause("castles", "yard.each")
def test_one_may_be_built_and_the_other_stored() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    offer(s, 0, 1, "gO gI")
    play(s, "1 store-a", "1 store-b", "2 discard", "show", "2 build-y1-E1-0", "2 store-y2")
    assert reserve(s, 1) == ["gC"]
    assert squares(s, "tile", 1) == ["D1", "E1"]


@clause("castles", "yard.each")
def test_a_yard_without_any_use_is_discarded_and_leaves_no_eyesore() -> None:
    s = table()
    keep(s, 1, *["rO"] * 4, *["gO"] * 4)
    s.settle()
    play(s, "2 ready", *(f"draw-{name}" for name in ("gPr", "gT", "rT", "rC")))
    offer(s, 0, 1, "gI gI")
    play(s, "1 store-a", "1 store-b", "2 discard", "show", "2 discard-y1", "2 discard-y2")
    assert player(s, 1)["eyesores"] == []
    assert s.actors() == [0, 1]  # The reserve may still be built from.


@clause("castles", "yard.each", "build.equal")
def test_two_equal_tiles_in_a_yard_are_used_one_after_the_other() -> None:
    s = table()
    begin(s, "gT gT", "rT rC")
    offer(s, 0, 1, "gI gI")
    play(s, "1 store-a", "1 store-b", "2 discard", "show")
    refused(s, "store-y2", "build.equal", seat=1)
    refused(s, "build-y2-C1-0", "build.equal", seat=1)
    play(s, "2 store-y1", "2 build-y2-C1-0")


@clause("castles", "yard.each", "reserve.any")
def test_while_one_empties_the_yard_others_may_build_from_the_reserve() -> None:
    s = table(3)
    keep(s, 2, "sT")
    begin(s, "gT gC", "rT rC", "sT sC")
    offer(s, 0, 1, "gO gI")
    play(s, "1 build-a-C1-0", "1 build-b-D2-0", "2 discard", "3 discard", "show")
    assert s.actors() == [1, 2]
    play(s, "3 build-r1-C1-0", "2 discard-y2", "2 discard-y1")
    assert s.round == 2


@clause("castles", "yard.last", "end.quarry")
def test_in_the_last_round_yards_are_still_emptied_before_scoring() -> None:
    s = table()
    left(s, "gT", "gC", "rT", "rC", "gO", "gI")
    begin(s, "gT gC", "rT rC")
    offer(s, 0, 1, "gO gI")
    play(s, "1 build-a-C1-0", "1 build-b-D2-0", "2 discard", "show")
    assert s.points == [0, 0]
    assert s.actors() == [1]
    play(s, "build-y1-E1-0", "discard-y2")
    assert s.actors() == []
    assert player(s, 1)["size"] == 2


@clause("castles", "yard.last", "end.complete")
def test_a_yard_may_complete_a_castle_in_the_last_moment() -> None:
    s = table()
    site(s, 0, COMPLETE_2.replace(", G4 gC 2", ""))
    begin(s, "rBr rBg", "gC gT")
    offer(s, 1, 0, "rT rT")
    play(s, "1 discard", "2 store-a", "2 store-b", "show")
    assert not player(s)["complete"]
    play(s, "1 build-y1-G4-2")
    assert player(s)["complete"]
    play(s, "1 discard-y2", "2 done")
    assert s.actors() == []


@clause("castles", "yard.when")
def test_the_yards_are_free_again_in_the_next_round() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    offer(s, 0, 1, "gO gI")
    play(s, "1 build-a-C1-0", "1 build-b-D2-0", "2 discard", "show", "2 discard-y1", "2 discard-y2")
    assert player(s, 1)["giver"] is None
    play(s, "draw-gT", "draw-gC", "draw-rT", "draw-rC")
    assert words(s, "offer", seat=0) == ["offer-2"]
