"""What each player sees, is told, and may imagine."""

from __future__ import annotations

from maniero.games.castles.events import EyesoreLeft, TileBuilt, TileDiscarded, TileDrawn, TileStored
from maniero.games.castles.names import NONE
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, playout
from tests.clauses import clause
from tests.games.castles.positions import (
    SMALL,
    begin,
    keep,
    kind_of,
    offer,
    play,
    player,
    seen,
    site,
    table,
    waste,
    words,
)


def names(held: list[object]) -> list[str | None]:
    """The names of tiles in a row of spaces; "?" is a hidden one."""
    return [None if h is None else "?" if h["tile"] is None else h["tile"]["name"] for h in held]  # type: ignore[index]


@clause("castles", "hidden.tiles")
def test_a_drawn_pair_is_seen_by_its_owner_alone() -> None:
    s = table(3)
    told = begin(s, "gT gC", "rT rC", "sT sC")
    for viewer in (0, 1, 2, NOBODY):
        for seat, pair in enumerate((["gT", "gC"], ["rT", "rC"], ["sT", "sC"])):
            assert names(player(s, seat, viewer)["drawn"]) == (pair if viewer == seat else ["?", "?"])  # type: ignore[arg-type]
    drawn = [event for event in told if isinstance(event, TileDrawn)]
    for event in drawn:
        for viewer in (0, 1, 2, NOBODY):
            shown = event.seen_by(viewer)
            assert isinstance(shown, TileDrawn)
            assert shown.tile == (event.tile if viewer == event.seat else NONE)


@clause("castles", "hidden.tiles")
def test_a_tile_that_is_built_or_stored_is_seen_by_all() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    told = play(s, "1 build-a-C1-0", "1 store-b")
    for viewer in (1, NOBODY):
        assert names(player(s, 0, viewer)["reserve"])[0] == "gC"  # type: ignore[arg-type]
        c1 = next(each for each in player(s, 0, viewer)["squares"] if each["name"] == "C1")
        assert c1["tile"] is not None
        assert c1["tile"]["name"] == "gT"
        for event in told:
            if isinstance(event, (TileBuilt, TileStored)):
                assert event.seen_by(viewer) is event


@clause("castles", "hidden.tiles")
def test_reserves_eyesores_and_numbers_are_open() -> None:
    s = table()
    keep(s, 1, "rT")
    waste(s, 1, "rC")
    site(s, 1, "C1 rC 0")
    begin(s, "gT gC", "rT rC")
    shown = seen(s, 0)
    assert names(shown["players"][1]["reserve"])[0] == "rT"  # type: ignore[arg-type]
    assert [tile["name"] for tile in shown["players"][1]["eyesores"]] == ["rC"]
    assert EyesoreLeft(1, 3).seen_by(0) is not None
    play(s, "1 discard")
    for viewer in (0, 1, NOBODY):
        assert (seen(s, viewer)["quarry"], seen(s, viewer)["boxed"]) == (64 - 3 - 4, 2)


@clause("castles", "hidden.tiles", "offer.other")
def test_offered_tiles_are_known_to_the_giver_then_to_their_owner() -> None:
    s = table(3)
    begin(s, "gT gC", "rT rC", "sT sC")
    offer(s, 0, 1, "gO gI")

    def yard(viewer: int) -> list[str | None]:
        return names(player(s, 1, viewer)["yard"])  # type: ignore[arg-type]

    assert [yard(viewer) for viewer in (0, 1, 2, NOBODY)] == [["gT", "gC"], *[["?", "?"]] * 3]
    play(s, "1 store-a", "1 store-b", "2 discard", "3 discard")
    assert yard(1) == ["?", "?"]
    play(s, "show")
    assert [yard(viewer) for viewer in (0, 1, 2, NOBODY)] == [["gT", "gC"], ["gT", "gC"], *[["?", "?"]] * 2]


@clause("castles", "hidden.tiles", "turn.discard")
def test_discarded_tiles_are_known_only_to_those_who_saw_them() -> None:
    s = table(3)
    begin(s, "gPr gPb", "rT rC", "sT sC")
    told = play(s, "1 discard")
    for viewer in (0, 1, 2, NOBODY):
        heard = [event.seen_by(viewer) for event in told if isinstance(event, TileDiscarded)]
        tiles = [event.tile for event in heard if isinstance(event, TileDiscarded)]
        assert tiles == ([NONE, NONE] if viewer else [kind_of("gPr"), kind_of("gPb")])
    mine = [tile_in_box(s.imagine(0, Rng(seed))) for seed in range(20)]
    assert all(found == {kind_of("gPr"), kind_of("gPb")} for found in mine)
    others = [tile_in_box(s.imagine(1, Rng(seed))) for seed in range(20)]
    assert any(found != others[0] for found in others)


def tile_in_box(s) -> set[int]:  # type: ignore[no-untyped-def]
    return {entry >> 4 for entry in s.boxed}


@clause("castles", "hidden.tiles")
def test_an_imagined_table_keeps_what_a_player_knows_and_deals_the_rest_anew() -> None:
    s = table(3)
    begin(s, "gT gC", "rPr rPb", "sPr sPb")
    offer(s, 0, 1, "gPr gPb")
    own, given, pairs = set(), set(), set()
    for seed in range(30):
        dream = s.imagine(0, Rng(seed))
        own.add(tuple(dream.builders[0].drawn))
        given.add(tuple(dream.builders[1].yard))
        pairs.add(tuple(dream.builders[1].drawn))
        assert sum(dream.quarry) == s.left
    assert own == {(kind_of("gPr"), kind_of("gPb"))}
    assert given == {(kind_of("gT"), kind_of("gC"))}
    assert len(pairs) > 5
    assert len({tuple(s.imagine(1, Rng(seed)).builders[1].yard) for seed in range(30)}) > 5


@clause("castles", "hidden.tiles")
def test_an_eyesore_is_told_to_all() -> None:
    assert EyesoreLeft(0, 5).seen_by(1) is not None
    shown = EyesoreLeft(0, 5).seen_by(1)
    assert isinstance(shown, EyesoreLeft)
    assert shown.tile == 5


@clause("castles", "hidden.others")
def test_who_is_asked_does_not_depend_on_what_is_hidden() -> None:
    s = table(3)
    begin(s, "gT gC", "rPr rPb", "sPr sPb")
    offer(s, 0, 1, "gPr gPb")
    for viewer in (0, 1, 2, NOBODY):
        for seed in range(5):
            assert s.imagine(viewer, Rng(seed)).actors() == s.actors()


@clause("castles", "hidden.tiles", "pair.both")
def test_an_imagined_tile_that_has_no_use_does_not_end_the_game() -> None:
    """The second tile of a kept pair has a use; what others imagine it to be may have none."""
    s = table(2)
    site(s, 1, SMALL.format("r"), "A1 rI 0", "B1 rI 0", "F1 gI 0", "G1 gI 0")
    keep(s, 1, *["gO"] * 4, *["rO"] * 4)
    begin(s, "gC gC", "rC rC")
    play(s, "2 build-a-A2-1")
    assert all(not word.startswith("eyesore") for word in words(s, seat=1))
    stuck = 0
    for number in range(40):
        world = s.imagine(0, Rng(number))
        stuck += words(world, seat=1) == ["eyesore-b"]
        playout(world, Rng(number, 1))
    assert stuck
