"""A turn: drawing, keeping both tiles, discarding both, and the end of the turn."""

from __future__ import annotations

import pytest

from maniero.games.castles.events import RoundStarted, TileDiscarded, TileDrawn, TileStored, TurnFinished
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.castles.positions import (
    SMALL,
    begin,
    keep,
    kind_of,
    left,
    of_kind,
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

SEVEN = ["gO", "gO", "gO", "gO", "rO", "rO", "rO"]
EIGHT = [*SEVEN, "rO"]


@clause("castles", "round.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_draw_two_tiles_before_anyone_decides(seats: int) -> None:
    s = table(seats, first="2")
    pairs = ["gT gC", "rT rC", "sT sC", "wT wC"][:seats]
    s.settle()
    for pair in pairs:
        for name in pair.split():
            assert s.actors() == [CHANCE]
            play(s, f"draw-{name}")
    assert s.actors() == list(range(seats))
    assert s.actor() == 1  # One by one, the first player begins.
    assert seen(s)["quarry"] == 32 * seats - 2 * seats


@clause("castles", "round.order")
@pytest.mark.parametrize("order", ["123", "321", "213", "312"])
def test_everybody_plays_at_the_same_time_in_any_order(order: str) -> None:
    s = table(3)
    told = begin(s, "gT gC", "rT rC", "sT sC")
    assert [fact["seat"] for fact in of_kind(told, TileDrawn)] == [0, 0, 1, 1, 2, 2]
    for seat in order:
        assert int(seat) - 1 in s.actors()
        play(s, f"{seat} build-a-E1-0")
    for seat in order:
        play(s, f"{seat} store-b")
    assert [squares(s, "tile", seat) for seat in range(3)] == [["D1", "E1"]] * 3


@clause("castles", "turn.use")
def test_a_pair_is_kept_offered_or_discarded() -> None:
    s = table(3)
    begin(s, "gT gC", "rT rC", "sT sC")
    verbs = {word.split("-")[0] for word in words(s)}
    assert verbs == {"build", "store", "offer", "discard"}
    for word in ("done", "ready"):
        refused(s, word, "turn.use")


@clause("castles", "turn.discard")
def test_discarded_tiles_go_back_to_the_box() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    told = play(s, "1 discard")
    assert of_kind(told, TileDiscarded) == [
        {"seat": 0, "tile": kind_of("gT"), "known": 1},
        {"seat": 0, "tile": kind_of("gC"), "known": 1},
    ]
    assert seen(s)["boxed"] == 2
    assert player(s)["drawn"] == [None, None]
    assert s.in_quarry()[kind_of("gC")] == 7


@clause("castles", "turn.end")
@pytest.mark.parametrize("said", [["discard"], ["store-a", "store-b"], ["build-a-C1-0", "store-b"]])
def test_the_turn_ends_when_both_tiles_are_used(said: list[str]) -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    for word in said:
        assert player(s)["done"] is False
        told = play(s, f"1 {word}")
    assert of_kind(told, TurnFinished) == [{"seat": 0}]
    assert player(s)["done"] is True
    assert s.actors() == [1]
    refused(s, "discard", "hidden.others", seat=0)


@clause("castles", "turn.end")
def test_the_castle_tile_goes_back_when_the_round_is_over() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    told = play(s, "discard", "discard")
    assert of_kind(told, RoundStarted) == [{"seat": NOBODY, "number": 2}]
    assert [player(s, seat)["done"] for seat in (0, 1)] == [False, False]


@clause("castles", "pair.each")
@pytest.mark.parametrize(
    ("said", "built", "stored"),
    [
        (["build-a-C1-0", "build-b-E1-3"], ["C1", "D1", "E1"], []),
        (["build-a-C1-0", "store-b"], ["C1", "D1"], ["gC"]),
        (["store-a", "build-b-E1-3"], ["D1", "E1"], ["gT"]),
        (["store-b", "store-a"], ["D1"], ["gC", "gT"]),
    ],
)
def test_each_tile_is_built_or_stored(said: list[str], built: list[str], stored: list[str]) -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    told = play(s, *(f"1 {word}" for word in said))
    assert squares(s, "tile") == built
    assert reserve(s) == stored
    assert [fact["tile"] for fact in of_kind(told, TileStored)] == [kind_of(name) for name in stored]


@clause("castles", "pair.both")
def test_once_one_tile_is_used_the_pair_is_kept() -> None:
    s = table(3)
    begin(s, "gT gC", "rT rC", "sT sC")
    play(s, "store-b")
    refused(s, "discard", "pair.both")
    refused(s, "offer-2", "pair.both")


@clause("castles", "pair.both")
def test_with_a_full_reserve_the_second_tile_is_built_after_the_first() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 gI 0", "B1 gE 0", "F1 gC 0", "G1 gC 3")
    # Free on the ground: nothing.  Above F1 and G1 mortar waits, above A1 too.
    keep(s, 0, *EIGHT)
    begin(s, "rBr rI", "rT rC")
    assert player(s)["room"] == 0
    assert squares(s, "rain") == ["A2", "F2", "G2"]
    play(s, "build-a-G2-0")  # The straight one still fits A2 or F2.
    assert words(s, "store") == []
    assert {word.split("-")[2] for word in words(s, "build-b")} == {"A2", "F2"}


@clause("castles", "pair.both", "reserve.full")
def test_with_a_full_reserve_both_tiles_must_be_built_or_neither_is_kept() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 rBr", "B1 rBb", "F1 rBg", "G1 gI")
    keep(s, 0, *EIGHT)
    begin(s, "rI rPr", "rT rC")
    # Only G2 is open, and only the straight tile fits there.
    assert words(s) == ["offer-2", "discard"]
    refused(s, "build-a-G2-0", "pair.both")
    refused(s, "build-b-G2-0", "build.margin")
    refused(s, "store-a", "reserve.full")


@clause("castles", "pair.both", "reserve.full")
def test_with_one_free_space_one_tile_must_be_built() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 rBr", "B1 rBb", "F1 rBg", "G1 gI")
    keep(s, 0, *SEVEN)
    begin(s, "rI rPr", "rT rC")
    assert [word for word in words(s) if word[:5] in ("build", "store")] == ["build-a-G2-0", "store-b"]
    refused(s, "store-a", "pair.both")  # The other one fits nowhere.
    play(s, "store-b")
    assert words(s) == ["build-a-G2-0"]


@clause("castles", "pair.both")
def test_nothing_is_built_that_leaves_the_second_tile_without_a_use() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 rBr", "B1 rBb", "F1 rBg", "G1 gI")
    keep(s, 0, "rBy", *SEVEN[1:])
    begin(s)
    play(s, "ready", *(f"draw-{name}" for name in ("rI", "rPr", "rT", "rC")), "store-b")
    assert reserve(s)[0] == "rBy"
    refused(s, "build-r1-G2-0", "pair.both")
    assert words(s) == ["build-a-G2-0"]


@clause("castles", "pair.both", "reserve.any")
def test_while_both_tiles_are_there_the_reserve_may_take_their_place() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 rBr", "B1 rBb", "F1 rBg", "G1 gI")
    keep(s, 0, "rBy", *EIGHT[1:])
    s.settle()
    assert words(s) == ["build-r1-G2-0", "ready"]
    play(s, "ready", *(f"draw-{name}" for name in ("rI", "rPr", "rT", "rC")))
    play(s, "build-r1-G2-0")
    assert words(s) == ["offer-2", "discard"]  # The space it left does not help the pair.


@clause("castles", "offer.quarry")
def test_without_tiles_for_an_offer_a_useless_pair_is_discarded() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 rBr", "B1 rBb", "F1 rBg", "G1 gE")
    keep(s, 0, *EIGHT)
    left(s, "rI", "rPr", "rT", "rC")
    begin(s, "rI rPr", "rT rC")
    assert words(s) == ["discard"]
