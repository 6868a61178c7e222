"""The set-up: board, tiles, silver, settlements, deck, players."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import AreaLost, PieceLaid, RimRewarded
from maniero.games.castelli.names import BASE, BATTLE, CHARACTERS, NONE, OCTAGON_NAMES
from maniero.games.castelli.setup import HALVES
from maniero.kernel.bits import members, numbers
from maniero.kernel.options import OptionError
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, playout
from tests.clauses import clause
from tests.games.castelli.positions import (
    BOX,
    area,
    fresh,
    octagon,
    play,
    player,
    refused,
    seen,
    table,
    turn_up,
    words,
)

ALL_WAYS = [f"piece-{piece}{turned}" for piece in "ABCD" for turned in ("", "-turned")]


# ---- the board


@clause("castelli", "setup.board")
def test_the_standard_board_is_there_at_once() -> None:
    s = fresh(4)
    assert (s.actor(), seen(s)["pieces"]) == (0, ["A", "B", "C", "D"])
    assert [octagon(s, name)["printed"] for name in ("B1", "E2", "A8", "G8")] == ["A12", "B21", "C41", "D43"]


@clause("castelli", "setup.board")
@pytest.mark.parametrize("seats", [3, 4])
def test_chance_lays_four_pieces_in_any_order_and_any_half_turn(seats: int) -> None:
    s = fresh(seats, board="random")
    assert s.actor() == CHANCE
    assert words(s) == ALL_WAYS
    told = play(s, "piece-C-turned")
    assert [(e.seat, e.place, e.turned) for e in told if isinstance(e, PieceLaid)] == [(NOBODY, 0, True)]
    assert words(s) == [word for word in ALL_WAYS if "C" not in word]
    play(s, "piece-A", "piece-D-turned")
    assert words(s) == ["piece-B", "piece-B-turned"]
    play(s, "piece-B")
    assert seen(s)["pieces"] == ["C-turned", "A", "D-turned", "B"]
    assert (s.actor(), s.turn) == (0, 0)


@clause("castelli", "setup.board", "setup.first")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_player_lays_the_board_when_it_is_chosen(seats: int) -> None:
    s = fresh(seats, board="chosen", first="random", dilemma="yes")
    play(s, "first-3")
    assert s.actor() == 2
    assert words(s) == ALL_WAYS
    told = play(s, "piece-B")
    assert [(e.seat, e.place) for e in told if isinstance(e, PieceLaid)] == [(2, 0)]
    refused(s, "piece-B", "setup.board")
    refused(s, "piece-B-turned", "setup.board")
    refused(s, "open-A1", "setup.board")
    refused(s, "piece-C", "hidden.others", seat=0)
    play(s, "piece-A-turned", "piece-D", "piece-C-turned")
    assert seen(s)["pieces"] == ["B", "A-turned", "D", "C-turned"]
    assert s.actor() == CHANCE  # The starting tiles of the Dilemma come next.


@clause("castelli", "setup.board")
def test_a_half_turn_takes_areas_sites_and_settlements_along_and_leaves_the_rim() -> None:
    s = fresh(4, board="chosen")
    play(s, "piece-A-turned", "piece-B", "piece-C", "piece-D")
    city = octagon(s, "D3")  # Printed in row 2, column 1: market N, rock E S W.
    assert (city["printed"], city["settlement"]) == ("A21", "city")
    assert area(s, "D3-market")["sides"] == "S"
    assert area(s, "D3-rock")["sides"] == "NEW"
    assert [site["site"] for site in city["sites"]] == ["rock1", "rock2"]
    assert area(s, "B3-mine")["squares"] == ["B2", "C3", "B4", "A3"]
    corner = seen(s)["squares"][0]
    assert (corner["name"], corner["rim"]) == ("A1", {"N": "wood", "W": "rock"})


@clause("castelli", "setup.board", "setup.settlements")
@pytest.mark.parametrize("seed", range(8))
def test_every_board_has_everything_that_is_printed(seed: int) -> None:
    s = fresh(4, board="random")
    rng = Rng(seed)
    for _ in range(4):
        s.apply(s.legal()[rng.below(len(s.legal()))])
    assert (members(s.villages), members(s.cities)) == (11, 6)
    assert members(s.free[0]) + members(s.free[1]) == 28
    assert len([a for a in s.layout.areas if a.squares]) == 68  # None lies at the rim alone.


# ---- two players


@clause("castelli", "setup.two")
def test_two_players_have_the_mine_in_the_west_and_any_other_piece_in_the_east() -> None:
    s = fresh(2, board="random")
    assert s.actor() == CHANCE
    assert words(s) == ["piece-B", "piece-C", "piece-D"]
    play(s, "piece-D")
    assert (seen(s)["pieces"], seen(s)["rows"], len(seen(s)["squares"])) == (["A", "D"], 4, 16)
    assert area(s, "C2-mine")["squares"] == ["C1", "D2", "C3", "B2"]


@clause("castelli", "setup.two", "setup.board")
def test_the_first_of_two_players_chooses_the_piece_in_the_east_as_it_is_printed() -> None:
    s = fresh(2, board="chosen", first="2")
    assert (s.actor(), words(s)) == (1, ["piece-B", "piece-C", "piece-D"])
    refused(s, "piece-B-turned", "setup.two")
    refused(s, "piece-A", "setup.board")
    refused(s, "piece-A-turned", "setup.board")
    play(s, "piece-C")
    assert seen(s)["pieces"] == ["A", "C"]


@clause("castelli", "setup.two")
def test_the_standard_board_of_two_players_is_a_and_b() -> None:
    assert seen(fresh(2))["pieces"] == ["A", "B"]


@clause("castelli", "setup.two")
def test_rows_and_columns_of_two_players_end_at_their_board() -> None:
    s = fresh(2)
    assert names(s.layout.lines[OCTAGON_NAMES.index("B3")]) == "B1 B3 D3 F3 H3"
    assert octagon(s, "B3")["neutral"] == ""
    assert octagon(s, "A4")["neutral"] == "SW"


@clause("castelli", "setup.two", "area.rim")
def test_the_rim_of_two_players_has_the_southern_rewards_under_their_board() -> None:
    s = fresh(2)
    rims = {square["name"]: square["rim"] for square in seen(s)["squares"] if square["rim"]}
    assert rims == {
        "A1": {"N": "wood", "W": "rock"},
        "C1": {"N": "silver"},
        "E1": {"N": "grain"},
        "G1": {"N": "card"},
        "H2": {"E": "grain"},
        "A3": {"W": "silver"},
        "B4": {"S": "rock"},
        "D4": {"S": "card"},
        "F4": {"S": "wood"},
        "H4": {"E": "card", "S": "silver"},
    }


# ---- a half of a tournament


@clause("castelli", "setup.half")
@pytest.mark.parametrize("board", HALVES)
def test_every_half_has_its_mine_in_the_same_place(board: str) -> None:
    s = fresh(2, board=board)
    assert seen(s)["pieces"] == list(board)
    assert s.mine == 11
    mine = octagon(s, "C2")
    assert [each["kind"] for each in mine["areas"]] == ["mine"]
    assert area(s, "C2-mine")["squares"] == ["C1", "D2", "C3", "B2"]
    assert (mine["settlement"], mine["sites"]) == (None, [])
    printed = {"A": (3, 1), "B": (2, 2), "C": (2, 2), "D": (4, 1)}
    villages, cities = (sum(printed[piece][kind] for piece in board) for kind in (0, 1))
    assert (members(s.villages), members(s.cities)) == (villages, cities)


@clause("castelli", "setup.half")
@pytest.mark.parametrize(("board", "rocks"), [("BC", 13), ("CB", 14), ("DB", 13)])
def test_what_is_printed_under_the_mine_tile_is_out_of_play(board: str, rocks: int) -> None:
    """On B and D a rock area with a site is covered; C has wood and grain there."""
    s = fresh(2, board=board)
    assert members(s.free[0]) + members(s.free[1]) == rocks
    assert not any(free >> OCTAGON_NAMES.index("C2") & 1 for free in s.free)
    told = turn_up(s, "C1 h01")
    assert {OCTAGON_NAMES[e.octagon] for e in told if hasattr(e, "octagon")} <= {"B1", "D1"}


@clause("castelli", "setup.half", "setup.board")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("board", HALVES)
def test_a_half_is_for_two_players(board: str, seats: int) -> None:
    reason = f"option board cannot be '{board}' with {seats} players; it is for 2"
    with pytest.raises(OptionError, match=reason):
        fresh(seats, board=board)


# ---- what lies on it, and before the players


@clause("castelli", "setup.tiles")
@pytest.mark.parametrize(("seats", "squares"), [(2, 16), (3, 32), (4, 32)])
def test_tiles_lie_face_down_and_any_may_be_anywhere(seats: int, squares: int) -> None:
    s = table(seats)
    assert seen(s)["left"] == len(words(s, "open")) == squares
    assert all(square["tile"] is None for square in seen(s)["squares"])
    play(s, "open-C3")
    assert len(words(s, "tile")) == 32
    assert s.weights() == [1] * 32


@clause("castelli", "setup.tiles")
def test_two_players_never_see_sixteen_tiles() -> None:
    s = table(2)
    playout(s, Rng(5))
    assert (seen(s)["left"], len(seen(s)["unseen"])) == (0, 16)


@clause("castelli", "setup.silver")
@pytest.mark.parametrize(("seats", "silver"), [(2, 11), (3, 11), (4, 22)])
def test_silver_in_the_mine(seats: int, silver: int) -> None:
    assert fresh(seats).mine == silver
    assert area(fresh(seats), "C2-mine")["amount"] == silver


@clause("castelli", "setup.settlements")
@pytest.mark.parametrize(
    ("seats", "board", "villages", "cities"),
    [(4, "standard", 11, 6), (3, "standard", 11, 6), (2, "AB", 5, 3), (2, "AC", 5, 3), (2, "AD", 7, 2)],
)
def test_settlements_stand_where_they_are_printed(seats: int, board: str, villages: int, cities: int) -> None:
    s = fresh(seats, board=board)
    assert (members(s.villages), members(s.cities)) == (villages, cities)
    assert (seen(s)["villages_aside"], seen(s)["cities_aside"]) == (2, 2)
    if seats > 2:
        assert names(s.cities) == "F1 A2 E4 H5 B7 A8"
        assert names(s.villages) == "H1 B3 D3 F3 C4 D5 A6 E6 H7 E8 G8"


def names(octagons: int) -> str:
    return " ".join(OCTAGON_NAMES[octagon] for octagon in numbers(octagons))


@clause("castelli", "setup.deck")
def test_the_deck() -> None:
    assert seen(fresh(4))["deck"] == 25
    assert seen(fresh(4, battle="yes"))["deck"] == 33
    assert fresh(4).deck == [1, 2, 1, 2, 3, 1, 3, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0]
    assert fresh(2, battle="yes").deck == [1, 2, 1, 2, 3, 1, 3, 2, 3, 3, 2, 2, 2, 1, 2, 1, 2]
    assert list(seen(fresh(4))["characters"]) == BASE
    assert list(seen(fresh(4, battle="yes"))["characters"]) == [*BASE, *BATTLE]


@clause("castelli", "setup.deck")
def test_a_card_is_as_likely_as_there_are_many_of_it() -> None:
    s = table(4, battle="yes")
    turn_up(s, "C3 h25")
    assert s.actor() == CHANCE
    assert words(s) == [f"draw-{name}" for name in CHARACTERS]
    assert s.weights() == [1, 2, 1, 2, 3, 1, 3, 2, 3, 3, 2, 2, 2, 1, 2, 1, 2]


@clause("castelli", "setup.player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_begins_with(seats: int) -> None:
    s = table(seats)
    for seat in range(seats):
        assert player(s, seat) == {
            "seat": seat,
            "points": 0,
            "silver": 0,
            "resources": {"wood": 0, "grain": 0, "rock": 0},
            "castles": 9,
            "built": 0,
            "cards": 0,
            "hand": [],
            "held": None,
        }


@clause("castelli", "setup.player", "area.rim")
@pytest.mark.parametrize(("turn", "seat"), [(0, 0), (3, 1), (1, 2), (2, 3)])
def test_seats_have_the_colours_blue_red_yellow_green(turn: int, seat: int) -> None:
    """h05 is blue, red, green, yellow: the shield in the north of E1 brings a grain."""
    s = table(4)
    turn_up(s, f"E1 h05 {turn}")
    assert [lord.stock[1] for lord in s.lords].index(1) == seat


@clause("castelli", "setup.colours")
def test_a_colour_that_nobody_plays_gets_nothing_and_beats_nobody() -> None:
    s = table(2)
    told = turn_up(
        s, "C1 h05 2"
    )  # Green points north, to silver; yellow east, to rock; blue south, red west.
    assert (s.mine, [lord.silver for lord in s.lords]) == (11, [0, 0])
    assert not [event for event in told if isinstance(event, RimRewarded)]
    assert [OCTAGON_NAMES[event.octagon] for event in told if isinstance(event, AreaLost)] == ["D1"]
    assert [lord.stock for lord in s.lords] == [[0, 0, 0], [0, 1, 0]]


@clause("castelli", "setup.colours", "area.majority")
def test_more_points_of_a_colour_that_nobody_plays_do_not_matter() -> None:
    s = table(3)
    turn_up(s, "H2 h01 0")  # Green 6 to the south: H3 grain.
    play(s, "end")
    turn_up(s, "G3 h17 3")  # Green 3 to the east would be green's 9; ...
    assert area(s, "H3-grain")["influence"] == [0, 0, 0]
    s = table(3)
    turn_up(s, "H2 h01 0")
    play(s, "end")
    turn_up(s, "G3 h17 0")  # ... red 3 to the east against green 6.
    play(s, "draw-king3", "draw-king4")  # Yellow has the market.
    assert area(s, "H3-grain")["influence"] == [0, 3, 0]
    assert s.lords[1].stock[1] == 1 + 2  # One is from the rim.


@clause("castelli", "setup.first", "turn.order")
def test_chance_or_the_host_chooses_who_begins_and_turns_go_clockwise() -> None:
    s = fresh(3, first="random")
    assert (s.actor(), words(s)) == (CHANCE, ["first-1", "first-2", "first-3"])
    play(s, "first-2")
    assert (s.actor(), s.turn, seen(s)["first"]) == (1, 1, 1)
    s = fresh(4, first="3")
    order = []
    for square in ("B2", "D2", "F2", "B4", "F4"):
        order.append(s.actor())
        turn_up(s, f"{square} h{len(order):02d}")
        play(s, "end")
    assert order == [2, 3, 0, 1, 2]


@clause("castelli", "setup.first")
def test_a_seat_that_is_not_there_does_not_begin() -> None:
    with pytest.raises(OptionError):
        fresh(3, first="4")


@clause("castelli", "setup.reconstructed")
def test_what_is_reconstructed_is_marked_in_the_box() -> None:
    reconstructed = [part for part, mark in BOX.confidence.items() if mark == "reconstructed"]
    assert reconstructed == ["pieces", "rim", "tiles", "starting_tiles"]
    assert (
        BOX.confidence["counts"] == BOX.confidence["characters"] == BOX.confidence["scoring"] == "confirmed"
    )


@clause("castelli", "hidden.others", "turn.order")
def test_who_is_not_asked_decides_nothing() -> None:
    s = table(4)
    for seat in (1, 2, 3):
        refused(s, "open-A1", "hidden.others", seat=seat)
    play(s, "open-A1")
    refused(s, "lay-0", "hidden.others", seat=0)  # Chance decides.
    assert s.turn == 0
    assert s.square != NONE
