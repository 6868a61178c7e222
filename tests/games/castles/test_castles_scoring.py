"""The end of the game and the five valuations."""

from __future__ import annotations

import pytest

from maniero.games.castles.events import CastleCompleted, GameEnded
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.castles.census import census
from tests.games.castles.positions import (
    COMPLETE,
    COMPLETE_2,
    EXAMPLE,
    SMALL,
    begin,
    end,
    keep,
    left,
    of_kind,
    offer,
    play,
    player,
    refused,
    scored,
    seen,
    site,
    squares,
    table,
    waste,
    words,
)


@clause("castles", "end.size", "end.reserve", "end.rain", "end.eyesores", "end.winner")
def test_the_example_of_the_rulebook_gives_8_points() -> None:
    s = table(4)
    site(s, 0, EXAMPLE)
    keep(s, 0, "gC", "rT", "sO")
    waste(s, 0, "wO", "wT", "rC")
    assert squares(s, "rain") == ["D4", "F4"]
    assert squares(s, "fault") == []
    told = end(s)
    assert scored(told, 0) == {"end.size": 14, "end.reserve": -1, "end.rain": -2, "end.eyesores": -3}
    assert s.points[0] == 8
    assert s.winners() == [0]


@clause("castles", "end.size", "build.apart")
def test_only_what_mortar_joins_to_the_gate_counts_the_gate_included() -> None:
    s = table()
    site(s, 0, "F1 gBr", "C1 gC 0", "C2 gBb")
    assert squares(s, "joined") == ["C1", "D1", "C2"]
    assert scored(end(s), 0)["end.size"] == 3


@clause("castles", "end.size")
def test_a_castle_counts_when_it_is_joined_indirectly_and_by_other_walls() -> None:
    s = table()
    site(s, 0, "C1 rT 0", "B1 gC 0", "B2 rI", "B3 gBr")
    assert player(s)["size"] == 5


@clause("castles", "end.reserve")
@pytest.mark.parametrize(("many", "lost"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (7, -3), (8, -4)])
def test_every_two_tiles_in_the_reserve_cost_a_point(many: int, lost: int) -> None:
    s = table()
    keep(s, 0, *["gC"] * many)
    assert scored(end(s), 0).get("end.reserve", 0) == lost


@clause("castles", "end.rain")
def test_a_lone_gate_has_three_open_squares() -> None:
    s = table()
    assert squares(s, "rain") == ["C1", "E1", "D2"]
    assert scored(end(s), 0) == {"end.size": 1, "end.rain": -3}


@clause("castles", "end.rain")
def test_a_square_with_several_open_sides_counts_once() -> None:
    s = table()
    site(s, 0, "C1 gC 0", "C2 gC 1", "E1 gC 3", "E2 gC 2")  # All four sides of D2 but the upper one.
    assert squares(s, "rain") == ["D2"]
    assert scored(end(s), 0)["end.rain"] == -1


@clause("castles", "end.rain", "build.apart")
def test_rain_falls_also_beside_tiles_that_are_not_joined_to_the_gate() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 gI")
    assert squares(s, "rain") == ["A2"]
    assert scored(end(s), 0) == {"end.size": 6, "end.rain": -1}


@clause("castles", "end.rain")
def test_the_ground_and_the_margin_let_no_rain_in() -> None:
    s = table()
    site(s, 0, SMALL.format("g"), "A1 gE", "G1 rE")
    assert squares(s, "rain") == []


@clause("castles", "end.eyesores")
def test_each_eyesore_costs_a_point() -> None:
    s = table()
    waste(s, 1, "gC", "gT", "gO")
    assert scored(end(s), 1)["end.eyesores"] == -3


@clause("castles", "end.winner")
def test_points_may_be_negative_and_the_most_win() -> None:
    s = table()
    waste(s, 0, "gC", "gT", "gO")
    end(s)
    assert s.points == [-5, -2]
    assert s.winners() == [1]


@clause("castles", "end.tie")
def test_with_equal_points_banners_of_the_castle_decide() -> None:
    s = table()
    site(s, 0, SMALL.format("g"))  # Three banners.
    site(s, 1, "C1 rC 0", "E1 rC 3", "C2 rE 0", "E2 gE 0", "D2 rBy")
    site(s, 1, "A1 rBr", "G1 rBb", "F1 rBg")  # These are not joined to the gate.
    end(s)
    assert s.points == [6, 6]
    assert s.winners() == [0]


@clause("castles", "end.tie")
def test_with_equal_banners_too_the_victory_is_shared() -> None:
    s = table(3)
    site(s, 0, SMALL.format("g"))
    site(s, 2, SMALL.format("s"))
    end(s)
    assert s.points == [6, -2, 6]
    assert s.winners() == [0, 2]


# ---- how the game ends


@clause("castles", "end.quarry")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_there_are_not_two_tiles_for_everybody(seats: int) -> None:
    names = ["gC"] * 2 * seats
    s = table(seats)
    left(s, *names)
    s.settle()
    assert s.actors() == [CHANCE]
    assert s.round == 1
    s = table(seats)
    left(s, *names[1:])
    s.told = []
    s.settle()
    assert s.actors() == []
    assert of_kind(s.told, GameEnded) == [{"seat": NOBODY, "left": 2 * seats - 1, "discarded": True}]


@clause("castles", "end.quarry")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_that_are_too_few_for_a_round_are_discarded_and_nobody_sees_them(seats: int) -> None:
    s = table(seats)
    left(s, *["gC"] * (2 * seats - 1))
    s.boxed = s.boxed[:4]  # As if the others had never been in the game.
    s.boxed = [entry | 1 for entry in s.boxed]
    before = census(s)
    s.settle()
    assert s.actors() == []
    assert census(s) == before
    assert (s.left, sum(s.quarry)) == (0, 0)
    for viewer in (NOBODY, *range(seats)):
        shown = seen(s, viewer)
        assert (shown["quarry"], shown["boxed"], shown["too_few"]) == (0, 4 + 2 * seats - 1, 2 * seats - 1)


@clause("castles", "end.quarry")
def test_a_complete_castle_leaves_the_quarry_alone() -> None:
    s = table()
    site(s, 0, COMPLETE_2)
    begin(s, "gC gC", "rT rT")
    told = play(s, "1 discard", "2 discard")
    assert s.actors() == []
    assert (seen(s)["quarry"], seen(s)["boxed"], seen(s)["too_few"]) == (64 - 15 - 4, 4, 0)
    assert of_kind(told, GameEnded) == [{"seat": NOBODY, "left": 64 - 15 - 4, "discarded": False}]


@clause("castles", "end.quarry")
def test_when_the_quarry_is_empty_the_round_is_played_to_its_end() -> None:
    s = table()
    keep(s, 1, "gT")
    left(s, "gC", "gC", "rC", "rC")
    begin(s, "gC gC", "rC rC")
    assert seen(s)["quarry"] == 0
    play(s, "1 build-a-C1-0", "1 build-b-E1-3", "2 discard")
    assert s.actors() == [1]  # The last chance to build from the reserve.
    assert s.points == [0, 0]
    play(s, "build-r1-C1-0")
    assert s.actors() == []
    assert player(s, 1)["size"] == 2


@clause("castles", "end.complete")
def test_the_example_of_a_complete_castle_ends_the_game() -> None:
    s = table(4)
    site(s, 0, COMPLETE)
    assert player(s)["size"] == 16
    assert player(s)["complete"]
    assert squares(s, "rain") == []
    begin(s, "gC gC", "rT rT", "sT sT", "wT wT")
    told = play(s, *[f"{seat} discard" for seat in (1, 2, 3, 4)])
    assert of_kind(told, CastleCompleted) == [{"seat": 0, "size": 16}]
    assert s.actors() == []
    assert s.points[0] == 16


@clause("castles", "end.complete")
def test_the_round_is_played_to_its_end_when_a_castle_is_complete() -> None:
    s = table()
    site(s, 0, COMPLETE_2.replace(", G4 gC 2", ""))
    begin(s, "gC rT", "rC rT")
    play(s, "1 build-a-G4-2", "1 store-b")
    assert player(s)["complete"]
    assert s.actors() == [1]
    offer(s, 1, 0, "rT rT")  # All goes on as in any round.
    play(s, "2 build-a-C1-0", "2 store-b", "show")
    assert s.actors() == [0, 1]
    play(s, "1 store-y1", "1 discard-y2", "2 done")
    if s.actors():
        play(s, "1 done")
    assert s.actors() == []
    assert scored(s.told or [], 0)["end.size"] == 16


@clause("castles", "end.complete")
def test_fifteen_tiles_do_not_end_the_game() -> None:
    s = table()
    # The same castle without B2: B1 shows sky above.
    smaller = COMPLETE_2.replace("B1 rC 0", "B1 rE 3").replace(", B2 rBb 0", "")
    site(s, 0, smaller.replace("E3 gE 0", "E3 gBr 0").replace("F4 rE 3", "F4 gE 3"))
    assert (player(s)["size"], player(s)["rain"]) == (15, 0)
    begin(s, "gO gO", "rT rC")
    play(s, "1 discard", "2 discard")
    assert not of_kind(s.told or [], CastleCompleted)
    assert s.round == 2


@clause("castles", "end.complete")
def test_an_open_castle_does_not_end_the_game_however_large() -> None:
    s = table()
    site(s, 0, COMPLETE_2.replace("B1 rC 0", "B1 rT 0"))  # Mortar towards A1, sky towards B2.
    assert not player(s)["complete"]
    begin(s, "gO gO", "rT rC")
    play(s, "1 discard", "2 discard")
    assert s.round == 2


@clause("castles", "end.complete")
def test_other_tiles_of_the_site_do_not_prevent_completion() -> None:
    s = table()
    site(s, 0, COMPLETE_2, "A1 gI")
    assert squares(s, "rain") == ["A2"]
    assert player(s)["complete"]
    begin(s, "gO gO", "rT rC")
    told = play(s, "1 discard", "2 discard")
    assert of_kind(told, CastleCompleted) == [{"seat": 0, "size": 16}]
    assert scored(told, 0) == {"end.size": 16, "end.rain": -1}


@clause("castles", "end.complete")
def test_completing_a_castle_does_not_by_itself_win() -> None:
    s = table()
    site(s, 0, COMPLETE_2)
    waste(s, 0, *["rT"] * 6, *["gT"] * 6, "gO", "gO", "rO", "rO", "gBr")
    begin(s, "gI gC", "rC rC")
    play(s, "1 discard", "2 build-a-C1-0", "2 build-b-E1-3")
    assert s.points == [-1, 0]
    assert s.winners() == [1]


@clause("castles", "hidden.others")
def test_when_the_game_is_over_nobody_has_a_word() -> None:
    s = table()
    end(s)
    assert words(s) == []
    for seat in (0, 1):
        refused(s, "done", "hidden.others", seat=seat)
