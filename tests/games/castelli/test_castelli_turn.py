"""A turn: its order, the tile, and what the tile itself brings."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import TileLaid, TurnStarted
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.castelli.positions import (
    all_but,
    area,
    begin,
    building,
    deck,
    give,
    hand,
    lay,
    play,
    quietly,
    refused,
    seen,
    silver,
    stock,
    table,
    turn_up,
    words,
)


@clause("castelli", "turn.order")
def test_a_turn_is_a_tile_then_areas_then_castles_then_the_next_player() -> None:
    s = table(4)
    give(s, 0, stock="1 1 1")
    refused(s, "end", "turn.order")
    refused(s, "go", "turn.order")
    refused(s, "lay-0", "turn.order")
    turn_up(s, "B2 h01 2")  # Green to B1 rock, yellow to the mine, blue to B3, red to A2.
    assert stock(s, 3) == [0, 0, 1]
    assert words(s) == ["build-B3-rock", "end"]
    refused(s, "open-C1", "turn.order")
    refused(s, "go", "turn.order")
    told = play(s, "build-B3-rock", "end")
    assert [(e.seat, e.left) for e in told if isinstance(e, TurnStarted)] == [(1, 31)]
    assert (s.actor(), s.turn) == (1, 1)
    assert words(s)[0].startswith("open")


@clause("castelli", "turn.order")
def test_without_a_castle_to_build_the_turn_still_ends_by_a_word() -> None:
    s = table(4)
    turn_up(s, "B2 h01")
    assert words(s) == ["end"]


@clause("castelli", "turn.order", "area.when")
def test_who_has_no_card_is_not_asked_before_the_areas() -> None:
    s = table(4)
    give(s, 0, "king3")
    turn_up(s, "B2 h01")  # B1 rock is evaluated now.
    assert "go" in words(s)
    refused(s, "end", "turn.order")
    refused(s, "open-C1", "turn.order")
    play(s, "go")
    assert "end" in words(s)


@clause("castelli", "turn.order")
def test_who_has_a_card_is_not_asked_twice_where_no_area_is_evaluated() -> None:
    s = table(4)
    give(s, 0, "king3")
    turn_up(s, "D2 h01")
    assert words(s) == ["sell-king3", "play-king3", "end"]


# ---- the tile


@clause("castelli", "tile.choose")
def test_any_face_down_tile_may_be_turned_up_and_no_other() -> None:
    s = table(4)
    lay(s, "A1 h01", "C5 h02 1")
    begin(s)
    assert len(words(s, "open")) == 30
    refused(s, "open-A1", "tile.choose")
    refused(s, "open-C5", "tile.choose")
    play(s, "open-H8")
    assert s.actor() == CHANCE
    assert "tile-h01" not in words(s)
    assert len(words(s)) == 30


@clause("castelli", "tile.choose", "setup.two")
def test_there_is_no_tile_beyond_the_board_of_two_players() -> None:
    s = table(2)
    assert words(s)[-1] == "open-H4"
    refused(s, "open-A5", "tile.choose")


@clause("castelli", "tile.choose")
def test_a_tile_that_was_turned_up_does_not_turn_up_again() -> None:
    s = table(4)
    turn_up(s, "B2 h01")
    play(s, "end", "open-D2")
    assert "tile-h01" not in words(s)
    play(s, "tile-h02", "lay-0", "end")
    refused(s, "open-B2", "tile.choose")
    refused(s, "open-D2", "tile.choose")


@clause("castelli", "tile.lay")
@pytest.mark.parametrize("turn", range(4))
def test_a_tile_is_laid_back_on_its_square_turned_as_one_likes(turn: int) -> None:
    s = table(4)
    play(s, "open-B2", "tile-h03")  # Blue, red, yellow, green.
    drawn = seen(s)["drawn"]
    assert drawn is not None
    assert drawn["name"] == "h03"
    assert words(s) == ["lay-0", "lay-1", "lay-2", "lay-3"]
    told = play(s, f"lay-{turn}")
    assert [(e.turn, e.swapped) for e in told if isinstance(e, TileLaid)] == [(turn, False)]
    square = next(each for each in seen(s)["squares"] if each["name"] == "B2")
    assert square["tile"] is not None
    assert square["tile"]["name"] == "h03"
    colours = [shield["seat"] for shield in square["tile"]["shields"]]  # N E S W
    assert colours == ([0, 1, 2, 3] * 2)[4 - turn : 8 - turn]


@clause("castelli", "tile.lay")
def test_nothing_is_done_between_turning_up_and_laying_back() -> None:
    s = table(4)
    give(s, 0, "king3", stock="1 1 1")
    give(s, 1, "king4")
    play(s, "open-B2", "tile-h01")
    for word in ("sell-king3", "play-king3", "open-C1", "end", "build-B3-rock", "pass"):
        refused(s, word, "tile.lay")
    refused(s, "sell-king4", "hidden.others", seat=1)


# ---- a card and silver on it


@clause("castelli", "tile.card")
@pytest.mark.parametrize("tile", ["h25", "h26", "h27", "h28"])
def test_the_active_player_draws_whoever_has_the_shield_with_the_card(tile: str) -> None:
    s = table(4)
    lay(s, "B2 h01")
    begin(s, 2)
    turn_up(s, f"D2 {tile}")
    assert s.actor() == CHANCE
    play(s, "draw-robber")
    assert [hand(s, seat) for seat in range(4)] == ["", "", "robber", ""]


@clause("castelli", "tile.card")
def test_no_card_is_drawn_for_a_tile_without_one() -> None:
    s = table(4)
    turn_up(s, "D2 h24")
    assert s.actor() == 0
    assert hand(s) == ""


@clause("castelli", "tile.card", "area.majority")
def test_a_shield_with_a_card_counts_nothing_the_others_do() -> None:
    s = table(4)
    lay(s, "C3 h25 0")  # A card on blue: north; red 2 east, green 2 south, yellow 2 west.
    assert [area(s, name)["influence"] for name in ("C2-mine", "D3-grain", "C4-grain", "B3-rock")] == [
        [0, 0, 0, 0],
        [0, 2, 0, 0],
        [0, 0, 0, 2],
        [0, 0, 2, 0],
    ]


@clause("castelli", "tile.silver")
@pytest.mark.parametrize(("tile", "many"), [("h01", 0), ("h17", 1), ("h29", 1), ("h23", 2), ("h24", 2)])
def test_the_active_player_takes_the_silver_on_the_tile(tile: str, many: int) -> None:
    s = table(4)
    begin(s, 3)
    told = turn_up(s, f"D2 {tile}")
    assert silver(s) == [0, 0, 0, many]
    assert s.mine == 22 - many
    assert [e.silver for e in told if isinstance(e, TileLaid)] == [many]


@clause("castelli", "tile.silver")
@pytest.mark.parametrize(("mine", "taken"), [(2, 2), (1, 1), (0, 0)])
def test_a_poor_mine_gives_what_it_has(mine: int, taken: int) -> None:
    s = table(4)
    s.mine = mine
    turn_up(s, "D2 h24")
    assert (silver(s)[0], s.mine) == (taken, mine - taken)
    s.mine += 5  # What was missing is not paid later.
    play(s, "end")
    assert silver(s)[0] == taken


@clause("castelli", "tile.silver", "card.bottom")
def test_from_an_empty_deck_nothing_is_drawn_and_nothing_later() -> None:
    s = table(4)
    deck(s)
    give(s, 1, silver=1)
    turn_up(s, "D2 h25")
    assert words(s) == ["end"]
    deck(s, "king3")
    play(s, "end")
    assert hand(s) == ""


# ---- the last turn


@clause("castelli", "end.last", "turn.order")
@pytest.mark.parametrize(("seats", "turns"), [(2, [8, 8]), (3, [11, 11, 10]), (4, [8, 8, 8, 8])])
def test_turns_go_on_to_the_last_tile_and_are_not_evened_out(seats: int, turns: list[int]) -> None:
    s = table(seats)
    found = [0] * seats
    while s.asks:
        word = next((w for w in ("go", "pass", "end", "done") if w in words(s)), words(s)[-1])
        if word.startswith("open"):
            found[s.actor()] += 1
        play(s, word)
    assert found == turns
    assert seen(s)["left"] == 0


@clause("castelli", "end.last", "castle.when")
def test_after_the_last_tile_the_turn_is_finished() -> None:
    s = table(4)
    give(s, 1, stock="1 1 1")
    all_but(s, "B2")
    begin(s, 1)
    turn_up(s, f"B2 {seen(s)['unseen'][0]['name']} 2")
    quietly(s)
    assert s.actor() == 1
    play(s, words(s, "build")[0], "end")
    assert "open" not in " ".join(words(s))


@clause("castelli", "end.last")
def test_nobody_has_another_turn() -> None:
    s = table(4)
    all_but(s)
    building(s, 1)
    play(s, "end")
    assert s.asks == []
    assert seen(s)["over"]
